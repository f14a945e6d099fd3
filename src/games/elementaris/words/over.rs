//! Words of the result page of Elementaris.

use super::{cs, en};
use crate::games::elementaris::rules::{Element, Field};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// A fact about a game: its label or its text. Names are ready to print.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Labels.
    MostBattles,
    GreatestBattle,
    MostConquests,
    LongestAge,
    Spells,
    /// The player who won most battles, and how many.
    Won {
        names: Vec<String>,
        count: usize,
    },
    /// Armies that fell in one battle.
    Fell {
        attacker: String,
        defender: String,
        at: Field,
        count: u32,
    },
    /// Cities taken from others.
    Conquered {
        names: Vec<String>,
        count: usize,
    },
    /// Rounds an age held the hand.
    Held {
        name: String,
        element: Element,
        rounds: u8,
    },
    /// Elementals that were sent, and armies they destroyed.
    Cast {
        spells: u32,
        armies: u32,
    },
}

impl Phrase for Note {
    fn said(&self, lang: Lang) -> String {
        lang.tie(in_language!(lang, over::note(self)))
    }
}
