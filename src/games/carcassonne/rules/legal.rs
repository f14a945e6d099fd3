//! The legal actions of the seat that decides (rules: carcassonne 6).

use crate::table::Seat;

use super::action::Action;
use super::cell::Rotation;
use super::figure::FigureKind;
use super::state::{Phase, Public};
use super::tile::Part;

impl Public {
    /// Appends the legal actions to a list, in any order.
    pub(super) fn list_actions(&self, into: &mut Vec<Action>) {
        if let Phase::Place(kind) = self.phase {
            for free in self.map.free() {
                let mut fits = free.wanted.rotations(kind);
                while fits != 0 {
                    into.push(Action::Place(free.cell(), Rotation::new(fits.trailing_zeros() as usize)));
                    fits &= fits - 1;
                }
            }
        }
        into.extend(self.follow_ups());
    }

    /// Returns all legal actions except placements, unsorted.
    fn follow_ups(&self) -> impl Iterator<Item = Action> + '_ {
        let wait = match self.phase {
            Phase::Action { .. } => Some(Action::Pass),
            Phase::Capture { .. } => Some(Action::Decline),
            Phase::Late => Some(Action::End),
            _ => None,
        };
        let pay = self.payable().map(|captor| Action::Ransom(captor, None));
        self.follower_placements().chain(self.towering()).chain(self.takings()).chain(pay).chain(wait)
    }

    /// Returns the placements of followers on the tile just laid.
    fn follower_placements(&self) -> impl Iterator<Item = Action> + '_ {
        let laid = match self.phase {
            Phase::Action { at } if self.supply(self.active) > 0 => {
                self.map.find(at).map(|index| &self.tiles()[index])
            }
            _ => None,
        };
        laid.into_iter().flat_map(move |laid| {
            let segments = laid.kind.tile().segments.iter().enumerate();
            segments.filter_map(move |(index, segment)| {
                let free = self.map.features.weights(laid.first + index as u16).is_empty();
                let allowed = self.options.farmers || segment.id.part != Part::Field;
                (free && allowed).then_some(Action::Follower(None, segment.id))
            })
        })
    }

    /// Returns the placements of pieces and followers on towers.
    fn towering(&self) -> impl Iterator<Item = Action> + '_ {
        let on = self.options.towers() && matches!(self.phase, Phase::Action { .. });
        let seat: Seat = self.active;
        let (build, top) = (on && self.pieces(seat) > 0, on && self.supply(seat) > 0);
        let open = self.towers().iter().filter(move |tower| (build || top) && tower.top.is_none());
        open.flat_map(move |tower| {
            let may_top = top && tower.height > 0 && FigureKind::Follower.traits().may_top;
            let pair =
                [build.then_some(Action::Build(tower.cell)), may_top.then_some(Action::Top(tower.cell))];
            pair.into_iter().flatten()
        })
    }

    /// Returns the captures of figures in range of the tower just built on.
    fn takings(&self) -> impl Iterator<Item = Action> + '_ {
        let tower = match self.phase {
            Phase::Capture { tower, .. } => self.tower_at(tower),
            _ => None,
        };
        tower.into_iter().flat_map(|tower| {
            self.targets(tower.cell, tower.height).map(|target| Action::Capture(target.cell, target.spot))
        })
    }
}
