//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords = TitleWords {
    name: "Carcassonne",
    with: "s\u{a0}rozšířením Věž",
    mood: "Krajina pod rukama, věže k\u{a0}nebi",
    signs: &[],
};

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Nejvíc bodů z cest, měst, klášterů, luk a věží.",
    "Přiložíte kartičku a postavíte družiníka nebo dílek věže.",
    "Věž bere družiníky do zajetí: vymění se, nebo je vykoupíte.",
];
