//! Cities and cards that cause a refusal, for outlining them.

use crate::table::Seat;

use super::action::{Action, Named};
use super::card::Card;
use super::refusal::Refusal;
use super::state::{Phase, TajMahal};

impl TajMahal {
    /// Returns the words of cities and cards; empty when nothing on the table is to blame.
    pub(super) fn refusal_causes(&self, seat: Seat, action: &Action, refusal: Refusal) -> Vec<String> {
        let public = &self.public;
        match (refusal, action) {
            (Refusal::CityOccupied, Action::Place(_, city)) => vec![city.to_string()],
            (Refusal::CityNotInProvince, _) => {
                public.province().cities().iter().map(|c| c.to_string()).collect()
            }
            (Refusal::SymbolNotPending, _) => public.to_place().iter().map(|s| s.to_string()).collect(),
            (Refusal::CardNotInHand, Action::Play(cards)) => {
                let held = self.whole_hand(seat);
                words(cards, |card| cards.iter().filter(|c| *c == card).count() > held.count(card).into())
            }
            (Refusal::CardNotInSupply, Action::Take(cards)) => {
                words(cards, |card| public.supply.count(card) == 0)
            }
            (Refusal::OneColoredOnly, Action::Play(cards)) => words(cards, |card| card.color().is_some()),
            (Refusal::OneExtraOnly, Action::Play(cards)) => words(cards, |card| card.color().is_none()),
            (Refusal::WrongColor, _) if public.phase == Phase::Turn => {
                let row = &public.rows[seat];
                row.plays()
                    .map(|play| play.colored)
                    .filter(|c| c.color() == row.bound)
                    .map(|c| c.to_string())
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Returns the words of the cards that are to blame, each once.
fn words(cards: &Named, wrong: impl Fn(Card) -> bool) -> Vec<String> {
    cards.cards().kinds().filter(|card| wrong(*card)).map(|card| card.to_string()).collect()
}
