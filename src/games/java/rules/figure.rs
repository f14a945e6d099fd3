//! Figures: entering, moving and leaving (rules: java 6.3 to 6.5, R17 to R22).

use crate::table::Seat;

use super::cell::{CELLS, Cell, Cells};
use super::map::map;
use super::refusal::Refusal;
use super::state::Public;

/// Land where a player's figures may walk, by terrain: without palaces and opponents' figures.
#[derive(Clone, Copy, Debug)]
pub(super) struct WalkableLand {
    rice: Cells,
    village: Cells,
}

/// Regions in which the current player's figures move for free: hexes of a region share a number, 0 means no region.
/// Cached because most figure moves are free, and only land, palaces and a new turn change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RegionMap {
    /// Region number of every hex.
    of: [u8; CELLS],
}

impl Default for RegionMap {
    fn default() -> Self {
        Self { of: [0; CELLS] }
    }
}

impl RegionMap {
    /// Returns whether a figure can move between these hexes for free.
    #[inline]
    pub(super) fn join(&self, from: usize, to: usize) -> bool {
        self.of[from] > 0 && self.of[from] == self.of[to]
    }
}

/// Hexes where figures enter and leave, by cost: 1 from the lowlands, 2 from the mountains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entries {
    low: Cells,
    high: Cells,
}

/// A flood fill by cost: each step allows one more terrain change and may add sources.
#[derive(Clone, Copy, Debug)]
struct Spread<'a> {
    walk: &'a WalkableLand,
    reached: Cells,
    /// Hexes added by the last step.
    fresh: Cells,
}

impl Spread<'_> {
    /// Adds the hexes reachable for one more action point, from the last step and from these further sources.
    fn step(&mut self, sources: Cells) {
        let near = map().ground.neighbours(self.fresh);
        let next = ((near | sources) & self.walk.land()) - self.reached;
        self.fresh = self.walk.region(next);
        self.reached |= self.fresh;
    }
}

impl WalkableLand {
    #[inline]
    fn land(&self) -> Cells {
        self.rice | self.village
    }

    /// Returns everything that can be reached for free.
    fn region(&self, from: Cells) -> Cells {
        let ground = &map().ground;
        ground.fill(from & self.rice, self.rice) | ground.fill(from & self.village, self.village)
    }

    fn from(&self, cell: usize) -> Spread<'_> {
        let reached = self.region(Cells::only(cell));
        Spread { walk: self, reached, fresh: reached }
    }

    /// Iterates over the costs from 0 to `most`, with the hexes that cost exactly that from `from`.
    pub(super) fn levels(&self, from: usize, most: u8) -> impl Iterator<Item = (u8, Cells)> {
        let mut spread = self.from(from);
        (0..=most).map(move |cost| {
            if cost > 0 {
                spread.step(Cells::EMPTY);
            }
            (cost, spread.fresh)
        })
    }

    /// Iterates over the costs of entering figures in the same way.
    pub(super) fn entering(&self, entries: &Entries, most: u8) -> impl Iterator<Item = (u8, Cells)> {
        let mut spread = Spread { walk: self, reached: Cells::EMPTY, fresh: Cells::EMPTY };
        let (low, high) = (entries.low, entries.high);
        (1..=most).map(move |cost| {
            spread.step(match cost {
                1 => low,
                2 => high,
                _ => Cells::EMPTY,
            });
            (cost, spread.fresh)
        })
    }

    /// Returns the cost of moving between two hexes; `None` without a path.
    pub(super) fn cost(&self, from: usize, to: usize) -> Option<u8> {
        self.land().has(to).then_some(())?;
        self.levels(from, u8::MAX)
            .take_while(|(_, fresh)| !fresh.is_empty())
            .find(|(_, f)| f.has(to))
            .map(|f| f.0)
    }

    /// Returns the cost of entering a figure on a hex.
    pub(super) fn entry_cost(&self, entries: &Entries, to: usize) -> Option<u8> {
        let goes_on = |(cost, fresh): &(u8, Cells)| *cost <= 2 || !fresh.is_empty();
        self.entering(entries, u8::MAX).take_while(goes_on).find(|(_, f)| f.has(to)).map(|f| f.0)
    }

    /// Returns the cost of leaving the board from a hex.
    pub(super) fn exit_cost(&self, entries: &Entries, from: usize) -> Option<u8> {
        let mut best = None;
        for (cost, fresh) in self.levels(from, u8::MAX).take_while(|(_, fresh)| !fresh.is_empty()) {
            if best.is_some_and(|best| best <= cost + 1) {
                break;
            }
            if fresh.meets(&entries.low) {
                return Some(cost + 1);
            }
            if fresh.meets(&entries.high) {
                best = Some(cost + 2);
            }
        }
        best
    }
}

impl Public {
    /// Returns the land where the figures of a player may walk.
    pub(super) fn walk(&self, seat: Seat) -> WalkableLand {
        let others = self.all_figures() - self.figures[seat];
        WalkableLand { rice: self.rice - others, village: self.villages - others }
    }

    /// Recomputes the regions.
    pub(super) fn find_regions(&mut self) {
        let walk = self.walk(self.current);
        let mut regions = RegionMap::default();
        let parts = [walk.rice, walk.village].into_iter().flat_map(|terrain| map().ground.parts(terrain));
        for (number, part) in parts.enumerate() {
            part.iter().for_each(|cell| regions.of[cell] = number as u8 + 1);
        }
        self.regions = regions;
    }

    /// Returns the current player's cost of walking between two hexes; `None` without a path.
    pub(super) fn walking_cost(&self, from: usize, to: usize) -> Option<u8> {
        if self.regions.join(from, to) { Some(0) } else { self.walk(self.current).cost(from, to) }
    }

    /// Returns where figures enter: at uncovered outside cells, and on covered ones (R17 to R19).
    pub(super) fn entries(&self) -> Entries {
        let map = map();
        let (land, covered) = (self.rice | self.villages, self.covered());
        let beside = |border: Cells| map.board & map.ground.neighbours(border - covered);
        let low = land & (beside(map.lowland) | map.lowland);
        let high = (land & (beside(map.mountain) | map.mountain)) - low;
        Entries { low, high }
    }

    /// Returns the player's cost of entering a figure here, ignoring the action points left.
    pub(super) fn check_enter(&self, seat: Seat, to: Cell) -> Result<u8, Refusal> {
        if self.figures_left(seat) == 0 {
            return Err(Refusal::NoFigure);
        }
        let to = to.index().ok_or(Refusal::NoPath)?;
        if self.all_figures().has(to) {
            return Err(Refusal::Occupied);
        }
        self.walk(seat).entry_cost(&self.entries(), to).ok_or(Refusal::NoPath)
    }

    /// Returns the cost of a move, ignoring the action points left.
    pub(super) fn check_move(&self, seat: Seat, from: Cell, to: Cell) -> Result<u8, Refusal> {
        let start = self.own_figure(seat, from)?;
        if from == to {
            return Err(Refusal::SameHex);
        }
        let to = to.index().ok_or(Refusal::NoPath)?;
        if self.all_figures().has(to) {
            return Err(Refusal::Occupied);
        }
        self.walking_cost(start, to).ok_or(Refusal::NoPath)
    }

    /// Returns the cost of taking a figure off, ignoring the action points left.
    pub(super) fn check_leave(&self, seat: Seat, from: Cell) -> Result<u8, Refusal> {
        let start = self.own_figure(seat, from)?;
        self.walk(seat).exit_cost(&self.entries(), start).ok_or(Refusal::NoPath)
    }

    fn own_figure(&self, seat: Seat, at: Cell) -> Result<usize, Refusal> {
        at.index().filter(|at| self.figures[seat].has(*at)).ok_or(Refusal::NotYours)
    }

    /// Returns every hex that a figure of the player can reach, with its cost: from a hex, or from outside the
    /// board.
    pub fn reachable(&self, seat: Seat, from: Option<Cell>) -> Vec<(Cell, u8)> {
        let (walk, free) = (self.walk(seat), |cells: Cells| cells - self.all_figures());
        let list = |(cost, fresh): (u8, Cells)| {
            free(fresh).iter().map(move |c| (Cell::at(c), cost)).collect::<Vec<_>>()
        };
        // There are never more terrain changes than hexes.
        let most = 2 + super::cell::CELLS as u8;
        match from.map(|from| self.own_figure(seat, from)) {
            None => walk.entering(&self.entries(), most).flat_map(list).collect(),
            Some(Ok(start)) => walk.levels(start, most).flat_map(list).collect(),
            Some(Err(_)) => Vec::new(),
        }
    }
}
