//! Elements and the clock (rules: elementaris 3.3).

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

/// Number of positions of the clock; every fourth one, from 0, is yellow.
pub const POSITIONS: u8 = 16;

/// One of the four elements, in the order of the orbs of the rule file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Element {
    Earth,
    Water,
    Fire,
    Air,
}

impl Element {
    pub const ALL: [Self; 4] = [Self::Earth, Self::Water, Self::Fire, Self::Air];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the word used in records: `earth`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Earth => "earth",
            Self::Water => "water",
            Self::Fire => "fire",
            Self::Air => "air",
        }
    }

    /// Returns the number of its elementals; air has none.
    #[inline]
    pub const fn pieces(self) -> u32 {
        match self {
            Self::Earth | Self::Water => 3,
            Self::Fire => 1,
            Self::Air => 0,
        }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Element {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|element| element.word().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("{} is not an element", quoted(text)))
    }
}

/// The time until the clock is yellow again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Yellow {
    /// After this many rounds, 0 for the present one, unless an age intervenes.
    In(u8),
    /// Once the age that stops the hand is over.
    AfterAge,
}

/// Returns the element that the clock shows at a position; `None` is yellow. `water_first` is the dial of seed L3
/// taken literally (R1).
#[inline]
pub const fn shown_element(position: u8, water_first: bool) -> Option<Element> {
    if position.is_multiple_of(4) {
        return None;
    }
    Some(match position / 4 % 4 {
        0 if water_first => Element::Water,
        0 => Element::Earth,
        1 if water_first => Element::Earth,
        1 => Element::Water,
        2 => Element::Fire,
        _ => Element::Air,
    })
}
