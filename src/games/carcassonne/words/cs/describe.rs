//! The whole position for linear reading.

use super::super::ground::{PlaceFacts, PlayerFacts, laid, open_features, seated};
use super::ground::{cell, feature, place, tile, tower};
use super::noun::{followers, pieces, points, tiles};
use super::{name, table};
use crate::games::carcassonne::rules::{Feature, Kind, Part, Public, Rotation, Tiles, View};
use crate::lang::Who;
use crate::lang::capital;
use crate::lang::small;

/// Headed lines.
pub(in super::super) fn describe(view: &View, who: &Who) -> Vec<(&'static str, Vec<String>)> {
    let public = &*view.public;
    let places: Vec<String> =
        laid(public).into_iter().map(|at| stop(cell(&PlaceFacts::of(view, at), who))).collect();
    let placements =
        public.placements().into_iter().map(|(at, _)| stop(cell(&PlaceFacts::of(view, at), who))).collect();
    let features = |part| open_features(public, part).iter().map(|f| whole(f, who)).collect();
    let towers = public
        .towers()
        .iter()
        .map(|t| stop(format!("{}: {}", place(t.cell), tower(t.height, t.top.map(|f| f.owner), who))));
    vec![
        ("Teď", now(public, who)),
        ("Hráči", seated(public).iter().map(|player| seat(player, who)).collect()),
        ("Kam lze kartičku přiložit", or(placements, "Žádná není vytažená.")),
        ("Nedokončená města", or(features(Part::City), "Žádná.")),
        ("Nedokončené cesty", or(features(Part::Road), "Žádné.")),
        ("Nedokončené kláštery", or(features(Part::Monastery), "Žádné.")),
        ("Louky se sedláky", or(features(Part::Field), "Žádné.")),
        ("Věže a staveniště", or(towers.collect(), "Zatím žádné.")),
        ("Hrací plán od severu k jihu", places),
        ("Kartičky, které ještě nikdo neviděl", or(unseen(public.unseen()), "Žádné.")),
        ("Odložené kartičky", or(unseen(&public.discarded()), "Žádné.")),
    ]
}

fn stop(line: String) -> String {
    format!("{}.", capital(&line))
}

fn or(lines: Vec<String>, none: &str) -> Vec<String> {
    if lines.is_empty() { vec![none.into()] } else { lines }
}

/// Returns the line about a feature, and its position.
fn whole(one: &Feature, who: &Who) -> String {
    let from = one.members.first().map(|(at, _)| format!(" ({})", place(*at))).unwrap_or_default();
    stop(format!("{}{from}", feature(one, who)))
}

fn now(public: &Public, who: &Who) -> Vec<String> {
    let phase = table::phase(&public.phase);
    let turn = match public.turn().seat() {
        Some(seat) => format!("Na tahu: {}, {}.", name(seat, who), small(phase)),
        None => format!("{phase}."),
    };
    let drawn = public.drawn().map(|kind| format!("Vytažená kartička: {}.", tile(kind, Rotation::default())));
    let left = format!("V zásobníku: {}.", tiles(public.pile.total() as usize));
    [turn].into_iter().chain(drawn).chain([left]).collect()
}

fn seat(player: &PlayerFacts, who: &Who) -> String {
    let mut all = vec![points(player.points.into()), format!("v zásobě {}", followers(player.supply))];
    all.extend(player.pieces.map(pieces));
    let held: Vec<String> =
        player.prison.iter().map(|(owner, n)| format!("{} {n}", name(*owner, who))).collect();
    if !held.is_empty() {
        all.push(format!("zajatci: {}", held.join(", ")));
    }
    format!("{}: {}.", capital(&name(player.seat, who)), all.join("; "))
}

/// `2×: město na severu.`
fn unseen(bag: &Tiles) -> Vec<String> {
    let some = Kind::all().filter(|kind| bag.0[kind.index()] > 0);
    some.map(|kind| format!("{}×: {}.", bag.0[kind.index()], tile(kind, Rotation::default()))).collect()
}
