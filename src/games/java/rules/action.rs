//! Actions of seats and results of chance, with their notation: `three H7 G7 G8`, `move G7 H8`, `draw 0 mask`.

use std::fmt;
use std::str::FromStr;

use crate::table::Seat;
use crate::table::record::quoted;
use crate::table::word::argument;

use super::card::{Card, Cards, WORDS};
use super::cell::Cell;
use super::tile::Tile;

/// An entry of the log (rules: java 6). Hexes may be off the map, so that the rules can refuse them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place a land tile, its village first: `three H7 G7 G8`, `two G7 G8`, `rice G7`, `village G7`. The rice
    /// fields of a three-hex tile are sorted; unused places are [`Cell::NOWHERE`].
    Land(Tile, [Cell; 3]),
    /// Place water: `water G7`.
    Water(Cell),
    /// Bring a figure to this hex: `enter G7`.
    Enter(Cell),
    /// Move a figure: `move G7 H8`.
    Move(Cell, Cell),
    /// Take a figure off the board: `leave G7`.
    Leave(Cell),
    /// Build a palace: `palace G7 4`.
    Build(Cell, Value),
    /// Expand a palace to a value: `expand G7 6`.
    Expand(Cell, Value),
    /// Take the face-up card: `take open`.
    TakeOpen,
    /// Draw from the deck: `take deck`.
    TakeDeck,
    /// Use an action token: `token`.
    Token,
    /// Announce a festival with these cards: `festival G7 mask+2drum-puppet`.
    Festival(Cell, Cards),
    /// Lay cards in an auction: `lay mask`.
    Lay(Cards),
    /// Leave the auction: `pass`.
    Pass,
    /// End the turn: `end`.
    End,
    /// Chance: this seat draws these cards: `draw 0 2mask+drum`.
    Draw(Seat, Cards),
    /// Chance: this card is turned face up: `open mask-drum`.
    Open(Card),
    /// Chance: this seat starts: `first 1`.
    First(Seat),
}

/// The value of a palace, written in records as 2, 4, 6, 8 or 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    Two,
    Four,
    Six,
    Eight,
    Ten,
}

impl Value {
    pub const ALL: [Self; 5] = [Self::Two, Self::Four, Self::Six, Self::Eight, Self::Ten];

    /// Returns the value: 2, 4, 6, 8 or 10.
    #[inline]
    pub const fn points(self) -> u8 {
        2 * self as u8 + 2
    }

    /// Returns the index from 0 to 4.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns half the value: the points for building or expanding to it, and the second prize of its city.
    #[inline]
    pub const fn half(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the points of each of the `winners` of the palace's festival: half the value for one, otherwise
    /// the smaller shared prize (R40).
    pub const fn festival_points(self, winners: usize) -> u8 {
        if winners == 1 { self.half() } else { [0, 1, 2, 2, 3][self as usize] }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points())
    }
}

impl FromStr for Value {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|value| value.to_string() == text);
        found.ok_or_else(|| format!("{} is not one of 2, 4, 6, 8, 10", quoted(text)))
    }
}

impl Action {
    /// Builds the action of a land tile on these hexes, its village first; rice fields in any order.
    pub fn land(tile: Tile, mut cells: [Cell; 3]) -> Self {
        if tile == Tile::Three && cells[2] < cells[1] {
            cells.swap(1, 2);
        }
        Self::Land(tile, cells)
    }
}

/// Returns cards in notation; `0` for none.
pub fn cards_text(cards: &Cards) -> String {
    cards.in_words(&WORDS)
}

pub(super) fn read_cards(word: &str) -> Result<Cards, String> {
    Cards::from_words(word, &WORDS)
        .ok_or_else(|| format!("{} are not cards such as 2mask+drum-puppet", quoted(word)))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Land(tile, cells) => {
                f.write_str(tile.word())?;
                cells[..tile.size()].iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Self::Water(at) => write!(f, "water {at}"),
            Self::Enter(to) => write!(f, "enter {to}"),
            Self::Move(from, to) => write!(f, "move {from} {to}"),
            Self::Leave(from) => write!(f, "leave {from}"),
            Self::Build(at, value) => write!(f, "palace {at} {value}"),
            Self::Expand(at, value) => write!(f, "expand {at} {value}"),
            Self::TakeOpen => f.write_str("take open"),
            Self::TakeDeck => f.write_str("take deck"),
            Self::Token => f.write_str("token"),
            Self::Festival(at, cards) => write!(f, "festival {at} {}", cards_text(cards)),
            Self::Lay(cards) => write!(f, "lay {}", cards_text(cards)),
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
            Self::Draw(seat, cards) => write!(f, "draw {seat} {}", cards_text(cards)),
            Self::Open(card) => write!(f, "open {}", card.word()),
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
        if let Some(tile) = Tile::named(verb) {
            return land(tile, rest);
        }
        Ok(match (*verb, rest) {
            ("water", [at]) => Self::Water(argument(at)?),
            ("enter", [to]) => Self::Enter(argument(to)?),
            ("move", [from, to]) => Self::Move(argument(from)?, argument(to)?),
            ("leave", [from]) => Self::Leave(argument(from)?),
            ("palace", [at, worth]) => Self::Build(argument(at)?, argument(worth)?),
            ("expand", [at, worth]) => Self::Expand(argument(at)?, argument(worth)?),
            ("take", ["open"]) => Self::TakeOpen,
            ("take", ["deck"]) => Self::TakeDeck,
            ("token", []) => Self::Token,
            ("festival", [at, what]) => Self::Festival(argument(at)?, cards(what)?),
            ("lay", [what]) => Self::Lay(cards(what)?),
            ("pass", []) => Self::Pass,
            ("end", []) => Self::End,
            ("draw", [who, what]) => Self::Draw(argument(who)?, cards(what)?),
            ("open", [what]) => {
                Self::Open(Card::named(what).ok_or_else(|| format!("{} is not a card.", quoted(what)))?)
            }
            ("first", [who]) => Self::First(argument(who)?),
            _ => return Err(wrong(verb)),
        })
    }
}

/// Returns the message that says what must follow a verb.
fn wrong(verb: &str) -> String {
    let what = match verb {
        "water" | "enter" | "leave" => "comes a hex such as G7",
        "move" => "come two hexes: where from, where to",
        "palace" | "expand" => "come a hex and a value",
        "take" => "comes `open` or `deck`",
        "token" | "pass" | "end" => "comes nothing",
        "festival" => "come the hex of a palace and cards",
        "lay" => "come cards",
        "draw" => "come a seat and cards",
        "open" => "comes a card",
        "first" => "comes a seat",
        _ => return format!("{} is not an action.", quoted(verb)),
    };
    format!("After `{verb}` {what}.")
}

fn land(tile: Tile, rest: &[&str]) -> Result<Action, String> {
    if rest.len() != tile.size() {
        let what =
            ["comes one hex", "come two hexes, the village first", "come three hexes, the village first"]
                [tile.size() - 1];
        return Err(format!("After `{}` {what}.", tile.word()));
    }
    let mut cells = [Cell::NOWHERE; 3];
    for (to, word) in cells.iter_mut().zip(rest) {
        *to = argument(word)?;
    }
    Ok(Action::land(tile, cells))
}

fn cards(word: &str) -> Result<Cards, String> {
    read_cards(word).map_err(|e| format!("{e}."))
}
