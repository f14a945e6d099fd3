//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Euphrat & Tigris",
    with: "",
    mood: "Čtyři národy mezi dvěma řekami",
    signs: &["Lučištník", "Býk", "Hrnčíř", "Lev"],
};
