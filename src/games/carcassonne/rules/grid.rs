//! Which tile or free cell lies where, without searching the lists of the map: searching them was two fifths of a
//! random game.

use super::cell::Cell;
use super::tile::ALL_TILES;

/// Columns and rows. Cells this far apart share a square, which then knows nothing: such maps are rare, and only
/// slower.
const SIDE: usize = 32;

/// A square for every cell, repeated in both directions: 0 for nothing, then the tiles by their place in the list, then
/// the free cells by theirs, and [`UNKNOWN`].
#[derive(Clone, Copy)]
pub(super) struct Grid([u8; SIDE * SIDE]);

const FIRST_FREE: usize = ALL_TILES + 1;
const UNKNOWN: u8 = u8::MAX;

/// What a square says of a cell. The place may be that of another cell far away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Square {
    Nothing,
    Tile(usize),
    Free(usize),
    /// The lists know.
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

    /// A free cell comes to the map.
    #[inline]
    pub fn add_free(&mut self, cell: Cell, place: usize) {
        let square = &mut self.0[index(cell)];
        *square = if *square == 0 { free(place) } else { UNKNOWN };
    }

    /// A free cell of the map has another place in the list.
    #[inline]
    pub fn move_free(&mut self, cell: Cell, place: usize) {
        let square = &mut self.0[index(cell)];
        if *square != UNKNOWN {
            *square = free(place);
        }
    }

    /// A tile is laid on a free cell of the map.
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

/// A free cell late in its list has no number.
#[inline]
fn free(place: usize) -> u8 {
    u8::try_from(place + FIRST_FREE).unwrap_or(UNKNOWN)
}
