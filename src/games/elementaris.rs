//! Elementaris (rules: elementaris), the home-made game by Lukáš, elementaris.cz. Armies, cities, orbs, ships and a
//! clock of elements; no luck and nothing hidden.
//!
//! | room | what it is | knows |
//! | --- | --- | --- |
//! | [`rules`] | what is allowed and what follows from it | the table |
//! | [`words`] | every sentence, a folder a language | rules |
//! | [`board`] | what is shown: scene, tray, panels, the end, as plain data | rules, words, art |
//! | [`lesson`], `words/*/lesson.rs` | first rounds to play: a record, a sentence a step | words |
//! | [`art`] | pictures as text: the map drawn from its lines, the clock, sprites | fields and the clock |
//! | `mind` | how a computer judges | rules |
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
    id: "elementaris",
    seats: (2, 4),
    minutes: 120,
    colours: PLAIN,
    open: true,
    lesson: true,
    titles: &words::TITLES,
};

/// The game behind the boundary.
pub static GAME: ModuleOf<Elementaris> = ModuleOf::new(art::SPRITE).taught(&lesson::COURSE);
