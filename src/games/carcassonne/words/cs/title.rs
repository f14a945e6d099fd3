//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Carcassonne",
    with: "s\u{a0}rozšířením Věž",
    mood: "Krajina pod rukama, věže k\u{a0}nebi",
    signs: &[],
};
