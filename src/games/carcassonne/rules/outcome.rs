//! The effect of an action, gathered from a preview: for the marks on the map, and for words.

use crate::order;
use crate::table::{Game, Preview, Seat};

use super::Carcassonne;
use super::action::{Action, Stand};
use super::cell::Cell;
use super::event::Event;
use super::state::{Phase, Public};
use super::survey::Feature;
use super::tile::SegmentId;
use super::tower::Target;
use super::view::View;

/// The effect of an action.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Effect {
    /// The features that would be counted, in order. Of a placement: those it completes, as they would count if the
    /// seat passed. Of a piece that makes a capture possible: none yet.
    pub completed: Vec<Feature>,
    /// The features that would change: grow, join, or get another majority.
    pub changes: Vec<Change>,
    /// The feature a follower would stand in, with its points as they are before anything is counted.
    pub occupied: Option<Feature>,
    /// Of a piece: the tower's new height, the laid cells it would reach and the figures it could take.
    pub height: Option<u8>,
    pub reach: Vec<Cell>,
    pub targets: Vec<Target>,
    /// The figure a capture takes.
    pub captured: Option<Captured>,
}

/// A feature that would change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The present features it consists of, by first member; several if a tile joins them.
    pub before: Vec<Feature>,
    /// The feature after the action, before scoring.
    pub after: Feature,
}

/// The fate of a captured figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    pub owner: Seat,
    pub cell: Cell,
    pub spot: Stand,
    pub fate: Fate,
}

/// Destination of a captured figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The captor's own: home to supply.
    Freed,
    Prisoner,
    /// Home to supply, and a figure of the captor comes home from its owner's prison.
    Exchanged,
}

impl Change {
    /// Seats with the majority now, over all parts together.
    pub fn holders_before(&self) -> Vec<Seat> {
        let mut holders: Vec<Seat> = self.before.iter().flat_map(Feature::holders).collect();
        order::short(&mut holders);
        holders.dedup();
        holders
    }

    /// Returns whether features would be joined.
    pub fn joins(&self) -> bool {
        self.before.len() > 1
    }
}

impl Effect {
    /// Gathers the effect from a preview of this action.
    pub fn of(view: &View, action: &Action) -> Self {
        let preview = Carcassonne::preview(view, action);
        let (before, after) = (&view.public, &preview.after.public);
        let mut effect = Self { completed: completed(&preview), ..Self::default() };
        for event in &preview.events {
            match *event {
                Event::TilePlaced { cell, .. } => {
                    effect.completed = completed(&Carcassonne::preview(&preview.after, &Action::Pass));
                    effect.changes = before.changes(after, cell);
                }
                Event::FollowerPlaced { cell, segment, .. } => {
                    effect.occupied = counted(&preview, cell, segment);
                    effect.change(before.feature(cell, segment), effect.occupied.clone());
                }
                Event::TowerBuilt { cell, height, .. } => {
                    (effect.height, effect.reach) = (Some(height), after.reach(cell, height));
                    if let Phase::Capture { tower, .. } = after.phase {
                        effect.targets.extend(after.targets(tower, height));
                        order::short(&mut effect.targets);
                    }
                }
                Event::Captured { seat, owner, cell, spot, .. } => {
                    let fate = if owner == seat { Fate::Freed } else { Fate::Prisoner };
                    effect.captured = Some(Captured { owner, cell, spot, fate });
                    if let Stand::Segment(id) = spot {
                        effect.change(before.feature(cell, id), counted(&preview, cell, id));
                    }
                }
                Event::Exchanged { .. } => {
                    effect.captured.iter_mut().for_each(|captured| captured.fate = Fate::Exchanged);
                }
                _ => {}
            }
        }
        effect
    }

    fn change(&mut self, before: Option<Feature>, after: Option<Feature>) {
        let both = before.zip(after);
        self.changes.extend(both.map(|(before, after)| Change { before: vec![before], after }));
    }
}

/// Returns the features that are counted as complete, in order.
fn completed(preview: &Preview<Carcassonne>) -> Vec<Feature> {
    let completed = |event: &Event| match event {
        Event::Completed { feature } => Some(feature.clone()),
        _ => None,
    };
    preview.events.iter().filter_map(completed).collect()
}

/// Returns the feature a segment belongs to, as it is when it is counted, before its figures go home; else as it is
/// then.
fn counted(preview: &Preview<Carcassonne>, at: Cell, id: SegmentId) -> Option<Feature> {
    let counted = preview.events.iter().find_map(|event| match event {
        Event::Completed { feature } | Event::Counted { feature } if feature.has(at, id) => Some(feature),
        _ => None,
    });
    counted.cloned().or_else(|| preview.after.public.feature(at, id))
}

impl Public {
    /// Returns the features that a tile laid here has changed in `after`.
    fn changes(&self, after: &Self, at: Cell) -> Vec<Change> {
        let Some(laid) = after.tile_at(at) else { return Vec::new() };
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
        changes
    }
}
