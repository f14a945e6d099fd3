//! Festival cards and their symbols (rules: java 2, 7.3).

use crate::table::Bag;

/// A symbol of a festival card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    Mask,
    Drum,
    Puppet,
}

impl Symbol {
    pub const ALL: [Self; 3] = [Self::Mask, Self::Drum, Self::Puppet];

    /// Returns the word used in records.
    pub const fn word(self) -> &'static str {
        ["mask", "drum", "puppet"][self as usize]
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// One of the six kinds of festival cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    Mask,
    Drum,
    Puppet,
    MaskDrum,
    MaskPuppet,
    DrumPuppet,
}

/// A bag of cards, one count per kind.
pub type Cards = Bag<6>;

/// The kinds' words in records.
pub const WORDS: [&str; 6] = ["mask", "drum", "puppet", "mask-drum", "mask-puppet", "drum-puppet"];

/// All cards of the game (R44).
pub const STOCK: Cards = Bag([5; 6]);

/// Cards in a player's first hand.
pub const HAND: u32 = 3;

impl Card {
    pub const ALL: [Self; 6] =
        [Self::Mask, Self::Drum, Self::Puppet, Self::MaskDrum, Self::MaskPuppet, Self::DrumPuppet];

    /// Returns the index from 0 to 5, as in a bag.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the word used in records.
    pub const fn word(self) -> &'static str {
        WORDS[self as usize]
    }

    pub(super) fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.word() == word)
    }

    const fn bits(self) -> u8 {
        let (mask, drum, puppet) = (Symbol::Mask.bit(), Symbol::Drum.bit(), Symbol::Puppet.bit());
        [mask, drum, puppet, mask | drum, mask | puppet, drum | puppet][self as usize]
    }

    /// Returns its one or two symbols.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |symbol| self.bits() & symbol.bit() != 0)
    }

    /// Returns how many of the symbols demanded by `theme` the card shows.
    #[inline]
    pub const fn worth(self, theme: Self) -> u8 {
        (self.bits() & theme.bits()).count_ones() as u8
    }
}

/// Returns how many demanded symbols these cards show together.
pub fn worth(cards: &Cards, theme: Card) -> u16 {
    Card::ALL.into_iter().map(|c| u16::from(cards.0[c.index()]) * u16::from(c.worth(theme))).sum()
}

/// Iterates over the kinds that are present, with their counts.
pub fn counted(cards: &Cards) -> impl Iterator<Item = (Card, u8)> + use<> {
    let counts = cards.0;
    Card::ALL.into_iter().map(move |card| (card, counts[card.index()])).filter(|(_, n)| *n > 0)
}

/// Returns a bag with one card.
pub(super) fn one(card: Card) -> Cards {
    Bag::of(card.index(), 1)
}

/// Returns the only card of a bag of one.
pub(super) fn single(cards: &Cards) -> Option<Card> {
    counted(cards).next().map(|(card, _)| card).filter(|_| cards.total() == 1)
}
