//! Actions as slots for selection by clicks: kind, place and number, in any order. A pick is one word: `tile:red`,
//! `at:D7`, `count:red:2`, `take:D7+E8`.

use std::fmt;
use std::str::FromStr;

use crate::games::tigris::rules::cell::{COLUMNS, Cell, Cells};
use crate::games::tigris::rules::map::ROWS;
use crate::table::{Picks, Slots};

use super::action::Action;
use super::color::{Color, Monument};

/// The name of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    Kind,
    Where,
    /// The number of tiles to commit.
    Number,
    /// The number of tiles of this colour to swap.
    Count(Color),
    /// The treasures to take.
    Take,
}

/// The kind of action, with the piece it moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    Leader(Color),
    Tile(Color),
    Catastrophe,
    Swap,
    Pass,
    Support,
    Conflict(Color),
    Monument(Monument),
    Decline,
    Treasures,
    /// A chance event; players cannot pick it.
    Luck,
}

/// A slot with a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Kind(ActionKind),
    /// The cell; the top-left cell of a monument.
    Where(Cell),
    /// The supply instead of a cell.
    Off,
    /// The number of tiles to commit.
    Number(u8),
    /// The number of tiles of this colour to swap. A selection has a pick for each of the four colours, including 0.
    Count(Color, u8),
    /// The complete set of treasures to take.
    Take(Cells),
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Picks<Pick> {
        let mut picks = Picks::new();
        picks.push(Pick::Kind(self.kind()));
        match *self {
            Self::Position(_, at) | Self::Place(_, at) | Self::Catastrophe(at) | Self::Monument(_, at) => {
                picks.push(Pick::Where(at));
            }
            Self::Withdraw(_) => picks.push(Pick::Off),
            Self::Swap(tiles) => picks.extend(Color::ALL.map(|c| Pick::Count(c, tiles.0[c.index()]))),
            Self::Support(count) => picks.push(Pick::Number(count)),
            Self::Treasures(taken) => picks.push(Pick::Take(taken.cells)),
            Self::Pass | Self::Conflict(_) | Self::Decline | Self::Draw(..) | Self::First(_) => {}
        }
        picks
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::Kind(_) => Slot::Kind,
            Pick::Where(_) | Pick::Off => Slot::Where,
            Pick::Number(_) => Slot::Number,
            Pick::Count(color, _) => Slot::Count(color),
            Pick::Take(_) => Slot::Take,
        }
    }
}

impl Action {
    /// Returns the kind of action, with the piece it moves.
    pub const fn kind(&self) -> ActionKind {
        match *self {
            Self::Position(color, _) | Self::Withdraw(color) => ActionKind::Leader(color),
            Self::Place(color, _) => ActionKind::Tile(color),
            Self::Catastrophe(_) => ActionKind::Catastrophe,
            Self::Swap(_) => ActionKind::Swap,
            Self::Pass => ActionKind::Pass,
            Self::Support(_) => ActionKind::Support,
            Self::Conflict(color) => ActionKind::Conflict(color),
            Self::Monument(monument, _) => ActionKind::Monument(monument),
            Self::Decline => ActionKind::Decline,
            Self::Treasures(_) => ActionKind::Treasures,
            Self::Draw(..) | Self::First(_) => ActionKind::Luck,
        }
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leader(color) => write!(f, "leader:{}", color.name()),
            Self::Tile(color) => write!(f, "tile:{}", color.name()),
            Self::Catastrophe => f.write_str("catastrophe"),
            Self::Swap => f.write_str("swap"),
            Self::Pass => f.write_str("pass"),
            Self::Support => f.write_str("support"),
            Self::Conflict(color) => write!(f, "conflict:{}", color.name()),
            Self::Monument(monument) => write!(f, "monument:{monument}"),
            Self::Decline => f.write_str("decline"),
            Self::Treasures => f.write_str("treasures"),
            Self::Luck => f.write_str("luck"),
        }
    }
}

impl FromStr for ActionKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a pick");
        let color = |word| Color::from_name(word).ok_or_else(wrong);
        Ok(match text.split_once(':') {
            Some(("leader", word)) => Self::Leader(color(word)?),
            Some(("tile", word)) => Self::Tile(color(word)?),
            Some(("conflict", word)) => Self::Conflict(color(word)?),
            Some(("monument", word)) => Self::Monument(word.parse()?),
            Some(_) => return Err(wrong()),
            None => {
                let plain = [Self::Catastrophe, Self::Swap, Self::Pass, Self::Support, Self::Decline];
                let mut all = plain.into_iter().chain([Self::Treasures, Self::Luck]);
                all.find(|what| what.to_string() == text).ok_or_else(wrong)?
            }
        })
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(what) => what.fmt(f),
            Self::Where(cell) => write!(f, "at:{cell}"),
            Self::Off => f.write_str("off"),
            Self::Number(number) => write!(f, "number:{number}"),
            Self::Count(color, count) => write!(f, "count:{}:{count}", color.name()),
            Self::Take(cells) => {
                let names: Vec<String> = cells.cells().map(|cell| cell.to_string()).collect();
                write!(f, "take:{}", names.join("+"))
            }
        }
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a pick");
        let number = |word: &str| word.parse().map_err(|_| wrong());
        Ok(match text.split_once(':') {
            None if text == "off" => Self::Off,
            Some(("at", cell)) => Self::Where(cell.parse()?),
            Some(("number", word)) => Self::Number(number(word)?),
            Some(("count", rest)) => {
                let (color, count) = rest.split_once(':').ok_or_else(wrong)?;
                Self::Count(Color::from_name(color).ok_or_else(wrong)?, number(count)?)
            }
            Some(("take", cells)) => Self::Take(cells.split('+').map(on_board).collect::<Result<_, _>>()?),
            _ => Self::Kind(text.parse()?),
        })
    }
}

/// Parses a cell of the grid and returns its index.
fn on_board(word: &str) -> Result<usize, String> {
    let cell: Cell = word.parse()?;
    let is_on_board = cell.within(ROWS) && usize::from(cell.x) < COLUMNS;
    if is_on_board { Ok(cell.index()) } else { Err(format!("`{word}` is not on the board")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_words() {
        let words = [
            "leader:red",
            "tile:black",
            "catastrophe",
            "swap",
            "pass",
            "support",
            "conflict:green",
            "monument:red-black",
            "decline",
            "treasures",
            "luck",
            "at:D7",
            "off",
            "number:3",
            "count:blue:2",
            "take:D7",
            "take:D7+E8",
        ];
        for word in words {
            assert_eq!(word.parse::<Pick>().map(|pick| pick.to_string()), Ok(word.to_string()));
        }
        for wrong in
            ["", "tile", "tile:", "tile:pink", "at:", "at:77", "count:red", "number:-1", "take:Z99", "on"]
        {
            assert!(wrong.parse::<Pick>().is_err(), "{wrong}");
        }
    }
}
