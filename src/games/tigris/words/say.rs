//! Short texts around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use super::{cs, en};
use crate::games::tigris::rules::{Cell, Cells, Color, ConflictDetails};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// Owners of the points of a monument that could be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner<'a> {
    You,
    Other(&'a str),
    /// The kingdom has no leader of the colour.
    Nobody,
    /// The leader there loses the temple beside it when the monument is built (R54).
    Leaves,
}

/// The signs on lit cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Signs {
    pub point: bool,
    pub union: bool,
    pub war: bool,
    pub square: bool,
    pub revolt: bool,
}

/// All texts of the parts around the board.
#[derive(Clone, Copy, Debug)]
pub enum TigrisSays<'a> {
    ActionsLeft(usize),
    Bag(usize),
    SeatTiles(usize),
    /// Leaders that are not on the board.
    SeatSupply(&'a [Color]),
    YourHand,
    Leaders,
    Catastrophes,
    CatastrophesHeld(usize),
    YourPoints,
    YourPointsHidden,
    Treasures(usize),
    Swap,
    SwapNone,
    /// Marks every tile in the hand.
    SwapAll,
    SwapWhich,
    /// A catastrophe is picked: choose its cell.
    StrikeWhere,
    /// Legend of the signs on lit cells.
    Lit(Signs),
    LeaderAt(&'a str, &'a str),
    LeaderInSupply(&'a str),
    Withdraw,
    ConflictOver(&'a ConflictDetails),
    ConflictWhere(&'a ConflictDetails),
    Attacks(&'a str),
    Defends(&'a str),
    YouAttack,
    YouDefend,
    SideLeader {
        color: Color,
        at: Cell,
    },
    Wins(&'a str),
    /// The losses of a side: its leader, tiles of a colour on the board, tiles from its hand.
    Gives {
        leader: Option<Color>,
        tiles: Color,
        board: usize,
        hand: usize,
    },
    /// Tiles of the loser that stay, with the reason.
    Stays {
        cells: Cells,
        by_treasure: bool,
    },
    /// The same on the board.
    StaysPill,
    TakenPill,
    /// The same before anything is chosen: the meaning of a tap there.
    TakePill,
    StayPill,
    /// The seat whose turn it is, for another that decides in between.
    TurnOf(&'a str),
    /// A point of a colour of a monument, and its owner.
    Brings(Color, Owner<'a>),
    BackTo(&'a str),
    Gets(&'a str),
    OnBoard(usize),
    FromHand(usize),
    Hidden,
    HowMany,
    Fewer,
    More,
    FromYourHand(usize),
    WarOf(Color),
    /// Number of tiles of a colour that the viewer could add.
    CanAdd(Color, usize),
    /// The war is between other players.
    NoPart,
    MonumentAt {
        top: Color,
        base: Color,
        /// Its top-left cell, if there are several squares.
        at: Option<Cell>,
    },
    WhichNext,
    BuildWhich,
    /// Heading of the offered monuments.
    EachTurn,
    NoMonument,
    /// The number of treasures. Of two, the taken one is chosen; of more, the one that stays.
    WhichTreasures(u32),
    /// The number of treasures the viewer then has.
    TreasuresAfter(usize),
    Take {
        cells: Cells,
        stays: Cells,
    },
}

pub(super) fn names(cells: Cells) -> Vec<String> {
    cells.cells().map(|cell| cell.to_string()).collect()
}

impl Phrase for TigrisSays<'_> {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, say::words(self))
    }
}
