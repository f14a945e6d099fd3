//! The coach: the decisions of a single person that a computer rates while the game goes on. The comparison itself is
//! the same as in the analysis of a finished game ([`super::compare`]).

use super::Play;
use crate::scenes::Stage;
use crate::table::{Actor, Seat};

impl<G: Stage> Play<G> {
    /// Returns the seat with a coach: of the only person who ever played at this table, so that no hand can be told to
    /// anybody else.
    pub(super) fn coached(&self) -> Option<Seat> {
        self.only_person_ever()
    }

    /// Returns whether there are decisions to rate since entry `since`: the person has made some, and none is due.
    pub fn can_rate(&self, since: usize) -> bool {
        let Some(seat) = self.coached() else { return false };
        let mut own = self.session.steps().iter().skip(since);
        self.next_to_act() != Some(seat) && own.any(|step| step.entry.actor == Actor::Seat(seat))
    }
}
