//! Phases and endings of a game (rules: java 5, 8).

use crate::table::Seat;

use super::cell::Cell;

/// The decision or chance result to come next (rules: java 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: this seat draws its first hand.
    Deal(Seat),
    /// Chance: the first face-up card.
    FirstOpen,
    /// Chance: the first player.
    First,
    Main,
    /// Chance: the current player draws a card.
    Draw,
    /// Chance: a new card replaces the face-up card that was taken.
    Open,
    /// A festival in this palace: this seat lays cards or passes.
    Auction {
        palace: Cell,
        bidder: Seat,
    },
    Over,
}

/// The trigger of the end (rules: java 8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The last three-hex tile was placed.
    LastTile,
    /// As many successive turns without land as there are players (R51).
    NoLand,
}

impl Ending {
    /// Returns the word used in records and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LastTile => "last_tile",
            Self::NoLand => "no_land",
        }
    }
}

impl Phase {
    /// Returns the phase's word; `draw`, `open` and `first` while a chance result is due.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Deal(_) | Self::Draw => "draw",
            Self::FirstOpen | Self::Open => "open",
            Self::First => "first",
            Self::Main => "main",
            Self::Auction { .. } => "auction",
            Self::Over => "game_over",
        }
    }
}
