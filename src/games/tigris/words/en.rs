//! The English sentences.

pub(super) mod act;
pub(super) mod ask;
pub(super) mod event;
pub(super) mod feature;
pub(super) mod ground;
pub(super) mod noun;
pub(super) mod over;
pub(super) mod preview;
pub(super) mod refusal;
pub(super) mod result;
pub(super) mod say;
pub(super) mod table;
pub mod title;
pub(super) mod tutorial;

use crate::games::tigris::rules::Cells;
use crate::lang::list_en;

/// `B2, D2 and F3`.
fn cells(cells: Cells) -> String {
    list_en(&cells.cells().map(|cell| cell.to_string()).collect::<Vec<_>>())
}
