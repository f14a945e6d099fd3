//! The short words around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use super::{cs, en};
use crate::games::tigris::rules::{Cell, Cells, Color, Conflict, Side};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};
use crate::table::Seat;

/// Everything the parts of this table say.
#[derive(Clone, Copy, Debug)]
pub enum TigrisSays<'a> {
    ActionsLeft(usize),
    Bag(usize),
    SeatLine {
        tiles: usize,
        supply: &'a [Color],
    },
    YourHand,
    Leaders,
    Catastrophes,
    CatastrophesHeld(usize),
    YourPoints,
    YourPointsHidden,
    Treasures(usize),
    Swap,
    SwapMark,
    SwapWhich,
    LeaderAt(&'a str, &'a str),
    LeaderInSupply(&'a str),
    Withdraw,
    Explain,
    ConflictOver(&'a Conflict),
    ConflictWhere(&'a Conflict),
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
    /// Whose turn it is, to a seat that decides in between.
    TurnOf(&'a str),
    /// What a colour of a monument brings, and to whom each turn; `None`: to nobody yet.
    Brings(Color, Option<&'a str>),
    BackTo(&'a str),
    Gets(&'a str),
    OnBoard(usize),
    FromHand(usize),
    Hidden,
    HowMany,
    Fewer,
    More,
    FromYourHand(usize),
    /// What winning brings to the deciding side, or that its present total does not win yet.
    Prize {
        conflict: &'a Conflict,
        own: Seat,
        total: u8,
    },
    WarOver(Color),
    MonumentAt {
        top: Color,
        base: Color,
        at: Cell,
    },
    WhichFirst,
    BuildWhich,
    NoMonument,
    WhichTreasures,
    Take {
        cells: Cells,
        stays: Cells,
    },
}

pub(super) fn names(cells: Cells) -> Vec<String> {
    cells.cells().map(|cell| cell.to_string()).collect()
}

/// Own side, other side.
pub(super) fn sides(conflict: &Conflict, own: Seat) -> (&Side, &Side) {
    let (a, d) = (&conflict.attacker, &conflict.defender);
    if a.seat == own { (a, d) } else { (d, a) }
}

/// Whether the deciding side wins with `total` as things stand; the attacker does not know what will be added.
pub(super) fn wins(conflict: &Conflict, own: Seat, total: u8) -> bool {
    let (_, other) = sides(conflict, own);
    let against = other.base.saturating_add(other.support.unwrap_or(0));
    if own == conflict.attacker.seat { total > against } else { total >= against }
}

impl Phrase for TigrisSays<'_> {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, say::words(self))
    }
}
