//! Points and victory.

use crate::games::java::rules::{Source, Term};

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Track => "Bodovací stupnice",
        Term::From(Source::Lakes) => "Vodní nádrže",
        Term::From(Source::Palaces) => "Paláce",
        Term::From(Source::Festivals) => "Slavnosti",
        Term::From(Source::First) => "První místa ve městech",
        Term::From(Source::Second) => "Druhé ceny ve městech",
        Term::Total => "Celkem",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Body po tazích"
}
