//! Elimination and endings of a game (rules: elementaris 8).

use crate::table::{BySeat, EventSink, Seat};

use super::army::{Armies, Army, Seats};
use super::clock::Yellow;
use super::event::Event;
use super::state::{Elementaris, Ending, Phase, SecondTurn};

impl Elementaris {
    /// Eliminates players with neither a city nor an army, and ends the game when only one player is left. Players
    /// who are eliminated together as the last ones share the victory.
    pub(super) fn eliminate_losers(&mut self, sink: &mut impl EventSink<Event>) {
        let can_return = self.options.reentry && self.has_free_city();
        let mut fallen = Seats::NONE;
        if !can_return {
            let placed = self.living().filter(|seat| !self.unplaced.has(*seat));
            let lost = |seat: &Seat| self.cities_of(*seat) == 0 && self.on_board(*seat).is_empty();
            fallen = placed.filter(lost).collect();
        }
        fallen.iter().for_each(|seat| self.eliminate(seat, sink));
        self.end_if_last_ruler(fallen, sink);
    }

    /// Ends the game if at most one player is left.
    pub(super) fn end_if_last_ruler(&mut self, fallen: Seats, sink: &mut impl EventSink<Event>) {
        let living: Seats = self.living().collect();
        if living.count() > 1 {
            return;
        }
        self.winners = if living.is_empty() { fallen } else { living };
        self.finish(Ending::LastRuler, sink);
    }

    /// Eliminates a player: its orbs return to their sites; its elementals stay.
    pub(super) fn eliminate(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.out.insert(seat);
        for place in self.orbs.iter_mut().chain(&mut self.cities) {
            *place = place.filter(|owner| *owner != seat);
        }
        Army::all().for_each(|army| self.put(seat, army, None));
        self.treasury[seat] = 0;
        self.placed[seat] = Armies::NONE;
        sink.emit(|| Event::Eliminated { seat });
    }

    /// Returns the number of cities that wins and when cities are next counted. `None` without domination, or if
    /// the last round comes first (rules: elementaris 8.3, 8.4).
    pub fn domination_ahead(&self) -> Option<(u8, Yellow)> {
        let (needed, left) = (self.options.cities_to_win(self.seats())?, self.rounds_to_income());
        let held = self.ruling_element().is_some_and(|element| self.age(element).is_some());
        let is_in_time = self.options.round_limit.is_none_or(|limit| self.round + u16::from(left) <= limit);
        is_in_time.then_some((needed, if held { Yellow::AfterAge } else { Yellow::In(left) }))
    }

    /// Returns the players who need at most `missing` further cities to own `needed` cities.
    pub fn seats_lacking_at_most(&self, missing: u8, needed: u8) -> Seats {
        let missing_cities = |seat: &Seat| u32::from(needed).saturating_sub(self.cities_of(*seat));
        self.living().filter(|seat| missing_cities(seat) <= missing.into()).collect()
    }

    /// Returns whether the game ends with this round (rules: elementaris 8.4).
    pub fn is_last_round(&self) -> bool {
        self.options.round_limit.is_some_and(|limit| self.round >= limit)
    }

    /// Returns the players who own enough cities to win, at a yellow clock (rules: elementaris 8.3).
    pub(super) fn dominators(&self) -> Seats {
        let needed = self.options.cities_to_win(self.seats()).filter(|_| self.ruling_element().is_none());
        needed.map_or(Seats::NONE, |needed| self.seats_lacking_at_most(0, needed))
    }

    /// Ends the game. The winners are already known, except at the round limit, where the score decides.
    pub(super) fn finish(&mut self, ending: Ending, sink: &mut impl EventSink<Event>) {
        if ending == Ending::RoundLimit {
            let best = self.living().map(|seat| self.rank(seat)).max();
            self.winners = self.living().filter(|seat| Some(self.rank(*seat)) == best).collect();
        }
        self.phase = Phase::Over(ending);
        self.active = self.first;
        self.call = Army::at(0);
        self.moves = 0;
        self.stanced = false;
        self.second_turn = SecondTurn::default();
        self.placed = BySeat::all(Armies::NONE);
        sink.emit(|| Event::GameOver { ending });
    }
}
