//! The four colours: each is a kind of civilization tile, a kind of leader and a kind of victory point.
//!
//! This module has the names and letters of the notation and does not depend on the board.

use crate::table::Bag;

/// A colour, in the order of all lists (rules: tigris 2, R59).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    Black,
    Red,
    Blue,
    Green,
}

/// Letters of the colours in tile counts: `3r1k`.
pub const LETTERS: [char; 4] = ['k', 'r', 'b', 'g'];

/// A number of tiles per colour, indexed by [`Color::index`].
pub type Tiles = Bag<4>;

impl Color {
    pub const ALL: [Self; 4] = [Self::Black, Self::Red, Self::Blue, Self::Green];

    /// Returns the index 0 to 3 of the colour in every array by colour.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letter `k`, `r`, `b` or `g`.
    pub const fn letter(self) -> char {
        LETTERS[self as usize]
    }

    /// Returns the name `black`, `red`, `blue` or `green`.
    pub const fn name(self) -> &'static str {
        ["black", "red", "blue", "green"][self as usize]
    }

    /// Returns the name of the colour's tile: `settlement`, `temple`, `farm` or `market`.
    pub const fn tile(self) -> &'static str {
        ["settlement", "temple", "farm", "market"][self as usize]
    }

    /// Returns the name of the colour's leader: `king`, `priest`, `farmer` or `trader`.
    pub const fn leader(self) -> &'static str {
        ["king", "priest", "farmer", "trader"][self as usize]
    }

    /// Returns the leader's letter in board pictures: `K`, `P`, `F` or `T`.
    pub const fn leader_letter(self) -> char {
        ['K', 'P', 'F', 'T'][self as usize]
    }

    /// Parses a lower-case letter or colour name.
    pub fn from_name(word: &str) -> Option<Self> {
        let letter = |c: Self| word.len() == 1 && word.starts_with(c.letter());
        Self::ALL.into_iter().find(|c| c.name() == word || letter(*c))
    }

    /// Parses the lower-case name of a tile; also accepts the colour's name or letter.
    pub fn from_tile(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.tile() == word).or_else(|| Self::from_name(word))
    }

    /// Parses the lower-case name of a leader.
    pub fn from_leader(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.leader() == word)
    }
}

/// Returns a set of `count` tiles of one colour.
pub fn tiles_of(color: Color, count: u8) -> Tiles {
    let mut tiles = Tiles::default();
    tiles.0[color.index()] = count;
    tiles
}

/// A monument, named by its two colours (rules: tigris 2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Monument {
    pub top: Color,
    pub base: Color,
}

/// The six monuments in the order of the rule book.
pub const MONUMENTS: [Monument; 6] = {
    use Color::{Black, Blue, Green, Red};
    [
        monument(Red, Black),
        monument(Red, Green),
        monument(Blue, Black),
        monument(Blue, Red),
        monument(Green, Black),
        monument(Green, Blue),
    ]
};

const fn monument(top: Color, base: Color) -> Monument {
    Monument { top, base }
}

impl Monument {
    /// Returns the pair of two colours in either order. The result has the order of the rule book: top colour first.
    pub fn of(one: Color, other: Color) -> Self {
        let flipped = monument(other, one);
        if MONUMENTS.contains(&flipped) { flipped } else { monument(one, other) }
    }

    /// Returns the pair's index in [`MONUMENTS`], or `None` if both colours are the same.
    pub fn index(self) -> Option<usize> {
        MONUMENTS.iter().position(|m| *m == self)
    }

    /// Returns whether the pair contains this colour.
    pub fn has(self, color: Color) -> bool {
        self.top == color || self.base == color
    }
}

impl std::fmt::Display for Monument {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.top.name(), self.base.name())
    }
}

impl std::str::FromStr for Monument {
    type Err = String;

    /// Parses `red-black` in lower case, in either order; also accepts colour letters.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{} is not a monument such as red-black", crate::table::record::quoted(text));
        let (one, other) = text.split_once('-').ok_or_else(wrong)?;
        let color = |word| Color::from_name(word).ok_or_else(wrong);
        Ok(Self::of(color(one)?, color(other)?))
    }
}
