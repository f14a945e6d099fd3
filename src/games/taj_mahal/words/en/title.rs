//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Taj Mahal", with: "", mood: "Win the court, join the cities", signs: &[] };

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Most points after twelve visits.",
    "Play cards, or withdraw and take every prize you lead.",
    "If you stay too long, you pay cards for nothing.",
];
