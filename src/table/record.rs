//! The text form of a session (`*.deska`), which a person can read and write: `docs/records.md`.
//!
//! [`Record`] is the syntax, the same for every game; [`play`] carries it out for one game, [`judge`] also checks
//! what it expects. Records are data from outside: every fault is a value with line, column and reason.

mod play;

use std::fmt::{self, Write};

use super::game::Game;
use super::options;
use super::session::{NAME_LENGTH, Player, Session, tidy_name};
use super::turn::{Actor, MAX_SEATS, Seat};

pub use play::{Played, begin, judge, play};

/// The version of the format this program writes.
pub const VERSION: &str = "1";

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub kind: FaultKind,
    /// Line from 1.
    pub line: usize,
    /// Column from 1, counted in characters.
    pub column: usize,
    /// In English, without a full stop.
    pub reason: String,
}

/// Kinds of faults the shell has sentences for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// It does not begin as a record does.
    NotARecord,
    /// Written by a later program.
    Version(String),
    /// Of a game this program does not know.
    Game(String),
    /// A line that cannot be read.
    Syntax,
    /// The position cannot be.
    Position,
    /// An entry that the rules refuse, with the code.
    Refused(&'static str),
    /// An entry of the wrong actor, or luck that cannot be.
    Entry,
    /// An expectation that does not hold.
    Expectation,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

/// A record as written, not yet played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    pub game: String,
    pub title: String,
    pub players: Vec<Player>,
    /// `name=value` words and the line they stand in.
    pub options: (usize, String),
    pub seed: Option<u64>,
    pub sealed: usize,
    pub takeback: bool,
    /// Position text and the number of its first line.
    pub position: Option<(usize, String)>,
    /// Lines after the head.
    pub items: Vec<Line>,
}

/// A line after the head, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// From 1.
    pub line: usize,
    /// Column of what follows the first word, from 1.
    pub column: usize,
    pub item: Item,
}

/// What a line after the head says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// `0 king H5  # note`
    Entry { actor: Actor, action: String, note: String },
    /// `* roll`: let the seed roll what is due.
    Roll,
    /// `expect /pointer JSON`
    Expect { pointer: String, json: String },
    /// `refuse CODE 0 action`
    Refuse { code: String, seat: Seat, action: String },
    /// `legal 0 action`, or `illegal 0 action` with `legal` false.
    Legal { legal: bool, seat: Seat, action: String },
    /// `legal-count N`
    LegalCount(usize),
    /// `turn 0 phase`, `turn * phase`, `turn over`
    Turn { who: String, phase: String },
    /// A line that cannot be read: the record plays up to here.
    Unreadable(String),
}

impl Record {
    /// Reads a record without playing it. A line after the head that cannot be read is kept as
    /// [`Item::Unreadable`], so that what stands before it can still be played.
    ///
    /// # Errors
    /// The first line of the head that cannot be read.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let mut lines =
            text.trim_start_matches('\u{feff}').lines().enumerate().map(|(i, l)| (i + 1, l.trim_end()));
        let (_, magic) = lines.next().unwrap_or((1, ""));
        match magic.trim().split_once(' ') {
            Some(("deska", VERSION)) => {}
            Some(("deska", other)) => {
                let reason =
                    format!("this record is of version {other}; this program reads version {VERSION}");
                return Err(fault(FaultKind::Version(other.to_string()), 1, 7, reason));
            }
            _ => {
                return Err(fault(
                    FaultKind::NotARecord,
                    1,
                    1,
                    "a record begins with the line `deska 1`".into(),
                ));
            }
        }
        let mut record = Record::default();
        let (mut seats, mut in_body, mut last) = (0, false, 1);
        let mut position: Option<(usize, String)> = None;
        for (line, text) in lines {
            last = line;
            if in_body {
                record.items.extend(item(line, text));
            } else if text.trim() == "--" {
                in_body = true;
                record.position = position.take();
            } else if let Some((_, position)) = &mut position {
                position.push_str(text);
                position.push('\n');
            } else if text.trim() == "position" {
                position = Some((line + 1, String::new()));
            } else {
                record.head(line, text, &mut seats)?;
            }
        }
        if !in_body {
            return Err(fault(
                FaultKind::Syntax,
                last,
                1,
                "the head ends with a line `--`, which is missing".into(),
            ));
        }
        record.seat(seats).map_err(|reason| fault(FaultKind::Syntax, last, 1, reason))?;
        Ok(record)
    }

    fn head(&mut self, line: usize, text: &str, seats: &mut usize) -> Result<(), Fault> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        let (key, value) = text.split_once(' ').map_or((text, ""), |(k, v)| (k, v.trim()));
        let column = key.chars().count() + 2;
        let wrong = |reason: String| fault(FaultKind::Syntax, line, column, reason);
        match key {
            "game" => self.game = value.to_string(),
            "title" => self.title = tidy_name_long(value),
            "seats" => {
                *seats = number(value).filter(|n| (1..=MAX_SEATS).contains(n)).ok_or_else(|| {
                    wrong(format!("`{value}` is not a number of seats from 1 to {MAX_SEATS}"))
                })?;
            }
            "player" => self.player(value).map_err(wrong)?,
            "options" => self.options = (line, value.to_string()),
            "seed" => {
                let seed = u64::from_str_radix(value, 16);
                self.seed = Some(seed.map_err(|_| wrong(format!("`{value}` is not a hexadecimal seed")))?);
            }
            "sealed" => {
                self.sealed =
                    number(value).ok_or_else(|| wrong(format!("`{value}` is not a number of entries")))?;
            }
            "takeback" if matches!(value, "on" | "off") => self.takeback = value == "on",
            "takeback" => return Err(wrong(format!("takeback is `on` or `off`, not `{value}`"))),
            _ => {
                let known = "game, title, seats, player, options, seed, sealed, takeback, position";
                let reason = format!("`{key}` is not a line of the head; those are: {known}");
                return Err(fault(FaultKind::Syntax, line, 1, reason));
            }
        }
        Ok(())
    }

    /// `player SEAT SIGN COLOUR NAME`, seats in order.
    fn player(&mut self, value: &str) -> Result<(), String> {
        let mut words = value.splitn(4, ' ');
        let mut next = |what: &str| {
            words
                .next()
                .and_then(number)
                .ok_or_else(|| format!("the {what} of the player is missing or no number"))
        };
        let (seat, sign, colour) = (next("seat")?, next("sign")?, next("colour")?);
        if seat != self.players.len() {
            return Err(format!("players come in the order of seats: {} is next", self.players.len()));
        }
        if seat >= MAX_SEATS || sign >= MAX_SEATS || !(1..=MAX_SEATS).contains(&colour) {
            return Err(format!("seats and signs are 0 to 5, colours 1 to {MAX_SEATS}"));
        }
        let name = tidy_name(words.next().unwrap_or_default());
        self.players.push(Player { name, sign: sign as u8, colour: colour as u8 });
        Ok(())
    }

    /// Fills seats that no `player` line described.
    fn seat(&mut self, seats: usize) -> Result<(), String> {
        if seats > 0 && self.players.len() > seats {
            return Err(format!("{} players are described for {seats} seats", self.players.len()));
        }
        for seat in self.players.len()..seats {
            self.players.push(Player { name: String::new(), sign: seat as u8, colour: seat as u8 + 1 });
        }
        Ok(())
    }
}

fn tidy_name_long(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(4 * NAME_LENGTH).collect()
}

fn number(text: &str) -> Option<usize> {
    (text.len() < 9 && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.parse().ok()).flatten()
}

fn fault(kind: FaultKind, line: usize, column: usize, reason: String) -> Fault {
    Fault { kind, line, column, reason }
}

fn seat(word: &str) -> Option<Seat> {
    number(word).filter(|n| *n < MAX_SEATS).map(Seat::new)
}

/// Reads one line after the head; `None` for an empty line or a note.
fn item(line: usize, text: &str) -> Option<Line> {
    let indent = text.chars().take_while(|c| c.is_whitespace()).count();
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') {
        return None;
    }
    let (word, rest) = text.split_once(' ').map_or((text, ""), |(w, r)| (w, r.trim()));
    let column = indent + word.chars().count() + 2;
    let item = said(word, rest).unwrap_or_else(Item::Unreadable);
    Some(Line { line, column, item })
}

/// What a line says that begins with this word.
fn said(word: &str, rest: &str) -> Result<Item, String> {
    let seat_and_action = |rest: &str| {
        let (who, action) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = seat(who).ok_or_else(|| format!("`{who}` is not a seat"))?;
        Ok::<_, String>((seat, action.trim().to_string()))
    };
    Ok(match word {
        "expect" => {
            let (pointer, json) = rest.split_once(' ').ok_or("expect wants a pointer and a JSON value")?;
            Item::Expect { pointer: pointer.to_string(), json: json.trim().to_string() }
        }
        "refuse" => {
            let (code, rest) = rest.split_once(' ').ok_or("refuse wants a code, a seat and an action")?;
            let (seat, action) = seat_and_action(rest.trim())?;
            Item::Refuse { code: code.to_string(), seat, action }
        }
        "legal" | "illegal" => {
            let (seat, action) = seat_and_action(rest)?;
            Item::Legal { legal: word == "legal", seat, action }
        }
        "legal-count" => Item::LegalCount(number(rest).ok_or("legal-count wants a number")?),
        "turn" => {
            let (who, phase) = rest.split_once(' ').unwrap_or((rest, ""));
            Item::Turn { who: who.to_string(), phase: phase.trim().to_string() }
        }
        _ => {
            let (action, note) = rest.split_once('#').unwrap_or((rest, ""));
            let (action, note) = (action.trim().to_string(), note.trim().to_string());
            match (word, seat(word)) {
                ("*", _) if action == "roll" => Item::Roll,
                ("*", _) => Item::Entry { actor: Actor::Chance, action, note },
                (_, Some(seat)) => Item::Entry { actor: Actor::Seat(seat), action, note },
                _ => return Err(format!("`{word}` begins no line: an entry begins with a seat or `*`")),
            }
        }
    })
}

/// Writes a session as a record. Reading it back gives an equal session (undone entries are not kept).
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
        line("player", format!("{seat} {} {} {}", player.sign, player.colour, player.name).trim_end());
    }
    line("options", &options::write(&head.options));
    line("seed", &format!("{:x}", head.seed));
    line("takeback", if head.takeback { "on" } else { "" });
    line("sealed", &session.sealed().to_string());
    if let Some(position) = session.start_position() {
        text.push_str("position\n");
        text.push_str(position);
        if !position.ends_with('\n') {
            text.push('\n');
        }
    }
    text.push_str("--\n");
    for step in session.steps() {
        text.push_str(step.line()); // written when the entry was made
        text.push('\n');
    }
    text
}
