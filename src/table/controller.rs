//! What sits at a seat: a person or a computer, and how well the computer thinks. Who does the thinking is not known here.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How well a computer thinks, and how long it may.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// One step ahead, and not everything is seen.
    Easy,
    /// Judgement with a plan for one's own turn.
    Normal,
    /// Search.
    Hard,
    /// The same, longer and wider.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// The word in records: `normal`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The level with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What sits at a seat. Text form, as in records: `person`, `computer hard`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Controller {
    /// Somebody who holds the device.
    #[default]
    Person,
    /// A computer player of this level.
    Computer(Level),
}

impl Controller {
    /// The first word of a person's text form.
    pub const PERSON: &str = "person";
    /// The first word of a computer's text form.
    pub const COMPUTER: &str = "computer";

    /// The level of a computer.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// Whether a person sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }
}

/// Who sits at the table, the first answer of a new game.
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
    /// All answers, in the order of the page.
    pub const ALL: [Self; 3] = [Self::Computers, Self::People, Self::Mixed];

    /// The fewest seats it needs.
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
