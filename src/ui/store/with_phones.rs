//! The seats of a game that have phones: stored beside each game, because a page that is loaded again has lost the
//! connections and must say whose phones are missing.

use super::{Store, put};
use crate::table::{MAX_SEATS, Seat};

const SEATS: &str = "deska.away.";

/// Returns the seats of a saved game that had phones last.
pub fn seats_with_phones(store: &impl Store, id: &str) -> Vec<Seat> {
    let text = store.get(&format!("{SEATS}{id}")).unwrap_or_default();
    let seats = text.split(' ').filter_map(|seat| seat.parse().ok());
    seats.filter(|seat| *seat < MAX_SEATS).map(Seat::new).collect()
}

/// Notes whether a seat of a saved game has a phone.
pub fn keep_seat_with_phone(store: &impl Store, id: &str, seat: Seat, phone: bool) {
    let mut seats = seats_with_phones(store, id);
    seats.retain(|other| *other != seat);
    seats.extend(phone.then_some(seat));
    let text: Vec<String> = seats.iter().map(|seat| seat.index().to_string()).collect();
    match text.is_empty() {
        true => forget_seats_with_phones(store, id),
        false => put(store, &format!("{SEATS}{id}"), &text.join(" ")),
    }
}

/// Deletes this of a removed game.
pub(super) fn forget_seats_with_phones(store: &impl Store, id: &str) {
    store.remove(&format!("{SEATS}{id}"));
}
