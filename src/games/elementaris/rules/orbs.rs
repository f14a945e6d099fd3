//! Orbs: who owns them, taking them and giving them up (rules: elementaris 6.1, 6.3).

use crate::table::{EventSink, Seat, refuse_if};

use super::army::Army;
use super::check::Checked;
use super::clock::Element;
use super::event::Event;
use super::field::Field;
use super::map::{orb, sites_of};
use super::refusal::Refusal;
use super::state::Elementaris;

/// The maximum number of orbs a player may own.
pub const MAX_ORBS: u32 = 3;

impl Elementaris {
    #[inline]
    pub fn orbs_of(&self, seat: Seat) -> u32 {
        self.orbs.iter().filter(|owner| **owner == Some(seat)).count() as u32
    }

    /// Returns the number of orbs of an element that a player owns.
    #[inline]
    pub fn orbs_in(&self, seat: Seat, element: Element) -> u32 {
        sites_of(element).filter(|site| self.orbs[*site] == Some(seat)).count() as u32
    }

    /// Returns the owner of all three orbs of an element.
    pub fn age(&self, element: Element) -> Option<Seat> {
        self.living().find(|seat| self.orbs_in(*seat, element) == 3)
    }

    pub(super) fn check_orb(&self, seat: Seat, at: Field) -> Checked {
        let site = at.site().ok_or(Refusal::NoOrb)?;
        refuse_if(self.orbs[site] == Some(seat), Refusal::OwnOrb)?;
        refuse_if(self.orbs_of(seat) >= MAX_ORBS, Refusal::OrbLimit)
    }

    pub(super) fn check_give_up(&self, seat: Seat, at: Field) -> Checked {
        let owned = at.site().is_some_and(|site| self.orbs[site] == Some(seat));
        refuse_if(!owned, Refusal::NotYourOrb)
    }

    pub(super) fn take_orb(&mut self, seat: Seat, army: Army, sink: &mut impl EventSink<Event>) {
        if let Some((at, site)) = self.spot(seat, army).and_then(|at| Some((at, at.site()?))) {
            let from = self.orbs[site].replace(seat);
            let element = orb(site);
            sink.emit(|| Event::TookOrb { seat, army, at, element, from });
            if element == Element::Earth {
                self.emit_towers(seat, sink);
                from.into_iter().for_each(|loser| self.emit_towers(loser, sink));
            }
        }
        self.end_move(sink);
    }

    /// Returns an orb to its site.
    pub(super) fn give_up_orb(&mut self, seat: Seat, at: Field, sink: &mut impl EventSink<Event>) {
        let Some(site) = at.site() else { return };
        self.orbs[site] = None;
        let element = orb(site);
        sink.emit(|| Event::GaveUp { seat, at, element });
        if element == Element::Earth {
            self.emit_towers(seat, sink);
        }
    }
}
