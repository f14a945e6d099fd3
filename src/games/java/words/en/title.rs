//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Java", with: "", mood: "Terraces, villages and feasts", signs: &[] };

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Most points: lakes, palaces, festivals, and the cities at the end.",
    "Six action points a turn: place land, move figures, build.",
    "The highest figure in a city lets you expand its palace.",
];
