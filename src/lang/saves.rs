//! The list of saved games.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

#[derive(Clone, Copy)]
pub enum SavesWords<'a> {
    Filter,
    Filters(usize),
    Sort,
    Sorts(usize),
    Empty,
    EmptyHere,
    /// Leads from the empty list to the shelf.
    ToShelf,
    Continue,
    ToResult,
    Duplicate,
    Rename,
    Export,
    Delete,
    Import,
    OpenPart,
    Over,
    LastPlayed(&'a str),
    Copy(&'a str),
    Part(&'a str),
    Title,
    TitleHelp,
    Save,
    Deleted(usize),
    ImportHelp,
    File,
    Paste,
    PasteHelp,
    DoImport,
    /// Name of the imported game.
    Imported(&'a str),
    /// The title of the saved game that is the same.
    Twin(&'a str),
    /// Goes to what was imported.
    Open,
    ImportedPart(&'a str),
    NotImported,
    /// The file holds no text in UTF-8.
    NotText,
    TooLong,
    /// Above what came with a link.
    FromLink,
    /// The reason why a link isn't a game, in the order of `ui::link::LinkError`.
    LinkError(usize),
    // Why a game cannot be opened.
    NotARecord,
    Version(&'a str),
    Game(&'a str),
    /// Why, in English.
    Unreadable(ErrorLocation<'a>, &'a str),
    /// Why, in sentences; may be empty.
    Refused(ErrorLocation<'a>, &'a str),
}

/// The location of an error in a record.
#[derive(Clone, Copy)]
pub struct ErrorLocation<'a> {
    pub line: usize,
    pub column: usize,
    /// Number from 1 of the step that cannot be made; 0 where it is none, or not known.
    pub entry: usize,
    /// That step as it is written.
    pub step: &'a str,
    /// Whether what comes before can be opened.
    pub opens: bool,
}

impl Phrase for SavesWords<'_> {
    fn said(&self, lang: Lang) -> String {
        say!(lang, saves::words(self))
    }
}

/// The statistics of finished games.
#[derive(Clone, Copy)]
pub enum StatsWords<'a> {
    Title,
    Empty,
    /// Explanation of the counting.
    Counted,
    /// Number of seats, number of games.
    Table(usize, usize),
    Last(&'a str),
    Player,
    Played,
    Wins,
    Mean,
    Best,
    /// A number in tenths.
    Tenths(i64),
    /// A person who typed no name.
    Nameless,
    /// The words behind the number of wins: wins and games.
    Share(usize, usize),
    /// The words behind the number of wins in a row.
    InARow(usize),
    /// The most wins in a row.
    BestRow(usize),
    /// The day of the first game.
    Since(&'a str),
    ByGame,
    /// Whoever played alone without typing a name.
    Alone,
    /// Wins and games.
    Of(usize, usize),
    Rivals,
    LastGames(usize),
    /// The place, and the number of seats.
    Placed(u8, usize),
    MostPoints,
    ClosestWin,
    LargestLead,
    AllGames,
    ForgetAll,
    Sure,
    Forget,
    Keep,
}

impl Phrase for StatsWords<'_> {
    fn said(&self, lang: Lang) -> String {
        say!(lang, saves::stats_words(self))
    }
}
