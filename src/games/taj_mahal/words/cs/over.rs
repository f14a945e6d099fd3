//! Words of the result page of Taj Mahal.

use super::noun::{cards_count, good, points, prizes_acc, province};
use crate::games::taj_mahal::words::over::Note;
use crate::lang::{count_cs, list_cs};

pub(in super::super) fn note(it: &Note) -> String {
    match it {
        Note::RichestVisit => "Nejvýnosnější etapa".into(),
        Note::LongestChain => "Nejdelší propojení".into(),
        Note::MostGoods => "Nejvíc zboží jednoho druhu".into(),
        Note::MostCards => "Nejvíc zahraných karet".into(),
        Note::Visit { visit, province: at, points, won } => {
            let all: Vec<String> = points.iter().map(|(name, points)| format!("{name} {points}")).collect();
            let points = format!("{visit}.\u{a0}etapa, {}: {}.", province(*at), all.join(", "));
            let won: Vec<String> =
                won.iter().map(|(name, won)| format!(" {name} bere {}.", prizes_acc(*won))).collect();
            format!("{points}{}", won.concat())
        }
        Note::Hands { points } => {
            let all: Vec<String> = points.iter().map(|(name, points)| format!("{name} {points}")).collect();
            format!("Karty v ruce: {}.", all.join(", "))
        }
        Note::Won { name, visit, province: at, points: won } => {
            format!("{name}: {} ({visit}.\u{a0}etapa, {})", points((*won).into()), province(*at))
        }
        Note::Chain { name, provinces } => {
            format!("{name}: {}", count_cs((*provinces).into(), "provincie", "provincie", "provincií"))
        }
        Note::Goods { name, good: which, count } => format!("{name}: {} {count}×", good(*which)),
        Note::Cards { names, count } => {
            let each = if names.len() > 1 { "po " } else { "" };
            let cards = match (names.len() > 1, count) {
                (true, 1) => "1 kartě".to_string(),
                (true, n) => format!("{n} kartách"),
                (false, n) => cards_count(*n),
            };
            format!("{}: {each}{cards}", list_cs(names))
        }
    }
}
