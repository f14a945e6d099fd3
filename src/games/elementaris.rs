//! Elementaris (rules: elementaris), the home-made game by Lukáš, elementaris.cz. Armies, cities, orbs, ships and a
//! clock of elements, without chance and hidden information.
//!
//! | module | purpose | depends on |
//! | --- | --- | --- |
//! | [`rules`] | legal actions and their effects | the table |
//! | [`words`] | every sentence, one folder per language | rules |
//! | [`board`] | scene, tray, panels and result as plain data | rules, words, art |
//! | [`tutorial`], `words/*/tutorial.rs` | the tutorial: a record, one sentence per step | words |
//! | [`art`] | pictures as text: the map drawn from its lines, the clock, sprites | fields and the clock |
//! | `mind` | the evaluation for computer players | rules |
//! | `help`, `style.css`, `hues.css` | help texts, one folder per language; styles; gathered into the site by xtask | |

pub mod art;
pub mod board;
mod mind;
pub mod rules;
pub mod tutorial;
pub mod words;

pub use rules::*;

use crate::lobby::{GameCard, PLAIN};
use crate::play::game_module::ModuleOf;
use crate::table::Game;

/// The card of the game on the shelf.
pub static CARD: GameCard = GameCard {
    id: "elementaris",
    info: Elementaris::INFO,
    colours: PLAIN,
    open: true,
    tutorial: true,
    titles: &words::TITLES,
};

/// The game module behind the boundary.
pub static GAME: ModuleOf<Elementaris> = ModuleOf::new(art::SPRITE).with_tutorial(&tutorial::COURSE);
