//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Java", with: "", mood: "Terasy, vesnice a\u{a0}slavnosti", signs: &[] };

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Nejvíc bodů za vodní nádrže, paláce, slavnosti a nakonec města.",
    "Šest akčních bodů na tah: krajina, figurky a stavby.",
    "Kdo stojí ve městě nejvýš, smí rozšířit jeho palác.",
];
