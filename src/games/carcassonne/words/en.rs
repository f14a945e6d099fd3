//! The English sentences.

pub(super) mod act;
pub(super) mod ask;
pub(super) mod describe;
pub(super) mod event;
pub(super) mod feature;
pub(super) mod ground;
pub(super) mod noun;
pub(super) mod over;
pub(super) mod preview;
pub(super) mod refusal;
pub(super) mod result;
pub(super) mod say;
pub(super) mod table;
pub mod title;
pub(super) mod tutorial;

use crate::lang::Who;
use crate::lang::list_en;
use crate::table::Seat;

/// `you` or the name.
fn name(seat: Seat, who: &Who) -> String {
    who.called(seat, "you")
}

/// `you and Petr`.
fn names(seats: &[Seat], who: &Who) -> String {
    list_en(&seats.iter().map(|seat| name(*seat, who)).collect::<Vec<_>>())
}

/// `your knight` or `Petr's knight`.
fn owned(seat: Seat, thing: &str, who: &Who) -> String {
    if who.is(seat) { format!("your {thing}") } else { format!("{}'s {thing}", who.name(seat)) }
}

/// `6 points to you`, `6 points each to you and Petr`, `nobody scores`, `no points`.
fn award(points: u16, holders: &[Seat], who: &Who) -> String {
    match holders {
        [] => "nobody scores".into(),
        _ if points == 0 => "no points".into(),
        [one] => format!("{} to {}", noun::points(points.into()), name(*one, who)),
        several => format!("{} each to {}", noun::points(points.into()), names(several, who)),
    }
}
