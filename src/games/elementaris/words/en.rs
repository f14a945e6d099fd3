//! The English words.

pub mod title;
