//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Elementaris", with: "", mood: "Armády, orby a\u{a0}veliké hodiny", signs: &[] };
