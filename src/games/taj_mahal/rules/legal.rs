//! All legal actions, and random choice without a list (rules: taj-mahal 6).

use crate::table::{Dice, Seat, Turn};

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

    /// Returns the number of plays.
    #[inline]
    fn count(&self) -> u32 {
        self.own.variety() * (1 + self.extras.variety()) + self.other.variety()
    }

    #[inline]
    fn nth(&self, n: u32) -> Option<Named> {
        let ways = 1 + self.extras.variety();
        let own = self.own.variety();
        if n < own * ways {
            let card = self.own.different(n / ways)?;
            return Some(match n % ways {
                0 => Named::one(card),
                extra => Named::two(card, self.extras.different(extra - 1)?),
            });
        }
        let card = self.other.different(n - own * ways)?;
        Some(Named::two(card, Special::Color.card()))
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
    pub(super) fn legal_actions(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.list_actions(&mut legal);
        legal.sort_unstable();
        legal
    }

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
            _ if public.takes() < 2 => {
                into.extend(public.supply.kinds().map(|card| Action::Take(Named::one(card))));
            }
            _ => list_pairs(&public.supply, into),
        }
    }

    pub(super) fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        let public = &self.public;
        let Turn::Seat(seat) = public.turn() else { return None };
        match public.phase {
            Phase::Turn => {
                let plays = Plays::of(self, seat);
                let ticket = dice.below(plays.count() + 1);
                Some(plays.nth(ticket).map_or(Action::Withdraw, Action::Play))
            }
            Phase::Place => public.random_place(dice),
            _ if public.takes() < 2 => {
                let card = public.supply.different(dice.below(public.supply.variety()))?;
                Some(Action::Take(Named::one(card)))
            }
            _ => random_pair(&public.supply, dice),
        }
    }
}

impl Public {
    fn random_place(&self, dice: &mut Dice) -> Option<Action> {
        let sites = |symbol: Symbol| self.sites(symbol).count();
        let mut ticket = dice.below(self.to_place().iter().map(sites).sum());
        for symbol in self.to_place().iter() {
            let here = sites(symbol);
            if ticket < here {
                let city = self.sites(symbol).iter().nth(ticket as usize)?;
                return Some(Action::Place(symbol, city));
            }
            ticket -= here;
        }
        None
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

/// Returns one of these pairs, each with the same probability.
fn random_pair(supply: &Cards, dice: &mut Dice) -> Option<Action> {
    let kinds = supply.variety();
    let (pairs, doubles) = (kinds * kinds.saturating_sub(1) / 2, supply.total() - kinds);
    let mut ticket = dice.below(pairs + doubles);
    if ticket < pairs {
        for first in 0..kinds {
            let later = kinds - 1 - first;
            if ticket < later {
                let (one, other) = (supply.different(first)?, supply.different(first + 1 + ticket)?);
                return Some(Action::Take(Named::two(one, other)));
            }
            ticket -= later;
        }
    }
    let card = supply.kinds().filter(|card| supply.count(*card) > 1).nth((ticket - pairs) as usize)?;
    Some(Action::Take(Named::two(card, card)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::taj_mahal::rules::Options;
    use crate::table::{Game, NoEvents};
    use std::collections::BTreeMap;

    /// Random choice without a list reaches every legal action, all equally often.
    #[test]
    fn every_legal_action_has_one_ticket() {
        for seats in 3..=5 {
            let (mut game, mut dice) = (TajMahal::start(&Options::default(), seats), Dice::new(seats as u64));
            let mut moments = 0;
            while game.turn() != Turn::Over {
                let action = match game.turn() {
                    Turn::Chance => game.roll(&mut dice),
                    _ => game.random(&mut dice).expect("a decision"),
                };
                moments += 1;
                if game.turn() != Turn::Chance && moments % 5 == 0 {
                    let legal = game.legal();
                    let mut met: BTreeMap<Action, u32> = BTreeMap::new();
                    for _ in 0..100 * legal.len() {
                        *met.entry(game.random(&mut dice).expect("a decision")).or_default() += 1;
                    }
                    assert!(met.keys().eq(legal.iter()), "{met:?} of {legal:?}");
                    assert!(met.values().all(|n| (50..160).contains(n)), "{met:?}");
                }
                game.apply(&action, &mut NoEvents);
            }
        }
    }
}
