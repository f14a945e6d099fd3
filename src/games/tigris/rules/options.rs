//! The rule options of a game, chosen at set-up (rules: tigris 9).

use crate::table::options::{OptionField, OptionSheet, SWITCH};

/// A board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Board {
    #[default]
    Standard,
    Advanced,
}

/// The options of a game; all combinations are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Attackers may only commit enough tiles to be ahead, defenders only exactly enough to tie.
    pub english: bool,
    /// Points and treasures are visible to everybody.
    pub open_scores: bool,
    pub board: Board,
    /// The number of tiles in the bag is shown. This affects the display only: the number follows from public events.
    pub show_bag_count: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { english: false, open_scores: false, board: Board::Standard, show_bag_count: true }
    }
}

impl OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[
        OptionField { name: "english", values: SWITCH, default: 0 },
        OptionField { name: "open_scores", values: SWITCH, default: 0 },
        OptionField { name: "board", values: &["standard", "advanced"], default: 0 },
        OptionField { name: "show_bag_count", values: SWITCH, default: 1 },
    ];

    fn get(&self, field: usize) -> usize {
        match field {
            0 => usize::from(self.english),
            1 => usize::from(self.open_scores),
            2 => usize::from(self.board == Board::Advanced),
            _ => usize::from(self.show_bag_count),
        }
    }

    fn set(&mut self, field: usize, value: usize) {
        let on = value == 1;
        match field {
            0 => self.english = on,
            1 => self.open_scores = on,
            2 => self.board = if on { Board::Advanced } else { Board::Standard },
            _ => self.show_bag_count = on,
        }
    }
}
