//! How far each level thinks.

use super::mind::Weighing;

pub use crate::table::Level;

impl Level {
    /// Milliseconds a decision may take on a slow device.
    pub const fn budget_ms(self) -> u32 {
        [100, 300, 2000, 8000][self as usize]
    }

    /// By which weights it judges: what players say of the game, or what games showed.
    pub(super) const fn weighing(self) -> Weighing {
        match self {
            Self::Easy | Self::Normal => Weighing::ByHand,
            Self::Hard | Self::Expert => Weighing::Tuned,
        }
    }

    /// What the search may do at this level.
    pub(super) const fn limits(self) -> Limits {
        match self {
            Self::Easy => Limits { walks: 0, width: 8, reach: Reach::Own, overlooks: 50, breadth: 0 },
            Self::Normal => Limits { walks: 48, width: 12, reach: Reach::Own, overlooks: 0, breadth: 160 },
            Self::Hard => {
                Limits { walks: 2000, width: 20, reach: Reach::Entries(8), overlooks: 0, breadth: 96 }
            }
            Self::Expert => {
                Limits { walks: 20_000, width: 32, reach: Reach::Entries(8), overlooks: 0, breadth: 128 }
            }
        }
    }
}

/// What a search may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limits {
    /// Walks after the first look at all candidates.
    pub walks: u32,
    /// Candidates that are walked.
    pub width: usize,
    /// How far a walk goes before it is judged.
    pub reach: Reach,
    /// Of a hundred candidates, how many are not even seen.
    pub overlooks: u32,
    /// The most candidates of later decisions that are looked at.
    pub breadth: usize,
}

/// Where a walk ends at the latest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// With the turn of the seat that thinks.
    Own,
    /// After so many decisions.
    Entries(usize),
}
