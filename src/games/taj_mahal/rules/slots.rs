//! Actions as slots for selection by clicks. A pick is one word: `card:r-VG`, `extra:w-E`, `symbol:V`, `at:KAB1`,
//! `take:w-E:0`.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;
use crate::table::{Picks, Slots};

use super::action::Action;
use super::card::Card;
use super::map::City;
use super::symbol::Symbol;

/// The name of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// Coloured card, or withdrawal.
    Kind,
    /// White or special card played with it; none is the default.
    Extra,
    Symbol,
    City,
    /// Cards from the supply, as a set.
    Take,
}

/// A slot with a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Card(Card),
    Withdraw,
    Extra(Option<Card>),
    Symbol(Symbol),
    City(City),
    /// First or second card of a kind, so that two equal cards are two elements of the set.
    Take(Card, u8),
    /// A chance entry; nobody picks it.
    Luck,
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Picks<Pick> {
        let mut picks = Picks::new();
        match self {
            Self::Play(cards) => {
                picks.extend(cards.iter().find(|card| card.color().is_some()).map(Pick::Card));
                picks.push(Pick::Extra(cards.iter().find(|card| card.color().is_none())));
            }
            Self::Withdraw => picks.push(Pick::Withdraw),
            Self::Place(symbol, city) => picks.extend([Pick::Symbol(*symbol), Pick::City(*city)]),
            Self::Take(cards) => {
                // At most two cards are legal, but a typed action may name more.
                let mut before: Option<(Card, u8)> = None;
                for card in cards.iter().take(2) {
                    let nth = before.filter(|(other, _)| *other == card).map_or(0, |(_, n)| n + 1);
                    before = Some((card, nth));
                    picks.push(Pick::Take(card, nth));
                }
            }
            _ => picks.push(Pick::Luck),
        }
        picks
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::Card(_) | Pick::Withdraw | Pick::Luck => Slot::Kind,
            Pick::Extra(_) => Slot::Extra,
            Pick::Symbol(_) => Slot::Symbol,
            Pick::City(_) => Slot::City,
            Pick::Take(..) => Slot::Take,
        }
    }

    fn is_multi(slot: Slot) -> bool {
        slot == Slot::Take
    }

    fn is_default(pick: Pick) -> bool {
        pick == Pick::Extra(None)
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card:{card}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Extra(None) => f.write_str("extra:none"),
            Self::Extra(Some(card)) => write!(f, "extra:{card}"),
            Self::Symbol(symbol) => write!(f, "symbol:{symbol}"),
            Self::City(city) => write!(f, "at:{city}"),
            Self::Take(card, nth) => write!(f, "take:{card}:{nth}"),
            Self::Luck => f.write_str("luck"),
        }
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{} is not a pick", quoted(text));
        match text.split(':').collect::<Vec<_>>()[..] {
            ["card", card] => Ok(Self::Card(card.parse()?)),
            ["withdraw"] => Ok(Self::Withdraw),
            ["extra", "none"] => Ok(Self::Extra(None)),
            ["extra", card] => Ok(Self::Extra(Some(card.parse()?))),
            ["symbol", symbol] => Ok(Self::Symbol(symbol.parse()?)),
            ["at", city] => Ok(Self::City(city.parse()?)),
            ["take", card, "0"] => Ok(Self::Take(card.parse()?, 0)),
            ["take", card, "1"] => Ok(Self::Take(card.parse()?, 1)),
            ["luck"] => Ok(Self::Luck),
            _ => Err(wrong()),
        }
    }
}
