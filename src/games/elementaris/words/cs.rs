//! The Czech sentences. Names of players and of fields stay in the nominative, so sentences are built around them; only
//! cities have an accusative, for buttons.
//! The parent module adds the non-breaking spaces after one-letter words.

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
