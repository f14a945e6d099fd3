//! Tigris & Euphrates: rules, texts, board and computer player in one folder (rules: tigris). The final score of a
//! player is the score of their weakest colour.
//!
//! | module | contents | depends on |
//! | --- | --- | --- |
//! | [`rules`] | legal actions and their effects | the table |
//! | [`words`] | every sentence, a folder a language | rules |
//! | [`board`] | the view model: scene, tray, panels and final result as plain data | rules, words, art |
//! | [`tutorial`], `words/*/tutorial.rs` | the tutorial: a record and a sentence for each step | words |
//! | `mind` | evaluation and candidate moves of the computer player | rules |
//! | [`art`] | drawings as SVG text | nothing |
//! | `help`, `style.css`, `hues.css` | help texts, a folder a language, and styles; xtask gathers them into the site |

pub mod art;
pub mod board;
mod mind;
pub mod rules;
pub mod tutorial;
pub mod words;

pub use rules::*;

use crate::lobby::GameCard;
use crate::play::game_module::ModuleOf;
use crate::table::Game;

/// The game's card in the lobby.
pub static CARD: GameCard = GameCard {
    id: "tigris",
    info: Tigris::INFO,
    colours: [5, 4, 2, 3, 1, 6],
    open: true,
    tutorial: true,
    titles: &words::TITLES,
};

/// The game module that the shell uses.
pub static GAME: ModuleOf<Tigris> = ModuleOf::new(art::SPRITE).with_tutorial(&tutorial::COURSE);
