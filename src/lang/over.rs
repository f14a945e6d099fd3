//! Sentences at the end of a game, in its replay, and for the export of its record.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};
use crate::table::Count;
use crate::table::record::RecordErrorKind;

/// The page after the last move.
#[derive(Clone, PartialEq, Debug)]
pub enum OverWords {
    /// Caption of the breakdown.
    Breakdown,
    /// A place, from 1.
    Place(u8),
    /// For the owner of a seat: its place from 1, the number of seats, and whether others have the same.
    Own {
        rank: u8,
        of: usize,
        shared: bool,
    },
    /// On a phone: where a rematch starts, and what to do here.
    RematchElsewhere,
    /// Heading of the highlights.
    Highlights,
    Largest,
    LargestIs {
        name: String,
        points: i32,
        term: String,
        at: Count,
    },
    LongestLead,
    LeadIs {
        name: String,
        from: Count,
        to: Count,
    },
    Length,
    /// Length of a game.
    Lasted(Count),
    /// Label of the final board.
    Board,
    TouchNumber,
    /// Meaning of the marks of the breakdown: a tinted number counts, an underlined one broke a tie; empty without
    /// either.
    MarksKey {
        counts: bool,
        decides: bool,
    },
    /// Begins the walk through the scoring, step by step.
    Walk,
    WalkTitle,
    /// Title of the ceremony.
    TheEnd,
    WalkStep(usize, usize),
    /// On to the result.
    WalkEnd,
    /// Label of the button that is a number of the table.
    SourcesOf {
        name: String,
        term: String,
        value: i32,
    },
    /// Heading of the list of where a number came from.
    SourcesTitle {
        name: String,
        term: String,
    },
    /// Points at the end: `2 treasures`.
    AtTheEnd(String),
    /// One line of that list: when it was.
    At(Count),
    /// The points of one line of that list.
    Plus(i32),
    CloseSources,
    Seed(String),
    Replay,
    Export,
    Print,
    ChangeSeats,
    Rematch,
    /// No room, or no storage at all.
    CannotSave,
    /// The label of its lower axis.
    TurnAxis(Count),
    /// The picture in words: each name with its last value.
    ChartDescription {
        length: Count,
        ends: Vec<(String, i32)>,
    },
}

impl Phrase for OverWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, over::words(self))
    }
}

/// Looking through a game.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayWords {
    /// Title of the window and heading.
    Title,
    /// There is nothing at this address.
    Missing,
    /// The record cannot be opened at all.
    CannotOpen {
        line: usize,
        why: Box<FaultWords>,
    },
    /// It can be opened up to the entry that cannot be played.
    BrokenFrom {
        line: usize,
        why: Box<FaultWords>,
    },
    /// Heading of the technical reason.
    Details,
    ToSaves,
    ToResult,
    /// The moment on screen: entry, entries, turn, turns.
    Moment {
        entry: usize,
        entries: usize,
        turn: usize,
    },
    Before,
    Scrubber,
    First,
    Last,
    Back,
    Forward,
    BackTurn,
    ForwardTurn,
    BackScore,
    ForwardScore,
    Play,
    Pause,
    /// One word below the buttons: what they go by, and where to.
    ByScore,
    ByTurn,
    ByStep,
    ToStart,
    ToEnd,
    /// Said when it begins to play by itself, and when it stops.
    Plays,
    Paused,
    Speed(u32),
    SpeedLabel,
    Shown,
    Public,
    Open,
    /// Why hands stay hidden.
    OnlyPublic,
    Log,
    Position,
    Analysis,
    Side,
    Board,
    NoLine,
}

/// Why a record stops, in the words of the page.
#[derive(Clone, PartialEq, Debug)]
pub enum FaultWords {
    Kind(RecordErrorKind),
    /// The sentence of the game for a refusal.
    Refused(String),
}

impl Phrase for FaultWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, over::error_words(self))
    }
}

impl Phrase for ReplayWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, over::replay_words(self))
    }
}

/// Taking the record of a game out of the app.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ExportWords {
    Title,
    Explain,
    Field,
    Copy,
    Copied,
    /// Instead of the text, while the game goes on.
    Secret,
    /// Copying is not allowed.
    TakeTheFile,
    Download,
    CopyLink,
    LinkCopied,
    /// Explanation of a link.
    LinkHelp,
    /// There is too much of the game for a link.
    NoLink,
    Qr,
    /// Name of the picture.
    QrLabel,
}

impl Phrase for ExportWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, over::export_words(self))
    }
}
