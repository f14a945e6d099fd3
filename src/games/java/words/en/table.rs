//! Options and phases.

use crate::games::java::rules::Phase;

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => ("Action tokens", "At any time in your turn, or only before any other action."),
        1 => (
            "What a tile may rest on",
            "A tile of several hexes rests on at least two tiles, or on anything but exactly one of its own size.",
        ),
        2 => (
            "Second prize after a tie",
            "A city still has a second prize when several players share the first.",
        ),
        3 => ("First player", "Drawn at random, or the seat you choose."),
        _ => ("Three-hex tiles", "Fewer tiles make a shorter game; this is a house rule."),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    match (field, value) {
        (0, 0) => "Any time",
        (0, _) => "At the start of the turn",
        (1, 0) => "At least two tiles",
        (1, _) => "Not the same size",
        (2, 0) => "Yes",
        (2, _) => "No",
        (3, 0) => "Random",
        (3, 1) => "Seat 1",
        (3, 2) => "Seat 2",
        (3, 3) => "Seat 3",
        (3, _) => "Seat 4",
        (_, 0) => "56, as printed",
        (_, 1) => "40, shorter",
        _ => "28, much shorter",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Deal(_) => "Deal",
        Phase::FirstOpen | Phase::Open => "Face-up card",
        Phase::First => "First player",
        Phase::Main => "Turn",
        Phase::Draw => "Draw",
        Phase::Auction { .. } => "Festival",
        Phase::Over => "Game over",
    }
}
