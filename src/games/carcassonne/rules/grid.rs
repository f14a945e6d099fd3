//! An index from cells to tiles and free cells. Searching the lists of the map took two fifths of a random game.

use super::cell::Cell;
use super::tile::ALL_TILES;

/// The number of columns and rows. Cells this far apart share a square, which is then marked as unknown. Such maps
/// are rare and only slower.
const SIDE: usize = 32;

/// A square for every cell, repeated in both directions. The values are 0 for nothing, then the tiles by their
/// index in the list, then the free cells by theirs, and [`UNKNOWN`].
#[derive(Clone, Copy)]
pub(super) struct Grid([u8; SIDE * SIDE]);

const FIRST_FREE: usize = ALL_TILES + 1;
const UNKNOWN: u8 = u8::MAX;

/// The content of a square. It may belong to another cell far away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Square {
    Nothing,
    Tile(usize),
    Free(usize),
    /// The lists have to be searched.
    Unknown,
}

impl Grid {
    pub const fn empty() -> Self {
        Self([0; SIDE * SIDE])
    }

    #[inline]
    pub fn at(&self, cell: Cell) -> Square {
        match self.0[index(cell)] {
            0 => Square::Nothing,
            UNKNOWN => Square::Unknown,
            n if usize::from(n) < FIRST_FREE => Square::Tile(usize::from(n) - 1),
            n => Square::Free(usize::from(n) - FIRST_FREE),
        }
    }

    /// Adds a free cell.
    #[inline]
    pub fn add_free(&mut self, cell: Cell, place: usize) {
        let square = &mut self.0[index(cell)];
        *square = if *square == 0 { free(place) } else { UNKNOWN };
    }

    /// Changes the list index of a free cell.
    #[inline]
    pub fn move_free(&mut self, cell: Cell, place: usize) {
        let square = &mut self.0[index(cell)];
        if *square != UNKNOWN {
            *square = free(place);
        }
    }

    /// Replaces a free cell by a tile.
    #[inline]
    pub fn lay(&mut self, cell: Cell, tile: usize) {
        let square = &mut self.0[index(cell)];
        if *square != UNKNOWN {
            *square = tile as u8 + 1;
        }
    }
}

#[inline]
const fn index(cell: Cell) -> usize {
    (cell.y as usize % SIDE) * SIDE + cell.x as usize % SIDE
}

/// Returns the value of a free cell; unknown if its index is too high for the range.
#[inline]
fn free(place: usize) -> u8 {
    u8::try_from(place + FIRST_FREE).unwrap_or(UNKNOWN)
}
