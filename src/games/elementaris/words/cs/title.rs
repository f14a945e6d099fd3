//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Elementaris", with: "", mood: "Armády, orby a\u{a0}veliké hodiny", signs: &[] };

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Ovládněte dost měst, nebo zůstaňte ve hře poslední.",
    "Armády táhnou, dobývají města a sbírají orby.",
    "Hodiny nechají každý živel chvíli vládnout.",
];
