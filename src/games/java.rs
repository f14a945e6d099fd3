//! Java: a box on the shelf, still to come.

pub mod rules;
pub mod words;

pub use rules::*;

use crate::lobby::{PLAIN, ShelfBox};

/// The box on the shelf.
pub static BOX: ShelfBox =
    ShelfBox { id: "java", seats: (2, 4), minutes: 90, colours: PLAIN, open: false, titles: &words::TITLES };
