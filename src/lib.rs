//! Deska: a family of board games for one tablet.

pub mod grid;
pub mod table;
#[cfg(feature = "ui")]
pub mod ui;
