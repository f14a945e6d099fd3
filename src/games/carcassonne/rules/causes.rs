//! The cells that cause a refusal, for outlining them on the board.

use crate::order;

use super::action::Action;
use super::cell::Cell;
use super::refusal::Refusal;
use super::state::Public;

impl Public {
    /// Returns the cells that cause the refusal, in order; empty if no cell is the cause.
    pub fn refusal_cells(&self, action: &Action, refusal: Refusal) -> Vec<Cell> {
        let mut cells: Vec<Cell> = match (refusal, *action) {
            (Refusal::EdgeMismatch, Action::Place(at, rotation)) => {
                let kind = self.drawn();
                let wrong = kind.map_or(Vec::new(), |kind| self.mismatches(kind, at, rotation));
                wrong.iter().map(|mismatch| mismatch.neighbour).collect()
            }
            (Refusal::FeatureOccupied, Action::Follower(_, id)) => {
                let placed = self.placed();
                let figures = placed.map_or(Vec::new(), |at| self.occupiers(at, id));
                figures.iter().map(|(_, cell, _)| *cell).collect()
            }
            (Refusal::NotThisTile, Action::Follower(..)) => self.placed().into_iter().collect(),
            (Refusal::Occupied | Refusal::NoNeighbour, Action::Place(at, _))
            | (Refusal::NoFoundation | Refusal::TowerClosed, Action::Build(at))
            | (Refusal::NoFoundation | Refusal::TowerClosed | Refusal::TowerEmpty, Action::Top(at))
            | (Refusal::NotOnBoard | Refusal::OutOfRange, Action::Capture(at, _)) => vec![at],
            _ => Vec::new(),
        };
        order::short(&mut cells);
        cells.dedup();
        cells
    }
}
