//! Words of Carcassonne's result page.

use super::{cs, en};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// A fact about a game: its label or its text. Names are ready to print.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Labels.
    LargestCity,
    LongestRoad,
    Captures,
    HighestTower,
    /// A city or road with its points for each of these.
    Scored {
        tiles: usize,
        pennants: usize,
        points: usize,
        names: Vec<String>,
    },
    /// The player who captured most followers, and how many.
    Captured {
        names: Vec<String>,
        count: usize,
    },
    /// Height in floors.
    Floors(usize),
}

impl Phrase for Note {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, over::note(self))
    }
}
