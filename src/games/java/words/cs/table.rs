//! Options and phases.

use crate::games::java::rules::Phase;

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => ("Akční žetony", "Kdykoli ve vlastním tahu, nebo jen před všemi ostatními akcemi tahu."),
        1 => (
            "Na čem leží krajina",
            "Větší díl leží aspoň na dvou jiných, nebo stačí, když přesně nekryje jeden stejně velký.",
        ),
        2 => ("Druhá cena po rovnosti", "Město má druhou cenu, i když se o první dělí několik hráčů."),
        3 => ("Začínající hráč", "Určí ho los, nebo vyberte místo u stolu."),
        _ => ("Trojdílná území", "S menším počtem je hra kratší; je to domácí pravidlo."),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    match (field, value) {
        (0, 0) => "Kdykoli v tahu",
        (0, _) => "Na začátku tahu",
        (1, 0) => "Aspoň dva díly",
        (1, _) => "Jen ne stejně velký díl",
        (2, 0) => "Ano",
        (2, _) => "Ne",
        (3, 0) => "Losem",
        (3, 1) => "Hráč 1",
        (3, 2) => "Hráč 2",
        (3, 3) => "Hráč 3",
        (3, _) => "Hráč 4",
        (_, 0) => "56, jako v krabici",
        (_, 1) => "40, kratší hra",
        _ => "28, mnohem kratší hra",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Deal(_) => "Rozdávání",
        Phase::FirstOpen | Phase::Open => "Odkrytá karta",
        Phase::First => "Začínající hráč",
        Phase::Main => "Tah",
        Phase::Draw => "Karta z balíku",
        Phase::Auction { .. } => "Slavnost",
        Phase::Over => "Konec hry",
    }
}
