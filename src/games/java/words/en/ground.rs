//! Hexes and settlements in words.

use super::super::ground::{HexFacts, HexLocation, HexTop, SettlementFacts};
use super::noun::hexes;
use crate::lang::Names;

/// `city of palace 6 with 8 hexes`, `village of 3 hexes`.
pub(in super::super) fn settlement(home: &SettlementFacts) -> String {
    match home.palace {
        Some(value) => format!("city of palace {value} with {}", hexes(home.size)),
        None => format!("village of {}", hexes(home.size)),
    }
}

fn border(low: bool) -> &'static str {
    if low { "the lowlands" } else { "the mountains" }
}

/// Returns the label of a hex.
pub(in super::super) fn cell(hex: &HexFacts, names: &Names) -> String {
    let on = match hex.on {
        HexTop::Nothing if hex.place == HexLocation::Nowhere => "off the board".into(),
        HexTop::Nothing => "bare ground".into(),
        HexTop::Rice(level) => format!("rice, level {level}"),
        HexTop::Village(level) => format!("village, level {level}"),
        HexTop::Palace(value, false) => format!("palace {value}, white number"),
        HexTop::Palace(value, true) => format!("palace {value}, lantern, festival held"),
        HexTop::Water(false) => "water".into(),
        HexTop::Water(true) => "water, enclosed".into(),
    };
    let home = hex.home.as_ref().map(|home| format!("; {}", settlement(home))).unwrap_or_default();
    let lead = hex.home.and_then(|home| home.leader).map(|seat| format!(", led by {}", names.of(seat)));
    let figure = hex.figure.map(|seat| format!("; figure of {}", names.of(seat))).unwrap_or_default();
    let place = match hex.place {
        HexLocation::Inside | HexLocation::Nowhere => String::new(),
        HexLocation::Edge(low) => format!("; at the border of {}", border(low)),
        HexLocation::Outside(low) => format!("; outside in {}", border(low)),
    };
    format!("{}, {on}{home}{}{figure}{place}", hex.cell, lead.unwrap_or_default())
}
