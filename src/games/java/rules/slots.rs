//! Actions as slots for selection by clicks: kind, hexes, rotation, cards, in any order. A pick is one word:
//! `three`, `at:G7`, `turn:east`, `card:mask:2`.

use std::fmt;
use std::str::FromStr;

use crate::grid::hex::Way;
use crate::table::{Picks, Slots};

use super::action::{Action, Value};
use super::card::{Card, Cards};
use super::cell::Cell;
use super::tile::Tile;

/// The name of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    Kind,
    /// Hex a figure comes from.
    From,
    /// Village of a tile (or its only hex); hex of water or of a palace; hex of a figure or its destination.
    Where,
    Turn,
    Value,
    /// Number of cards of this kind.
    Count(Card),
}

/// The kind of action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    Tile(Tile),
    Water,
    Enter,
    Move,
    Leave,
    Build,
    Expand,
    TakeOpen,
    TakeDeck,
    Token,
    Festival,
    Lay,
    Pass,
    End,
    /// A chance entry; nobody picks it.
    Luck,
}

impl ActionKind {
    pub const ALL: [Self; 18] = [
        Self::Tile(Tile::Three),
        Self::Tile(Tile::Two),
        Self::Tile(Tile::Rice),
        Self::Tile(Tile::Village),
        Self::Water,
        Self::Enter,
        Self::Move,
        Self::Leave,
        Self::Build,
        Self::Expand,
        Self::TakeOpen,
        Self::TakeDeck,
        Self::Token,
        Self::Festival,
        Self::Lay,
        Self::Pass,
        Self::End,
        Self::Luck,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Tile(tile) => tile.word(),
            Self::Water => "water",
            Self::Enter => "enter",
            Self::Move => "move",
            Self::Leave => "leave",
            Self::Build => "palace",
            Self::Expand => "expand",
            Self::TakeOpen => "open",
            Self::TakeDeck => "deck",
            Self::Token => "token",
            Self::Festival => "festival",
            Self::Lay => "lay",
            Self::Pass => "pass",
            Self::End => "end",
            Self::Luck => "luck",
        }
    }
}

/// A slot with a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Kind(ActionKind),
    From(Cell),
    Where(Cell),
    Turn(Way),
    Value(Value),
    /// Number of cards of this kind. Each kind has its own pick; 0 is the default.
    Count(Card, u8),
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Picks<Pick> {
        let mut picks = Picks::new();
        picks.push(Pick::Kind(self.kind()));
        match *self {
            Self::Land(tile, cells) => {
                picks.push(Pick::Where(cells[0]));
                picks.extend(tile.turn(&cells).map(Pick::Turn));
            }
            Self::Water(at) | Self::Enter(at) | Self::Leave(at) => picks.push(Pick::Where(at)),
            Self::Move(from, to) => picks.extend([Pick::From(from), Pick::Where(to)]),
            Self::Build(at, value) | Self::Expand(at, value) => {
                picks.extend([Pick::Where(at), Pick::Value(value)]);
            }
            Self::Festival(at, cards) => {
                picks.push(Pick::Where(at));
                picks.extend(counts(&cards));
            }
            Self::Lay(cards) => picks.extend(counts(&cards)),
            Self::TakeOpen | Self::TakeDeck | Self::Token | Self::Pass | Self::End => {}
            Self::Draw(..) | Self::Open(_) | Self::First(_) => {}
        }
        picks
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::Kind(_) => Slot::Kind,
            Pick::From(_) => Slot::From,
            Pick::Where(_) => Slot::Where,
            Pick::Turn(_) => Slot::Turn,
            Pick::Value(_) => Slot::Value,
            Pick::Count(card, _) => Slot::Count(card),
        }
    }

    fn is_default(pick: Pick) -> bool {
        matches!(pick, Pick::Count(_, 0))
    }
}

fn counts(cards: &Cards) -> impl Iterator<Item = Pick> {
    Card::ALL.into_iter().zip(cards.0).map(|(card, count)| Pick::Count(card, count))
}

impl Action {
    /// Returns the kind of action.
    pub const fn kind(&self) -> ActionKind {
        match *self {
            Self::Land(tile, _) => ActionKind::Tile(tile),
            Self::Water(_) => ActionKind::Water,
            Self::Enter(_) => ActionKind::Enter,
            Self::Move(..) => ActionKind::Move,
            Self::Leave(_) => ActionKind::Leave,
            Self::Build(..) => ActionKind::Build,
            Self::Expand(..) => ActionKind::Expand,
            Self::TakeOpen => ActionKind::TakeOpen,
            Self::TakeDeck => ActionKind::TakeDeck,
            Self::Token => ActionKind::Token,
            Self::Festival(..) => ActionKind::Festival,
            Self::Lay(_) => ActionKind::Lay,
            Self::Pass => ActionKind::Pass,
            Self::End => ActionKind::End,
            Self::Draw(..) | Self::Open(_) | Self::First(_) => ActionKind::Luck,
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(what) => f.write_str(what.word()),
            Self::From(cell) => write!(f, "from:{cell}"),
            Self::Where(cell) => write!(f, "at:{cell}"),
            Self::Turn(way) => write!(f, "turn:{way}"),
            Self::Value(value) => write!(f, "value:{value}"),
            Self::Count(card, count) => write!(f, "card:{}:{count}", card.word()),
        }
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a pick");
        Ok(match text.split_once(':') {
            Some(("from", cell)) => Self::From(cell.parse()?),
            Some(("at", cell)) => Self::Where(cell.parse()?),
            Some(("turn", way)) => Self::Turn(way.parse()?),
            Some(("value", value)) => Self::Value(value.parse()?),
            Some(("card", rest)) => {
                let (card, count) = rest.split_once(':').ok_or_else(wrong)?;
                Self::Count(Card::named(card).ok_or_else(wrong)?, count.parse().map_err(|_| wrong())?)
            }
            Some(_) => return Err(wrong()),
            None => {
                Self::Kind(ActionKind::ALL.into_iter().find(|what| what.word() == text).ok_or_else(wrong)?)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_words() {
        let all = ActionKind::ALL.map(|what| Pick::Kind(what).to_string());
        let more = ["from:G7", "at:H12", "turn:southeast", "value:10", "card:mask-drum:2"].map(String::from);
        for word in all.into_iter().chain(more) {
            assert_eq!(word.parse::<Pick>().map(|pick| pick.to_string()), Ok(word));
        }
        for wrong in ["", "tile", "at:", "at:77", "turn:up", "value:3", "card:mask", "card:cat:1", "on:G7"] {
            assert!(wrong.parse::<Pick>().is_err(), "{wrong}");
        }
    }
}
