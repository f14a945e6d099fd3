//! Words of the result page of Tigris & Euphrates.

use crate::games::tigris::rules::ConflictKind;
use crate::games::tigris::words::over::{Note, TileKind};
use crate::lang::{Lang, Phrase, capital, count_cs};

pub fn note(it: &Note) -> String {
    match it {
        Note::Treasures(n) => count_cs(usize::from(*n), "poklad", "poklady", "pokladů"),
        Note::Weakest => "nejslabší oblast".into(),
        Note::Decides => "rozhodlo".into(),
        Note::Tiles(kind) => capital(&kind.said(Lang::Cs)),
        Note::Costliest(ConflictKind::War { .. }) => "Nejdražší konflikt: vnější".into(),
        Note::Costliest(ConflictKind::Revolt) => "Nejdražší konflikt: vzpoura".into(),
        Note::Cost { tiles, kind, at } => {
            let place = at.as_ref().map(|at| format!(" na\u{a0}{at}")).unwrap_or_default();
            format!(
                "{}, {}{place}",
                count_cs(*tiles, "kartička", "kartičky", "kartiček"),
                kind.said(Lang::Cs)
            )
        }
    }
}

pub fn tile_kind(it: &TileKind) -> String {
    match it {
        TileKind::Settlements => "osady",
        TileKind::Temples => "chrámy",
        TileKind::Farms => "farmy",
        TileKind::Markets => "tržiště",
    }
    .into()
}
