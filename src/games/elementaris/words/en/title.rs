//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Elementaris", with: "", mood: "Armies, orbs and a great clock", signs: &[] };

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Hold enough cities, or be the last one standing.",
    "Armies march, conquer cities and collect orbs.",
    "The clock lets each element rule for a while.",
];
