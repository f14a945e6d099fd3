//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Elementaris", with: "", mood: "Armies, orbs and a great clock", signs: &[] };

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Hold enough cities, or be the last one standing.",
    "Armies march, conquer cities and collect orbs.",
    "The clock lets each element rule for a while.",
];
