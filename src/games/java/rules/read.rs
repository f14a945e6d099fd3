//! Reading of position texts: the counterpart of `position`. Malformed and impossible positions are refused with
//! place and reason; `validate` checks that a well-formed position is possible.

use crate::table::record::quoted;
use crate::table::word::{Word, number, words};
use crate::table::{PositionError, Seat};

use super::action::{Action, read_cards};
use super::card::{Card, Cards};
use super::cell::{CELLS, Cell};
use super::options::Options;
use super::phase::{Ending, Phase};
use super::score::Source;
use super::state::{ACTION_POINTS, CARDS_A_TURN, Java, OWN, PALACES, Public, Secret, WATER};
use super::tile::Tile;
use super::validate;

/// A tile of the text: its layer if given, its kind and its hexes.
pub(super) struct Lying<'a> {
    pub word: Word<'a>,
    pub level: Option<u8>,
    pub tile: Tile,
    pub cells: [Cell; 3],
}

/// A position while it is being read, with the words to quote in errors.
pub(super) struct Draft<'a> {
    pub public: Public,
    pub secret: Secret,
    /// Word of each hex that is shown.
    pub signs: [Option<Word<'a>>; CELLS],
    pub tiles: Vec<Lying<'a>>,
    /// First word of every line after the picture, and the seat it is about.
    pub lines: Vec<(Word<'a>, Option<Seat>)>,
    /// Words after `phase`.
    phase: Vec<Word<'a>>,
    /// Rows of the picture that were given.
    pub rows: Vec<u8>,
}

/// Reads a position text.
pub(super) fn position(options: &Options, seats: usize, text: &str) -> Result<Java, PositionError> {
    let mut draft = Draft {
        public: Public::empty(*options, seats),
        secret: Secret::default(),
        signs: [None; CELLS],
        tiles: Vec::new(),
        lines: Vec::new(),
        phase: Vec::new(),
        rows: Vec::new(),
    };
    for (number, line) in text.lines().enumerate() {
        let words = words(line, number + 1);
        match words.split_first() {
            Some((head, rest)) if !head.text.starts_with('#') => draft.line(head, rest)?,
            _ => {}
        }
    }
    validate::build_board(&mut draft)?;
    draft.set_phase()?;
    validate::check_position(&mut draft)?;
    Ok(Java { public: draft.public, secret: draft.secret })
}

impl<'a> Draft<'a> {
    fn line(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        if head.text.len() == 1 && head.text.bytes().all(|b| b.is_ascii_alphabetic()) {
            return self.row(head, rest);
        }
        if head.text.contains('=') {
            return [*head].iter().chain(rest).try_for_each(|word| self.named(word));
        }
        if head.text == "tile" {
            return self.tile(head, rest);
        }
        self.state_line(head, rest)?;
        let seat = rest.first().filter(|_| by_seat(head.text)).and_then(|word| self.seat(word).ok());
        let twice = self.lines.iter().any(|(line, s)| line.text == head.text && *s == seat);
        self.lines.push((*head, seat));
        if twice { Err(head.error(format!("`{}` is given twice", head.text))) } else { Ok(()) }
    }

    /// Reads a tile: `tile 2 three H7 G7 G8`.
    fn tile(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let wrong =
            || head.error("after `tile` come its layer and what would lay it, such as `tile 1 two G7 G8`");
        let (level, rest) = match rest.split_first() {
            Some((word, rest)) if word.text.starts_with(|c: char| c.is_ascii_digit()) => {
                (Some(self.height(word)?), rest)
            }
            _ => (None, rest),
        };
        let text = rest.iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
        match text.parse() {
            Ok(Action::Land(tile, cells)) => self.tiles.push(Lying { word: *head, level, tile, cells }),
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// Reads a line after the picture.
    fn state_line(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        match (head.text, rest) {
            ("phase", [_, ..]) => self.phase = rest.to_vec(),
            ("current", [word]) => self.public.current = self.seat(word)?,
            ("ap", [word]) => self.public.ap = number(word, u16::from(ACTION_POINTS) + 1)? as u8,
            ("cards_drawn", [word]) => self.public.cards_drawn = number(word, CARDS_A_TURN.into())? as u8,
            ("turns_without_land", [word]) => self.public.turns_without_land = number(word, 99)? as u8,
            ("flags", [_, ..]) => rest.iter().try_for_each(|word| self.flag(word))?,
            ("changed", [_, ..]) => {
                for word in rest {
                    let at =
                        self.cell(word)?.index().ok_or_else(|| word.error("no such hex is on the map"))?;
                    self.public.changed.insert(at);
                }
            }
            ("trigger", [seat, reason]) => {
                let ending = [Ending::LastTile, Ending::NoLand].into_iter().find(|e| e.name() == reason.text);
                let ending =
                    ending.ok_or_else(|| reason.error("the end comes by `last_tile` or `no_land`"))?;
                self.public.trigger = Some((self.seat(seat)?, ending));
            }
            (key @ ("scored" | "passed"), [_, ..]) => {
                for word in rest {
                    let seat = self.seat(word)?;
                    let public = &mut self.public;
                    let set = if key == "scored" { &mut public.final_scored } else { &mut public.passed };
                    set[seat] = true;
                }
            }
            (key, [seat, rest @ ..]) if by_seat(key) && !rest.is_empty() => {
                self.seat_line(head, seat, rest)?;
            }
            (key, _) if by_seat(key) => {
                return Err(head.error(format!("after `{key}` come a seat and a value")));
            }
            _ => self.supply(head, rest)?,
        }
        Ok(())
    }

    /// Reads a line about the common supply.
    fn supply(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let public = &mut self.public;
        match (head.text, rest) {
            ("three", [word]) => public.supply.three = number(word, Options::default().triples.into())? as u8,
            ("water", [word]) => public.supply.water = number(word, WATER.into())? as u8,
            ("palaces", [_, _, _, _, _]) => {
                for (i, word) in rest.iter().enumerate() {
                    public.supply.palaces[i] = number(word, PALACES[i].into())? as u8;
                }
            }
            ("open", [word]) => {
                let card = Card::named(&word.text.to_ascii_lowercase());
                let card = card.ok_or_else(|| word.error(format!("{} is not a card", quoted(word.text))))?;
                public.face_up = Some(card);
            }
            ("deck", [word]) => self.secret.deck = cards(word)?,
            ("discard", [word]) => public.discard = cards(word)?,
            (key, _) if KEYS.contains(&key) => {
                return Err(head.error(format!("`{key}` is not followed by what it needs")));
            }
            _ => return Err(head.error(format!("{} is not known", quoted(head.text)))),
        }
        Ok(())
    }

    fn flag(&mut self, word: &Word<'_>) -> Result<(), PositionError> {
        let flag = match word.text {
            "land_placed" => &mut self.public.land_placed,
            "token_used" => &mut self.public.token_used,
            "acted" => &mut self.public.acted,
            _ => return Err(word.error("the flags are land_placed, token_used, acted")),
        };
        *flag = true;
        Ok(())
    }

    fn seat_line(
        &mut self,
        head: &Word<'a>,
        seat: &Word<'a>,
        rest: &[Word<'a>],
    ) -> Result<(), PositionError> {
        let seat = self.seat(seat)?;
        match (head.text, rest) {
            ("hand", [word]) => self.secret.hands[seat] = cards(word)?,
            ("seen", [word]) => self.public.seen[seat] = cards(word)?,
            ("laid", [word]) => self.public.laid[seat] = cards(word)?,
            ("own", pairs) => each_pair(head, pairs, |name, word| {
                let own = &mut self.public.own[seat];
                let (count, most) = match name.text {
                    "two" => (&mut own.two, OWN.two),
                    "rice" => (&mut own.rice, OWN.rice),
                    "village" => (&mut own.village, OWN.village),
                    "tokens" => (&mut own.tokens, OWN.tokens),
                    _ => return Err(name.error("a player has two, rice, village and tokens")),
                };
                *count = number(word, most.into())? as u8;
                Ok(())
            })?,
            ("points", pairs) => each_pair(head, pairs, |name, word| {
                let source = Source::ALL.into_iter().find(|source| source.name() == name.text);
                let source = source.ok_or_else(|| {
                    name.error("points are for lakes, palaces, festivals, first and second prizes")
                })?;
                self.public.points[seat][source as usize] = number(word, 9999)?;
                Ok(())
            })?,
            (key, _) => return Err(head.error(format!("after `{key}` come a seat and cards"))),
        }
        Ok(())
    }

    pub(super) fn seat(&self, word: &Word<'_>) -> Result<Seat, PositionError> {
        let seats = self.public.seats();
        let seat = number(word, u16::MAX).ok().and_then(|n| Seat::all(seats).nth(n.into()));
        seat.ok_or_else(|| {
            word.error(format!("there is no seat {} at a table of {seats}", quoted(word.text)))
        })
    }

    pub(super) fn cell(&self, word: &Word<'_>) -> Result<Cell, PositionError> {
        word.text.parse().map_err(|e: String| word.error(e))
    }

    /// Reads the phase once the board is known.
    fn set_phase(&mut self) -> Result<(), PositionError> {
        let phase = std::mem::take(&mut self.phase);
        let Some((name, rest)) = phase.split_first() else { return Ok(()) };
        self.public.phase = match (name.text, rest) {
            ("deal", [Word { text: "open", .. }]) => Phase::FirstOpen,
            ("deal", [seat]) => Phase::Deal(self.seat(seat)?),
            ("first", []) => Phase::First,
            ("main", []) => Phase::Main,
            ("draw", []) => Phase::Draw,
            ("open", []) => Phase::Open,
            ("auction", [at, seat]) => {
                let (palace, bidder) = (self.cell(at)?, self.seat(seat)?);
                let can_host_festival = palace
                    .index()
                    .is_some_and(|at| (self.public.all_palaces() - self.public.festival_held).has(at));
                if !can_host_festival {
                    return Err(at.error("a festival is held in a palace with its white side up"));
                }
                Phase::Auction { palace, bidder }
            }
            ("game_over", []) => Phase::Over,
            _ => return Err(name.error(format!("{} with what follows is not a phase", quoted(name.text)))),
        };
        Ok(())
    }
}

/// Keys of lines that are not about a seat.
const KEYS: [&str; 16] = [
    "phase",
    "current",
    "ap",
    "cards_drawn",
    "turns_without_land",
    "three",
    "water",
    "palaces",
    "flags",
    "changed",
    "trigger",
    "scored",
    "passed",
    "open",
    "deck",
    "discard",
];

fn by_seat(key: &str) -> bool {
    ["hand", "seen", "laid", "own", "points"].contains(&key)
}

/// Reads words in pairs: a name and its value.
fn each_pair<'a>(
    head: &Word<'a>,
    words: &[Word<'a>],
    mut read: impl FnMut(&Word<'a>, &Word<'a>) -> Result<(), PositionError>,
) -> Result<(), PositionError> {
    let pairs = words.chunks(2);
    pairs.into_iter().try_for_each(|pair| match pair {
        [name, value] => read(name, value),
        _ => Err(head.error(format!("`{}` is followed by a seat, names and numbers", head.text))),
    })
}

fn cards(word: &Word<'_>) -> Result<Cards, PositionError> {
    read_cards(word.text).map_err(|reason| word.error(reason))
}
