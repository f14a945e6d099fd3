//! The trash: deleted games are kept for a moment, so that a deletion can be undone.

use super::analyses::delete_analysis;
use super::holder::forget_holder;
use super::pins::forget_pins;
use super::with_phones::forget_seats_with_phones;
use super::{GAME, SUMMARY_KEY, Store, complete, put, text};

/// The key prefix of deleted games. It is shorter than the key of a game, so that a game can be deleted however
/// full the storage is.
const TRASH: &str = "deska.bin.";
/// The prefix in older versions.
const OLD_TRASH: &str = "deska.trash.";
/// The key prefix of the time of deletion.
const WHEN: &str = "deska.t.";
/// The time during which a deleted game can be restored, in milliseconds.
const REGRET: f64 = 10_000.0;

/// Moves a game to the trash; [`restore`] brings it back for a while. If even that copy does not fit, as for a game
/// that itself waits for room, the page keeps it in memory.
pub fn delete(store: &impl Store, id: &str, now: f64) {
    let Some(text) = text(store, id) else { return };
    store.remove(&format!("{GAME}{id}"));
    put(store, &format!("{TRASH}{id}"), &text);
    put(store, &format!("{WHEN}{id}"), &(now as u64).to_string());
}

/// Returns whether a key belongs to a deleted game.
pub(super) fn is_deleted(key: &str) -> bool {
    [TRASH, WHEN].iter().any(|start| key.starts_with(start))
}

/// Restores a deleted game; an existing game with its id stays as it is.
pub fn restore(store: &impl Store, id: &str) {
    let Some(deleted) = store.get(&format!("{TRASH}{id}")) else { return };
    let line = format!("{SUMMARY_KEY}{id}");
    let said = store.get(&line);
    forget(store, id);
    if text(store, id).is_none() {
        put(store, &format!("{GAME}{id}"), &deleted);
        said.iter().for_each(|said| put(store, &line, said));
        complete(store);
    }
}

/// Returns the games that can still be restored.
pub fn deleted(store: &impl Store, now: f64) -> Vec<String> {
    let young = |id: &str| {
        let deleted_at = store.get(&format!("{WHEN}{id}")).and_then(|when| when.parse::<u64>().ok());
        deleted_at.is_some_and(|deleted_at| now - (deleted_at as f64) < REGRET)
    };
    let keys = store.keys();
    keys.iter().filter_map(|key| key.strip_prefix(TRASH)).filter(|id| young(id)).map(str::to_string).collect()
}

/// Removes the games for good that can no longer be restored.
pub fn empty_trash(store: &impl Store, now: f64) {
    let young = deleted(store, now);
    for key in store.keys() {
        match (key.strip_prefix(TRASH), key.strip_prefix(OLD_TRASH)) {
            (Some(id), _) if !young.iter().any(|known| known == id) => {
                forget(store, id);
                if text(store, id).is_none() {
                    delete_analysis(store, id);
                    forget_pins(store, id);
                    forget_holder(store, id);
                    forget_seats_with_phones(store, id);
                }
            }
            (_, Some(_)) => store.remove(&key),
            _ => {}
        }
    }
}

fn forget(store: &impl Store, id: &str) {
    store.remove(&format!("{TRASH}{id}"));
    store.remove(&format!("{WHEN}{id}"));
    if text(store, id).is_none() {
        store.remove(&format!("{SUMMARY_KEY}{id}"));
    }
}
