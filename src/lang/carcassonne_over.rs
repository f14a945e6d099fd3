//! What only Carcassonne says when it is over.

use super::{Phrase, count_cs, count_en, list_cs, list_en};

/// A fact of a game: its label or its text. Names come as they are to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Labels.
    LargestCity,
    LongestRoad,
    Captures,
    HighestTower,
    /// A city or road with its points for each of these.
    Scored {
        tiles: usize,
        pennants: usize,
        points: usize,
        names: Vec<String>,
    },
    /// Who captured most, and how many followers of others.
    Captured {
        names: Vec<String>,
        count: usize,
    },
    /// Height in floors.
    Floors(usize),
}

impl Phrase for Note {
    fn en(&self) -> String {
        match self {
            Note::LargestCity => "Largest city".into(),
            Note::LongestRoad => "Longest road".into(),
            Note::Captures => "Most followers captured".into(),
            Note::HighestTower => "Highest tower".into(),
            Note::Scored { tiles, pennants, points, names } => {
                let mut all = vec![count_en(*tiles, "tile", "tiles")];
                if *pennants > 0 {
                    all.push(count_en(*pennants, "pennant", "pennants"));
                }
                let each = if names.len() > 1 { " each" } else { "" };
                let points = count_en(*points, "point", "points");
                all.push(match names.len() {
                    0 => "nobody scored".into(),
                    _ => format!("{points}{each} to {}", list_en(names)),
                });
                all.join(", ")
            }
            Note::Captured { names, count } => {
                let each = if names.len() > 1 { " each" } else { "" };
                format!("{}: {count}{each}", list_en(names))
            }
            Note::Floors(count) => count_en(*count, "floor", "floors"),
        }
    }

    fn cs(&self) -> String {
        match self {
            Note::LargestCity => "Největší město".into(),
            Note::LongestRoad => "Nejdelší cesta".into(),
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
}
