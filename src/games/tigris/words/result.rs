//! Who won and what decided, as facts without a language.

use crate::games::tigris::rules::Term;
use crate::table::{Seat, Standing};

/// The outcome of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub winners: Vec<Seat>,
    /// The best of the others; empty when all win together.
    pub rivals: Vec<Seat>,
    /// Totals of winner and rival from the weakest up, to the first that differs; all four when none does.
    pub compared: Vec<(i32, i32)>,
}

/// Reads the outcome from a standing.
pub(super) fn outcome(standing: &Standing<Term>) -> Outcome {
    let at = |place: u8| -> Vec<Seat> {
        let seats = standing.places.iter().enumerate().filter(|(_, p)| **p == place);
        seats.map(|(seat, _)| Seat::new(seat)).collect()
    };
    let winners = at(1);
    let second = standing.places.iter().copied().filter(|p| *p > 1).min();
    let rivals = second.map(at).unwrap_or_default();
    let row = |rank: u8| standing.rows.iter().find(|r| r.term == Term::Sorted(rank));
    let total = |rank: u8, seat: Option<&Seat>| {
        seat.and_then(|s| row(rank)?.values.get(s.index()).copied()).unwrap_or_default()
    };
    // Winners who share the place differ in nothing: then they are compared with one another.
    let other = if winners.len() > 1 { winners.last() } else { rivals.first() };
    let mut compared = Vec::new();
    for rank in 0..4 {
        let pair = (total(rank, winners.first()), total(rank, other));
        compared.push(pair);
        if pair.0 != pair.1 {
            break;
        }
    }
    Outcome { winners, rivals, compared }
}
