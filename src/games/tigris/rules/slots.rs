//! Actions as slots for choosing by clicks: what, where, how many, in any order.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::Slots;

use super::action::Action;
use super::color::{Color, Pair};

/// The name of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    What,
    Where,
    /// How many tiles to commit.
    Number,
    /// How many tiles of this colour to swap.
    Count(Color),
    /// Which treasures to take.
    Take,
}

/// The kind of action, with the piece it moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    Leader(Color),
    Tile(Color),
    Catastrophe,
    Swap,
    Pass,
    Support,
    Conflict(Color),
    Monument(Pair),
    Decline,
    Treasures,
    /// An entry of chance; nobody picks it.
    Luck,
}

/// A slot with a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    What(What),
    /// The cell; the top-left cell of a monument.
    Where(Cell),
    /// Back to supply, instead of a cell.
    Off,
    /// Tiles to commit.
    Number(u8),
    /// Tiles of this colour to swap; a pick for each of the four colours, 0 included.
    Count(Color, u8),
    /// The whole set of treasures to take.
    Take(Cells),
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Vec<Pick> {
        let what = |what| vec![Pick::What(what)];
        let on = |what, cell| vec![Pick::What(what), Pick::Where(cell)];
        match *self {
            Self::Position(color, to) => on(What::Leader(color), to),
            Self::Withdraw(color) => vec![Pick::What(What::Leader(color)), Pick::Off],
            Self::Place(color, at) => on(What::Tile(color), at),
            Self::Catastrophe(at) => on(What::Catastrophe, at),
            Self::Swap(tiles) => {
                let counts = Color::ALL.into_iter().map(|c| Pick::Count(c, tiles.0[c.index()]));
                [Pick::What(What::Swap)].into_iter().chain(counts).collect()
            }
            Self::Pass => what(What::Pass),
            Self::Support(count) => vec![Pick::What(What::Support), Pick::Number(count)],
            Self::Conflict(color) => what(What::Conflict(color)),
            Self::Monument(pair, at) => on(What::Monument(pair), at),
            Self::Decline => what(What::Decline),
            Self::Treasures(taken) => vec![Pick::What(What::Treasures), Pick::Take(taken.cells)],
            Self::Draw(..) | Self::First(_) => what(What::Luck),
        }
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::What(_) => Slot::What,
            Pick::Where(_) | Pick::Off => Slot::Where,
            Pick::Number(_) => Slot::Number,
            Pick::Count(color, _) => Slot::Count(color),
            Pick::Take(_) => Slot::Take,
        }
    }
}
