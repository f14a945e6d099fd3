//! Hexes with a corner at the top, in axial coordinates, and boards made of them.
//!
//! `q` grows to the east, `r` to the southeast, row by row; `y` grows downwards on the screen. A shape (a tile of
//! several hexes) is a list of hexes around (0,0): [`Hex::turned`] rotates it, adding a hex moves it.

use crate::order;
use std::fmt;
use std::ops::Add;
use std::str::FromStr;

use super::Cells;

/// A hex. Text form: `(2,-1)`, first `q`, then `r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Hex {
    /// Row, compared first, so that hexes are sorted row by row.
    pub r: i8,
    /// Column, growing to the east.
    pub q: i8,
}

/// The largest coordinate in text form.
const FARTHEST: i8 = 60;

impl Hex {
    /// Returns the hex in this column and row.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { r, q }
    }

    /// Returns the neighbour in a direction.
    #[must_use]
    pub fn step(self, way: Way) -> Self {
        self + way.hex()
    }

    /// Returns the direction to a neighbour; `None` if the other hex is not next to this one.
    pub fn way_to(self, other: Self) -> Option<Way> {
        let away = (i16::from(other.q) - i16::from(self.q), i16::from(other.r) - i16::from(self.r));
        match away {
            (1, 0) => Some(Way::East),
            (0, 1) => Some(Way::Southeast),
            (-1, 1) => Some(Way::Southwest),
            (-1, 0) => Some(Way::West),
            (0, -1) => Some(Way::Northwest),
            (1, -1) => Some(Way::Northeast),
            _ => None,
        }
    }

    /// Rotates around (0,0) by a number of sixths clockwise.
    #[must_use]
    pub fn turned(self, sixths: usize) -> Self {
        (0..sixths % 6).fold(self, |hex, _| Self::new(-hex.r, hex.q + hex.r))
    }

    /// Returns the distance in steps.
    pub fn distance(self, other: Self) -> u32 {
        let (q, r) = (i32::from(self.q) - i32::from(other.q), i32::from(self.r) - i32::from(other.r));
        q.abs().max(r.abs()).max((q + r).abs()) as u32
    }

    /// Returns the centre in screen units; `size` is the distance from the centre to a corner.
    pub fn centre(self, size: f32) -> (f32, f32) {
        let (q, r) = (f32::from(self.q), f32::from(self.r));
        (size * 3f32.sqrt() * (q + r / 2.0), size * 1.5 * r)
    }

    /// Iterates over all hexes within a number of steps from (0,0), row by row.
    pub fn around(steps: i8) -> impl Iterator<Item = Self> {
        let row = move |r: i8| (-steps..=steps).map(move |q| Self::new(q, r));
        (-steps..=steps).flat_map(row).filter(move |hex| hex.distance(Self::default()) <= steps as u32)
    }
}

impl Add for Hex {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.q + other.q, self.r + other.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = String;

    /// Parses two whole numbers from -60 to 60 in brackets.
    fn from_str(text: &str) -> Result<Self, String> {
        let inside = text.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
        let number = |word: &str| {
            let plain = word.strip_prefix('-').unwrap_or(word).bytes().all(|b| b.is_ascii_digit());
            word.parse().ok().filter(|n: &i8| plain && (-FARTHEST..=FARTHEST).contains(n))
        };
        let both = inside.and_then(|t| t.split_once(',')).map(|(q, r)| (number(q), number(r)));
        match both {
            Some((Some(q), Some(r))) => Ok(Self::new(q, r)),
            _ => Err(format!("`{text}` is not a hex such as (2,-1)")),
        }
    }
}

/// One of the six directions from a hex to its neighbours, clockwise. Text form: `southeast`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Right.
    East,
    /// Down and to the right.
    Southeast,
    /// Down and to the left.
    Southwest,
    /// Left.
    West,
    /// Up and to the left.
    Northwest,
    /// Up and to the right.
    Northeast,
}

impl Way {
    /// The six directions, clockwise from east.
    pub const ALL: [Self; 6] =
        [Self::East, Self::Southeast, Self::Southwest, Self::West, Self::Northwest, Self::Northeast];

    /// Returns 0 for east, then counts clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the name in records: `southeast`.
    pub const fn name(self) -> &'static str {
        ["east", "southeast", "southwest", "west", "northwest", "northeast"][self as usize]
    }

    /// Returns the neighbour of (0,0) in this direction.
    pub const fn hex(self) -> Hex {
        match self {
            Self::East => Hex::new(1, 0),
            Self::Southeast => Hex::new(0, 1),
            Self::Southwest => Hex::new(-1, 1),
            Self::West => Hex::new(-1, 0),
            Self::Northwest => Hex::new(0, -1),
            Self::Northeast => Hex::new(1, -1),
        }
    }

    /// Returns the direction a number of sixths clockwise from this one.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Self {
        Self::ALL[(self as usize + sixths) % 6]
    }

    /// Returns the opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Way {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|way| way.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("`{text}` is not a way such as southeast"))
    }
}

/// The hexes of a board, numbered row by row, and their adjacency. It is immutable: a game creates it once, in a
/// `LazyLock`.
#[derive(Clone, Debug)]
pub struct Ground<const WORDS: usize = 3> {
    /// Sorted.
    hexes: Vec<Hex>,
    beside: Vec<[Option<u8>; 6]>,
    near: Vec<Cells<WORDS>>,
}

impl<const WORDS: usize> Ground<WORDS> {
    /// Creates the board of these hexes, in any order. Hexes beyond 256 or [`Cells::CAPACITY`] are dropped.
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> Self {
        let mut hexes: Vec<Hex> = hexes.into_iter().collect();
        order::short(&mut hexes);
        hexes.dedup();
        hexes.truncate(Cells::<WORDS>::CAPACITY.min(256));
        let find = |hex: Hex| hexes.binary_search(&hex).ok().map(|cell| cell as u8);
        let beside: Vec<_> = hexes.iter().map(|hex| Way::ALL.map(|way| find(hex.step(way)))).collect();
        let near = beside.iter().map(|six| six.iter().flatten().map(|cell| usize::from(*cell)).collect());
        Self { near: near.collect(), beside, hexes }
    }

    /// Returns the hexes by their numbers.
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes
    }

    /// Returns every cell.
    pub fn all(&self) -> Cells<WORDS> {
        (0..self.hexes.len()).collect()
    }

    /// Returns the number of a hex; `None` off the board.
    pub fn cell(&self, hex: Hex) -> Option<usize> {
        self.hexes.binary_search(&hex).ok()
    }

    /// Returns the neighbour of a cell in a direction; `None` off the board.
    #[inline]
    pub fn step(&self, cell: usize, way: Way) -> Option<usize> {
        self.beside[cell][way.index()].map(usize::from)
    }

    /// Returns the neighbours of a cell.
    #[inline]
    pub fn near(&self, cell: usize) -> Cells<WORDS> {
        self.near[cell]
    }

    /// Returns the neighbours of all cells of a set. Members of the set are included only if they touch another one.
    pub fn neighbours(&self, cells: Cells<WORDS>) -> Cells<WORDS> {
        cells.iter().fold(Cells::EMPTY, |all, cell| all | self.near[cell])
    }

    /// Returns all cells of `ground` that are connected to `from` through `ground` (flood fill).
    pub fn fill(&self, from: Cells<WORDS>, ground: Cells<WORDS>) -> Cells<WORDS> {
        let mut reached = from & ground;
        let mut edge = reached;
        while !edge.is_empty() {
            edge = (self.neighbours(edge) & ground) - reached;
            reached |= edge;
        }
        reached
    }

    /// Iterates over the connected components of a set, in the order of their first cells.
    pub fn parts(&self, cells: Cells<WORDS>) -> impl Iterator<Item = Cells<WORDS>> {
        let mut left = cells;
        std::iter::from_fn(move || {
            let part = self.fill(Cells::only(left.first()?), left);
            left = left - part;
            Some(part)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_steps_and_six_turns_lead_back() {
        let start = Hex::new(3, -5);
        assert_eq!(Way::ALL.into_iter().fold(start, Hex::step), start);
        for way in Way::ALL {
            assert_eq!(start.step(way).step(way.opposite()), start);
            assert_eq!(way.hex(), Way::East.hex().turned(way.index()), "turning is clockwise");
            assert_eq!(start.step(way).distance(start), 1);
            assert_eq!(start.way_to(start.step(way)), Some(way));
            assert_eq!(start.way_to(start.step(way).step(way)), None);
        }
        assert_eq!(start.way_to(start), None);
        assert_eq!(start.turned(6), start);
        assert_eq!(start.turned(2).turned(5), start.turned(1));
    }

    #[test]
    fn neighbours_lie_at_the_same_distance_on_the_screen_and_clockwise() {
        let angle = |way: Way| {
            let (x, y) = way.hex().centre(10.0);
            assert!((x.hypot(y) - 10.0 * 3f32.sqrt()).abs() < 0.001);
            y.atan2(x).to_degrees().round()
        };
        assert_eq!(Way::ALL.map(angle), [0.0, 60.0, 120.0, 180.0, -120.0, -60.0]);
    }

    #[test]
    fn texts_round_trip_and_reject_nonsense() {
        for hex in Hex::around(9) {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        assert!(Way::ALL.into_iter().all(|way| way.to_string().parse() == Ok(way)));
        for wrong in ["", "1,2", "(1)", "(1,2", "(,)", "(1,+2)", "(1, 2)", "(61,0)", "(999,0)"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_grid_lists_the_neighbours_of_its_cells() {
        let ground = Ground::<2>::new(Hex::around(5));
        assert_eq!((ground.hexes().len(), ground.all().count()), (91, 91));
        let middle = ground.cell(Hex::default()).unwrap();
        assert_eq!(ground.near(middle).count(), 6);
        assert_eq!(ground.cell(Hex::new(6, 0)), None);
        for (cell, hex) in ground.hexes().iter().enumerate() {
            for way in Way::ALL {
                assert_eq!(ground.step(cell, way), ground.cell(hex.step(way)));
            }
        }
        let ring: Cells<2> = (0..91).filter(|c| ground.hexes()[*c].distance(Hex::default()) == 3).collect();
        assert_eq!(ground.fill(Cells::only(middle), ground.all() - ring).count(), 19);
        let parts: Vec<u32> = ground.parts(ground.all() - ring).map(|part| part.count()).collect();
        assert_eq!(parts, [54, 19]);
    }
}
