//! Points and victory.

use super::super::result::Outcome;
use super::noun::color;
use crate::games::tigris::rules::Term;
use crate::lang::en::verdict::headline;
use crate::lang::{Names, capital, list_en};
use crate::table::Seat;

pub(in super::super) fn term(term: Term) -> String {
    match term {
        Term::Points(c) => format!("{} points", capital(color(c))),
        Term::Treasures => "Treasures".into(),
        Term::Assigned(c) => format!("Treasures as {}", color(c)),
        Term::Total(c) => format!("{} in total", capital(color(c))),
        Term::Sorted(rank) => capital(self::rank(rank.into())),
    }
}

/// Returns the colours from the weakest up.
fn rank(rank: usize) -> &'static str {
    match rank {
        0 => "weakest colour",
        1 => "second weakest",
        2 => "third weakest",
        _ => "strongest",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Weakest colour by turn"
}

pub(in super::super) fn verdict(outcome: &Outcome, names: &Names) -> (String, String) {
    let all = |seats: &[Seat]| list_en(&names.all(seats));
    let Outcome { winners, rivals, compared } = outcome;
    if winners.len() != 1 {
        let totals: Vec<String> = compared.iter().map(|pair| pair.0.to_string()).collect();
        let why = format!("All four colours are equal, from the weakest: {}.", list_en(&totals));
        return (headline(winners, names), why);
    }
    let duel = |(i, (mine, theirs)): (usize, &(i32, i32))| format!("{} {mine} to {theirs}", rank(i));
    let mut steps: Vec<String> = compared.iter().enumerate().map(duel).collect();
    if let Some(first) = steps.first_mut() {
        first.push_str(&format!(" against {}", all(rivals)));
    }
    let why = match steps.split_last() {
        Some((last, equal)) if !equal.is_empty() => format!("{}; {last} decides.", equal.join("; ")),
        _ => format!("{}.", steps.concat()),
    };
    (headline(winners, names), capital(&why))
}
