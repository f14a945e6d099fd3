//! The winners and the deciding values, as facts without a language.

use crate::games::tigris::rules::Term;
use crate::table::{Seat, Standing};

/// The outcome of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub winners: Vec<Seat>,
    /// The best other players; empty if everybody wins.
    pub rivals: Vec<Seat>,
    /// Totals of winner and rival from the weakest up to the first difference; all four if there is none.
    pub compared: Vec<(i32, i32)>,
}

/// Reads the outcome from a standing.
pub(super) fn outcome(standing: &Standing<Term>) -> Outcome {
    let (winners, rivals) = (standing.winners(), standing.rivals());
    let total = |rank: u8, seat: Option<&Seat>| standing.value(&Term::Sorted(rank), seat);
    // Winners who share the victory have equal totals, so they are compared with each other.
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
