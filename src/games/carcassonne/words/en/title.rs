//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Carcassonne",
    with: "with The Tower",
    mood: "Lay the land, raise the towers",
    signs: &[],
};
