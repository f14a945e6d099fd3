//! Events with their reasons, for the log, announcements and marks. This module contains no sentences.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Seat, Viewer};

use super::color::{Color, Monument, Tiles};
use super::state::{ConflictKind, Ending};

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew `count` tiles. Only that seat's viewer sees which ones.
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
    /// A rule returned a leader to its owner's supply; the owner did not choose it.
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
    /// A seat scored `count` points of a colour. Every award is public.
    Point {
        seat: Seat,
        color: Color,
        count: u8,
        why: Award,
    },
    /// The tile on this cell joined two kingdoms; it has the unification marker.
    Union {
        cell: Cell,
    },
    /// No colour is in conflict, or none any more. The unification marker is removed.
    UnionEnded {
        cell: Cell,
    },
    /// The active player chose the colour to resolve first.
    ConflictChosen {
        seat: Seat,
        color: Color,
    },
    /// A conflict began, with the base strengths before any tiles are committed.
    ConflictBegan {
        kind: ConflictKind,
        color: Color,
        attacker: Seat,
        defender: Seat,
        attack: u8,
        defence: u8,
    },
    /// A seat committed `count` tiles of `color`, for a strength of `total`.
    Supported {
        seat: Seat,
        color: Color,
        count: u8,
        total: u8,
    },
    ConflictWon {
        kind: ConflictKind,
        color: Color,
        winner: Seat,
        loser: Seat,
        winner_total: u8,
        loser_total: u8,
    },
    /// Supporters of the loser were removed from the game.
    TilesRemoved {
        color: Color,
        cells: Cells,
    },
    MonumentBuilt {
        seat: Seat,
        monument: Monument,
        cell: Cell,
    },
    MonumentDeclined {
        seat: Seat,
    },
    /// A seat took treasures. `forced`: only one set was legal, so the player had no choice.
    TreasuresTaken {
        seat: Seat,
        cells: Cells,
        forced: bool,
    },
    /// A catastrophe tile was placed. `tile`: the tile it removed from the game.
    Catastrophe {
        seat: Seat,
        cell: Cell,
        tile: Option<Color>,
    },
    /// A seat discarded tiles in a swap. Only that seat's viewer sees which ones.
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
        ending: Ending,
    },
}

/// The reason for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    Deal,
    Swap,
    Refill,
}

/// The reason why a leader was returned to its owner's supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Returned {
    Revolt,
    War,
    /// The leader's last adjacent temple was removed (R16).
    NoTemple,
}

/// The reason for an award of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// A tile placed into the kingdom of this leader: the matching one, or the king (rules: tigris 7).
    Tile {
        leader: Color,
    },
    Revolt,
    /// One point for the leader and one for each of the `tiles` removed.
    War {
        tiles: u8,
    },
    Monument {
        monument: Monument,
    },
}

impl Event {
    /// Returns the event redacted for the viewer (rules: tigris 10).
    pub(super) fn redacted_for(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        if let Self::Drew { seat, tiles, .. } | Self::Swapped { seat, tiles, .. } = &mut event {
            let may_see = viewer == Viewer::All || viewer == Viewer::Seat(*seat);
            *tiles = tiles.filter(|_| may_see);
        }
        event
    }
}
