//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Java", with: "", mood: "Terasy, vesnice a\u{a0}slavnosti", signs: &[] };

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Nejvíc bodů za jezírka, paláce, slavnosti a nakonec za města.",
    "Šest akčních bodů na tah: pokládáte půdu, chodíte, stavíte.",
    "Kdo stojí ve městě nejvýš, smí zvětšit jeho palác.",
];
