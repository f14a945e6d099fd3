//! Areas of a scene that the camera cares for.

use super::BUTTONS;
use crate::scenes::{Light, Place, Scene};

/// A part of a plane: left, top, right, bottom.
pub type Area = [f32; 4];

/// Side of a tile of an open board, in scene units.
pub const TILE: f32 = 100.0;

/// Iterates over the places that may be picked now.
pub fn legal(scene: &Scene) -> impl Iterator<Item = &Place> {
    scene.places.iter().filter(|place| is_legal(place))
}

/// Returns whether a place may be picked now, with an effect of its own.
fn is_legal(place: &Place) -> bool {
    matches!(place.light, Light::Legal | Light::Lined)
}

/// Iterates over the legal places and the aimed one.
pub fn meant(scene: &Scene) -> impl Iterator<Item = &Place> + Clone {
    scene.places.iter().filter(|place| is_legal(place) || place.light == Light::Aimed)
}

/// Returns the aimed place.
pub fn aimed(scene: &Scene) -> Option<&Place> {
    scene.places.iter().find(|place| place.light == Light::Aimed)
}

/// Returns the area of the last event, or of what a decision is about.
pub fn tile(scene: &Scene) -> Option<Area> {
    scene.focus.map(tile_at)
}

pub(super) fn tile_at((x, y): (f32, f32)) -> Area {
    let half = TILE / 2.0;
    [x - half, y - half, x + half, y + half]
}

/// Returns the square of a place.
pub fn square(place: &Place) -> Area {
    [place.x, place.y, place.x + place.size, place.y + place.size]
}

/// Returns whether a place can be picked now.
pub(super) fn decides(scene: &Scene) -> bool {
    scene.places.iter().any(|place| place.light.legal())
}

/// Returns the width of the buttons over the right edge of a board.
pub fn side_buttons(scene: &Scene) -> f32 {
    if scene.open && !scene.free_corners { BUTTONS } else { 0.0 }
}

/// Returns the middle of a place: what is visible of it if it is of any use.
pub(super) fn inner(place: &Place) -> Area {
    let (x, y, half) = (place.x + place.size / 2.0, place.y + place.size / 2.0, place.size / 4.0);
    [x - half, y - half, x + half, y + half]
}

/// Returns the side of the smallest legal place.
pub(super) fn finest(scene: &Scene) -> Option<f32> {
    legal(scene).map(|place| place.size).reduce(f32::min)
}

/// Returns the areas that should be in view, from the most that is wanted to the least.
pub(super) fn wanted(scene: &Scene) -> Vec<Area> {
    if !scene.open {
        let places = legal(scene).map(square).reduce(around);
        return scene.default_area.or(scene.interest_area).or(places).into_iter().collect();
    }
    let places = meant(scene).map(square).reduce(around);
    let event = places.into_iter().chain(tile(scene)).reduce(around);
    event.into_iter().chain(places).collect()
}

pub(super) fn bounds(scene: &Scene) -> Area {
    [scene.left, scene.top, scene.left + scene.width, scene.top + scene.height]
}

pub(super) fn around(a: Area, b: Area) -> Area {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

pub(super) fn holds(outer: Area, inner: Area) -> bool {
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
}

pub(super) fn middle(area: Area) -> (f32, f32) {
    ((area[0] + area[2]) / 2.0, (area[1] + area[3]) / 2.0)
}

/// Returns the scale at which an area fills a space.
pub(super) fn scale_for(area: Area, free: Area) -> f32 {
    let (width, height) = ((free[2] - free[0]).max(1.0), (free[3] - free[1]).max(1.0));
    (width / (area[2] - area[0])).min(height / (area[3] - area[1]))
}

/// Returns the least shift that brings a range inside another, longer one.
pub(super) fn outside(from: f32, to: f32, first: f32, last: f32) -> f32 {
    (first - from).max(0.0) + (last - to).min(0.0)
}
