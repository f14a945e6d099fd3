//! The shelf.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

#[derive(Clone, Copy)]
pub enum ShelfWords {
    /// The heading for screen readers; the wordmark is the visible one.
    Games,
    /// Begins a new game.
    Play,
    Continue,
    /// Name of the books: what was played before.
    Kept,
    /// A box that cannot be opened yet.
    Closed,
    Offline,
    UpdateReady,
    UpdateNow,
    Seats(usize, usize),
    Minutes(u16),
    SeatsLabel,
    MinutesLabel,
}

impl Phrase for ShelfWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, shelf::words(self))
    }
}
