//! The tray, regions, options and phases.

use crate::games::taj_mahal::rules::Phase;
use crate::table::OrNever;

pub(in super::super) fn tray() -> &'static str {
    "Cards"
}

pub(in super::super) fn regions() -> &'static str {
    "Whole map, connected palaces"
}

/// Returns the court of the Grand Mogul, which the whole map takes the place of.
pub(in super::super) fn court() -> &'static str {
    "Court"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => ("First player", "Who begins the first visit: drawn at random, or the seat you choose."),
        1 => (
            "Symbol counts",
            "Shows how many of each symbol every player has played, and who leads. All of it is public.",
        ),
        2 => ("Auto-place the last palace", "A palace with only one possible city is built without asking."),
        3 => ("Names on the map", "Shows the names of cities and provinces."),
        _ => (
            "Neutral player",
            "Our own variant for two: in every province a neutral player shows three cards against both of you.",
        ),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    const SEATS: [&str; 5] = ["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5"];
    match (field, value) {
        (0, 0) => "Random",
        (0, seat) => SEATS.get(seat - 1).copied().or_never(""),
        (_, 0) => "Off",
        _ => "On",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Provinces | Phase::Bonus | Phase::Deal(_) => "Setup",
        Phase::Supply => "Supply",
        Phase::Dummy => "Neutral player",
        Phase::First => "First player",
        Phase::Turn => "Turn",
        Phase::Place => "Palaces",
        Phase::CardTile | Phase::FreeCard => "Draw",
        Phase::Take => "Taking cards",
        Phase::Over => "Game over",
    }
}
