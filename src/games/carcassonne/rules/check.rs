//! Checks whether an action is legal and finds the first refusal in the order of the rule file
//! (rules: carcassonne 6).
//!
//! Independent of the list of legal actions: it never reads that list.

use crate::table::{Seat, Turn, refuse_if};

use super::action::{Action, Stand};
use super::cell::{Cell, Rotation};
use super::refusal::Refusal;
use super::state::{Phase, Public, RANSOM};
use super::tile::{Kind, Part, SegmentId};

type Checked = Result<(), Refusal>;

impl Public {
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Checked {
        let turn = self.turn();
        refuse_if(turn == Turn::Over, Refusal::GameOver)?;
        refuse_if(turn != Turn::Seat(seat), Refusal::NotYourTurn)?;
        match (self.phase, *action) {
            (Phase::Place(kind), Action::Place(at, rotation)) => self.check_place(kind, at, rotation),
            (Phase::Action { at }, Action::Follower(cell, id)) => self.check_follower(at, cell, id),
            (Phase::Action { .. }, Action::Build(at)) => self.check_build(at),
            (Phase::Action { .. }, Action::Top(at)) => self.check_top(at),
            (Phase::Action { .. }, Action::Pass)
            | (Phase::Capture { .. }, Action::Decline)
            | (Phase::Late, Action::End) => Ok(()),
            (Phase::Capture { tower, .. }, Action::Capture(at, spot)) => self.check_capture(tower, at, spot),
            (_, Action::Ransom(captor, owner)) => self.check_ransom(captor, owner.unwrap_or(seat)),
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn check_place(&self, kind: Kind, at: Cell, rotation: Rotation) -> Checked {
        refuse_if(self.tile_at(at).is_some(), Refusal::Occupied)?;
        let alone = at.beside().iter().all(|cell| self.tile_at(*cell).is_none());
        refuse_if(alone, Refusal::NoNeighbour)?;
        refuse_if(!self.mismatches(kind, at, rotation).is_empty(), Refusal::EdgeMismatch)
    }

    fn check_follower(&self, placed: Cell, cell: Option<Cell>, id: SegmentId) -> Checked {
        refuse_if(self.supply(self.active) == 0, Refusal::NoFollower)?;
        refuse_if(cell.is_some_and(|cell| cell != placed), Refusal::NotThisTile)?;
        let node = self.node_at(placed, id).ok_or(Refusal::NoSuchSegment)?;
        refuse_if(id.part == Part::Field && !self.options.farmers, Refusal::FarmersOff)?;
        refuse_if(!self.map.features.weights(node).is_empty(), Refusal::FeatureOccupied)
    }

    fn check_build(&self, at: Cell) -> Checked {
        refuse_if(!self.options.towers(), Refusal::TowerOff)?;
        refuse_if(self.pieces(self.active) == 0, Refusal::NoTowerPieces)?;
        let tower = self.tower_at(at).ok_or(Refusal::NoFoundation)?;
        refuse_if(tower.top.is_some(), Refusal::TowerClosed)
    }

    fn check_top(&self, at: Cell) -> Checked {
        refuse_if(!self.options.towers(), Refusal::TowerOff)?;
        refuse_if(self.supply(self.active) == 0, Refusal::NoFollower)?;
        let tower = self.tower_at(at).ok_or(Refusal::NoFoundation)?;
        refuse_if(tower.height == 0, Refusal::TowerEmpty)?;
        refuse_if(tower.top.is_some(), Refusal::TowerClosed)
    }

    /// Checks a capture. A figure that towers cannot capture would be refused here with `not_capturable`; no such
    /// kind exists yet.
    fn check_capture(&self, tower: Cell, at: Cell, spot: Stand) -> Checked {
        refuse_if(self.figure_at(at, spot).is_none(), Refusal::NotOnBoard)?;
        let height = self.tower_at(tower).map_or(0, |tower| tower.height);
        refuse_if(!self.in_range(tower, height, at), Refusal::OutOfRange)
    }

    fn check_ransom(&self, captor: Seat, owner: Seat) -> Checked {
        refuse_if(!self.options.towers(), Refusal::TowerOff)?;
        refuse_if(!self.options.ransom, Refusal::RansomOff)?;
        refuse_if(matches!(self.phase, Phase::Capture { .. }), Refusal::RansomWindowClosed)?;
        refuse_if(self.ransomed(), Refusal::RansomUsed)?;
        refuse_if(owner != self.active, Refusal::NotYourFigure)?;
        refuse_if(self.prisoners(captor, owner) == 0, Refusal::NotAPrisoner)?;
        refuse_if(self.points(owner) < u16::from(RANSOM), Refusal::NotEnoughPoints)
    }
}
