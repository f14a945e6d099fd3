//! Options of the rules and the display (rules: taj-mahal 9).

use crate::table::Seat;
use crate::table::options::{OptionField, OptionSheet, SWITCH};

/// The options of a game. Two seats require the dummy, and the dummy requires two seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Starting player of the first visit; `None` is drawn at random.
    pub first: Option<Seat>,
    /// Whether symbol counts and leaders are shown (display only: all of it is public).
    pub counts: bool,
    /// Whether a palace is placed automatically when one symbol is pending and one city is legal.
    pub auto_place: bool,
    /// Whether names of cities and provinces are shown (display only).
    pub names: bool,
    /// Whether a neutral player has three cards in every visit: our own variant for two players.
    pub dummy: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { first: None, counts: true, auto_place: true, names: true, dummy: false }
    }
}

impl OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[
        OptionField { name: "first_player", values: &["random", "0", "1", "2", "3", "4"], default: 0 },
        OptionField { name: "symbol_counts", values: SWITCH, default: 1 },
        OptionField { name: "auto_place", values: SWITCH, default: 1 },
        OptionField { name: "map_names", values: SWITCH, default: 1 },
        OptionField { name: "dummy", values: SWITCH, default: 0 },
    ];

    fn get(&self, field: usize) -> usize {
        match field {
            0 => self.first.map_or(0, |seat| seat.index() + 1),
            1 => usize::from(self.counts),
            2 => usize::from(self.auto_place),
            3 => usize::from(self.names),
            _ => usize::from(self.dummy),
        }
    }

    fn set(&mut self, field: usize, value: usize) {
        let on = value == 1;
        match field {
            0 => self.first = value.checked_sub(1).map(Seat::new),
            1 => self.counts = on,
            2 => self.auto_place = on,
            3 => self.names = on,
            _ => self.dummy = on,
        }
    }

    /// Checks that the first player has a seat and that the dummy plays exactly with two.
    fn fits(&self, seats: usize) -> Result<(), String> {
        match (seats, self.dummy) {
            (2, false) => return Err("two seats play with the neutral player only: `dummy=on`".into()),
            (3.., true) => {
                return Err(format!("`dummy` is on, but it plays with two seats only, not {seats}"));
            }
            _ => {}
        }
        match self.first {
            Some(first) if first.index() >= seats => {
                Err(format!("`first_player` is {first}, but the seats are 0 to {}", seats.saturating_sub(1)))
            }
            _ => Ok(()),
        }
    }
}
