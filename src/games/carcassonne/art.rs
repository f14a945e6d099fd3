//! The pictures of Carcassonne with The Tower: tiles drawn from data, the regions of their segments, towers, and
//! the spots of figures. This module identifies kinds of tiles by id and does not depend on the rules.
//!
//! All coordinates are in the box of a tile: 100 x 100, the upper left corner at 0 0, y down. Turning a tile turns
//! its geometry, but the objects on it stay upright: light always falls from the upper left, and no house is
//! upside down (rules: carcassonne 3.1, 3.2).
//!
//! Ids are those of the rule file: tiles `A` to `X` and `TA` to `TQ`, segments `c0`, `r0`, `f0`, `m0`. `turns`
//! counts quarter turns clockwise, modulo 4. An id that does not exist gives `None`.
//!
//! The markup of a tile goes into a `symbol` or `svg` with `viewBox="0 0 100 100"`, which clips the parts beyond
//! the border. Walls end in round caps there, so that they meet.

mod fields;
mod paint;
mod plan;
mod region;
mod scenery;
mod shape;
mod strew;
mod tile;
mod tower;
mod town;
mod wall;

pub use shape::Point;
pub use tower::{figure_on, next_drum, tower};

use plan::Plan;

/// The sprites: figures, spots, marks of cells, icons. The functions here draw tiles and towers.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");

/// The level of detail of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everything.
    Near,
    /// For a tile under 56 px on the screen: without cobbles, tufts, ruts, doors, merlons and shadows.
    Far,
}

/// The side of the box of a tile, the unit of all coordinates here.
pub const SIDE: f32 = 100.0;
/// The side of a figure on the map, in the box of a tile. The symbols `cc-knight`, `cc-thief`, `cc-monk`,
/// `cc-farmer` have a box of 48.
pub const FIGURE: f32 = 50.0;
/// The side of a figure on the top of a tower.
pub const FIGURE_ON_TOWER: f32 = 38.0;
/// The position of the seat symbol on `cc-prisoner`, as in [`Posture::emblem`].
pub const PRISONER_EMBLEM: (f32, f32, f32) = (16.0, 24.0, 16.0);
/// The point where a figure touches the ground, as fractions of its box. [`spot`] returns the position of this point.
pub const FEET: Point = (0.5, 0.88);

/// The posture of a figure, depending on its segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posture {
    /// Upright, in a city or on a tower.
    Knight,
    /// Striding, on a road.
    Thief,
    /// Kneeling, in a monastery.
    Monk,
    /// Asleep, on a field.
    Farmer,
}

impl Posture {
    /// All postures, in the order of the letters `c`, `r`, `m`, `f`.
    pub const ALL: [Posture; 4] = [Posture::Knight, Posture::Thief, Posture::Monk, Posture::Farmer];

    /// Returns the posture on a segment, by the letter of its id. It is a knight in a city, a thief on a road, a
    /// monk in a monastery, a farmer on a field.
    pub fn on(segment: &str) -> Option<Posture> {
        match segment.as_bytes().first()? {
            b'c' => Some(Posture::Knight),
            b'r' => Some(Posture::Thief),
            b'm' => Some(Posture::Monk),
            b'f' => Some(Posture::Farmer),
            _ => None,
        }
    }

    /// Returns the last word of the posture's symbols: `cc-knight`, `cc-spot-knight`, `cc-i-knight`.
    pub fn word(self) -> &'static str {
        ["knight", "thief", "monk", "farmer"][self as usize]
    }

    /// Returns the position of the seat symbol on the cloak, in the figure's box of 48: left, top, side of the
    /// square. Put `<use href="#sym-N" color="var(--seat-on)">` there.
    pub fn emblem(self) -> (f32, f32, f32) {
        match self {
            Posture::Knight => (14.5, 23.5, 17.0),
            Posture::Thief => (16.5, 19.5, 16.0),
            Posture::Monk => (12.0, 25.0, 16.0),
            Posture::Farmer => (20.5, 28.5, 14.0),
        }
    }
}

/// Returns the markup of a tile in its box: one group. The scattered details (houses, trees, tufts, cobbles)
/// depend on `id` and `variant`: give tiles of a kind different variants by their cell. At most 32 elements and
/// 6.5 KB, half of the tiles at most 24 and 4.8 KB; in [`Detail::Far`] at most 15 and 2.5 KB.
pub fn tile(id: &str, turns: u8, variant: u32, detail: Detail) -> Option<String> {
    Some(tile::draw(plan::find(id)?, turns, variant, detail))
}

/// Returns the tile as a small flat drawing for the overview map, in the same box: at most 5 elements.
pub fn swatch(id: &str, turns: u8) -> Option<String> {
    Some(tile::swatch(plan::find(id)?, turns))
}

/// Returns the spot of the figure on a segment: the point under its feet.
pub fn spot(id: &str, segment: &str, turns: u8) -> Option<Point> {
    let (_, segment) = find(id, segment)?;
    Some(shape::turned(shape::point(segment.spot), turns))
}

/// Returns the foundation of a tower: its centre, width and height on the turned tile. `None` also for a tile
/// without one.
pub fn foundation(id: &str, turns: u8) -> Option<(Point, f32, f32)> {
    let rect = plan::find(id)?.foundation()?;
    let rect = rect.turned(turns);
    Some((rect.centre(), rect.width, rect.height))
}

/// Returns the area of a segment as an SVG path `d`. A city reaches to the middle of its walls, a road is a band,
/// a monastery is its plot, and a field is the area between. A foundation or monastery inside the area is left
/// out. A road is drawn above the city or field it crosses. The regions of neighbours meet at the border of the
/// tile without a gap.
pub fn region(id: &str, segment: &str, turns: u8) -> Option<String> {
    let (plan, segment) = find(id, segment)?;
    Some(region::outline(plan, &segment.shape, turns))
}

/// Appends the border of a segment's area to a path, see [`region::rim`]. The complete feature gets one line around it.
pub fn rim(path: &mut String, id: &str, segment: &str, turns: u8, corner: Point, joined: u8) {
    if let Some((_, segment)) = find(id, segment) {
        region::rim(path, &segment.shape, turns, corner, joined);
    }
}

/// Returns the corners of the same area without holes, for joining it with its neighbours.
pub fn ring(id: &str, segment: &str, turns: u8) -> Option<Vec<Point>> {
    let (_, segment) = find(id, segment)?;
    let mut ring = shape::all_turned(&region::ring(&segment.shape), turns);
    ring.pop();
    Some(ring)
}

/// Returns the ids of all kinds of tiles, in the order of the rule file.
pub fn ids() -> impl Iterator<Item = &'static str> {
    plan::PLANS.iter().map(|plan| plan.id)
}

/// Returns the ids of the segments of a tile.
pub fn segments(id: &str) -> impl Iterator<Item = &'static str> {
    plan::find(id).into_iter().flat_map(|plan| plan.segments).map(|segment| segment.id)
}

fn find(id: &str, segment: &str) -> Option<(&'static Plan, &'static plan::Segment)> {
    let plan = plan::find(id)?;
    Some((plan, plan.segments.iter().find(|s| s.id == segment)?))
}
