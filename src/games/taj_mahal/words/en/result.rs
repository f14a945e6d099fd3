//! Points and victory.

use super::super::result::Outcome;
use super::noun::points;
use crate::games::taj_mahal::rules::{Source, Term};
use crate::lang::{Names, list_en};
use crate::table::Seat;

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Track => "Score",
        Term::From(Source::Palaces) => "Palaces",
        Term::From(Source::Tiles) => "Province tiles",
        Term::From(Source::Goods) => "Goods on fortresses",
        Term::From(Source::Bonus) => "Bonus points and Taj Mahal",
        Term::From(Source::Special) => "Special card + 2 points",
        Term::Before => "At the beginning",
        Term::SpecialCards => "Special cards",
        Term::WhiteCards => "White cards",
        Term::ColorCards => "Cards of the best colour",
        Term::Total => "Total",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Score by visits"
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
