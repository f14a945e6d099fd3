//! What happened, with reasons, for log, speech and marks. Knows no sentence.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Seat, Viewer};

use super::color::{Color, Pair, Tiles};
use super::state::{Kind, Reason};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew `count` tiles; which ones is told to that seat alone.
    Drew {
        seat: Seat,
        count: u8,
        tiles: Option<Tiles>,
        why: Draw,
    },
    FirstPlayer {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
    },
    LeaderPlaced {
        seat: Seat,
        color: Color,
        cell: Cell,
    },
    LeaderMoved {
        seat: Seat,
        color: Color,
        from: Cell,
        to: Cell,
    },
    LeaderWithdrawn {
        seat: Seat,
        color: Color,
        cell: Cell,
    },
    /// A leader went back to its owner's supply against his will.
    LeaderReturned {
        seat: Seat,
        color: Color,
        cell: Cell,
        why: Returned,
    },
    TilePlaced {
        seat: Seat,
        color: Color,
        cell: Cell,
    },
    /// `count` points of a colour; each award is public.
    Point {
        seat: Seat,
        color: Color,
        count: u8,
        why: Award,
    },
    /// The tile on this cell joined two kingdoms; the marker lies on it.
    Union {
        cell: Cell,
    },
    /// No colour clashes (any more); the marker is taken off.
    UnionEnded {
        cell: Cell,
    },
    /// The active player decided which colour is resolved first.
    ConflictChosen {
        seat: Seat,
        color: Color,
    },
    /// Base strengths as they are before anybody commits tiles.
    ConflictBegan {
        kind: Kind,
        color: Color,
        attacker: Seat,
        defender: Seat,
        attack: u8,
        defence: u8,
    },
    /// `count` tiles of `color` committed, which makes `total`.
    Supported {
        seat: Seat,
        color: Color,
        count: u8,
        total: u8,
    },
    ConflictWon {
        kind: Kind,
        color: Color,
        winner: Seat,
        loser: Seat,
        winner_total: u8,
        loser_total: u8,
    },
    /// Supporters of the loser went out of the game.
    TilesRemoved {
        color: Color,
        cells: Cells,
    },
    MonumentBuilt {
        seat: Seat,
        pair: Pair,
        cell: Cell,
    },
    MonumentDeclined {
        seat: Seat,
    },
    /// `forced`: only one set was legal, nobody was asked.
    TreasuresTaken {
        seat: Seat,
        cells: Cells,
        forced: bool,
    },
    /// `tile`: what lay there and is out of the game.
    Catastrophe {
        seat: Seat,
        cell: Cell,
        tile: Option<Color>,
    },
    /// Tiles discarded in a swap; which ones is told to that seat alone.
    Swapped {
        seat: Seat,
        count: u8,
        tiles: Option<Tiles>,
    },
    Passed {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    GameOver {
        reason: Reason,
    },
}

/// What tiles are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    Deal,
    Swap,
    Refill,
}

/// Why a leader went back to supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Returned {
    Revolt,
    War,
    /// Its last adjacent temple is gone (R16).
    NoTemple,
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// A tile put into the kingdom of this leader: the matching one, or the king (rules: tigris 7).
    Tile {
        leader: Color,
    },
    Revolt,
    /// One for the leader and one for each of `tiles` removed.
    War {
        tiles: u8,
    },
    Monument {
        pair: Pair,
    },
}

impl Event {
    /// The event redacted for the viewer (rules: tigris 10).
    pub(super) fn heard_by(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        if let Self::Drew { seat, tiles, .. } | Self::Swapped { seat, tiles, .. } = &mut event {
            let known = viewer == Viewer::All || viewer == Viewer::Seat(*seat);
            *tiles = tiles.filter(|_| known);
        }
        event
    }
}
