//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "You are Eva, the archer. Take your king and put it beside the temple: every leader needs a temple.",
    "Place a settlement beside it. Tiles and leaders that touch form a kingdom, and its king scores each settlement.",
    "One black point is yours. Both actions are used: end your turn, and your hand is filled up to six.",
    "Petr has founded another kingdom. The red priest in the south is beside one temple. Put yours beside two of them.",
    "Two priests in one kingdom: a revolt. The temples beside them count, and those you add from your hand. Add one, to be sure.",
    "Three to one. Petr's priest leaves the board, and you win a red point.",
    "One action is left. Place another settlement beside the first: a black point again.",
    "End your turn.",
    "Now fill the gap in the north. A tile that joins two kingdoms starts a war if both have a leader of one colour: here two kings.",
    "In a war all tiles of that colour in the kingdom count. You have two settlements, Petr has one. Add one from your hand.",
    "Petr loses the king and all black tiles on that side. Each brings you a black point, and so does the king.",
    "Use the second action for a settlement below the others: four in a square can become a monument.",
    "End your turn.",
    "One more, and the square is closed.",
    "Four of one colour may become a monument of two colours. Build the black and red one.",
    "A farm goes on the river. You have no farmer here, so your king takes the blue point: it scores for every missing leader.",
    "End your turn. The monument pays your king a black point now, and after each of your turns.",
    "That is nearly all. At the end only your weakest colour counts, so build up all four. The rest is in the rules.",
];
