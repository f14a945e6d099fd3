//! Taj Mahal, the whole game in one folder (rules: taj-mahal). Twelve provinces are visited one after another, cards
//! compete for the favour of the court, and chains of palaces join what was won.
//!
//! | room | what it is | knows |
//! | --- | --- | --- |
//! | [`rules`] | what is allowed and what follows from it | the table |
//! | [`words`] | every sentence, a folder a language | rules |
//! | [`board`] | what is shown: map, tallies, hand, withdrawal, the end, as plain data | rules, words, art |
//! | [`lesson`], `words/*/lesson.rs` | a first turn to play: a record, a sentence a step | words |
//! | `mind` | how a computer judges | rules |
//! | [`art`] | pictures as text: sprites, the map drawn from data | where cities and roads lie |
//! | `help`, `style.css`, `hues.css` | help texts a folder a language; looks; gathered into the site by xtask | |

pub mod art;
pub mod board;
pub mod lesson;
mod mind;
pub mod rules;
pub mod words;

pub use rules::*;

use crate::lobby::{GameCard, PLAIN};
use crate::play::game_module::ModuleOf;

/// The box on the shelf.
pub static CARD: GameCard = GameCard {
    id: "taj_mahal",
    seats: (3, 5),
    minutes: 75,
    colours: PLAIN,
    open: true,
    lesson: true,
    titles: &words::TITLES,
};

/// The game behind the boundary.
pub static GAME: ModuleOf<TajMahal> = ModuleOf::new(art::SPRITE).taught(&lesson::COURSE);
