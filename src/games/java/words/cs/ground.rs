//! Hexes and settlements in words.

use super::super::ground::{HexFacts, HexLocation, HexTop, SettlementFacts};
use super::noun::of_hexes;
use crate::lang::Names;

/// `město s palácem 6, velikost 8`, `vesnice ze 3 polí`.
pub(in super::super) fn settlement(home: &SettlementFacts) -> String {
    match home.palace {
        Some(value) => format!("město s palácem {value}, velikost {}", home.size),
        None => format!("vesnice {}", of_hexes(home.size)),
    }
}

/// Returns the label of a hex.
pub(in super::super) fn cell(hex: &HexFacts, names: &Names) -> String {
    let on = match hex.on {
        HexTop::Nothing if hex.place == HexLocation::Nowhere => "mimo plán".into(),
        HexTop::Nothing => "holá zem".into(),
        HexTop::Rice(level) => format!("rýže, patro {level}"),
        HexTop::Village(level) => format!("vesnice, patro {level}"),
        HexTop::Palace(value, false) => format!("palác {value}, bílé číslo"),
        HexTop::Palace(value, true) => format!("palác {value}, lampion, slavnost už byla"),
        HexTop::Water(false) => "vodní nádrž".into(),
        HexTop::Water(true) => "obklopená vodní nádrž".into(),
    };
    let home = hex.home.as_ref().map(|home| format!("; {}", settlement(home))).unwrap_or_default();
    let lead = hex.home.and_then(|home| home.leader).map(|seat| format!(", nejvýš je {}", names.of(seat)));
    let figure = hex.figure.map(|seat| format!("; figurka ({})", names.of(seat))).unwrap_or_default();
    let place = match hex.place {
        HexLocation::Inside | HexLocation::Nowhere => "",
        HexLocation::Edge(true) => "; na okraji u nížiny",
        HexLocation::Edge(false) => "; na okraji u hor",
        HexLocation::Outside(true) => "; za okrajem, v nížině",
        HexLocation::Outside(false) => "; za okrajem, v horách",
    };
    format!("{}, {on}{home}{}{figure}{place}", hex.cell, lead.unwrap_or_default())
}
