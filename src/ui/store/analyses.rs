//! Analyses of finished games: each is its own text beside the game, never in its record, and can be computed again
//! when it is lost.

use serde::{Deserialize, Serialize};

use super::Store;
use crate::bots::analysis::{Finding, Scope, VERSION};

const KEY_PREFIX: &str = "deska.judged.";

/// The results of an analysis so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StoredAnalysis {
    /// The version of the analysis ([`VERSION`]).
    version: u32,
    /// Entries of the game.
    entries: usize,
    pub scope: Option<Scope>,
    pub findings: Vec<Finding>,
}

impl StoredAnalysis {
    /// Creates an empty analysis for a game with this many entries.
    pub fn of(entries: usize) -> Self {
        Self { version: VERSION, entries, ..Self::default() }
    }
}

/// Returns the stored analysis of a game with this many entries; empty if it has another version.
pub fn stored_analysis(store: &impl Store, id: &str, entries: usize) -> StoredAnalysis {
    let kept = store.get(&format!("{KEY_PREFIX}{id}")).and_then(|text| serde_json::from_str(&text).ok());
    let is_current = |kept: &StoredAnalysis| (kept.version, kept.entries) == (VERSION, entries);
    kept.filter(is_current).unwrap_or_else(|| StoredAnalysis::of(entries))
}

/// Stores an analysis. Returns whether there was room; if not, nothing else is lost.
pub fn store_analysis(store: &impl Store, id: &str, known: &StoredAnalysis) -> bool {
    let text = serde_json::to_string(known);
    text.is_ok_and(|text| store.set(&format!("{KEY_PREFIX}{id}"), &text).is_ok())
}

/// Deletes the analysis of a removed game.
pub(super) fn delete_analysis(store: &impl Store, id: &str) {
    store.remove(&format!("{KEY_PREFIX}{id}"));
}

/// Deletes all analyses to make room for games: they can be computed again.
pub(super) fn delete_analyses(store: &impl Store) {
    store.keys().iter().filter(|key| key.starts_with(KEY_PREFIX)).for_each(|key| store.remove(key));
}
