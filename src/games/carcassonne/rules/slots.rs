//! Actions as slots for selection by clicks: kind, place and rotation, in any order. A pick is one word: `place`,
//! `at:(0,-1)`, `turn:180`, `target:(0,1):top`.

use std::fmt;
use std::str::FromStr;

use crate::table::{Picks, Seat, Slots};

use super::action::{Action, Stand, seat};
use super::cell::{Cell, Rotation};
use super::tile::SegmentId;

/// The name of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    Kind,
    Where,
    /// The rotation of the tile.
    Turn,
    /// A segment of the tile just laid.
    Segment,
    /// The figure to capture.
    Target,
    /// The captor to pay.
    Captor,
    /// The owner of the figure to buy back, if the action names one.
    Owner,
}

/// The kind of action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    Place,
    Follower,
    Build,
    Top,
    Pass,
    Capture,
    Decline,
    Ransom,
    End,
    /// A chance event; players cannot pick it.
    Luck,
}

/// A slot with a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Kind(ActionKind),
    /// The cell of a placement or a tower; of a follower only if its action names one.
    Where(Cell),
    Turn(Rotation),
    Segment(SegmentId),
    Target(Cell, Stand),
    Captor(Seat),
    Owner(Seat),
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Picks<Pick> {
        let mut picks = Picks::new();
        picks.push(Pick::Kind(self.kind()));
        match *self {
            Self::Place(at, rotation) => picks.extend([Pick::Where(at), Pick::Turn(rotation)]),
            Self::Follower(at, id) => {
                picks.extend(at.map(Pick::Where));
                picks.push(Pick::Segment(id));
            }
            Self::Build(at) | Self::Top(at) => picks.push(Pick::Where(at)),
            Self::Capture(at, spot) => picks.push(Pick::Target(at, spot)),
            Self::Ransom(captor, owner) => {
                picks.push(Pick::Captor(captor));
                picks.extend(owner.map(Pick::Owner));
            }
            Self::Pass | Self::Decline | Self::End | Self::First(_) | Self::Draw(_) => {}
        }
        picks
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::Kind(_) => Slot::Kind,
            Pick::Where(_) => Slot::Where,
            Pick::Turn(_) => Slot::Turn,
            Pick::Segment(_) => Slot::Segment,
            Pick::Target(..) => Slot::Target,
            Pick::Captor(_) => Slot::Captor,
            Pick::Owner(_) => Slot::Owner,
        }
    }
}

impl ActionKind {
    pub const ALL: [Self; 10] = [
        Self::Place,
        Self::Follower,
        Self::Build,
        Self::Top,
        Self::Pass,
        Self::Capture,
        Self::Decline,
        Self::Ransom,
        Self::End,
        Self::Luck,
    ];

    /// Returns the verb of the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Follower => "follower",
            Self::Build => "build",
            Self::Top => "top",
            Self::Pass => "pass",
            Self::Capture => "capture",
            Self::Decline => "decline",
            Self::Ransom => "ransom",
            Self::End => "end",
            Self::Luck => "luck",
        }
    }
}

impl Action {
    /// Returns the kind of action.
    pub const fn kind(&self) -> ActionKind {
        match self {
            Self::Place(..) => ActionKind::Place,
            Self::Follower(..) => ActionKind::Follower,
            Self::Build(_) => ActionKind::Build,
            Self::Top(_) => ActionKind::Top,
            Self::Pass => ActionKind::Pass,
            Self::Capture(..) => ActionKind::Capture,
            Self::Decline => ActionKind::Decline,
            Self::Ransom(..) => ActionKind::Ransom,
            Self::End => ActionKind::End,
            Self::First(_) | Self::Draw(_) => ActionKind::Luck,
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(what) => f.write_str(what.name()),
            Self::Where(cell) => write!(f, "at:{cell}"),
            Self::Turn(rotation) => write!(f, "turn:{rotation}"),
            Self::Segment(id) => write!(f, "segment:{id}"),
            Self::Target(cell, spot) => write!(f, "target:{cell}:{spot}"),
            Self::Captor(seat) => write!(f, "captor:P{seat}"),
            Self::Owner(seat) => write!(f, "owner:P{seat}"),
        }
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a pick");
        let Some((slot, value)) = text.split_once(':') else {
            return ActionKind::ALL.into_iter().find(|w| w.name() == text).map(Self::Kind).ok_or_else(wrong);
        };
        Ok(match slot {
            "at" => Self::Where(value.parse()?),
            "turn" => Self::Turn(value.parse()?),
            "segment" => Self::Segment(value.parse()?),
            "target" => {
                let (cell, spot) = value.split_once(':').ok_or_else(wrong)?;
                Self::Target(cell.parse()?, spot.parse()?)
            }
            "captor" => Self::Captor(seat(value)?),
            "owner" => Self::Owner(seat(value)?),
            _ => return Err(wrong()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_words() {
        let words = [
            "at:(0,-1)",
            "turn:180",
            "segment:c0",
            "target:(0,1):m0",
            "target:(0,1):top",
            "captor:P1",
            "owner:P2",
        ];
        for word in ActionKind::ALL.map(ActionKind::name).into_iter().chain(words) {
            assert_eq!(word.parse::<Pick>().map(|pick| pick.to_string()), Ok(word.to_string()));
        }
        for wrong in
            ["", "lay", "at:", "at:0,1", "turn:45", "segment:x0", "target:(0,1)", "captor:P9", "place:top"]
        {
            assert!(wrong.parse::<Pick>().is_err(), "{wrong}");
        }
    }
}
