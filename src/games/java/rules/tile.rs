//! Land tiles (rules: java 2, 3).

use crate::grid::hex::Way;

use super::cell::Cell;

/// A kind of land tile. The first hex of a tile is its village, if it has one; all others are rice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// Two rice fields and a village, a triangle; from the common supply.
    Three,
    /// A rice field and a village.
    Two,
    Rice,
    Village,
}

impl Tile {
    pub const ALL: [Self; 4] = [Self::Three, Self::Two, Self::Rice, Self::Village];

    /// Returns the number of its hexes.
    #[inline]
    pub const fn size(self) -> usize {
        match self {
            Self::Three => 3,
            Self::Two => 2,
            Self::Rice | Self::Village => 1,
        }
    }

    /// Returns whether its first hex is a village.
    #[inline]
    pub const fn has_village(self) -> bool {
        !matches!(self, Self::Rice)
    }

    /// Returns the word used in records.
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

    /// Returns the hexes of a tile with this first hex. `turn` is the direction of its first rice field, clockwise.
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

    /// Returns the rotation of a tile on these hexes; `None` if they are not its shape, or it cannot be turned.
    pub fn turn(self, cells: &[Cell; 3]) -> Option<Way> {
        // Every legal tile is asked for its rotation again and again.
        let way = |cell: Cell| cells[0].hex().way_to(cell.hex()).filter(|_| cell != Cell::NOWHERE);
        match self.size() {
            1 => None,
            2 => way(cells[1]).filter(|_| cells[2] == Cell::NOWHERE),
            _ => {
                let (one, other) = (way(cells[1])?, way(cells[2])?);
                let first =
                    [(one, other), (other, one)].into_iter().find(|(way, next)| way.turned(1) == *next);
                first.map(|(way, _)| way).filter(|_| cells[1] < cells[2])
            }
        }
    }

    /// Returns whether these hexes have its shape.
    pub(super) fn fits(self, cells: &[Cell; 3]) -> bool {
        self.size() == 1 || self.turn(cells).is_some()
    }
}
