//! Hexes and settlements in words.

use super::super::ground::{Community, Lies, On, Sight};
use super::noun::hexes;
use crate::lang::Names;

/// `city of palace 6 with 8 hexes`, `village of 3 hexes`.
pub(in super::super) fn settlement(home: &Community) -> String {
    match home.palace {
        Some(value) => format!("city of palace {value} with {}", hexes(home.size)),
        None => format!("village of {}", hexes(home.size)),
    }
}

fn border(low: bool) -> &'static str {
    if low { "the lowlands" } else { "the mountains" }
}

/// The label of a hex.
pub(in super::super) fn cell(sight: &Sight, names: &Names) -> String {
    let on = match sight.on {
        On::Nothing if sight.place == Lies::Nowhere => "off the board".into(),
        On::Nothing => "bare ground".into(),
        On::Rice(level) => format!("rice, level {level}"),
        On::Village(level) => format!("village, level {level}"),
        On::Palace(value, false) => format!("palace {value}, white number"),
        On::Palace(value, true) => format!("palace {value}, lantern, festival held"),
        On::Water(false) => "water".into(),
        On::Water(true) => "water, enclosed".into(),
    };
    let home = sight.home.as_ref().map(|home| format!("; {}", settlement(home))).unwrap_or_default();
    let lead = sight.home.and_then(|home| home.leader).map(|seat| format!(", led by {}", names.of(seat)));
    let figure = sight.figure.map(|seat| format!("; figure of {}", names.of(seat))).unwrap_or_default();
    let place = match sight.place {
        Lies::Inside | Lies::Nowhere => String::new(),
        Lies::Edge(low) => format!("; at the border of {}", border(low)),
        Lies::Outside(low) => format!("; outside in {}", border(low)),
    };
    format!("{}, {on}{home}{}{figure}{place}", sight.cell, lead.unwrap_or_default())
}
