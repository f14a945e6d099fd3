//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Elementaris", with: "", mood: "Armády, koule a\u{a0}veliké hodiny", signs: &[] };
