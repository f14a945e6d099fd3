//! Actions of seats and chance events, with their notation: `king H5`, `swap 2k1r`, `draw 0 6r`.

use std::fmt;
use std::str::FromStr;

use crate::games::tigris::rules::cell::{COLUMNS, Cell, Cells};
use crate::table::record::{printable, quoted};
use crate::table::word::argument;
use crate::table::{Bag, Seat};

use super::color::{Color, LETTERS, Monument, Tiles};

/// An action or chance event, one entry of the log (rules: tigris 6). A cell may be off the board; the rules then
/// refuse the action, and the reader accepts it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Position or move the leader of this colour: `king H5`.
    Position(Color, Cell),
    /// Withdraw the leader of this colour to its owner's supply: `king off`.
    Withdraw(Color),
    /// Place a tile: `temple H5`.
    Place(Color, Cell),
    /// Place a catastrophe tile: `catastrophe H5`.
    Catastrophe(Cell),
    /// Discard these tiles and draw the same number: `swap 2k1r`.
    Swap(Tiles),
    /// End the turn.
    Pass,
    /// Commit this number of tiles to the conflict: `support 2`.
    Support(u8),
    /// Resolve this colour next: `conflict green`.
    Conflict(Color),
    /// Build a monument with this top-left cell: `monument red-black F3`.
    Monument(Monument, Cell),
    /// Build no monument.
    Decline,
    /// Take these treasures: `treasures B2 D2`.
    Treasures(Taken),
    /// Chance: this seat draws these tiles: `draw 0 2k1r3b`.
    Draw(Seat, Tiles),
    /// Chance: this seat starts: `first 1`.
    First(Seat),
}

/// A set of treasures to take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Taken {
    pub cells: Cells,
    /// A cell that is off the board or named twice. Always illegal; stored so that the rules can refuse it by name.
    pub odd: Option<Cell>,
}

impl From<Cells> for Taken {
    fn from(cells: Cells) -> Self {
        Self { cells, odd: None }
    }
}

impl Taken {
    fn name(&mut self, cell: Cell) {
        let on_grid = cell.within(super::map::ROWS) && (cell.x as usize) < COLUMNS;
        if on_grid && !self.cells.has(cell.index()) {
            self.cells.insert(cell.index());
        } else {
            self.odd = self.odd.or(Some(cell));
        }
    }
}

/// Returns the notation of a set of tiles; `0` if it is empty.
pub fn tiles_text(tiles: &Tiles) -> String {
    tiles.text(&LETTERS)
}

/// Parses a set of tiles.
pub(super) fn read_tiles(word: &str) -> Result<Tiles, String> {
    let wrong = |why| format!("{} is not a count of tiles such as 3r1k: {why}", quoted(word));
    read_counts(word, u8::MAX.into()).map(|counts| Bag(counts.map(|n| n as u8))).map_err(wrong)
}

/// Parses a number before each colour letter, each colour at most once and no number above `most`. `0` means none.
pub(super) fn read_counts(word: &str, most: u16) -> Result<[u16; LETTERS.len()], String> {
    let (mut counts, mut seen, mut rest) = ([0; LETTERS.len()], [false; LETTERS.len()], word);
    while !rest.is_empty() && word != "0" {
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (digits, letters) = rest.split_at(end);
        let letter =
            letters.chars().next().ok_or_else(|| format!("no colour stands behind {}", printable(digits)))?;
        let name = quoted(letter.encode_utf8(&mut [0; 4]));
        let color = LETTERS.iter().position(|known| *known == letter.to_ascii_lowercase());
        let color = color.ok_or_else(|| format!("{name} is no letter of a colour"))?;
        if digits.is_empty() {
            return Err(format!("no number stands before {name}"));
        }
        if std::mem::replace(&mut seen[color], true) {
            return Err(format!("{name} is counted twice"));
        }
        let number = digits.parse().ok().filter(|n| *n <= most);
        counts[color] = number.ok_or_else(|| format!("{} is more than {most}", printable(digits)))?;
        rest = &letters[letter.len_utf8()..];
    }
    Ok(counts)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(color, to) => write!(f, "{} {to}", color.leader()),
            Self::Withdraw(color) => write!(f, "{} off", color.leader()),
            Self::Place(color, at) => write!(f, "{} {at}", color.tile()),
            Self::Catastrophe(at) => write!(f, "catastrophe {at}"),
            Self::Swap(tiles) => write!(f, "swap {}", tiles_text(tiles)),
            Self::Pass => f.write_str("pass"),
            Self::Support(count) => write!(f, "support {count}"),
            Self::Conflict(color) => write!(f, "conflict {}", color.name()),
            Self::Monument(monument, at) => write!(f, "monument {monument} {at}"),
            Self::Decline => f.write_str("decline"),
            Self::Treasures(taken) => {
                f.write_str("treasures")?;
                taken.cells.cells().chain(taken.odd).try_for_each(|cell| write!(f, " {cell}"))
            }
            Self::Draw(seat, tiles) => write!(f, "draw {seat} {}", tiles_text(tiles)),
            Self::First(seat) => write!(f, "first {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.to_ascii_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        let (verb, rest) = words.split_first().ok_or("There is no action here.")?;
        match *verb {
            "pass" => none(verb, rest).map(|()| Self::Pass),
            "decline" => none(verb, rest).map(|()| Self::Decline),
            "catastrophe" => Ok(Self::Catastrophe(argument(one(verb, rest, "a cell")?)?)),
            "swap" => Ok(Self::Swap(tiles(one(verb, rest, "tiles such as 3r1k")?)?)),
            "support" => Ok(Self::Support(number(one(verb, rest, "a number")?)?)),
            "conflict" => Ok(Self::Conflict(color(one(verb, rest, "a colour")?)?)),
            "monument" => monument(verb, rest),
            "treasures" => treasures(rest),
            "draw" => match rest {
                [who, what] => Ok(Self::Draw(argument(who)?, tiles(what)?)),
                _ => Err("After `draw` comes a seat and tiles such as 3r1k.".into()),
            },
            "first" => Ok(Self::First(argument(one(verb, rest, "a seat")?)?)),
            _ => piece(verb, rest),
        }
    }
}

fn piece(verb: &str, rest: &[&str]) -> Result<Action, String> {
    if let Some(color) = Color::from_leader(verb) {
        return match one(verb, rest, "a cell or `off`")? {
            "off" => Ok(Action::Withdraw(color)),
            to => Ok(Action::Position(color, argument(to)?)),
        };
    }
    match Color::from_tile(verb) {
        Some(color) => Ok(Action::Place(color, argument(one(verb, rest, "a cell")?)?)),
        None => Err(format!("{} is not an action.", quoted(verb))),
    }
}

fn none(verb: &str, rest: &[&str]) -> Result<(), String> {
    rest.first()
        .map_or(Ok(()), |word| Err(format!("Nothing comes after `{verb}`, but there is {}.", quoted(word))))
}

fn one<'a>(verb: &str, rest: &[&'a str], what: &str) -> Result<&'a str, String> {
    match rest {
        [word] => Ok(word),
        [] => Err(format!("After `{verb}` comes {what}.")),
        [_, extra, ..] => Err(format!("Only {what} comes after `{verb}`, but there is {}.", quoted(extra))),
    }
}

fn color(word: &str) -> Result<Color, String> {
    Color::from_name(word).ok_or_else(|| format!("{} is not one of black, red, blue, green.", quoted(word)))
}

fn number(word: &str) -> Result<u8, String> {
    let digits = word.bytes().all(|b| b.is_ascii_digit());
    word.parse()
        .ok()
        .filter(|_| digits)
        .ok_or_else(|| format!("{} is not a number from 0 to 255.", quoted(word)))
}

fn tiles(word: &str) -> Result<Tiles, String> {
    read_tiles(word).map_err(|reason| format!("{reason}."))
}

fn monument(verb: &str, rest: &[&str]) -> Result<Action, String> {
    match rest {
        [colors, at] => Ok(Action::Monument(colors.parse().map_err(|e| format!("{e}."))?, argument(at)?)),
        _ => Err(format!("After `{verb}` come two colours such as red-black and the top-left cell.")),
    }
}

fn treasures(rest: &[&str]) -> Result<Action, String> {
    let mut taken = Taken::default();
    for word in rest {
        taken.name(argument(word)?);
    }
    if rest.is_empty() { Err("After `treasures` come cells.".into()) } else { Ok(Action::Treasures(taken)) }
}
