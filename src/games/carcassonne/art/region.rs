//! The areas of segments: rings for asking what lies where, outlines for highlights and for the finger.

use super::plan::{Plan, PlanPart};
use super::shape::{Point, Rect, Stroke, all_turned, holds, points, push, push_ring};
use super::wall::city_sides;

/// Half the width of a road with its edges.
const HALF_ROAD: f32 = 6.0;

/// The area of a shape on a tile that is not turned: a ring of straight pieces, clockwise, with its first point again at
/// its end.
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

/// The path of a segment's area: its ring, and holes where a foundation or a monastery stands inside it.
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

/// Adds the border of a segment's area to a path, on a tile with this left upper corner, without what lies on the sides
/// of the tile (bits from the north, clockwise) beyond which the area goes on.
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
