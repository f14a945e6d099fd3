//! The whole position for linear reading.

use super::super::ground::{PlaceFacts, PlayerFacts, laid, open_features, seated};
use super::ground::{cell, feature, place, tile, tower};
use super::noun::{followers, pieces, points, tiles};
use super::{name, table};
use crate::games::carcassonne::rules::{Feature, Kind, Part, Public, Rotation, Tiles, View};
use crate::lang::Who;
use crate::lang::small;
use crate::lang::{capital, list_en};
use crate::table::Seat;

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
        ("Now", now(public, who)),
        ("Players", seated(public).iter().map(|player| seat(player, who)).collect()),
        ("Where the tile fits", or(placements, "No tile is drawn.")),
        ("Open cities", or(features(Part::City), "None.")),
        ("Open roads", or(features(Part::Road), "None.")),
        ("Open monasteries", or(features(Part::Monastery), "None.")),
        ("Fields with farmers", or(features(Part::Field), "None.")),
        ("Towers and foundations", or(towers.collect(), "None yet.")),
        ("Map, from north to south", places),
        ("Tiles not yet seen", or(unseen(public.unseen()), "None.")),
        ("Tiles set aside", or(unseen(&public.discarded()), "None.")),
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
    let from = one.members.first().map(|(at, _)| format!(", from {}", place(*at))).unwrap_or_default();
    stop(format!("{}{from}", feature(one, who)))
}

fn now(public: &Public, who: &Who) -> Vec<String> {
    let phase = table::phase(&public.phase);
    let turn = match public.turn().seat() {
        Some(seat) => format!("To move: {}, {}.", name(seat, who), small(phase)),
        None => format!("{phase}."),
    };
    let drawn = public.drawn().map(|kind| format!("Drawn tile: {}.", tile(kind, Rotation::default())));
    let left = format!("{} left.", tiles(public.pile.total() as usize));
    [turn].into_iter().chain(drawn).chain([left]).collect()
}

fn seat(player: &PlayerFacts, who: &Who) -> String {
    let mut all = vec![points(player.points.into()), format!("{} in supply", followers(player.supply))];
    all.extend(player.pieces.map(pieces));
    let held: Vec<String> =
        player.prison.iter().map(|(owner, n)| format!("{n} of {}", whose(*owner, who))).collect();
    if !held.is_empty() {
        all.push(format!("holds {}", list_en(&held)));
    }
    format!("{}: {}.", capital(&name(player.seat, who)), all.join(", "))
}

/// `yours` or the name.
fn whose(owner: Seat, who: &Who) -> String {
    who.called(owner, "yours")
}

/// `2 of: city north.`
fn unseen(bag: &Tiles) -> Vec<String> {
    let some = Kind::all().filter(|kind| bag.0[kind.index()] > 0);
    some.map(|kind| format!("{} of: {}.", bag.0[kind.index()], tile(kind, Rotation::default()))).collect()
}
