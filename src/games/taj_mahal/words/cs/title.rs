//! What the game is called.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords {
        name: "Taj Mahal", with: "", mood: "Získejte přízeň dvora, propojte města", signs: &[]
    };

/// How one wins, what one does, what can happen: the game in three lines, before it is ever played.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Nejvíc bodů po dvanácti etapách.",
    "Hrajete karty, nebo odstoupíte a vezmete, v čem máte převahu.",
    "Kdo zůstane příliš dlouho, utratí karty za nic.",
];
