//! Words of the result page of Tigris & Euphrates.

use super::{cs, en};
use crate::games::tigris::rules::{Color, ConflictKind};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// A remark beside the breakdown, or a fact.
#[derive(Clone, PartialEq, Debug)]
pub enum Note {
    /// The number of treasures counted in a line.
    Treasures(u8),
    /// The mark of the weakest colour.
    Weakest,
    /// The mark of the rank that broke a tie.
    Decides,
    /// A line of the breakdown: a colour by its tiles.
    Tiles(TileKind),
    /// Label: the conflict that cost most tiles.
    Costliest(ConflictKind),
    /// The text of that conflict.
    Cost { tiles: usize, kind: TileKind, at: Option<String> },
}

/// The kind of tiles of a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileKind {
    Settlements,
    Temples,
    Farms,
    Markets,
}

/// Returns the kind of tiles of a colour.
pub fn tile_kind_of(color: Color) -> TileKind {
    match color {
        Color::Black => TileKind::Settlements,
        Color::Red => TileKind::Temples,
        Color::Blue => TileKind::Farms,
        Color::Green => TileKind::Markets,
    }
}

impl Phrase for Note {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, over::note(self))
    }
}

impl Phrase for TileKind {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, over::tile_kind(self))
    }
}
