//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Tigris & Euphrates",
    with: "",
    mood: "Four peoples between two rivers",
    signs: &["Archer", "Bull", "Potter", "Lion"],
};
