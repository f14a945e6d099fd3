//! What only Carcassonne says when it is over.

use super::{cs, en};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// A fact of a game: its label or its text. Names come as they are to be said.
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
    /// Who captured most, and how many followers of others.
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
