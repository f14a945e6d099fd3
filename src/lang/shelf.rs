//! The shelf.

use super::{cs, en};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

#[derive(Clone, Copy)]
pub enum ShelfWords {
    /// The heading for screen readers; the wordmark is the visible one.
    Games,
    /// Begins a new game.
    Play,
    Continue,
    /// Heading of the strip of games in progress.
    InProgress,
    /// A box that cannot be opened yet.
    Closed,
    Welcome,
    Hide,
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
        in_language!(lang, shelf::words(self))
    }
}
