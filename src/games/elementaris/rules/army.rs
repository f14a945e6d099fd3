//! Armies by number, and sets of armies and of seats.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;
use crate::table::{MAX_SEATS, Seat};

/// Number of armies of each player.
pub const ARMIES: usize = 6;

const ROMAN: [&str; ARMIES] = ["I", "II", "III", "IV", "V", "VI"];

/// One of the six armies of a player. Text form: `I` to `VI`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Army(u8);

impl Army {
    /// Returns the army at `index`, from 0; larger numbers give the last one.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self(if index < ARMIES { index as u8 } else { ARMIES as u8 - 1 })
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Iterates over all armies, I to VI.
    pub fn all() -> impl DoubleEndedIterator<Item = Army> + Clone {
        (0..ARMIES).map(Army::at)
    }

    /// Returns the Roman numeral: `IV`.
    pub const fn roman(self) -> &'static str {
        ROMAN[self.index()]
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.roman())
    }
}

impl FromStr for Army {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = ROMAN.iter().position(|roman| roman.eq_ignore_ascii_case(text));
        found.map(Army::at).ok_or_else(|| format!("{} is not an army", quoted(text)))
    }
}

/// A set of armies of one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Armies(pub u8);

impl Armies {
    pub const NONE: Self = Self(0);

    #[inline]
    pub const fn has(self, army: Army) -> bool {
        self.0 >> army.0 & 1 == 1
    }

    #[inline]
    pub const fn insert(&mut self, army: Army) {
        self.0 |= 1 << army.0;
    }

    #[inline]
    pub const fn remove(&mut self, army: Army) {
        self.0 &= !(1 << army.0);
    }

    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the armies, the lowest number first.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Army> + Clone {
        Army::all().filter(move |army| self.has(*army))
    }

    /// Returns the first `many` armies to fall: from the highest number down, `last` after all others
    /// (rules: elementaris 6.4).
    #[must_use]
    pub fn fallen(self, many: u32, last: Option<Army>) -> Self {
        let others = self.iter().rev().filter(|army| Some(*army) != last);
        others.chain(last.filter(|army| self.has(*army))).take(many as usize).collect()
    }
}

impl FromIterator<Army> for Armies {
    fn from_iter<T: IntoIterator<Item = Army>>(armies: T) -> Self {
        let mut all = Self::NONE;
        armies.into_iter().for_each(|army| all.insert(army));
        all
    }
}

/// Text form: `I,III`.
impl fmt::Display for Armies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<&str> = self.iter().map(Army::roman).collect();
        f.write_str(&all.join(","))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Seats(pub u8);

impl Seats {
    pub const NONE: Self = Self(0);

    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the seats, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        let mut all = Self::NONE;
        seats.into_iter().for_each(|seat| all.insert(seat));
        all
    }
}

/// Text form: `0+2`; `-` for nobody.
impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.iter().map(|seat| seat.to_string()).collect();
        f.write_str(if all.is_empty() { "-" } else { "" })?;
        f.write_str(&all.join("+"))
    }
}

impl FromStr for Seats {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        text.split('+').map(str::parse).collect()
    }
}
