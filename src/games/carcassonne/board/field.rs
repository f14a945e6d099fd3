//! The overlay of fields: whose each field is, how many complete cities count for it, and cells nothing can fill.

use super::figures::over_cell;
use super::marks::fill;
use super::{corner, spot_of};
use crate::games::carcassonne::rules::{Carcassonne, Feature, Part};
use crate::scenes::{Look, Scene, Tag};

/// Looks of the overlay by seat colour 1 to 6; fields of several seats and of nobody have their own.
const OWNED: [&str; 6] = ["field-1", "field-2", "field-3", "field-4", "field-5", "field-6"];

pub(super) fn overlay(look: &Look<Carcassonne>, scene: &mut Scene) {
    let public = &look.view.public;
    for feature in public.features(Part::Field).iter().filter(|f| !f.figures.is_empty()) {
        fill(look, feature, owner(look, feature), scene);
        scene.tags.extend(cities(look, feature));
    }
    scene.pieces.extend(
        public.dead_cells().into_iter().map(|cell| over_cell("dead", "cc-dead".into(), cell, "dead")),
    );
}

fn owner(look: &Look<Carcassonne>, feature: &Feature) -> &'static str {
    match feature.holders()[..] {
        [seat] => {
            let colour = look.players.get(seat.index()).map_or(seat.index(), |p| usize::from(p.colour) - 1);
            OWNED[colour % OWNED.len()]
        }
        _ => "field-shared",
    }
}

/// How many complete cities the field borders, at its first farmer.
fn cities(look: &Look<Carcassonne>, feature: &Feature) -> Option<Tag> {
    let (_, cell, id) = *feature.figures.first()?;
    let (x, y) = spot_of(&look.view.public, cell, id).unwrap_or_else(|| corner(cell));
    Some(Tag { x: x + 18.0, y: y - 18.0, text: feature.cities.len().to_string(), look: "cities".into() })
}
