//! The pending decision of the table, so that a touch or key meant for one decision does nothing in the next. The app
//! records when input began; this module tracks when the decision changes.

use serde::{Deserialize, Serialize};

use super::{Play, ScreenMode};
use crate::scenes::{Command, Stage};
use crate::table::Seat;

/// The pending decision and its seat. Two values differ if an answer to one does not answer the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PendingDecision {
    mode: ScreenMode,
    /// The seat that decides or has to end its turn.
    next: Option<Seat>,
    /// Whether the turn is over and only its end is awaited.
    ends: bool,
    /// Whether the question before the end of the turn was asked.
    end_asked: bool,
    /// Whether undo also takes back answers of others.
    back: bool,
}

impl<G: Stage> Play<G> {
    /// Returns the pending decision.
    pub fn decision(&self) -> PendingDecision {
        PendingDecision {
            mode: self.mode,
            next: self.next_to_act(),
            ends: self.awaits_end(),
            end_asked: self.end_asked,
            back: self.undo_lock().is_some() && self.back_to_own().is_some(),
        }
    }

    /// Handles a command right after a new decision began. Looking, picking and free undo are allowed. Returns `None`
    /// if the command would decide, answer or hand over anything.
    #[must_use]
    pub fn act_in_haste(&self, command: Command) -> Option<Self> {
        let undoes =
            matches!(command, Command::Undo | Command::Redo | Command::ResetTurn | Command::TakeOut(_));
        let free = undoes && self.undo_lock().is_none();
        let after = self.act(command);
        let entries = |play: &Self| (play.session.len(), play.session.sealed());
        let same = after.decision() == self.decision() && entries(&after) == entries(self);
        (free || same).then_some(after)
    }
}
