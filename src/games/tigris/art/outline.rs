//! Outlines of sets of cells as SVG paths: kingdoms, the sides of a war, the body of a river.

use crate::art::number;
use crate::games::tigris::rules::{COLUMNS, Cells};

/// The position and size of the cells in the scene.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    /// Left edge of column A.
    pub x: f32,
    /// Upper edge of row 1.
    pub y: f32,
    /// Side of a cell.
    pub cell: f32,
}

/// Returns the path around `cells`, with one closed part for every ring. Outer rings are clockwise, holes the
/// other way, so that both fill rules leave holes open. The line is `inset` inside the cells' edge (outside if
/// negative). Convex and concave corners are rounded by `radius`, or by as much as the edges allow. Cells that
/// touch only at a corner are separate. The path is empty for no cells.
pub fn outline(cells: Cells, geometry: Geometry, inset: f32, radius: f32) -> String {
    let is_inside = |x: i32, y: i32| {
        (0..COLUMNS as i32).contains(&x)
            && (0..12).contains(&y)
            && cells.has((y * COLUMNS as i32 + x) as usize)
    };
    path(&rings(is_inside, COLUMNS as i32, 12), geometry, inset, radius)
}

/// A corner of the grid: the upper left corner of the cell with this column and row.
type Corner = (i32, i32);

/// Returns the borders of the cells for which `has` is true, as rings of the corners where the border turns. The
/// cells are in columns -1 to `columns` and rows -1 to `rows`, one more than the board on every side.
pub(super) fn rings(has: impl Fn(i32, i32) -> bool, columns: i32, rows: i32) -> Vec<Vec<Corner>> {
    let is_inside = |x, y| (-1..=columns).contains(&x) && (-1..=rows).contains(&y) && has(x, y);
    // Every border edge once, directed with its cell on the right: east along the top, south along the right side.
    let mut edges = Vec::new();
    for y in -1..=rows {
        for x in -1..=columns {
            if is_inside(x, y) {
                let sides = [
                    ((x, y), (1, 0)),
                    ((x + 1, y), (0, 1)),
                    ((x + 1, y + 1), (-1, 0)),
                    ((x, y + 1), (0, -1)),
                ];
                let open =
                    [!is_inside(x, y - 1), !is_inside(x + 1, y), !is_inside(x, y + 1), !is_inside(x - 1, y)];
                edges.extend(sides.into_iter().zip(open).filter(|(_, open)| *open).map(|(side, _)| side));
            }
        }
    }
    let mut rings = Vec::new();
    while let Some(&(start, first)) = edges.first() {
        let (mut at, mut heading) = (start, first);
        let mut ring = Vec::new();
        loop {
            edges.retain(|edge| *edge != (at, heading));
            at = (at.0 + heading.0, at.1 + heading.1);
            // Turning right first stays at the same cell, so cells that meet at a corner get separate rings.
            let right = (-heading.1, heading.0);
            let left = (heading.1, -heading.0);
            let closed = |next| at == start && next == first;
            let Some(next) =
                [right, heading, left].into_iter().find(|next| closed(*next) || edges.contains(&(at, *next)))
            else {
                break; // impossible: every border is closed
            };
            if next != heading {
                ring.push(at);
            }
            if closed(next) {
                break;
            }
            heading = next;
        }
        rings.push(ring);
    }
    rings
}

/// Returns the rings as one SVG path, moved inward by `inset`, their corners rounded.
pub(super) fn path(rings: &[Vec<Corner>], geometry: Geometry, inset: f32, radius: f32) -> String {
    let mut d = String::new();
    for ring in rings {
        let points = shifted(ring, geometry, inset);
        let n = points.len();
        for i in 0..n {
            let (before, at, after) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
            let (into, out) = (towards(before, at), towards(at, after));
            let r = radius.min(length(before, at) / 2.0).min(length(at, after) / 2.0).max(0.0);
            d.push(if i == 0 { 'M' } else { 'L' });
            push_point(&mut d, (at.0 - into.0 * r, at.1 - into.1 * r));
            if r > 0.0 {
                let sweep = if into.0 * out.1 - into.1 * out.0 > 0.0 { 1 } else { 0 };
                let r_text = number(r);
                d.push_str(&format!("A{r_text} {r_text} 0 0 {sweep} "));
                push_point(&mut d, (at.0 + out.0 * r, at.1 + out.1 * r));
            }
        }
        if n > 0 {
            d.push('Z');
        }
    }
    d
}

/// Returns the corners of a ring in the scene. Both edges at a corner move to their right, where the cells are.
fn shifted(ring: &[Corner], geometry: Geometry, inset: f32) -> Vec<(f32, f32)> {
    let n = ring.len();
    let scene =
        |(x, y): Corner| (geometry.x + x as f32 * geometry.cell, geometry.y + y as f32 * geometry.cell);
    (0..n)
        .map(|i| {
            let (before, at, after) =
                (scene(ring[(i + n - 1) % n]), scene(ring[i]), scene(ring[(i + 1) % n]));
            let (into, out) = (towards(before, at), towards(at, after));
            (at.0 - (into.1 + out.1) * inset, at.1 + (into.0 + out.0) * inset)
        })
        .collect()
}

/// Returns the unit step from `a` to `b` along the axis they share.
fn towards(a: (f32, f32), b: (f32, f32)) -> (f32, f32) {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    if x.abs() > y.abs() { (x.signum(), 0.0) } else { (0.0, y.signum()) }
}

fn length(a: (f32, f32), b: (f32, f32)) -> f32 {
    (a.0 - b.0).abs() + (a.1 - b.1).abs()
}

fn push_point(d: &mut String, (x, y): (f32, f32)) {
    d.push_str(&number(x));
    d.push(' ');
    d.push_str(&number(y));
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: Geometry = Geometry { x: 0.0, y: 0.0, cell: 10.0 };

    fn set(names: &str) -> Cells {
        names
            .split(' ')
            .filter_map(|name| name.parse().ok())
            .map(crate::games::tigris::rules::Cell::index)
            .collect()
    }

    /// Returns the corners of every part of a path without arcs.
    fn parts(d: &str) -> Vec<Vec<(f32, f32)>> {
        let number = |text: &str| text.parse::<f32>().unwrap_or(f32::NAN);
        let point =
            |text: &str| text.split_once(' ').map_or((f32::NAN, f32::NAN), |(x, y)| (number(x), number(y)));
        d.split_terminator('Z').map(|part| part[1..].split('L').map(point).collect()).collect()
    }

    /// Returns the area inside, clockwise rings counted positive.
    fn area(d: &str) -> f32 {
        let ring = |p: &Vec<(f32, f32)>| -> f32 {
            (0..p.len())
                .map(|i| (p[i], p[(i + 1) % p.len()]))
                .map(|(a, b)| (a.0 * b.1 - b.0 * a.1) / 2.0)
                .sum()
        };
        parts(d).iter().map(ring).sum()
    }

    #[test]
    fn one_cell() {
        assert_eq!(outline(set("A1"), UNIT, 0.0, 0.0), "M10 0L10 10L0 10L0 0Z");
        assert_eq!(outline(set("A1"), UNIT, 1.0, 0.0), "M9 1L9 9L1 9L1 1Z");
        assert_eq!(outline(set("A1"), UNIT, -1.0, 0.0), "M11 -1L11 11L-1 11L-1 -1Z");
        let round = "M8 0A2 2 0 0 1 10 2L10 8A2 2 0 0 1 8 10L2 10A2 2 0 0 1 0 8L0 2A2 2 0 0 1 2 0Z";
        assert_eq!(outline(set("A1"), UNIT, 0.0, 2.0), round);
        assert_eq!(outline(Cells::EMPTY, UNIT, 0.0, 2.0), "");
    }

    #[test]
    fn radius_is_limited_by_the_edges() {
        let circle = outline(set("A1"), UNIT, 0.0, 40.0);
        assert!(circle.contains("A5 5 ") && !circle.contains("A40"), "{circle}");
    }

    #[test]
    fn a_bend_has_one_concave_corner() {
        let d = outline(set("B2 B3 C3"), UNIT, 0.0, 2.0);
        assert_eq!((d.matches("0 0 1 ").count(), d.matches("0 0 0 ").count()), (5, 1), "{d}");
        assert_eq!(area(&outline(set("B2 B3 C3"), UNIT, 0.0, 0.0)), 300.0);
        // The concave corner C3/B2 moves left and down, away from the notch.
        assert!(outline(set("B2 B3 C3"), UNIT, 1.0, 0.0).contains("L19 21L29 21"));
    }

    #[test]
    fn a_ring_has_a_hole_that_runs_the_other_way() {
        let d = outline(set("A1 B1 C1 A2 C2 A3 B3 C3"), UNIT, 0.0, 0.0);
        assert_eq!((parts(&d).len(), area(&d)), (2, 800.0));
        // Inset 1: the outer ring loses 900 - 28 * 28, the hole grows to 12 * 12.
        let d = outline(set("A1 B1 C1 A2 C2 A3 B3 C3"), UNIT, 1.0, 0.0);
        assert_eq!(area(&d), 28.0 * 28.0 - 12.0 * 12.0);
    }

    #[test]
    fn cells_that_touch_by_a_corner_are_apart() {
        for (names, filled) in [("A1 B2", 200.0), ("B1 A2", 200.0)] {
            let d = outline(set(names), UNIT, 0.0, 0.0);
            assert_eq!((parts(&d).len(), area(&d)), (2, filled), "{d}");
        }
        // A ring open at a corner: eight cells less one corner is still one part with a notch, not a hole.
        let d = outline(set("B1 C1 A2 C2 A3 B3 C3"), UNIT, 0.0, 0.0);
        assert_eq!((parts(&d).len(), area(&d)), (1, 700.0), "{d}");
    }

    #[test]
    fn every_board_edge_is_reached() {
        let d = outline(Cells::rows(11), UNIT, 0.0, 0.0);
        assert_eq!(d, "M160 0L160 110L0 110L0 0Z");
        assert_eq!(area(&outline(Cells::rows(12), UNIT, 2.0, 0.0)), 156.0 * 116.0);
    }

    #[test]
    fn arbitrary_sets_keep_their_area() {
        let mut seed = 7_u64;
        for _ in 0..60 {
            let cells: Cells = (0..176)
                .filter(|_| {
                    seed =
                        seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    seed >> 62 != 0
                })
                .collect();
            assert_eq!(area(&outline(cells, UNIT, 0.0, 0.0)), cells.count() as f32 * 100.0);
        }
    }
}
