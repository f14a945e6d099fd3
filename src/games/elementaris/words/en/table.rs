//! Tray, options, presets, phases, and what orbs do.

use crate::games::elementaris::rules::{Element, Phase, Preset};
use crate::table::OrNever;

pub(in super::super) fn tray() -> &'static str {
    "Your armies"
}

pub(in super::super) fn regions() -> &'static str {
    "Lands"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => (
            "Order of the elements",
            "The rule text gives two orders. Earth first fits all its other sentences; water first follows one \
             sentence to the letter.",
        ),
        1 => (
            "First city",
            "Anywhere on the map, or only in your own land. Own land is for two or four players.",
        ),
        2 => ("Recruiting", "Only armies you can pay, or any. Unpaid armies are disbanded at yellow."),
        3 => ("Price of a ship", "How many resources a ship costs."),
        4 => (
            "Elementals in a round",
            "How many elementals of earth or water may be cast in one turn: one, or all that are at home.",
        ),
        5 => (
            "Fire flies again",
            "The fire elemental may be sent to another field in every round of its rule. Off: only in an age of fire.",
        ),
        6 => (
            "Domination",
            "A player who owns this many cities when the clock is yellow wins. The default is 12 with two players, 9 with more.",
        ),
        7 => (
            "Round limit",
            "After this round the best score wins. Without a limit the game ends only by agreement or with the last ruler.",
        ),
        8 => ("Re-entry", "A player who has lost every city and army may start again in a city nobody owns."),
        9 => ("First player changes", "After each round the next player begins."),
        _ => (
            "Extra resource for third seat",
            "With three players, the last one chooses a city between the others. One resource at the start makes up for it.",
        ),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    match (field, value) {
        (0, 0) => "Earth, water, fire, air",
        (0, _) => "Water, earth, fire, air",
        (1, 0) => "Any city",
        (1, _) => "Own land only",
        (2, 0) => "Only if affordable",
        (2, _) => "Without limit",
        (3, 0) => "2 resources",
        (3, 1) => "1 resource",
        (3, 2) => "3 resources",
        (3, _) => "Free",
        (4, 0) => "One",
        (4, _) => "All",
        (6, 0) => "Default",
        (6, 1) => "Off",
        (6, _) => [
            "9 cities",
            "10 cities",
            "11 cities",
            "12 cities",
            "13 cities",
            "14 cities",
            "15 cities",
            "16 cities",
        ]
        .get(value - 2)
        .copied()
        .or_never(""),
        (7, 0) => "33 rounds",
        (7, 1) => "17 rounds",
        (7, 2) => "49 rounds",
        (7, _) => "No limit",
        (_, 0) => "Off",
        _ => "On",
    }
}

/// Returns the name of a preset and its sentence.
pub(in super::super) fn preset(preset: Preset) -> (&'static str, &'static str) {
    match preset {
        Preset::Short => ("Short", "Once round the clock: seventeen rounds, then the best score wins."),
        Preset::Standard => ("Standard", "Twice round the clock, or until one player owns enough cities."),
        Preset::Author => {
            ("Author's rules", "The game ends when all agree who has won, or when only one ruler is left.")
        }
    }
}

/// The second turn of a round is named by the element of the clock.
pub(in super::super) fn phase(phase: Phase, shows: Option<Element>) -> &'static str {
    match phase {
        Phase::Placement => "First city",
        Phase::Activation => "Armies move",
        Phase::Disband => "Disbanding",
        Phase::Free if shows.is_none() => "Income",
        Phase::Free => "Spells",
        Phase::Vote(_) => "Vote",
        Phase::Over(_) => "Game over",
    }
}

/// Returns the power of this number of orbs of an element.
pub(in super::super) fn power(element: Element, orbs: u32) -> &'static str {
    match (element, orbs) {
        (_, 0) => "Nothing.",
        (Element::Earth, 1) => "Income is doubled.",
        (Element::Water, 1) => "Your armies and cities defend with double strength.",
        (Element::Fire, 1) => "Your armies attack with double strength.",
        (Element::Air, 1) => "Each army has two moves.",
        (Element::Earth, 2) => {
            "During the rule of earth you may send an elemental to a field that touches mountains."
        }
        (Element::Water, 2) => {
            "During the rule of water you may send an elemental to a field that touches water."
        }
        (Element::Fire, 2) => "During the rule of fire you may send the fire elemental to any field.",
        (Element::Air, 2) => "During the rule of air you may carry any army or ship anywhere, once a round.",
        (Element::Earth, _) => "During the rule of earth its age begins: the clock stands still.",
        (Element::Water, _) => "During the rule of water its age begins: the clock stands still.",
        (Element::Fire, _) => "During the rule of fire its age begins: the clock stands still.",
        (Element::Air, _) => "During the rule of air its age begins: the clock stands still.",
    }
}
