//! Actions of seats and results of chance, with their notation: `play r-VG+w-E`, `place V KAB1`, `draw 0 y-ME`.

use std::fmt;
use std::str::FromStr;

use crate::table::Seat;
use crate::table::record::quoted;
use crate::table::word::argument;

use super::card::{Card, Suit};
use super::cards::{Cards, read_cards};
use super::map::{City, FORTRESSES, PROVINCES, Province};
use super::symbol::Symbol;
use super::tile::{Bonus, Bonuses};

/// An entry of the log (rules: taj-mahal 6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a coloured card, optionally with a white or a special one: `play r-VG`, `play r-VG+w-E`.
    Play(Named),
    /// Withdraw from the visit: `withdraw`.
    Withdraw,
    /// Build the palace of a symbol that was won: `place V KAB1`.
    Place(Symbol, City),
    /// Take cards from the supply: `take r-VG+w-K`.
    Take(Named),
    /// Chance: the provinces in the order of the visits, without Agra's: `provinces KAB KAS …`.
    Provinces([Province; PROVINCES - 1]),
    /// Chance: the bonus tiles of the fortresses: `bonus KAB1=tea KAB3=card …`.
    Bonus(Bonuses),
    /// Chance: the first hand of this seat: `deal 0 2r-VE+…`.
    Deal(Seat, Named),
    /// Chance: the supply of a visit: `supply r-VG+…`.
    Supply(Named),
    /// Chance: the cards of the neutral player: `dummy r-VG+…`.
    Dummy(Named),
    /// Chance: this seat starts: `first 1`.
    First(Seat),
    /// Chance: this seat draws a card blind: `draw 0 y-ME`.
    Draw(Seat, Card),
}

/// Maximum number of cards an action may name: one more than the largest supply.
pub const MAX_NAMED: usize = 10;
const NO_CARD: u8 = u8::MAX;

/// Cards named in an action, sorted, with repetitions. They need not exist that often.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Named([u8; MAX_NAMED]);

impl Named {
    /// No card.
    pub const NONE: Self = Self([NO_CARD; MAX_NAMED]);

    /// Creates a list of one card.
    #[inline]
    pub const fn one(card: Card) -> Self {
        let mut named = Self::NONE;
        named.0[0] = card.index() as u8;
        named
    }

    /// Creates a list of two cards, given in any order.
    #[inline]
    pub const fn two(one: Card, other: Card) -> Self {
        let (one, other) = (one.index() as u8, other.index() as u8);
        let mut named = Self::NONE;
        (named.0[0], named.0[1]) = if one < other { (one, other) } else { (other, one) };
        named
    }

    /// Creates the play of a coloured card with an optional second card.
    #[inline]
    pub const fn play(colored: Card, extra: Option<Card>) -> Self {
        match extra {
            Some(extra) => Self::two(colored, extra),
            None => Self::one(colored),
        }
    }

    /// Creates a list of every card of a bag; `None` if there are too many to name.
    pub fn all(cards: &Cards) -> Option<Self> {
        let mut named = Self::NONE;
        for (at, card) in cards.iter().enumerate() {
            *named.0.get_mut(at)? = card.index() as u8;
        }
        Some(named)
    }

    /// Iterates over the cards, in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.0.into_iter().take_while(|card| *card != NO_CARD).map(|card| Card::at(card.into()))
    }

    /// Returns the number of cards named.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// Returns the cards as a bag, which keeps at most two of a kind.
    pub fn cards(&self) -> Cards {
        self.iter().collect()
    }

    /// Returns whether a card is named more often than the bag contains it.
    pub fn beyond(&self, cards: &Cards) -> bool {
        let named = |card: Card| self.iter().filter(|other| *other == card).count();
        self.iter().any(|card| named(card) > cards.count(card).into())
    }

    /// Returns the coloured card and the other one of a legal play.
    #[inline]
    pub fn played(&self) -> Option<(Card, Option<Card>)> {
        let mut cards = self.iter();
        let first = cards.next().filter(|card| matches!(card.suit(), Suit::Color(_)))?;
        Some((first, cards.next()))
    }

    /// Parses cards, given as one word with `+` or as several.
    fn read(words: &[&str], verb: &str) -> Result<Self, String> {
        if words.is_empty() {
            return Err(format!("After `{verb}` come cards such as r-VG+w-K."));
        }
        let mut all: Vec<u8> = Vec::new();
        for word in words {
            all.extend(read_cards(word).map_err(|e| format!("{e}."))?.iter().map(|card| card.index() as u8));
        }
        crate::order::short(&mut all);
        if all.len() > MAX_NAMED {
            return Err(format!("{} cards are named, but an action names at most {MAX_NAMED}.", all.len()));
        }
        let mut named = Self::NONE;
        named.0[..all.len()].copy_from_slice(&all);
        Ok(named)
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards = self.iter().peekable();
        let mut first = true;
        while let Some(card) = cards.next() {
            let mut copies = 1;
            while cards.next_if_eq(&card).is_some() {
                copies += 1;
            }
            f.write_str(if first { "" } else { "+" })?;
            if copies > 1 {
                write!(f, "{copies}")?;
            }
            card.fmt(f)?;
            first = false;
        }
        if first { f.write_str("0") } else { Ok(()) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(cards) => write!(f, "play {cards}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Place(symbol, city) => write!(f, "place {symbol} {city}"),
            Self::Take(cards) => write!(f, "take {cards}"),
            Self::Provinces(order) => {
                f.write_str("provinces")?;
                order.iter().try_for_each(|province| write!(f, " {province}"))
            }
            Self::Bonus(tiles) => {
                f.write_str("bonus")?;
                let lying =
                    tiles.iter().enumerate().filter_map(|(at, tile)| Some((City::of_fortress(at), (*tile)?)));
                lying.into_iter().try_for_each(|(city, tile)| write!(f, " {city}={tile}"))
            }
            Self::Deal(seat, cards) => write!(f, "deal {seat} {cards}"),
            Self::Supply(cards) => write!(f, "supply {cards}"),
            Self::Dummy(cards) => write!(f, "dummy {cards}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Draw(seat, card) => write!(f, "draw {seat} {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (verb, rest) = words.split_first().ok_or("There is no action here.")?;
        match verb.to_ascii_lowercase().as_str() {
            "play" => Named::read(rest, "play").map(Self::Play),
            "withdraw" => match rest.first() {
                None => Ok(Self::Withdraw),
                Some(extra) => {
                    Err(format!("Nothing comes after `withdraw`, but there is {}.", quoted(extra)))
                }
            },
            "place" => match rest {
                [symbol, city] => Ok(Self::Place(argument(symbol)?, argument(city)?)),
                _ => Err("After `place` come a symbol and a city such as V KAB1.".into()),
            },
            "take" => Named::read(rest, "take").map(Self::Take),
            "provinces" => provinces(rest),
            "bonus" => read_bonuses(rest).map(Self::Bonus),
            "supply" => Named::read(rest, "supply").map(Self::Supply),
            "dummy" => Named::read(rest, "dummy").map(Self::Dummy),
            "deal" => match rest {
                [who, cards @ ..] => Ok(Self::Deal(argument(who)?, Named::read(cards, "deal")?)),
                [] => Err("After `deal` come a seat and cards such as r-VG+w-K.".into()),
            },
            "draw" => match rest {
                [who, card] => Ok(Self::Draw(argument(who)?, argument(card)?)),
                _ => Err("After `draw` come a seat and a card such as r-VG.".into()),
            },
            "first" => match rest {
                [who] => Ok(Self::First(argument(who)?)),
                _ => Err("After `first` comes a seat.".into()),
            },
            _ => Err(format!("{} is not an action.", quoted(verb))),
        }
    }
}

fn provinces(words: &[&str]) -> Result<Action, String> {
    let words = match words.split_last() {
        Some((last, rest))
            if rest.len() == PROVINCES - 1 && last.eq_ignore_ascii_case(Province::AGRA.word()) =>
        {
            rest
        }
        _ => words,
    };
    let mut order = [Province::AGRA; PROVINCES - 1];
    if words.len() != order.len() {
        return Err("After `provinces` come eleven provinces, in the order of their visits.".into());
    }
    for (place, word) in order.iter_mut().zip(words) {
        *place = argument(word)?;
    }
    Ok(Action::Provinces(order))
}

/// Parses `KAB1=tea` words, each fortress at most once.
pub(super) fn read_bonuses(words: &[&str]) -> Result<Bonuses, String> {
    let mut tiles = [None; FORTRESSES];
    if words.is_empty() {
        return Err("After `bonus` come fortresses with their tiles such as KAB1=tea.".into());
    }
    for word in words {
        let (at, tile) = read_bonus(word).map_err(|e| format!("{e}."))?;
        if tiles[at].replace(tile).is_some() {
            return Err(format!("{} is named twice.", City::of_fortress(at)));
        }
    }
    Ok(tiles)
}

/// Parses one fortress with its tile.
pub(super) fn read_bonus(word: &str) -> Result<(usize, Bonus), String> {
    let (city, tile) = word
        .split_once('=')
        .ok_or_else(|| format!("{} is not a fortress with its tile such as KAB1=tea", quoted(word)))?;
    let city: City = city.parse()?;
    let at = city.fortress().ok_or_else(|| format!("{city} is not a fortress"))?;
    Ok((at, tile.parse()?))
}
