//! The result page.

use super::noun::{armies_count, cities, element_of, name};
use crate::games::elementaris::words::over::Note;
use crate::lang::{count_cs, list_cs};

pub(in super::super) fn note(note: &Note) -> String {
    match note {
        Note::MostBattles => "Nejvíce vyhraných bitev".into(),
        Note::GreatestBattle => "Největší bitva".into(),
        Note::MostConquests => "Nejvíce dobytých měst".into(),
        Note::LongestAge => "Nejdelší věk".into(),
        Note::Spells => "Elementy".into(),
        Note::Won { names, count } => {
            format!("{}: {}", list_cs(names), count_cs(*count, "bitva", "bitvy", "bitev"))
        }
        Note::Fell { attacker, defender, at, count } => {
            format!("{attacker} a {defender}, {}; padlo: {}", name(*at), armies_count(*count))
        }
        Note::Conquered { names, count } => {
            format!("{}: {}", list_cs(names), cities(*count as u32))
        }
        Note::Held { name, element: of, rounds } => {
            let long = count_cs(usize::from(*rounds), "kolo", "kola", "kol");
            format!("Věk {}, {name}: {long}", element_of(*of))
        }
        Note::Cast { spells, armies } => format!(
            "Vyslány {}, zničeno: {}",
            if *spells == 1 { "jednou".to_owned() } else { format!("{spells}krát") },
            armies_count(*armies)
        ),
    }
}
