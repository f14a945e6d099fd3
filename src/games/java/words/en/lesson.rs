//! The first turn to play.

/// A sentence a step, and one for the end.
pub const LESSON: &[&str] = &[
    "You are Eva, with six action points for a turn. Lay a tile of three hexes beside the small lake: a village and two rice fields.",
    "Figures walk over land only. Take the land on to the border with a rice tile of your own.",
    "Now bring in a figure: it walks from the lowlands over your land to the shore of the lake.",
    "Land all around a lake encloses it. Lay a tile on its north and east side.",
    "One more, and the lake is enclosed. Your figure alone stands on its shore, so you score it.",
    "Three points for a hex of water. Spend the last action point on a card: it will be of use at a festival.",
    "End your turn.",
    "Petr has built in the mountains. Lay your small village tile beside the first village: two hexes make a settlement.",
    "Who stands highest in a settlement leads it. Your figure is on rice: move it into the village.",
    "You lead the settlement, and it has two hexes: build a palace of value 2 on the free one.",
    "A palace is worth a festival: lay a card with the symbol that is turned up. It must be the last of your turn.",
    "Nobody else has a figure in this city, so the festival is yours alone. Go on.",
    "In the end cities count once more for those who stand highest in them. The rest is in the rules.",
];
