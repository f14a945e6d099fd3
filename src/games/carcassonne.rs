//! Carcassonne with The Tower, the whole game in one folder (rules: carcassonne). A landscape that grows, followers
//! that claim it, towers that take prisoners.
//!
//! | room | what it is | knows |
//! | --- | --- | --- |
//! | [`rules`] | what is allowed and what follows from it | the table |
//! | [`words`] | every sentence, a folder a language | rules |
//! | [`board`] | what is shown: scene, tray, panels, the end, as plain data | rules, words, art |
//! | [`lesson`], `words/*/lesson.rs` | a first turn to play: a record, a sentence a step | words |
//! | `mind` | how a computer judges | rules |
//! | [`art`] | pictures as text: tiles drawn from data, towers, sprites | nothing |
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
    id: "carcassonne",
    seats: (2, 6),
    minutes: 50,
    colours: PLAIN,
    open: true,
    lesson: true,
    titles: &words::TITLES,
};

/// The game behind the boundary.
pub static GAME: ModuleOf<Carcassonne> = ModuleOf::new(art::SPRITE).taught(&lesson::COURSE);
