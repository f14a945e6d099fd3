//! Handing over the device: what follows a decision, the result shown to all, the curtain, and news for the next
//! holder. Independent of the browser and of the game.

use crate::lang::table::MissedKey;
use crate::scenes::Stage;
use crate::table::{Actor, Seat, Selection, Step, Turn};

use super::device::Device;
use super::{Play, ScreenMode};

impl<G: Stage> Play<G> {
    /// Returns the first entry that is news to the next holder: the effect of its own last decision on another seat, or
    /// the first one after it. `None` if nothing happened or all saw the result together.
    pub(super) fn news(&self, seat: Seat) -> Option<usize> {
        let steps = self.session.steps();
        let own = steps.iter().rposition(|step| step.entry.actor == Actor::Seat(seat));
        let first = match own {
            Some(own) if G::is_shown_to_all(&steps[own].events) => own,
            Some(own) => own + 1,
            None => 0,
        };
        let shown = self.result.map_or(0, |entry| entry + 1);
        let decided = |step: &Step<G>| step.entry.actor != Actor::Chance;
        let first = first + steps.iter().skip(first).position(decided)?;
        steps.iter().skip(first.max(shown)).any(decided).then_some(first)
    }

    /// Continues after a decision: waits at the end of a turn, or rolls chance that is due within it. Shows effects
    /// on another seat to all, and hands over.
    pub(super) fn go_on(&mut self, seat: Seat, entry: usize) {
        let has_result = self.session.steps().get(entry).is_some_and(|step| G::is_shown_to_all(&step.events));
        if self.session.game().turn() == Turn::Over {
            return if has_result { self.show_result(seat, entry) } else { self.hand_over() };
        }
        let ended = self.session.seat_to_end_turn();
        if ended.is_some() && ended == self.viewing_seat() {
            self.selection = Selection::new(Vec::new());
            return;
        }
        if self.session.turn_passed() {
            // The answer of another seat ended the turn. It cannot be undone, so no "End turn" is awaited.
            self.session_mut().seal();
        }
        if self.session.game().turn() == Turn::Chance {
            self.session_mut().roll_all();
        }
        if has_result {
            self.show_result(seat, entry);
        } else if self.session.game().turn().seat() == self.viewing_seat() && self.viewing_seat().is_some() {
            self.fresh_selection();
        } else {
            self.session_mut().seal();
            self.hand_over();
        }
    }

    /// Shows the result of the entry to all who are handed this device, and hands over.
    pub(super) fn show_result(&mut self, seat: Seat, entry: usize) {
        self.session_mut().seal();
        if !self.shows_results() {
            return self.hand_over();
        }
        self.selection = Selection::new(Vec::new());
        self.result = Some(entry);
        self.mode = ScreenMode::Result(seat);
    }

    pub(super) fn end_turn(&mut self) {
        if self.cursor.is_some() {
            return;
        }
        if matches!(self.mode, ScreenMode::Result(_)) {
            return self.hand_over();
        }
        let Some(seat) = self.viewing_seat() else { return };
        let turn_end = self.session.seat_to_end_turn();
        if turn_end.is_some_and(|other| other != seat) {
            return;
        }
        if turn_end.is_none() {
            if !self.may_act() {
                return;
            }
            let Some(action) = G::end_turn(&self.view()) else { return self.explain_key(MissedKey::End) };
            let game = self.session.game();
            // A player who may not end the turn yet gets the reason, without the question first.
            if let Err(why) = game.check(seat, &action) {
                let causes = game.causes(seat, &action, why);
                return self.refuse(why, causes);
            }
            if !self.end_asked && G::steps_left(&self.view()) > 0 {
                self.end_asked = true;
                return;
            }
            if self.session_mut().play(seat, action).is_err() {
                return;
            }
        }
        self.end_asked = false;
        self.skipped_news = self.unseen;
        self.session_mut().seal();
        self.session_mut().roll_all();
        self.hand_over();
    }

    /// Hands the device to the seat that decides now.
    pub(super) fn hand_over(&mut self) {
        // At the end all hands are open, so nothing before it can be undone.
        if self.session.game().turn() == Turn::Over {
            self.session_mut().seal();
        }
        // A computer's turn ends without confirmation.
        if self.session.seat_to_end_turn().is_some_and(|seat| !self.session.controller(seat).is_person()) {
            self.session_mut().seal();
        }
        if self.session.seat_to_end_turn().is_none() {
            self.session_mut().roll_all();
        }
        self.show_present();
    }

    /// Shows the present to the current user of this device. The session stays as it is.
    pub(super) fn show_present(&mut self) {
        (self.cursor, self.unseen) = (None, None);
        self.selection = Selection::new(Vec::new());
        let closed = matches!(self.mode, ScreenMode::Curtain(_));
        self.mode = match self.next_to_act() {
            Some(seat) if !self.session.controller(seat).is_person() => self.screen_for_computer(),
            Some(seat) if self.session.game().seats() > 0 => self.screen_for_person(seat),
            _ => ScreenMode::Over,
        };
        // A player who has hidden their hand shows it again themselves.
        self.hidden &= !closed && matches!(self.mode, ScreenMode::Hand(_));
        self.holder = self.holder.filter(|seat| self.holds(*seat));
        if let ScreenMode::Hand(seat) = self.mode
            && self.next_to_act() == Some(seat)
        {
            let alone = self.only_person() == Some(seat);
            let on_own_device = matches!(self.device, Device::Own(_));
            self.unseen = if on_own_device {
                None
            } else if alone {
                self.news_for_only_person(seat)
            } else {
                self.last_loss(seat)
            };
            self.fresh_selection();
        }
    }

    /// Returns what is on screen when the device goes to a person: the only rule that opens a hand without its
    /// curtain. It always does in a game without secrets, and on a seat's own device. In a game with secrets it does
    /// for the only person at the table, who has the device.
    pub(super) fn screen_for_person(&self, seat: Seat) -> ScreenMode {
        match self.device {
            Device::Own(own) => return ScreenMode::Hand(own),
            Device::Watcher => return ScreenMode::Public,
            Device::Shared { away } if away[seat] => return ScreenMode::Public,
            Device::Shared { .. } => {}
        }
        let has_it = self.only_person() == Some(seat) && self.holder == Some(seat);
        if has_it || !G::INFO.secrets { ScreenMode::Hand(seat) } else { ScreenMode::Curtain(seat) }
    }

    /// Returns the person who holds the device. They become the holder by opening their own curtain, and stay it until
    /// the device is handed on or shows a result to several people. A hidden hand has no holder. It outlives this table:
    /// the app passes it on when it opens the game again ([`Play::held_by`]), with the curtain down if there is none.
    pub fn holder(&self) -> Option<Seat> {
        self.holder.filter(|_| !self.hidden)
    }

    /// Returns whether a person who held the device still holds it.
    pub(super) fn holds(&self, seat: Seat) -> bool {
        if let Device::Own(own) = self.device {
            return own == seat;
        }
        match self.mode {
            ScreenMode::Curtain(_) => false,
            ScreenMode::Hand(holder) => holder == seat,
            ScreenMode::Result(_) | ScreenMode::Public | ScreenMode::Over => self.only_person() == Some(seat),
        }
    }

    /// Returns the first entry since a seat's last decision that cost it points. In games without secrets everybody
    /// has seen it, but such losses are shown again.
    fn last_loss(&self, seat: Seat) -> Option<usize> {
        let steps = self.session.steps();
        let own = |step: &Step<G>| step.entry.actor == Actor::Seat(seat);
        let first = steps.iter().rposition(own).map_or(0, |own| own + 1);
        let costs =
            |event: &G::Event| G::points_of(event).iter().any(|(to, _, points)| *to == seat && *points < 0);
        let hurt = steps.iter().skip(first).position(|step| step.events.iter().any(costs));
        hurt.map(|nth| first + nth)
    }
}
