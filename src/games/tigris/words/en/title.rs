//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Tigris & Euphrates",
    with: "",
    mood: "Four peoples between two rivers",
    signs: &["Archer", "Bull", "Potter", "Lion"],
};

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Your weakest colour counts: gather all four.",
    "Two actions a turn: lay tiles, move leaders, score.",
    "Kingdoms that meet fight; the loser leaves the board.",
];
