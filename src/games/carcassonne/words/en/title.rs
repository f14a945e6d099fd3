//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Carcassonne",
    with: "with The Tower",
    mood: "Lay the land, raise the towers",
    signs: &[],
};

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Most points, from roads, cities, cloisters, fields and the tower.",
    "Lay a tile so that it fits, then place a figure or a piece of tower.",
    "A tower takes figures captive: they are exchanged or bought back.",
];
