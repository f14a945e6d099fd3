//! Controllers of seats: a person, or a computer with its level and temper. The search itself is in `bots`.

use std::fmt;
use std::str::FromStr;

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

/// Temper of a computer player: what it prefers among moves that are nearly equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Temper {
    /// Likes cities, palaces, monuments and places of its own.
    Builder,
    /// Likes conflicts, and what takes from others.
    Raider,
    /// Likes to keep cards, meeples and tiles.
    Miser,
    /// Likes bets, and moves with an open outcome.
    Gambler,
}

impl Temper {
    /// Every temper.
    pub const ALL: [Self; 4] = [Self::Builder, Self::Raider, Self::Miser, Self::Gambler];

    /// Returns the word in records: `raider`.
    pub const fn word(self) -> &'static str {
        ["builder", "raider", "miser", "gambler"][self as usize]
    }

    /// Returns a temper by a random number, one of those that the fewest of these computers have.
    pub fn unlike(others: impl Iterator<Item = Self>, random: u64) -> Self {
        let mut counts = [0; Self::ALL.len()];
        others.for_each(|other| counts[other as usize] += 1);
        let fewest = counts.iter().copied().min().unwrap_or_default();
        let mut rare = Self::ALL;
        rare.rotate_left(random as usize % Self::ALL.len());
        rare.into_iter().find(|temper| counts[*temper as usize] == fewest).unwrap_or(Self::Builder)
    }
}

/// A computer player. Text form, as in records: `hard`, or `hard-raider` for one with a temper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Computer {
    /// The strength.
    pub level: Level,
    /// The temper; `None` always plays the best move it finds.
    pub temper: Option<Temper>,
}

impl Computer {
    /// Creates a computer player without a temper.
    pub const fn plain(level: Level) -> Self {
        Self { level, temper: None }
    }
}

impl From<Level> for Computer {
    fn from(level: Level) -> Self {
        Self::plain(level)
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.word())?;
        match self.temper {
            Some(temper) => write!(f, "-{}", temper.word()),
            None => Ok(()),
        }
    }
}

impl FromStr for Computer {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (level, temper) = text.split_once('-').map_or((text, None), |(level, word)| (level, Some(word)));
        let level = Level::from_word(level).ok_or("no such level")?;
        let named = |word| Temper::ALL.into_iter().find(|known| known.word() == word).ok_or("no such temper");
        Ok(Self { level, temper: temper.map(named).transpose()? })
    }
}

impl From<Computer> for String {
    fn from(computer: Computer) -> Self {
        computer.to_string()
    }
}

impl TryFrom<String> for Computer {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Controller of a seat. Text form, as in records: `person`, `computer hard`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Controller {
    /// A person who uses the device.
    #[default]
    Person,
    /// A computer player.
    Computer(Computer),
}

impl Controller {
    /// The first word of a person's text form.
    pub const PERSON: &str = "person";
    /// The first word of a computer's text form.
    pub const COMPUTER: &str = "computer";

    /// Returns the computer; `None` for a person.
    pub const fn computer(self) -> Option<Computer> {
        match self {
            Self::Person => None,
            Self::Computer(computer) => Some(computer),
        }
    }

    /// Returns the level of a computer; `None` for a person.
    pub fn level(self) -> Option<Level> {
        self.computer().map(|computer| computer.level)
    }

    /// Returns the temper of a computer that has one.
    pub fn temper(self) -> Option<Temper> {
        self.computer()?.temper
    }

    /// Returns the controller without the temper of a computer.
    #[must_use]
    pub fn without_temper(self) -> Self {
        self.level().map_or(self, |level| Self::Computer(level.into()))
    }

    /// Returns whether a person controls the seat.
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
            Self::Computer(computer) => write!(f, "{} {computer}", Self::COMPUTER),
        }
    }
}
