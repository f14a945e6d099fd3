//! Figures and the abilities of their kinds (rules: carcassonne 16). The follower is the only kind in this scope;
//! another kind would be a row of the table, not a code path.

use crate::table::Seat;

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FigureKind {
    Follower,
}

/// The abilities of a kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits {
    /// Its count in a majority.
    pub weight: u8,
    /// Whether it may close a tower.
    pub may_top: bool,
    /// Whether a tower may capture it.
    pub capturable: bool,
}

impl FigureKind {
    #[inline]
    pub const fn traits(self) -> Traits {
        match self {
            Self::Follower => Traits { weight: 1, may_top: true, capturable: true },
        }
    }
}

/// A figure on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure {
    pub owner: Seat,
    pub kind: FigureKind,
}

impl Figure {
    #[inline]
    pub const fn follower(owner: Seat) -> Self {
        Self { owner, kind: FigureKind::Follower }
    }
}

/// The total weight of each seat's figures in a feature: four bits a seat, 0 to 15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Weights(u32);

impl Weights {
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (4 * seat.index()) & 15) as u8
    }

    #[inline]
    pub fn add(&mut self, figure: Figure) {
        self.0 += u32::from(figure.kind.traits().weight) << (4 * figure.owner.index());
    }

    #[inline]
    pub fn take(&mut self, figure: Figure) {
        self.0 -= u32::from(figure.kind.traits().weight) << (4 * figure.owner.index());
    }

    /// Returns the sum of both weights.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Returns the seats with the majority among `seats` seats: all of them on a tie, none in an empty feature
    /// (rules: carcassonne 7.1).
    #[inline]
    pub fn holders(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        let most = Seat::all(seats).map(|seat| self.of(seat)).max().unwrap_or(0);
        Seat::all(seats).filter(move |seat| most > 0 && self.of(*seat) == most)
    }
}
