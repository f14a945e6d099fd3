//! The cells that cause a refusal, for outlining them on the board.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::Seat;

use super::action::Action;
use super::kingdoms::Touched;
use super::map::BOARD;
use super::refusal::Refusal;
use super::state::{Phase, Public, square};

impl Public {
    /// Returns the cells that cause the refusal, in order; empty if no cell is the cause.
    pub(super) fn refusal_cells(&self, seat: Seat, action: &Action, refusal: Refusal) -> Cells {
        match (refusal, *action) {
            (Refusal::LeaderJoinsKingdoms, Action::Position(color, to)) => {
                self.joined(to.index(), &self.touched_by(seat, color, to.index()))
            }
            (Refusal::JoinsThreeKingdoms, Action::Place(_, at)) => {
                self.joined(at.index(), &self.touched(at.index()))
            }
            (Refusal::MonumentTaken, Action::Monument(monument, _)) => {
                self.monument_corner(monument).map_or(Cells::EMPTY, square)
            }
            (Refusal::NotASquare | Refusal::MonumentColourMismatch, Action::Monument(_, corner)) => {
                self.spoilers(refusal, corner)
            }
            (Refusal::NotATreasureHere, Action::Treasures(taken)) => taken.cells - self.treasures_of(seat),
            (Refusal::WrongTreasureCount, _) => self.treasures_of(seat),
            (Refusal::CornerTreasureFirst, Action::Treasures(taken)) => {
                (self.treasures_of(seat) & self.map().corners) - taken.cells
            }
            (_, action) => target(refusal, &action),
        }
    }

    /// Returns the causing cells of the touched kingdoms: those beside `at`, and their leaders.
    fn joined(&self, at: usize, touched: &Touched) -> Cells {
        let kingdoms = touched.iter().fold(Cells::EMPTY, |all, kingdom| all | kingdom);
        kingdoms & (Cells::beside(at) | self.figures)
    }

    /// Returns the cells of a requested square that do not qualify; the whole square if its place or colour is wrong.
    fn spoilers(&self, refusal: Refusal, corner: Cell) -> Cells {
        let Phase::Monument { at } = self.phase else { return Cells::EMPTY };
        let wished = if corner.x < 16 { square(corner.index()) } else { Cells::EMPTY };
        let available = self.tile_at(at.index()).map_or(Cells::EMPTY, |color| self.face_up(color));
        let unavailable = wished - available;
        if refusal == Refusal::NotASquare && !unavailable.is_empty() { unavailable } else { wished }
    }
}

/// Returns the target cell of the action, if that cell is the cause.
fn target(refusal: Refusal, action: &Action) -> Cells {
    use Refusal::{GameOver, NoCatastropheLeft, NotYourDecision, TileNotInHand, WrongPhase};
    let elsewhere =
        matches!(refusal, GameOver | NotYourDecision | WrongPhase | TileNotInHand | NoCatastropheLeft);
    match *action {
        Action::Position(_, at) | Action::Place(_, at) | Action::Catastrophe(at)
            if !elsewhere && at.x < 16 && at.y < 11 =>
        {
            Cells::only(at.index()) & BOARD
        }
        _ => Cells::EMPTY,
    }
}
