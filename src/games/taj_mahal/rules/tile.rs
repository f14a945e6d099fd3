//! Goods, province tiles and bonus tiles (rules: taj-mahal 2).

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

use super::map::{FORTRESSES, PROVINCES};

/// A kind of goods. Text form: its word, `rice`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Good {
    Rice,
    Tea,
    Spice,
    Gems,
}

/// Number of goods of each kind, in the order of [`Good::ALL`].
pub type Goods = [u8; 4];

/// Number of each good on province tiles and bonus tiles together.
pub const OF_EACH_GOOD: u8 = 8;

impl Good {
    pub const ALL: [Self; 4] = [Self::Rice, Self::Tea, Self::Spice, Self::Gems];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the id used in the rule file.
    pub const fn word(self) -> &'static str {
        ["rice", "tea", "spice", "gems"][self.index()]
    }

    /// Returns the good with this id, in upper or lower case.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.word().eq_ignore_ascii_case(word))
    }
}

const TILES: [&[Good]; PROVINCES] = {
    use Good::{Gems, Rice, Spice, Tea};
    [
        &[Rice],
        &[Gems, Tea],
        &[Spice, Gems],
        &[Rice, Tea],
        &[Spice, Tea],
        &[Rice, Gems],
        &[Rice, Spice],
        &[Rice, Gems],
        &[Spice, Tea],
        &[Spice, Gems],
        &[Rice, Tea],
        &[Rice, Spice],
    ]
};

/// Returns the goods on the province tile of a visit, 1 to 12; none for other numbers.
#[inline]
pub const fn tile_goods(visit: u8) -> &'static [Good] {
    if visit >= 1 && visit as usize <= PROVINCES { TILES[visit as usize - 1] } else { &[] }
}

/// A bonus tile on a fortress. Text form: `points`, `card`, the word of a good, or `taj`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// Two points.
    Points,
    /// The top card of the draw pile.
    Card,
    Good(Good),
    /// The Taj Mahal: four points.
    Taj,
}

impl Bonus {
    /// Every kind of bonus tile.
    pub const ALL: [Self; 7] = [
        Self::Points,
        Self::Card,
        Self::Good(Good::Rice),
        Self::Good(Good::Tea),
        Self::Good(Good::Spice),
        Self::Good(Good::Gems),
        Self::Taj,
    ];

    /// Returns the word used in notation and positions.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Card => "card",
            Self::Good(good) => good.word(),
            Self::Taj => "taj",
        }
    }

    /// Returns the number of copies in the box.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Points | Self::Card | Self::Good(Good::Tea | Good::Gems) => 3,
            Self::Good(Good::Spice) => 2,
            Self::Good(Good::Rice) | Self::Taj => 1,
        }
    }

    /// Returns the good on it, if there is one.
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Good(good) => Some(good),
            _ => None,
        }
    }
}

/// Bonus tiles on the fortresses, in the order of the cities.
pub type Bonuses = [Option<Bonus>; FORTRESSES];

/// Index of Agra among the fortresses, the place of the Taj Mahal tile.
pub const AGRA: usize = 7;

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Bonus {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        let bonus = Self::ALL.into_iter().find(|bonus| bonus.word().eq_ignore_ascii_case(word));
        let all = || Self::ALL.map(Self::word).join(", ");
        bonus.ok_or_else(|| format!("{} is not a bonus tile; those are: {}", quoted(word), all()))
    }
}
