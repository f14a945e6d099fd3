//! Sentences about the winner.

use crate::lang::verdict::MostPoints;
use crate::lang::{Names, count_cs, list_cs};
use crate::table::Seat;

/// `Vyhrává Anna`, `Společně vyhrávají Anna a Petr`.
pub fn headline(winners: &[Seat], names: &Names) -> String {
    let all = list_cs(&names.all(winners));
    if winners.len() > 1 { format!("Společně vyhrávají {all}") } else { format!("Vyhrává {all}") }
}

pub fn most_points(it: &MostPoints, names: &Names) -> (String, String) {
    let points = count_cs(it.points.max(0) as usize, "bod", "body", "bodů");
    let (rivals, less) = (list_cs(&names.all(&it.rivals)), it.less);
    let others = match it.rivals.len() {
        0 => String::new(),
        1 => format!(" {rivals} má {less}."),
        _ => format!(" {rivals} mají po {less}."),
    };
    let why = if it.winners.len() > 1 {
        format!("Mají stejně, {points}, a o vítězství se dělí.{others}")
    } else {
        format!("Celkem {points}.{others}")
    };
    (headline(&it.winners, names), why)
}
