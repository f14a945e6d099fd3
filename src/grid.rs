//! Grids: cells, directions, sets of cells, names. No game is named here.

pub mod square;
