//! Replays records for one game: plays entries and, on request, checks expectations.

use super::piece::Chunk;
use super::quote::value;
use super::{BodyLine, Item, Record, RecordError, RecordErrorKind, Where, error, printable, quoted};
use crate::table::options::{self, OptionSheet};
use crate::table::session::{Head, Session};
use crate::table::turn::{Actor, MAX_SEATS, Seat, Turn};
use crate::table::{Game, PositionError, Refusal};

/// The result of playing a record.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The session up to the end, or up to the entry that could not be played.
    pub session: Session<G>,
    /// Number of expectations that were met; 0 if none were checked.
    pub fulfilled: usize,
    /// Expectations that were not met.
    pub failed: Vec<RecordError>,
    /// The entry that could not be played, if any.
    pub broken: Option<RecordError>,
}

/// Starts the session that a record describes, without its entries.
///
/// # Errors
/// The error in its seats, options or position.
pub fn begin<G: Game>(record: &Record) -> Result<Session<G>, RecordError> {
    check_seats::<G>(record)?;
    let (seats, options) = (record.players.len(), options_of::<G>(record)?);
    let head = Head {
        title: record.title.clone(),
        players: record.players.clone(),
        options,
        seed: record.seed.unwrap_or_default(),
        takeback: record.takeback,
        hints: record.hints,
    };
    match &record.position {
        None => Ok(Session::new(head)),
        Some((first, text)) => {
            let position = G::read_position(&head.options, seats, text).map_err(
                |PositionError { line, column, reason }| {
                    let place = Where { line: first + line.max(1) - 1, column };
                    error(RecordErrorKind::Position, place, reason)
                },
            )?;
            Ok(Session::from_position(head, text.clone(), position))
        }
    }
}

/// Checks the number of seats and their signs against the game.
fn check_seats<G: Game>(record: &Record) -> Result<(), RecordError> {
    let (seats, info) = (record.players.len(), G::INFO);
    if !(info.min_seats..=info.max_seats).contains(&seats) {
        let reason =
            format!("{} is played with {} to {} seats, not {seats}", info.id, info.min_seats, info.max_seats);
        return Err(error(RecordErrorKind::Syntax, record.places.seats, reason));
    }
    let signs = if info.signs.is_empty() { MAX_SEATS } else { info.signs.len() };
    if let Some(seat) = record.players.iter().position(|p| usize::from(p.sign) >= signs) {
        let sign = record.players[seat].sign;
        let reason = format!("the signs of {} are 0 to {}, not {sign}", info.id, signs - 1);
        let place = record.places.signs.get(seat).copied().unwrap_or(record.places.seats);
        return Err(error(RecordErrorKind::Syntax, place, reason));
    }
    Ok(())
}

/// Reads the option sheet. Each word is tried alone first, so that a wrong one is reported at its place.
fn options_of<G: Game>(record: &Record) -> Result<G::Options, RecordError> {
    let (line, text) = (record.options.0, record.options.1.as_str());
    let column = record.places.options.column;
    let wrong = |column, reason| error(RecordErrorKind::Syntax, Where { line, column }, reason);
    let mut rest = Chunk { text, column };
    while !rest.text.is_empty() {
        let (word, more) = rest.split();
        options::read::<G::Options>(word.text).map_err(|reason| wrong(word.column, reason))?;
        rest = more;
    }
    let sheet: G::Options = options::read(text).map_err(|reason| wrong(column, reason))?;
    // Without a line of options the number of seats is what does not fit.
    let misfit = |reason| match text {
        "" => error(RecordErrorKind::Syntax, record.places.seats, reason),
        _ => wrong(column, reason),
    };
    sheet.fits(record.players.len()).map_err(misfit)?;
    Ok(sheet)
}

/// Plays a record and ignores its expectations, which are for tests of the rules ([`verify`]).
///
/// # Errors
/// An error before the first entry; an entry that fails later is in [`Played::broken`].
pub fn play<G: Game>(record: &Record) -> Result<Played<G>, RecordError> {
    carry_out(record, |_, _| None)
}

/// Plays a record and checks what it expects.
///
/// # Errors
/// As [`play`].
pub fn verify<G: Game>(record: &Record) -> Result<Played<G>, RecordError> {
    carry_out(record, |game, expectation| Some(expect(game, expectation)))
}

/// Plays a record; `check` returns the result of an expectation, or `None` to ignore it.
fn carry_out<G: Game>(
    record: &Record,
    check: impl Fn(&G, &Item) -> Option<Result<(), String>>,
) -> Result<Played<G>, RecordError> {
    let mut played = Played { session: begin(record)?, fulfilled: 0, failed: Vec::new(), broken: None };
    for BodyLine { line, column, item } in &record.items {
        let place = Where { line: *line, column: *column };
        let result = match item {
            Item::Unreadable(reason) => Err((RecordErrorKind::Syntax, reason.clone())),
            Item::Entry { actor, action, note } => enter(&mut played.session, *actor, action, note),
            Item::Controller { seat, controller } => {
                played.session.set_controller(*seat, *controller);
                Ok(())
            }
            Item::Seed(seed) => {
                played.session.reseed(*seed);
                Ok(())
            }
            Item::Roll if played.session.roll() => Ok(()),
            Item::Roll => Err((RecordErrorKind::Entry, "no luck is due here".to_string())),
            expectation => {
                match check(played.session.game(), expectation) {
                    None => {}
                    Some(Ok(())) => played.fulfilled += 1,
                    Some(Err(reason)) => {
                        played.failed.push(error(RecordErrorKind::Expectation, place, reason));
                    }
                }
                Ok(())
            }
        };
        if let Err((kind, reason)) = result {
            let entry = entry_text(item).map(|text| (played.session.len() + 1, text));
            played.broken = Some(RecordError { entry, ..error(kind, place, reason) });
            break;
        }
    }
    played.session.set_sealed(record.sealed);
    Ok(played)
}

/// Returns the entry in a line, formatted for a reason; `None` for other lines.
fn entry_text(item: &Item) -> Option<String> {
    match item {
        Item::Entry { actor, action, .. } => Some(printable(format!("{actor} {action}").trim_end())),
        Item::Roll => Some(format!("{} roll", Actor::Chance)),
        _ => None,
    }
}

/// Plays one entry of a record.
///
/// # Errors
/// The reason why it cannot be played; the session is then unchanged.
pub fn enter<G: Game>(
    session: &mut Session<G>,
    actor: Actor,
    action: &str,
    note: &str,
) -> Result<(), (RecordErrorKind, String)> {
    let parsed: G::Action = action.parse().map_err(|reason| (RecordErrorKind::Syntax, reason))?;
    match actor {
        Actor::Chance if session.game().turn() != Turn::Chance => {
            return Err((RecordErrorKind::Entry, "no luck is due here".into()));
        }
        Actor::Chance if !session.push_chance(parsed.clone()) => {
            return Err((RecordErrorKind::Entry, format!("luck cannot bring {} here", quoted(action))));
        }
        Actor::Chance => {}
        Actor::Seat(_) if session.game().turn() == Turn::Chance => {
            let reason = format!("luck is due first ({}): write `* …` or `* roll`", session.game().phase());
            return Err((RecordErrorKind::Entry, reason));
        }
        Actor::Seat(seat) => session.play(seat, parsed).map_err(|refusal| {
            let code = refusal.code();
            (RecordErrorKind::Refused(code), format!("{} is refused: {code}", by(seat, action)))
        })?,
    }
    if !note.is_empty() {
        session.set_note(note);
    }
    Ok(())
}

/// Formats an action with its seat for a reason.
fn by(seat: Seat, action: &str) -> String {
    quoted(&format!("{seat} {action}"))
}

/// Checks one expectation; the reason contains the actual value.
fn expect<G: Game>(game: &G, expectation: &Item) -> Result<(), String> {
    let parse = |action: &str| action.parse::<G::Action>();
    match expectation {
        Item::Expect { pointer, json } => value_is(&game.json(), pointer, json),
        Item::Refuse { code, seat, action } => match game.check(*seat, &parse(action)?) {
            Err(refusal) if refusal.code() == code => Ok(()),
            Err(refusal) => {
                let found = refusal.code();
                Err(format!("{} is refused with {found}, not {}", by(*seat, action), printable(code)))
            }
            Ok(()) => Err(format!("{} is legal, not refused with {}", by(*seat, action), printable(code))),
        },
        Item::Legal { legal, seat, action } => match (game.check(*seat, &parse(action)?), legal) {
            (Ok(()), true) | (Err(_), false) => Ok(()),
            (Ok(()), false) => Err(format!("{} is legal", by(*seat, action))),
            (Err(refusal), true) => Err(format!("{} is refused: {}", by(*seat, action), refusal.code())),
        },
        Item::LegalCount(wanted) => match game.legal().len() {
            found if found == *wanted => Ok(()),
            found => Err(format!("{found} actions are legal, not {wanted}")),
        },
        Item::Turn { who, phase } => {
            let (turn, found) = (game.turn(), game.phase());
            let actor = match turn {
                Turn::Seat(seat) => seat.to_string(),
                Turn::Chance => "*".into(),
                Turn::Over => "over".into(),
            };
            let same = actor == *who && (phase.is_empty() || phase == found);
            let wanted = format!("{who} {phase}");
            if same {
                Ok(())
            } else {
                Err(format!("the turn is `{actor} {found}`, not {}", quoted(wanted.trim())))
            }
        }
        Item::Entry { .. } | Item::Controller { .. } | Item::Seed(_) | Item::Roll | Item::Unreadable(_) => {
            Ok(())
        }
    }
}

/// Checks whether the value at a JSON pointer into the state equals `json`.
fn value_is(state: &serde_json::Value, pointer: &str, json: &str) -> Result<(), String> {
    let wanted: serde_json::Value =
        serde_json::from_str(json).map_err(|e| format!("`{}` is not JSON: {e}", value(json)))?;
    // A missing key of an existing object counts as null: no tile on a cell, for example.
    let parent = pointer.rsplit_once('/').filter(|(parent, _)| !parent.is_empty());
    let parent = parent.and_then(|(parent, _)| state.pointer(parent));
    match state.pointer(pointer) {
        Some(found) if *found == wanted => Ok(()),
        None if wanted.is_null() && parent.is_some_and(serde_json::Value::is_object) => Ok(()),
        Some(found) => {
            let (wanted, found) = (value(&wanted.to_string()), value(&found.to_string()));
            Err(format!("expected {} to be {wanted}, found {found}", printable(pointer)))
        }
        None => Err(format!("nothing stands at {}", printable(pointer))),
    }
}
