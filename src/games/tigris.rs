//! Tigris & Euphrates, the whole game in one folder (rules: tigris). Two peoples' rivers, four roles, and the weakest
//! colour counts.
//!
//! | room | what it is | knows |
//! | --- | --- | --- |
//! | [`rules`] | what is allowed and what follows from it | the table |
//! | [`words`] | every sentence, a folder a language | rules |
//! | [`board`] | what is shown: scene, tray, panels, the end, as plain data | rules, words, art |
//! | [`lesson`], `words/*/lesson.rs` | a first turn to play: a record, a sentence a step | words |
//! | `mind` | how a computer judges, what it tries | rules |
//! | [`art`] | pictures as text | nothing |
//! | `help`, `style.css`, `hues.css` | help texts a folder a language; looks; gathered into the site by xtask | |

pub mod art;
pub mod board;
pub mod lesson;
mod mind;
pub mod rules;
pub mod words;

pub use rules::*;

use crate::lobby::GameCard;
use crate::play::game_module::ModuleOf;

/// The box on the shelf.
pub static CARD: GameCard = GameCard {
    id: "tigris",
    seats: (2, 4),
    minutes: 90,
    colours: [5, 4, 2, 3, 1, 6],
    open: true,
    lesson: true,
    titles: &words::TITLES,
};

/// The game behind the boundary.
pub static GAME: ModuleOf<Tigris> = ModuleOf::new(art::SPRITE).taught(&lesson::COURSE);
