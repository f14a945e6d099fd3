//! Settlements and ranking of figures by height (rules: java 7.2, R10 to R13, R26, R27).

use crate::table::{BySeat, Seat};

use super::cell::Cells;
use super::map::map;
use super::state::{FIGURES, Public, SEATS};

/// Heights of a player's figures in an area, highest first. 0 means no figure, so a list beats any proper prefix of
/// itself (R27).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct FigureHeights([u8; FIGURES as usize]);

impl FigureHeights {
    /// Returns whether there is no figure.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] == 0
    }

    /// Returns the heights, highest first.
    pub fn heights(&self) -> &[u8] {
        let len = self.0.iter().position(|height| *height == 0).unwrap_or(self.0.len());
        &self.0[..len]
    }

    /// Inserts a height in order; a full list drops its lowest.
    fn insert(&mut self, height: u8) {
        let mut carried = height;
        for place in &mut self.0 {
            if carried > *place {
                std::mem::swap(&mut carried, place);
            }
        }
    }
}

/// A village or a city.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settlement {
    pub cells: Cells,
    /// Hex of its palace.
    pub palace: Option<usize>,
}

impl Settlement {
    /// Returns the number of its hexes, that of the palace included (R12).
    #[inline]
    pub fn size(&self) -> u32 {
        self.cells.count()
    }
}

impl Public {
    /// Returns the heights of a player's figures in an area.
    pub fn figure_heights(&self, seat: Seat, area: &Cells) -> FigureHeights {
        let mut heights = FigureHeights::default();
        for cell in (self.figures[seat] & *area).iter() {
            heights.insert(self.heights[cell]);
        }
        heights
    }

    /// Returns the heights of every player's figures in an area.
    pub fn all_figure_heights(&self, area: &Cells) -> BySeat<FigureHeights, SEATS> {
        BySeat::from_fn(|seat| self.figure_heights(seat, area))
    }

    /// Returns the sole leader of an area, whose list beats every other one.
    pub fn leader(&self, area: &Cells) -> Option<Seat> {
        if !self.all_figures().meets(area) {
            return None;
        }
        let all_heights = self.all_figure_heights(area);
        let best = all_heights.iter().max()?;
        let mut at_top = Seat::all(SEATS).filter(|seat| all_heights[*seat] == *best);
        at_top.next().filter(|_| at_top.next().is_none())
    }

    /// Returns the settlement of a hex; without any hexes if there is none.
    pub fn settlement(&self, cell: usize) -> Settlement {
        let cells = map().ground.fill(Cells::only(cell), self.built());
        Settlement { cells, palace: (cells & self.all_palaces()).first() }
    }

    /// Iterates over all settlements in the order of their first hexes.
    pub fn settlements(&self) -> impl Iterator<Item = Settlement> + use<> {
        let palaces = self.all_palaces();
        let with_palace = move |cells: Cells| Settlement { cells, palace: (cells & palaces).first() };
        map().ground.parts(self.built()).map(with_palace)
    }

    /// Returns whether a city contains several palaces.
    pub(super) fn palaces_joined(&self) -> bool {
        self.settlements().any(|settlement| (settlement.cells & self.all_palaces()).count() > 1)
    }
}
