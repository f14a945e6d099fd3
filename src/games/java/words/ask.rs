//! The present question, as facts without a language: for the prompt and the line on the curtain.

use crate::games::java::rules::{Card, Cell, Phase, Public, View};
use crate::table::{OrNever, Seat};

/// A question to the deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Chance: cards are dealt or drawn.
    Cards,
    /// Chance: a card is turned up.
    FaceUp,
    /// Chance: the first player.
    Start,
    /// A turn with this many action points; `again` after the first action.
    Turn {
        ap: u8,
        again: bool,
        /// The land duty is not done.
        duty: bool,
        /// The seat's last turn.
        last: bool,
        /// No action points are left, but a festival is possible, which is free.
        feast: bool,
    },
    /// An auction: the seat's demanded symbols, and the highest number of another player.
    Bid {
        palace: Cell,
        theme: Card,
        mine: u16,
        most: u16,
        rival: Option<Seat>,
    },
    Over,
}

impl Ask {
    pub(super) fn of(view: &View) -> Self {
        let public = &*view.public;
        match public.phase {
            Phase::Deal(_) | Phase::Draw => Self::Cards,
            Phase::FirstOpen | Phase::Open => Self::FaceUp,
            Phase::First => Self::Start,
            Phase::Main => Self::Turn {
                ap: public.ap,
                again: public.acted,
                duty: public.must_place_land(),
                last: public.trigger.is_some(),
                feast: public.ap == 0 && view.mine().is_some_and(|hand| public.can_announce_festival(&hand)),
            },
            Phase::Auction { palace, bidder } => bid(public, palace, bidder),
            Phase::Over => Self::Over,
        }
    }
}

fn bid(public: &Public, palace: Cell, bidder: Seat) -> Ask {
    let others = public.participants(palace).filter(|seat| *seat != bidder);
    let best = others.map(|seat| (public.bid_of(seat), seat)).max_by_key(|(total, _)| *total);
    let (most, rival) = best.map_or((0, None), |(total, seat)| (total, Some(seat)));
    Ask::Bid { palace, theme: public.face_up.or_never(Card::Mask), mine: public.bid_of(bidder), most, rival }
}

/// Activity of a seat, for all to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    /// Its turn, with the number of action points left.
    Turn(u8),
    /// It lays cards or passes.
    Bid,
    Passed,
}

impl Doing {
    /// Returns what a seat does; `None` if it only waits.
    pub(super) fn of(view: &View, seat: Seat) -> Option<Self> {
        let public = &*view.public;
        match public.phase {
            Phase::Main => (public.turn().seat() == Some(seat)).then_some(Self::Turn(public.ap)),
            Phase::Auction { bidder, .. } if bidder == seat => Some(Self::Bid),
            Phase::Auction { .. } => public.passed[seat].then_some(Self::Passed),
            _ => None,
        }
    }
}
