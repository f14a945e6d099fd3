//! The whole position for linear reading.

use super::super::ground::{Palace, busy, cities, sites};
use super::noun::{element, rounds};
use super::{ground, table};
use crate::games::elementaris::rules::{Element, Elementaris, View};
use crate::lang::Who;
use crate::lang::small;

/// Headed lines.
pub(in super::super) fn describe(view: &View, who: &Who) -> Vec<(&'static str, Vec<String>)> {
    let game = &*view.game;
    let line = |place| format!("{}.", ground::field(&place, who));
    let players = game.all().map(|seat| format!("{}.", ground::palace(&Palace::of(view, seat), who)));
    vec![
        ("Now", now(game, who)),
        ("The clock", clock(game, who)),
        ("Players", players.collect()),
        ("Cities", cities(view).into_iter().map(line).collect()),
        ("Orbs", sites(view).into_iter().map(line).collect()),
        ("Other fields", or(busy(view).into_iter().map(line).collect(), "Nothing elsewhere.")),
        ("Ships", vec![format!("Left to buy: {}.", game.ships_left())]),
    ]
}

fn or(lines: Vec<String>, none: &str) -> Vec<String> {
    if lines.is_empty() { vec![none.into()] } else { lines }
}

fn now(game: &Elementaris, who: &Who) -> Vec<String> {
    let phase = table::phase(game.phase, game.ruling_element());
    let turn = match game.turn().seat() {
        Some(seat) => format!("To move: {}, {}.", who.name(seat), small(phase)),
        None => format!("{phase}."),
    };
    vec![format!("Round {}.", game.round), turn, format!("First player: {}.", who.name(game.first))]
}

fn clock(game: &Elementaris, who: &Who) -> Vec<String> {
    let mut all = vec![match game.ruling_element() {
        None => "The hand is at yellow: income.".to_string(),
        Some(of) => format!("The rule of {}; yellow in {}.", element(of), rounds(game.rounds_to_income())),
    }];
    let ages = Element::ALL.into_iter().filter_map(|of| Some((of, game.age(of)?)));
    all.extend(ages.map(|(of, seat)| format!("All three orbs of {}: {}.", element(of), who.name(seat))));
    all
}
