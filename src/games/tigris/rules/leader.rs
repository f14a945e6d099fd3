//! Positioning, moving and withdrawing leaders, and the return of leaders that lose their last temple
//! (rules: tigris 6).

use crate::games::tigris::rules::cell::Cell;
use crate::table::{EventSink, Seat};

use super::color::Color;
use super::event::{Event, Returned};
use super::state::{Conflict, ConflictKind, Public, Tigris};

impl Tigris {
    /// Lifts the leader if it is on the board, places it, and begins a revolt if there is one.
    pub(super) fn position_leader(&mut self, color: Color, to: Cell, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        let rival = self.public.rival(seat, color, to.index());
        let from = self.public.leader(seat, color).map(Cell::at);
        self.public.set_leader(seat, color, Some(to.index()));
        match from {
            Some(from) => sink.emit(|| Event::LeaderMoved { seat, color, from, to }),
            None => sink.emit(|| Event::LeaderPlaced { seat, color, cell: to }),
        }
        match rival {
            None => self.end_action(sink),
            Some(defender) => {
                let conflict = Conflict { kind: ConflictKind::Revolt, color, attacker: seat, defender };
                self.begin_conflict(conflict, sink);
            }
        }
    }

    pub(super) fn withdraw_leader(&mut self, color: Color, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        if let Some(at) = self.public.leader(seat, color) {
            self.public.set_leader(seat, color, None);
            sink.emit(|| Event::LeaderWithdrawn { seat, color, cell: Cell::at(at) });
        }
        self.end_action(sink);
    }

    /// Returns every leader without an adjacent temple to its owner (R16, R17).
    pub(super) fn return_homeless(&mut self, sink: &mut impl EventSink<Event>) {
        for (seat, color, at) in self.public.homeless() {
            self.public.set_leader(seat, color, None);
            sink.emit(|| Event::LeaderReturned { seat, color, cell: Cell::at(at), why: Returned::NoTemple });
        }
    }

    pub(super) fn return_beaten(
        &mut self,
        seat: Seat,
        color: Color,
        why: Returned,
        sink: &mut impl EventSink<Event>,
    ) {
        if let Some(at) = self.public.leader(seat, color) {
            self.public.set_leader(seat, color, None);
            sink.emit(|| Event::LeaderReturned { seat, color, cell: Cell::at(at), why });
        }
    }
}

impl Public {
    /// Returns the owner of the leader of the same colour in the kingdom that the seat's leader would touch on
    /// `at` (R8, R9).
    pub(super) fn rival(&self, seat: Seat, color: Color, at: usize) -> Option<Seat> {
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        if !others.clone().any(|other| self.leader(other, color).is_some()) {
            return None;
        }
        let kingdom = self.touched_by(seat, color, at).only()?;
        others.into_iter().find(|other| self.leader(*other, color).is_some_and(|spot| kingdom.has(spot)))
    }

    /// Returns the leaders without an adjacent temple.
    pub(super) fn homeless(&self) -> impl Iterator<Item = (Seat, Color, usize)> + use<> {
        let beside = self.temples().neighbours();
        let lost = self.figures - beside;
        let any = if lost.is_empty() { 0 } else { usize::MAX };
        self.leaders().take(any).filter(move |(_, _, at)| lost.has(*at))
    }
}
