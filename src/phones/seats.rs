//! The tables of the seats with devices of their own and of watchers, beside the shared one. All show one session;
//! input at the table of a seat changes the others.

use serde::{Deserialize, Serialize};

use super::protocol::{GuestInput, Rejection, SideState};
use super::role::{Role, WATCHERS};
use super::takeback::{Takeback, TakebackAct};
use crate::play::decision::PendingDecision;
use crate::play::running_game::{GameHandle, GameSummary};
use crate::scenes::{Advice, Command};
use crate::table::{BySeat, Seat};

/// The tables of seats with devices of their own and of watchers, and what goes on beside them.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatTables {
    seats: BySeat<Option<GameHandle>>,
    watchers: [Option<GameHandle>; WATCHERS],
    /// The request of each seat for a hint.
    hints: BySeat<HintState>,
    /// The seats whose devices are lost.
    silent: BySeat<bool>,
    /// The seats whose owners have left their devices, and the number of entries then.
    left: (Vec<Seat>, usize),
    /// The question whether moves are taken back.
    takeback: Takeback,
}

/// For each seat the last input of its phone that was not taken: its number, and why.
pub type UnwantedInputs = BySeat<Option<(u32, Rejection)>>;

/// A seat's request for a hint: one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum HintState {
    #[default]
    Idle,
    /// The host's computer looks for one.
    Sought,
    /// No computer could be started.
    Missing,
}

impl Default for SeatTables {
    fn default() -> Self {
        Self {
            seats: BySeat::from_fn(|_| None),
            watchers: Default::default(),
            hints: BySeat::default(),
            silent: BySeat::default(),
            left: Default::default(),
            takeback: Takeback::default(),
        }
    }
}

impl SeatTables {
    /// Returns which seats have devices of their own.
    pub fn away(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| self.seats[seat].is_some())
    }

    /// Returns whether the shared device is the only one.
    pub fn is_empty(&self) -> bool {
        self.seats.iter().chain(&self.watchers).all(Option::is_none)
    }

    /// Returns the table of a seat or a watcher.
    pub fn get(&self, role: impl Into<Role>) -> Option<&GameHandle> {
        match role.into() {
            Role::Seat(seat) => self.seats[seat].as_ref(),
            Role::Watcher(nth) => self.watchers.get(usize::from(nth))?.as_ref(),
        }
    }

    /// Gives a seat or a watcher a device of its own. Returns the shared table.
    pub fn open(&mut self, shared: &GameHandle, role: impl Into<Role>) -> GameHandle {
        let role = role.into();
        let table = role.seat().map_or_else(|| shared.on_watcher_device(), |seat| shared.on_own_device(seat));
        self.set(shared, role, Some(table))
    }

    /// Gives a seat back to the shared device, or parts from a watcher. Returns the shared table.
    pub fn close(&mut self, shared: &GameHandle, role: impl Into<Role>) -> GameHandle {
        self.set(shared, role.into(), None)
    }

    /// Gives a seat back whose owner has left its device, which all are told. Returns the shared table.
    pub fn leave(&mut self, shared: &GameHandle, seat: Seat) -> GameHandle {
        if self.get(seat).is_none() {
            return shared.clone();
        }
        self.left.0.push(seat);
        self.left.1 = shared.summary().entries;
        self.close(shared, seat)
    }

    fn set(&mut self, shared: &GameHandle, role: Role, table: Option<GameHandle>) -> GameHandle {
        match role {
            Role::Seat(seat) => {
                self.left.0.retain(|left| *left != seat || table.is_none());
                (self.seats[seat], self.hints[seat], self.silent[seat]) = (table, HintState::Idle, false);
                shared.with_away(self.away())
            }
            // Whether anybody watches changes nothing at the shared table.
            Role::Watcher(nth) => {
                self.watchers
                    .iter_mut()
                    .skip(usize::from(nth))
                    .take(1)
                    .for_each(|own| own.clone_from(&table));
                shared.clone()
            }
        }
    }

    /// Handles the input of a guest. Returns the shared table.
    ///
    /// # Errors
    /// The reason why the input is not taken; nothing has changed then.
    pub fn act(
        &mut self,
        shared: &GameHandle,
        seat: Seat,
        input: &GuestInput,
    ) -> Result<GameHandle, Rejection> {
        let table = self.get(seat).filter(|_| input.is_for_guests()).ok_or(Rejection::Forbidden)?;
        let command = &input.command;
        if input.decision != table.decision() && !command.is_free() {
            return Err(Rejection::Late);
        }
        let after = match (input.hasty, input.quick) {
            (true, _) => table.act_in_haste(command).ok_or(Rejection::Late)?,
            (false, true) => table.act_quickly(command),
            (false, false) => table.act(command),
        };
        let state = |table: &GameHandle| {
            let GameSummary { entries, sealed, .. } = table.summary();
            (entries, sealed)
        };
        let changed = !after.shares_session(table) && state(&after) != state(table);
        self.seats[seat] = Some(after.clone());
        if self.hints[seat] == HintState::Missing {
            self.hints[seat] = HintState::Idle;
        }
        if !changed {
            return Ok(shared.clone());
        }
        self.follow(&after);
        Ok(shared.follow(&after).unwrap_or_else(|| shared.clone()))
    }

    /// Returns the question whether moves are taken back.
    pub fn takeback(&self) -> &Takeback {
        &self.takeback
    }

    /// Returns what is going on beside the screen of a seat or a watcher.
    pub fn beside(&self, role: Role) -> SideState {
        let hint = role.seat().map(|seat| self.hints[seat]).unwrap_or_default();
        let lost = self.lost().collect();
        SideState { takeback: self.takeback.clone(), hint, lost, left: self.left.0.clone() }
    }

    /// Returns no tables, but what another device says is going on beside them.
    pub fn of_guest(beside: &SideState) -> Self {
        let silent = BySeat::from_fn(|seat| beside.lost.contains(&seat));
        let left = (beside.left.clone(), 0);
        Self { takeback: beside.takeback.clone(), silent, left, ..Self::default() }
    }

    /// Returns whether the device of a seat is lost.
    pub fn is_lost(&self, seat: Seat) -> bool {
        self.silent[seat]
    }

    /// Iterates over the seats whose devices are lost.
    pub fn lost(&self) -> impl Iterator<Item = Seat> {
        self.silent.iter().enumerate().filter(|(_, silent)| **silent).map(|(seat, _)| Seat::new(seat))
    }

    /// Returns the seats whose owners have left their devices since the last entry.
    pub fn left(&self) -> &[Seat] {
        &self.left.0
    }

    /// Handles what somebody says about taking moves back, and does it once everybody has agreed. A seat speaks on its
    /// own device (`on_phone`) or, without one, on the shared device. Returns the shared table.
    ///
    /// # Errors
    /// The reason why it is not taken; nothing has changed then.
    pub fn take_back(
        &mut self,
        shared: &GameHandle,
        seat: Option<Seat>,
        act: TakebackAct,
        on_phone: bool,
    ) -> Result<GameHandle, Rejection> {
        if seat.is_some_and(|seat| self.get(seat).is_some() != on_phone) {
            return Err(Rejection::Forbidden);
        }
        let summary = shared.summary();
        let Some(to) = self.takeback.act(seat, act, &summary)? else {
            let all = Seat::all(summary.players.len());
            all.filter(|seat| self.silent[*seat]).for_each(|lost| self.takeback.lose(lost, &summary));
            return Ok(shared.clone());
        };
        let after = shared.act(&Command::TakeBack(to));
        self.follow(&after);
        self.takeback.went_back(&after.summary());
        Ok(after)
    }

    /// Notes whether the device of a seat is lost. A question that waits for it ends.
    pub fn silence(&mut self, shared: &GameHandle, seat: Seat, silent: bool) {
        self.silent[seat] = silent && self.get(seat).is_some();
        if self.silent[seat] {
            self.takeback.lose(seat, &shared.summary());
        }
    }

    /// Ends a question about taking moves back, and what was said of those who left, if the game has gone on.
    pub fn settle(&mut self, shared: &GameHandle) {
        if !self.left.0.is_empty() && self.left.1 != shared.summary().entries {
            self.left.0.clear();
        }
        if !self.takeback.is_idle() {
            self.takeback.follow(&shared.summary());
        }
    }

    /// Returns the request of a seat for a hint.
    pub fn hint(&self, seat: Seat) -> HintState {
        self.hints[seat]
    }

    /// Returns the seat that waits for a hint. One seat decides, so that one waits at most.
    pub fn hint_sought(&self) -> Option<Seat> {
        self.hints.iter().position(|hint| *hint == HintState::Sought).map(Seat::new)
    }

    /// Handles a seat's request for a hint.
    ///
    /// # Errors
    /// The reason why it may not ask; nothing has changed then.
    pub fn ask_hint(&mut self, seat: Seat, decision: PendingDecision) -> Result<(), Rejection> {
        let table = self.get(seat).ok_or(Rejection::Forbidden)?;
        if decision != table.decision() {
            return Err(Rejection::Late);
        }
        if !table.hints() {
            return Err(Rejection::Forbidden);
        }
        self.hints[seat] = HintState::Sought;
        Ok(())
    }

    /// Shows a hint to the seat that waits for one: a move in notation; `None` if no computer could be started.
    pub fn advise(&mut self, seat: Seat, hint: Option<(String, Advice)>) {
        if self.hints[seat] != HintState::Sought {
            return;
        }
        self.hints[seat] = if hint.is_some() { HintState::Idle } else { HintState::Missing };
        if let (Some(table), Some((action, advice))) = (self.get(seat), hint) {
            self.seats[seat] = Some(table.act(&Command::Hint(action, advice)));
        }
    }

    /// Shows another session, such as one that was read again, at all tables. Returns the shared table.
    pub fn rebuild(&mut self, shared: &GameHandle) -> GameHandle {
        self.hints = BySeat::default();
        for seat in Seat::all(shared.summary().players.len()) {
            if self.get(seat).is_some() {
                self.seats[seat] = Some(shared.on_own_device(seat));
            }
        }
        for own in self.watchers.iter_mut().flatten() {
            *own = shared.on_watcher_device();
        }
        shared.with_away(self.away())
    }

    /// Shows the session of `table` at all tables.
    pub fn follow(&mut self, table: &GameHandle) {
        // What was sought or missed was about another decision.
        self.hints = BySeat::default();
        for own in self.seats.0.iter_mut().chain(&mut self.watchers).flatten() {
            *own = own.follow(table).filter(|_| !own.shares_session(table)).unwrap_or_else(|| own.clone());
        }
    }
}
