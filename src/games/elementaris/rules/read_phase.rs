//! The course of a round: calls, second turns, the hand (rules: elementaris 5).

use crate::table::{BySeat, EventSink, OrNever, Seat};

use super::army::{ARMIES, Armies, Army};
use super::clock::{Element, POSITIONS};
use super::event::Event;
use super::field::Fields;
use super::state::{Did, Elementaris, Ending, Phase};

impl Elementaris {
    /// The next living player after this one in the order of the round; `None` at its end.
    fn after(&self, seat: Seat) -> Option<Seat> {
        let later = (self.order(seat) + 1..self.seats()).map(|step| self.nth(step));
        later.into_iter().find(|seat| !self.out.has(*seat))
    }

    /// The seat so many places after the first player.
    fn nth(&self, step: usize) -> Seat {
        Seat::new((self.first.index() + step) % self.seats())
    }

    /// The first living player of the round (R3).
    pub(super) fn leader(&self) -> Seat {
        let all = (0..self.seats()).map(|step| self.nth(step));
        all.into_iter().find(|seat| !self.out.has(*seat)).or_never(self.first)
    }

    // The first turn.

    /// Goes on with the next call in which anything can be done, or with the second turns.
    pub(super) fn next_call(&mut self, sink: &mut impl EventSink<Event>) {
        loop {
            match self.after(self.active) {
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

    /// Begins the call of the active player. Whether there is anything to decide (R4).
    fn begin_call(&mut self) -> bool {
        let seat = self.active;
        self.moves = 0;
        self.stanced = false;
        self.phase = Phase::Activation;
        // Whoever has lost everything again comes back with the next army, not with this one (9, `reentry`).
        if self.placed[seat].has(self.call) {
            return false;
        }
        if self.due(seat) {
            self.phase = Phase::Placement;
            return self.can_place(seat);
        }
        self.moves = self.moves_of(seat);
        self.can_act(seat, self.call)
    }

    /// Whether a player is to place an army: in round 1, and after a loss of everything with `reentry`.
    fn due(&self, seat: Seat) -> bool {
        self.unplaced.has(seat) || self.cities_of(seat) == 0 && self.on_board(seat).is_empty()
    }

    /// After a move of the active player.
    pub(super) fn moved(&mut self, sink: &mut impl EventSink<Event>) {
        self.moves = self.moves.checked_sub(1).or_never(0);
        self.go_on(sink);
    }

    /// Goes on with the activation while there is anything to do in it.
    pub(super) fn go_on(&mut self, sink: &mut impl EventSink<Event>) {
        self.settle(sink);
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

    /// The active player is paid at yellow, then is free (rules: elementaris 5.2, 5.3).
    fn begin_second_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.did = Did::default();
        if self.shows().is_none() {
            self.pay(sink);
        } else {
            self.phase = Phase::Free;
        }
    }

    /// Pays the active player, or asks which army to disband while it cannot pay (R13).
    pub(super) fn pay(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let (income, costs) = (self.income(seat), self.costs(seat));
        let means = u32::from(self.treasury[seat]) + income;
        if means < costs {
            self.phase = Phase::Disband;
            return;
        }
        let treasury = u16::try_from(means - costs).ok().or_never(u16::MAX);
        self.treasury[seat] = treasury;
        sink.emit(|| Event::Paid { seat, income, costs, treasury });
        self.phase = Phase::Free;
    }

    /// The second turn of the active player is over.
    pub(super) fn next_second_turn(&mut self, sink: &mut impl EventSink<Event>) {
        match self.after(self.active) {
            Some(next) => {
                self.active = next;
                self.begin_second_turn(sink);
            }
            None => self.end_round(sink),
        }
    }

    /// Victory and limits, then the hand (rules: elementaris 5.4, 8).
    fn end_round(&mut self, sink: &mut impl EventSink<Event>) {
        self.did = Did::default();
        if self.dominates() {
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
            self.first = self.after(leader).unwrap_or(leader);
        }
        self.active = self.first;
        self.call = Army::at(0);
        sink.emit(|| Event::RoundBegan { round: self.round, first: self.first });
        if !self.begin_call() {
            self.next_call(sink);
        }
    }

    /// The first player moves the hand, or an age holds it (R5 to R7).
    fn move_hand(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.leader();
        let shown = self.shows();
        if let Some((element, owner)) = shown.and_then(|element| Some((element, self.age(element)?))) {
            self.held = true;
            return sink.emit(|| Event::HandHeld { owner, element });
        }
        self.held = false;
        self.clock = (self.clock + 1) % POSITIONS;
        let (position, now) = (self.clock, self.shows());
        sink.emit(|| Event::HandMoved { seat, position, element: now });
        if let (Some(element), None) = (shown, now) {
            self.send_home(element, sink);
        }
    }

    fn send_home(&mut self, element: Element, sink: &mut impl EventSink<Event>) {
        if let Some(pieces) = self.elementals.get_mut(element.index()).filter(|pieces| !pieces.is_empty()) {
            *pieces = Fields::NONE;
            sink.emit(|| Event::WentHome { element });
        }
    }
}
