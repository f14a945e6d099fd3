//! The pictures of Carcassonne with The Tower: tiles drawn from data, regions of their segments, towers, and where
//! figures stand. It knows the kinds of tiles by id and nothing of the rules.
//!
//! Everything lies in the box of a tile: 100 x 100, the upper left corner at 0 0, y down. A tile is turned by turning
//! its geometry; what stands on it is then drawn upright, so that light always falls from the upper left and no house
//! ever stands on its head (rules: carcassonne 3.1, 3.2).
//!
//! Ids are those of the rule file: tiles `A` to `X` and `TA` to `TQ`, segments `c0`, `r0`, `f0`, `m0`. `turns` counts
//! quarter turns clockwise, modulo 4. An id that does not exist gives `None`.
//!
//! The markup of a tile goes into a `symbol` or `svg` with `viewBox="0 0 100 100"`, which clips what reaches over the
//! border: walls end in round caps there, so that they meet.

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

/// The sprites: figures, spots, marks of cells, icons. Tiles and towers are drawn by the functions here.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");

/// How much of a tile is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everything.
    Near,
    /// For a tile under 56 px on the screen: without cobbles, tufts, ruts, doors, merlons and shadows.
    Far,
}

/// Side of the box of a tile, in which everything here is measured.
pub const SIDE: f32 = 100.0;
/// Side of a figure on the map, in the box of a tile. The symbols `cc-knight`, `cc-thief`, `cc-monk`, `cc-farmer` have
/// a box of 48.
pub const FIGURE: f32 = 50.0;
/// Side of a figure on the top of a tower.
pub const FIGURE_ON_TOWER: f32 = 38.0;
/// Where the seat symbol lies on `cc-prisoner`, as in [`Posture::emblem`].
pub const PRISONER_EMBLEM: (f32, f32, f32) = (16.0, 24.0, 16.0);
/// Where a figure touches the ground, as parts of its box: [`spot`] lies under this point.
pub const FEET: Point = (0.5, 0.88);

/// Posture of a figure: what it is on its segment.
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
    /// In the order of the letters `c`, `r`, `m`, `f`.
    pub const ALL: [Posture; 4] = [Posture::Knight, Posture::Thief, Posture::Monk, Posture::Farmer];

    /// The posture on a segment, by the letter of its id: a knight in a city, a thief on a road, a monk in a
    /// monastery, a farmer on a field.
    pub fn on(segment: &str) -> Option<Posture> {
        match segment.as_bytes().first()? {
            b'c' => Some(Posture::Knight),
            b'r' => Some(Posture::Thief),
            b'm' => Some(Posture::Monk),
            b'f' => Some(Posture::Farmer),
            _ => None,
        }
    }

    /// The last word of its symbols: `cc-knight`, `cc-spot-knight`, `cc-i-knight`.
    pub fn word(self) -> &'static str {
        ["knight", "thief", "monk", "farmer"][self as usize]
    }

    /// Where the seat symbol lies on the cloak, in the box of 48 of the figure: left, top, side of the square. Put
    /// `<use href="#sym-N" color="var(--seat-on)">` there.
    pub fn emblem(self) -> (f32, f32, f32) {
        match self {
            Posture::Knight => (14.5, 23.5, 17.0),
            Posture::Thief => (16.5, 19.5, 16.0),
            Posture::Monk => (12.0, 25.0, 16.0),
            Posture::Farmer => (20.5, 28.5, 14.0),
        }
    }
}

/// The markup of a tile in its box: one group. What is strewn on it (houses, trees, tufts, cobbles) follows from `id`
/// and `variant`: give tiles of a kind different variants by their cell. At most 32 elements and 6.5 KB, half of the
/// tiles at most 24 and 4.8 KB; in [`Detail::Far`] at most 15 and 2.5 KB.
pub fn tile(id: &str, turns: u8, variant: u32, detail: Detail) -> Option<String> {
    Some(tile::draw(plan::find(id)?, turns, variant, detail))
}

/// The tile as a small flat drawing for the map in the corner, in the same box: at most 5 elements.
pub fn swatch(id: &str, turns: u8) -> Option<String> {
    Some(tile::swatch(plan::find(id)?, turns))
}

/// Where the figure on a segment stands: the point under its feet.
pub fn spot(id: &str, segment: &str, turns: u8) -> Option<Point> {
    let (_, segment) = find(id, segment)?;
    Some(shape::turned(shape::point(segment.spot), turns))
}

/// The foundation of a tower: its centre, its width and its height on the turned tile. `None` also for a tile
/// without one.
pub fn foundation(id: &str, turns: u8) -> Option<(Point, f32, f32)> {
    let rect = plan::find(id)?.foundation()?;
    let rect = rect.turned(turns);
    Some((rect.centre(), rect.width, rect.height))
}

/// The area of a segment as an SVG path `d`: the city up to the middle of its walls, the band of the road, the plot of
/// the monastery, the field between them. Without the foundation and the monastery that lie inside it. A road lies
/// over the city or field it crosses. The regions of neighbours meet at the border of the tile without a gap.
pub fn region(id: &str, segment: &str, turns: u8) -> Option<String> {
    let (plan, segment) = find(id, segment)?;
    Some(region::outline(plan, &segment.shape, turns))
}

/// Adds the border of a segment's area to a path, see [`region::rim`]: the whole feature gets one line around it.
pub fn rim(path: &mut String, id: &str, segment: &str, turns: u8, corner: Point, joined: u8) {
    if let Some((_, segment)) = find(id, segment) {
        region::rim(path, &segment.shape, turns, corner, joined);
    }
}

/// The same area without holes as its corners, for what joins it with its neighbours.
pub fn ring(id: &str, segment: &str, turns: u8) -> Option<Vec<Point>> {
    let (_, segment) = find(id, segment)?;
    let mut ring = shape::all_turned(&region::ring(&segment.shape), turns);
    ring.pop();
    Some(ring)
}

/// The ids of all kinds of tiles, in the order of the rule file.
pub fn ids() -> impl Iterator<Item = &'static str> {
    plan::PLANS.iter().map(|plan| plan.id)
}

/// The ids of the segments of a tile.
pub fn segments(id: &str) -> impl Iterator<Item = &'static str> {
    plan::find(id).into_iter().flat_map(|plan| plan.segments).map(|segment| segment.id)
}

fn find(id: &str, segment: &str) -> Option<(&'static Plan, &'static plan::Segment)> {
    let plan = plan::find(id)?;
    Some((plan, plan.segments.iter().find(|s| s.id == segment)?))
}
