//! Words of the result page of Tigris & Euphrates.

use crate::games::tigris::rules::ConflictKind;
use crate::games::tigris::words::over::{Colour, Note};
use crate::lang::{Lang, Phrase, capital, count_en};

pub fn note(it: &Note) -> String {
    match it {
        Note::Treasures(n) => count_en(usize::from(*n), "treasure", "treasures"),
        Note::Weakest => "weakest colour".into(),
        Note::Decides => "breaks the tie".into(),
        Note::Tiles(colour) => capital(&colour.said(Lang::En)),
        Note::Costliest(ConflictKind::War { .. }) => "Costliest conflict: a war".into(),
        Note::Costliest(ConflictKind::Revolt) => "Costliest conflict: a revolt".into(),
        Note::Cost { tiles, colour, at } => {
            let place = at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default();
            format!("{}, {}{place}", count_en(*tiles, "tile", "tiles"), colour.said(Lang::En))
        }
    }
}

pub fn colour(it: &Colour) -> String {
    match it {
        Colour::Settlements => "settlements",
        Colour::Temples => "temples",
        Colour::Farms => "farms",
        Colour::Markets => "markets",
    }
    .into()
}
