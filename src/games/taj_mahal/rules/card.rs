//! Playing cards and the four special cards (rules: taj-mahal 2). Copies of a card are indistinguishable, so a card
//! is a kind: `r-VE`, `w-K`, `s-points`.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

use super::cards::Cards;
use super::symbol::{Counts, SYMBOLS, Symbol};

/// Number of kinds of cards: four times sixteen coloured, six white, four special ones.
pub const KINDS: usize = 74;
/// Number of different cards per colour.
const PAIRS: usize = 16;
const WHITE: usize = 4 * PAIRS;
const SPECIAL: usize = WHITE + SYMBOLS;

/// Words of the cards: colour and symbols.
#[rustfmt::skip]
const WORDS: [&str; KINDS] = [
    "r-VG", "r-VM", "r-VP", "r-VK", "r-GM", "r-GP", "r-GK", "r-MP",
    "r-MK", "r-PK", "r-VE", "r-GE", "r-ME", "r-PE", "r-KE", "r-EE",
    "y-VG", "y-VM", "y-VP", "y-VK", "y-GM", "y-GP", "y-GK", "y-MP",
    "y-MK", "y-PK", "y-VE", "y-GE", "y-ME", "y-PE", "y-KE", "y-EE",
    "g-VG", "g-VM", "g-VP", "g-VK", "g-GM", "g-GP", "g-GK", "g-MP",
    "g-MK", "g-PK", "g-VE", "g-GE", "g-ME", "g-PE", "g-KE", "g-EE",
    "v-VG", "v-VM", "v-VP", "v-VK", "v-GM", "v-GP", "v-GK", "v-MP",
    "v-MK", "v-PK", "v-VE", "v-GE", "v-ME", "v-PE", "v-KE", "v-EE",
    "w-V", "w-G", "w-M", "w-P", "w-K", "w-E",
    "s-elephant", "s-mogul", "s-color", "s-points",
];

/// Symbols of the sixteen coloured cards, as in the rule file: every pair, and the double elephant.
const SHOWN: [[u8; 2]; PAIRS] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
    [0, 5],
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 5],
];

/// Range of the cards that each colour has twice.
const DOUBLE: std::ops::Range<usize> = 10..15;

/// A colour of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    Red,
    Yellow,
    Green,
    Violet,
}

/// A special card, by its effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Special {
    /// Counts as an elephant.
    Elephant,
    /// Counts as a Grand Mogul.
    Mogul,
    /// The coloured card with it may have any colour.
    Color,
    /// Two points at once.
    Points,
}

/// The suit of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Suit {
    Color(Color),
    White,
    Special(Special),
}

/// A card, by its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Color {
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Violet];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the id used in the rule file: `red`.
    pub const fn word(self) -> &'static str {
        ["red", "yellow", "green", "violet"][self.index()]
    }

    /// Returns the letter on its cards: `r`.
    pub const fn letter(self) -> char {
        ['r', 'y', 'g', 'v'][self.index()]
    }
}

impl Special {
    /// All special cards, in the order of the persons whose tokens bring them: vizier, general, monk, princess.
    pub const ALL: [Self; 4] = [Self::Elephant, Self::Mogul, Self::Color, Self::Points];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the card.
    #[inline]
    pub const fn card(self) -> Card {
        Card((SPECIAL + self.index()) as u8)
    }

    /// Returns the person whose two tokens are exchanged for it.
    pub const fn person(self) -> Symbol {
        Symbol::PERSONS[self.index()]
    }

    /// Returns the symbol it adds to the row.
    const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Elephant => Some(Symbol::Elephant),
            Self::Mogul => Some(Symbol::Mogul),
            Self::Color | Self::Points => None,
        }
    }
}

impl Card {
    /// Returns the kind at `index`; larger numbers give the last kind.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self(if index < KINDS { index as u8 } else { KINDS as u8 - 1 })
    }

    /// Iterates over every kind, in the order of the rule file, special ones last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..KINDS).map(Self::at)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its word: `r-VE`.
    pub const fn word(self) -> &'static str {
        WORDS[self.index()]
    }

    /// Returns its suit: coloured, white or special.
    #[inline]
    pub const fn suit(self) -> Suit {
        match self.index() {
            index if index < WHITE => Suit::Color(Color::ALL[index / PAIRS]),
            index if index < SPECIAL => Suit::White,
            index => Suit::Special(Special::ALL[index - SPECIAL]),
        }
    }

    /// Returns its colour, if it is a coloured card.
    #[inline]
    pub const fn color(self) -> Option<Color> {
        match self.suit() {
            Suit::Color(color) => Some(color),
            _ => None,
        }
    }

    /// Returns the special card, if it is one.
    pub const fn special(self) -> Option<Special> {
        match self.suit() {
            Suit::Special(special) => Some(special),
            _ => None,
        }
    }

    /// Returns the count of each symbol on it.
    #[inline]
    pub const fn symbols(self) -> Counts {
        COUNTS[self.index()]
    }

    /// Iterates over the printed symbols; a double elephant comes twice.
    pub fn printed(self) -> impl Iterator<Item = Symbol> {
        let counts = self.symbols();
        Symbol::ALL
            .into_iter()
            .flat_map(move |symbol| std::iter::repeat_n(symbol, counts[symbol.index()].into()))
    }

    /// Returns the number of copies in the box.
    pub const fn copies(self) -> u8 {
        match self.index() {
            index if index >= SPECIAL => 1,
            index if index >= WHITE => 2,
            index if index % PAIRS >= DOUBLE.start && index % PAIRS < DOUBLE.end => 2,
            _ => 1,
        }
    }

    /// Returns the card with this word, in upper or lower case.
    pub fn named(word: &str) -> Option<Self> {
        Self::all().find(|card| card.word().eq_ignore_ascii_case(word))
    }
}

const COUNTS: [Counts; KINDS] = {
    let (mut all, mut i) = ([[0; SYMBOLS]; KINDS], 0);
    while i < KINDS {
        match Card(i as u8).suit() {
            Suit::Color(_) => {
                let [a, b] = SHOWN[i % PAIRS];
                all[i][a as usize] += 1;
                all[i][b as usize] += 1;
            }
            Suit::White => all[i][i - WHITE] += 1,
            Suit::Special(special) => {
                if let Some(symbol) = special.symbol() {
                    all[i][symbol as usize] += 1;
                }
            }
        }
        i += 1;
    }
    all
};

/// All playing cards except the special ones.
pub const STOCK: Cards = {
    let (mut stock, mut i) = (Cards::EMPTY, 0);
    while i < SPECIAL {
        stock = stock.with_copies(Card(i as u8), Card(i as u8).copies());
        i += 1;
    }
    stock
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        Self::named(word)
            .ok_or_else(|| format!("{} is not a card such as r-VE, w-K or s-points", quoted(word)))
    }
}
