//! The course of a round: calls, second turns, the hand (rules: elementaris 5).

use crate::table::{BySeat, EventSink, OrNever, Seat};

use super::army::{ARMIES, Armies, Army};
use super::clock::POSITIONS;
use super::event::Event;
use super::state::{Elementaris, Ending, Phase, SecondTurn};

impl Elementaris {
    /// Returns the next player still in the game after this one, in the order of the round; `None` at its end.
    fn next_after(&self, seat: Seat) -> Option<Seat> {
        let later = (self.order(seat) + 1..self.seats()).map(|step| self.nth(step));
        later.into_iter().find(|seat| !self.out.has(*seat))
    }

    /// Returns the seat this many places after the first player.
    fn nth(&self, step: usize) -> Seat {
        Seat::new((self.first.index() + step) % self.seats())
    }

    /// Returns the first player of the round who is still in the game (R3).
    pub(super) fn leader(&self) -> Seat {
        let all = (0..self.seats()).map(|step| self.nth(step));
        all.into_iter().find(|seat| !self.out.has(*seat)).or_never(self.first)
    }

    // The first turn.

    /// Continues with the next call that leaves anything to decide, or with the second turns.
    pub(super) fn next_call(&mut self, sink: &mut impl EventSink<Event>) {
        loop {
            match self.next_after(self.active) {
                Some(next) => self.active = next,
                None if self.call.index() + 1 < ARMIES => {
                    self.active = self.leader();
                    self.call = Army::at(self.call.index() + 1);
                }
                None => return self.begin_second_turns(sink),
            }
            if self.begin_call() {
                return;
            }
        }
    }

    /// Begins the call of the active player. Returns whether there is anything to decide (R4).
    fn begin_call(&mut self) -> bool {
        let seat = self.active;
        self.moves = 0;
        self.stanced = false;
        self.phase = Phase::Activation;
        // A player who has lost everything again returns with the next army, not with this one (9, `reentry`).
        if self.placed[seat].has(self.call) {
            return false;
        }
        if self.must_place(seat) {
            self.phase = Phase::Placement;
            return self.can_place(seat);
        }
        self.moves = self.moves_of(seat);
        self.can_act(seat, self.call)
    }

    /// Returns whether a player has to place an army: in round 1, and after a loss of everything with `reentry`.
    fn must_place(&self, seat: Seat) -> bool {
        self.unplaced.has(seat) || self.cities_of(seat) == 0 && self.on_board(seat).is_empty()
    }

    /// Continues after a move of the active player.
    pub(super) fn end_move(&mut self, sink: &mut impl EventSink<Event>) {
        self.moves = self.moves.checked_sub(1).or_never(0);
        self.continue_activation(sink);
    }

    /// Continues the activation while there is anything to do in it.
    pub(super) fn continue_activation(&mut self, sink: &mut impl EventSink<Event>) {
        self.eliminate_losers(sink);
        if matches!(self.phase, Phase::Over(_)) {
            return;
        }
        let (seat, army) = (self.active, self.call);
        let alive = !self.out.has(seat) && self.spot(seat, army).is_some();
        if self.moves == 0 || !alive || !self.can_act(seat, army) {
            self.next_call(sink);
        }
    }

    // The second turn.

    fn begin_second_turns(&mut self, sink: &mut impl EventSink<Event>) {
        self.call = Army::at(0);
        self.moves = 0;
        self.stanced = false;
        self.placed = BySeat::all(Armies::NONE);
        self.active = self.leader();
        self.begin_second_turn(sink);
    }

    /// Pays the active player at yellow, then begins the free second turn (rules: elementaris 5.2, 5.3).
    fn begin_second_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.second_turn = SecondTurn::default();
        if self.ruling_element().is_none() {
            self.pay(sink);
        } else {
            self.phase = Phase::Free;
        }
    }

    /// Pays the active player, or asks which army to disband while they cannot pay (R13).
    pub(super) fn pay(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let (income, costs) = (self.income(seat), self.costs(seat));
        let funds = u32::from(self.treasury[seat]) + income;
        if funds < costs {
            self.phase = Phase::Disband;
            return;
        }
        let treasury = u16::try_from(funds - costs).ok().or_never(u16::MAX);
        self.treasury[seat] = treasury;
        sink.emit(|| Event::Paid { seat, income, costs, treasury });
        self.phase = Phase::Free;
    }

    /// Ends the second turn of the active player.
    pub(super) fn next_second_turn(&mut self, sink: &mut impl EventSink<Event>) {
        match self.next_after(self.active) {
            Some(next) => {
                self.active = next;
                self.begin_second_turn(sink);
            }
            None => self.end_round(sink),
        }
    }

    /// Checks victory and limits, then moves the hand (rules: elementaris 5.4, 8).
    fn end_round(&mut self, sink: &mut impl EventSink<Event>) {
        self.second_turn = SecondTurn::default();
        let dominators = self.dominators();
        if !dominators.is_empty() {
            self.winners = dominators;
            return self.finish(Ending::Domination, sink);
        }
        if self.is_last_round() {
            return self.finish(Ending::RoundLimit, sink);
        }
        self.move_hand(sink);
        self.round = self.round.saturating_add(1);
        let leader = self.leader();
        self.first = leader;
        if self.options.rotate_first_player {
            self.first = self.next_after(leader).unwrap_or(leader);
        }
        self.active = self.first;
        self.call = Army::at(0);
        sink.emit(|| Event::RoundBegan { round: self.round, first: self.first });
        if !self.begin_call() {
            self.next_call(sink);
        }
    }

    /// Moves the hand for the first player, unless an age stops it (R5 to R7).
    fn move_hand(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.leader();
        let shown = self.ruling_element();
        if let Some((element, owner)) = shown.and_then(|element| Some((element, self.age(element)?))) {
            self.hand_held = true;
            return sink.emit(|| Event::HandHeld { owner, element });
        }
        self.hand_held = false;
        self.clock = (self.clock + 1) % POSITIONS;
        let (position, now) = (self.clock, self.ruling_element());
        sink.emit(|| Event::HandMoved { seat, position, element: now });
        if let (Some(element), None) = (shown, now) {
            self.send_home(element, sink);
        }
    }
}
