//! What happened, with reasons, for log, speech and marks. Knows no sentence.

use crate::table::Seat;

use super::action::Stand;
use super::cell::{Cell, Rotation};
use super::survey::Feature;
use super::tile::{Kind, SegmentId};

/// One thing that happened. Nothing is secret, so everybody hears everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Who begins was drawn at random.
    FirstPlayer {
        seat: Seat,
    },
    /// A turn began: this tile was drawn, `left` remain in the pile.
    Drew {
        seat: Seat,
        kind: Kind,
        left: u8,
    },
    /// The tile just drawn fits nowhere and is out of the game (R31).
    Discarded {
        seat: Seat,
        kind: Kind,
    },
    TilePlaced {
        seat: Seat,
        kind: Kind,
        cell: Cell,
        rotation: Rotation,
    },
    FollowerPlaced {
        seat: Seat,
        cell: Cell,
        segment: SegmentId,
    },
    /// A piece was built; the tower is now `height` high, and `left` pieces remain to the seat.
    TowerBuilt {
        seat: Seat,
        cell: Cell,
        height: u8,
        left: u8,
    },
    /// A follower closed the tower.
    TowerTopped {
        seat: Seat,
        cell: Cell,
        height: u8,
    },
    Passed {
        seat: Seat,
    },
    /// The tower on `tower` took a figure. An own one (`owner` is `seat`) is free at once, another's is a prisoner.
    Captured {
        seat: Seat,
        owner: Seat,
        cell: Cell,
        spot: Stand,
        tower: Cell,
    },
    Declined {
        seat: Seat,
    },
    /// Both held a figure of each other: one of each went home (rules: carcassonne 6.2).
    Exchanged {
        seat: Seat,
        other: Seat,
    },
    /// The payer bought a figure back from the captor.
    Ransomed {
        seat: Seat,
        captor: Seat,
        points: u8,
    },
    /// A feature was completed and counted; its holders score its points, its figures go home after all features of
    /// the turn are counted.
    Completed {
        feature: Feature,
    },
    TurnEnded {
        seat: Seat,
    },
    /// Final scoring: an unfinished feature, or a field with its cities.
    Counted {
        feature: Feature,
    },
    GameOver {
        ending: Ending,
    },
}

/// How the game came to its end (rules: carcassonne 8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The last tile was laid.
    LastTile,
    /// No tile that was left fitted anywhere.
    NothingFits,
}
