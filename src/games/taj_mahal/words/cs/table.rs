//! The tray, regions, options and phases.

use crate::games::taj_mahal::rules::Phase;
use crate::table::OrNever;

pub(in super::super) fn tray() -> &'static str {
    "Karty"
}

pub(in super::super) fn regions() -> &'static str {
    "Celá mapa, propojené paláce"
}

/// Returns the court of the Grand Mogul, which the whole map takes the place of.
pub(in super::super) fn court() -> &'static str {
    "Dvůr"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => ("Začínající hráč", "Kdo zahájí první etapu: rozhodne los, nebo vyberete místo u stolu."),
        1 => (
            "Počty symbolů",
            "Ukazuje, kolik kterých symbolů mají hráči vyloženo a kdo má převahu. Vše je veřejné.",
        ),
        2 => ("Poslední možné město", "Palác, pro který zbývá jediné město, se postaví bez dotazu."),
        3 => ("Názvy na mapě", "Ukazuje názvy měst a provincií."),
        _ => (
            "Neutrální hráč",
            "Naše vlastní varianta pro dva: v každé provincii stojí proti oběma tři karty neutrálního hráče.",
        ),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    const SEATS: [&str; 5] = ["Hráč 1", "Hráč 2", "Hráč 3", "Hráč 4", "Hráč 5"];
    match (field, value) {
        (0, 0) => "Losem",
        (0, seat) => SEATS.get(seat - 1).copied().or_never(""),
        (_, 0) => "Vypnuto",
        _ => "Zapnuto",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Provinces | Phase::Bonus | Phase::Deal(_) => "Příprava",
        Phase::Supply => "Nabídka",
        Phase::Dummy => "Neutrální hráč",
        Phase::First => "Začínající hráč",
        Phase::Turn => "Tah",
        Phase::Place => "Paláce",
        Phase::CardTile | Phase::FreeCard => "Lízání",
        Phase::Take => "Braní karet",
        Phase::Over => "Konec hry",
    }
}
