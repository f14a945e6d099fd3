//! Records carried out for one game: entries are played, expectations judged where somebody wants that.

use super::{Fault, FaultKind, Item, Line, Record, fault};
use crate::table::game::{Flaw, Game, Refusal};
use crate::table::options::{self, Sheet};
use crate::table::session::{Head, Session};
use crate::table::turn::{Actor, MAX_SEATS, Turn};

/// What came of playing a record.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The session up to the end, or up to the entry that could not be played.
    pub session: Session<G>,
    /// Expectations that held; 0 and none failed where nobody judged.
    pub held: usize,
    /// Expectations that did not.
    pub failed: Vec<Fault>,
    /// The entry that could not be played, if one could not.
    pub broken: Option<Fault>,
}

/// Begins the session a record describes, without its entries.
///
/// # Errors
/// What is wrong with its seats, options or position.
pub fn begin<G: Game>(record: &Record) -> Result<Session<G>, Fault> {
    let seats = record.players.len();
    let info = G::INFO;
    if !(info.min_seats..=info.max_seats).contains(&seats) {
        let reason =
            format!("{} is played with {} to {} seats, not {seats}", info.id, info.min_seats, info.max_seats);
        return Err(fault(FaultKind::Syntax, 1, 1, reason));
    }
    let signs = if info.signs.is_empty() { MAX_SEATS } else { info.signs.len() };
    if let Some(player) = record.players.iter().find(|p| usize::from(p.sign) >= signs) {
        let reason = format!("the signs of {} are 0 to {}, not {}", info.id, signs - 1, player.sign);
        return Err(fault(FaultKind::Syntax, 1, 1, reason));
    }
    let options: G::Options = options::read(&record.options.1)
        .and_then(|sheet: G::Options| sheet.fits(seats).map(|()| sheet))
        .map_err(|reason| fault(FaultKind::Syntax, record.options.0.max(1), 9, reason))?;
    let head = Head {
        title: record.title.clone(),
        players: record.players.clone(),
        options,
        seed: record.seed.unwrap_or_default(),
        takeback: record.takeback,
    };
    match &record.position {
        None => Ok(Session::new(head)),
        Some((first, text)) => {
            let position =
                G::read_position(&head.options, seats, text).map_err(|Flaw { line, column, reason }| {
                    fault(FaultKind::Position, first + line.max(1) - 1, column, reason)
                })?;
            Ok(Session::from_position(head, text.clone(), position))
        }
    }
}

/// Plays a record. What it expects is passed over: that is for those who test rules ([`judge`]).
///
/// # Errors
/// When it cannot even begin; an entry that fails later is in [`Played::broken`].
pub fn play<G: Game>(record: &Record) -> Result<Played<G>, Fault> {
    carry_out(record, |_, _| None)
}

/// Plays a record and checks what it expects.
///
/// # Errors
/// As [`play`].
pub fn judge<G: Game>(record: &Record) -> Result<Played<G>, Fault> {
    carry_out(record, |game, expectation| Some(expect(game, expectation)))
}

/// Plays a record; `check` says what became of an expectation, `None` if it does not look.
fn carry_out<G: Game>(
    record: &Record,
    check: impl Fn(&G, &Item) -> Option<Result<(), String>>,
) -> Result<Played<G>, Fault> {
    let mut played = Played { session: begin(record)?, held: 0, failed: Vec::new(), broken: None };
    for Line { line, column, item } in &record.items {
        let result = match item {
            Item::Unreadable(reason) => Err((FaultKind::Syntax, reason.clone())),
            Item::Entry { actor, action, note } => entry(&mut played.session, *actor, action, note),
            Item::Roll if played.session.roll() => Ok(()),
            Item::Roll => Err((FaultKind::Entry, "no luck is due here".to_string())),
            expectation => {
                match check(played.session.game(), expectation) {
                    None => {}
                    Some(Ok(())) => played.held += 1,
                    Some(Err(reason)) => {
                        played.failed.push(fault(FaultKind::Expectation, *line, *column, reason));
                    }
                }
                Ok(())
            }
        };
        if let Err((kind, reason)) = result {
            played.broken = Some(fault(kind, *line, *column, reason));
            break;
        }
    }
    played.session.set_sealed(record.sealed);
    Ok(played)
}

fn entry<G: Game>(
    session: &mut Session<G>,
    actor: Actor,
    action: &str,
    note: &str,
) -> Result<(), (FaultKind, String)> {
    let parsed: G::Action = action.parse().map_err(|reason| (FaultKind::Syntax, reason))?;
    match actor {
        Actor::Chance if session.game().turn() != Turn::Chance => {
            return Err((FaultKind::Entry, "no luck is due here".into()));
        }
        Actor::Chance if !session.draw(parsed.clone()) => {
            return Err((FaultKind::Entry, format!("luck cannot bring `{action}` here")));
        }
        Actor::Chance => {}
        Actor::Seat(_) if session.game().turn() == Turn::Chance => {
            let reason = format!("luck is due first ({}): write `* …` or `* roll`", session.game().phase());
            return Err((FaultKind::Entry, reason));
        }
        Actor::Seat(seat) => session.play(seat, parsed).map_err(|refusal| {
            (FaultKind::Refused(refusal.code()), format!("`{seat} {action}` is refused: {}", refusal.code()))
        })?,
    }
    if !note.is_empty() {
        session.remark(note);
    }
    Ok(())
}

/// Checks one expectation; the reason says what was found instead.
fn expect<G: Game>(game: &G, expectation: &Item) -> Result<(), String> {
    let parse = |action: &str| action.parse::<G::Action>();
    match expectation {
        Item::Expect { pointer, json } => {
            let wanted: serde_json::Value =
                serde_json::from_str(json).map_err(|e| format!("`{json}` is not JSON: {e}"))?;
            let json = game.json();
            // What is not listed in an object that exists is null: no tile on a cell, say.
            let parent = pointer.rsplit_once('/').filter(|(parent, _)| !parent.is_empty());
            let parent = parent.and_then(|(parent, _)| json.pointer(parent));
            match json.pointer(pointer) {
                Some(found) if *found == wanted => Ok(()),
                None if wanted.is_null() && parent.is_some_and(serde_json::Value::is_object) => Ok(()),
                Some(found) => Err(format!("expected {pointer} to be {wanted}, found {found}")),
                None => Err(format!("nothing stands at {pointer}")),
            }
        }
        Item::Refuse { code, seat, action } => match game.check(*seat, &parse(action)?) {
            Err(refusal) if refusal.code() == code => Ok(()),
            Err(refusal) => Err(format!("`{seat} {action}` is refused with {}, not {code}", refusal.code())),
            Ok(()) => Err(format!("`{seat} {action}` is legal, not refused with {code}")),
        },
        Item::Legal { legal, seat, action } => match (game.check(*seat, &parse(action)?), legal) {
            (Ok(()), true) | (Err(_), false) => Ok(()),
            (Ok(()), false) => Err(format!("`{seat} {action}` is legal")),
            (Err(refusal), true) => Err(format!("`{seat} {action}` is refused: {}", refusal.code())),
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
            if same { Ok(()) } else { Err(format!("the turn is `{actor} {found}`, not `{who} {phase}`")) }
        }
        Item::Entry { .. } | Item::Roll | Item::Unreadable(_) => Ok(()),
    }
}
