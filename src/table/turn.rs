//! Seats, who acts, who looks. Knows no game.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any game of the family has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in playing order. Text form: the number (`0`).
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Seat `index`, 0 to [`MAX_SEATS`] - 1; larger numbers are cut to the last seat.
    pub const fn new(index: usize) -> Self {
        Self(if index < MAX_SEATS { index as u8 } else { MAX_SEATS as u8 - 1 })
    }

    /// 0-based index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: usize) -> Self {
        Self::new((self.index() + 1) % seats)
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS)).map(Seat::new)
    }

    /// All seats clockwise, beginning with this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat::new((self.index() + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Whose decision is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Seat(Seat),
    /// Luck is due: the session rolls and logs the result.
    Chance,
    Over,
}

impl Turn {
    /// The seat that must decide, if one must.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// Where a game stands, in what its players count it by.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Turns begun.
    Turn(usize),
    /// Rounds in which every seat has its turns.
    Round(usize),
    /// Visits, from place to place.
    Visit(usize),
}

impl Count {
    /// The number.
    pub fn value(self) -> usize {
        match self {
            Self::Turn(n) | Self::Round(n) | Self::Visit(n) => n,
        }
    }

    /// Another number of the same kind.
    #[must_use]
    pub fn number(self, n: usize) -> Self {
        match self {
            Self::Turn(_) => Self::Turn(n),
            Self::Round(_) => Self::Round(n),
            Self::Visit(_) => Self::Visit(n),
        }
    }
}

impl Default for Count {
    fn default() -> Self {
        Self::Turn(0)
    }
}

/// Who made an entry of the log. Text form: the seat's number, or `*` for chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    Seat(Seat),
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("*"),
        }
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// A player: public facts and the seat's own secrets.
    Seat(Seat),
    /// Everybody at the table: public facts only.
    Public,
    /// The reader of a finished game, or a test: everything.
    Open,
}

/// An array with one place a seat; `N` is the most seats the game allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
