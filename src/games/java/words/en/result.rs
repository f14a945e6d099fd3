//! Points and victory.

use crate::games::java::rules::{Source, Term};

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Track => "Score",
        Term::From(Source::Lakes) => "Lakes",
        Term::From(Source::Palaces) => "Palaces",
        Term::From(Source::Festivals) => "Festivals",
        Term::From(Source::First) => "First in cities",
        Term::From(Source::Second) => "Second in cities",
        Term::Total => "Total",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Score by turns"
}
