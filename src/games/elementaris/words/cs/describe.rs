//! The whole position for linear reading.

use super::super::ground::{Palace, busy, cities, sites};
use super::noun::{element_of, rounds};
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
        ("Teď", now(game, who)),
        ("Hodiny", clock(game, who)),
        ("Hráči", players.collect()),
        ("Města", cities(view).into_iter().map(line).collect()),
        ("Orby", sites(view).into_iter().map(line).collect()),
        ("Další pole", or(busy(view).into_iter().map(line).collect(), "Jinde nic nestojí.")),
        ("Lodě", vec![format!("Mimo mapu: {}.", game.ships_left())]),
    ]
}

fn or(lines: Vec<String>, none: &str) -> Vec<String> {
    if lines.is_empty() { vec![none.into()] } else { lines }
}

fn now(game: &Elementaris, who: &Who) -> Vec<String> {
    let phase = table::phase(game.phase, game.ruling_element());
    let turn = match game.turn().seat() {
        Some(seat) => format!("Na řadě je {}, {}.", who.name(seat), small(phase)),
        None => format!("{phase}."),
    };
    vec![format!("Kolo: {}.", game.round), turn, format!("První hráč: {}.", who.name(game.first))]
}

fn clock(game: &Elementaris, who: &Who) -> Vec<String> {
    let mut all = vec![match game.ruling_element() {
        None => "Ručička ukazuje žlutou: výnosy.".to_string(),
        Some(of) => format!("Nadvláda {}; žlutá za {}.", element_of(of), rounds(game.rounds_to_income())),
    }];
    let ages = Element::ALL.into_iter().filter_map(|of| Some((of, game.age(of)?)));
    all.extend(ages.map(|(of, seat)| format!("Všechny tři orby {} má {}.", element_of(of), who.name(seat))));
    all
}
