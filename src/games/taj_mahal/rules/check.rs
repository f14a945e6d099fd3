//! Legality of an action, and the first reason against it in the order of the rule file (rules: taj-mahal 6).
//!
//! Independent of the list of legal actions, so that tests can compare the two.

use crate::table::{Seat, refuse_if};

use super::action::{Action, Named};
use super::card::{Special, Suit};
use super::map::City;
use super::refusal::Refusal;
use super::state::{Phase, Public, TajMahal};
use super::symbol::{Symbol, Symbols};

type Checked = Result<(), Refusal>;

impl TajMahal {
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Checked {
        let public = &self.public;
        refuse_if(public.phase == Phase::Over, Refusal::WrongPhase)?;
        let is_turn = matches!(action, Action::Play(_) | Action::Withdraw);
        let withdrawn = seat.index() < public.seats() && public.withdrawn[seat];
        refuse_if(is_turn && withdrawn, Refusal::AlreadyWithdrawn)?;
        refuse_if(public.turn_of() != Some(seat), Refusal::NotYourTurn)?;
        match (public.phase, action) {
            (Phase::Turn, Action::Play(cards)) => self.check_play(seat, cards),
            (Phase::Turn, Action::Withdraw) => Ok(()),
            (Phase::Place, Action::Place(symbol, city)) => public.check_place(*symbol, *city),
            (Phase::Take, Action::Take(cards)) => public.check_take(cards),
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn check_play(&self, seat: Seat, cards: &Named) -> Checked {
        refuse_if(cards.beyond(&self.whole_hand(seat)), Refusal::CardNotInHand)?;
        let mut colored = cards.iter().filter(|card| matches!(card.suit(), Suit::Color(_)));
        let first = colored.next().ok_or(Refusal::ColoredRequired)?;
        refuse_if(colored.next().is_some(), Refusal::OneColoredOnly)?;
        refuse_if(cards.count() > 2, Refusal::OneExtraOnly)?;
        let free = cards.iter().any(|card| card == Special::Color.card());
        let bound = self.public.rows[seat].bound;
        refuse_if(!free && bound.is_some() && bound != first.color(), Refusal::WrongColor)
    }
}

impl Public {
    fn check_place(&self, symbol: Symbol, city: City) -> Checked {
        let pending = self.pending.and(Symbols::PALACES).has(symbol);
        refuse_if(!pending, Refusal::SymbolNotPending)?;
        refuse_if(city.province() != self.province(), Refusal::CityNotInProvince)?;
        let taken = if symbol == Symbol::Mogul { self.crowned_cities() } else { self.plain_cities() };
        refuse_if(taken.has(city), Refusal::CityOccupied)
    }

    fn check_take(&self, cards: &Named) -> Checked {
        let is_in_supply = |card| self.supply.count(card) > 0;
        refuse_if(!cards.iter().all(is_in_supply), Refusal::CardNotInSupply)?;
        let wanted = cards.count() == self.take_count() as usize;
        refuse_if(!wanted || cards.beyond(&self.supply), Refusal::WrongCount)
    }

    /// Returns how many cards the active player takes from the supply (rules: taj-mahal 6.4).
    #[inline]
    pub fn take_count(&self) -> u32 {
        let most = if self.is_last(self.active) { 1 } else { 2 };
        self.supply.total().min(most)
    }
}
