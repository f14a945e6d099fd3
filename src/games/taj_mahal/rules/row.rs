//! The cards a player has played in this visit (rules: taj-mahal 6.1).

use crate::table::never;

use super::card::{Card, Color, Special};
use super::cards::Cards;
use super::symbol::{Counts, SYMBOLS};

/// One turn in a row: a coloured card, optionally with another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    pub colored: Card,
    pub extra: Option<Card>,
}

/// Maximum turns of one player in a visit: all cards of a colour, and one of another by a special card.
pub(super) const MAX_PLAYS: usize = 22;
const NO_CARD: u8 = u8::MAX;

/// The cards a player has played in this visit, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    plays: [[u8; 2]; MAX_PLAYS],
    len: u8,
    /// Count of each symbol shown.
    pub counts: Counts,
    /// The colour the player is bound to (R3, R5).
    pub bound: Option<Color>,
}

impl Row {
    pub const EMPTY: Self =
        Self { plays: [[NO_CARD; 2]; MAX_PLAYS], len: 0, counts: [0; SYMBOLS], bound: None };

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of turns played.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Iterates over the turns, in order.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = Play> + use<> {
        let extra = |card: u8| (card != NO_CARD).then(|| Card::at(card.into()));
        let plays = self.plays;
        (0..self.len())
            .map(move |at| Play { colored: Card::at(plays[at][0].into()), extra: extra(plays[at][1]) })
    }

    /// Iterates over every card in the row.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.plays().flat_map(|play| [Some(play.colored), play.extra]).flatten()
    }

    /// Returns the coloured and white cards, which are discarded at the end.
    pub fn ordinary(&self) -> Cards {
        self.cards().filter(|card| card.special().is_none()).collect()
    }

    /// Returns whether the row contains this special card.
    #[inline]
    pub fn has_special(&self, special: Special) -> bool {
        let card = special.card().index() as u8;
        self.plays[..self.len()].iter().any(|play| play[1] == card)
    }

    /// Adds the cards of a turn; with the card of any colour they do not bind the player (R4, R5).
    pub(super) fn lay(&mut self, colored: Card, extra: Option<Card>) {
        let at = self.len();
        if never!(at == MAX_PLAYS, "a row is longer than the cards of the box") {
            return;
        }
        self.plays[at] = [colored.index() as u8, extra.map_or(NO_CARD, |card| card.index() as u8)];
        self.len += 1;
        for (mine, shown) in self.counts.iter_mut().zip(colored.symbols()) {
            *mine += shown;
        }
        if let Some(card) = extra {
            for (mine, shown) in self.counts.iter_mut().zip(card.symbols()) {
                *mine += shown;
            }
        }
        if self.bound.is_none() && extra != Some(Special::Color.card()) {
            self.bound = colored.color();
        }
    }
}
