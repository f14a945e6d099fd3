//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Java", with: "", mood: "Terasy, vesnice a\u{a0}slavnosti", signs: &[] };

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Nejvíc bodů za vodní nádrže, paláce, slavnosti a nakonec města.",
    "Šest akčních bodů na tah: krajina, figurky a stavby.",
    "Kdo stojí ve městě nejvýš, smí rozšířit jeho palác.",
];
