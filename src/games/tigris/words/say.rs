//! The short words around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use super::{cs, en};
use crate::games::tigris::rules::{Cell, Cells, Color, Conflict};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// Everything the parts of this table say.
#[derive(Clone, Copy, Debug)]
pub enum TigrisSays<'a> {
    ActionsLeft(usize),
    Bag(usize),
    SeatLine { tiles: usize, supply: &'a [Color] },
    YourHand,
    Leaders,
    Catastrophes,
    CatastrophesHeld(usize),
    YourPoints,
    YourPointsHidden,
    Treasures(usize),
    Swap,
    SwapMark,
    LeaderAt(&'a str, &'a str),
    LeaderInSupply(&'a str),
    Withdraw,
    ConflictOver(&'a Conflict),
    ConflictWhere(&'a Conflict),
    Attacks(&'a str),
    Defends(&'a str),
    SideLeader { color: Color, at: Cell, own: bool },
    OnBoard(usize),
    FromHand(usize),
    Hidden,
    HowMany,
    Fewer,
    More,
    FromYourHand(usize),
    WarOf(Color),
    MonumentAt { top: Color, base: Color, at: Cell },
    WhichNext,
    BuildWhich,
    NoMonument,
    WhichTreasures,
    Take { cells: Cells, stays: Cells },
}

pub(super) fn names(cells: Cells) -> Vec<String> {
    cells.cells().map(|cell| cell.to_string()).collect()
}

impl Phrase for TigrisSays<'_> {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, say::words(self))
    }
}
