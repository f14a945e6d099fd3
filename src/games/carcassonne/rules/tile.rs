//! Tiles: four edges, and segments that reach them (rules: carcassonne 3). `tiles` lists the kinds; the rules do
//! not depend on the drawings.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

use super::cell::{Rotation, Side};
use super::tiles::TILES;

/// The terrain of an edge of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Terrain {
    City,
    Road,
    Field,
}

/// The kind of a segment and of the feature it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    City,
    Road,
    Field,
    Monastery,
}

impl Part {
    pub const ALL: [Self; 4] = [Self::City, Self::Road, Self::Field, Self::Monastery];

    /// Returns the letter of a segment's id: `c`, `r`, `f`, `m`.
    pub const fn letter(self) -> char {
        match self {
            Self::City => 'c',
            Self::Road => 'r',
            Self::Field => 'f',
            Self::Monastery => 'm',
        }
    }

    /// Returns the word of the rule file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::Monastery => "monastery",
        }
    }
}

/// The id of a segment on its tile: `c0`, `r1`, `f2`, `m0`. It does not change when the tile is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SegmentId {
    pub part: Part,
    /// The number, from 0, among the segments of this kind. The parser accepts ids that no tile has.
    pub number: u8,
}

impl fmt::Display for SegmentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.part.letter(), self.number)
    }
}

impl FromStr for SegmentId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{} is not a segment such as c0, r1, f0 or m0", quoted(text));
        let mut signs = text.chars();
        let letter = signs.next().map(|c| c.to_ascii_lowercase());
        let part = Part::ALL.into_iter().find(|p| Some(p.letter()) == letter).ok_or_else(wrong)?;
        let digits = signs.as_str();
        let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
        let number = digits.parse().ok().filter(|_| plain).ok_or_else(wrong)?;
        Ok(Self { part, number })
    }
}

/// One segment of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    pub id: SegmentId,
    /// City and road: the edges it reaches on the unturned tile, bit 0 north, 1 east, 2 south, 3 west.
    pub edges: u8,
    /// Field: the half edges it reaches on the unturned tile, bits 0 to 7 for Nw Ne En Es Se Sw Ws Wn.
    pub slots: u8,
    /// Field: the cities of the same tile that border it, as bits of their segment index.
    pub cities: u8,
    pub pennants: u8,
}

/// The set a tile belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Set {
    Base,
    Tower,
}

/// A kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The id of the tile in records: `D`, `TB`.
    pub id: &'static str,
    pub set: Set,
    /// The number of tiles of this kind, for D including the start tile.
    pub count: u8,
    /// The edges of the unturned tile, in the order of [`Side::ALL`].
    pub edges: [Terrain; 4],
    /// The segments, at most [`MAX_SEGMENTS`]; cities come first.
    pub segments: &'static [Segment],
    /// Whether a tower may be built on it.
    pub foundation: bool,
}

impl Tile {
    /// Returns whether the tile looks the same in two rotations: the same edges, joined in the same way.
    pub fn same_turned(&self, one: Rotation, other: Rotation) -> bool {
        let turned = |segment: &Segment, by: Rotation| {
            let (edges, slots) = (u32::from(segment.edges), segment.slots);
            let quarters = by.quarters() as u32;
            let edges = (edges << quarters | edges << quarters >> 4) & 15;
            (segment.id.part, edges, slots.rotate_left(2 * quarters), segment.pennants)
        };
        let all = |by: Rotation| self.segments.iter().map(move |segment| turned(segment, by));
        all(one).all(|segment| all(other).any(|same| same == segment))
    }
}

/// The number of kinds of tiles.
pub const KINDS: usize = 41;
/// The number of all tiles, including the start tile.
pub const ALL_TILES: usize = 90;
/// The maximum number of segments of a tile.
pub const MAX_SEGMENTS: usize = 8;
/// The number of segments of all tiles.
pub const ALL_SEGMENTS: usize = {
    let (mut kind, mut all) = (0, 0);
    while kind < KINDS {
        all += TILES[kind].count as usize * TILES[kind].segments.len();
        kind += 1;
    }
    all
};

/// The half edge that each half edge touches across a border.
pub const TOUCHES: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// A kind of tile by its index in the table, 0 to [`KINDS`] - 1. Text form: its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// The start tile.
    pub const START: Self = Self(3);

    /// Returns the kind with this index; larger indices give the last kind.
    pub const fn new(index: usize) -> Self {
        Self(if index < KINDS { index as u8 } else { KINDS as u8 - 1 })
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS).map(Self::new)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the printed data of the tile.
    #[inline]
    pub const fn tile(self) -> &'static Tile {
        &TILES[self.0 as usize]
    }

    /// Returns the terrain of the edge on `side` after `rotation`.
    #[inline]
    pub const fn edge(self, side: Side, rotation: Rotation) -> Terrain {
        self.tile().edges[side.before(rotation).index()]
    }

    /// Returns the index of a segment on the tile.
    pub fn find(self, id: SegmentId) -> Option<usize> {
        self.tile().segments.iter().position(|s| s.id == id)
    }

    /// Returns the index of the city or road that reaches `side` after `rotation`.
    #[inline]
    pub const fn segment_at(self, side: Side, rotation: Rotation) -> Option<usize> {
        some(LINKS[self.0 as usize].sides[side.before(rotation).index()])
    }

    /// Returns the index of the field that reaches half edge `slot` (0 to 7) after `rotation`.
    #[inline]
    pub const fn field_at(self, slot: usize, rotation: Rotation) -> Option<usize> {
        some(LINKS[self.0 as usize].slots[(slot + 8 - 2 * rotation.quarters()) % 8])
    }

    /// Returns the index of the monastery.
    #[inline]
    pub const fn monastery(self) -> Option<usize> {
        some(LINKS[self.0 as usize].monastery)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tile().id)
    }
}

impl FromStr for Kind {
    type Err = String;

    /// Parses the id in upper or lower case.
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|kind| kind.tile().id.eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("there is no tile {}", quoted(text)))
    }
}

/// The edges that each segment of a kind reaches, by index.
#[derive(Clone, Copy)]
struct Links {
    sides: [u8; 4],
    slots: [u8; 8],
    monastery: u8,
}

const NOBODY: u8 = u8::MAX;

const fn some(index: u8) -> Option<usize> {
    if index == NOBODY { None } else { Some(index as usize) }
}

static LINKS: [Links; KINDS] = {
    let mut links = [Links { sides: [NOBODY; 4], slots: [NOBODY; 8], monastery: NOBODY }; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut s = 0;
        while s < TILES[kind].segments.len() {
            let segment = &TILES[kind].segments[s];
            let mut bit = 0;
            while bit < 8 {
                if segment.edges >> bit & 1 == 1 {
                    links[kind].sides[bit] = s as u8;
                }
                if segment.slots >> bit & 1 == 1 {
                    links[kind].slots[bit] = s as u8;
                }
                bit += 1;
            }
            if matches!(segment.id.part, Part::Monastery) {
                links[kind].monastery = s as u8;
            }
            s += 1;
        }
        kind += 1;
    }
    links
};
