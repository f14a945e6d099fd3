//! Words of Carcassonne's result page.

use crate::games::carcassonne::words::over::Note;
use crate::lang::{count_cs, list_cs};

pub fn note(it: &Note) -> String {
    match it {
        Note::LargestCity => "Největší uzavřené město".into(),
        Note::LongestRoad => "Nejdelší dokončená cesta".into(),
        Note::Captures => "Nejvíc zajatých družiníků".into(),
        Note::HighestTower => "Nejvyšší věž".into(),
        Note::Scored { tiles, pennants, points, names } => {
            let mut all = vec![count_cs(*tiles, "kartička", "kartičky", "kartiček")];
            if *pennants > 0 {
                all.push(count_cs(*pennants, "erb", "erby", "erbů"));
            }
            all.push(match names.len() {
                0 => "nikdo nebodoval".into(),
                1 => format!("{}: {}", list_cs(names), count_cs(*points, "bod", "body", "bodů")),
                _ => format!("{} po {}", list_cs(names), count_cs(*points, "bodu", "bodech", "bodech")),
            });
            all.join(", ")
        }
        Note::Captured { names, count } => {
            let each = if names.len() > 1 { "po " } else { "" };
            format!("{}: {each}{count}", list_cs(names))
        }
        Note::Floors(count) => count_cs(*count, "patro", "patra", "pater"),
    }
}
