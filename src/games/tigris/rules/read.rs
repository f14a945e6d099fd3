//! Parser of position text, the counterpart of `position`. Errors of malformed positions name the place and the
//! reason. `validate` checks whether a well-formed position is possible.

use crate::games::tigris::rules::cell::{COLUMNS, Cell};
use crate::table::record::quoted;
use crate::table::word::{Word, number, words};
use crate::table::{PositionError, Seat};

use super::action::{read_counts, read_tiles};
use super::color::{Color, Monument, Tiles, tiles_of};
use super::map::ROWS;
use super::options::Options;
use super::state::{
    ACTIONS, CATASTROPHES, Conflict, ConflictKind, Ending, Phase, Points, Public, Secret, Tigris,
};
use super::validate;

/// A partly parsed position, with the words that errors about impossible contents point at.
pub(super) struct Draft<'a> {
    pub public: Public,
    pub secret: Secret,
    /// The word of each cell of the picture.
    pub signs: [Option<Word<'a>>; ROWS * COLUMNS],
    pub monuments: Vec<(Monument, Cell, Word<'a>)>,
    /// The first word of every line after the picture, and the seat of the line.
    pub lines: Vec<(Word<'a>, Option<Seat>)>,
    /// The words after `phase`.
    phase: Vec<Word<'a>>,
}

/// Parses a position text.
pub(super) fn position(options: &Options, seats: usize, text: &str) -> Result<Tigris, PositionError> {
    let mut draft = Draft {
        public: Public::empty(*options, seats),
        secret: Secret { bag: tiles_of(Color::Red, 60), ..Secret::default() },
        signs: [None; ROWS * COLUMNS],
        monuments: Vec::new(),
        lines: Vec::new(),
        phase: Vec::new(),
    };
    for (number, line) in text.lines().enumerate() {
        let words = words(line, number + 1);
        match words.split_first() {
            Some((head, rest)) if !head.text.starts_with('#') => draft.line(head, rest)?,
            _ => {}
        }
    }
    draft.public.recompute_regions();
    validate::check_board(&mut draft)?;
    draft.set_phase()?;
    validate::check_position(&mut draft)?;
    Ok(Tigris { public: draft.public, secret: draft.secret })
}

impl<'a> Draft<'a> {
    fn line(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        if head.text.eq_ignore_ascii_case("a") {
            return check_header(head, rest);
        }
        if head.text.starts_with(|c: char| c.is_ascii_digit()) {
            return self.row(head, rest);
        }
        self.state_line(head, rest)?;
        let seat = rest.first().filter(|_| by_seat(head.text)).and_then(|word| self.seat(word).ok());
        let twin = |(l, s): &(Word<'_>, Option<Seat>)| l.text == head.text && *s == seat;
        let twice = head.text != "monument" && self.lines.iter().any(twin);
        self.lines.push((*head, seat));
        if twice { Err(head.error(format!("`{}` is given twice", head.text))) } else { Ok(()) }
    }

    fn row(&mut self, head: &Word<'a>, cells: &[Word<'a>]) -> Result<(), PositionError> {
        let number = head.text.parse().ok().filter(|n| (1..=ROWS).contains(n));
        let y = number.ok_or_else(|| head.error("rows are numbered 1 to 11"))? - 1;
        if self.signs[y * COLUMNS].is_some() {
            return Err(head.error("this row is given twice"));
        }
        if let Some(extra) = cells.get(COLUMNS) {
            return Err(extra.error("a row has at most 16 cells"));
        }
        for (x, word) in cells.iter().enumerate() {
            self.signs[y * COLUMNS + x] = Some(*word);
            self.sign(y * COLUMNS + x, word)?;
        }
        Ok(())
    }

    fn sign(&mut self, at: usize, word: &Word<'a>) -> Result<(), PositionError> {
        let text = word.text.to_ascii_lowercase();
        match text.as_str() {
            "." | "~" => return Ok(()),
            "x" => {
                self.public.catastrophes.insert(at);
                return Ok(());
            }
            _ => {}
        }
        let (tile, facedown) = match text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
            Some(inside) => (inside, true),
            None => (text.as_str(), false),
        };
        let (letter, treasure) = tile.strip_suffix('*').map_or((tile, false), |letter| (letter, true));
        if let Some(color) = Color::from_name(letter).filter(|_| letter.len() == 1) {
            return self.put_tile(at, color, facedown, treasure, word);
        }
        self.put_leader(at, word)
    }

    fn put_tile(
        &mut self,
        at: usize,
        color: Color,
        facedown: bool,
        treasure: bool,
        word: &Word<'a>,
    ) -> Result<(), PositionError> {
        let river = self.public.map().river.has(at);
        match (color == Color::Blue, river) {
            (true, false) => {
                return Err(word.error(format!("a farm lies on the river, {} is land", Cell::at(at))));
            }
            (false, true) => {
                return Err(word.error(format!("only farms lie on the river cell {}", Cell::at(at))));
            }
            _ => {}
        }
        if treasure && color != Color::Red {
            return Err(word.error("a treasure lies on a red tile"));
        }
        self.public.tiles[color.index()].insert(at);
        if facedown {
            self.public.facedown.insert(at);
        }
        if treasure {
            self.public.treasures.insert(at);
        }
        Ok(())
    }

    fn put_leader(&mut self, at: usize, word: &Word<'a>) -> Result<(), PositionError> {
        let unknown = || word.error(format!("{} is nothing that stands on a cell", quoted(word.text)));
        let mut signs = word.text.chars();
        let role = signs.next().map(|c| c.to_ascii_uppercase());
        let color = Color::ALL.into_iter().find(|c| Some(c.leader_letter()) == role).ok_or_else(unknown)?;
        let digits = !signs.as_str().is_empty() && signs.as_str().bytes().all(|b| b.is_ascii_digit());
        let seat = Word { text: signs.as_str(), ..*word };
        let seat = if digits { self.seat(&seat)? } else { return Err(unknown()) };
        if self.public.map().river.has(at) {
            return Err(word.error("leaders do not stand on the river"));
        }
        if self.public.leader(seat, color).is_some() {
            return Err(word.error(format!("{} stands on two cells", quoted(word.text))));
        }
        self.public.set_leader(seat, color, Some(at));
        Ok(())
    }

    /// Parses a line after the picture.
    fn state_line(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        match (head.text, rest) {
            ("phase", [_, ..]) => self.phase = rest.to_vec(),
            ("monument", [colors, at]) => {
                let named = colors.text.parse().map_err(|e: String| colors.error(e))?;
                self.monuments.push((named, cell(at)?, *at));
            }
            ("active", [word]) => self.public.active = self.seat(word)?,
            ("actions", [word]) => self.public.actions = number(word, ACTIONS.into())? as u8,
            ("bag", [word]) => self.secret.bag = tiles(word)?,
            ("discards", [word]) => self.secret.discards = tiles(word)?,
            (key, [seat, word]) if by_seat(key) => self.seat_line(head, seat, word)?,
            ("phase" | "monument" | "active" | "actions" | "bag" | "discards", _) => {
                return Err(head.error(format!("`{}` is not followed by what it needs", head.text)));
            }
            (key, _) if by_seat(key) => {
                return Err(head.error(format!("after `{key}` come a seat and a value")));
            }
            _ => return Err(head.error(format!("{} is not known", quoted(head.text)))),
        }
        Ok(())
    }

    fn seat_line(&mut self, head: &Word<'a>, seat: &Word<'a>, word: &Word<'a>) -> Result<(), PositionError> {
        let seat = self.seat(seat)?;
        match head.text {
            "hand" => self.secret.hands[seat] = tiles(word)?,
            "points" => self.secret.points[seat] = points(word)?,
            "treasures" => self.secret.treasures[seat] = number(word, 99)? as u8,
            _ => self.public.catastrophes_held[seat] = number(word, CATASTROPHES.into())? as u8,
        }
        Ok(())
    }

    fn seat(&self, word: &Word<'_>) -> Result<Seat, PositionError> {
        let seats = self.public.seats();
        let seat = number(word, u16::MAX).ok().and_then(|n| Seat::all(seats).nth(n.into()));
        seat.ok_or_else(|| {
            word.error(format!("there is no seat {} at a table of {seats}", quoted(word.text)))
        })
    }

    /// Parses the phase. Requires the board to be parsed already.
    fn set_phase(&mut self) -> Result<(), PositionError> {
        let phase = std::mem::take(&mut self.phase);
        let Some((name, rest)) = phase.split_first() else { return Ok(()) };
        self.public.phase = match (name.text, rest) {
            ("action", []) => Phase::Action,
            ("first", []) => Phase::First,
            ("deal", [seat]) => Phase::Deal(self.seat(seat)?),
            ("refill", [seat]) => Phase::Refill(self.seat(seat)?),
            ("swap", [count]) => Phase::Swap { count: number(count, 6)? as u8 },
            ("treasure", [seat]) => Phase::Treasure(self.seat(seat)?),
            ("choose_conflict", [at]) => Phase::ChooseConflict { at: self.tile_cell(at)? },
            ("monument", [at]) => Phase::Monument { at: self.tile_cell(at)? },
            ("game_over", [Word { text: "bag", .. }]) => Phase::Over(Ending::Bag),
            ("game_over", [Word { text: "treasures", .. }]) => Phase::Over(Ending::Treasures),
            ("revolt_attacker", [color]) => Phase::Attack(self.revolt(color)?),
            ("revolt_defender", [color, n]) => {
                Phase::Defend { conflict: self.revolt(color)?, support: number(n, 6)? as u8 }
            }
            ("war_attacker", [at, color]) => Phase::Attack(self.war(at, color)?),
            ("war_defender", [at, color, n]) => {
                Phase::Defend { conflict: self.war(at, color)?, support: number(n, 6)? as u8 }
            }
            _ => return Err(name.error(format!("{} with what follows is not a phase", quoted(name.text)))),
        };
        Ok(())
    }

    fn tile_cell(&self, word: &Word<'_>) -> Result<Cell, PositionError> {
        let at = cell(word)?;
        let is_face_up = at.within(ROWS) && (self.public.all_tiles() - self.public.facedown).has(at.index());
        is_face_up.then_some(at).ok_or_else(|| word.error(format!("no face-up tile lies on {at}")))
    }

    fn revolt(&self, word: &Word<'_>) -> Result<Conflict, PositionError> {
        let (color, attacker) = (color(word)?, self.public.active);
        let at = self.public.leader(attacker, color);
        let rival = at.and_then(|at| self.public.rival(attacker, color, at));
        let defender =
            rival.ok_or_else(|| word.error("the active player's leader meets no other of this colour"))?;
        Ok(Conflict { kind: ConflictKind::Revolt, color, attacker, defender })
    }

    fn war(&self, at: &Word<'_>, word: &Word<'_>) -> Result<Conflict, PositionError> {
        let (cell, color) = (self.tile_cell(at)?, color(word)?);
        let war = self.public.wars(cell.index())[color.index()];
        let (attacker, defender) =
            war.ok_or_else(|| word.error(format!("two leaders of this colour do not meet around {cell}")))?;
        Ok(Conflict { kind: ConflictKind::War { at: cell }, color, attacker, defender })
    }
}

fn by_seat(key: &str) -> bool {
    ["hand", "points", "treasures", "catastrophes"].contains(&key)
}

fn check_header(head: &Word<'_>, rest: &[Word<'_>]) -> Result<(), PositionError> {
    let letters = ('B'..='P').map(|c| c.to_string());
    let wrong = rest.iter().zip(letters).find(|(word, letter)| !word.text.eq_ignore_ascii_case(letter));
    match (wrong, rest.len()) {
        (Some((word, letter)), _) => Err(word.error(format!("column {letter} is expected here"))),
        (None, 15) => Ok(()),
        _ => Err(head.error("the columns are A to P")),
    }
}

fn cell(word: &Word<'_>) -> Result<Cell, PositionError> {
    word.text.parse().map_err(|e: String| word.error(e))
}

fn color(word: &Word<'_>) -> Result<Color, PositionError> {
    Color::from_name(&word.text.to_ascii_lowercase())
        .ok_or_else(|| word.error(format!("{} is not a colour", quoted(word.text))))
}

fn tiles(word: &Word<'_>) -> Result<Tiles, PositionError> {
    read_tiles(word.text).map_err(|reason| word.error(reason))
}

/// The highest score of a colour that a position may have. No game can reach the type's limit from there.
const MAX_POINTS: u16 = 60_000;

/// Parses points. Points may exceed 255, so they are not a `Bag`.
fn points(word: &Word<'_>) -> Result<Points, PositionError> {
    let wrong =
        |why| word.error(format!("{} is not a count of points such as 9k11r: {why}", quoted(word.text)));
    read_counts(word.text, MAX_POINTS).map_err(wrong)
}
