//! The title of the game.

use crate::lang::TitleWords;

pub const TITLE: TitleWords =
    TitleWords {
        name: "Taj Mahal", with: "", mood: "Získejte přízeň dvora, propojte města", signs: &[]
    };

/// The game in three lines for newcomers: how to win, what to do, what can happen.
pub(in super::super) const IN_SHORT: [&str; 3] = [
    "Nejvíc bodů po dvanácti etapách.",
    "Hrajete karty, nebo odstoupíte a vezmete si to, v čem máte převahu.",
    "Kdo zůstane příliš dlouho, utratí karty za nic.",
];
