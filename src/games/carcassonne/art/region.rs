//! The areas of segments: rings for hit tests, outlines for highlights and touch targets.

use super::plan::{Plan, PlanPart};
use super::shape::{Point, Rect, Stroke, all_turned, holds, points, push, push_ring};
use super::wall::city_sides;

/// Half the width of a road including its edges.
const HALF_ROAD: f32 = 6.0;

/// Returns the area of a shape on an unturned tile: a clockwise ring of straight pieces, closed by its first point.
pub fn ring(shape: &PlanPart) -> Vec<Point> {
    let mut ring = match shape {
        PlanPart::City { ring, .. } => city_sides(ring).iter().flat_map(|side| side.pieces()).collect(),
        PlanPart::Road(road) => {
            let line = Stroke::new(points(road));
            let mut band = line.beside(-HALF_ROAD).pieces();
            band.extend(line.beside(HALF_ROAD).pieces().into_iter().rev());
            band
        }
        PlanPart::Monastery(plot) => Rect::new(*plot).corners().to_vec(),
        PlanPart::Field(field) => points(field),
    };
    ring.dedup();
    if ring.first() != ring.last() {
        ring.extend(ring.first().copied());
    }
    ring
}

/// Returns the path of a segment's area: its ring, and holes for a foundation or monastery inside it.
pub fn outline(plan: &Plan, shape: &PlanPart, turns: u8) -> String {
    let area = ring(shape);
    let mut path = String::new();
    let mut add = |ring: &[Point]| push_ring(&mut path, &all_turned(ring, turns));
    add(&area[..area.len() - 1]);
    if matches!(shape, PlanPart::City { .. } | PlanPart::Field(_)) {
        for hole in plan.foundation().into_iter().chain(plan.plots()) {
            let mut corners = hole.corners();
            if corners.iter().all(|corner| holds(&area, *corner)) {
                corners.reverse();
                add(&corners);
            }
        }
    }
    path
}

/// Appends the border of a segment's area to a path, on a tile with this upper left corner. Sides of the tile in
/// `joined` (bits from the north, clockwise) are left out: the area continues beyond them.
pub fn rim(path: &mut String, shape: &PlanPart, turns: u8, (left, top): Point, joined: u8) {
    const NEAR: f32 = 0.6;
    let far = super::SIDE - NEAR;
    let mut drawing = false;
    for pair in all_turned(&ring(shape), turns).windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        let on = [ay.max(by) < NEAR, ax.min(bx) > far, ay.min(by) > far, ax.max(bx) < NEAR];
        let inside = (0..4).any(|side| on[side] && joined >> side & 1 == 1);
        if !inside {
            if !drawing {
                push(path, 'M', (left + ax, top + ay));
            }
            push(path, 'L', (left + bx, top + by));
        }
        drawing = !inside;
    }
}
