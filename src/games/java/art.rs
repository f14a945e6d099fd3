//! The pictures of Java: hexes in layers drawn by code, the island, outlines of sets of hexes, sprites as text. Knows of
//! the rules no more than hexes and the map.

pub mod ground;
pub mod outline;
pub mod relief;
pub mod slab;

use super::rules::{Cell, Cells};

/// The sprites: rice, huts, ripples, palaces, the figure, festival cards and their signs, the token, levels.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");

/// From the middle of a hex to a corner, in scene units.
pub const RADIUS: f32 = 22.0;
/// The square a hex of the scene is drawn in; its middle is that of the hex.
pub const SIDE: f32 = 2.0 * RADIUS;
/// How much higher than the level below it a level is drawn.
pub const RISE: f32 = 5.4;
/// No hex is drawn higher than this level.
const TALLEST: u8 = 8;
/// Half the width of a hex.
pub const HALF: f32 = 19.0526;
/// Where the hex A0 would lie.
const ORIGIN: (f32, f32) = (27.0, 26.0);
/// Size of the scene.
pub const SIZE: (f32, f32) = (740.0, 520.0);

/// The middle of a hex in the scene.
pub fn middle(cell: Cell) -> (f32, f32) {
    let (x, y) = cell.hex().centre(RADIUS);
    (x + ORIGIN.0, y + ORIGIN.1)
}

/// How far above the ground a hex of this height is drawn.
pub fn rise(height: u8) -> f32 {
    RISE * f32::from(height.min(TALLEST))
}

/// The middle of the top of a hex of this height.
pub fn top(cell: Cell, height: u8) -> (f32, f32) {
    let (x, y) = middle(cell);
    (x, y - rise(height))
}

/// The middle of a set of hexes.
pub fn middle_of(cells: Cells) -> (f32, f32) {
    let (mut x, mut y, count) = (0.0, 0.0, cells.count().max(1) as f32);
    for (left, top) in cells.iter().map(|cell| middle(Cell::at(cell))) {
        (x, y) = (x + left, y + top);
    }
    (x / count, y / count)
}

/// The corners of a hex around a middle, clockwise from the top.
fn corners((x, y): (f32, f32), radius: f32) -> [(f32, f32); 6] {
    let (across, half) = (radius * 0.866_025, radius / 2.0);
    [
        (x, y - radius),
        (x + across, y - half),
        (x + across, y + half),
        (x, y + radius),
        (x - across, y + half),
        (x - across, y - half),
    ]
}

/// A closed line through these points as path data.
fn ring(points: impl IntoIterator<Item = (f32, f32)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        push_point(&mut path, (x, y));
    }
    path.push('Z');
    path
}

fn push_point(path: &mut String, (x, y): (f32, f32)) {
    path.push_str(&crate::art::number(x));
    path.push(' ');
    path.push_str(&crate::art::number(y));
}
