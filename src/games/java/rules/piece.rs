//! Land tiles on the board: the layer and hexes of each, and which is on top (R5, R6).

use super::cell::CELLS;
use super::tile::Tile;

/// No known tile.
const NONE: u8 = u8::MAX;

/// A land tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LaidTile {
    pub tile: Tile,
    /// Layer of the tile, from 1.
    pub level: u8,
    /// Indices of its hexes, its village first.
    cells: [u8; 3],
}

impl LaidTile {
    pub(super) fn new(tile: Tile, level: u8, cells: [u8; 3]) -> Self {
        Self { tile, level, cells }
    }

    /// Iterates over the indices of its hexes, its village first.
    pub fn cells(&self) -> impl Iterator<Item = usize> + use<> {
        let (cells, size) = (self.cells, self.tile.size());
        (0..size).map(move |i| usize::from(cells[i]))
    }
}

/// Maximum number of tiles on a board: those of a whole game, and some more in a position.
pub(super) const MAX_PIECES: usize = 128;

/// All known land tiles on the board, and which of them is on top of each hex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pieces {
    list: [LaidTile; MAX_PIECES],
    len: u8,
    tops: [u8; CELLS],
}

impl Default for Pieces {
    fn default() -> Self {
        let none = LaidTile::new(Tile::Rice, 0, [0; 3]);
        Self { list: [none; MAX_PIECES], len: 0, tops: [NONE; CELLS] }
    }
}

impl Pieces {
    /// Returns all tiles in the order in which they were placed.
    pub fn all(&self) -> &[LaidTile] {
        &self.list[..usize::from(self.len)]
    }

    /// Returns the index of the tile on top of a hex; `None` if unknown.
    #[inline]
    pub fn top(&self, cell: usize) -> Option<usize> {
        Some(usize::from(self.tops[cell])).filter(|top| *top != usize::from(NONE))
    }

    /// Adds a tile, on top of those of its hexes that are as high as its layer. Ignores tiles beyond
    /// [`MAX_PIECES`].
    pub(super) fn add(&mut self, piece: LaidTile, heights: &[u8; CELLS]) {
        let mut number = self.len;
        match self.list.get_mut(usize::from(number)) {
            Some(place) => {
                *place = piece;
                self.len += 1;
            }
            None => number = NONE,
        }
        piece.cells().filter(|cell| heights[*cell] == piece.level).for_each(|cell| self.tops[cell] = number);
    }
}
