//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Java", with: "", mood: "Terasy, vesnice a\u{a0}slavnosti", signs: &[] };
