//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Tigris & Euphrates",
    with: "",
    mood: "Four peoples between two rivers",
    signs: &["Archer", "Bull", "Potter", "Lion"],
};

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Your weakest colour counts: gather all four.",
    "Two actions a turn: place tiles, move leaders, score.",
    "Kingdoms that meet fight; the loser leaves the board.",
];
