//! Hexes that cause a refusal, for outlining them on the board.

use crate::order;
use crate::table::{OrNever, Seat};

use super::action::Action;
use super::cell::{Cell, Cells};
use super::map::map;
use super::refusal::Refusal;
use super::state::Public;

impl Public {
    /// Returns the causing hexes, in order; empty when no hex is to blame.
    pub(super) fn refusal_cells(&self, seat: Seat, action: &Action, refusal: Refusal) -> Vec<Cell> {
        let mut cells: Vec<Cell> = match action {
            Action::Land(tile, cells) => self.land_causes(refusal, &cells[..tile.size()]),
            Action::Water(at) | Action::Enter(at) | Action::Leave(at) => vec![*at],
            Action::Move(from, _) if refusal == Refusal::NotYours => vec![*from],
            Action::Move(_, to) => vec![*to],
            Action::Build(at, _) | Action::Expand(at, _) | Action::Festival(at, _) => {
                self.palace_causes(refusal, seat, *at)
            }
            _ => Vec::new(),
        };
        let of_hexes = !matches!(
            refusal,
            Refusal::NotYourTurn | Refusal::WrongPhase | Refusal::NoTile | Refusal::NoFigure | Refusal::NoAp
        );
        let elsewhere = matches!(
            refusal,
            Refusal::ReserveForLand
                | Refusal::LandFirst
                | Refusal::NotInHand
                | Refusal::CardMismatch
                | Refusal::NoPalaceTile
        );
        cells.retain(|_| of_hexes && !elsewhere);
        order::short(&mut cells);
        cells.dedup();
        cells
    }

    fn land_causes(&self, refusal: Refusal, cells: &[Cell]) -> Vec<Cell> {
        let on = |set: Cells| {
            let is_in = |cell: &&Cell| cell.index().is_some_and(|at| set.has(at));
            cells.iter().filter(is_in).copied().collect()
        };
        match refusal {
            Refusal::CoversFigure => on(self.all_figures()),
            Refusal::CoversPalace => on(self.all_palaces()),
            Refusal::CoversWater => on(self.water),
            Refusal::JoinsCities => {
                let covered: Cells = cells.iter().filter_map(|cell| cell.index()).collect();
                let village = cells[0].index().map(Cells::only).or_never(Cells::EMPTY);
                let city = map().ground.fill(village, (self.built() - covered) | village);
                (city & self.all_palaces()).iter().map(Cell::at).collect()
            }
            _ => cells.to_vec(),
        }
    }

    /// Returns the palace on a place, or the figures that prevent the lead.
    fn palace_causes(&self, refusal: Refusal, seat: Seat, at: Cell) -> Vec<Cell> {
        let place = at.index().map(|at| self.settlement(at));
        match (refusal, place) {
            (Refusal::HasPalace, Some(place)) => place.palace.map(Cell::at).into_iter().collect(),
            (Refusal::NotLeader, Some(place)) => {
                let others = (self.all_figures() - self.figures[seat]) & place.cells;
                others.iter().map(Cell::at).collect()
            }
            _ => vec![at],
        }
    }
}
