//! Which decision the table waits for, so that a touch or a key that was meant for one does nothing in the next. When
//! input began is known to the app alone; what makes another decision of it is known here.

use serde::{Deserialize, Serialize};

use super::{Play, Show};
use crate::scenes::{Command, Stage};
use crate::table::Seat;

/// What is being decided, and by whom. Two values differ where an answer to one is no answer to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PendingDecision {
    show: Show,
    /// Who decides, or is to end the turn.
    next: Option<Seat>,
    /// Whether the turn is over and only its end is awaited.
    ends: bool,
    /// Whether the question before the end of the turn was asked.
    asked: bool,
    /// Whether undo takes back what others answered too.
    back: bool,
}

impl<G: Stage> Play<G> {
    /// The decision the table waits for.
    pub fn decision(&self) -> PendingDecision {
        PendingDecision {
            show: self.show,
            next: self.next(),
            ends: self.awaits_end(),
            asked: self.asked,
            back: self.lock().is_some() && self.back_to_own().is_some(),
        }
    }

    /// Does a command right after another decision began: looking, picking and free undo count, but nothing is decided, answered
    /// or handed over. `None` where the command would do that.
    #[must_use]
    pub fn act_in_haste(&self, command: Command) -> Option<Self> {
        let undoes =
            matches!(command, Command::Undo | Command::Redo | Command::ResetTurn | Command::TakeOut(_));
        let free = undoes && self.lock().is_none();
        let after = self.act(command);
        let entries = |play: &Self| (play.session.len(), play.session.sealed());
        let same = after.decision() == self.decision() && entries(&after) == entries(self);
        (free || same).then_some(after)
    }
}
