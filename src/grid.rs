//! Cells of boards: where they lie, which touch which, sets of them. No game is named here.
//!
//! A game numbers the cells of its board from 0 and keeps what lies on them in flat arrays and in sets of bits
//! ([`Cells`]). [`hex`] has the coordinates of hexes and boards made of them.

#![warn(missing_docs)]

mod cells;
pub mod hex;

pub use cells::{Cells, nth_bit};
