//! Signs, options and phases.

use crate::games::tigris::rules::{Conflict, ConflictKind, Phase};

pub(in super::super) fn regions() -> &'static str {
    "Outline kingdoms"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => (
            "English variant",
            "In a conflict the attacker may add tiles only to get ahead, and the defender only to reach exactly a tie.",
        ),
        1 => ("Open scores", "Everybody sees all points and treasures throughout the game."),
        2 => (
            "Board",
            "The advanced board has another river and 14 treasures instead of 10; the rules are the same.",
        ),
        _ => ("Tiles in the bag", "Shows how many tiles are left in the bag. This is public information."),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    match (field, value) {
        (2, 0) => "Standard",
        (2, _) => "Advanced",
        (_, 0) => "Off",
        _ => "On",
    }
}

pub(in super::super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Deal(_) => "Deal",
        Phase::First => "First player",
        Phase::Action => "Turn",
        Phase::Attack(conflict) | Phase::Defend { conflict, .. } => conflict_kind(conflict),
        Phase::ChooseConflict { .. } => "Choice of war",
        Phase::Monument { .. } => "Monument",
        Phase::Treasure(_) => "Treasures",
        Phase::Swap { .. } => "Swap",
        Phase::Refill(_) => "Refill",
        Phase::Over(_) => "Game over",
    }
}

fn conflict_kind(conflict: &Conflict) -> &'static str {
    match conflict.kind {
        ConflictKind::Revolt => "Revolt",
        ConflictKind::War { .. } => "War",
    }
}
