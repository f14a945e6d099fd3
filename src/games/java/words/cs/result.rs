//! Points and victory.

use super::super::result::Outcome;
use super::noun::points;
use crate::games::java::rules::{Source, Term};
use crate::lang::{Names, list_cs};
use crate::table::Seat;

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

pub(in super::super) fn verdict(outcome: &Outcome, names: &Names) -> (String, String) {
    let all = |seats: &[Seat]| list_cs(&seats.iter().map(|s| names.of(*s)).collect::<Vec<_>>());
    let Outcome { winners, points: best, rivals, less } = outcome;
    let best = points((*best).max(0) as usize);
    let others = match rivals.len() {
        0 => String::new(),
        1 => format!(" {} má {less}.", all(rivals)),
        _ => format!(" {} mají po {less}.", all(rivals)),
    };
    if winners.len() > 1 {
        let headline = format!("Společně vyhrávají {}", all(winners));
        return (headline, format!("Mají stejně, {best}, a o vítězství se dělí.{others}"));
    }
    (format!("Vyhrává {}", all(winners)), format!("Celkem {best}.{others}"))
}
