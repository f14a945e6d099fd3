//! Elementaris (rules: elementaris), the home-made game by Lukáš, elementaris.cz. Armies, cities, orbs, ships and a
//! clock of elements; no luck and nothing hidden.
//!
//! | room | what it is | knows |
//! | --- | --- | --- |
//! | [`rules`] | what is allowed and what follows from it | the table |
//! | [`words`] | every sentence, a folder a language | rules |
//! | `mind` | how a computer judges | rules |
//! | `help`, `hues.css` | help texts a folder a language; hues | |
//!
//! The board is still to come, so the box is closed.

mod mind;
pub mod rules;
pub mod words;

pub use rules::*;

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
