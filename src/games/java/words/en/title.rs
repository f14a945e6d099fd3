//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Java", with: "", mood: "Terraces, villages and feasts", signs: &[] };

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Most points: lakes, palaces, festivals, and the cities at the end.",
    "Six action points a turn: place land, move figures, build.",
    "The highest figure in a city lets you expand its palace.",
];
