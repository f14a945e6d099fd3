//! Regions and kingdoms, found by filling from a cell (rules: tigris 3, R1 to R6). Knows no turn and no points.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::Seat;

use super::color::Color;
use super::state::Public;

/// A region with at least one leader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kingdom {
    pub cells: Cells,
    /// Owner, colour and cell of every leader in it, by seat, then colour.
    pub leaders: Vec<(Seat, Color, Cell)>,
}

/// The different kingdoms a cell touches, at most one a side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touched {
    kingdoms: [Cells; 4],
    pub count: usize,
}

impl Touched {
    pub(super) fn iter(&self) -> impl Iterator<Item = Cells> {
        self.kingdoms.into_iter().take(self.count)
    }

    /// The kingdom, when it is exactly one.
    pub(super) fn only(&self) -> Option<Cells> {
        (self.count == 1).then_some(self.kingdoms[0])
    }
}

impl Public {
    /// The region that contains this cell; empty when the cell is not occupied.
    #[inline]
    pub fn region(&self, at: usize) -> Cells {
        flood(at, self.occupied())
    }

    /// Every region, by its first cell.
    pub fn regions(&self) -> Vec<Cells> {
        let (mut left, mut regions) = (self.occupied(), Vec::new());
        while let Some(at) = left.first() {
            let region = flood(at, left);
            left = left - region;
            regions.push(region);
        }
        regions
    }

    /// Every kingdom, by its first cell.
    pub fn kingdoms(&self) -> Vec<Kingdom> {
        let ruled = self.regions().into_iter().filter(|region| region.meets(&self.figures));
        let leaders = |region: &Cells| {
            let inside = self.leaders().filter(|l| region.has(l.2));
            inside.map(|(seat, color, at)| (seat, color, Cell::at(at))).collect()
        };
        ruled.map(|cells| Kingdom { leaders: leaders(&cells), cells }).collect()
    }

    /// How many kingdoms are on the board.
    pub fn kingdom_count(&self) -> usize {
        let (mut left, mut count, ground) = (self.figures, 0, self.occupied());
        while let Some(at) = left.first() {
            left = left - flood(at, ground);
            count += 1;
        }
        count
    }

    /// The kingdoms this cell touches, with the leader on `lifted` taken off the board (R2, R3, R8).
    #[inline]
    pub(super) fn touched(&self, at: usize, lifted: Option<usize>) -> Touched {
        let (mut ground, mut figures) = (self.occupied(), self.figures);
        ground.remove(at);
        if let Some(old) = lifted {
            ground.remove(old);
            figures.remove(old);
        }
        let mut near = Cells::only(at).neighbours() & ground;
        let mut touched = Touched { kingdoms: [Cells::EMPTY; 4], count: 0 };
        while let Some(side) = near.first() {
            let region = flood(side, ground);
            near = near - region;
            if region.meets(&figures) {
                touched.kingdoms[touched.count & 3] = region;
                touched.count += 1;
            }
        }
        touched
    }

    /// Whether this cell touches at least `many` kingdoms, with the leader on `lifted` taken off the board. Most
    /// cells have too few neighbours for that, which is seen without looking for kingdoms.
    #[inline]
    pub(super) fn joins(&self, at: usize, lifted: Option<usize>, many: usize) -> bool {
        let near = Cells::only(at).neighbours() & self.occupied();
        near.count() as usize >= many && self.touched(at, lifted).count >= many
    }

    /// The cells that touch two or more, and three or more kingdoms, with the leader on `lifted` taken off.
    pub(super) fn crowded(&self, lifted: Option<usize>) -> (Cells, Cells) {
        let (mut ground, mut left) = (self.occupied(), self.figures);
        if let Some(old) = lifted {
            ground.remove(old);
            left.remove(old);
        }
        let (mut one, mut two, mut three) = (Cells::EMPTY, Cells::EMPTY, Cells::EMPTY);
        while let Some(at) = left.first() {
            let kingdom = flood(at, ground);
            left = left - kingdom;
            let near = kingdom.neighbours();
            three |= two & near;
            two |= one & near;
            one |= near;
        }
        (two, three)
    }

    /// Whose leader of this colour stands among these cells; the first by seat.
    #[inline]
    pub fn ruler(&self, cells: &Cells, color: Color) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.leader(*seat, color).is_some_and(|at| cells.has(at)))
    }

    /// Whether a leader could stand here: a temple shares a side with the cell.
    #[inline]
    pub(super) fn beside_temple(&self, at: usize) -> bool {
        Cells::only(at).neighbours().meets(&self.temples())
    }
}

/// All cells of `ground` connected to the cell `at`; the same as [`Cells::fill`], but sideways and up and down
/// in turn, which needs half as many rounds on the winding regions of this game.
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
