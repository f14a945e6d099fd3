//! Lakes and who scores them (rules: java 7.1, R23 to R25, R48).

use crate::table::{EventSink, Seat};

use super::cell::Cells;
use super::event::Event;
use super::map::map;
use super::score::Source;
use super::state::Public;

/// Points a hex of an enclosed lake brings.
pub const WATER_POINTS: u8 = 3;

/// A lake that has just become enclosed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lake {
    pub cells: Cells,
    /// The hexes next to it.
    pub shore: Cells,
    /// Who leads on its shore; `None` where nobody stands there or several are equal.
    pub leader: Option<Seat>,
    /// What it brings to the leader.
    pub points: u8,
}

impl Public {
    /// A lake as it lies; the leader by the present standing.
    pub fn lake(&self, cells: Cells) -> Lake {
        let shore = map().ground.neighbours(cells) - cells;
        let points = WATER_POINTS.saturating_mul(cells.count() as u8);
        Lake { cells, shore, leader: self.leader(&shore), points }
    }

    /// All lakes in the order of their first hexes.
    pub fn lakes(&self) -> impl Iterator<Item = Lake> {
        map().ground.parts(self.water).map(|cells| self.lake(cells))
    }

    /// Whether land covers the whole shore.
    pub fn is_enclosed(&self, lake: &Lake) -> bool {
        (lake.shore - self.covered()).is_empty()
    }

    /// The lakes that have become enclosed by what has just been laid on these hexes: ground that was bare before.
    pub(super) fn enclosed_by(&self, new: Cells) -> impl Iterator<Item = Lake> {
        let touched = (map().ground.neighbours(new) | new) & self.water;
        let parts = map().ground.parts(map().ground.fill(touched, self.water));
        parts.map(|cells| self.lake(cells)).filter(|lake| self.is_enclosed(lake))
    }

    /// Scores every lake that has just become enclosed, each by itself.
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
