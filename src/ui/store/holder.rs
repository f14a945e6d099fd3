//! The holder of the device: stored beside each game, never in its record, so that it survives a reload, the back
//! button and a copy. A hand opens without its curtain only for this person.

use super::pins::Pins;
use super::{Store, put};
use crate::play::running_game::GameHandle;
use crate::table::{MAX_SEATS, Seat};

const HOLDER: &str = "deska.holder.";
/// The stored value if nobody has the device.
const NOBODY: &str = "-";

/// Stores the holder of the device.
pub fn keep_holder(store: &impl Store, id: &str, handle: &GameHandle) {
    let holder = handle.holder().map_or(NOBODY.to_string(), |seat| seat.to_string());
    put(store, &format!("{HOLDER}{id}"), &holder);
}

/// Returns a saved game with the stored holder of the device. Without a stored one, as for an import, only the sole
/// person of a game has it. A seat with a PIN enters it again.
pub fn sit_down(store: &impl Store, id: &str, handle: GameHandle) -> GameHandle {
    let kept = store.get(&format!("{HOLDER}{id}"));
    let seat = |kept: String| kept.parse().ok().filter(|index| *index < MAX_SEATS).map(Seat::new);
    let stored = kept.map_or(handle.holder(), seat);
    let holder = stored.filter(|seat| !Pins::of(store, id).has(*seat));
    if holder == handle.holder() { handle } else { handle.held_by(holder) }
}

/// Copies the holder to a copy of the game.
pub(super) fn copy_holder(store: &impl Store, id: &str, copy: &str) {
    if let Some(kept) = store.get(&format!("{HOLDER}{id}")) {
        put(store, &format!("{HOLDER}{copy}"), &kept);
    }
}

/// Deletes the holder of a removed game.
pub(super) fn forget_holder(store: &impl Store, id: &str) {
    store.remove(&format!("{HOLDER}{id}"));
}
