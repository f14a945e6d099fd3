//! The overlay of fields: whose each field is, how many complete cities count for it, and cells nothing can fill.

use super::figures::over_cell;
use super::marks::fill;
use super::{corner, spot_of};
use crate::games::carcassonne::rules::{Carcassonne, Feature, Part, Public};
use crate::scenes::{Look, Scene, Tag};

/// Looks of the overlay by seat colour 1 to 6, all to be seen through: a field of several seats has the look of each.
const OWNED: [&str; 6] = ["field-1", "field-2", "field-3", "field-4", "field-5", "field-6"];

pub(super) fn overlay(look: &Look<Carcassonne>, scene: &mut Scene) {
    let public = &look.view.public;
    for (name, field) in farmed(public) {
        for seat in field.holders() {
            let colour = look.players.get(seat.index()).map_or(seat.index(), |p| usize::from(p.colour) - 1);
            fill(look, &field, OWNED[colour % OWNED.len()], scene);
        }
        scene.tags.extend(worth(public, &name, &field));
    }
    scene.pieces.extend(
        public.dead_cells().into_iter().map(|cell| over_cell("dead", "cc-dead".into(), cell, "dead")),
    );
}

/// The fields with farmers, each with the name that it has on the board and in the list beside it: A to Z, then numbers.
pub(super) fn farmed(public: &Public) -> Vec<(String, Feature)> {
    let fields = public.features(Part::Field).into_iter().filter(|field| !field.figures.is_empty());
    let name = |nth: usize| ('A'..='Z').nth(nth).map_or((nth + 1).to_string(), String::from);
    fields.enumerate().map(|(nth, field)| (name(nth), field)).collect()
}

/// The name of a field and its complete cities, each with what it brings, at its first farmer.
fn worth(public: &Public, name: &str, field: &Feature) -> Option<Tag> {
    let (_, cell, id) = *field.figures.first()?;
    let (x, y) = spot_of(public, cell, id).unwrap_or_else(|| corner(cell));
    let text = match field.points.checked_div(field.cities.len() as u16) {
        Some(each) => format!("{name} {}×{each}", field.cities.len()),
        None => format!("{name} 0"),
    };
    Some(Tag { x, y: y + 36.0, text, look: "pill cities".into() })
}
