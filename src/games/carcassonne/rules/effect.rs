//! What an action would do at once, before anybody commits it: for previews. The rules themselves carry it out on a
//! copy.

use crate::order;
use crate::table::{NoEvents, Seat};

use super::action::{Action, Stand};
use super::cell::Cell;
use super::event::Event;
use super::state::{Phase, Public, RANSOM};
use super::survey::Feature;
use super::tower::Target;

/// What would follow.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Effect {
    /// The features that would be counted, in order. Of a placement: those it completes, as they would count if the
    /// seat passed. Of a piece that makes a capture possible: none yet.
    pub completed: Vec<Feature>,
    /// The features that would change: grow, join, or get another majority.
    pub changes: Vec<Change>,
    /// The feature a follower would stand in, with its points as they are before anything is counted.
    pub stands: Option<Feature>,
    /// Of a piece: the tower's new height, the laid cells it would reach and the figures it could take.
    pub height: Option<u8>,
    pub reach: Vec<Cell>,
    pub targets: Vec<Target>,
    /// The figure a capture takes.
    pub captured: Option<Captured>,
    /// What changes hands in a ransom.
    pub ransom: Option<Ransom>,
}

/// A feature that would change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What it is made of now, by first member; more than one if a tile joins them.
    pub before: Vec<Feature>,
    /// What it would be right after the action, before anything is counted.
    pub after: Feature,
}

/// What becomes of a captured figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    pub owner: Seat,
    pub cell: Cell,
    pub spot: Stand,
    pub fate: Fate,
}

/// Where a captured figure goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The captor's own: home to supply.
    Freed,
    Prisoner,
    /// Home to supply, and a figure of the captor comes home from its owner's prison.
    Exchanged,
}

/// A ransom that would be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ransom {
    pub payer: Seat,
    pub captor: Seat,
    pub points: u8,
}

impl Change {
    /// Who has the majority now, over all parts together.
    pub fn holders_before(&self) -> Vec<Seat> {
        let mut holders: Vec<Seat> = self.before.iter().flat_map(Feature::holders).collect();
        order::short(&mut holders);
        holders.dedup();
        holders
    }

    /// Whether features would be joined.
    pub fn joins(&self) -> bool {
        self.before.len() > 1
    }
}

impl Public {
    /// What a legal action of the seat in turn would do; of an action that is refused, nothing.
    pub fn effect(&self, seat: Seat, action: &Action) -> Effect {
        if self.check_action(seat, action).is_err() {
            return Effect::default();
        }
        let mut effect = match *action {
            Action::Place(at, _) => return self.placing(at, action),
            Action::Follower(_, id) => self.claiming(id),
            Action::Build(at) => self.building(at),
            Action::Capture(at, spot) => self.capturing(at, spot),
            Action::Ransom(captor, _) => {
                let ransom = Ransom { payer: seat, captor, points: RANSOM };
                Effect { ransom: Some(ransom), ..Effect::default() }
            }
            _ => Effect::default(),
        };
        effect.completed = (*self).completed_by(action);
        effect
    }

    /// The features counted when the action is carried out.
    fn completed_by(mut self, action: &Action) -> Vec<Feature> {
        let mut events = Vec::new();
        self.carry_out(action, &mut events);
        let completed = |event| match event {
            Event::Completed { feature } => Some(feature),
            _ => None,
        };
        events.into_iter().filter_map(completed).collect()
    }

    fn placing(&self, at: Cell, action: &Action) -> Effect {
        let mut after = *self;
        after.carry_out(action, &mut NoEvents);
        let Some(laid) = after.tile_at(at) else { return Effect::default() };
        let (first, features) = (laid.first, &after.map.features);
        let own = (0..laid.kind.tile().segments.len()).map(|segment| first + segment as u16);
        let around = at.around().into_iter().filter_map(|cell| self.tile_at(cell)?.monastery());
        // Nodes are numbered in the order of laying: those before `first` are nodes of the same segments now.
        let (mut known, mut changes): (Vec<u16>, Vec<Change>) = (Vec::new(), Vec::new());
        for node in own.chain(around) {
            if known.iter().any(|k| features.same(*k, node)) {
                continue;
            }
            known.push(node);
            let mut parts: Vec<u16> = Vec::new();
            for old in features.ring(node).filter(|old| *old < first) {
                if !parts.iter().any(|part| self.map.features.same(*part, old)) {
                    parts.push(old);
                }
            }
            let mut before: Vec<Feature> = parts.into_iter().map(|part| self.feature_of(part)).collect();
            order::short_by_key(&mut before, |feature| feature.members.first().copied());
            if !before.is_empty() {
                changes.push(Change { before, after: after.feature_of(node) });
            }
        }
        Effect { changes, completed: after.completed_by(&Action::Pass), ..Effect::default() }
    }

    fn claiming(&self, id: super::tile::SegmentId) -> Effect {
        let (Some(at), mut after) = (self.placed(), *self) else { return Effect::default() };
        let Some(node) = self.node_at(at, id) else { return Effect::default() };
        after.map.put(node, super::figure::Figure::follower(self.active));
        let stands = after.feature_of(node);
        let change = Change { before: vec![self.feature_of(node)], after: stands.clone() };
        Effect { changes: vec![change], stands: Some(stands), ..Effect::default() }
    }

    fn building(&self, at: Cell) -> Effect {
        let height = self.tower_at(at).map_or(0, |tower| tower.height) + 1;
        let mut targets: Vec<Target> = self.targets(at, height).collect();
        order::short(&mut targets);
        Effect { height: Some(height), reach: self.reach(at, height), targets, ..Effect::default() }
    }

    fn capturing(&self, at: Cell, spot: Stand) -> Effect {
        let Some(figure) = self.figure_at(at, spot) else { return Effect::default() };
        let owner = figure.owner;
        let fate = match owner == self.active {
            true => Fate::Freed,
            false if self.prisoners(owner, self.active) > 0 => Fate::Exchanged,
            false => Fate::Prisoner,
        };
        let mut effect =
            Effect { captured: Some(Captured { owner, cell: at, spot, fate }), ..Effect::default() };
        if let (Stand::Segment(id), Phase::Capture { .. }, Some(index)) =
            (spot, self.phase, self.map.find(at))
        {
            let mut after = *self;
            after.map.take(index);
            if let (Some(before), Some(after)) = (self.feature(at, id), after.feature(at, id)) {
                effect.changes = vec![Change { before: vec![before], after }];
            }
        }
        effect
    }
}
