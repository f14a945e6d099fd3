//! Lakes and their scoring (rules: java 7.1, R23 to R25, R48).

use crate::table::{EventSink, Seat};

use super::cell::Cells;
use super::event::Event;
use super::map::map;
use super::score::Source;
use super::state::Public;

/// Points per hex of an enclosed lake.
pub const WATER_POINTS: u8 = 3;

/// A lake with its shore, leader and points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lake {
    pub cells: Cells,
    /// Hexes next to the lake.
    pub shore: Cells,
    /// Leader on its shore; `None` without figures or with a tie.
    pub leader: Option<Seat>,
    /// Points for the leader.
    pub points: u8,
}

impl Public {
    /// Returns a lake with its leader as of now.
    pub fn lake(&self, cells: Cells) -> Lake {
        let shore = map().ground.neighbours(cells) - cells;
        let points = WATER_POINTS.saturating_mul(cells.count() as u8);
        Lake { cells, shore, leader: self.leader(&shore), points }
    }

    /// Iterates over all lakes in the order of their first hexes.
    pub fn lakes(&self) -> impl Iterator<Item = Lake> {
        map().ground.parts(self.water).map(|cells| self.lake(cells))
    }

    /// Returns whether land covers the whole shore.
    pub fn is_enclosed(&self, lake: &Lake) -> bool {
        (lake.shore - self.covered()).is_empty()
    }

    /// Iterates over the lakes that became enclosed by a tile on these hexes, which were bare before.
    pub(super) fn enclosed_by(&self, new: Cells) -> impl Iterator<Item = Lake> {
        let touched = (map().ground.neighbours(new) | new) & self.water;
        let parts = map().ground.parts(map().ground.fill(touched, self.water));
        parts.map(|cells| self.lake(cells)).filter(|lake| self.is_enclosed(lake))
    }

    /// Scores every lake that has just become enclosed, separately.
    pub(super) fn score_lakes(&mut self, new: Cells, sink: &mut impl EventSink<Event>) {
        if !(map().ground.neighbours(new) | new).meets(&self.water) {
            return;
        }
        let before = *self;
        for lake in before.enclosed_by(new) {
            if let Some(leader) = lake.leader {
                self.score(leader, Source::Lakes, lake.points);
            }
            sink.emit(|| Event::LakeEnclosed { lake });
        }
    }
}
