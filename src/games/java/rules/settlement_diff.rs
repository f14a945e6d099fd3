//! Differences of settlements between two moments, before and after an action.

use crate::table::Seat;

use super::cell::{Cell, Cells};
use super::settlement::Settlement;
use super::state::Public;

/// A city that changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    pub palace: Cell,
    /// The sole leaders; `None` where nobody leads.
    pub before: Option<Seat>,
    pub after: Option<Seat>,
}

impl Public {
    /// Returns the settlements that have fallen apart in `after`, each with the number of its parts. The other way
    /// round these are settlements that were joined.
    pub fn split(&self, after: &Self) -> Vec<(Settlement, usize)> {
        if self.built() == after.built() {
            return Vec::new();
        }
        let pieces: Vec<Cells> = after.settlements().map(|part| part.cells).collect();
        let count = |place: &Settlement| pieces.iter().filter(|cells| cells.meets(&place.cells)).count();
        self.settlements().map(|place| (place, count(&place))).filter(|(_, n)| *n > 1).collect()
    }

    /// Returns the cities whose leader is another one in `after`.
    pub fn leads(&self, after: &Self) -> Vec<Lead> {
        let palaces = self.all_palaces() | after.all_palaces();
        let leader = |public: &Self, at: usize| public.leader(&public.settlement(at).cells);
        let lead =
            |at: usize| Lead { palace: Cell::at(at), before: leader(self, at), after: leader(after, at) };
        palaces.iter().map(lead).filter(|lead| lead.before != lead.after).collect()
    }
}
