//! The English sentences.

pub(super) mod act;
pub(super) mod ask;
pub(super) mod describe;
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
