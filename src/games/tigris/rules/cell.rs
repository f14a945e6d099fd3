//! Square cells of a board of 16 columns and up to 12 rows, and bit sets of cells in three machine words.
//!
//! A cell's index is `row * 16 + column`. Two cells are adjacent if they share a side.

use crate::table::never;

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};
use std::str::FromStr;

/// The number of columns. With rows of 16 cells, neighbours are at fixed bit distances.
pub const COLUMNS: usize = 16;

/// A cell by its name on the board: column letter and row number (`D7`). It may be off a given board, so that the
/// rules can refuse it by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Row from 0, top to bottom.
    pub y: u8,
    /// Column from 0, left to right.
    pub x: u8,
}

impl Cell {
    /// Returns the cell with this index, `row * 16 + column`.
    pub const fn at(index: usize) -> Self {
        Self { x: (index % COLUMNS) as u8, y: (index / COLUMNS) as u8 }
    }

    /// Returns index into a board of 16 columns; only meaningful for `x < 16`.
    pub const fn index(self) -> usize {
        self.y as usize * COLUMNS + self.x as usize
    }

    /// Returns whether the cell is on a board of 16 columns and `rows` rows.
    pub const fn within(self, rows: usize) -> bool {
        (self.x as usize) < COLUMNS && (self.y as usize) < rows
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        never!(self.x >= 26, "no letter names column {}", self.x);
        write!(f, "{}{}", (b'A' + self.x % 26) as char, self.y as usize + 1)
    }
}

impl FromStr for Cell {
    type Err = String;

    /// Parses a letter A to Z (either case) and a number from 1 to 99.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{} is not a cell such as D7", crate::table::record::quoted(text));
        let letter = text.chars().next().filter(char::is_ascii_alphabetic).ok_or_else(wrong)?;
        let digits = &text[1..];
        let plain = !digits.is_empty() && digits.len() < 3 && digits.bytes().all(|b| b.is_ascii_digit());
        let row: u8 = if plain { digits.parse().map_err(|_| wrong())? } else { return Err(wrong()) };
        if row == 0 || digits.starts_with('0') {
            return Err(wrong());
        }
        Ok(Self { x: letter.to_ascii_uppercase() as u8 - b'A', y: row - 1 })
    }
}

/// A set of cells of a 16-column board of at most 12 rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(pub [u64; 3]);

const WEST: u64 = 0x0001_0001_0001_0001;
const EAST: u64 = 0x8000_8000_8000_8000;

/// The neighbours of every cell of a board of 12 rows.
static BESIDE: [Cells; 12 * COLUMNS] = {
    let mut beside = [Cells::EMPTY; 12 * COLUMNS];
    let mut index = 0;
    while index < beside.len() {
        beside[index] = Cells::only(index).neighbours();
        index += 1;
    }
    beside
};

impl Cells {
    pub const EMPTY: Self = Self([0; 3]);

    /// Returns every cell of a board of `rows` rows (at most 12).
    pub const fn rows(rows: usize) -> Self {
        let mut words = [0; 3];
        let mut i = 0;
        while i < rows * COLUMNS {
            words[i / 64] |= 1 << (i % 64);
            i += 1;
        }
        Self(words)
    }

    /// Returns the set of just this cell (by index).
    #[inline]
    pub const fn only(index: usize) -> Self {
        // Not indexed: reading the whole set back right after writing one of its words stalls the processor. With
        // the table of neighbours that cost a tenth of a random game.
        let (word, bit) = (index / 64, 1 << (index % 64));
        Self([
            if word == 0 { bit } else { 0 },
            if word == 1 { bit } else { 0 },
            if word == 2 { bit } else { 0 },
        ])
    }

    #[inline]
    pub const fn has(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    pub fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub const fn count(&self) -> u32 {
        // Two bit counts instead of three: counting is expensive on processors without an instruction for it.
        let [a, b, c] = self.0;
        (a ^ b ^ c).count_ones() + 2 * (a & b | c & (a ^ b)).count_ones()
    }

    /// Returns whether the set has more than one cell. Cheaper than counting.
    #[inline]
    pub const fn is_several(&self) -> bool {
        let [a, b, c] = self.0;
        let (any, twice) = (a | b | c, a & b | c & (a | b));
        twice | any & any.wrapping_sub(1) != 0
    }

    /// Returns whether the sets share a cell.
    #[inline]
    pub const fn meets(&self, other: &Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) | (self.0[2] & other.0[2]) != 0
    }

    /// Returns the lowest index in the set.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|w| *w != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// Returns the cells that share a side with a cell of the set (cells of the set among them only if they do
    /// too). Cells below the last row may appear; intersect with the board.
    #[inline]
    pub const fn neighbours(&self) -> Self {
        let [a, b, c] = self.0;
        Self([
            (a & !EAST) << 1 | (a & !WEST) >> 1 | a << 16 | a >> 16 | b << 48,
            (b & !EAST) << 1 | (b & !WEST) >> 1 | b << 16 | b >> 16 | a >> 48 | c << 48,
            (c & !EAST) << 1 | (c & !WEST) >> 1 | c << 16 | c >> 16 | b >> 48,
        ])
    }

    /// Returns the cells that share a side with this cell (by index).
    #[inline]
    pub fn beside(index: usize) -> Self {
        BESIDE[index]
    }

    /// Returns all cells of `ground` that are connected to this set through `ground`.
    #[inline]
    pub fn fill(self, ground: Self) -> Self {
        let mut reached = self & ground;
        loop {
            let next = (reached | reached.neighbours()) & ground;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// Returns the indices in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let mut words = self.0;
        std::iter::from_fn(move || {
            let word = words.iter().position(|w| *w != 0)?;
            let bit = words[word].trailing_zeros() as usize;
            words[word] &= words[word] - 1;
            Some(word * 64 + bit)
        })
    }

    /// Returns the cells in ascending order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.iter().map(Cell::at)
    }
}

impl FromIterator<usize> for Cells {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        let mut set = Self::EMPTY;
        indices.into_iter().for_each(|i| set.insert(i));
        set
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, o: Self) -> Self {
        Self([self.0[0] & o.0[0], self.0[1] & o.0[1], self.0[2] & o.0[2]])
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, o: Self) -> Self {
        Self([self.0[0] | o.0[0], self.0[1] | o.0[1], self.0[2] | o.0[2]])
    }
}

/// Returns `a - b`: the cells of `a` that are not in `b`.
impl Sub for Cells {
    type Output = Self;
    #[inline]
    fn sub(self, o: Self) -> Self {
        Self([self.0[0] & !o.0[0], self.0[1] & !o.0[1], self.0[2] & !o.0[2]])
    }
}

impl Not for Cells {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, o: Self) {
        *self = *self & o;
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, o: Self) {
        *self = *self | o;
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.cells().map(|c| c.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_agree_with_coordinates() {
        for i in 0..176 {
            let at = Cell::at(i);
            let near = (Cells::only(i).neighbours() & Cells::rows(11)).cells();
            let expected = (0..176).map(Cell::at).filter(|c| c.x.abs_diff(at.x) + c.y.abs_diff(at.y) == 1);
            assert!(near.eq(expected), "{at}");
        }
    }

    #[test]
    fn names_round_trip_and_reject_nonsense() {
        for i in 0..192 {
            assert_eq!(Cell::at(i).to_string().parse(), Ok(Cell::at(i)));
        }
        assert_eq!("q1".parse(), Ok(Cell { x: 16, y: 0 }));
        for wrong in ["", "A", "A0", "7D", "A100", "Á1", "A1 ", "A-1", "A+1", "A01"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
    }
}
