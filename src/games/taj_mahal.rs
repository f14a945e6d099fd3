//! Taj Mahal, the whole game in one folder (rules: taj-mahal). Players visit twelve provinces one after another,
//! compete with cards for the favour of the court, and connect the provinces with chains of palaces.
//!
//! | module | purpose | depends on |
//! | --- | --- | --- |
//! | [`rules`] | legal actions and their effects | the table |
//! | [`words`] | every sentence, one folder per language | rules |
//! | [`board`] | map, tallies, hand, withdrawal and result as plain data | rules, words, art |
//! | [`tutorial`], `words/*/tutorial.rs` | the tutorial: a record, one sentence per step | words |
//! | `mind` | the evaluation for computer players | rules |
//! | [`art`] | pictures as text: sprites, the map drawn from data | positions of cities and roads |
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
    id: "taj_mahal",
    info: TajMahal::INFO,
    colours: PLAIN,
    open: true,
    tutorial: true,
    titles: &words::TITLES,
};

/// The game module behind the boundary.
pub static GAME: ModuleOf<TajMahal> = ModuleOf::new(art::SPRITE).with_tutorial(&tutorial::COURSE);
