//! The land tiles (rules: java 2, 3).

use crate::grid::hex::Way;

use super::cell::Cell;

/// A kind of land tile. The first hex of a tile is the village, if it has one; all others are rice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// Two rice fields and a village, a triangle; of the common supply.
    Three,
    /// A rice field and a village.
    Two,
    Rice,
    Village,
}

impl Tile {
    pub const ALL: [Self; 4] = [Self::Three, Self::Two, Self::Rice, Self::Village];

    /// The number of its hexes.
    #[inline]
    pub const fn size(self) -> usize {
        match self {
            Self::Three => 3,
            Self::Two => 2,
            Self::Rice | Self::Village => 1,
        }
    }

    /// Whether its first hex is a village.
    #[inline]
    pub const fn has_village(self) -> bool {
        !matches!(self, Self::Rice)
    }

    /// The word of records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Three => "three",
            Self::Two => "two",
            Self::Rice => "rice",
            Self::Village => "village",
        }
    }

    pub(super) fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.word() == word)
    }

    /// The hexes of a tile whose first one lies here, turned this way: clockwise the first rice field.
    pub fn lying(self, first: Cell, turn: Way) -> [Cell; 3] {
        let step = |way: Way| Cell::of(first.hex().step(way));
        let mut cells = [first, Cell::NOWHERE, Cell::NOWHERE];
        if self.size() > 1 {
            cells[1] = step(turn);
        }
        if self.size() > 2 {
            cells[2] = step(turn.turned(1));
            if cells[2] < cells[1] {
                cells.swap(1, 2);
            }
        }
        cells
    }

    /// How a tile on these hexes is turned; `None` where they are not its shape, or it has nothing to turn.
    pub fn turn(self, cells: &[Cell; 3]) -> Option<Way> {
        Way::ALL.into_iter().find(|way| self.size() > 1 && self.lying(cells[0], *way) == *cells)
    }

    /// Whether these hexes are its shape.
    pub(super) fn fits(self, cells: &[Cell; 3]) -> bool {
        self.size() == 1 || self.turn(cells).is_some()
    }
}
