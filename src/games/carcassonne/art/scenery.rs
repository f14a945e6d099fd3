//! The vegetation of the fields: meadows, crops with hedges, trees, bushes, tufts of grass.

use super::paint::{Canvas, Layer};
use super::shape::{Point, SEVENTH, TWENTY_FOURTH, angle, distance, push, push_blob, push_ring, turned};
use super::strew::{Chance, Room};

/// Scatters the vegetation over the fields of a tile.
pub fn fields(sheet: &mut Canvas, turns: u8, room: &mut Room, chance: &mut Chance) {
    meadows(sheet, turns, chance);
    for _ in 0..2 {
        (0..36).any(|_| crop(sheet, turns, room, chance));
    }
    for _ in 0..16 {
        let at = chance.place();
        if room.field(at, 5.0, 1.0) {
            room.take(at, 6.0);
            tree(sheet, turned(at, turns));
        }
    }
    for _ in 0..14 {
        let at = chance.place();
        if room.field(at, 3.0, 1.0) {
            room.take(at, 4.0);
            bush(sheet, turned(at, turns));
        }
    }
    for _ in 0..40 {
        let at = chance.place();
        if room.field(at, 1.5, 1.2) {
            room.take(at, 5.0);
            let (x, y) = turned(at, turns);
            push(sheet.on(Layer::Tuft), 'M', (x - 1.8, y - 1.4));
            sheet.on(Layer::Tuft).push_str("l1 2.6m.8-3.6v3.6m1.8-2.6l-1 2.6");
        }
    }
}

/// Draws two light patches, away from the border so that no seam shows.
fn meadows(sheet: &mut Canvas, turns: u8, chance: &mut Chance) {
    for _ in 0..2 {
        let centre = (chance.within(26.0, 74.0), chance.within(26.0, 74.0));
        let (wide, high) = (chance.within(12.0, 22.0), chance.within(7.0, 14.0));
        let ring: Vec<Point> = (0..7)
            .map(|i| {
                let (sin, cos) = angle(SEVENTH, i);
                let reach = chance.within(0.8, 1.15);
                turned((centre.0 + cos * wide * reach, centre.1 + sin * high * reach), turns)
            })
            .collect();
        push_blob(sheet.on(Layer::Meadow), &ring);
    }
}

/// Tries to draw a crop: a patch with furrows and a hedge along one side. Returns whether there was room.
fn crop(sheet: &mut Canvas, turns: u8, room: &mut Room, chance: &mut Chance) -> bool {
    let (wide, high) = (chance.within(20.0, 32.0), chance.within(12.0, 17.0));
    let (sin, cos) = angle(TWENTY_FOURTH, chance.below(12) as usize);
    let centre = (chance.within(12.0, 88.0), chance.within(12.0, 88.0));
    // Converts the crop's coordinates, -1 to 1 along and across, to the tile's.
    let place = |u: f32, v: f32| {
        let (along, across) = (u * wide / 2.0, v * high / 2.0);
        (centre.0 + cos * along - sin * across, centre.1 + sin * along + cos * across)
    };
    let thirds = [-1.0, -0.33, 0.33, 1.0];
    let free = thirds.iter().all(|u| [-1.0, 0.0, 1.0].iter().all(|v| room.field(place(*u, *v), 1.5, 0.0)));
    if !free {
        return false;
    }
    let golden = chance.below(2) == 0;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let ground = if golden { Layer::Crop } else { Layer::Meadow };
    push_ring(sheet.on(ground), &corners.map(|(u, v)| turned(place(u, v), turns)));
    let rows = (high / 2.6) as usize;
    for row in 0..rows {
        let v = 2.0 * (row as f32 + 0.5) / rows as f32 - 1.0;
        let line = [turned(place(-0.94, v), turns), turned(place(0.94, v), turns)];
        furrow(sheet, &line, golden);
    }
    let side = if chance.below(2) == 0 { -1.0 } else { 1.0 };
    let hedge = (wide / 3.9) as usize;
    for i in 0..=hedge {
        let across = side * chance.within(0.94, 1.1);
        let at = place(2.0 * i as f32 / hedge as f32 - 1.0, across);
        if room.field(at, 2.8, 0.0) && chance.below(9) > 0 {
            bush(sheet, turned(at, turns));
        }
    }
    for u in thirds {
        room.take(place(u, 0.0), high / 2.0 + 1.5);
    }
    true
}

/// Draws a furrow of a golden crop, or a row of a green one.
fn furrow(sheet: &mut Canvas, line: &[Point; 2], golden: bool) {
    if golden {
        push(sheet.on(Layer::Furrow), 'M', line[0]);
        push(sheet.on(Layer::Furrow), 'L', line[1]);
        return;
    }
    // Plants and the gaps between them, as relative steps.
    let count = (distance(line[0], line[1]) / 3.4).max(1.0) as usize;
    let step = |part: f32| {
        let part = part / count as f32;
        ((line[1].0 - line[0].0) * part, (line[1].1 - line[0].1) * part)
    };
    let row = sheet.on(Layer::Tuft);
    push(row, 'M', line[0]);
    for i in 0..count {
        if i > 0 {
            push(row, 'm', step(0.45));
        }
        push(row, 'l', step(0.55));
    }
}

/// Draws a round bush: a dot with its light at the upper left and its shadow at the lower right.
pub fn bush(sheet: &mut Canvas, at: Point) {
    leaf(sheet, at);
    push(sheet.on(Layer::Shadow), 'M', (at.0 + 0.4, at.1 + 1.9));
    sheet.on(Layer::Shadow).push_str("h1.6");
}

/// Draws a tree: a crown of three dots on a trunk.
fn tree(sheet: &mut Canvas, (x, y): Point) {
    for (dx, dy) in [(0.2, -2.6), (-2.2, 0.4), (2.4, 0.6)] {
        leaf(sheet, (x + dx, y + dy));
    }
    push(sheet.on(Layer::Dark), 'M', (x - 0.7, y + 3.0));
    sheet.on(Layer::Dark).push_str("h1.5v3.2h-1.5z");
    push(sheet.on(Layer::Shadow), 'M', (x - 0.5, y + 5.2));
    sheet.on(Layer::Shadow).push_str("h5.5");
}

/// Draws a dot of leaves.
fn leaf(sheet: &mut Canvas, (x, y): Point) {
    for (layer, at) in
        [(Layer::LeafEdge, (x, y)), (Layer::Leaf, (x, y)), (Layer::LeafLight, (x - 0.8, y - 0.9))]
    {
        push(sheet.on(layer), 'M', at);
        sheet.on(layer).push_str("h0");
    }
}
