//! Points and victory.

use crate::games::carcassonne::rules::{Part, Source, Term};

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Track => "Počítadlo",
        Term::From(Source::Roads) => "Cesty",
        Term::From(Source::Cities) => "Města",
        Term::From(Source::Monasteries) => "Kláštery",
        Term::From(Source::Fields) => "Louky",
        Term::From(Source::Unfinished) | Term::Unfinished(Part::Field) => "Nedokončené",
        Term::Unfinished(Part::Road) => "Nedokončené cesty",
        Term::Unfinished(Part::City) => "Nedokončená města",
        Term::Unfinished(Part::Monastery) => "Nedokončené kláštery",
        Term::From(Source::Ransom) => "Výkup zajatců",
        Term::Before => "Na začátku",
        Term::Total => "Celkem",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Body po tazích"
}
