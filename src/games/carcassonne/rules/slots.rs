//! Actions as slots for choosing by clicks: what, where, how turned, in any order.

use crate::table::{Seat, Slots};

use super::action::{Action, Spot};
use super::cell::{Cell, Rotation};
use super::tile::SegmentId;

/// The name of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    What,
    Where,
    /// How the tile lies.
    Turn,
    /// Which segment of the tile just laid.
    Segment,
    /// Which figure to capture.
    Target,
    /// Whom to pay.
    Captor,
    /// Whose figure to buy back, where it is named.
    Owner,
}

/// The kind of action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    Place,
    Follower,
    Build,
    Top,
    Pass,
    Capture,
    Decline,
    Ransom,
    End,
    /// An entry of chance; nobody picks it.
    Luck,
}

/// A slot with a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    What(What),
    /// The cell of a placement or a tower; of a follower only where its action names one.
    Where(Cell),
    Turn(Rotation),
    Segment(SegmentId),
    Target(Cell, Spot),
    Captor(Seat),
    Owner(Seat),
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Vec<Pick> {
        let what = Pick::What(self.what());
        match *self {
            Self::Place(at, rotation) => vec![what, Pick::Where(at), Pick::Turn(rotation)],
            Self::Follower(None, id) => vec![what, Pick::Segment(id)],
            Self::Follower(Some(at), id) => vec![what, Pick::Where(at), Pick::Segment(id)],
            Self::Build(at) | Self::Top(at) => vec![what, Pick::Where(at)],
            Self::Capture(at, spot) => vec![what, Pick::Target(at, spot)],
            Self::Ransom(captor, None) => vec![what, Pick::Captor(captor)],
            Self::Ransom(captor, Some(owner)) => vec![what, Pick::Captor(captor), Pick::Owner(owner)],
            Self::Pass | Self::Decline | Self::End | Self::First(_) | Self::Draw(_) => vec![what],
        }
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::What(_) => Slot::What,
            Pick::Where(_) => Slot::Where,
            Pick::Turn(_) => Slot::Turn,
            Pick::Segment(_) => Slot::Segment,
            Pick::Target(..) => Slot::Target,
            Pick::Captor(_) => Slot::Captor,
            Pick::Owner(_) => Slot::Owner,
        }
    }
}

impl Action {
    /// The kind of action.
    pub const fn what(&self) -> What {
        match self {
            Self::Place(..) => What::Place,
            Self::Follower(..) => What::Follower,
            Self::Build(_) => What::Build,
            Self::Top(_) => What::Top,
            Self::Pass => What::Pass,
            Self::Capture(..) => What::Capture,
            Self::Decline => What::Decline,
            Self::Ransom(..) => What::Ransom,
            Self::End => What::End,
            Self::First(_) | Self::Draw(_) => What::Luck,
        }
    }
}
