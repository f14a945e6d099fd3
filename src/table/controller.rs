//! Controllers of seats: a person, or a computer with its level. The search itself is in `bots`.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Strength of a computer player, which also sets its time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Looks one step ahead and misses some candidates.
    Easy,
    /// Evaluates positions and plans its own turn.
    Normal,
    /// Searches beyond its own turn.
    Hard,
    /// Searches as `Hard` does, longer and wider.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Returns the word in records: `normal`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// Returns the level with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Controller of a seat. Text form, as in records: `person`, `computer hard`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Controller {
    /// A person who uses the device.
    #[default]
    Person,
    /// A computer player with its level.
    Computer(Level),
}

impl Controller {
    /// The first word of a person's text form.
    pub const PERSON: &str = "person";
    /// The first word of a computer's text form.
    pub const COMPUTER: &str = "computer";

    /// Returns the level of a computer; `None` for a person.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// Checks whether a person controls the seat.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }
}

/// Mix of people and computers, the first choice in the form of a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// One person against computers.
    Computers,
    /// People only.
    People,
    /// Several people and at least one computer.
    Mixed,
}

impl Company {
    /// All mixes, in the order of the form.
    pub const ALL: [Self; 3] = [Self::Computers, Self::People, Self::Mixed];

    /// Returns the fewest seats that this mix needs.
    pub const fn seats(self) -> usize {
        match self {
            Self::Computers | Self::People => 2,
            Self::Mixed => 3,
        }
    }
}

impl fmt::Display for Controller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str(Self::PERSON),
            Self::Computer(level) => write!(f, "{} {level}", Self::COMPUTER),
        }
    }
}
