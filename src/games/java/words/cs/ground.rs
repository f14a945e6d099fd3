//! Hexes and settlements in words.

use super::super::ground::{Community, Lies, On, Sight};
use super::noun::of_hexes;
use crate::lang::Names;

/// `město s palácem 6, velikost 8`, `vesnice ze 3 polí`.
pub(in super::super) fn settlement(home: &Community) -> String {
    match home.palace {
        Some(value) => format!("město s palácem {value}, velikost {}", home.size),
        None => format!("vesnice {}", of_hexes(home.size)),
    }
}

/// The label of a hex.
pub(in super::super) fn cell(sight: &Sight, names: &Names) -> String {
    let on = match sight.on {
        On::Nothing if sight.place == Lies::Nowhere => "mimo plán".into(),
        On::Nothing => "holá zem".into(),
        On::Rice(level) => format!("rýže, patro {level}"),
        On::Village(level) => format!("vesnice, patro {level}"),
        On::Palace(value, false) => format!("palác {value}, bílé číslo"),
        On::Palace(value, true) => format!("palác {value}, lampion, slavnost už byla"),
        On::Water(false) => "vodní nádrž".into(),
        On::Water(true) => "obklopená vodní nádrž".into(),
    };
    let home = sight.home.as_ref().map(|home| format!("; {}", settlement(home))).unwrap_or_default();
    let lead = sight.home.and_then(|home| home.leader).map(|seat| format!(", nejvýš je {}", names.of(seat)));
    let figure = sight.figure.map(|seat| format!("; figurka ({})", names.of(seat))).unwrap_or_default();
    let place = match sight.place {
        Lies::Inside | Lies::Nowhere => "",
        Lies::Edge(true) => "; na okraji u nížiny",
        Lies::Edge(false) => "; na okraji u hor",
        Lies::Outside(true) => "; za okrajem, v nížině",
        Lies::Outside(false) => "; za okrajem, v horách",
    };
    format!("{}, {on}{home}{}{figure}{place}", sight.cell, lead.unwrap_or_default())
}
