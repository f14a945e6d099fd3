//! The present question, as facts without a language: for the prompt and the turn banner.

use crate::games::elementaris::rules::{Action, Army, Element, Phase, Seats, View};
use crate::table::{Game, Seat};

/// A question to the deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Choose a first city; `again` after a loss of everything.
    Place {
        again: bool,
    },
    /// An army in the palace can be recruited.
    Recruit {
        army: Army,
    },
    /// An army on the board has this many moves.
    Move {
        army: Army,
        moves: u8,
    },
    /// This many resources are missing for the wages.
    Disband {
        missing: u32,
    },
    /// The second turn: what the clock shows, and whether something may be cast or bought.
    Free {
        shows: Option<Element>,
        cast: bool,
        buy: bool,
    },
    /// Whether the game is to end with these winners.
    Vote {
        proposer: Seat,
        winners: Seats,
    },
    Over,
}

impl Ask {
    pub(super) fn of(view: &View) -> Self {
        let game = &*view.game;
        let seat = game.active;
        match game.phase {
            Phase::Placement => Self::Place { again: !game.unplaced.has(seat) },
            Phase::Activation => match game.spot(seat, game.call) {
                None => Self::Recruit { army: game.call },
                Some(_) => Self::Move { army: game.call, moves: game.moves },
            },
            Phase::Disband => {
                let funds = i64::from(game.treasury[seat]) + i64::from(game.balance(seat));
                Self::Disband { missing: funds.unsigned_abs() as u32 }
            }
            Phase::Free => {
                let ruling = game.ruling_element();
                let able = ruling.is_some_and(|element| game.orbs_in(seat, element) > 1);
                let legal = game.legal();
                let buy = legal.iter().any(|action| matches!(action, Action::Buy(..)));
                Self::Free { shows: ruling, cast: able && !game.second_turn.cast, buy }
            }
            Phase::Vote(_) => Self::Vote { proposer: seat, winners: game.winners },
            Phase::Over(_) => Self::Over,
        }
    }
}
