//! The present question, as facts without a language: for the prompt and the turn banner. Public facts, and of the
//! hands only the open one of the deciding seat, which the banner leaves out.

use crate::games::taj_mahal::rules::{Color, Phase, Special, Symbols, View};
use crate::table::Seat;

/// The coloured cards a player may play (rules: taj-mahal 6.1, 6.2). A hidden hand may hold any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Playable {
    /// No colour is bound.
    Any,
    Bound(Color),
    /// The bound colour, or another one with the special card for it.
    BoundOrFree(Color),
    /// Only with the special card.
    Free,
    Nothing,
}

impl Playable {
    fn of(view: &View, seat: Seat) -> Self {
        let public = &*view.public;
        let colored = view.hands[seat].map(|hand| hand.colored());
        let Some(bound) = public.rows[seat].bound else {
            let none = colored.is_some_and(|hand| hand.is_empty());
            return if none { Self::Nothing } else { Self::Any };
        };
        let own = colored.map(|hand| hand.of_color(bound).total());
        let other = colored.map(|hand| hand.total()).zip(own).map(|(all, own)| all - own);
        let free = public.specials(seat).count(Special::Color.card()) > 0;
        match (own != Some(0), free && other != Some(0)) {
            (true, true) => Self::BoundOrFree(bound),
            (true, false) => Self::Bound(bound),
            (false, true) => Self::Free,
            (false, false) => Self::Nothing,
        }
    }
}

/// A question to the deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Chance: the set-up, or between two visits.
    SetUp,
    /// Chance: a card is drawn from the pile.
    Draw,
    /// Play or withdraw: the playable cards, whether the seat is alone, and the prizes of withdrawing.
    Turn {
        playable: Playable,
        alone: bool,
        won: Symbols,
    },
    /// Place palaces for these symbols; the number of palaces left.
    Place {
        symbols: Symbols,
        left: u8,
    },
    /// Take this many cards of the supply.
    Take {
        count: u32,
    },
    Over,
}

impl Ask {
    pub(super) fn of(view: &View) -> Self {
        let public = &*view.public;
        let seat = public.active;
        match public.phase {
            Phase::Turn => Self::Turn {
                playable: Playable::of(view, seat),
                alone: public.is_last(seat),
                won: public.wins(seat),
            },
            Phase::Place => Self::Place { symbols: public.to_place(), left: public.palaces[seat] },
            Phase::Take => Self::Take { count: public.take_count() },
            Phase::CardTile | Phase::FreeCard => Self::Draw,
            Phase::Over => Self::Over,
            _ => Self::SetUp,
        }
    }
}

/// Activity of a seat, for all to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    /// It plays a card or withdraws.
    Turn,
    Palaces,
    Cards,
}

impl Doing {
    /// Returns what a seat does; `None` if it only waits. Who has withdrawn is said of the seat in any case.
    pub(super) fn of(view: &View, seat: Seat) -> Option<Self> {
        let public = &*view.public;
        match public.phase {
            _ if public.active != seat => None,
            Phase::Turn => Some(Self::Turn),
            Phase::Place => Some(Self::Palaces),
            Phase::Take => Some(Self::Cards),
            _ => None,
        }
    }
}
