//! Points and victory.

use super::super::result::Outcome;
use super::noun::points;
use crate::games::carcassonne::rules::{Part, Source, Term};
use crate::lang::{Names, list_en};
use crate::table::Seat;

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Track => "Score",
        Term::From(Source::Roads) => "Roads",
        Term::From(Source::Cities) => "Cities",
        Term::From(Source::Monasteries) => "Monasteries",
        Term::From(Source::Fields) => "Fields",
        Term::From(Source::Unfinished) | Term::Unfinished(Part::Field) => "Not complete",
        Term::Unfinished(Part::Road) => "Unfinished roads",
        Term::Unfinished(Part::City) => "Unfinished cities",
        Term::Unfinished(Part::Monastery) => "Unfinished monasteries",
        Term::From(Source::Ransom) => "Ransom",
        Term::Before => "At the beginning",
        Term::Total => "Total",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Score by turns"
}

pub(in super::super) fn verdict(outcome: &Outcome, names: &Names) -> (String, String) {
    let all = |seats: &[Seat]| list_en(&seats.iter().map(|s| names.of(*s)).collect::<Vec<_>>());
    let Outcome { winners, points: best, rivals, less } = outcome;
    let best = points((*best).max(0) as usize);
    let others = match rivals.len() {
        0 => String::new(),
        1 => format!(" {} has {less}.", all(rivals)),
        _ => format!(" {} have {less}.", all(rivals)),
    };
    if winners.len() > 1 {
        let headline = format!("{} win together", all(winners));
        return (headline, format!("Each has {best}: equal points share the victory.{others}"));
    }
    (format!("{} wins", all(winners)), format!("With {best}.{others}"))
}
