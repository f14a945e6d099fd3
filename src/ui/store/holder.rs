//! Who has the device: kept beside each game, never in its record, so that a reload, the way back and a copy know it. A hand
//! opens without its curtain only to the person that stands here.

use super::pins::Pins;
use super::{Store, put};
use crate::play::running_game::GameHandle;
use crate::table::{MAX_SEATS, Seat};

const HOLDER: &str = "deska.holder.";
/// What is kept where nobody has it.
const NOBODY: &str = "-";

/// Keeps who has the device.
pub fn keep_holder(store: &impl Store, id: &str, handle: &GameHandle) {
    let holder = handle.holder().map_or(NOBODY.to_string(), |seat| seat.to_string());
    put(store, &format!("{HOLDER}{id}"), &holder);
}

/// A saved game in the hands of whoever had the device when it was left. Where nothing is kept, as of an import, only a person
/// who always sat alone there has it. Who has chosen a PIN enters it again.
pub fn sit_down(store: &impl Store, id: &str, handle: GameHandle) -> GameHandle {
    let kept = store.get(&format!("{HOLDER}{id}"));
    let seat = |kept: String| kept.parse().ok().filter(|index| *index < MAX_SEATS).map(Seat::new);
    let known = kept.map_or(handle.holder(), seat);
    let holder = known.filter(|seat| !Pins::of(store, id).has(*seat));
    if holder == handle.holder() { handle } else { handle.held_by(holder) }
}

/// A copy is in the same hands.
pub(super) fn copy_holder(store: &impl Store, id: &str, copy: &str) {
    if let Some(kept) = store.get(&format!("{HOLDER}{id}")) {
        put(store, &format!("{HOLDER}{copy}"), &kept);
    }
}

/// Forgets who had the device in a game that is no more.
pub(super) fn forget_holder(store: &impl Store, id: &str) {
    store.remove(&format!("{HOLDER}{id}"));
}
