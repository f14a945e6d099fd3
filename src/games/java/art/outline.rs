//! Outlines of sets of hexes as SVG paths: a city, a lake, a tile that is aimed at, the reach of a figure.

use super::{HALF, ORIGIN, RADIUS, corners, middle, push_point};
use crate::games::java::rules::{Cell, Cells, Way, map};

/// The path around `cells`, one closed part for every ring; holes run the other way, so that both fill rules leave them
/// open. Empty for no cells.
pub fn outline(cells: Cells) -> String {
    let mut edges: Vec<(Point, Point)> = Vec::new();
    for cell in cells.iter() {
        let at = corners(middle(Cell::at(cell)), RADIUS).map(Point::of);
        for way in Way::ALL {
            if map().ground.step(cell, way).is_none_or(|near| !cells.has(near)) {
                let first = way.index() + 1;
                edges.push((at[first % 6], at[(first + 1) % 6]));
            }
        }
    }
    let mut path = String::new();
    while let Some((start, mut at)) = edges.pop() {
        path.push('M');
        start.push(&mut path);
        // At a corner of hexes three meet at the most, so the next edge is the only one that begins here.
        while let Some(next) = edges.iter().position(|(from, _)| *from == at) {
            path.push('L');
            at.push(&mut path);
            at = edges.swap_remove(next).1;
        }
        path.push('Z');
    }
    path
}

/// A corner of the lattice of hexes, in half widths and half radii: equal ones are equal.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Point(i32, i32);

impl Point {
    fn of((x, y): (f32, f32)) -> Self {
        Self(((x - ORIGIN.0) / HALF).round() as i32, ((y - ORIGIN.1) / (RADIUS / 2.0)).round() as i32)
    }

    fn push(self, path: &mut String) {
        push_point(path, (self.0 as f32 * HALF + ORIGIN.0, self.1 as f32 * RADIUS / 2.0 + ORIGIN.1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Cells {
        names.split(' ').filter_map(|name| name.parse::<Cell>().ok()?.index()).collect()
    }

    #[test]
    fn a_hex_has_six_corners_and_a_ring_has_a_hole() {
        assert_eq!(outline(Cells::EMPTY), "");
        let one = outline(set("G7"));
        assert_eq!((one.matches('M').count(), one.matches('L').count()), (1, 5), "{one}");
        let three = outline(set("G7 G8 H7"));
        assert_eq!((three.matches('M').count(), three.matches('L').count()), (1, 11), "{three}");
        let around = outline(set("G6 G8 F6 F7 H6 H7"));
        assert_eq!((around.matches('M').count(), around.matches('L').count()), (2, 18 - 1 + 5), "{around}");
    }

    #[test]
    fn every_edge_of_the_whole_map_finds_its_next() {
        let all = map().board | map().outside();
        let path = outline(all);
        assert_eq!(path.matches('M').count(), path.matches('Z').count());
        let sides: usize = all.iter().map(|cell| 6 - map().ground.near(cell).count() as usize).sum();
        assert_eq!(path.matches('M').count() + path.matches('L').count(), sides);
    }
}
