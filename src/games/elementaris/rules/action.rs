//! Actions of seats, with their notation: `march I B6`, `cast earth A6`, `transfer 1 III B6`, `propose 0+2`.

use std::fmt;
use std::str::FromStr;

use crate::table::Seat;
use crate::table::record::quoted;
use crate::table::word::argument;

use super::army::{Army, Seats};
use super::clock::Element;
use super::field::Field;
use super::map::{mooring, mooring_at};

/// An entry of the log (rules: elementaris 6). There are no chance entries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place an army in the first city: `place I B1`.
    Place(Army, Field),
    /// Recruit an army in a city: `recruit II A8`.
    Recruit(Army, Field),
    /// Move on foot: `march I B6`.
    March(Army, Field),
    /// Attack the open ground of a field: `attack I B9`.
    Attack(Army, Field),
    /// Attack the besiegers of your own city: `sortie III`.
    Sortie(Army),
    /// Take a city without an owner: `occupy I`.
    Occupy(Army),
    /// Attack a city: `assault I`.
    Assault(Army),
    /// Take the orb of the field: `take I`.
    Take(Army),
    /// Board the ship moored at this sea: `board I As4`.
    Board(Army, Field),
    /// Sail to another sea: `sail I As2`.
    Sail(Army, Field),
    /// Attack a ship at sea: `sea_attack I As2`.
    SeaAttack(Army, Field),
    /// Land from a ship: `land I A12`.
    Land(Army, Field),
    /// Sink the ship moored at this sea: `sink I As4`.
    Sink(Army, Field),
    /// Move onto open ground, or back into the city: `stance I open`, `stance I city`.
    Stance(Army, bool),
    /// End the activation: `pass`.
    Pass,
    /// Disband an army that cannot be paid for: `disband II`.
    Disband(Army),
    /// Place an elemental, from home or from another field: `cast earth A6`, `cast fire B2 from A9`.
    Cast(Element, Field, Option<Field>),
    /// Carry an army, together with any ship it is aboard: `transfer 1 III B6`.
    Transfer(Seat, Army, Field),
    /// Carry an empty ship from one mooring to another: `transfer A8/As4 B5/As4`.
    TransferShip(Mooring, Mooring),
    /// Give up the orb of this site: `give_up B3`.
    GiveUp(Field),
    /// Buy a ship at this city and sea: `buy A8 As3`.
    Buy(Field, Field),
    /// Propose the end and its winners: `propose 0+2`.
    Propose(Seats),
    /// Vote on a proposal: `vote yes`, `vote no`.
    Vote(bool),
    /// Resign from the game: `resign`.
    Resign,
    /// End the second turn: `done`.
    Done,
}

/// A place for empty ships: `A8/As4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mooring(u8);

impl Mooring {
    /// Returns the mooring with this index.
    pub const fn at(number: usize) -> Self {
        Self(number as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its land and its sea.
    pub fn fields(self) -> (Field, Field) {
        mooring(self.index())
    }
}

impl fmt::Display for Mooring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (land, sea) = self.fields();
        write!(f, "{land}/{sea}")
    }
}

impl FromStr for Mooring {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (land, sea) = text
            .split_once('/')
            .ok_or_else(|| format!("{} is not a land and a sea such as A8/As4", quoted(text)))?;
        let found = mooring_at(land.parse()?, sea.parse()?);
        found.map(Self::at).ok_or_else(|| format!("no ship can be moored at {}", quoted(text)))
    }
}

impl Action {
    /// Returns the acting player's army that the action names.
    pub const fn army(&self) -> Option<Army> {
        match self {
            Self::Place(army, _)
            | Self::Recruit(army, _)
            | Self::March(army, _)
            | Self::Attack(army, _)
            | Self::Sortie(army)
            | Self::Occupy(army)
            | Self::Assault(army)
            | Self::Take(army)
            | Self::Board(army, _)
            | Self::Sail(army, _)
            | Self::SeaAttack(army, _)
            | Self::Land(army, _)
            | Self::Sink(army, _)
            | Self::Stance(army, _)
            | Self::Disband(army) => Some(*army),
            _ => None,
        }
    }

    /// Returns the first word of the notation.
    pub const fn verb(&self) -> &'static str {
        match self {
            Self::Place(..) => "place",
            Self::Recruit(..) => "recruit",
            Self::March(..) => "march",
            Self::Attack(..) => "attack",
            Self::Sortie(_) => "sortie",
            Self::Occupy(_) => "occupy",
            Self::Assault(_) => "assault",
            Self::Take(_) => "take",
            Self::Board(..) => "board",
            Self::Sail(..) => "sail",
            Self::SeaAttack(..) => "sea_attack",
            Self::Land(..) => "land",
            Self::Sink(..) => "sink",
            Self::Stance(..) => "stance",
            Self::Pass => "pass",
            Self::Disband(_) => "disband",
            Self::Cast(..) => "cast",
            Self::Transfer(..) | Self::TransferShip(..) => "transfer",
            Self::GiveUp(_) => "give_up",
            Self::Buy(..) => "buy",
            Self::Propose(_) => "propose",
            Self::Vote(_) => "vote",
            Self::Resign => "resign",
            Self::Done => "done",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Self::Place(army, field)
            | Self::Recruit(army, field)
            | Self::March(army, field)
            | Self::Attack(army, field)
            | Self::Board(army, field)
            | Self::Sail(army, field)
            | Self::SeaAttack(army, field)
            | Self::Land(army, field)
            | Self::Sink(army, field) => write!(f, " {army} {field}"),
            Self::Sortie(army)
            | Self::Occupy(army)
            | Self::Assault(army)
            | Self::Take(army)
            | Self::Disband(army) => write!(f, " {army}"),
            Self::Stance(army, open) => write!(f, " {army} {}", if *open { "open" } else { "city" }),
            Self::Cast(element, field, None) => write!(f, " {element} {field}"),
            Self::Cast(element, field, Some(from)) => write!(f, " {element} {field} from {from}"),
            Self::Transfer(seat, army, field) => write!(f, " {seat} {army} {field}"),
            Self::TransferShip(from, to) => write!(f, " {from} {to}"),
            Self::GiveUp(site) => write!(f, " {site}"),
            Self::Buy(city, sea) => write!(f, " {city} {sea}"),
            Self::Propose(winners) => write!(f, " {winners}"),
            Self::Vote(yes) => f.write_str(if *yes { " yes" } else { " no" }),
            Self::Pass | Self::Resign | Self::Done => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (verb, rest) = words.split_first().ok_or("There is no action here.")?;
        let verb = verb.to_ascii_lowercase();
        let read = [of_an_army, of_the_second_turn].into_iter().find_map(|read| read(&verb, rest));
        read.unwrap_or_else(|| Err(format!("{} is not an action.", quoted(&verb))))
    }
}

type Read = Option<Result<Action, String>>;

/// Parses actions with an army of the acting player.
fn of_an_army(verb: &str, rest: &[&str]) -> Read {
    let to: Option<fn(Army, Field) -> Action> = match verb {
        "place" => Some(Action::Place),
        "recruit" => Some(Action::Recruit),
        "march" => Some(Action::March),
        "attack" => Some(Action::Attack),
        "board" => Some(Action::Board),
        "sail" => Some(Action::Sail),
        "sea_attack" => Some(Action::SeaAttack),
        "land" => Some(Action::Land),
        "sink" => Some(Action::Sink),
        _ => None,
    };
    if let Some(to) = to {
        return Some(match rest {
            [army, field] => both(army, field).map(|(army, field)| to(army, field)),
            _ => Err(format!("After `{verb}` come an army and a field such as I B6.")),
        });
    }
    let here: Option<fn(Army) -> Action> = match verb {
        "sortie" => Some(Action::Sortie),
        "occupy" => Some(Action::Occupy),
        "assault" => Some(Action::Assault),
        "take" => Some(Action::Take),
        "disband" => Some(Action::Disband),
        _ => None,
    };
    if let Some(here) = here {
        return Some(match rest {
            [army] => argument(army).map(here),
            _ => Err(format!("After `{verb}` comes an army such as I.")),
        });
    }
    let stance = |army: &str, open| argument(army).map(|army| Action::Stance(army, open));
    (verb == "stance").then(|| match rest {
        [army, word] if word.eq_ignore_ascii_case("open") => stance(army, true),
        [army, word] if word.eq_ignore_ascii_case("city") => stance(army, false),
        _ => Err("After `stance` come an army and `open` or `city`.".into()),
    })
}

/// Parses actions without one.
fn of_the_second_turn(verb: &str, rest: &[&str]) -> Read {
    let alone = |action| match rest.first() {
        None => Ok(action),
        Some(extra) => Err(format!("Nothing comes after `{verb}`, but there is {}.", quoted(extra))),
    };
    Some(match (verb, rest) {
        ("pass", _) => alone(Action::Pass),
        ("resign", _) => alone(Action::Resign),
        ("done", _) => alone(Action::Done),
        ("cast", [element, field]) => both(element, field).map(|(e, at)| Action::Cast(e, at, None)),
        ("cast", [element, field, word, from]) if word.eq_ignore_ascii_case("from") => {
            both(element, field).and_then(|(e, at)| Ok(Action::Cast(e, at, Some(argument(from)?))))
        }
        ("cast", _) => Err("After `cast` come an element and a field such as earth A6.".into()),
        ("transfer", [from, to]) => both(from, to).map(|(from, to)| Action::TransferShip(from, to)),
        ("transfer", [owner, army, field]) => {
            argument(owner).and_then(|owner| {
                both(army, field).map(|(army, field)| Action::Transfer(owner, army, field))
            })
        }
        ("transfer", _) => {
            Err("After `transfer` come a seat, an army and a field such as 1 III B6, or two moorings such as A8/As4 B5/As4.".into())
        }
        ("give_up", [site]) => argument(site).map(Action::GiveUp),
        ("give_up", _) => Err("After `give_up` comes the site of an orb such as B3.".into()),
        ("buy", [city, sea]) => both(city, sea).map(|(city, sea)| Action::Buy(city, sea)),
        ("buy", _) => Err("After `buy` come a city and a sea such as A8 As3.".into()),
        ("propose", [winners]) => argument(winners).map(Action::Propose),
        ("propose", _) => Err("After `propose` come the winners such as 0+2.".into()),
        ("vote", [word]) if word.eq_ignore_ascii_case("yes") => Ok(Action::Vote(true)),
        ("vote", [word]) if word.eq_ignore_ascii_case("no") => Ok(Action::Vote(false)),
        ("vote", _) => Err("After `vote` comes `yes` or `no`.".into()),
        _ => return None,
    })
}

fn both<A, B>(one: &str, other: &str) -> Result<(A, B), String>
where
    A: FromStr<Err = String>,
    B: FromStr<Err = String>,
{
    Ok((argument(one)?, argument(other)?))
}
