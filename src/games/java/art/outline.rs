//! Outlines of sets of hexes as SVG paths: a city, a lake, an aimed tile, the reach of a figure.

use super::{HALF, ORIGIN, RADIUS, corners, middle, push_point, rise};
use crate::games::java::rules::{Cell, Cells, Way, map};

/// Returns the path around `cells` on the ground, one closed part per ring. Holes run the other way, so that both
/// fill rules leave them open. Empty for no cells.
pub fn outline(cells: Cells) -> String {
    raised(cells, |_| 0)
}

/// Returns the path around the tops of hexes of these heights. Where the height of the edge changes, the line goes
/// straight up or down.
pub fn raised(cells: Cells, height: impl Fn(usize) -> u8) -> String {
    let mut edges: Vec<(Point, Point, u8)> = Vec::new();
    for cell in cells.iter() {
        let at = corners(middle(Cell::at(cell)), RADIUS).map(Point::of);
        for way in Way::ALL {
            if map().ground.step(cell, way).is_none_or(|near| !cells.has(near)) {
                let first = way.index() + 1;
                edges.push((at[first % 6], at[(first + 1) % 6], height(cell)));
            }
        }
    }
    let mut path = String::new();
    while let Some((start, mut at, first)) = edges.pop() {
        let mut level = first;
        path.push('M');
        start.push(&mut path, level);
        // At most three hexes meet at a corner, so only one edge can start here.
        while let Some(next) = edges.iter().position(|(from, ..)| *from == at) {
            let (_, to, now) = edges.swap_remove(next);
            for height in [Some(level), Some(now).filter(|now| *now != level)].into_iter().flatten() {
                path.push('L');
                at.push(&mut path, height);
            }
            (at, level) = (to, now);
        }
        if level != first {
            path.push('L');
            at.push(&mut path, level);
        }
        path.push('Z');
    }
    path
}

/// A corner of the hex lattice, in half widths and half radii; integers make equal corners compare equal.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Point(i32, i32);

impl Point {
    fn of((x, y): (f32, f32)) -> Self {
        Self(((x - ORIGIN.0) / HALF).round() as i32, ((y - ORIGIN.1) / (RADIUS / 2.0)).round() as i32)
    }

    fn push(self, path: &mut String, height: u8) {
        let y = self.1 as f32 * RADIUS / 2.0 + ORIGIN.1;
        push_point(path, (self.0 as f32 * HALF + ORIGIN.0, y - rise(height)));
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
    fn a_line_climbs_where_the_height_changes() {
        let pair = set("G7 G8");
        let level = raised(pair, |_| 2);
        assert_eq!(
            (level.matches('M').count(), level.matches('L').count()),
            (1, 9),
            "as on the ground: {level}"
        );
        assert_ne!(level, outline(pair), "but higher");
        let high = set("G8").first().expect("a hex");
        let step = raised(pair, |cell| if cell == high { 3 } else { 1 });
        assert_eq!((step.matches('M').count(), step.matches('L').count()), (1, 9 + 2), "up and down: {step}");
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
