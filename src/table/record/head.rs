//! The head of a record: game, players, options.

use super::piece::{Chunk, Wrong};
use super::{Record, RecordError, RecordErrorKind, Where, error, number, printable, quoted};
use crate::table::controller::{Computer, Controller, Level, Temper};
use crate::table::session::{NAME_LENGTH, Player, tidy, tidy_name};
use crate::table::turn::MAX_SEATS;

/// The longest title, in characters.
const TITLE_LENGTH: usize = 4 * NAME_LENGTH;
/// The most digits of a seed.
const SEED_DIGITS: usize = 16;

/// Reads a seed: up to sixteen hexadecimal digits and nothing else.
///
/// # Errors
/// The reason why the text is not a seed.
pub fn seed(text: &str) -> Result<u64, String> {
    let digits = text.len() <= SEED_DIGITS && text.bytes().all(|b| b.is_ascii_hexdigit());
    let seed = u64::from_str_radix(text, 16).ok().filter(|_| digits);
    seed.ok_or_else(|| format!("{} is not a hexadecimal seed", quoted(text)))
}

impl Record {
    /// Reads a line of the head; `seats` is the value of the line `seats`.
    pub(super) fn head_line(
        &mut self,
        line: usize,
        piece: Chunk<'_>,
        seats: &mut Option<usize>,
    ) -> Result<(), RecordError> {
        if piece.text.is_empty() || piece.text.starts_with('#') {
            return Ok(());
        }
        let (key, value) = piece.split();
        let place = Where { line, column: value.column };
        let said = match key.text {
            "game" | "seats" | "player" | "seed" | "sealed" | "takeback" | "hints"
                if value.text.is_empty() =>
            {
                Err(value.wrong(format!("nothing stands behind `{}`", key.text)))
            }
            "game" => {
                self.places.game = place;
                self.game = printable(value.text);
                Ok(())
            }
            "title" => {
                self.title = tidy(value.text, TITLE_LENGTH);
                Ok(())
            }
            "seats" => {
                self.places.seats = place;
                seats_of(value).map(|n| *seats = Some(n))
            }
            "player" => self.player(line, value),
            "options" => {
                self.places.options = place;
                self.options = (line, value.text.to_string());
                Ok(())
            }
            "seed" => seed(value.text).map(|seed| self.seed = Some(seed)).map_err(|why| value.wrong(why)),
            "sealed" => match number(value.text) {
                Some(entries) => {
                    self.sealed = entries;
                    Ok(())
                }
                None => Err(value.wrong(format!("{} is not a number of entries", quoted(value.text)))),
            },
            "takeback" => switch("takeback is", value).map(|on| self.takeback = on),
            "hints" => switch("hints are", value).map(|on| self.hints = Some(on)),
            other => {
                let known = "game, title, seats, player, options, seed, sealed, takeback, hints, position";
                let reason = format!("{} is not a line of the head; those are: {known}", quoted(other));
                Err(key.wrong(reason))
            }
        };
        said.map_err(|(column, reason)| error(RecordErrorKind::Syntax, Where { line, column }, reason))
    }

    /// Reads `player SEAT SIGN COLOUR NAME`, seats in order; a controller may precede the name.
    fn player(&mut self, line: usize, value: Chunk<'_>) -> Result<(), Wrong> {
        let (seat, rest) = value.split();
        let (sign, rest) = rest.split();
        let (colour, rest) = rest.split();
        let read = |word: Chunk<'_>, what: &str, least: usize, most: usize| {
            let found = number(word.text).filter(|n| (least..=most).contains(n));
            found.ok_or_else(|| match word.text {
                "" => word.wrong(format!("the {what} of the player is missing")),
                text => {
                    let reason = format!("the {what} of a player is a number from {least} to {most}, not");
                    word.wrong(format!("{reason} {}", quoted(text)))
                }
            })
        };
        if read(seat, "seat", 0, MAX_SEATS - 1)? != self.players.len() {
            let next = self.players.len();
            return Err(seat.wrong(format!("players come in the order of seats: {next} is next")));
        }
        let (controller, name) = controller(rest)?;
        let player = Player {
            sign: read(sign, "sign", 0, MAX_SEATS - 1)? as u8,
            colour: read(colour, "colour", 1, MAX_SEATS)? as u8,
            name: tidy_name(name.text),
            controller,
        };
        self.players.push(player);
        self.places.signs.push(Where { line, column: sign.column });
        Ok(())
    }

    /// Checks the head as a whole and fills seats that have no `player` line.
    pub(super) fn end_head(&mut self, line: usize, seats: Option<usize>) -> Result<(), RecordError> {
        let described = self.players.len();
        if self.game.is_empty() {
            let reason = "the head says nothing of what is played: a line `game` is missing";
            return Err(error(RecordErrorKind::Syntax, Where { line, column: 1 }, reason));
        }
        let Some(seats) = seats else {
            self.places.seats = self.places.signs.last().copied().unwrap_or(self.places.game);
            return Ok(());
        };
        if described > seats {
            let reason = format!("{described} players are described for {seats} seats");
            return Err(error(RecordErrorKind::Syntax, self.places.seats, reason));
        }
        for seat in described..seats {
            self.players.push(Player::person("", seat as u8, seat as u8 + 1));
        }
        Ok(())
    }
}

/// Reads a controller and returns the rest of the text. Without the word `person` or `computer` it is a person.
///
/// # Errors
/// An unknown level or temper.
pub(super) fn controller(piece: Chunk<'_>) -> Result<(Controller, Chunk<'_>), Wrong> {
    let (word, rest) = piece.split();
    match word.text {
        Controller::PERSON => Ok((Controller::Person, rest)),
        Controller::COMPUTER => {
            let (word, rest) = rest.split();
            let said = match word.text {
                "" => "nothing".to_string(),
                text => quoted(text),
            };
            let wrong = |_| {
                let (what, known) = match word.text.split_once('-') {
                    Some(_) => ("its level, `-` and its temper", Temper::ALL.map(Temper::word)),
                    None => ("its level", Level::ALL.map(Level::word)),
                };
                word.wrong(format!("after `computer` comes {what}, one of {}, not {said}", known.join(", ")))
            };
            Ok((Controller::Computer(word.text.parse::<Computer>().map_err(wrong)?), rest))
        }
        _ => Ok((Controller::Person, piece)),
    }
}

fn seats_of(value: Chunk<'_>) -> Result<usize, Wrong> {
    number(value.text).filter(|n| (1..=MAX_SEATS).contains(n)).ok_or_else(|| {
        value.wrong(format!("{} is not a number of seats from 1 to {MAX_SEATS}", quoted(value.text)))
    })
}

fn switch(what: &str, value: Chunk<'_>) -> Result<bool, Wrong> {
    match value.text {
        "on" => Ok(true),
        "off" => Ok(false),
        other => Err(value.wrong(format!("{what} `on` or `off`, not {}", quoted(other)))),
    }
}
