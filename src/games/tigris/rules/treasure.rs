//! Taking treasures at the end of an action (rules: tigris 7 *Treasures*, R56, R57, R80).

use crate::games::tigris::rules::cell::Cells;
use crate::table::{EventSink, OrNever, Seat, never};

use super::color::Color;
use super::event::Event;
use super::state::{Phase, Public, Tigris};

impl Public {
    /// Returns the treasures in the kingdom of this seat's trader; empty if the trader is in supply.
    pub fn treasures_of(&self, seat: Seat) -> Cells {
        self.leader_regions[seat][Color::Green.index()] & self.treasures
    }

    /// Returns the treasures that may be the one left behind: a corner treasure only if all are corner ones. For
    /// each of them, taking all the others is a legal choice, and there are no other choices.
    pub fn may_stay(&self, seat: Seat) -> Cells {
        let here = self.treasures_of(seat);
        let plain = here - self.map().corners;
        if plain.is_empty() { here } else { plain }
    }

    /// Returns the first owner of a trader, clockwise from the active player, with treasures to take.
    pub(super) fn collector(&self) -> Option<Seat> {
        let due = |seat: &Seat| self.treasures_of(*seat).is_several();
        // Most of the time nobody has treasures to take, regardless of whose turn it is.
        if !Seat::all(self.seats()).any(|seat| due(&seat)) {
            return None;
        }
        self.active.round(self.seats()).find(due)
    }
}

impl Tigris {
    /// Hands out the treasures that require no choice and stops at the first choice. Returns whether all are handed
    /// out.
    pub(super) fn hand_out_treasures(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        while let Some(seat) = self.public.collector() {
            let stay = self.public.may_stay(seat);
            if stay.count() > 1 {
                self.public.phase = Phase::Treasure(seat);
                return false;
            }
            self.collect(seat, self.public.treasures_of(seat) - stay, true, sink);
        }
        true
    }

    pub(super) fn take_treasures(&mut self, cells: Cells, sink: &mut impl EventSink<Event>) {
        let Phase::Treasure(seat) = self.public.phase else {
            never!();
            return;
        };
        self.collect(seat, cells, false, sink);
        self.end_action(sink);
    }

    fn collect(&mut self, seat: Seat, cells: Cells, forced: bool, sink: &mut impl EventSink<Event>) {
        self.public.treasures = self.public.treasures - cells;
        let held = &mut self.secret.treasures[seat];
        *held = held.checked_add(cells.count() as u8).or_never(u8::MAX);
        sink.emit(|| Event::TreasuresTaken { seat, cells, forced });
    }
}
