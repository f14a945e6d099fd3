//! Who won, as facts without a language.

use crate::games::java::rules::Term;
use crate::table::{Seat, Standing};

/// The outcome of a game (rules: java 8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// More than one if they share the victory.
    pub winners: Vec<Seat>,
    pub points: i32,
    /// The best of the others and their points; empty when all win together.
    pub rivals: Vec<Seat>,
    pub less: i32,
}

/// Reads the outcome from a standing.
pub(super) fn outcome(standing: &Standing<Term>) -> Outcome {
    let at = |place: u8| -> Vec<Seat> {
        let seats = standing.places.iter().enumerate().filter(|(_, p)| **p == place);
        seats.map(|(seat, _)| Seat::new(seat)).collect()
    };
    let total = |seat: Option<&Seat>| {
        let row = standing.rows.iter().find(|row| row.term == Term::Total);
        seat.and_then(|seat| row?.values.get(seat.index()).copied()).unwrap_or_default()
    };
    let winners = at(1);
    let rivals = standing.places.iter().copied().filter(|p| *p > 1).min().map(at).unwrap_or_default();
    Outcome { points: total(winners.first()), less: total(rivals.first()), winners, rivals }
}
