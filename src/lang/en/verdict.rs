//! Sentences about the winner.

use crate::lang::verdict::MostPoints;
use crate::lang::{Names, count_en, list_en};
use crate::table::Seat;

/// `Anna wins`, `Anna and Petr win together`.
pub fn headline(winners: &[Seat], names: &Names) -> String {
    let all = list_en(&names.all(winners));
    if winners.len() > 1 { format!("{all} win together") } else { format!("{all} wins") }
}

pub fn most_points(it: &MostPoints, names: &Names) -> (String, String) {
    let points = count_en(it.points.max(0) as usize, "point", "points");
    let (rivals, less) = (list_en(&names.all(&it.rivals)), it.less);
    let others = match it.rivals.len() {
        0 => String::new(),
        1 => format!(" {rivals} has {less}."),
        _ => format!(" {rivals} have {less}."),
    };
    let why = if it.winners.len() > 1 {
        format!("Each has {points}, so they share the victory.{others}")
    } else {
        format!("With {points}.{others}")
    };
    (headline(&it.winners, names), why)
}
