//! The short words around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use super::{cs, en};
use crate::games::tigris::rules::{Cell, Cells, Color, ConflictDetails};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// Who gets the points of a monument that could be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner<'a> {
    You,
    Other(&'a str),
    /// No leader of the colour stands in the kingdom.
    Nobody,
    /// The leader there loses the temple beside it when the monument is built (R54).
    Leaves,
}

/// Which signs stand on lit cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Signs {
    pub point: bool,
    pub union: bool,
    pub war: bool,
    pub square: bool,
    pub revolt: bool,
}

/// Everything the parts of this table say.
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
    /// A catastrophe is picked: where to?
    StrikeWhere,
    /// What the signs on lit cells mean.
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
    /// What a side gives up: its leader, tiles of a colour on the board, tiles from its hand.
    Gives {
        leader: Option<Color>,
        tiles: Color,
        board: usize,
        hand: usize,
    },
    /// Tiles of the loser that stay, and why.
    Stays {
        cells: Cells,
        by_treasure: bool,
    },
    /// The same on the board.
    StaysPill,
    TakenPill,
    /// The same before anything is chosen: what a tap there would mean.
    TakePill,
    StayPill,
    /// Whose turn it is, to a seat that decides in between.
    TurnOf(&'a str),
    /// A point of a colour of a monument, and to whom.
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
    /// How many tiles of a colour the viewer could add.
    CanAdd(Color, usize),
    /// Of a war between others.
    NoPart,
    MonumentAt {
        top: Color,
        base: Color,
        /// Where its upper left cell is; said where there are several squares.
        at: Option<Cell>,
    },
    WhichNext,
    BuildWhich,
    /// Over the offers of monuments.
    EachTurn,
    NoMonument,
    /// Of so many treasures: of two the one that is taken is chosen, of more the one that stays.
    WhichTreasures(u32),
    /// How many treasures the viewer holds then.
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
