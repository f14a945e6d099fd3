//! Drawings of Java: hexes in layers, the island, outlines of sets of hexes, and sprites, all as SVG text. Depends
//! only on the hexes and the map of the rules.

pub mod ground;
pub mod outline;
pub mod relief;
pub mod slab;

use super::rules::{Cell, Cells};

/// Sprites: rice, huts, ripples, palaces, the figure, festival cards and their symbols, the token, levels.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");

/// Distance from the centre of a hex to a corner, in scene units.
pub const RADIUS: f32 = 22.0;
/// Side of the square in which a hex of the scene is drawn; hex and square have the same centre.
pub const SIDE: f32 = 2.0 * RADIUS;
/// Distance between two successive levels, in scene units.
pub const RISE: f32 = 5.4;
/// Highest level that is drawn; a hex above it is drawn at this level.
const TALLEST: u8 = 8;
/// Half the width of a hex, in scene units.
pub const HALF: f32 = 19.0526;
/// Centre of the hex A0, which need not exist.
const ORIGIN: (f32, f32) = (27.0, 26.0);
/// Size of the scene, in scene units.
pub const SIZE: (f32, f32) = (740.0, 520.0);

/// Returns the centre of a hex in the scene.
pub fn middle(cell: Cell) -> (f32, f32) {
    let (x, y) = cell.hex().centre(RADIUS);
    (x + ORIGIN.0, y + ORIGIN.1)
}

/// Returns the drawn height of a hex above the ground, in scene units.
pub fn rise(height: u8) -> f32 {
    RISE * f32::from(height.min(TALLEST))
}

/// Returns the centre of the top of a hex of this height.
pub fn top(cell: Cell, height: u8) -> (f32, f32) {
    let (x, y) = middle(cell);
    (x, y - rise(height))
}

/// Returns the centre of a set of hexes.
pub fn middle_of(cells: Cells) -> (f32, f32) {
    let (mut x, mut y, count) = (0.0, 0.0, cells.count().max(1) as f32);
    for (left, top) in cells.iter().map(|cell| middle(Cell::at(cell))) {
        (x, y) = (x + left, y + top);
    }
    (x / count, y / count)
}

/// Returns the corners of a hex around a centre, clockwise from the top.
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

/// Returns a closed line through these points as path data.
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
