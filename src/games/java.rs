//! Java (rules: java). Terraces and villages in layers, figures ranked by height, lakes, palaces and festivals.
//!
//! | module | purpose | depends on |
//! | --- | --- | --- |
//! | [`rules`] | legal actions and their effects | the table |
//! | [`words`] | every sentence, one folder per language | rules |
//! | [`board`] | scene, tray, panels and result as plain data | rules, words, art |
//! | [`tutorial`], `words/*/tutorial.rs` | the tutorial: a record, one sentence per step | words |
//! | `mind` | the evaluation for computer players | rules |
//! | [`art`] | pictures as text: hexes in layers, the island, sprites | hexes of the rules |
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
    id: "java",
    info: Java::INFO,
    colours: PLAIN,
    open: true,
    tutorial: true,
    titles: &words::TITLES,
};

/// The game module behind the boundary.
pub static GAME: ModuleOf<Java> = ModuleOf::new(art::SPRITE).with_tutorial(&tutorial::COURSE);
