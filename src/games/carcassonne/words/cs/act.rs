//! Actions, picks and the button.

use super::super::ground::Shows;
use super::ground::{place, show, toward};
use super::noun::{figure, land, posture, posture_forms};
use crate::games::carcassonne::rules::{
    Action, ActionKind, Cell, Part, Pick, Rotation, SegmentId, Side, Stand,
};
use crate::lang::capital;
use crate::table::Seat;

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Place(at, rotation) => format!("Kartička ({}), {}", place(*at), turned(*rotation)),
        Action::Follower(_, id) => claim(*id, None),
        Action::Build(at) => format!("Dílek věže ({})", place(*at)),
        Action::Top(at) => format!("Družiník na věž ({})", place(*at)),
        Action::Pass => "Neumístit nic".into(),
        Action::Capture(at, spot) => format!("Zajmout: {}", target(*at, *spot)),
        Action::Decline => "Nezajmout nikoho".into(),
        Action::Ransom(captor, None) => format!("Výkup, body získá {}", player(*captor)),
        Action::Ransom(captor, Some(owner)) => {
            format!("Výkup, platí {}, body získá {}", player(*owner), player(*captor))
        }
        Action::End => "Ukončit tah".into(),
        Action::First(_) => "Vylosovat začínajícího hráče".into(),
        Action::Draw(_) => "Vytáhnout kartičku".into(),
    }
}

/// `Rytíř, město na severu`; where the sides are not known, as in the notation: `Rytíř, město c0`.
pub(in super::super) fn claim(id: SegmentId, sides: Option<Vec<Side>>) -> String {
    let what = match sides {
        None => format!("{} {id}", land(id.part).one),
        Some(sides) if sides.is_empty() => land(id.part).one.into(),
        Some(sides) if id.part == Part::Field && sides.len() == 2 => {
            format!("{} na {}", land(id.part).one, toward(id.part, &sides))
        }
        Some(sides) => show(&Shows::One { part: id.part, sides, pennants: 0 }),
    };
    capital(&format!("{}, {what}", posture(id.part)))
}

/// `rytíř (o dvě na sever od počátku)`.
fn target(at: Cell, spot: Stand) -> String {
    format!("{} ({})", figure(spot).one, place(at))
}

fn turned(rotation: Rotation) -> String {
    match rotation.degrees() {
        0 => "bez otočení".into(),
        degrees => format!("otočená o {degrees} stupňů"),
    }
}

/// Describes a seat without a known name.
fn player(seat: Seat) -> String {
    format!("{}.\u{a0}hráč", seat.index() + 1)
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what).into(),
        Pick::Where(at) => capital(&place(at)),
        Pick::Turn(rotation) => capital(&turned(rotation)),
        Pick::Segment(id) => claim(id, None),
        Pick::Target(at, spot) => capital(&target(at, spot)),
        Pick::Captor(seat) | Pick::Owner(seat) => player(seat),
    }
}

fn kind(what: ActionKind) -> &'static str {
    match what {
        ActionKind::Place => "Kartička",
        ActionKind::Follower => "Družiník",
        ActionKind::Build => "Dílek věže",
        ActionKind::Top => "Družiník na věž",
        ActionKind::Pass => "Neumístit nic",
        ActionKind::Capture => "Zajmout",
        ActionKind::Decline => "Nezajmout nikoho",
        ActionKind::Ransom => "Výkup",
        ActionKind::End => "Ukončit tah",
        ActionKind::Luck => "Los",
    }
}

/// Returns the button; `own` when the captured figure is the seat's own.
pub(in super::super) fn commit(action: &Action, own: bool) -> String {
    match action {
        Action::Place(..) => "Přiložit".into(),
        Action::Follower(_, id) => format!("Postavit {}", posture_forms(id.part).acc),
        Action::Build(_) => "Přidat dílek".into(),
        Action::Top(_) => "Uzavřít věž".into(),
        Action::Pass => "Ukončit tah".into(),
        Action::Capture(..) if own => "Vrátit do zásoby".into(),
        Action::Capture(_, Stand::Segment(id)) => format!("Zajmout {}", posture_forms(id.part).acc),
        Action::Capture(_, Stand::Top) => "Zajmout družiníka".into(),
        Action::Decline => "Nezajmout nikoho".into(),
        Action::Ransom(..) => "Zaplatit 3 body".into(),
        Action::End => "Ukončit tah".into(),
        Action::First(_) | Action::Draw(_) => "Losovat".into(),
    }
}
