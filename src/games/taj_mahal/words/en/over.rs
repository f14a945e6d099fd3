//! Words of the result page of Taj Mahal.

use super::noun::{good, points, prizes, province};
use crate::games::taj_mahal::words::over::Note;
use crate::lang::{count_en, list_en};

pub(in super::super) fn note(it: &Note) -> String {
    match it {
        Note::RichestVisit => "Richest visit".into(),
        Note::LongestChain => "Longest chain".into(),
        Note::MostGoods => "Most goods of a kind".into(),
        Note::MostCards => "Most cards played".into(),
        Note::Visit { visit, province: at, points, won } => {
            let all: Vec<String> = points.iter().map(|(name, points)| format!("{name} {points}")).collect();
            let points = format!("Visit {visit}, {}: {}.", province(*at), all.join(", "));
            let won: Vec<String> =
                won.iter().map(|(name, won)| format!(" {name} took {}.", prizes(*won))).collect();
            format!("{points}{}", won.concat())
        }
        Note::Hands { points } => {
            let all: Vec<String> = points.iter().map(|(name, points)| format!("{name} {points}")).collect();
            format!("The hands: {}.", all.join(", "))
        }
        Note::Won { name, visit, province: at, points: won } => {
            format!("{name}, {} in visit {visit}, {}", points((*won).into()), province(*at))
        }
        Note::Chain { name, provinces } => {
            format!("{name}, {}", count_en((*provinces).into(), "province", "provinces"))
        }
        Note::Goods { name, good: which, count } => format!("{name}, {} {count}×", good(*which)),
        Note::Cards { names, count } => {
            let each = if names.len() > 1 { " each" } else { "" };
            format!("{}, {}{each}", list_en(names), count_en(*count, "card", "cards"))
        }
    }
}
