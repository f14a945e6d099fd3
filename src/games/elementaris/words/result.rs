//! The winners and the ending, as facts without a language.

use crate::games::elementaris::rules::{Ending, Term};
use crate::table::{Seat, Standing};

/// The tie-breaks between equal scores, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tie {
    Treasury,
    Cities,
    Orbs,
}

/// The outcome of a game (rules: elementaris 8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// `None` while the game is running.
    pub ending: Option<Ending>,
    /// More than one if they share the victory.
    pub winners: Vec<Seat>,
    pub score: i32,
    pub cities: i32,
    /// The best other players and their score; empty if everybody wins.
    pub rivals: Vec<Seat>,
    pub less: i32,
    /// The tie-break that decided, if the best rivals have the same score.
    pub tie: Option<Tie>,
}

/// Reads the outcome from a standing.
pub(super) fn outcome(standing: &Standing<Term>) -> Outcome {
    let value = |term: Term, seat: Option<&Seat>| standing.value(&term, seat);
    let ending = standing.rows.iter().find_map(|row| match row.term {
        Term::Ended(ending) => Some(ending),
        _ => None,
    });
    let (winners, rivals) = (standing.winners(), standing.rivals());
    let (first, second) = (winners.first(), rivals.first());
    let (score, less) = (value(Term::Score, first), value(Term::Score, second));
    let ties = [(Term::Treasury, Tie::Treasury), (Term::Cities, Tie::Cities), (Term::Orbs, Tie::Orbs)];
    let decided = ties.into_iter().find(|(term, _)| value(*term, first) != value(*term, second));
    let tie = decided.map(|(_, tie)| tie).filter(|_| score == less && !rivals.is_empty());
    Outcome { ending, score, cities: value(Term::Cities, first), less, tie, winners, rivals }
}
