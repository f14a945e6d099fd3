//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Carcassonne",
    with: "with The Tower",
    mood: "Lay the land, raise the towers",
    signs: &[],
};

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Most points, from roads, cities, monasteries, fields and the tower.",
    "Place a tile so that it fits, then a meeple or a tower piece.",
    "Towers capture meeples. Prisoners are exchanged or bought back.",
];
