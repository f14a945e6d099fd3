//! Regions and kingdoms, computed by flood fill and cached for every leader (rules: tigris 3, R1 to R6). This
//! module does not depend on turns or points.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{BySeat, Seat, never};

use super::color::Color;
use super::state::{Public, SEATS};

/// A region with at least one leader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kingdom {
    pub cells: Cells,
    /// The owner, colour and cell of every leader in the kingdom, by seat, then colour.
    pub leaders: Vec<(Seat, Color, Cell)>,
}

/// The region of each leader on the board, by owner and colour; empty for a leader in supply.
///
/// Updated as pieces are placed and removed: computing the regions at every query took half of a random game.
pub(super) type LeaderRegions = BySeat<[Cells; 4], SEATS>;

/// The distinct kingdoms adjacent to a cell, at most one for each side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touched {
    kingdoms: [Cells; 4],
    pub count: usize,
}

impl Touched {
    pub(super) fn iter(&self) -> impl Iterator<Item = Cells> {
        self.kingdoms.into_iter().take(self.count)
    }

    /// Returns the kingdom if there is exactly one.
    pub(super) fn only(&self) -> Option<Cells> {
        (self.count == 1).then_some(self.kingdoms[0])
    }
}

impl Public {
    /// Returns the kingdom of every leader, repeated for each leader in it; empty for leaders in supply.
    #[inline]
    fn leader_regions(&self) -> &[Cells] {
        self.leader_regions.0[..self.seats()].as_flattened()
    }

    /// Updates the regions after a piece was placed on this cell: the regions around it become one.
    pub(super) fn join_regions(&mut self, at: usize) {
        let (mut region, ground) = (Cells::only(at), self.occupied());
        let (mut near, mut ruled) = (Cells::beside(at) & ground, self.figures.has(at));
        for kingdom in self.leader_regions() {
            if kingdom.meets(&near) {
                region |= *kingdom;
                near = near - *kingdom;
                ruled = true;
            }
        }
        if !ruled {
            return;
        }
        while let Some(side) = near.first() {
            region |= flood(side, ground - region);
            near = near - region;
        }
        for kingdom in self.leader_regions.0.as_flattened_mut() {
            if kingdom.meets(&region) {
                *kingdom = region;
            }
        }
    }

    /// Updates the regions after these cells became empty: their regions have shrunk or split.
    pub(super) fn split_regions(&mut self, gone: Cells) {
        let (ground, leaders) = (self.occupied(), self.leaders);
        // Removed cells with at most one occupied neighbour cannot split a region.
        if !(gone.neighbours() & ground).is_several() {
            self.leader_regions
                .0
                .as_flattened_mut()
                .iter_mut()
                .for_each(|kingdom| *kingdom = *kingdom - gone);
            return;
        }
        for (i, leader) in leaders.0.as_flattened().iter().enumerate() {
            if !self.leader_regions.0.as_flattened()[i].meets(&gone) {
                continue;
            }
            let region = flood(usize::from(*leader), ground);
            for (kingdom, other) in
                self.leader_regions.0.as_flattened_mut().iter_mut().zip(leaders.0.as_flattened())
            {
                if kingdom.meets(&gone) && region.has(usize::from(*other)) {
                    *kingdom = region;
                }
            }
        }
    }

    /// Recomputes the region of every leader, after pieces were placed without updating the regions.
    pub(super) fn recompute_regions(&mut self) {
        let ground = self.occupied();
        self.leader_regions = LeaderRegions::default();
        for (seat, color, at) in self.leaders() {
            self.leader_regions[seat][color.index()] = flood(at, ground);
        }
    }

    /// Returns the board with this leader in supply.
    #[inline]
    pub(super) fn without(&self, seat: Seat, color: Color) -> Self {
        let mut without = *self;
        without.set_leader(seat, color, None);
        without
    }

    /// Returns the region that contains this cell; empty when the cell is not occupied.
    #[inline]
    pub fn region(&self, at: usize) -> Cells {
        let kingdom = self.leader_regions().iter().find(|kingdom| kingdom.has(at));
        kingdom.copied().unwrap_or_else(|| flood(at, self.occupied()))
    }

    /// Returns every region, in the order of its first cell.
    pub fn regions(&self) -> Vec<Cells> {
        let (mut left, mut regions) = (self.occupied(), Vec::new());
        while let Some(at) = left.first() {
            let region = flood(at, left);
            left = left - region;
            regions.push(region);
        }
        regions
    }

    /// Returns every kingdom, in the order of its first cell.
    pub fn kingdoms(&self) -> Vec<Kingdom> {
        let ruled = self.regions().into_iter().filter(|region| region.meets(&self.figures));
        let leaders = |region: &Cells| {
            let inside = self.leaders().filter(|l| region.has(l.2));
            inside.map(|(seat, color, at)| (seat, color, Cell::at(at))).collect()
        };
        ruled.map(|cells| Kingdom { leaders: leaders(&cells), cells }).collect()
    }

    /// Returns how many kingdoms are on the board.
    pub fn kingdom_count(&self) -> usize {
        let (mut left, mut count) = (self.figures, 0);
        while let Some(at) = left.first() {
            left = left - self.region(at);
            count += 1;
        }
        count
    }

    /// Returns the kingdoms an empty cell touches (R2, R3).
    #[inline]
    pub(super) fn touched(&self, at: usize) -> Touched {
        let mut neighbours = Cells::beside(at);
        let mut touched = Touched { kingdoms: [Cells::EMPTY; 4], count: 0 };
        for kingdom in self.leader_regions() {
            if kingdom.meets(&neighbours) {
                neighbours = neighbours - *kingdom;
                never!(touched.count > 3, "a cell has four sides");
                touched.kingdoms[touched.count & 3] = *kingdom;
                touched.count += 1;
            }
        }
        touched
    }

    /// Returns the kingdoms this leader would touch on an empty cell. The leader's present cell counts as empty (R8).
    pub(super) fn touched_by(&self, seat: Seat, color: Color, at: usize) -> Touched {
        let neighbours = Cells::beside(at);
        match self.leader_regions[seat][color.index()].meets(&neighbours) {
            true => self.without(seat, color).touched(at),
            false => self.touched(at),
        }
    }

    /// Returns the cells adjacent to two or more kingdoms, and those adjacent to three or more.
    pub(super) fn joining_cells(&self) -> (Cells, Cells) {
        joining_cells(self.distinct_kingdoms())
    }

    /// Returns the cells adjacent to two or more kingdoms if this leader, whose region is `kingdom`, is lifted. `two`
    /// has those cells with the leader on the board.
    pub(super) fn joining_cells_without(&self, leader: usize, kingdom: Cells, two: Cells) -> Cells {
        let ground = kingdom - Cells::only(leader);
        let mut left = self.figures & ground;
        if left.is_empty() && !kingdom.neighbours().meets(&two) {
            return two;
        }
        let parts = std::iter::from_fn(|| {
            let part = flood(left.first()?, ground);
            left = left - part;
            Some(part)
        });
        joining_cells(self.distinct_kingdoms().filter(|other| !other.meets(&kingdom)).chain(parts)).0
    }

    /// Returns the cells of each kingdom, each kingdom once.
    fn distinct_kingdoms(&self) -> impl Iterator<Item = Cells> {
        let mut known = Cells::EMPTY;
        let unknown = move |kingdom: &Cells| {
            let unknown = !kingdom.is_empty() && !kingdom.meets(&known);
            known |= *kingdom;
            unknown
        };
        self.leader_regions().iter().copied().filter(unknown)
    }

    /// Returns the owner of a leader of this colour among these cells; the first by seat.
    #[inline]
    pub fn ruler(&self, cells: &Cells, color: Color) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.leader(*seat, color).is_some_and(|at| cells.has(at)))
    }

    /// Returns whether a leader could be placed here: the cell shares a side with a temple.
    #[inline]
    pub(super) fn beside_temple(&self, at: usize) -> bool {
        Cells::beside(at).meets(&self.temples())
    }
}

/// Returns the cells adjacent to two or more of these kingdoms, and those adjacent to three or more.
fn joining_cells(kingdoms: impl Iterator<Item = Cells>) -> (Cells, Cells) {
    let (mut one, mut two, mut three) = (Cells::EMPTY, Cells::EMPTY, Cells::EMPTY);
    for kingdom in kingdoms {
        let neighbours = kingdom.neighbours();
        three |= two & neighbours;
        two |= one & neighbours;
        one |= neighbours;
    }
    (two, three)
}

/// Returns all cells of `ground` connected to the cell `at`. Equivalent to [`Cells::fill`], but alternates between
/// horizontal and vertical steps. That takes half as many rounds on the winding regions of this game.
#[inline]
pub(super) fn flood(at: usize, ground: Cells) -> Cells {
    const NOT_WEST: u64 = !0x0001_0001_0001_0001;
    const NOT_EAST: u64 = !0x8000_8000_8000_8000;
    let [ga, gb, gc] = ground.0;
    let [mut a, mut b, mut c] = (Cells::only(at) & ground).0;
    let aside = |w: u64| w | (w & NOT_EAST) << 1 | (w & NOT_WEST) >> 1;
    loop {
        let old = (a, b, c);
        for _ in 0..2 {
            (a, b, c) = (aside(a) & ga, aside(b) & gb, aside(c) & gc);
            let up_down = (
                a << 16 | a >> 16 | b << 48,
                b << 16 | b >> 16 | a >> 48 | c << 48,
                c << 16 | c >> 16 | b >> 48,
            );
            (a, b, c) = (a | up_down.0 & ga, b | up_down.1 & gb, c | up_down.2 & gc);
        }
        if old == (a, b, c) {
            return Cells([a, b, c]);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::games::tigris::rules::Tigris;
    use crate::table::{Dice, Game, NoEvents, Turn};

    /// The cached kingdoms equal recomputed ones.
    #[test]
    fn updated_kingdoms_equal_kingdoms_from_scratch() {
        for seed in 0..60 {
            let mut dice = Dice::new(seed);
            let mut game = Tigris::start(&Default::default(), 2 + seed as usize % 3);
            loop {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.roll(&mut dice),
                    Turn::Seat(_) => game.random(&mut dice).expect("a decision"),
                };
                game.apply(&action, &mut NoEvents);
                let mut found = game.public;
                found.recompute_regions();
                assert_eq!(
                    found.leader_regions,
                    game.public.leader_regions,
                    "{action}\n{}",
                    game.position_text()
                );
            }
        }
    }
}
