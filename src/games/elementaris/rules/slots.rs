//! Actions as slots for selection by clicks. A pick is one word: `do:march`, `army:II`, `at:B6`, `from:A9`,
//! `unit:1-III`, `ship:A8/As4`, `to:B5/As4`, `element:earth`, `winner:0`, `stance:open`.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;
use crate::table::{Picks, Seat, Slots};

use super::action::{Action, Mooring};
use super::army::{Army, Seats};
use super::clock::Element;
use super::field::Field;

/// The kind of an action: one per verb of the notation, plus separate kinds for a transfer of an empty ship and for
/// each vote.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    Place,
    Recruit,
    March,
    Attack,
    Sortie,
    Occupy,
    Assault,
    Take,
    Board,
    Sail,
    SeaAttack,
    Land,
    Sink,
    Stance,
    Pass,
    Disband,
    Cast,
    Transfer,
    TransferShip,
    GiveUp,
    Buy,
    Propose,
    Agree,
    Refuse,
    Resign,
    Done,
}

impl ActionKind {
    #[rustfmt::skip]
    pub const ALL: [Self; 26] = [
        Self::Place, Self::Recruit, Self::March, Self::Attack, Self::Sortie, Self::Occupy, Self::Assault,
        Self::Take, Self::Board, Self::Sail, Self::SeaAttack, Self::Land, Self::Sink, Self::Stance, Self::Pass,
        Self::Disband, Self::Cast, Self::Transfer, Self::TransferShip, Self::GiveUp, Self::Buy, Self::Propose,
        Self::Agree, Self::Refuse, Self::Resign, Self::Done,
    ];

    /// Returns the word of a pick.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Recruit => "recruit",
            Self::March => "march",
            Self::Attack => "attack",
            Self::Sortie => "sortie",
            Self::Occupy => "occupy",
            Self::Assault => "assault",
            Self::Take => "take",
            Self::Board => "board",
            Self::Sail => "sail",
            Self::SeaAttack => "sea_attack",
            Self::Land => "land",
            Self::Sink => "sink",
            Self::Stance => "stance",
            Self::Pass => "pass",
            Self::Disband => "disband",
            Self::Cast => "cast",
            Self::Transfer => "transfer",
            Self::TransferShip => "transfer_ship",
            Self::GiveUp => "give_up",
            Self::Buy => "buy",
            Self::Propose => "propose",
            Self::Agree => "vote_yes",
            Self::Refuse => "vote_no",
            Self::Resign => "resign",
            Self::Done => "done",
        }
    }

    /// Returns the kind of an action.
    pub const fn of(action: &Action) -> Self {
        match action {
            Action::Place(..) => Self::Place,
            Action::Recruit(..) => Self::Recruit,
            Action::March(..) => Self::March,
            Action::Attack(..) => Self::Attack,
            Action::Sortie(_) => Self::Sortie,
            Action::Occupy(_) => Self::Occupy,
            Action::Assault(_) => Self::Assault,
            Action::Take(_) => Self::Take,
            Action::Board(..) => Self::Board,
            Action::Sail(..) => Self::Sail,
            Action::SeaAttack(..) => Self::SeaAttack,
            Action::Land(..) => Self::Land,
            Action::Sink(..) => Self::Sink,
            Action::Stance(..) => Self::Stance,
            Action::Pass => Self::Pass,
            Action::Disband(_) => Self::Disband,
            Action::Cast(..) => Self::Cast,
            Action::Transfer(..) => Self::Transfer,
            Action::TransferShip(..) => Self::TransferShip,
            Action::GiveUp(_) => Self::GiveUp,
            Action::Buy(..) => Self::Buy,
            Action::Propose(_) => Self::Propose,
            Action::Vote(true) => Self::Agree,
            Action::Vote(false) => Self::Refuse,
            Action::Resign => Self::Resign,
            Action::Done => Self::Done,
        }
    }
}

/// The name of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    Kind,
    Army,
    Stance,
    Element,
    /// Army that air carries.
    Unit,
    /// Empty ship that air carries.
    Ship,
    At,
    From,
    /// Destination of a ship.
    To,
    /// Winners of a proposal, as a set.
    Winner,
}

/// A slot with a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Kind(ActionKind),
    Army(Army),
    /// Whether the army moves onto open ground.
    Stance(bool),
    Element(Element),
    Unit(Seat, Army),
    Ship(Mooring),
    At(Field),
    From(Field),
    To(Mooring),
    Winner(Seat),
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Picks<Pick> {
        let mut picks = Picks::new();
        picks.push(Pick::Kind(ActionKind::of(self)));
        picks.extend(self.army().map(Pick::Army));
        match self {
            Self::Place(_, field)
            | Self::Recruit(_, field)
            | Self::March(_, field)
            | Self::Attack(_, field)
            | Self::Board(_, field)
            | Self::Sail(_, field)
            | Self::SeaAttack(_, field)
            | Self::Land(_, field)
            | Self::Sink(_, field)
            | Self::GiveUp(field) => picks.push(Pick::At(*field)),
            Self::Stance(_, open) => picks.push(Pick::Stance(*open)),
            Self::Cast(element, field, from) => {
                picks.extend([Pick::Element(*element), Pick::At(*field)]);
                picks.extend(from.map(Pick::From));
            }
            Self::Transfer(seat, army, field) => {
                picks.extend([Pick::Unit(*seat, *army), Pick::At(*field)]);
            }
            Self::TransferShip(from, to) => picks.extend([Pick::Ship(*from), Pick::To(*to)]),
            Self::Buy(city, sea) => picks.extend([Pick::At(*city), Pick::From(*sea)]),
            Self::Propose(Seats(winners)) => {
                picks.extend(Seats(*winners).iter().map(Pick::Winner));
            }
            _ => {}
        }
        picks
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::Kind(_) => Slot::Kind,
            Pick::Army(_) => Slot::Army,
            Pick::Stance(_) => Slot::Stance,
            Pick::Element(_) => Slot::Element,
            Pick::Unit(..) => Slot::Unit,
            Pick::Ship(_) => Slot::Ship,
            Pick::At(_) => Slot::At,
            Pick::From(_) => Slot::From,
            Pick::To(_) => Slot::To,
            Pick::Winner(_) => Slot::Winner,
        }
    }

    fn is_multi(slot: Slot) -> bool {
        slot == Slot::Winner
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(command) => write!(f, "do:{}", command.word()),
            Self::Army(army) => write!(f, "army:{army}"),
            Self::Stance(open) => write!(f, "stance:{}", if *open { "open" } else { "city" }),
            Self::Element(element) => write!(f, "element:{element}"),
            Self::Unit(seat, army) => write!(f, "unit:{seat}-{army}"),
            Self::Ship(mooring) => write!(f, "ship:{mooring}"),
            Self::At(field) => write!(f, "at:{field}"),
            Self::From(field) => write!(f, "from:{field}"),
            Self::To(mooring) => write!(f, "to:{mooring}"),
            Self::Winner(seat) => write!(f, "winner:{seat}"),
        }
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{} is not a pick", quoted(text));
        let (slot, value) = text.split_once(':').ok_or_else(wrong)?;
        Ok(match slot {
            "do" => Self::Kind(
                ActionKind::ALL.into_iter().find(|command| command.word() == value).ok_or_else(wrong)?,
            ),
            "army" => Self::Army(value.parse()?),
            "stance" if value == "open" || value == "city" => Self::Stance(value == "open"),
            "element" => Self::Element(value.parse()?),
            "unit" => {
                let (owner, army) = value.split_once('-').ok_or_else(wrong)?;
                Self::Unit(owner.parse()?, army.parse()?)
            }
            "ship" => Self::Ship(value.parse()?),
            "at" => Self::At(value.parse()?),
            "from" => Self::From(value.parse()?),
            "to" => Self::To(value.parse()?),
            "winner" => Self::Winner(value.parse()?),
            _ => return Err(wrong()),
        })
    }
}
