//! The Czech sentences. Names of players stay in the nominative, and sentences are phrased accordingly.
//! The parent module adds the non-breaking spaces after one-letter words.

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
use crate::lang::list_cs;
use crate::table::Seat;

/// `vy` or the name.
fn name(seat: Seat, who: &Who) -> String {
    who.called(seat, "vy")
}

/// `vy a Petr`.
fn names(seats: &[Seat], who: &Who) -> String {
    list_cs(&seats.iter().map(|seat| name(*seat, who)).collect::<Vec<_>>())
}

/// `váš rytíř` or `rytíř (Petr)`; all figures are animate masculines.
fn owned(seat: Seat, thing: &str, who: &Who) -> String {
    if who.is(seat) { format!("váš {thing}") } else { format!("{thing} ({})", who.name(seat)) }
}

/// `získáte 6 bodů`, `6 bodů získá Petr`, `vy a Petr po 6 bodech`, `nikdo neboduje`, `bez bodů`.
fn award(points: u16, holders: &[Seat], who: &Who) -> String {
    let count = usize::from(points);
    match holders {
        [] => "nikdo neboduje".into(),
        _ if points == 0 => "bez bodů".into(),
        [one] if who.is(*one) => format!("získáte {}", noun::points(count)),
        [one] => format!("{} získá {}", noun::points(count), who.name(*one)),
        several => format!("{} po {}", names(several, who), noun::points_loc(count)),
    }
}
