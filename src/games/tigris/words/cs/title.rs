//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Euphrat & Tigris",
    with: "",
    mood: "Čtyři národy mezi dvěma řekami",
    signs: &["Lučištník", "Býk", "Hrnčíř", "Lev"],
};

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Počítá se vaše nejslabší barva: sbírejte všechny čtyři.",
    "V tahu máte dvě akce: pokládáte kartičky, stavíte vůdce.",
    "Když se království setkají, vůdci svedou konflikt.",
];
