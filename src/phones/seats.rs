//! The tables of the seats with devices of their own, beside the shared one. All show one session; input at one of
//! them changes the others.

use super::protocol::{GuestInput, Unwanted};
use crate::play::running_game::{GameHandle, GameSummary};
use crate::table::{BySeat, Seat};

/// A table for each seat with a device of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatTables(BySeat<Option<GameHandle>>);

impl Default for SeatTables {
    fn default() -> Self {
        Self(BySeat::from_fn(|_| None))
    }
}

impl SeatTables {
    /// Returns which seats have devices of their own.
    pub fn away(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| self.0[seat].is_some())
    }

    /// Checks whether no seat has a device of its own.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Returns the table of a seat.
    pub fn get(&self, seat: Seat) -> Option<&GameHandle> {
        self.0[seat].as_ref()
    }

    /// Gives a seat a device of its own. Returns the shared table.
    pub fn open(&mut self, shared: &GameHandle, seat: Seat) -> GameHandle {
        self.0[seat] = Some(shared.on_own_device(seat));
        shared.with_away(self.away())
    }

    /// Gives a seat back to the shared device. Returns the shared table.
    pub fn close(&mut self, shared: &GameHandle, seat: Seat) -> GameHandle {
        self.0[seat] = None;
        shared.with_away(self.away())
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
    ) -> Result<GameHandle, Unwanted> {
        let table = self.get(seat).filter(|_| input.is_for_guests()).ok_or(Unwanted::Forbidden)?;
        let command = &input.command;
        if input.decision != table.decision() && !command.is_free() {
            return Err(Unwanted::Late);
        }
        let after = match (input.hasty, input.quick) {
            (true, _) => table.act_in_haste(command).ok_or(Unwanted::Late)?,
            (false, true) => table.act_quickly(command),
            (false, false) => table.act(command),
        };
        let state = |table: &GameHandle| {
            let GameSummary { entries, sealed, .. } = table.summary();
            (entries, sealed)
        };
        let changed = !after.shares_session(table) && state(&after) != state(table);
        self.0[seat] = Some(after.clone());
        if !changed {
            return Ok(shared.clone());
        }
        self.follow(&after);
        Ok(shared.follow(&after).unwrap_or_else(|| shared.clone()))
    }

    /// Shows another session, such as one that was read again, at all tables. Returns the shared table.
    pub fn rebuild(&mut self, shared: &GameHandle) -> GameHandle {
        for seat in Seat::all(shared.summary().players.len()) {
            if self.get(seat).is_some() {
                self.0[seat] = Some(shared.on_own_device(seat));
            }
        }
        shared.with_away(self.away())
    }

    /// Shows the session of `table` at all tables of seats.
    pub fn follow(&mut self, table: &GameHandle) {
        for own in self.0.0.iter_mut().flatten() {
            *own = own.follow(table).filter(|_| !own.shares_session(table)).unwrap_or_else(|| own.clone());
        }
    }
}
