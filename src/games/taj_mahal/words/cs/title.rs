//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Taj Mahal", with: "", mood: "Získejte dvůr, spojte města", signs: &[] };
