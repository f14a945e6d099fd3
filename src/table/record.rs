//! The text form of a session (`*.deska`), which a person can read and write: `docs/records.md`.
//!
//! [`Record`] is the syntax, the same for every game. [`play`](play()) replays it for one game, [`verify`] also checks
//! its expectations. Records come from outside: every error is a value with line, column and reason. Text of a record
//! that a reason repeats is [`quoted`].

mod body;
mod head;
mod piece;
mod play;
mod quote;

use std::borrow::Cow;
use std::fmt::{self, Write};

use super::controller::Controller;
use super::game::Game;
use super::session::{ControllerChange, Player, Session};
use super::turn::{Actor, MAX_SEATS, Seat};
use super::{dice, options};

use piece::Chunk;

pub use head::seed;
pub use play::{Played, begin, enter, play, verify};
pub use quote::{printable, quoted};

/// The version of the format that this program writes.
pub const VERSION: &str = "1";
/// The maximum size of a record that is read from a file, in bytes: five hundred times that of a typical game.
pub const MAX_BYTES: usize = 2_000_000;

/// An error in a record, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The kind of error.
    pub kind: RecordErrorKind,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, counted in characters.
    pub column: usize,
    /// The entry that could not be played, if that is the error: its number from 1 and its text.
    pub entry: Option<(usize, String)>,
    /// The reason, in English, without a full stop.
    pub reason: String,
}

/// Kinds of errors for which the shell has sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// The text does not begin as a record does.
    NotARecord,
    /// Written by a later program, with the version it names.
    Version(String),
    /// A record of a game that this program does not know.
    Game(String),
    /// A line that cannot be read.
    Syntax,
    /// An impossible position.
    Position,
    /// An entry that the rules refuse, with the code.
    Refused(&'static str),
    /// An entry of the wrong actor, or an impossible chance result.
    Entry,
    /// An expectation that is not met.
    Expectation,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for RecordError {}

/// A record as written, before it is played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Id of the game, made printable for reasons; a known id is never changed by that.
    pub game: String,
    /// A title given by a person; may be empty.
    pub title: String,
    /// The players in playing order.
    pub players: Vec<Player>,
    /// `name=value` words and the number of their line.
    pub options: (usize, String),
    /// The seed of all dice; `None` if the record has none.
    pub seed: Option<u64>,
    /// The number of leading entries that free undo cannot reach.
    pub sealed: usize,
    /// Whether the table may agree to take entries back.
    pub takeback: bool,
    /// Whether hints are allowed; `None` if the record does not say.
    pub hints: Option<bool>,
    /// Position text and the number of its first line.
    pub position: Option<(usize, String)>,
    /// Lines after the head.
    pub items: Vec<BodyLine>,
    places: Places,
}

/// A line and a column, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Where {
    line: usize,
    column: usize,
}

/// Places in the head that only a game can check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Places {
    game: Where,
    /// The number of seats, or the line that implies it where it is left out.
    seats: Where,
    /// The sign of each `player` line.
    signs: Vec<Where>,
    options: Where,
}

/// A line after the head, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BodyLine {
    /// Line, from 1.
    pub line: usize,
    /// Column of the text after the first word, from 1; in an unreadable line, column of the error.
    pub column: usize,
    /// The content of the line.
    pub item: Item,
}

/// The content of a line after the head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// `0 king H5  # note`
    Entry {
        /// The actor.
        actor: Actor,
        /// The action in the notation of the game.
        action: String,
        /// The note after `#`, or empty.
        note: String,
    },
    /// `seat 1 computer hard`: from here on this controller has the seat.
    Controller {
        /// The seat.
        seat: Seat,
        /// A person or a computer of a level.
        controller: Controller,
    },
    /// `seed 5f1c`: from here on this seed makes the dice.
    Seed(u64),
    /// `* roll`: draws the chance result that is due from the seed.
    Roll,
    /// `expect /pointer JSON`
    Expect {
        /// A place in the state, as a JSON pointer.
        pointer: String,
        /// The expected value.
        json: String,
    },
    /// `refuse CODE 0 action`
    Refuse {
        /// The code of the refusal.
        code: String,
        /// The seat that tries the action.
        seat: Seat,
        /// The refused action.
        action: String,
    },
    /// `legal 0 action`, or `illegal 0 action` with `legal` false.
    Legal {
        /// Whether the action is allowed.
        legal: bool,
        /// The seat that tries the action.
        seat: Seat,
        /// The action to check.
        action: String,
    },
    /// `legal-count N`
    LegalCount(usize),
    /// `turn 0 phase`, `turn * phase`, `turn over`
    Turn {
        /// A seat, `*` for chance, or `over`.
        who: String,
        /// The name of the phase; empty once the game is over.
        phase: String,
    },
    /// An unreadable line with its reason: the record plays up to here.
    Unreadable(String),
}

impl Record {
    /// Reads a record without playing it. An unreadable line after the head becomes [`Item::Unreadable`], so that the
    /// lines before it can still be played.
    ///
    /// # Errors
    /// The first line of the head that cannot be read.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let text = same_line_ends(text.trim_start_matches('\u{feff}'));
        let mut lines = text.lines().enumerate().map(|(i, text)| (i + 1, text.trim_end()));
        first_line(lines.next().map_or("", |(_, text)| text))?;
        let (mut record, mut seats, mut last) = (Self::default(), None, 1);
        let mut position: Option<(usize, String)> = None;
        while let Some((line, text)) = lines.next() {
            last = line;
            let piece = Chunk::line(text);
            if piece.text == "--" {
                record.position = position;
                record.end_head(line, seats)?;
                let seats = if record.players.is_empty() { MAX_SEATS } else { record.players.len() };
                record.items = lines.filter_map(|(line, text)| body::line(line, text, seats)).collect();
                return Ok(record);
            }
            match &mut position {
                Some((_, position)) => {
                    position.push_str(text);
                    position.push('\n');
                }
                None if piece.text == "position" => position = Some((line + 1, String::new())),
                None => record.head_line(line, piece, &mut seats)?,
            }
        }
        let reason = "the head ends with a line `--`, which is missing";
        Err(error(RecordErrorKind::Syntax, Where { line: last, column: 1 }, reason))
    }

    /// Returns the error for a record of an unknown game, at the place of its id.
    pub fn unknown_game<'a>(&self, known: impl Iterator<Item = &'a str>) -> RecordError {
        let known = known.collect::<Vec<_>>().join(", ");
        let reason = format!("there is no game {}; the games are: {known}", quoted(&self.game));
        error(RecordErrorKind::Game(self.game.clone()), self.places.game, reason)
    }
}

/// Replaces the line ends CR LF and CR by LF.
fn same_line_ends(text: &str) -> Cow<'_, str> {
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n").into() } else { text.into() }
}

/// Checks the first line: `deska 1`.
fn first_line(text: &str) -> Result<(), RecordError> {
    let (word, version) = Chunk::line(text).split();
    match (word.text, version.text) {
        ("deska", VERSION) => Ok(()),
        ("deska", other) if !other.is_empty() && !other.contains(char::is_whitespace) => {
            let other = printable(other);
            let reason = format!("this record is of version {other}; this program reads version {VERSION}");
            Err(error(RecordErrorKind::Version(other), Where { line: 1, column: version.column }, reason))
        }
        _ => {
            let reason = "a record begins with the line `deska 1`";
            Err(error(RecordErrorKind::NotARecord, Where { line: 1, column: 1 }, reason))
        }
    }
}

fn number(text: &str) -> Option<usize> {
    (text.len() < 9 && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.parse().ok()).flatten()
}

fn error(kind: RecordErrorKind, place: Where, reason: impl Into<String>) -> RecordError {
    RecordError {
        kind,
        line: place.line.max(1),
        column: place.column.max(1),
        entry: None,
        reason: reason.into(),
    }
}

/// Writes a session as a record. Reading it back gives an equal session, without undone entries.
pub fn write<G: Game>(session: &Session<G>) -> String {
    let head = &session.head;
    let mut text = format!("deska {VERSION}\ngame {}\n", G::INFO.id);
    let mut line = |key: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "{key} {value}"); // writing to a string cannot fail
        }
    };
    line("title", &head.title);
    line("seats", &head.players.len().to_string());
    for (seat, player) in head.players.iter().enumerate() {
        let controller = controller_word(player);
        let said = format!("{seat} {} {} {controller}{}", player.sign, player.colour, player.name);
        line("player", said.trim_end());
    }
    line("options", &options::write(&head.options));
    line("seed", &format!("{:x}", head.seed));
    line("takeback", if head.takeback { "on" } else { "" });
    line("hints", head.hints.map_or("", |on| if on { "on" } else { "off" }));
    line("sealed", &session.sealed().to_string());
    if let Some(position) = session.start_position() {
        text.push_str("position\n");
        text.push_str(position);
        if !position.ends_with('\n') {
            text.push('\n');
        }
    }
    text.push_str("--\n");
    let (mut changes, mut seeds) =
        (session.controller_changes().iter().peekable(), session.seeds().iter().peekable());
    for entry in 0..=session.len() {
        while let Some(change) = changes.next_if(|change| change.at <= entry) {
            text.push_str(&changed(change));
        }
        while let Some((_, seed)) = seeds.next_if(|(from, _)| *from <= entry) {
            text.push_str(&reseeded(*seed));
        }
        if let Some(step) = session.steps().get(entry) {
            text.push_str(step.line()); // written when the entry was made
            text.push('\n');
        }
    }
    text
}

/// Returns the record with a new seed from its last entry on, which makes it an independent copy.
pub fn with_fresh_luck(text: &str) -> String {
    format!("{}\n{}", text.trim_end(), reseeded(dice::fresh_seed()))
}

/// Returns the line that sets another seed from here on.
fn reseeded(seed: u64) -> String {
    format!("seed {seed:x}\n")
}

/// Returns the line for a change of controller.
fn changed(change: &ControllerChange) -> String {
    format!("seat {} {}\n", change.seat, change.controller)
}

/// Returns the word before a player's name: empty for a person, unless the name could be read as a controller.
fn controller_word(player: &Player) -> String {
    let first = player.name.split_whitespace().next().unwrap_or_default();
    let doubtful = [Controller::PERSON, Controller::COMPUTER].contains(&first);
    if player.controller.is_person() && !doubtful { String::new() } else { format!("{} ", player.controller) }
}
