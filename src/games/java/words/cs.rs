//! The Czech sentences. Names of players stay in the nominative, and sentences are phrased accordingly.

pub(super) mod act;
pub(super) mod ask;
pub(super) mod describe;
pub(super) mod event;
pub(super) mod feature;
pub(super) mod ground;
pub(super) mod noun;
pub(super) mod preview;
pub(super) mod refusal;
pub(super) mod result;
pub(super) mod say;
pub(super) mod table;
pub mod title;
pub(super) mod tutorial;

use crate::games::java::rules::{Cell, FigureHeights};
use crate::lang::list_cs;

/// `B2, D2 a F3`.
fn cells(cells: &[Cell]) -> String {
    list_cs(&cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>())
}

/// `3, 2 a 1`.
fn heights(figures: &FigureHeights) -> String {
    list_cs(&figures.heights().iter().map(|height| height.to_string()).collect::<Vec<_>>())
}
