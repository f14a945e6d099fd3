//! Words that stand on more than one screen.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};
use crate::table::Count;

#[derive(Clone, Copy)]
pub enum CommonWords {
    Close,
    Home,
    /// On a phone: from a page to its table.
    BackToTable,
    MainMenu,
    Help,
    Undo,
    Retry,
    Loading,
    NewGame,
    Rules,
    Replay,
    SavedGames,
    Settings,
    HowTo,
    About,
    /// A saved text of which not even the game is known.
    Unreadable,
    /// Nothing is kept: the browser blocks storage.
    StorageBlocked,
    /// There is no room.
    StorageFull,
    /// Spoken behind a place that may be picked.
    Legal,
    /// Spoken behind the place that is aimed at.
    Aimed,
}

impl Phrase for CommonWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, common::words(self))
    }
}

/// Progress of a game: `Turn 14, Anna to move`.
pub struct Progress<'a> {
    pub at: Count,
    /// `None` when nobody decides just now.
    pub name: Option<&'a str>,
}

impl Phrase for Progress<'_> {
    fn said(&self, lang: Lang) -> String {
        say!(lang, common::progress(self))
    }
}

/// A length of text in kilobytes, at least one.
pub struct Size(pub usize);

impl Phrase for Size {
    fn said(&self, lang: Lang) -> String {
        say!(lang, common::size(self))
    }
}

/// `3 games`.
pub struct Games(pub usize);

impl Phrase for Games {
    fn said(&self, lang: Lang) -> String {
        say!(lang, common::games(self))
    }
}
