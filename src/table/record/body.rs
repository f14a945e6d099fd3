//! The lines after the head: entries and expectations.

use super::head::{controller, seed};
use super::piece::{Chunk, Wrong};
use super::{BodyLine, Item, number, quoted};
use crate::table::controller::Controller;
use crate::table::turn::{Actor, Seat};

/// Reads one line at a table of `seats`; `None` for an empty line or a note.
pub(super) fn line(line: usize, text: &str, seats: usize) -> Option<BodyLine> {
    let piece = Chunk::line(text);
    if piece.text.is_empty() || piece.text.starts_with('#') {
        return None;
    }
    let (word, rest) = piece.split();
    let (column, item) = match parse_line(word, rest, seats) {
        Ok(item) => (rest.column, item),
        Err((column, reason)) => (column, Item::Unreadable(reason)),
    };
    Some(BodyLine { line, column, item })
}

/// Parses a line by its first word.
fn parse_line(word: Chunk<'_>, rest: Chunk<'_>, seats: usize) -> Result<Item, Wrong> {
    match word.text {
        "expect" => expect(rest),
        "refuse" => {
            let (code, rest) = rest.split();
            if rest.text.is_empty() {
                return Err(rest.wrong("after `refuse` come a code, a seat and an action"));
            }
            let (seat, action) = seat_and_action(rest, seats)?;
            Ok(Item::Refuse { code: code.text.to_string(), seat, action })
        }
        "legal" | "illegal" => {
            let (seat, action) = seat_and_action(rest, seats)?;
            Ok(Item::Legal { legal: word.text == "legal", seat, action })
        }
        "legal-count" => {
            let count = number(rest.text);
            count.map(Item::LegalCount).ok_or_else(|| rest.wrong("after `legal-count` comes a number"))
        }
        "turn" => turn(rest, seats),
        "seat" => changed_hands(rest, seats),
        "seed" if rest.text.is_empty() => Err(rest.wrong("nothing stands behind `seed`")),
        "seed" => seed(rest.text).map(Item::Seed).map_err(|why| rest.wrong(why)),
        _ => entry(word, rest, seats),
    }
}

fn expect(rest: Chunk<'_>) -> Result<Item, Wrong> {
    let (pointer, json) = rest.split();
    if json.text.is_empty() {
        return Err(json.wrong("after `expect` come a pointer and a JSON value"));
    }
    Ok(Item::Expect { pointer: pointer.text.to_string(), json: json.text.to_string() })
}

fn changed_hands(rest: Chunk<'_>, seats: usize) -> Result<Item, Wrong> {
    let (who, rest) = rest.split();
    let seat = seat(who, seats)?;
    if ![Controller::PERSON, Controller::COMPUTER].contains(&rest.split().0.text) {
        return Err(rest.wrong("after the seat comes `person`, or `computer` and its level"));
    }
    let (controller, rest) = controller(rest)?;
    match rest.text {
        "" => Ok(Item::Controller { seat, controller }),
        _ => Err(rest.wrong("nothing more stands in such a line")),
    }
}

fn turn(rest: Chunk<'_>, seats: usize) -> Result<Item, Wrong> {
    let (who, phase) = rest.split();
    match who.text {
        "*" | "over" => {}
        "" => return Err(who.wrong("after `turn` comes a seat, `*` or `over`")),
        _ => drop(seat(who, seats)?),
    }
    Ok(Item::Turn { who: who.text.to_string(), phase: phase.text.to_string() })
}

fn entry(word: Chunk<'_>, rest: Chunk<'_>, seats: usize) -> Result<Item, Wrong> {
    let (action, note) = rest.text.split_once('#').unwrap_or((rest.text, ""));
    let (action, note) = (action.trim().to_string(), note.trim().to_string());
    if word.text == "*" {
        let roll = action == "roll";
        return Ok(if roll { Item::Roll } else { Item::Entry { actor: Actor::Chance, action, note } });
    }
    if !word.text.starts_with(|c: char| c.is_ascii_digit()) {
        let reason = format!("{} begins no line: an entry begins with a seat or `*`", quoted(word.text));
        return Err(word.wrong(reason));
    }
    Ok(Item::Entry { actor: Actor::Seat(seat(word, seats)?), action, note })
}

fn seat_and_action(rest: Chunk<'_>, seats: usize) -> Result<(Seat, String), Wrong> {
    let (who, action) = rest.split();
    Ok((seat(who, seats)?, action.text.to_string()))
}

fn seat(word: Chunk<'_>, seats: usize) -> Result<Seat, Wrong> {
    match number(word.text) {
        Some(index) if index < seats => Ok(Seat::new(index)),
        Some(index) => Err(word.wrong(format!("there is no seat {index} at a table of {seats}"))),
        None if word.text.is_empty() => Err(word.wrong("a seat is missing here")),
        None => Err(word.wrong(format!("{} is not a seat", quoted(word.text)))),
    }
}
