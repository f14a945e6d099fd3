//! Arbitrary sequences of entries: each is applied or refused, and what follows stays sound. Never a panic.

#![no_main]

use deska::grid::square::{Cell, Cells};
use libfuzzer_sys::fuzz_target;

/// Rows of the board that the sequences fill.
const ROWS: usize = 11;

fuzz_target!(|entries: &[u8]| {
    let board = Cells::rows(ROWS);
    let mut taken = Cells::EMPTY;
    for entry in entries {
        let cell = Cell::at(usize::from(*entry));
        if cell.within(ROWS) && !taken.has(cell.index()) {
            taken.insert(cell.index());
        }
        let region = Cells::only(usize::from(entry % 176)).fill(taken);
        assert!(!region.meets(&(board - taken)), "a fill left its ground");
    }
});
