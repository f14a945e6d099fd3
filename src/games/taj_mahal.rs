//! Taj Mahal, its rules and its words in one folder (rules: taj-mahal). Twelve provinces are visited one after another,
//! cards compete for the favour of the court, and chains of palaces join what was won. The board is still to come.
//!
//! | room | what it is | knows |
//! | --- | --- | --- |
//! | [`rules`] | what is allowed and what follows from it | the table |
//! | [`words`] | every sentence, a folder a language | rules |
//! | `help` | help texts a folder a language; gathered into the site by xtask | |

pub mod rules;
pub mod words;

pub use rules::*;

use crate::lobby::{PLAIN, ShelfBox};

/// The box on the shelf.
pub static BOX: ShelfBox = ShelfBox {
    id: "taj_mahal",
    seats: (3, 5),
    minutes: 75,
    colours: PLAIN,
    open: false,
    lesson: false,
    titles: &words::TITLES,
};
