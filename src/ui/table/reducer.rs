//! The single reducer that changes a table: one function a message. Everything is saved before it is rendered.

use std::rc::Rc;

use yew::Reducible;

use super::super::store::{self, Local, StoreError};
use super::super::{browser, replay, tabs};
use super::{TableMsg, TableState, found_at};
use crate::lang::Lang;
use crate::phones::protocol::{GuestInput, Rejection};
use crate::phones::role::Role;
use crate::phones::takeback::TakebackAct;
use crate::play::ScreenMode;
use crate::play::decision::PendingDecision;
use crate::play::running_game::{GameHandle, GameSummary};
use crate::scenes::{Advice, Command};
use crate::table::Seat;
use crate::table::record::{Record, RecordError};

/// The effect of a message.
enum AfterMessage {
    /// The table may have changed.
    Changed,
    /// Nothing is to be rendered.
    Nothing,
    /// Another tab has played on: this one only shows the game.
    Lost,
}

impl Reducible for TableState {
    type Action = TableMsg;

    /// Handles a message. The only place that changes the game.
    fn reduce(self: Rc<Self>, message: TableMsg) -> Rc<Self> {
        let mut table = (*self).clone();
        table.version += 1;
        let effect = match message {
            TableMsg::Do(command) => table.perform(&self, &command, false),
            TableMsg::Hasten(command) => table.perform(&self, &command, true),
            TableMsg::Guest(seat, input) => table.guest(&self, seat, &input),
            TableMsg::GuestHint(seat, decision) => table.guest_hint(&self, seat, decision),
            TableMsg::Hint(seat, hint) => table.hint(&self, seat, hint),
            TableMsg::GuestTakesBack(seat, act) => table.guest_takes_back(&self, seat, act),
            TableMsg::TakeBack(seat, act) => {
                table.take_back(seat, act, false).unwrap_or(AfterMessage::Nothing)
            }
            TableMsg::Phone(role, away) => table.phone(role, away),
            TableMsg::Left(seat) => table.leave(seat),
            TableMsg::Silent(seat, silent) => table.silence(seat, silent),
            TableMsg::Ours(ours, lang) => table.own(ours, lang),
            TableMsg::Room => table.room(),
            TableMsg::Stored(text) => table.stored_elsewhere(&text),
        };
        match effect {
            AfterMessage::Nothing => return self,
            AfterMessage::Lost => return (*self).clone().lost(),
            AfterMessage::Changed => {}
        }
        if table.ours && (table.handle.holder() != self.handle.holder() || table.held != self.held) {
            store::keep_holder(&Local, &table.id, &table.handle);
        }
        table.mode = table.handle.mode();
        table.seats.settle(&table.handle);
        Rc::new(table)
    }
}

impl TableState {
    /// Performs a command of this device.
    fn perform(&mut self, before: &Self, command: &Command, hasty: bool) -> AfterMessage {
        if !command.is_view_only() && !self.may_change() {
            return AfterMessage::Nothing;
        }
        let after = match (hasty, self.quick) {
            (true, _) => self.handle.act_in_haste(command),
            (false, true) => Some(self.handle.act_quickly(command)),
            (false, false) => Some(self.handle.act(command)),
        };
        let Some(after) = after else { return AfterMessage::Nothing };
        self.turns += usize::from(matches!(command, Command::Rotate { .. }));
        self.handle = after;
        self.lead_seats(&before.handle);
        let (was, now) = (before.handle.summary(), self.handle.summary());
        // The steps of a computer's turn are shown together.
        let goes_on = before.handle.computer_to_act().is_some_and(|thinks| thinks.goes_on);
        if !(goes_on && matches!(command, Command::Aim(..) | Command::Answer(..))) {
            self.entries_before = was.entries;
        }
        let person = !matches!(command, Command::Answer(..) | Command::Redo);
        self.done += u32::from(person && now.entries > was.entries);
        self.save_since(&was)
    }

    /// Performs the input of a phone.
    fn guest(&mut self, before: &Self, seat: Seat, input: &GuestInput) -> AfterMessage {
        if !self.may_change() {
            return AfterMessage::Nothing;
        }
        // The table itself is drawn again only if the game has changed.
        (self.version, self.inputs) = (before.version, before.inputs + 1);
        match self.seats.act(&self.handle, seat, input) {
            Ok(after) => self.handle = after,
            Err(why) => self.refuse(seat, why),
        }
        let old = before.handle.summary();
        if self.handle != before.handle {
            (self.version, self.entries_before) = (before.version + 1, old.entries);
        }
        self.save_since(&old)
    }

    /// Notes why the input of a phone was not taken.
    fn refuse(&mut self, seat: Seat, why: Rejection) {
        self.unwanted[seat] = Some((self.inputs, why));
    }

    /// Notes that the phone of a seat asks for a hint: this device's computers look for one.
    fn guest_hint(&mut self, before: &Self, seat: Seat, decision: PendingDecision) -> AfterMessage {
        (self.version, self.inputs) = (before.version, before.inputs + 1);
        let asked =
            if self.may_change() { self.seats.ask_hint(seat, decision) } else { Err(Rejection::Late) };
        if let Err(why) = asked {
            self.refuse(seat, why);
        }
        AfterMessage::Changed
    }

    /// Shows a hint on the phone of a seat.
    fn hint(&mut self, before: &Self, seat: Seat, hint: Option<(String, Advice)>) -> AfterMessage {
        (self.version, self.inputs) = (before.version, before.inputs + 1);
        self.seats.advise(seat, hint);
        AfterMessage::Changed
    }

    /// Handles an act about taking moves back by a person with a phone.
    fn guest_takes_back(&mut self, before: &Self, seat: Seat, act: TakebackAct) -> AfterMessage {
        self.inputs = before.inputs + 1;
        self.take_back(Some(seat), act, true).unwrap_or_else(|why| {
            self.refuse(seat, why);
            AfterMessage::Changed
        })
    }

    /// Handles an act about taking moves back.
    ///
    /// # Errors The reason why it is refused; nothing has changed then.
    fn take_back(
        &mut self,
        seat: Option<Seat>,
        act: TakebackAct,
        phone: bool,
    ) -> Result<AfterMessage, Rejection> {
        if !self.may_change() {
            return Err(Rejection::Late);
        }
        let old = self.handle.summary();
        let after = self.seats.take_back(&self.handle, seat, act, phone)?;
        if after != self.handle {
            (self.handle, self.entries_before) = (after, old.entries);
        }
        Ok(self.save_since(&old))
    }

    /// Notes whether the phone of a seat is lost.
    fn silence(&mut self, seat: Seat, silent: bool) -> AfterMessage {
        self.seats.silence(&self.handle, seat, silent);
        AfterMessage::Changed
    }

    /// Gives a seat a phone, or takes it back to this device. Another tab that has the game gives out phones of its
    /// own.
    fn phone(&mut self, role: Role, away: bool) -> AfterMessage {
        if let Some(seat) = role.seat().filter(|_| self.ours) {
            store::keep_seat_with_phone(&Local, &self.id, seat, away);
        }
        self.handle = match away {
            true => self.seats.open(&self.handle, role),
            false => self.seats.close(&self.handle, role),
        };
        AfterMessage::Changed
    }

    /// Takes a seat back to this device whose owner has left the phone.
    fn leave(&mut self, seat: Seat) -> AfterMessage {
        if self.ours {
            store::keep_seat_with_phone(&Local, &self.id, seat, false);
        }
        self.handle = self.seats.leave(&self.handle, seat);
        AfterMessage::Changed
    }

    /// Handles that this tab got the game or lost it. The tab that has the game continues from what is stored.
    fn own(&mut self, ours: bool, lang: Lang) -> AfterMessage {
        if ours && !self.ours {
            self.open_again(lang);
        }
        self.note_stored();
        if !ours && store::waits(&self.id) {
            let stored = store::part_with(&self.id);
            self.fault = self.fault.filter(|_| !stored);
        }
        (self.ours, self.held) = (ours, ours);
        AfterMessage::Changed
    }

    /// Reads the stored game. A record that cannot be read is not overwritten.
    fn open_again(&mut self, lang: Lang) {
        match store::text(&Local, &self.id).map(|text| found_at(&self.id, &text)) {
            Some(Ok((game, opened))) => {
                let fault_words = |fault: &RecordError| replay::stops_at(lang, game, fault).into();
                self.handle = self.seats.rebuild(&opened.handle);
                self.broken = opened.broken.as_ref().map(fault_words);
            }
            Some(Err(fault)) => self.broken = Some(replay::cannot_open(lang, &fault).into()),
            None => {}
        }
    }

    /// Stores what waits in memory, if there is room again.
    fn room(&mut self) -> AfterMessage {
        if self.fault != Some(StoreError::Full) || !store::store_what_waits() {
            return AfterMessage::Nothing;
        }
        self.fault = None;
        AfterMessage::Changed
    }

    /// Handles what another tab stored. If only the title differs, it is taken over.
    fn stored_elsewhere(&mut self, text: &str) -> AfterMessage {
        let Ok(record) = Record::parse(text) else { return AfterMessage::Nothing };
        let titled = self.handle.with_title(&record.title);
        if self.ours && !tabs::guarded() && titled.record() != text {
            return AfterMessage::Lost;
        }
        if self.handle.summary().title == record.title {
            return AfterMessage::Nothing;
        }
        self.handle = titled;
        self.seats.follow(&self.handle);
        self.note_stored();
        AfterMessage::Changed
    }

    /// Returns whether the game may be changed here.
    fn may_change(&self) -> bool {
        self.ours && self.broken.is_none()
    }

    /// Updates the tables of seats after a change at this one. While a last result is shown, the table may still take
    /// it back.
    fn lead_seats(&mut self, before: &GameHandle) {
        let is_finished = self.handle.summary().over && matches!(self.handle.mode(), ScreenMode::Result(_));
        if !is_finished && !self.handle.shares_session(before) {
            self.seats.follow(&self.handle);
        }
    }

    /// Returns whether another tab has played on where no lock prevents it. Its game stays; here it is read-only.
    fn is_stale(&self) -> bool {
        self.stored.as_deref().is_some_and(|known| store::text(&Local, &self.id).as_deref() != Some(known))
    }

    /// Notes the stored text, if another tab may change it.
    pub(super) fn note_stored(&mut self) {
        let text = if tabs::guarded() { None } else { store::text(&Local, &self.id) };
        self.stored = text.map(Rc::from);
    }

    /// Saves the game if it has changed. Saves nothing if another tab has played on.
    fn save_since(&mut self, before: &GameSummary) -> AfterMessage {
        let after = self.handle.summary();
        let changed = before.entries != after.entries
            || before.sealed != after.sealed
            || before.players != after.players;
        if !changed {
            return AfterMessage::Changed;
        }
        if self.is_stale() {
            return AfterMessage::Lost;
        }
        let blocked = || store::blocked().then_some(StoreError::Blocked);
        let saved = store::save(&Local, &self.id, &self.handle, browser::now());
        if saved.is_err() {
            store::keep_in_memory(&self.id, &self.handle, browser::now());
        }
        self.fault = saved.err().or_else(blocked);
        self.note_stored();
        if after.over && !before.over {
            store::remember_past(&Local, &self.id, &self.handle, browser::now());
        }
        AfterMessage::Changed
    }

    /// Handles the loss of the game to another tab: an open hand is closed here.
    fn lost(mut self) -> Rc<Self> {
        (self.ours, self.held) = (false, false);
        self.handle = self.handle.act(&Command::Background);
        self.mode = self.handle.mode();
        self.version += 1;
        Rc::new(self)
    }
}
