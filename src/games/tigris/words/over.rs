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
    Tiles(Colour),
    /// Label: the conflict that cost most tiles.
    Costliest(ConflictKind),
    /// The text of that conflict.
    Cost { tiles: usize, colour: Colour, at: Option<String> },
}

/// The colour of a conflict, named by its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Settlements,
    Temples,
    Farms,
    Markets,
}

/// The colour, named by its tiles.
pub fn colour_of(color: Color) -> Colour {
    match color {
        Color::Black => Colour::Settlements,
        Color::Red => Colour::Temples,
        Color::Blue => Colour::Farms,
        Color::Green => Colour::Markets,
    }
}

impl Phrase for Note {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, over::note(self))
    }
}

impl Phrase for Colour {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, over::colour(self))
    }
}
