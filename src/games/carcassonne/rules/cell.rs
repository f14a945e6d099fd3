//! Cells of an unbounded map, the four sides of a tile and its quarter turns (rules: carcassonne 3.1).

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

/// A cell: x grows east, y grows south, the start tile is at (0,0). Text form `(0,-1)`. In play no cell is farther
/// than 90 from the start; the rules refuse cells farther away by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The row. It is the first key in the order of cells.
    pub y: i16,
    pub x: i16,
}

/// The largest coordinate that the text form allows.
pub(super) const FARTHEST: i16 = 999;

impl Cell {
    pub const fn new(x: i16, y: i16) -> Self {
        Self { y, x }
    }

    /// Returns the adjacent cell on this side.
    #[inline]
    #[must_use]
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::North => Self::new(self.x, self.y - 1),
            Side::East => Self::new(self.x + 1, self.y),
            Side::South => Self::new(self.x, self.y + 1),
            Side::West => Self::new(self.x - 1, self.y),
        }
    }

    /// Returns the four cells that share a side, in the order of [`Side::ALL`].
    pub fn beside(self) -> [Self; 4] {
        Side::ALL.map(|side| self.step(side))
    }

    /// Returns the eight cells around, row by row.
    pub fn around(self) -> [Self; 8] {
        [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
            .map(|(x, y)| Self::new(self.x + x, self.y + y))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = String;

    /// Parses two integers from -999 to 999 in brackets.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{} is not a cell such as (0,-1)", quoted(text));
        let inside = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).ok_or_else(wrong)?;
        let (x, y) = inside.split_once(',').ok_or_else(wrong)?;
        let number = |word: &str| {
            let digits = word.strip_prefix('-').unwrap_or(word);
            let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            word.parse().ok().filter(|n: &i16| plain && n.abs() <= FARTHEST)
        };
        match (number(x), number(y)) {
            (Some(x), Some(y)) => Ok(Self { y, x }),
            _ => Err(wrong()),
        }
    }
}

/// A side of a tile or cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Returns the index of the side: 0 north, 1 east, 2 south, 3 west.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the side of the adjacent tile that touches this one.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// Returns the side of the unturned tile that faces this way after `rotation`.
    #[inline]
    #[must_use]
    pub const fn before(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + 4 - rotation.quarters()) % 4]
    }
}

/// A number of quarter turns clockwise, 0 to 3. Text form in degrees: `180`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Rotation(u8);

impl Rotation {
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns a rotation by this number of quarter turns, modulo full turns.
    #[inline]
    pub const fn new(quarters: usize) -> Self {
        Self((quarters % 4) as u8)
    }

    #[inline]
    pub const fn quarters(self) -> usize {
        self.0 as usize
    }

    /// Returns 0, 90, 180 or 270.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.degrees())
    }
}

impl FromStr for Rotation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|r| r.to_string() == text);
        found.ok_or_else(|| format!("{} is not one of 0, 90, 180, 270", quoted(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_reject_nonsense() {
        for (x, y) in [(0, 0), (-1, 0), (89, -89), (999, -999)] {
            assert_eq!(Cell::new(x, y).to_string().parse(), Ok(Cell::new(x, y)));
        }
        for wrong in
            ["", "()", "(1)", "(1,)", "1,2", "(1,2", "(1,2,3)", "(+1,2)", "(--1,2)", "(1000,0)", "(a,b)"]
        {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
        assert!(
            Rotation::ALL.iter().all(|r| r.to_string().parse() == Ok(*r))
                && "45".parse::<Rotation>().is_err()
        );
    }

    #[test]
    fn sides_touch_their_opposites() {
        for side in Side::ALL {
            let cell = Cell::new(3, -4);
            assert_eq!(cell.step(side).step(side.opposite()), cell);
            assert!(cell.around().contains(&cell.step(side)));
            assert_eq!(side.before(Rotation::new(2)), side.opposite());
        }
        assert_eq!(Side::East.before(Rotation::new(1)), Side::North);
    }
}
