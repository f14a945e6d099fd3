//! The games: a folder each, and the one place where a word from outside becomes a type.

pub mod carcassonne;
pub mod elementaris;
pub mod java;
pub mod taj_mahal;
pub mod tigris;

use crate::lang::Lang;
use crate::lobby::ShelfBox;
use crate::play::rulebook::{Catalogued, Rulebook};
use crate::table::Info;
use crate::table::record::{Fault, Record};

/// The family, in the order of the shelf.
pub static SHELF: [&ShelfBox; 5] =
    [&tigris::BOX, &carcassonne::BOX, &taj_mahal::BOX, &java::BOX, &elementaris::BOX];

/// The box of a game.
pub fn shelf_box(id: &str) -> Option<&'static ShelfBox> {
    SHELF.iter().copied().find(|shelf| shelf.id == id)
}

/// What a game of the family is called; an id that is none is returned as it is.
pub fn name(lang: Lang, id: &str) -> String {
    shelf_box(id).map_or(id, |shelf| shelf.titles[lang as usize].name).to_string()
}

/// The games that can be played, behind the boundary.
pub static GAMES: [&dyn Rulebook; 2] = [&tigris::GAME, &carcassonne::GAME];

/// The game with this id in records and addresses.
pub fn rulebook(id: &str) -> Option<Catalogued> {
    GAMES.into_iter().find(|game| game.info().id == id).map(Catalogued)
}

/// The game a record is of.
///
/// # Errors
/// That there is no such game, at the place where the record names it.
pub fn of(record: &Record) -> Result<Catalogued, Fault> {
    rulebook(&record.game).ok_or_else(|| record.unknown_game(GAMES.into_iter().map(|game| game.info().id)))
}

/// Makes [`GameId`] and `with_game!` from the list of the games that can be played.
macro_rules! family {
    ($d:tt $($game:ident :: $Game:ident),+ $(,)?) => {
        /// A game that can be played.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $($Game),+
        }

        impl GameId {
            pub const ALL: &'static [GameId] = &[$(GameId::$Game),+];
        }

        /// Runs generic code for the game with this id: `with_game!(id, G => play::<G>())`. For the native tool and the
        /// tests; the app goes through the boundary in `play`.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($crate::games::GameId::$Game => {
                        type $d G = $crate::games::$game::$Game;
                        $d body
                    })+
                }
            };
        }
    };
}

family! { $ tigris::Tigris, carcassonne::Carcassonne }

impl GameId {
    /// What the lobby may know without the rules.
    pub fn info(self) -> &'static Info {
        use crate::table::Game;
        with_game!(self, G => G::INFO)
    }

    /// The game with this id in records and addresses.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.info().id == id)
    }

    /// The game a record is of.
    ///
    /// # Errors
    /// That there is no such game, at the place where the record names it.
    pub fn of(record: &Record) -> Result<Self, Fault> {
        Self::named(&record.game).ok_or_else(|| record.unknown_game(Self::ALL.iter().map(|g| g.info().id)))
    }
}
