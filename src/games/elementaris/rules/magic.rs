//! Magic: elementals of earth, water and fire, and transfers by air (rules: elementaris 6.3, R59, R65).
//!
//! A spell needs the element that the clock shows and two of its orbs.

use crate::table::{EventSink, OrNever, Seat, refuse_if};

use super::action::Mooring;
use super::army::{Armies, Army};
use super::check::Checked;
use super::clock::Element;
use super::event::Event;
use super::field::{Field, Fields};
use super::map::{NEAR_MOUNTAINS, NEAR_WATER};
use super::refusal::Refusal;
use super::state::{Elementaris, Phase};

impl Elementaris {
    /// Returns the fields with an elemental.
    #[inline]
    pub fn closed(&self) -> Fields {
        self.elementals.iter().fold(Fields::NONE, |all, some| all.with(*some))
    }

    /// Returns the fields with elementals of an element; air has none.
    #[inline]
    pub fn pieces(&self, element: Element) -> Fields {
        self.elementals.get(element.index()).copied().unwrap_or_default()
    }

    /// Returns the number of elementals of an element at home.
    #[inline]
    pub fn at_home(&self, element: Element) -> u32 {
        element.pieces().checked_sub(self.pieces(element).count()).or_never(0)
    }

    /// Returns the elementals on the map that may be moved when none is at home (rules: elementaris 6.3, 9).
    pub(super) fn movable(&self, element: Element) -> Fields {
        let several = self.options.all_elementals && element != Element::Fire;
        let is_single = element == Element::Fire && !self.options.fire_redirect;
        if (several || is_single) && !self.hand_held {
            return Fields::NONE;
        }
        self.pieces(element).without(self.second_turn.cast_on)
    }
}

impl Elementaris {
    /// Checks that the clock shows the element, that two of its orbs are owned, and that nothing was cast yet.
    fn check_magic(&self, seat: Seat, element: Element) -> Checked {
        refuse_if(self.ruling_element() != Some(element), Refusal::WrongElement)?;
        refuse_if(self.orbs_in(seat, element) < 2, Refusal::NeedsTwoOrbs)?;
        refuse_if(self.second_turn.cast, Refusal::AlreadyCast)
    }

    pub(super) fn check_cast(
        &self,
        seat: Seat,
        element: Element,
        field: Field,
        from: Option<Field>,
    ) -> Checked {
        self.check_magic(seat, element)?;
        let home = self.at_home(element) > 0;
        let named = match from {
            None => home,
            Some(from) => !home && self.movable(element).has(from),
        };
        refuse_if(!named, Refusal::NoPiece)?;
        let touches = match element {
            Element::Earth => NEAR_MOUNTAINS.has(field),
            Element::Water => NEAR_WATER.has(field),
            Element::Fire => field.is_playable(),
            Element::Air => false,
        };
        refuse_if(!touches || self.closed().has(field), Refusal::BadTarget)
    }

    /// Checks the transfer of an army, or of a ship with the army aboard (R59).
    pub(super) fn check_transfer(&self, seat: Seat, owner: Seat, army: Army, to: Field) -> Checked {
        self.check_magic(seat, Element::Air)?;
        // A typed owner may be a seat that does not exist.
        refuse_if(owner.index() >= self.seats(), Refusal::BadUnit)?;
        let from = self.spot(owner, army).ok_or(Refusal::BadUnit)?;
        refuse_if(from.is_sea() && to.is_foot(), Refusal::BadUnit)?;
        let ground = if from.is_sea() { to.is_sea() } else { to.is_foot() };
        let closed = self.closed().has(to) || self.hostile(owner).has(to);
        refuse_if(!ground || from == to || closed, Refusal::BadTarget)
    }

    pub(super) fn check_ship_transfer(&self, seat: Seat, from: Mooring, to: Mooring) -> Checked {
        self.check_magic(seat, Element::Air)?;
        refuse_if(self.moored[from.index()] == 0, Refusal::BadUnit)?;
        refuse_if(from == to || self.closed().has(to.fields().1), Refusal::BadTarget)
    }
}

impl Elementaris {
    /// Places an elemental, which destroys every army there; ships at sea sink with theirs
    /// (rules: elementaris 6.3, R65).
    pub(super) fn cast(
        &mut self,
        seat: Seat,
        element: Element,
        at: Field,
        from: Option<Field>,
        sink: &mut impl EventSink<Event>,
    ) {
        if let Some(pieces) = self.elementals.get_mut(element.index()) {
            from.into_iter().for_each(|from| pieces.remove(from));
            pieces.insert(at);
        }
        sink.emit(|| Event::Cast { seat, element, at, from });
        if self.options.all_elementals && element != Element::Fire {
            self.second_turn.cast_on.insert(at);
        } else {
            self.second_turn.cast = true;
        }
        for owner in self.living() {
            let armies: Armies = self.armies_on(owner, at);
            if !armies.is_empty() {
                armies.iter().for_each(|army| self.put(owner, army, None));
                sink.emit(|| Event::Destroyed { seat: owner, armies, at });
                self.emit_towers(owner, sink);
            }
        }
        self.eliminate_losers(sink);
        let is_over = matches!(self.phase, Phase::Over(_));
        if !is_over && self.out.has(seat) {
            self.next_second_turn(sink);
        }
    }

    /// Carries an army, together with any ship it is aboard (R59).
    pub(super) fn transfer(
        &mut self,
        seat: Seat,
        owner: Seat,
        army: Army,
        to: Field,
        sink: &mut impl EventSink<Event>,
    ) {
        self.second_turn.cast = true;
        if let Some(from) = self.spot(owner, army) {
            self.put(owner, army, Some(to));
            sink.emit(|| Event::Carried { seat, owner, army, from, to });
        }
    }

    pub(super) fn transfer_ship(
        &mut self,
        seat: Seat,
        from: Mooring,
        to: Mooring,
        sink: &mut impl EventSink<Event>,
    ) {
        self.second_turn.cast = true;
        self.moored[from.index()] = self.moored[from.index()].checked_sub(1).or_never(0);
        self.moored[to.index()] += 1;
        sink.emit(|| Event::CarriedShip { seat, from, to });
    }

    /// Removes the elementals of an element from the map when its rule ends (rules: elementaris 5.4).
    pub(super) fn send_home(&mut self, element: Element, sink: &mut impl EventSink<Event>) {
        if let Some(pieces) = self.elementals.get_mut(element.index()).filter(|pieces| !pieces.is_empty()) {
            *pieces = Fields::NONE;
            sink.emit(|| Event::WentHome { element });
        }
    }
}
