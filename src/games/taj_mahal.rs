//! Taj Mahal: a box on the shelf, still to come.

pub mod words;

use crate::lobby::{PLAIN, ShelfBox};

/// The box on the shelf.
pub static BOX: ShelfBox = ShelfBox {
    id: "taj_mahal",
    seats: (3, 5),
    minutes: 75,
    colours: PLAIN,
    open: false,
    titles: &words::TITLES,
};
