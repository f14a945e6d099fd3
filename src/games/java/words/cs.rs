//! The Czech words.

pub mod title;
