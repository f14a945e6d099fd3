//! Seats, turns, actors and viewers. Knows no game.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use super::never;
use super::record::quoted;

/// The most seats of any game of the family.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in playing order. Text form: the number (`0`).
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

/// Seats are also read from storage and from messages.
impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if usize::from(index) < MAX_SEATS {
            Ok(Self(index))
        } else {
            Err(format!("there is no seat {index}"))
        }
    }
}

impl Seat {
    /// Returns seat `index`, 0 to [`MAX_SEATS`] - 1. A larger number is a bug of the caller (the last seat in release
    /// builds). Input from outside is compared with the seats of the table where it is read.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub const fn new(index: usize) -> Self {
        let beyond = never!(index >= MAX_SEATS, "no table has so many seats");
        Self(if beyond { MAX_SEATS as u8 - 1 } else { index as u8 })
    }

    /// Returns the 0-based index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: usize) -> Self {
        Self::new((self.index() + 1) % seats)
    }

    /// Iterates over all seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS)).map(Seat::new)
    }

    /// Iterates over all seats clockwise, beginning with this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat::new((self.index() + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = String;

    /// # Errors
    /// A text other than a number below [`MAX_SEATS`].
    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.bytes().all(|b| b.is_ascii_digit());
        let index = text.parse::<usize>().ok().filter(|index| digits && *index < MAX_SEATS);
        index.map(Self::new).ok_or_else(|| format!("{} is not a seat", quoted(text)))
    }
}

/// The decision that is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat decides.
    Seat(Seat),
    /// A chance event: the session rolls and logs the result.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// Returns the seat that must decide, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// Progress of a game, in the unit its players count.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Turns begun.
    Turn(usize),
    /// Rounds, in each of which every seat has its turns.
    Round(usize),
    /// Visits to one place after another.
    Visit(usize),
}

impl Count {
    /// Returns the number.
    pub fn value(self) -> usize {
        match self {
            Self::Turn(n) | Self::Round(n) | Self::Visit(n) => n,
        }
    }

    /// Returns another number of the same kind.
    #[must_use]
    pub fn with_value(self, n: usize) -> Self {
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

/// The maker of an entry. Text form: the seat's number, or `*` for chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// This seat.
    Seat(Seat),
    /// The dice of the session.
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

/// The viewer of a game, which decides what is visible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: public facts and the seat's own secrets.
    Seat(Seat),
    /// All players together, or somebody who watches: public facts only.
    Spectator,
    /// The reader of a finished game, or a test: everything.
    All,
}

/// An array with one element per seat; `N` is the most seats the game allows. It is indexed by [`Seat`] only, so that
/// no other number can be taken for a seat. Use the inner array where all elements are needed in order, such as for
/// JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Returns an array with the same value for every seat.
    pub const fn all(value: T) -> Self
    where
        T: Copy,
    {
        Self([value; N])
    }

    /// Returns an array of the results of `make`.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat::new(index))))
    }

    /// Iterates over the elements in order, including those beyond the seats of a smaller table.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Returns the index for a seat. A game has no seat beyond `N`; release builds take the last one.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn place(seat: Seat) -> usize {
        let index = seat.index();
        never!(index >= N, "seat {index} of a game for {N}");
        index.min(N - 1)
    }
}

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn index(&self, seat: Seat) -> &T {
        &self.0[Self::place(seat)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[Self::place(seat)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_is_read_exists() {
        let read = |text: &str| serde_json::from_str::<Seat>(text).map_err(|error| error.to_string());
        assert_eq!(read("5"), Ok(Seat::new(5)));
        assert_eq!(serde_json::to_string(&Seat::new(5)).ok().as_deref(), Some("5"));
        assert_eq!(read("6"), Err("there is no seat 6".into()));
        assert!(read("-1").is_err() && read("256").is_err());
    }

    #[test]
    fn places_are_found_by_seat() {
        let mut places = BySeat::<usize, 4>::from_fn(Seat::index);
        places[Seat::new(2)] += 10;
        assert_eq!((places, places[Seat::new(3)]), (BySeat([0, 1, 12, 3]), 3));
        assert_eq!(BySeat::<u8, 3>::all(7).iter().sum::<u8>(), 21);
    }

    #[test]
    #[should_panic(expected = "no table has so many seats")]
    fn a_seat_of_no_table_is_noticed() {
        Seat::new(std::hint::black_box(MAX_SEATS));
    }

    #[test]
    #[should_panic(expected = "seat 4 of a game for 4")]
    fn a_seat_of_no_place_is_noticed() {
        let _ = BySeat::<u8, 4>::default()[Seat::new(std::hint::black_box(4))];
    }
}
