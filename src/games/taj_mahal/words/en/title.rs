//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Taj Mahal", with: "", mood: "Win the court, join the cities", signs: &[] };

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Most points after twelve visits.",
    "Play cards, or withdraw and take every prize you lead.",
    "If you stay too long, you pay cards for nothing.",
];
