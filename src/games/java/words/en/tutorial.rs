//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "You are Eva, with six action points for a turn. Place a tile of three hexes beside the small lake: a village and two rice fields.",
    "Figures walk over land only. Extend the land to the border with a rice tile of your own.",
    "Now bring in a figure: it walks from the lowlands over your land to the shore of the lake.",
    "Land all around a lake encloses it. Place a tile on its north and east side.",
    "One more, and the lake is enclosed. Only your figure is on its shore, so you score it.",
    "Three points for one hex of water. Spend the last action point on a card. You will need it at a festival.",
    "End your turn.",
    "Petr has built in the mountains. Place your small village tile beside the first village: two hexes make a settlement.",
    "The highest figure in a settlement leads it. Yours is on rice: move it into the village.",
    "You lead the settlement, and it has two hexes: build a palace of value 2 on the free one.",
    "Hold a festival in your palace: play a card with the symbol of the face-up card. A festival ends your turn.",
    "Nobody else has a figure in this city, so the festival is yours alone. Continue.",
    "Petr builds on. Now build upwards: tiles may lie on tiles if they cover parts of two. Place a two-hex tile over rice beside your city.",
    "The highest figure leads, and between villages steps are free: move yours up onto the new village.",
    "Place your small village tile on the rice beside it: the city is then four hexes large.",
    "A city of four hexes may have a palace of value 4. Expand yours: half its value is points.",
    "Bring in a second figure, up into the village: one point to enter, one more for the step from rice into a village.",
    "Spend the last action point on a card from the deck: nobody else sees it.",
    "End your turn.",
    "At the end, cities score again for the players who are highest in them. Most points win. The rest is in the rules.",
];
