//! The legal actions of the seat that decides (rules: java 6).

use crate::table::Seat;

use super::action::{Action, Value};
use super::card::{Card, Cards};
use super::cell::{Cell, Cells};
use super::duty::{Duty, GroundEffect};
use super::land::Site;
use super::map::Footprint;
use super::phase::Phase;
use super::state::{CARDS_A_TURN, Java, Public};
use super::tile::Tile;

impl Java {
    /// Appends the legal actions to a list, in any order.
    pub(super) fn list_actions(&self, into: &mut Vec<Action>) {
        match self.public.phase {
            Phase::Main => self.list_main(into),
            Phase::Auction { bidder, .. } => {
                let hand = &self.secret.hands[bidder];
                selections(&self.public.fitting(hand)).for_each(|cards| into.push(Action::Lay(cards)));
                into.push(Action::Pass);
            }
            _ => {}
        }
    }

    fn list_main(&self, into: &mut Vec<Action>) {
        let (public, seat) = (&self.public, self.public.current);
        let duty = public.duty();
        public.list_land(seat, into);
        let spare = public.spare(duty.as_ref());
        let steps = Steps { public, seat, duty, spare };
        if spare > 0 {
            steps.list_paid(into);
            let deck = public.cards_drawn < CARDS_A_TURN && !self.secret.deck.is_empty();
            if deck && steps.keeps_reserve(1, GroundEffect::Nothing) {
                into.extend([Action::TakeOpen, Action::TakeDeck]);
            }
        }
        steps.list_moves(into);
        if public.has_token() {
            into.push(Action::Token);
        }
        if duty.is_none() {
            self.list_festivals(seat, into);
            into.push(Action::End);
        }
    }

    fn list_festivals(&self, seat: Seat, into: &mut Vec<Action>) {
        let fitting = self.public.fitting(&self.secret.hands[seat]);
        if fitting.is_empty() {
            return;
        }
        for palace in self.public.festival_places(seat) {
            selections(&fitting).for_each(|cards| into.push(Action::Festival(palace, cards)));
        }
    }
}

/// Iterates over every way to take one or more of these cards.
fn selections(cards: &Cards) -> impl Iterator<Item = Cards> + use<> {
    let cards = *cards;
    let ways = cards.0.iter().fold(1u32, |ways, count| ways.saturating_mul(u32::from(*count) + 1));
    (1..ways).map(move |number| selection(&cards, number))
}

/// Returns the selection with this number, from 1.
fn selection(cards: &Cards, number: u32) -> Cards {
    let (mut chosen, mut rest) = (Cards::default(), number);
    for card in Card::ALL {
        let ways = u32::from(cards.0[card.index()]) + 1;
        chosen.0[card.index()] = (rest % ways) as u8;
        rest /= ways;
    }
    chosen
}

impl Footprint {
    /// Returns the action that places this tile here.
    pub(super) fn action(&self, tile: Tile) -> Action {
        let mut cells = [Cell::NOWHERE; 3];
        for (to, from) in cells.iter_mut().zip(&self.cells[..tile.size()]) {
            *to = Cell::at((*from).into());
        }
        Action::Land(tile, cells)
    }
}

impl Public {
    fn list_land(&self, seat: Seat, into: &mut Vec<Action>) {
        let site = Site::of(self);
        for tile in Tile::ALL {
            if self.ap == 0 || self.tiles_left(seat, tile) == 0 {
                continue;
            }
            let paid = site.places(tile, 0).filter(|(_, cost)| *cost <= self.ap);
            into.extend(paid.map(|(place, _)| place.action(tile)));
        }
    }
}

/// Lists the actions other than land for the current player. `duty` is the one that applies, if any; no action may
/// cost more than `spare`.
struct Steps<'a> {
    public: &'a Public,
    seat: Seat,
    duty: Option<Duty>,
    spare: u8,
}

impl Steps<'_> {
    #[inline]
    fn keeps_reserve(&self, cost: u8, change: GroundEffect) -> bool {
        self.public.check_reserve(self.duty.as_ref(), cost, change).is_ok()
    }

    fn list_moves(&self, into: &mut Vec<Action>) {
        let (walk, taken) = (self.public.walk(self.seat), self.public.all_figures());
        for from in self.public.figures[self.seat].iter() {
            for (cost, fresh) in walk.levels(from, self.spare) {
                let goals = (fresh - taken).iter();
                let kept =
                    goals.filter(|to| self.keeps_reserve(cost, GroundEffect::Figure(Some(from), Some(*to))));
                into.extend(kept.map(|to| Action::Move(Cell::at(from), Cell::at(to))));
            }
        }
    }

    /// Lists actions that are never free.
    fn list_paid(&self, into: &mut Vec<Action>) {
        let (public, seat) = (self.public, self.seat);
        let water = public.water_places().iter().filter(|at| self.keeps_reserve(1, GroundEffect::Water(*at)));
        into.extend(water.map(|at| Action::Water(Cell::at(at))));
        let (walk, entries, taken) = (public.walk(seat), public.entries(), public.all_figures());
        if public.figures_left(seat) > 0 {
            for (cost, fresh) in walk.entering(&entries, self.spare) {
                let goals = (fresh - taken).iter();
                let kept = goals.filter(|to| self.keeps_reserve(cost, GroundEffect::Figure(None, Some(*to))));
                into.extend(kept.map(|to| Action::Enter(Cell::at(to))));
            }
        }
        for from in public.figures[seat].iter() {
            let cost = walk.exit_cost(&entries, from).filter(|cost| *cost <= self.spare);
            if cost.is_some_and(|cost| self.keeps_reserve(cost, GroundEffect::Figure(Some(from), None))) {
                into.push(Action::Leave(Cell::at(from)));
            }
        }
        self.list_palaces(into);
    }

    fn list_palaces(&self, into: &mut Vec<Action>) {
        let public = self.public;
        let own = &public.figures[self.seat];
        let here = public.settlements().filter(|place| own.meets(&place.cells));
        for place in here.filter(|place| public.leader(&place.cells) == Some(self.seat)) {
            match place.palace {
                Some(at) if public.changed.has(at) || !self.keeps_reserve(1, GroundEffect::Nothing) => {}
                Some(at) => {
                    let values = public.values_for(&place, public.value_at(at));
                    into.extend(values.map(|value| Action::Expand(Cell::at(at), value)));
                }
                None => self.list_builds(
                    &(place.cells - public.all_figures()),
                    &|| public.values_for(&place, None),
                    into,
                ),
            }
        }
    }

    fn list_builds<V: Iterator<Item = Value>>(
        &self,
        free: &Cells,
        values: &dyn Fn() -> V,
        into: &mut Vec<Action>,
    ) {
        for at in free.iter().filter(|at| self.keeps_reserve(1, GroundEffect::Palace(*at))) {
            into.extend(values().map(|value| Action::Build(Cell::at(at), value)));
        }
    }
}
