//! What is awaited, and how a game ends (rules: java 5, 8).

use crate::table::Seat;

use super::cell::Cell;

/// What is awaited (rules: java 5).
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
    /// Chance: the face-up card that was taken is replaced.
    Open,
    /// A festival in this palace: this seat lays cards or passes.
    Auction {
        palace: Cell,
        bidder: Seat,
    },
    Over,
}

/// What triggered the end (rules: java 8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The last three-hex tile was placed.
    LastTile,
    /// As many turns as there are players passed without land (R51).
    NoLand,
}

impl Ending {
    /// The word of records and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LastTile => "last_tile",
            Self::NoLand => "no_land",
        }
    }
}

impl Phase {
    /// The phase's word; `draw`, `open` and `first` where luck is due.
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
