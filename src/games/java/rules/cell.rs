//! Hexes and their names: a letter for the row and a number, such as `G7` (rules: java 3).

use std::fmt;
use std::str::FromStr;

use crate::grid::hex::Hex;
use crate::table::record::quoted;

use super::map::map;

/// Number of hexes and outside cells.
pub const CELLS: usize = 214;

/// Sets of hexes and outside cells, by their indices on the map.
pub type Cells = crate::grid::Cells<4>;

/// A hex by name. It may be off the map, so that it can be refused by name. Text form: `G7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Row; A is 0.
    pub row: u8,
    /// Number after the letter.
    pub number: u8,
}

impl Cell {
    /// Placeholder for the unused hexes of a small tile; no text parses to it.
    pub const NOWHERE: Self = Self { row: u8::MAX, number: u8::MAX };

    /// Returns the hex with this index on the map.
    pub fn at(index: usize) -> Self {
        map().names[index]
    }

    /// Returns the index of a hex or outside cell; `None` off the map.
    #[inline]
    pub fn index(self) -> Option<usize> {
        map().index_of(self)
    }

    /// Returns the position on the hex lattice.
    pub const fn hex(self) -> Hex {
        let row = self.row as i8;
        // The doubled column is twice the number, plus one in odd rows.
        let column = 2 * self.number as i16 + (self.row % 2) as i16;
        Hex::new(((column - row as i16) / 2) as i8, row)
    }

    /// Returns the name of a position on the hex lattice.
    pub const fn of(hex: Hex) -> Self {
        let column = 2 * hex.q as i16 + hex.r as i16;
        Self { row: hex.r as u8, number: column.div_euclid(2) as u8 }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A'.saturating_add(self.row)), self.number)
    }
}

impl FromStr for Cell {
    type Err = String;

    /// Parses a letter, in either case, and a number up to 99.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{} is not a hex such as G7", quoted(text));
        let mut signs = text.chars();
        let letter = signs.next().map(|c| c.to_ascii_uppercase()).filter(char::is_ascii_uppercase);
        let row = letter.ok_or_else(wrong)? as u8 - b'A';
        let digits = signs.as_str();
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| plain).ok_or_else(wrong)?;
        Ok(Self { row, number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_places_are_those_of_the_rule_file() {
        assert_eq!(Cell { row: 6, number: 7 }.hex(), Hex::new(4, 6));
        for index in 0..CELLS {
            let cell = Cell::at(index);
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!((cell.index(), Cell::of(cell.hex())), (Some(index), cell));
        }
        for wrong in ["", "G", "7", "7G", "G-1", "G123", "G+1", "ř7", "GG", "G 7"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
        for off in ["A6", "A0", "P3", "Z99", "E18", "H99"] {
            assert_eq!(off.parse::<Cell>().map(Cell::index), Ok(None), "{off}");
        }
    }
}
