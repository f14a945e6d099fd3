//! The history of finished games: a few words each, which stay when the game itself is deleted.

use serde::{Deserialize, Serialize};

use super::{Local, SaveSummary, Store, list, text};
use crate::base64url::sum;
use crate::lang::Lang;
use crate::play::running_game::GameHandle;
use crate::table::Controller;
use crate::ui::table::found;

/// The key prefix of the entry for a game.
const PAST: &str = "deska.past.";
/// The key of the time up to which the history was reset.
const FORGOT: &str = "deska.forgot";

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// Id of the record, which may be deleted.
    #[serde(skip)]
    pub id: String,
    /// Id of the game that was played.
    pub game: String,
    /// Milliseconds since 1970.
    pub when: f64,
    /// A checksum of its record without the title: the same for a copy.
    pub sum: u32,
    pub seats: Vec<PastSeat>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PastSeat {
    /// As typed; may be empty.
    pub name: String,
    #[serde(rename = "sits")]
    pub controller: Controller,
    /// From 1; several may share a place.
    pub place: u8,
    /// The deciding value, if it is a number.
    pub score: Option<i32>,
}

impl Past {
    /// Creates the history entry of a game that is over.
    pub fn of(handle: &GameHandle, when: f64) -> Self {
        let (brief, ending) = (handle.summary(), handle.ending(Lang::En));
        let total = ending.lines.iter().find(|line| line.sum);
        let seats = ending.seats.iter().enumerate().filter_map(|(column, placed)| {
            let player = brief.players.get(placed.mark.seat.index())?;
            let score = total.and_then(|line| line.cells.get(column)).map(|cell| cell.value);
            Some(PastSeat {
                name: player.name.clone(),
                controller: player.controller.without_temper(),
                place: placed.rank,
                score,
            })
        });
        let seats = seats.collect();
        Self {
            id: String::new(),
            game: brief.game,
            when,
            sum: sum(handle.with_title("").record().as_bytes()),
            seats,
        }
    }
}

/// Stores the history entry of a game that is over. If the storage is full, the entry is made later from the
/// record, as long as that is stored.
pub fn remember_past(store: &impl Store, id: &str, handle: &GameHandle, now: f64) {
    let past = Past::of(handle, now);
    // The summary may be older than the record: a game without a result is not over.
    if past.seats.is_empty() {
        return;
    }
    if let Ok(past) = serde_json::to_string(&past) {
        let _ = store.set(&format!("{PAST}{id}"), &past);
    }
}

/// Stores the history entry of a finished game of the list, if there is none yet.
pub fn remember_kept(store: &impl Store, meta: &SaveSummary) {
    if lacks(store, meta)
        && let Some(Ok((_, opened))) = text(store, &meta.id).map(|text| found(&text))
    {
        remember_past(store, &meta.id, &opened.handle, meta.changed);
    }
}

/// Returns the finished games of the list without a history entry: imported ones, and those of older versions.
pub fn unremembered(store: &impl Store) -> Vec<SaveSummary> {
    list(store).into_iter().filter(|meta| lacks(store, meta)).collect()
}

fn lacks(store: &impl Store, meta: &SaveSummary) -> bool {
    let forgot = store.get(FORGOT).and_then(|when| when.parse::<u64>().ok());
    let known = store.get(&format!("{PAST}{}", meta.id)).is_some();
    let later = forgot.is_none_or(|forgot| meta.changed > forgot as f64);
    meta.over && meta.broken.is_none() && later && !known
}

/// Returns the history, copies once, the oldest first. A game that was taken back and continues is not over.
pub fn past(store: &impl Store) -> Vec<Past> {
    let goes_on: Vec<String> =
        list(store).into_iter().filter(|meta| !meta.over).map(|meta| meta.id).collect();
    let ids = store.keys().into_iter().filter_map(|key| key.strip_prefix(PAST).map(str::to_string));
    let ids = ids.filter(|id| !goes_on.contains(id));
    let read = |id: String| {
        let past: Past = serde_json::from_str(&store.get(&format!("{PAST}{id}"))?).ok()?;
        Some(Past { id, ..past })
    };
    let mut all: Vec<Past> = ids.filter_map(read).collect();
    crate::order::short_by(&mut all, |one, other| one.when.total_cmp(&other.when));
    let mut once: Vec<Past> = Vec::new();
    for one in all {
        if !once.iter().any(|known| known.game == one.game && known.sum == one.sum) {
            once.push(one);
        }
    }
    once
}

/// Resets the history; the saved games stay, and are not counted again.
pub fn forget_past(now: f64) {
    forget_all(&Local, now);
}

/// Resets the history in any storage.
pub fn forget_all(store: &impl Store, now: f64) {
    store.keys().iter().filter(|key| key.starts_with(PAST)).for_each(|key| store.remove(key));
    let _ = store.set(FORGOT, &(now as u64).to_string()); // without room only the old games come back
}
