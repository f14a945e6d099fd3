//! Legality of an action, and the first reason against it in the order of the rule file (rules: java 6).
//!
//! Independent of the list of legal actions, so that tests can compare the two.

use crate::table::{OrNever, Seat, Turn, refuse_if};

use super::action::Action;
use super::cell::Cell;
use super::duty::GroundEffect;
use super::phase::Phase;
use super::refusal::Refusal;
use super::state::{CARDS_A_TURN, Java, Public};

type Checked = Result<(), Refusal>;

impl Java {
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Checked {
        match self.public.turn() {
            Turn::Seat(decider) => refuse_if(decider != seat, Refusal::NotYourTurn)?,
            Turn::Chance | Turn::Over => return Err(Refusal::WrongPhase),
        }
        match (self.public.phase, action) {
            (Phase::Auction { .. }, Action::Pass) => Ok(()),
            (Phase::Auction { .. }, Action::Lay(cards)) => {
                self.public.check_cards(&self.secret.hands[seat], cards)
            }
            (Phase::Main, action) => self.check_main(seat, action),
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn check_main(&self, seat: Seat, action: &Action) -> Checked {
        let public = &self.public;
        match action {
            Action::Land(tile, cells) => public.pay(public.check_land(seat, *tile, cells)?),
            Action::Token => public.check_token(seat),
            Action::Festival(palace, cards) => self.check_festival(seat, *palace, cards),
            Action::End => refuse_if(public.must_place_land(), Refusal::LandFirst),
            Action::TakeOpen | Action::TakeDeck => {
                refuse_if(public.cards_drawn >= CARDS_A_TURN, Refusal::CardLimit)?;
                refuse_if(self.secret.deck.is_empty(), Refusal::NoCards)?;
                public.step(1, GroundEffect::Nothing)
            }
            _ => {
                let (cost, change) = public.check_step(seat, action)?;
                public.step(cost, change)
            }
        }
    }
}

impl Public {
    /// Returns the cost of an action with water, figures or palaces, and its effect on the ground.
    pub(super) fn check_step(&self, seat: Seat, action: &Action) -> Result<(u8, GroundEffect), Refusal> {
        let index = |cell: &Cell| cell.index().or_never(0);
        Ok(match action {
            Action::Water(at) => {
                self.check_water(*at)?;
                (1, GroundEffect::Water(index(at)))
            }
            Action::Enter(to) => (self.check_enter(seat, *to)?, GroundEffect::Figure(None, Some(index(to)))),
            Action::Move(from, to) => {
                (self.check_move(seat, *from, *to)?, GroundEffect::Figure(Some(index(from)), Some(index(to))))
            }
            Action::Leave(from) => {
                (self.check_leave(seat, *from)?, GroundEffect::Figure(Some(index(from)), None))
            }
            Action::Build(at, value) => (1, GroundEffect::Palace(self.check_build(seat, *at, *value)?)),
            Action::Expand(at, value) => {
                self.check_expand(seat, *at, *value)?;
                (1, GroundEffect::Nothing)
            }
            _ => return Err(Refusal::WrongPhase),
        })
    }

    /// Checks the last two conditions: the cost, and the reserve for land.
    fn step(&self, cost: u8, change: GroundEffect) -> Checked {
        self.pay(cost)?;
        self.check_reserve(self.duty().as_ref(), cost, change)
    }

    fn pay(&self, cost: u8) -> Checked {
        refuse_if(cost > self.ap, Refusal::NoAp)
    }

    fn check_token(&self, seat: Seat) -> Checked {
        refuse_if(self.own[seat].tokens == 0, Refusal::NoToken)?;
        refuse_if(self.token_used, Refusal::TokenUsed)?;
        refuse_if(self.options.token_at_start && self.acted, Refusal::TooLate)
    }

    /// Returns the cost of an action of the main phase for the current player, affordable or not; `None` if another
    /// rule forbids it.
    pub fn cost(&self, action: &Action) -> Option<u8> {
        let seat = self.current;
        match action {
            Action::Land(tile, cells) => self.check_land(seat, *tile, cells).ok(),
            Action::TakeOpen | Action::TakeDeck => Some(1),
            Action::Token | Action::Festival(..) | Action::End => Some(0),
            _ => self.check_step(seat, action).ok().map(|(cost, _)| cost),
        }
    }
}
