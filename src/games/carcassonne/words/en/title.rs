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
    "Most points, from roads, cities, monasteries, fields and the tower.",
    "Place a tile so that it fits, then a meeple or a tower piece.",
    "Towers capture meeples. Prisoners are exchanged or bought back.",
];
