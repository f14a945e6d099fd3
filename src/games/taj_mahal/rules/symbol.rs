//! The six symbols: four persons, the Grand Mogul and the elephant (rules: taj-mahal 2). Each is a prize at court.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

/// Number of symbols.
pub const SYMBOLS: usize = 6;

/// A symbol, and the prize of the same name. Text form: its letter, `V`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    Vizier,
    General,
    Monk,
    Princess,
    Mogul,
    Elephant,
}

/// A set of symbols. Text form: letters in order, `VGK`; `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Symbols(u8);

/// Count of each symbol shown, in the order of [`Symbol::ALL`].
pub type Counts = [u8; SYMBOLS];

impl Symbol {
    /// All symbols, in the order of the rule file.
    pub const ALL: [Self; SYMBOLS] =
        [Self::Vizier, Self::General, Self::Monk, Self::Princess, Self::Mogul, Self::Elephant];
    /// The four persons, who have influence tokens.
    pub const PERSONS: [Self; 4] = [Self::Vizier, Self::General, Self::Monk, Self::Princess];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the code used in the rule file: `V`.
    pub const fn letter(self) -> char {
        ['V', 'G', 'M', 'P', 'K', 'E'][self.index()]
    }

    /// Returns the symbol with this code, in upper or lower case.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.letter() == letter.to_ascii_uppercase())
    }
}

impl Symbols {
    pub const NONE: Self = Self(0);
    /// Every symbol.
    pub const ALL: Self = Self(0b11_1111);
    /// Symbols that bring a palace: the persons and the Grand Mogul.
    pub const PALACES: Self = Self(0b01_1111);
    /// The four persons.
    pub const PERSONS: Self = Self(0b00_1111);

    #[inline]
    pub const fn only(symbol: Symbol) -> Self {
        Self(1 << symbol as u8)
    }

    #[inline]
    pub const fn has(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u8 & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn insert(&mut self, symbol: Symbol) {
        self.0 |= 1 << symbol as u8;
    }

    #[inline]
    pub fn remove(&mut self, symbol: Symbol) {
        self.0 &= !(1 << symbol as u8);
    }

    /// Returns the intersection of two sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the difference of two sets.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Iterates over the symbols of the set, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Symbol> + Clone {
        Symbol::ALL.into_iter().filter(move |symbol| self.has(*symbol))
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        let mut all = Self::NONE;
        symbols.into_iter().for_each(|symbol| all.insert(symbol));
        all
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|symbol| symbol.fmt(f))
    }
}

impl FromStr for Symbol {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        let mut letters = word.chars();
        let symbol = letters.next().and_then(Self::of_letter).filter(|_| letters.next().is_none());
        symbol.ok_or_else(|| format!("{} is not one of the symbols V, G, M, P, K, E", quoted(word)))
    }
}

impl FromStr for Symbols {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        let mut all = Self::NONE;
        if word == "-" {
            return Ok(all);
        }
        for letter in word.chars() {
            let symbol = Symbol::of_letter(letter)
                .ok_or_else(|| format!("{} is not a row of symbols such as VGK", quoted(word)))?;
            if all.has(symbol) {
                return Err(format!("{} is named twice in {}", symbol, quoted(word)));
            }
            all.insert(symbol);
        }
        Ok(all)
    }
}
