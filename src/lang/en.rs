//! The English sentences of the shell.

pub mod analysis;
pub mod camera;
pub mod common;
pub mod over;
pub mod phones;
pub mod puzzles;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod tutorial;
pub mod verdict;

/// The name of the language in itself.
pub const OWN_NAME: &str = "English";
