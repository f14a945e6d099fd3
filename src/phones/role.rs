//! The role of a connection: a seat, or somebody who only watches.

use crate::table::Seat;

/// The most watchers of a game.
pub const WATCHERS: usize = 4;

/// The first number of a watcher in the byte of a role; seats are below.
const WATCHER: u8 = 0x80;

/// The audience of a device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// The owner of a hand.
    Seat(Seat),
    /// Somebody without a seat, who sees what all may see: the number of the screen, from 0, below [`WATCHERS`].
    Watcher(u8),
}

impl Role {
    /// Returns the roles of all watchers.
    pub fn watchers() -> impl Iterator<Item = Self> {
        (0..WATCHERS as u8).map(Self::Watcher)
    }

    /// Returns the seat; `None` for a watcher.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Watcher(_) => None,
        }
    }

    /// Returns the role as one byte.
    pub(super) fn byte(self) -> u8 {
        match self {
            Self::Seat(seat) => seat.index() as u8,
            Self::Watcher(nth) => WATCHER + nth,
        }
    }

    /// Reads the role of a byte; `None` if there is no such seat or watcher.
    pub(super) fn read(byte: u8) -> Option<Self> {
        match byte.checked_sub(WATCHER) {
            Some(nth) => Some(Self::Watcher(nth)).filter(|_| usize::from(nth) < WATCHERS),
            None => Seat::try_from(byte).ok().map(Self::Seat),
        }
    }
}

impl From<Seat> for Role {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}
