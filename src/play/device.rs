//! Devices at a table: one that is handed round, devices of single seats, and devices of watchers. On its own device a
//! seat's hand is always open, and nothing is handed over. While such a seat decides, the shared device shows the
//! public view. A watcher sees nothing else before the end.
//!
//! All tables of a game show one session. A command changes it at one table; the others [`Play::follow`].

use std::rc::Rc;

use super::{Play, ScreenMode};
use crate::scenes::Stage;
use crate::table::{Actor, BySeat, Seat, Selection};

/// The device that shows a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// Handed round. The seats in `away` have devices of their own.
    Shared { away: BySeat<bool> },
    /// Used by this seat alone.
    Own(Seat),
    /// Used by a watcher without a seat: no hand opens here, and nobody acts.
    Watcher,
}

impl Default for Device {
    fn default() -> Self {
        Self::Shared { away: BySeat::all(false) }
    }
}

impl Device {
    /// Returns whether this seat decides on this device.
    pub fn serves(self, seat: Seat) -> bool {
        match self {
            Self::Shared { away } => !away[seat],
            Self::Own(own) => own == seat,
            Self::Watcher => false,
        }
    }
}

impl<G: Stage> Play<G> {
    /// Returns the table on a seat's own device.
    pub fn on_own_device(&self, seat: Seat) -> Self {
        self.on_device(Device::Own(seat), Some(seat))
    }

    /// Returns the table on the device of a watcher.
    pub fn on_watcher_device(&self) -> Self {
        self.on_device(Device::Watcher, None)
    }

    /// Returns this table with all hands closed, as everybody may see it, on the screen that showed `before`. The last
    /// act is shown there before the device changes hands, or before the end of the game is shown.
    pub fn with_hands_closed(&self, before: ScreenMode) -> Self {
        let mut play = self.clone();
        play.forget();
        (play.mode, play.hidden) = match before {
            ScreenMode::Hand(seat) | ScreenMode::Result(seat) => (ScreenMode::Hand(seat), true),
            ScreenMode::Curtain(_) | ScreenMode::Public | ScreenMode::Over => (ScreenMode::Public, false),
        };
        (play.cursor, play.unseen) = (None, None);
        play.turn_steps = play.turn_steps();
        play
    }

    fn on_device(&self, device: Device, holder: Option<Seat>) -> Self {
        let mut play = Self::blank(self.session.clone());
        (play.device, play.holder) = (device, holder);
        play.show_present();
        play.turn_steps = play.turn_steps();
        play
    }

    /// Returns the table on the shared device, where the seats in `away` have devices of their own. A hand that
    /// moves to another device is closed here.
    pub fn with_away(&self, away: BySeat<bool>) -> Self {
        let mut play = self.clone();
        play.device = Device::Shared { away };
        let shown = match play.mode {
            ScreenMode::Curtain(seat) | ScreenMode::Hand(seat) => Some(seat),
            ScreenMode::Result(_) | ScreenMode::Public | ScreenMode::Over => None,
        };
        let next = play.next_to_act().filter(|seat| play.session.controller(*seat).is_person());
        // A seat that has lost its device gets the curtain, as at any change of hands.
        if shown != next || next.is_some_and(|seat| !play.device.serves(seat)) {
            play.forget();
            play.show_present();
            play.turn_steps = play.turn_steps();
        }
        play
    }

    /// Returns this table with the session of another table of the same game.
    pub fn follow(&self, other: &Self) -> Self {
        let mut play = self.clone();
        if Rc::ptr_eq(&play.session, &other.session) {
            return play;
        }
        let entries = play.session.len();
        play.session = other.session.clone();
        if play.result().is_some_and(|entry| entry < play.session.len()) {
            // The result on screen stays until a person has seen it.
            return play;
        }
        let looks_back =
            play.cursor.filter(|entries| *entries < play.session.len() && play.mode != ScreenMode::Over);
        play.forget();
        play.show_present();
        play.cursor = looks_back.filter(|_| play.mode != ScreenMode::Over);
        play.show_new_result(entries);
        play.turn_steps = play.turn_steps();
        play
    }

    /// Shows a result among the entries from `known` on to all who are handed this device.
    fn show_new_result(&mut self, known: usize) {
        let steps = self.session.steps().iter().enumerate().skip(known);
        let shown = steps.rev().find(|(_, step)| G::is_shown_to_all(&step.events));
        let result = shown.and_then(|(entry, step)| match step.entry.actor {
            Actor::Seat(seat) => Some((entry, seat)),
            Actor::Chance => None,
        });
        if let Some((entry, seat)) = result.filter(|_| self.shows_results()) {
            self.selection = Selection::new(Vec::new());
            (self.result, self.mode) = (Some(entry), ScreenMode::Result(seat));
        }
    }

    /// Drops what belongs to the last state on screen.
    fn forget(&mut self) {
        self.selection = Selection::new(Vec::new());
        (self.refused, self.aimed, self.hint, self.hovered) = (None, None, None, None);
        (self.end_asked, self.dragging, self.undo_explained, self.missed_key) = (false, false, false, None);
        self.pointed.clear();
    }

    /// Returns the person who decides, or has to end a turn, on another device.
    pub fn decides_elsewhere(&self) -> Option<Seat> {
        let person = self.next_to_act().filter(|seat| self.session.controller(*seat).is_person());
        person.filter(|seat| !self.device.serves(*seat))
    }

    /// Returns whether this is the table on the shared device.
    pub(super) fn is_shared(&self) -> bool {
        matches!(self.device, Device::Shared { .. })
    }

    /// Returns whether a result is shown to all at this device, before it is handed on.
    pub(super) fn shows_results(&self) -> bool {
        self.is_shared()
            && (self.people().next().is_none() || self.people().any(|seat| self.device.serves(seat)))
    }
}
