//! Signs, options and phases.

use crate::games::tigris::rules::{Conflict, ConflictKind, Phase};

pub(in super::super) fn regions() -> &'static str {
    "Obrysy království"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => (
            "Anglická varianta",
            "V konfliktu smí útočník přidat kartičky, jen když tím obránce převýší, a obránce jen přesně do rovnosti.",
        ),
        1 => ("Veřejné body", "Všichni po celou hru vidí všechny body a poklady."),
        2 => ("Hrací plán", "Pokročilý má jinou řeku a 14 pokladů místo 10, pravidla jsou stejná."),
        _ => (
            "Počet kartiček v pytlíku",
            "Ukazuje, kolik kartiček v pytlíku zbývá. Není to tajemství, jen pomůcka.",
        ),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    match (field, value) {
        (2, 0) => "Standardní",
        (2, _) => "Pokročilý",
        (_, 0) => "Vypnuto",
        _ => "Zapnuto",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Deal(_) => "Rozdávání",
        Phase::First => "Začínající hráč",
        Phase::Action => "Tah",
        Phase::Attack(conflict) | Phase::Defend { conflict, .. } => conflict_kind(conflict),
        Phase::ChooseConflict { .. } => "Volba konfliktu",
        Phase::Monument { .. } => "Monument",
        Phase::Treasure(_) => "Poklady",
        Phase::Swap { .. } => "Výměna",
        Phase::Refill(_) => "Doplňování",
        Phase::Over(_) => "Konec hry",
    }
}

fn conflict_kind(conflict: &Conflict) -> &'static str {
    match conflict.kind {
        ConflictKind::Revolt => "Vzpoura",
        ConflictKind::War { .. } => "Vnější konflikt",
    }
}
