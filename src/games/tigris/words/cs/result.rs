//! Points and victory.

use super::super::result::Outcome;
use super::noun::{color, plural};
use crate::games::tigris::rules::Term;
use crate::lang::cs::verdict::headline;
use crate::lang::{Names, capital, list_cs};
use crate::table::Seat;

pub(in super::super) fn term(term: Term) -> String {
    match term {
        Term::Points(c) => format!("{} body", capital(plural(c))),
        Term::Treasures => "Poklady".into(),
        Term::Assigned(c) => format!("Poklady v {}", plural(c)),
        Term::Total(c) => format!("{} celkem", capital(color(c))),
        Term::Sorted(rank) => capital(self::rank(rank.into())),
    }
}

/// Returns the colours from the weakest up.
fn rank(rank: usize) -> &'static str {
    match rank {
        0 => "nejslabší oblast",
        1 => "druhá nejslabší",
        2 => "třetí nejslabší",
        _ => "nejsilnější",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Nejslabší oblast po tazích"
}

pub(in super::super) fn verdict(outcome: &Outcome, names: &Names) -> (String, String) {
    let all = |seats: &[Seat]| list_cs(&names.all(seats));
    let Outcome { winners, rivals, compared } = outcome;
    if winners.len() != 1 {
        let totals: Vec<String> = compared.iter().map(|pair| pair.0.to_string()).collect();
        let why = format!("Všechny čtyři oblasti se rovnají, od nejslabší: {}.", list_cs(&totals));
        return (headline(winners, names), why);
    }
    let duel = |(i, (mine, theirs)): (usize, &(i32, i32))| format!("{} {mine} proti {theirs}", rank(i));
    let mut steps: Vec<String> = compared.iter().enumerate().map(duel).collect();
    if let Some(first) = steps.first_mut() {
        first.push_str(&format!(" ({})", all(rivals)));
    }
    let why = match steps.split_last() {
        Some((last, equal)) if !equal.is_empty() => format!("{}; rozhoduje {last}.", equal.join("; ")),
        _ => format!("{}.", steps.concat()),
    };
    (headline(winners, names), capital(&why))
}
