//! Every browser test, in one program: one link, and one pair of browsers that the tests share in turn.
//!
//! A plain test runs on each commit. A test that is ignored as "nightly" runs with
//! `cargo xtask test --all`. The others that are ignored belong to a task of their own, which their reason names.

mod carcassonne;
mod computers;
mod drags;
mod elementaris;
mod evenings;
mod game;
mod halves;
mod java;
mod judge;
mod keeping;
mod measure;
mod measure_minds;
mod monkey;
mod phases;
mod phones;
mod setup;
mod site;
mod stillness;
mod taj_mahal;
