//! Words of Carcassonne's result page.

use crate::games::carcassonne::words::over::Note;
use crate::lang::{count_en, list_en};

pub fn note(it: &Note) -> String {
    match it {
        Note::LargestCity => "Largest complete city".into(),
        Note::LongestRoad => "Longest complete road".into(),
        Note::Captures => "Most meeples captured".into(),
        Note::HighestTower => "Highest tower".into(),
        Note::Scored { tiles, pennants, points, names } => {
            let mut all = vec![count_en(*tiles, "tile", "tiles")];
            if *pennants > 0 {
                all.push(count_en(*pennants, "coat of arms", "coats of arms"));
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
