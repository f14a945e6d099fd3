//! Words of the result page of Taj Mahal.

use super::{cs, en};
use crate::games::taj_mahal::rules::{Good, Province, Symbols};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// A fact about a game: its label, its text, or a step of the final walk. Names are ready to print.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Labels.
    RichestVisit,
    LongestChain,
    MostGoods,
    MostCards,
    /// Points and prizes of a visit.
    Visit {
        visit: u8,
        province: Province,
        points: Vec<(String, u16)>,
        /// The prizes by player.
        won: Vec<(String, Symbols)>,
    },
    /// Points for hands at the end.
    Hands {
        points: Vec<(String, u16)>,
    },
    Won {
        name: String,
        visit: u8,
        province: Province,
        points: u16,
    },
    Chain {
        name: String,
        provinces: u8,
    },
    Goods {
        name: String,
        good: Good,
        count: u8,
    },
    Cards {
        names: Vec<String>,
        count: usize,
    },
}

impl Phrase for Note {
    fn said(&self, lang: Lang) -> String {
        lang.tie(in_language!(lang, over::note(self)))
    }
}
