//! The result page.

use super::noun::{armies_count, cities, element, name, rounds};
use crate::games::elementaris::words::over::Note;
use crate::lang::{count_en, list_en};

pub(in super::super) fn note(note: &Note) -> String {
    match note {
        Note::MostBattles => "Most battles won".into(),
        Note::GreatestBattle => "Greatest battle".into(),
        Note::MostConquests => "Most conquests".into(),
        Note::LongestAge => "Longest age".into(),
        Note::Spells => "Elementals".into(),
        Note::Won { names, count } => {
            format!("{}: {}", list_en(names), count_en(*count, "battle", "battles"))
        }
        Note::Fell { attacker, defender, at, count } => {
            format!("{attacker} against {defender} at {}: {} fell", name(*at), armies_count(*count))
        }
        Note::Conquered { names, count } => {
            format!("{}: {} taken from others", list_en(names), cities(*count as u32))
        }
        Note::Held { name, element: of, rounds: long } => {
            format!("Age of {}, {name}: {}", element(*of), rounds(*long))
        }
        Note::Cast { spells, armies } => {
            format!(
                "Sent {}, destroyed {}",
                count_en(*spells as usize, "time", "times"),
                armies_count(*armies)
            )
        }
    }
}
