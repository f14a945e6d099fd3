//! Tray, options and phases.

use crate::games::carcassonne::rules::Phase;
use crate::table::OrNever;

pub(in super::super) fn tray() -> &'static str {
    "Tile"
}

pub(in super::super) fn regions() -> &'static str {
    "Fields"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => {
            ("The Tower", "With towers that capture meeples, with only the 18 tiles, or the base game alone.")
        }
        1 => ("Farmers", "Meeples may go on fields and score 3 points for each complete city at the end."),
        2 => {
            ("City of two tiles", "A complete city of two tiles scores 4 points, or only 2 by an older rule.")
        }
        3 => ("Reach over gaps", "Towers reach past empty places, or only to the first gap."),
        4 => (
            "Ransom of prisoners",
            "Prisoners can be bought back for 3 points. Without it only an exchange frees them.",
        ),
        5 => (
            "Weak first floor",
            "The first floor reaches only its own tile, each further floor one place more, so no new tower captures at once.",
        ),
        6 => (
            "Reach round corners",
            "Towers reach in four straight lines, or one step per floor in any direction.",
        ),
        7 => (
            "When to pay ransom",
            "Any time in the turn, even with points just scored, or only before the action.",
        ),
        _ => ("First player", "Drawn at random, or the seat you choose."),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    const SEATS: [&str; 6] = ["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6"];
    match (field, value) {
        (0, 0) => "With towers",
        (0, 1) => "Tiles only",
        (0, _) => "Without",
        (2, 0) => "4 points",
        (2, _) => "2 points",
        (3, 0) => "Over gaps",
        (3, _) => "To the first gap",
        (5, 0) => "Off",
        (5, _) => "On",
        (6, 0) => "Straight lines",
        (6, _) => "Counted in steps",
        (7, 0) => "In the whole turn",
        (7, _) => "Before the action",
        (8, 0) => "Random",
        (8, seat) => SEATS.get(seat - 1).copied().or_never(""),
        (_, 0) => "On",
        _ => "Off",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::First => "First player",
        Phase::Draw => "Draw",
        Phase::Place(_) => "Tile placement",
        Phase::Action { .. } => "Meeple or tower",
        Phase::Capture { .. } => "Capture",
        Phase::Late => "Ransom",
        Phase::Over => "Game over",
    }
}
