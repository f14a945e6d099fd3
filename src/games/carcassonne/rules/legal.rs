//! Legal actions of the seat to move: as a list for players and invariant tests, by number for playouts.

use crate::table::{Dice, Seat};

use super::action::Action;
use super::cell::Rotation;
use super::figure::FigureKind;
use super::state::{Phase, Public};
use super::tile::{Kind, Part};

impl Public {
    /// Returns the complete list of legal actions, sorted and without duplicates.
    pub(super) fn legal_actions(&self) -> Vec<Action> {
        let mut legal: Vec<Action> = Vec::with_capacity(64);
        self.list_actions(&mut legal);
        legal.sort_unstable();
        legal
    }

    /// Appends the legal actions to a list, unsorted.
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
        self.few().for_each(|action| into.push(action));
    }

    /// Returns a legal action, each with the same chance, without building the list.
    pub(super) fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        let placements = self.drawn().map_or(0, |kind| self.count_placements(kind));
        let all = placements + self.few().count() as u32;
        if all == 0 {
            return None;
        }
        let ticket = dice.below(all);
        if ticket < placements {
            return self.drawn().and_then(|kind| self.placement(kind, ticket));
        }
        self.few().nth((ticket - placements) as usize)
    }

    fn count_placements(&self, kind: Kind) -> u32 {
        self.map.free().iter().map(|free| free.wanted.ways(kind)).sum()
    }

    fn placement(&self, kind: Kind, ticket: u32) -> Option<Action> {
        let mut left = ticket;
        for free in self.map.free() {
            let ways = free.wanted.ways(kind);
            if left < ways {
                let rotation =
                    Rotation::ALL.into_iter().filter(|r| free.wanted.fits(kind, *r)).nth(left as usize);
                return rotation.map(|rotation| Action::Place(free.cell(), rotation));
            }
            left -= ways;
        }
        None
    }

    /// Returns all legal actions except placements, unsorted.
    fn few(&self) -> impl Iterator<Item = Action> + '_ {
        let wait = match self.phase {
            Phase::Action { .. } => Some(Action::Pass),
            Phase::Capture { .. } => Some(Action::Decline),
            Phase::Late => Some(Action::End),
            _ => None,
        };
        let pay = self.payable().map(|captor| Action::Ransom(captor, None));
        self.claims().chain(self.towering()).chain(self.takings()).chain(pay).chain(wait)
    }

    /// Returns the placements of followers on the tile just laid.
    fn claims(&self) -> impl Iterator<Item = Action> + '_ {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::games::carcassonne::rules::{Carcassonne, Options};
    use crate::table::{Dice, Game, NoEvents, Turn};

    /// Playouts draw from exactly the legal list, each action about equally often.
    #[test]
    fn every_legal_action_is_drawn_and_no_other() {
        for seats in [2, 5] {
            let (mut game, mut dice) =
                (Carcassonne::start(&Options::default(), seats), Dice::new(seats as u64));
            let mut moments = 0;
            loop {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Some(game.roll(&mut dice)),
                    Turn::Seat(_) => game.random(&mut dice),
                };
                moments += 1;
                if let (0, Turn::Seat(_)) = (moments % 7, game.turn()) {
                    let legal = game.legal();
                    let mut seen: BTreeMap<_, u32> = legal.iter().map(|a| (*a, 0)).collect();
                    let draws = 60 * legal.len() as u32;
                    for _ in 0..draws {
                        let drawn = game.random(&mut dice).expect("a seat decides");
                        *seen.get_mut(&drawn).unwrap_or_else(|| panic!("{drawn} is not listed")) += 1;
                    }
                    assert!(seen.values().all(|n| (15..150).contains(n)), "{seen:?}");
                }
                action.iter().for_each(|action| game.apply(action, &mut NoEvents));
            }
        }
    }
}
