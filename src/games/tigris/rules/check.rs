//! Checks whether an action is legal and finds the first refusal in the order of the rule file (rules: tigris 6).
//!
//! Independent of the list of legal actions: it never reads that list.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Seat, Turn, refuse_if};

use super::action::{Action, Taken};
use super::color::{Color, Monument, Tiles};
use super::map::ROWS;
use super::refusal::Refusal;
use super::state::{Conflict, Phase, Public, Tigris};

type Checked = Result<(), Refusal>;

impl Tigris {
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Checked {
        let turn = self.public.turn();
        refuse_if(turn == Turn::Over, Refusal::GameOver)?;
        refuse_if(turn != Turn::Seat(seat), Refusal::NotYourDecision)?;
        let (public, hand) = (&self.public, &self.secret.hands[seat]);
        match (public.phase, *action) {
            (Phase::Action, Action::Position(color, to)) => public.check_position(seat, color, to),
            (Phase::Action, Action::Withdraw(color)) => {
                refuse_if(public.leader(seat, color).is_none(), Refusal::LeaderNotOnBoard)
            }
            (Phase::Action, Action::Place(color, at)) => public.check_place(hand, color, at),
            (Phase::Action, Action::Catastrophe(at)) => public.check_catastrophe(seat, at),
            (Phase::Action, Action::Swap(tiles)) => {
                refuse_if(tiles.is_empty(), Refusal::SwapNothing)?;
                refuse_if(!hand.holds(&tiles), Refusal::TileNotInHand)
            }
            (Phase::Action, Action::Pass) | (Phase::Monument { .. }, Action::Decline) => Ok(()),
            (Phase::Attack(conflict), Action::Support(n)) => public.check_attack(hand, &conflict, n),
            (Phase::Defend { conflict, support }, Action::Support(n)) => {
                public.check_defence(hand, &conflict, support, n)
            }
            (Phase::ChooseConflict { at }, Action::Conflict(color)) => {
                let wars = public.wars(at.index());
                refuse_if(wars[color.index()].is_none(), Refusal::NoSuchConflict)
            }
            (Phase::Monument { at }, Action::Monument(monument, corner)) => {
                public.check_monument(at, monument, corner)
            }
            (Phase::Treasure(_), Action::Treasures(taken)) => public.check_treasures(seat, &taken),
            _ => Err(Refusal::WrongPhase),
        }
    }
}

impl Public {
    fn check_position(&self, seat: Seat, color: Color, to: Cell) -> Checked {
        refuse_if(!to.within(ROWS), Refusal::OutOfBoard)?;
        let at = to.index();
        refuse_if(self.leader(seat, color) == Some(at), Refusal::SameCell)?;
        refuse_if(!self.empty_cells().has(at), Refusal::CellOccupied)?;
        refuse_if(self.map().river.has(at), Refusal::RiverCell)?;
        refuse_if(!self.beside_temple(at), Refusal::NoAdjacentTemple)?;
        refuse_if(self.touched_by(seat, color, at).count > 1, Refusal::LeaderJoinsKingdoms)
    }

    fn check_place(&self, hand: &Tiles, color: Color, to: Cell) -> Checked {
        refuse_if(!to.within(ROWS), Refusal::OutOfBoard)?;
        let (at, farm) = (to.index(), color == Color::Blue);
        let river = self.map().river.has(at);
        refuse_if(hand.0[color.index()] == 0, Refusal::TileNotInHand)?;
        refuse_if(!self.empty_cells().has(at), Refusal::CellOccupied)?;
        refuse_if(farm && !river, Refusal::FarmNeedsRiver)?;
        refuse_if(!farm && river, Refusal::OnlyFarmsOnRiver)?;
        refuse_if(self.touched(at).count > 2, Refusal::JoinsThreeKingdoms)
    }

    fn check_catastrophe(&self, seat: Seat, to: Cell) -> Checked {
        refuse_if(!to.within(ROWS), Refusal::OutOfBoard)?;
        let at = to.index();
        refuse_if(self.catastrophes_held[seat] == 0, Refusal::NoCatastropheLeft)?;
        refuse_if(self.figures.has(at), Refusal::CatastropheOnLeader)?;
        refuse_if(self.catastrophes.has(at), Refusal::CatastropheOnCatastrophe)?;
        refuse_if(self.facedown.has(at), Refusal::CatastropheOnMonument)?;
        refuse_if(self.treasures.has(at), Refusal::CatastropheOnTreasure)
    }

    fn check_attack(&self, hand: &Tiles, conflict: &Conflict, n: u8) -> Checked {
        refuse_if(n > hand.0[conflict.support_color().index()], Refusal::NotEnoughTiles)?;
        let (attack, defence) = self.base_strengths(conflict);
        let english = self.options.english && n > 0;
        refuse_if(english && attack.saturating_add(n) <= defence, Refusal::EnglishAttackerMustExceed)
    }

    fn check_defence(&self, hand: &Tiles, conflict: &Conflict, support: u8, n: u8) -> Checked {
        refuse_if(n > hand.0[conflict.support_color().index()], Refusal::NotEnoughTiles)?;
        let (attack, defence) = self.base_strengths(conflict);
        let english = self.options.english && n > 0;
        let tie = defence.saturating_add(n) == attack.saturating_add(support);
        refuse_if(english && !tie, Refusal::EnglishDefenderMustTieExactly)
    }

    fn check_monument(&self, placed: Cell, monument: Monument, corner: Cell) -> Checked {
        let at = placed.index();
        let square = corner.within(ROWS) && self.squares(at).has(corner.index());
        refuse_if(!square, Refusal::NotASquare)?;
        refuse_if(monument.index().is_none(), Refusal::NoSuchMonument)?;
        refuse_if(self.monument_corner(monument).is_some(), Refusal::MonumentTaken)?;
        let matches = self.tile_at(at).is_some_and(|color| monument.has(color));
        refuse_if(!matches, Refusal::MonumentColourMismatch)
    }

    fn check_treasures(&self, seat: Seat, taken: &Taken) -> Checked {
        let here = self.treasures_of(seat);
        let foreign = taken.odd.is_some() || !(taken.cells - here).is_empty();
        refuse_if(foreign, Refusal::NotATreasureHere)?;
        let wanted = here.count().saturating_sub(1);
        refuse_if(taken.cells.count() != wanted, Refusal::WrongTreasureCount)?;
        let corners: Cells = here & self.map().corners;
        let least = corners.count().min(wanted);
        refuse_if((taken.cells & corners).count() < least, Refusal::CornerTreasureFirst)
    }
}
