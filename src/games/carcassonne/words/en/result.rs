//! Points and victory.

use crate::games::carcassonne::rules::{Part, Source, Term};

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
