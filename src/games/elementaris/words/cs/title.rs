//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords { name: "Elementaris", with: "", mood: "Armády, orby a\u{a0}veliké hodiny", signs: &[] };

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Ovládněte dost měst, nebo zbuďte poslední.",
    "Armády táhnou, dobývají města a sbírají orby.",
    "Hodiny nechají každý živel chvíli vládnout.",
];
