//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Euphrat & Tigris",
    with: "",
    mood: "Čtyři národy mezi dvěma řekami",
    signs: &["Lučištník", "Býk", "Hrnčíř", "Lev"],
};

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Počítá se vaše nejslabší barva: sbírejte všechny čtyři.",
    "V tahu máte dvě akce: pokládáte kartičky, stavíte vůdce.",
    "Když se království setkají, vůdci svedou konflikt.",
];
