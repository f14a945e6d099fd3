//! Points and victory.

use crate::games::taj_mahal::rules::{Source, Term};

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Track => "Bodovací lišta",
        Term::From(Source::Palaces) => "Paláce",
        Term::From(Source::Tiles) => "Kartičky provincií",
        Term::From(Source::Goods) => "Zboží z pevností",
        Term::From(Source::Bonus) => "Bonusové body a Taj Mahal",
        Term::From(Source::Special) => "Speciální karta +2 body vlivu",
        Term::Before => "Na začátku",
        Term::SpecialCards => "Speciální karty",
        Term::WhiteCards => "Bílé karty",
        Term::ColorCards => "Karty nejpočetnější barvy",
        Term::Total => "Celkem",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Body vlivu po etapách"
}
