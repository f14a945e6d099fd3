//! Elementaris: a box on the shelf, still to come.

pub mod words;

use crate::lobby::{PLAIN, ShelfBox};

/// The box on the shelf.
pub static BOX: ShelfBox = ShelfBox {
    id: "elementaris",
    seats: (2, 4),
    minutes: 120,
    colours: PLAIN,
    open: false,
    lesson: false,
    titles: &words::TITLES,
};
