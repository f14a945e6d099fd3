//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Carcassonne",
    with: "s\u{a0}rozšířením Věž",
    mood: "Krajina pod rukama, věže k\u{a0}nebi",
    signs: &[],
};

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Nejvíc bodů z cest, měst, klášterů, luk a věží.",
    "Přiložíte kartičku a postavíte družiníka nebo dílek věže.",
    "Věž zajímá družiníky: vymění se, nebo je vykoupíte.",
];
