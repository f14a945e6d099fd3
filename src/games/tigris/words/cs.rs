//! The Czech sentences. Names of players stay in the nominative, and sentences are phrased accordingly.
//! The parent module adds the non-breaking spaces after one-letter words.

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
use crate::lang::{count_cs, form_cs, list_cs};

/// `B2, D2 a F3`.
fn cells(cells: Cells) -> String {
    list_cs(&cells.cells().map(|cell| cell.to_string()).collect::<Vec<_>>())
}

/// `zbývá 1 akce`, `zbývají 2 akce`.
fn left(actions: u8) -> String {
    let count = usize::from(actions);
    let verb = form_cs(count, "zbývá", "zbývají", "zbývá");
    format!("{verb} {}", count_cs(count, "akce", "akce", "akcí"))
}

/// `1 kartičku`, `2 kartičky`, `5 kartiček`: the accusative.
fn tiles_acc(count: usize) -> String {
    count_cs(count, "kartičku", "kartičky", "kartiček")
}
