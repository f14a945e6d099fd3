//! The legal actions of the seat that decides (rules: taj-mahal 6).

use crate::table::{Seat, Turn};

use super::action::{Action, Named};
use super::card::{Card, Special};
use super::cards::Cards;
use super::map::Cities;
use super::state::{Phase, Public, TajMahal};
use super::symbol::{Symbol, Symbols};

/// The cards that can be combined in a turn.
struct Plays {
    /// Coloured cards of the bound colour, or all coloured cards.
    own: Cards,
    /// Other coloured cards, which need the card of any colour.
    other: Cards,
    /// White and special cards, the card of any colour among them.
    extras: Cards,
    free: bool,
}

impl Plays {
    #[inline]
    fn of(game: &TajMahal, seat: Seat) -> Self {
        let hand = &game.secret.hands[seat];
        let colored = hand.colored();
        let own = game.public.rows[seat].bound.map_or(colored, |color| hand.of_color(color));
        let specials = game.public.specials(seat);
        let free = specials.count(Special::Color.card()) > 0;
        let (mut extras, mut other) = (hand.whites(), Cards::EMPTY);
        extras.put(&specials);
        if free {
            // Kinds have one colour, so all copies of a kind are in the same group.
            other = colored;
            other.take(&own);
        }
        Self { own, other, extras, free }
    }

    fn list(&self, into: &mut Vec<Action>) {
        for card in self.own.kinds() {
            into.push(Action::Play(Named::one(card)));
            into.extend(self.extras.kinds().map(|extra| Action::Play(Named::two(card, extra))));
        }
        if self.free {
            let any = |card: Card| Action::Play(Named::two(card, Special::Color.card()));
            into.extend(self.other.kinds().map(any));
        }
    }
}

impl Public {
    /// Returns the cities where the palace of a symbol may be placed (rules: taj-mahal 6.3). A crowned one may be
    /// anywhere in the province, others where there is no plain palace. No city has two crowned ones (R21), which
    /// only a position could cause.
    #[inline]
    pub fn sites(&self, symbol: Symbol) -> Cities {
        let here = self.province().cities();
        let taken = if symbol == Symbol::Mogul { self.crowned_cities() } else { self.plain_cities() };
        here.without(taken)
    }

    /// Returns the palaces still to be placed.
    #[inline]
    pub const fn to_place(&self) -> Symbols {
        self.pending.and(Symbols::PALACES)
    }
}

impl TajMahal {
    /// Appends the legal actions to a list, in any order.
    pub(super) fn list_actions(&self, into: &mut Vec<Action>) {
        let public = &self.public;
        let Turn::Seat(seat) = public.turn() else { return };
        match public.phase {
            Phase::Turn => {
                Plays::of(self, seat).list(into);
                into.push(Action::Withdraw);
            }
            Phase::Place => {
                for symbol in public.to_place().iter() {
                    into.extend(public.sites(symbol).iter().map(|city| Action::Place(symbol, city)));
                }
            }
            _ if public.take_count() < 2 => {
                into.extend(public.supply.kinds().map(|card| Action::Take(Named::one(card))));
            }
            _ => list_pairs(&public.supply, into),
        }
    }
}

/// Lists every two cards of the supply: two different ones, or two copies of one.
fn list_pairs(supply: &Cards, into: &mut Vec<Action>) {
    for (n, one) in supply.kinds().enumerate() {
        if supply.count(one) > 1 {
            into.push(Action::Take(Named::two(one, one)));
        }
        into.extend(supply.kinds().skip(n + 1).map(|other| Action::Take(Named::two(one, other))));
    }
}
