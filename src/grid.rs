//! Cells of boards: coordinates, adjacency, sets of cells. Names no game.
//!
//! A game numbers the cells of its board from 0 and stores their contents in flat arrays and bit sets ([`Cells`]).
//! [`hex`] has the coordinates of hexes and boards made of them.

#![warn(missing_docs)]

mod cells;
pub mod hex;

pub use cells::Cells;
