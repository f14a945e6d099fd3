//! Words of the result page of Tigris & Euphrates.

use crate::games::tigris::rules::ConflictKind;
use crate::games::tigris::words::over::{Note, TileKind};
use crate::lang::{Lang, Phrase, capital, count_en};

pub fn note(it: &Note) -> String {
    match it {
        Note::Treasures(n) => count_en(usize::from(*n), "treasure", "treasures"),
        Note::Weakest => "weakest colour".into(),
        Note::Decides => "breaks the tie".into(),
        Note::Tiles(kind) => capital(&kind.said(Lang::En)),
        Note::Costliest(ConflictKind::War { .. }) => "Costliest conflict: a war".into(),
        Note::Costliest(ConflictKind::Revolt) => "Costliest conflict: a revolt".into(),
        Note::Cost { tiles, kind, at } => {
            let place = at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default();
            format!("{}, {}{place}", count_en(*tiles, "tile", "tiles"), kind.said(Lang::En))
        }
    }
}

pub fn tile_kind(it: &TileKind) -> String {
    match it {
        TileKind::Settlements => "settlements",
        TileKind::Temples => "temples",
        TileKind::Farms => "farms",
        TileKind::Markets => "markets",
    }
    .into()
}
