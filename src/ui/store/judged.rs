//! What was found out about finished games when they were judged: a text of its own beside each game, never in its record,
//! and made again when it is lost.

use serde::{Deserialize, Serialize};

use super::Store;
use crate::bots::judge::{Finding, Scope, VERSION};

const JUDGED: &str = "deska.judged.";

/// What is known of a game so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Judgement {
    /// How it was judged ([`VERSION`]).
    version: u32,
    /// Entries of the game.
    entries: usize,
    pub scope: Option<Scope>,
    pub findings: Vec<Finding>,
}

impl Judgement {
    /// Of a game with so many entries nothing is known yet.
    pub fn of(entries: usize) -> Self {
        Self { version: VERSION, entries, ..Self::default() }
    }
}

/// What is kept of a game with so many entries; nothing where it was judged otherwise.
pub fn judgement(store: &impl Store, id: &str, entries: usize) -> Judgement {
    let kept = store.get(&format!("{JUDGED}{id}")).and_then(|text| serde_json::from_str(&text).ok());
    let fits = |kept: &Judgement| (kept.version, kept.entries) == (VERSION, entries);
    kept.filter(fits).unwrap_or_else(|| Judgement::of(entries))
}

/// Keeps what is known of a game. Whether there was room: where there is none, nothing else is lost.
pub fn keep_judgement(store: &impl Store, id: &str, known: &Judgement) -> bool {
    let text = serde_json::to_string(known);
    text.is_ok_and(|text| store.set(&format!("{JUDGED}{id}"), &text).is_ok())
}

/// Forgets what is known of a game that is no more.
pub(super) fn forget_judgement(store: &impl Store, id: &str) {
    store.remove(&format!("{JUDGED}{id}"));
}

/// Makes room for games: every judgement can be made again.
pub(super) fn forget_judgements(store: &impl Store) {
    store.keys().iter().filter(|key| key.starts_with(JUDGED)).for_each(|key| store.remove(key));
}
