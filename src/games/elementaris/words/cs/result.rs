//! Points and victory.

use super::super::result::{Outcome, Tie};
use super::event::rules;
use super::noun::points;
use crate::games::elementaris::rules::{Ending, Term};
use crate::lang::{Names, list_cs};
use crate::table::Seat;

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Cities => "Města, po 3 bodech",
        Term::Orbs => "Orby, po 2 bodech",
        Term::Armies => "Armády na mapě, po 1 bodu",
        Term::Score => "Body",
        Term::Treasury => "Věž zdrojů",
        Term::Out => "Mimo hru",
        Term::Ended(Ending::Agreement) => "Vítěz podle dohody",
        Term::Ended(Ending::LastRuler) => "Poslední vládce",
        Term::Ended(Ending::Domination) => "Převaha měst",
        Term::Ended(Ending::RoundLimit) => "Nejvíc bodů v posledním kole",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Body po kolech"
}

pub(in super::super) fn verdict(outcome: &Outcome, names: &Names) -> (String, String) {
    let all = |seats: &[Seat]| list_cs(&names.all(seats));
    let Outcome { winners, rivals, score, less, .. } = outcome;
    let several = winners.len() > 1;
    let name = all(winners);
    let headline = match (outcome.ending, several) {
        (None, false) => format!("Vede {name}"),
        (None, true) => format!("Vedou {name}"),
        (Some(_), false) => format!("Vyhrává {name}"),
        (Some(_), true) => format!("Společně vyhrávají {name}"),
    };
    let others = match rivals.len() {
        0 => String::new(),
        1 => format!(" {} má {less}.", all(rivals)),
        _ => format!(" {} mají po {less}.", all(rivals)),
    };
    let score = points(*score);
    let why = match (outcome.ending, outcome.tie) {
        (Some(Ending::Agreement), _) => "Na takovém konci se shodli všichni hráči.".into(),
        (Some(Ending::LastRuler), _) if several => "Padli společně jako poslední ze všech.".into(),
        (Some(Ending::LastRuler), _) => "Nikdo další ve hře nezbyl.".into(),
        (Some(Ending::Domination), _) => format!("Na žluté pozici hodin: {}.", rules(outcome.cities)),
        (_, Some(Tie::Treasury)) => format!("Výsledek: {score} a víc zdrojů na věži.{others}"),
        (_, Some(Tie::Cities)) => format!("Výsledek: {score}, stejně zdrojů a víc měst.{others}"),
        (_, Some(Tie::Orbs)) => format!("Výsledek: {score}, stejně zdrojů i měst a víc orbů.{others}"),
        (_, None) if several => format!("Výsledek: {score}, ve všem rovnost.{others}"),
        (_, None) => format!("Výsledek: {score}.{others}"),
    };
    (headline, why)
}
