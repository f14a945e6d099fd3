//! What only Tigris & Euphrates says when it is over.

use super::{Phrase, capital, count_cs, count_en};
use crate::games::tigris::{Color, Kind};

/// A remark beside the breakdown, or a fact.
#[derive(Clone, PartialEq, Debug)]
pub enum Note {
    /// So many treasures, as counted in a line.
    Treasures(u8),
    /// The mark of the weakest colour.
    Weakest,
    /// The mark of the rank that broke a tie.
    Decides,
    /// A line of the breakdown: a colour by its tiles.
    Tiles(Colour),
    /// Label: the conflict that cost most tiles.
    Costliest(Kind),
    /// Its text.
    Cost { tiles: usize, colour: Colour, at: Option<String> },
}

/// The colour a conflict was about, by its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Settlements,
    Temples,
    Farms,
    Markets,
}

/// The colour by its tiles.
pub fn colour_of(color: Color) -> Colour {
    match color {
        Color::Black => Colour::Settlements,
        Color::Red => Colour::Temples,
        Color::Blue => Colour::Farms,
        Color::Green => Colour::Markets,
    }
}

impl Phrase for Note {
    fn en(&self) -> String {
        match self {
            Note::Treasures(n) => count_en(usize::from(*n), "treasure", "treasures"),
            Note::Weakest => "weakest colour".into(),
            Note::Decides => "breaks the tie".into(),
            Note::Tiles(colour) => capital(&colour.en()),
            Note::Costliest(Kind::War { .. }) => "Costliest conflict: a war".into(),
            Note::Costliest(Kind::Revolt) => "Costliest conflict: a revolt".into(),
            Note::Cost { tiles, colour, at } => {
                let place = at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default();
                format!("{}, {}{place}", count_en(*tiles, "tile", "tiles"), colour.en())
            }
        }
    }

    fn cs(&self) -> String {
        match self {
            Note::Treasures(n) => count_cs(usize::from(*n), "poklad", "poklady", "pokladů"),
            Note::Weakest => "nejslabší barva".into(),
            Note::Decides => "rozhodlo o\u{a0}pořadí".into(),
            Note::Tiles(colour) => capital(&colour.cs()),
            Note::Costliest(Kind::War { .. }) => "Nejdražší konflikt: válka".into(),
            Note::Costliest(Kind::Revolt) => "Nejdražší konflikt: vzpoura".into(),
            Note::Cost { tiles, colour, at } => {
                let place = at.as_ref().map(|at| format!(" na\u{a0}{at}")).unwrap_or_default();
                format!("{}, {}{place}", count_cs(*tiles, "kartička", "kartičky", "kartiček"), colour.cs())
            }
        }
    }
}

impl Phrase for Colour {
    fn en(&self) -> String {
        match self {
            Colour::Settlements => "settlements",
            Colour::Temples => "temples",
            Colour::Farms => "farms",
            Colour::Markets => "markets",
        }
        .into()
    }

    fn cs(&self) -> String {
        match self {
            Colour::Settlements => "osady",
            Colour::Temples => "chrámy",
            Colour::Farms => "farmy",
            Colour::Markets => "tržiště",
        }
        .into()
    }
}
