//! The free areas of a tile for scattered details, and the small random generator that scatters them.

use super::plan::{Plan, PlanPart};
use super::region::ring;
use super::shape::{Point, Rect, comes_near, holds, point};
use super::wall::{turrets, walls};

/// A pseudo-random generator with a fixed sequence for each seed.
pub struct Chance(u32);

impl Chance {
    /// Returns a generator seeded by the id of a tile and a variant.
    pub fn new(id: &str, variant: u32) -> Chance {
        let seed = id.bytes().fold(variant.wrapping_mul(0x9E37_79B1), |h, byte| {
            (h ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        Chance(seed ^ 0x7FEB_352D)
    }

    /// Returns a number from 0 to 2^16 - 1.
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let mixed = (self.0 ^ (self.0 >> 15)).wrapping_mul(0x846C_A68B);
        mixed >> 16
    }

    /// Returns an integer below `n`, which is at most 100.
    pub fn below(&mut self, n: u32) -> u32 {
        (self.next() * n) >> 16
    }

    /// Returns a number from `low` to `high`.
    pub fn within(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.next() as f32 / 65536.0
    }

    /// Returns a random point of the tile.
    pub fn place(&mut self) -> Point {
        (self.within(0.0, 100.0), self.within(0.0, 100.0))
    }
}

/// The free areas of an unturned tile. All distances are the same in every direction, so that details stay free of
/// other objects when the tile is turned.
pub struct Room {
    fields: Vec<Vec<Point>>,
    cities: Vec<Vec<Point>>,
    walls: Vec<Vec<Point>>,
    roads: Vec<Vec<Point>>,
    blocks: Vec<Rect>,
    taken: Vec<(Point, f32)>,
}

/// The minimum distance of details from the point under a figure's feet.
const CLEAR_OF_FEET: f32 = 9.5;

impl Room {
    pub fn new(plan: &Plan) -> Room {
        let rings = |city: bool| {
            let of_kind = move |shape: &&PlanPart| match shape {
                PlanPart::City { .. } => city,
                PlanPart::Field(_) => !city,
                _ => false,
            };
            plan.shapes().filter(of_kind).map(ring).collect()
        };
        let mut taken: Vec<(Point, f32)> =
            plan.segments.iter().map(|segment| (point(segment.spot), CLEAR_OF_FEET)).collect();
        taken.extend(plan.passages().into_iter().map(|gate| (gate, 9.0)));
        taken.extend(turrets(plan).into_iter().map(|turret| (turret, 6.5)));
        taken.extend(plan.pennants().map(|pennant| (pennant, 8.0)));
        if plan.village {
            taken.push(((50.0, 50.0), 22.0));
        }
        let blocks = plan.foundation().into_iter().chain(plan.plots()).collect();
        let walls = walls(plan).iter().map(|wall| wall.pieces()).collect();
        let roads = plan.roads().map(|road| road.pieces()).collect();
        Room { fields: rings(false), cities: rings(true), walls, roads, blocks, taken }
    }

    /// Returns whether a disc is within one field, at least `gap` from earlier details.
    pub fn field(&self, at: Point, radius: f32, gap: f32) -> bool {
        self.apart(at, radius + gap)
            && within(&self.fields, at, radius + 1.0)
            && !self.walls.iter().any(|wall| comes_near(wall, at, radius + 5.0))
    }

    /// Returns whether a disc is within one city, away from its walls, its border and the roads above it.
    pub fn city(&self, at: Point, radius: f32, gap: f32) -> bool {
        self.apart(at, radius + gap)
            && within(&self.cities, at, radius + 1.0)
            && !self.walls.iter().any(|wall| comes_near(wall, at, radius + 3.5))
            && !self.roads.iter().any(|road| comes_near(road, at, radius + 5.0))
    }

    fn apart(&self, at: Point, radius: f32) -> bool {
        let clear = |(other, size): &(Point, f32)| {
            let (x, y, gap) = (at.0 - other.0, at.1 - other.1, radius + size);
            x * x + y * y > gap * gap
        };
        self.taken.iter().all(clear) && self.blocks.iter().all(|block| block.distance(at) > radius + 2.0)
    }

    /// Removes a disc from the free area.
    pub fn take(&mut self, at: Point, radius: f32) {
        self.taken.push((at, radius));
    }
}

/// Returns whether one of the rings contains a disc.
fn within(rings: &[Vec<Point>], at: Point, radius: f32) -> bool {
    rings.iter().any(|ring| holds(ring, at) && !comes_near(ring, at, radius))
}
