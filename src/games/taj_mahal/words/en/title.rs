//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Taj Mahal", with: "", mood: "Win the court, join the cities", signs: &[] };
