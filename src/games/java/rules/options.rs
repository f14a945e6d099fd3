//! Options of the rules, chosen at set-up (rules: java 9).

use crate::table::options::{OptionField, OptionSheet};
use crate::table::{OrNever, Seat};

/// The options of a game; all combinations are allowed, except a first player without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether a token may only be used before any other action of the turn.
    pub token_at_start: bool,
    /// Whether a two-hex tile may lie wholly on one three-hex tile (R5).
    pub same_size_only: bool,
    /// Whether a tie for the first prize of a city leaves a second prize (R29).
    pub second_after_tie: bool,
    /// First player; `None` is drawn at random.
    pub first: Option<Seat>,
    /// Three-hex tiles in the supply: 56, 40 or 28.
    pub triples: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            token_at_start: false,
            same_size_only: false,
            second_after_tie: true,
            first: None,
            triples: TRIPLES[0],
        }
    }
}

const TRIPLES: [u8; 3] = [56, 40, 28];

impl OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[
        OptionField { name: "token_timing", values: &["any_time", "turn_start"], default: 0 },
        OptionField { name: "land_support", values: &["two_tiles", "same_size_only"], default: 0 },
        OptionField { name: "second_prize_after_tie", values: &["yes", "no"], default: 0 },
        OptionField { name: "first_player", values: &["random", "0", "1", "2", "3"], default: 0 },
        OptionField { name: "triples", values: &["56", "40", "28"], default: 0 },
    ];

    fn get(&self, field: usize) -> usize {
        match field {
            0 => usize::from(self.token_at_start),
            1 => usize::from(self.same_size_only),
            2 => usize::from(!self.second_after_tie),
            3 => self.first.map_or(0, |seat| seat.index() + 1),
            _ => TRIPLES.iter().position(|count| *count == self.triples).or_never(0),
        }
    }

    fn set(&mut self, field: usize, value: usize) {
        let second = value == 1;
        match field {
            0 => self.token_at_start = second,
            1 => self.same_size_only = second,
            2 => self.second_after_tie = !second,
            3 => self.first = value.checked_sub(1).map(Seat::new),
            _ => self.triples = TRIPLES[value.min(2)],
        }
    }

    /// Checks that the first player has a seat.
    fn fits(&self, seats: usize) -> Result<(), String> {
        match self.first {
            Some(first) if first.index() >= seats => {
                Err(format!("`first_player` is {first}, but the seats are 0 to {}", seats.saturating_sub(1)))
            }
            _ => Ok(()),
        }
    }
}
