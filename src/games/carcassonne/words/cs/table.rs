//! Tray, options and phases.

use crate::games::carcassonne::rules::Phase;
use crate::table::OrNever;

pub(in super::super) fn tray() -> &'static str {
    "Kartička"
}

pub(in super::super) fn regions() -> &'static str {
    "Louky"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => (
            "Rozšíření Věž",
            "S věžemi, které berou družiníky do zajetí; jen s 18 kartičkami, na kterých se nestaví; nebo bez rozšíření.",
        ),
        1 => ("Sedláci", "Družiníci smějí i na louky, kde na konci získají 3 body za každé uzavřené město."),
        2 => (
            "Město ze dvou kartiček",
            "Uzavřené město ze dvou kartiček dává 4 body, podle staršího pravidla jen 2.",
        ),
        3 => ("Dosah přes mezery", "Věž dosáhne i za prázdná místa, nebo jen k první mezeře."),
        4 => ("Výkup zajatců", "Zajatce lze vykoupit za 3 body. Bez výkupu je osvobodí jen výměna."),
        5 => (
            "Slabé první patro",
            "První patro dosáhne jen na vlastní kartičku a každé další o místo dál, takže nová věž hned nikoho nezajme.",
        ),
        6 => (
            "Dosah i šikmo",
            "Věž dosáhne čtyřmi směry rovně, nebo i za roh, na tolik kroků, kolik má pater.",
        ),
        7 => (
            "Kdy lze vykupovat",
            "V celém tahu, i po započítání bodů a z bodů právě získaných, nebo jen před úkonem.",
        ),
        _ => ("Začínající hráč", "Kdo začne, rozhodne los, nebo to vyberete sami."),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    const SEATS: [&str; 6] = ["Hráč 1", "Hráč 2", "Hráč 3", "Hráč 4", "Hráč 5", "Hráč 6"];
    match (field, value) {
        (0, 0) => "S věžemi",
        (0, 1) => "Jen kartičky",
        (0, _) => "Bez věže",
        (2, 0) => "4 body",
        (2, _) => "2 body",
        (3, 0) => "Přes mezery",
        (3, _) => "K první mezeře",
        (5, 0) => "Ne",
        (5, _) => "Ano",
        (6, 0) => "Jen rovně",
        (6, _) => "I za roh",
        (7, 0) => "V celém tahu",
        (7, _) => "Před úkonem",
        (8, 0) => "Losem",
        (8, seat) => SEATS.get(seat - 1).copied().or_never(""),
        (_, 0) => "Ano",
        _ => "Ne",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::First => "Začínající hráč",
        Phase::Draw => "Vytažení kartičky",
        Phase::Place(_) => "Přiložení kartičky",
        Phase::Action { .. } => "Družiník nebo věž",
        Phase::Capture { .. } => "Zajetí",
        Phase::Late => "Výkup",
        Phase::Over => "Konec hry",
    }
}
