//! Events with their reasons, for the log, announcements and marks. This module contains no sentences.

use crate::table::Seat;

use super::action::Stand;
use super::cell::{Cell, Rotation};
use super::survey::Feature;
use super::tile::{Kind, SegmentId};

/// An event. Nothing is hidden, so every viewer sees every event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The first player was drawn at random.
    FirstPlayer {
        seat: Seat,
    },
    /// A turn began: this tile was drawn, `left` tiles remain in the pile.
    Drew {
        seat: Seat,
        kind: Kind,
        left: u8,
    },
    /// The drawn tile fits nowhere and was removed from the game (R31).
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
    /// A seat placed a piece. The tower is now `height` high, and the seat has `left` pieces left.
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
    /// The tower on `tower` captured a figure. The seat's own figure (`owner` is `seat`) returns at once, another
    /// seat's becomes a prisoner.
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
    /// Two seats had a prisoner of each other: one of each was returned (rules: carcassonne 6.2).
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
    /// A feature was completed and scored. Its holders score its points. Its figures return after all features of
    /// the turn are scored.
    Completed {
        feature: Feature,
    },
    TurnEnded {
        seat: Seat,
    },
    /// Final scoring of an unfinished feature, or of a field with its cities.
    Counted {
        feature: Feature,
    },
    GameOver {
        ending: Ending,
    },
}

/// The reason why the game ended (rules: carcassonne 8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The last tile was laid.
    LastTile,
    /// None of the remaining tiles fitted anywhere.
    NothingFits,
}
