//! Tests of the built site in a real browser, written as a person's actions.
//!
//! [`Site`] is a copy of `dist/` on its own server under a sub-path: it can be stopped (offline), changed (a new
//! release) or broken. [`Browser`] is one headless Chromium with an empty profile. Both clean up when dropped, also
//! when a test fails. [`Table`] is a game on the screen and its record, replayed in the test. Run with
//! `--test-threads=2`: each browser needs a core.

mod browser;
mod carcassonne;
mod elementaris;
mod engine;
mod java;
mod session;
mod site;
mod table;
mod taj_mahal;
mod tigris;

pub use browser::{Browser, DESKTOP, PHONE, Size, TABLET};
pub use carcassonne::{TOWERS, laid, settle};
pub use elementaris::{LAST_ROUND, NEARLY_WON, SECOND_TURN, bold};
pub use engine::Engine;
pub use java::{FESTIVAL, LAST_TURNS, ripe};
pub use site::Site;
pub use table::{Hands, Table, native};
pub use taj_mahal::{LATE_OF_FIVE, LATE_OF_THREE, may_be_seen, modest};
pub use tigris::{CONFLICTS, PHASES, START, Seen, choose, fixture, nearly_over, until_phase};
