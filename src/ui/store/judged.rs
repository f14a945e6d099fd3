//! Analyses of finished games: each is its own text beside the game, never in its record, and can be computed again
//! when it is lost.

use serde::{Deserialize, Serialize};

use super::Store;
use crate::bots::judge::{Finding, Scope, VERSION};

const JUDGED: &str = "deska.judged.";

/// The results of an analysis so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Judgement {
    /// The version of the analysis ([`VERSION`]).
    version: u32,
    /// Entries of the game.
    entries: usize,
    pub scope: Option<Scope>,
    pub findings: Vec<Finding>,
}

impl Judgement {
    /// Creates an empty analysis for a game with this many entries.
    pub fn of(entries: usize) -> Self {
        Self { version: VERSION, entries, ..Self::default() }
    }
}

/// Returns the stored analysis of a game with this many entries; empty if it has another version.
pub fn judgement(store: &impl Store, id: &str, entries: usize) -> Judgement {
    let kept = store.get(&format!("{JUDGED}{id}")).and_then(|text| serde_json::from_str(&text).ok());
    let fits = |kept: &Judgement| (kept.version, kept.entries) == (VERSION, entries);
    kept.filter(fits).unwrap_or_else(|| Judgement::of(entries))
}

/// Stores an analysis. Returns whether there was room; if not, nothing else is lost.
pub fn keep_judgement(store: &impl Store, id: &str, known: &Judgement) -> bool {
    let text = serde_json::to_string(known);
    text.is_ok_and(|text| store.set(&format!("{JUDGED}{id}"), &text).is_ok())
}

/// Deletes the analysis of a removed game.
pub(super) fn forget_judgement(store: &impl Store, id: &str) {
    store.remove(&format!("{JUDGED}{id}"));
}

/// Deletes all analyses to make room for games: they can be computed again.
pub(super) fn forget_judgements(store: &impl Store) {
    store.keys().iter().filter(|key| key.starts_with(JUDGED)).for_each(|key| store.remove(key));
}
