//! Points and victory.

use crate::games::taj_mahal::rules::{Source, Term};

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Track => "Score",
        Term::From(Source::Palaces) => "Palaces",
        Term::From(Source::Tiles) => "Province tiles",
        Term::From(Source::Goods) => "Goods on fortresses",
        Term::From(Source::Bonus) => "Bonus points and Taj Mahal",
        Term::From(Source::Special) => "Special card +2 points",
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
