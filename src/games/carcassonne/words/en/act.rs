//! Actions, picks and the button.

use super::super::ground::Shows;
use super::ground::{place, show, toward};
use super::noun::{figure, part, posture};
use crate::games::carcassonne::rules::{
    Action, ActionKind, Cell, Part, Pick, Rotation, SegmentId, Side, Stand,
};
use crate::lang::capital;
use crate::table::Seat;

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Place(at, rotation) => format!("Tile {}, {}", place(*at), turned(*rotation)),
        Action::Follower(_, id) => claim(*id, None),
        Action::Build(at) => format!("Tower piece {}", place(*at)),
        Action::Top(at) => format!("Meeple on the tower {}", place(*at)),
        Action::Pass => "Nothing".into(),
        Action::Capture(at, spot) => format!("Capture the {}", target(*at, *spot)),
        Action::Decline => "Capture nobody".into(),
        Action::Ransom(captor, None) => format!("Ransom, paid to {}", player(*captor)),
        Action::Ransom(captor, Some(owner)) => {
            format!("Ransom for {}, paid to {}", player(*owner), player(*captor))
        }
        Action::End => "End the turn".into(),
        Action::First(_) => "Draw the first player".into(),
        Action::Draw(_) => "Draw a tile".into(),
    }
}

/// `Knight, city north`; where the sides are not known, as in the notation: `Knight, city c0`.
pub(in super::super) fn claim(id: SegmentId, sides: Option<Vec<Side>>) -> String {
    let what = match sides {
        None => format!("{} {id}", part(id.part)),
        Some(sides) if sides.is_empty() => part(id.part).into(),
        Some(sides) if id.part == Part::Field && sides.len() == 2 => {
            format!("field {}", toward(id.part, &sides))
        }
        Some(sides) => show(&Shows::One { part: id.part, sides, pennants: 0 }),
    };
    capital(&format!("{}, {what}", posture(id.part)))
}

/// `knight two north of the start`.
fn target(at: Cell, spot: Stand) -> String {
    format!("{} {}", figure(spot), place(at))
}

fn turned(rotation: Rotation) -> String {
    match rotation.degrees() {
        0 => "not turned".into(),
        degrees => format!("turned by {degrees} degrees"),
    }
}

/// Describes a seat without a known name.
fn player(seat: Seat) -> String {
    format!("player {}", seat.index() + 1)
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what).into(),
        Pick::Where(at) => capital(&super::ground::place(at)),
        Pick::Turn(rotation) => capital(&turned(rotation)),
        Pick::Segment(id) => claim(id, None),
        Pick::Target(at, spot) => capital(&target(at, spot)),
        Pick::Captor(seat) | Pick::Owner(seat) => capital(&player(seat)),
    }
}

fn kind(what: ActionKind) -> &'static str {
    match what {
        ActionKind::Place => "Tile",
        ActionKind::Follower => "Meeple",
        ActionKind::Build => "Tower piece",
        ActionKind::Top => "Meeple on a tower",
        ActionKind::Pass => "Nothing",
        ActionKind::Capture => "Capture",
        ActionKind::Decline => "Capture nobody",
        ActionKind::Ransom => "Ransom",
        ActionKind::End => "End turn",
        ActionKind::Luck => "Draw",
    }
}

/// Returns the button; `own` when the captured figure is the seat's own.
pub(in super::super) fn commit(action: &Action, own: bool) -> String {
    match action {
        Action::Place(..) => "Place tile".into(),
        Action::Follower(_, id) => format!("Place {}", posture(id.part)),
        Action::Build(_) => "Build".into(),
        Action::Top(_) => "Close tower".into(),
        Action::Pass => "End turn".into(),
        Action::Capture(..) if own => "Return to supply".into(),
        Action::Capture(_, Stand::Segment(id)) => format!("Capture {}", posture(id.part)),
        Action::Capture(_, Stand::Top) => "Capture meeple".into(),
        Action::Decline => "Capture nobody".into(),
        Action::Ransom(..) => "Pay 3 points".into(),
        Action::End => "End turn".into(),
        Action::First(_) | Action::Draw(_) => "Draw".into(),
    }
}
