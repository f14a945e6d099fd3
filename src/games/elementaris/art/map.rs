//! Geometry of the map (rules: elementaris 3.2): borders shared by two fields, centres, moorings, decks of bridges.
//! Each border is stored once; the borders of a field are joined to a ring here.

use std::sync::LazyLock;

use crate::games::elementaris::rules::{FIELDS, FOOT, Field, Kind, LANDS, MOORINGS};

/// A point of the scene.
pub type Point = (f32, f32);

/// Width of the wooden frame around the map, in scene units.
pub const FRAME: f32 = 14.0;
/// Side of the map without its frame, in scene units.
pub const SIDE: f32 = 1000.0;

/// Borders, one per line: the fields on both sides, the starting point, then two letters per step, where `N` is 0.
static LINES: &str = include_str!("map.txt");

/// Best points for pieces, by field.
#[rustfmt::skip]
static MIDDLES: [(i16, i16); FIELDS] = [
    (513, 342), (620, 337), (543, 240), (746, 320), (609, 127), (701, 137), (851, 263), (867, 357), (667,
    48), (785, 77), (884, 168), (946, 417), (652, 519), (668, 625), (756, 541), (679, 741), (867, 592),
    (862, 698), (736, 851), (633, 859), (951, 666), (923, 784), (840, 875), (458, 952), (470, 660), (369,
    670), (460, 759), (258, 673), (412, 858), (291, 857), (133, 738), (123, 628), (325, 948), (208, 917),
    (129, 842), (41, 462), (352, 476), (343, 375), (237, 458), (323, 257), (139, 406), (138, 293), (262,
    142), (364, 135), (50, 344), (75, 209), (154, 132), (409, 43), (685, 419), (874, 486), (568, 681), (514,
    872), (310, 575), (123, 511), (416, 312), (497, 135), (571, 439), (792, 425), (955, 284), (953, 540),
    (559, 579), (563, 781), (722, 954), (594, 952), (414, 562), (208, 565), (44, 701), (42, 566), (441,
    420), (437, 216), (262, 46), (538, 45), (664, 243), (783, 189), (768, 659), (810, 779), (330, 766),
    (226, 786), (241, 343), (213, 227), (487, 503),
];

/// Position of each moored ship, and the direction of the sea in degrees.
#[rustfmt::skip]
static MOORED: [(i16, i16, i16); MOORINGS] = [
    (539, 386, 58), (484, 392, 147), (602, 386, 121), (486, 235, -158), (773, 376, 68), (571, 75, -138),
    (910, 263, 25), (839, 392, 144), (924, 320, -49), (905, 378, 74), (597, 34, 169), (938, 208, 77), (957,
    463, 93), (606, 481, -129), (606, 540, 140), (608, 597, -160), (766, 486, -66), (620, 770, 168), (918,
    573, -43), (730, 908, 101), (600, 818, -136), (674, 918, 37), (617, 905, 116), (961, 617, -96), (785,
    942, 169), (497, 946, 3), (507, 611, -32), (452, 598, -137), (400, 603, -71), (512, 773, 9), (224, 618,
    -106), (420, 908, 14), (83, 734, -140), (178, 599, -49), (77, 671, 137), (64, 606, -118), (389, 962,
    -3), (61, 793, -100), (42, 499, 90), (396, 522, 66), (406, 452, -42), (386, 397, 23), (220, 520, 105),
    (382, 230, -15), (78, 427, 104), (266, 92, -95), (403, 182, 45), (317, 80, -149), (386, 83, -14), (31,
    401, 86), (202, 64, -16), (450, 33, 8),
];

/// Both ends of the deck of each bridge.
#[rustfmt::skip]
static DECKS: [(i16, i16, i16, i16); FOOT - LANDS] = [
    (656, 372, 728, 475), (877, 426, 858, 538), (613, 659, 520, 726), (570, 875, 465, 862), (343, 618, 271,
    512), (121, 562, 132, 461), (382, 343, 473, 276), (434, 124, 564, 138),
];

/// A line between two fields, or between a field and the edge of the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Border {
    pub one: Field,
    pub other: Option<Field>,
    pub points: Vec<Point>,
}

impl Border {
    /// Returns whether this field is on one side of the line.
    pub fn touches(&self, field: Field) -> bool {
        self.one == field || self.other == Some(field)
    }

    /// Returns whether there is water on one side and land on the other.
    pub fn is_coast(&self) -> bool {
        self.other.is_some_and(|other| is_firm(self.one) != is_firm(other)) || self.is_island()
    }

    /// Returns whether the line surrounds an island, which is drawn on top of its sea.
    pub fn is_island(&self) -> bool {
        self.other.is_none() && self.one.kind() == Kind::Land && self.points.first() == self.points.last()
    }
}

/// Returns whether a field is firm ground: land, mountains or the volcano.
pub fn is_firm(field: Field) -> bool {
    !matches!(field.kind(), Kind::Sea | Kind::Bridge)
}

fn shifted((x, y): (i16, i16)) -> Point {
    (f32::from(x) + FRAME, f32::from(y) + FRAME)
}

/// Returns the best point for pieces on a field.
pub fn middle(field: Field) -> Point {
    shifted(MIDDLES[field.index()])
}

/// Returns the position of a moored ship, a little off the coast.
pub fn berth(mooring: usize) -> Point {
    let (x, y, angle) = MOORED[mooring % MOORINGS];
    let (x, y) = shifted((x, y));
    let (sin, cos) = f32::from(angle).to_radians().sin_cos();
    (x + 24.0 * cos, y + 24.0 * sin)
}

/// Returns both ends of the deck of a bridge.
pub fn deck(field: Field) -> Option<(Point, Point)> {
    let (x, y, to_x, to_y) = *DECKS.get(field.index().checked_sub(LANDS)?)?;
    Some((shifted((x, y)), shifted((to_x, to_y))))
}

fn read(row: &str) -> Option<Border> {
    let mut words = row.split(' ');
    let mut fields = words.next()?.split('/');
    let (one, other) = (fields.next()?.parse().ok()?, fields.next().and_then(|word| word.parse().ok()));
    let mut at = (words.next()?.parse::<i16>().ok()?, words.next()?.parse::<i16>().ok()?);
    let mut points = vec![shifted(at)];
    for step in words.next()?.as_bytes().chunks_exact(2) {
        at = (at.0 + i16::from(step[0]) - 78, at.1 + i16::from(step[1]) - 78);
        points.push(shifted(at));
    }
    Some(Border { one, other, points })
}

/// Returns every border of the map.
pub fn lines() -> Vec<Border> {
    LINES.lines().filter_map(read).collect()
}

/// Returns the ring around a field; its first point is not repeated at the end.
fn joined(lines: &[Border], field: Field) -> Vec<Point> {
    let mut parts: Vec<Vec<Point>> =
        lines.iter().filter(|line| line.touches(field)).map(|line| line.points.clone()).collect();
    let mut ring = parts.pop().unwrap_or_default();
    while let Some(end) = ring.last().copied() {
        let next = parts.iter().position(|part| part.first() == Some(&end) || part.last() == Some(&end));
        let Some(mut part) = next.map(|next| parts.swap_remove(next)) else { break };
        if part.first() != Some(&end) {
            part.reverse();
        }
        ring.extend(part.into_iter().skip(1));
    }
    if ring.first() == ring.last() {
        ring.pop();
    }
    ring
}

/// Rings around all fields, computed once.
static RINGS: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| {
    let lines = lines();
    Field::all().map(|field| joined(&lines, field)).collect()
});

/// Returns the corners of a field.
pub fn ring(field: Field) -> &'static [Point] {
    RINGS.get(field.index()).map_or(&[], |ring| ring)
}

/// Returns points as path data with relative steps, closed or open.
pub fn path(points: &[Point], closed: bool) -> String {
    let mut path = String::new();
    let mut before: Option<(i32, i32)> = None;
    for (x, y) in points {
        let (x, y) = (x.round() as i32, y.round() as i32);
        let (pen, dx, dy) = match before {
            None => ('M', x, y),
            Some((from_x, from_y)) => ('l', x - from_x, y - from_y),
        };
        path.push(pen);
        path.push_str(&dx.to_string());
        path.push(if dy < 0 { '-' } else { ' ' });
        path.push_str(&dy.unsigned_abs().to_string());
        before = Some((x, y));
    }
    if closed {
        path.push('Z');
    }
    path
}

/// Returns the outline of a field as path data.
pub fn outline(field: Field) -> String {
    path(ring(field), true)
}

/// Returns whether a point is within a ring.
pub fn inside(ring: &[Point], (x, y): Point) -> bool {
    let before = ring.iter().skip(ring.len().saturating_sub(1)).chain(ring);
    let crossed = |((x1, y1), (x2, y2)): &(Point, Point)| {
        (*y1 > y) != (*y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    };
    before.copied().zip(ring.iter().copied()).filter(crossed).count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::elementaris::rules::{Fields, mooring};

    fn area(ring: &[Point]) -> f32 {
        let next = ring.iter().cycle().skip(1);
        ring.iter().zip(next).map(|((x, y), (to_x, to_y))| x * to_y - to_x * y).sum::<f32>().abs() / 2.0
    }

    #[test]
    fn every_field_has_a_ring_around_its_middle() {
        for field in Field::all() {
            assert!(ring(field).len() > 5, "{field}");
            assert!(inside(ring(field), middle(field)), "{field}");
            assert!(area(ring(field)) > 2500.0, "{field}: {}", area(ring(field)));
        }
    }

    #[test]
    fn the_fields_fill_the_map() {
        let islands = Field::all().filter(|field| field.kind() == Kind::Land && field.number() == 12);
        let twice: f32 = islands.map(|field| area(ring(field))).sum();
        let all: f32 = Field::all().map(|field| area(ring(field))).sum();
        // The palaces cut off the corners; the rest is filled.
        let palaces = 4.0 * 215.0 * 215.0 / 2.0;
        assert!((all - twice + palaces - SIDE * SIDE).abs() < 500.0, "{all} {twice}");
        assert_eq!(lines().iter().filter(|line| line.is_island()).count(), 4);
    }

    /// Adjacent fields share a line, except at bridges, whose ends are on the coast of both lands.
    #[test]
    fn fields_one_step_apart_share_a_line() {
        let lines = lines();
        for one in Field::all() {
            for other in one.walk().with(one.sail()).iter().filter(|other| other.is_sea() == one.is_sea()) {
                let under_a_bridge = one.is_sea() && one.quadrant() == other.quadrant();
                let shared = lines.iter().any(|line| line.touches(one) && line.touches(other));
                assert!(shared || under_a_bridge, "{one} {other}");
            }
        }
    }

    #[test]
    fn ships_lie_off_their_coast() {
        for number in 0..MOORINGS {
            let (land, sea) = mooring(number);
            let at = berth(number);
            let near = |field: Field| ring(field).iter().any(|(x, y)| (x - at.0).hypot(y - at.1) < 60.0);
            assert!(near(land) && (near(sea) || inside(ring(sea), at)), "{land} {sea}");
        }
        assert!(Fields::FOOT.iter().all(|field| deck(field).is_some() == (field.kind() == Kind::Bridge)));
    }
}
