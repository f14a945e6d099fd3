//! Parser of position text, the counterpart of `position`. Errors of malformed positions name the place and the
//! reason. `validate` checks whether a well-formed position is possible.

use crate::table::record::quoted;
use crate::table::word::{Word, number, words_by};
use crate::table::{PositionError, Seat};

use super::action;
use super::cell::{Cell, FARTHEST, Rotation};
use super::options::Options;
use super::score::Source;
use super::state::Public;
use super::tile::{Kind, SegmentId};
use super::validate;

/// A parsed position text, each fact with the word that errors about it point at.
pub(super) struct Draft<'a> {
    pub options: Options,
    pub seats: usize,
    pub tiles: Vec<(Cell, Kind, Rotation, Word<'a>)>,
    pub figures: Vec<(Seat, Cell, SegmentId, Word<'a>)>,
    pub towers: Vec<(Cell, u8, Option<Seat>, Word<'a>)>,
    pub prisons: Vec<(Seat, Seat, u8, Word<'a>)>,
    pub earned: Vec<(Seat, Source, i16, Word<'a>)>,
    pub points: Option<(Vec<Number<'a>>, Word<'a>)>,
    pub pieces: Option<(Vec<Number<'a>>, Word<'a>)>,
    pub pile: Option<Vec<(Kind, Word<'a>)>>,
    pub moment: Option<(TurnLine, Word<'a>)>,
    /// The first word of the text; errors about missing lines point at it.
    pub top: Word<'a>,
    /// The corner where the rows begin and the number of the next row, while rows may follow.
    rows: Option<(Cell, usize)>,
}

/// A number and its word.
pub(super) type Number<'a> = (u16, Word<'a>);

/// The contents of a `turn` line (or `over`, or `first`).
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnLine {
    pub state: TurnState,
    pub seat: Seat,
    pub ransomed: bool,
}

/// The states in the position text.
#[derive(Clone, Copy, Debug)]
pub(super) enum TurnState {
    First,
    Draw,
    Place(Kind),
    Action(Cell),
    Capture(Cell, Cell),
    Late,
    Over,
}

/// Parses a position text.
pub(super) fn position(options: &Options, seats: usize, text: &str) -> Result<Public, PositionError> {
    let mut draft = Draft {
        options: *options,
        seats,
        tiles: Vec::new(),
        figures: Vec::new(),
        towers: Vec::new(),
        prisons: Vec::new(),
        earned: Vec::new(),
        points: None,
        pieces: None,
        pile: None,
        moment: None,
        top: Word { text: "", line: 1, column: 1 },
        rows: None,
    };
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let words = words(line, number + 1);
        if let Some((head, rest)) = words.split_first() {
            draft.line(head, rest, &words)?;
        }
    }
    validate::build_position(&draft)
}

/// Splits a line into words; blanks inside brackets belong to the word.
fn words(line: &str, number: usize) -> Vec<Word<'_>> {
    let mut inside = false;
    words_by(line, number, |c| {
        inside = c == '(' || inside && c != ')';
        c.is_whitespace() && !inside
    })
}

impl<'a> Draft<'a> {
    fn line(&mut self, head: &Word<'a>, rest: &[Word<'a>], all: &[Word<'a>]) -> Result<(), PositionError> {
        match head.text {
            "map" => self.map(head, rest),
            "on" => self.on(head, rest),
            "tower" => self.tower(head, rest),
            "prison" => self.prison(head, rest),
            "earned" => self.earned(head, rest),
            "points" => once(head, &mut self.points, numbers(rest)?),
            "pieces" => once(head, &mut self.pieces, numbers(rest)?),
            "pile" => {
                let kinds = rest
                    .iter()
                    .map(|word| Ok((kind(word)?, *word)))
                    .collect::<Result<Vec<_>, PositionError>>()?;
                if self.pile.replace(kinds).is_some() { Err(duplicate(head)) } else { Ok(()) }
            }
            "turn" | "over" | "first" => {
                let moment = self.moment(head, rest)?;
                once(head, &mut self.moment, moment)
            }
            _ if self.rows.is_some() => self.row(all),
            _ => Err(head.error(format!("{} begins no line of a position", quoted(head.text)))),
        }?;
        if !matches!(head.text, "map") && keyword(head.text) {
            self.rows = None;
        }
        Ok(())
    }

    fn map(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let [corner] = rest else { return Err(head.error("after `map` comes the cell of the first token")) };
        if !self.tiles.is_empty() || self.rows.is_some() {
            return Err(duplicate(head));
        }
        self.top = *head;
        self.rows = Some((cell(corner)?, 0));
        Ok(())
    }

    fn row(&mut self, tokens: &[Word<'a>]) -> Result<(), PositionError> {
        let Some((corner, row)) = self.rows else { return Ok(()) };
        for (column, word) in tokens.iter().enumerate().filter(|(_, word)| word.text != ".") {
            let unknown = || {
                word.error(format!("{} is no tile: type and quarter turns, such as D0", quoted(word.text)))
            };
            let turn = word.text.chars().next_back().and_then(|c| c.to_digit(10)).filter(|n| *n < 4);
            let turn = turn.ok_or_else(unknown)?;
            let kind: Kind = word.text[..word.text.len() - 1].parse().map_err(|_| unknown())?;
            let at = beyond(corner.x, column).zip(beyond(corner.y, row)).map(|(x, y)| Cell::new(x, y));
            let at =
                at.ok_or_else(|| word.error(format!("cells lie at most {FARTHEST} from the start tile")))?;
            self.tiles.push((at, kind, Rotation::new(turn as usize), *word));
        }
        self.rows = Some((corner, row + 1));
        Ok(())
    }

    fn on(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let [who, at, on] = rest else {
            return Err(head.error("after `on` come a seat, a cell and a segment"));
        };
        let id = on.text.parse().map_err(|reason: String| on.error(reason))?;
        self.figures.push((self.seat(who)?, cell(at)?, id, *on));
        Ok(())
    }

    fn tower(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let (at, height, top) = match rest {
            [at, height] => (at, height, None),
            [at, height, top] => (at, height, Some(self.seat(top)?)),
            _ => return Err(head.error("after `tower` come a cell, a height and perhaps a seat")),
        };
        self.towers.push((cell(at)?, number(height, u8::MAX.into())? as u8, top, *at));
        Ok(())
    }

    fn prison(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let [captor, owner, held] = rest else {
            return Err(head.error("after `prison` come a captor, an owner and a number"));
        };
        let (who, whose) = (self.seat(captor)?, self.seat(owner)?);
        if self.prisons.iter().any(|known| (known.0, known.1) == (who, whose)) {
            return Err(duplicate(head));
        }
        self.prisons.push((who, whose, number(held, u8::MAX.into())? as u8, *owner));
        Ok(())
    }

    fn earned(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let usage = || head.error("after `earned` come a seat and pairs of what for and a number");
        let (who, pairs) = rest.split_first().filter(|(_, pairs)| pairs.len() % 2 == 0).ok_or_else(usage)?;
        let who = self.seat(who)?;
        for pair in pairs.chunks_exact(2) {
            let source = Source::ALL.into_iter().find(|source| source.name() == pair[0].text);
            let source =
                source.ok_or_else(|| pair[0].error(format!("nothing earns {}", quoted(pair[0].text))))?;
            let points = signed(&pair[1])?;
            if self.earned.iter().any(|known| (known.0, known.1) == (who, source)) {
                return Err(duplicate(&pair[0]));
            }
            self.earned.push((who, source, points, pair[1]));
        }
        Ok(())
    }

    fn moment(&self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<TurnLine, PositionError> {
        let nobody = Seat::new(0);
        match (head.text, rest) {
            ("over", []) => return Ok(TurnLine { state: TurnState::Over, seat: nobody, ransomed: false }),
            ("first", []) => return Ok(TurnLine { state: TurnState::First, seat: nobody, ransomed: false }),
            ("over" | "first", [extra, ..]) => {
                return Err(extra.error(format!("nothing comes after `{}`", head.text)));
            }
            _ => {}
        }
        let usage = || head.error("after `turn` come a seat and one of draw, place, action, capture, late");
        let (who, rest) = rest.split_first().ok_or_else(usage)?;
        let (ransomed, rest) = match rest.split_last() {
            Some((last, before)) if last.text == "ransomed" => (true, before),
            _ => (false, rest),
        };
        let (name, after) = rest.split_first().ok_or_else(usage)?;
        let state = match (name.text, after) {
            ("draw", []) => TurnState::Draw,
            ("late", []) => TurnState::Late,
            ("place", [drawn]) => TurnState::Place(kind(drawn)?),
            ("action", [at]) => TurnState::Action(cell(at)?),
            ("capture", [at, tower]) => TurnState::Capture(cell(at)?, cell(tower)?),
            ("place", _) => return Err(name.error("after `place` comes the drawn tile")),
            ("action", _) => return Err(name.error("after `action` comes the cell of the tile just placed")),
            ("capture", _) => {
                return Err(
                    name.error("after `capture` come the cells of the tile just placed and of the tower")
                );
            }
            _ => return Err(usage()),
        };
        Ok(TurnLine { state, seat: self.seat(who)?, ransomed })
    }

    fn seat(&self, word: &Word<'_>) -> Result<Seat, PositionError> {
        let seat = action::seat(word.text).ok().filter(|seat| seat.index() < self.seats);
        seat.ok_or_else(|| {
            word.error(format!("there is no seat {} at a table of {}", quoted(word.text), self.seats))
        })
    }
}

fn keyword(text: &str) -> bool {
    matches!(
        text,
        "map"
            | "on"
            | "tower"
            | "prison"
            | "earned"
            | "points"
            | "pieces"
            | "pile"
            | "turn"
            | "over"
            | "first"
    )
}

fn once<'a, T>(head: &Word<'a>, place: &mut Option<(T, Word<'a>)>, value: T) -> Result<(), PositionError> {
    if place.replace((value, *head)).is_some() { Err(duplicate(head)) } else { Ok(()) }
}

fn duplicate(word: &Word<'_>) -> PositionError {
    word.error(format!("{} is given twice", quoted(word.text)))
}

fn cell(word: &Word<'_>) -> Result<Cell, PositionError> {
    let joined: String = word.text.chars().filter(|c| !c.is_whitespace()).collect();
    joined.parse().map_err(|reason: String| word.error(reason))
}

fn kind(word: &Word<'_>) -> Result<Kind, PositionError> {
    word.text.parse().map_err(|reason: String| word.error(reason))
}

/// The highest score a position may have.
const MAX_POINTS: u16 = 9999;

fn numbers<'a>(words: &[Word<'a>]) -> Result<Vec<Number<'a>>, PositionError> {
    words.iter().map(|word| Ok((number(word, MAX_POINTS)?, *word))).collect()
}

/// Parses earned points, or lost ones with a leading minus.
fn signed(word: &Word<'_>) -> Result<i16, PositionError> {
    let digits = word.text.strip_prefix('-').unwrap_or(word.text);
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let points = word.text.parse().ok().filter(|n: &i16| plain && n.unsigned_abs() <= MAX_POINTS);
    points.ok_or_else(|| word.error(format!("{} is not a number of points", quoted(word.text))))
}

/// Returns the coordinate `steps` beyond another one; `None` beyond the range of the text form.
fn beyond(from: i16, steps: usize) -> Option<i16> {
    let sum = i16::try_from(steps).ok().and_then(|steps| from.checked_add(steps));
    sum.filter(|n| *n <= FARTHEST)
}
