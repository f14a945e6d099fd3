//! Search limits of each level.

use super::mind::WeightSet;

pub use crate::table::Level;

impl Level {
    /// Returns the time for a decision on a slow device, in milliseconds.
    pub const fn budget_ms(self) -> u32 {
        [100, 300, 2000, 8000][self as usize]
    }

    /// Returns the weights for evaluation: set by hand, or learned.
    pub(super) const fn weighing(self) -> WeightSet {
        match self {
            Self::Easy | Self::Normal => WeightSet::ByHand,
            Self::Hard | Self::Expert => WeightSet::Learned,
        }
    }

    /// Returns the search limits of this level.
    pub(super) const fn limits(self) -> Limits {
        match self {
            Self::Easy => {
                Limits { simulations: 0, width: 8, reach: Reach::Own, drop_percent: 50, breadth: 0 }
            }
            Self::Normal => {
                Limits { simulations: 48, width: 12, reach: Reach::Own, drop_percent: 0, breadth: 160 }
            }
            Self::Hard => Limits {
                simulations: 2000,
                width: 20,
                reach: Reach::Decisions(8),
                drop_percent: 0,
                breadth: 96,
            },
            Self::Expert => Limits {
                simulations: 20_000,
                width: 32,
                reach: Reach::Decisions(8),
                drop_percent: 0,
                breadth: 128,
            },
        }
    }
}

/// Limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limits {
    /// Simulations after the first evaluation of all candidates.
    pub simulations: u32,
    /// Candidates that are simulated.
    pub width: usize,
    /// Length of a simulation before its position is evaluated.
    pub reach: Reach,
    /// Percentage of candidates that are dropped unseen.
    pub drop_percent: u32,
    /// The most candidates evaluated in later decisions.
    pub breadth: usize,
}

/// The latest end of a simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// The end of the searching seat's turn.
    Own,
    /// A number of decisions.
    Decisions(usize),
}
