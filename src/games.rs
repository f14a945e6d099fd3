//! The games, one folder each, and the only place where the id of a game selects a type.

pub mod carcassonne;
pub mod elementaris;
pub mod java;
pub mod taj_mahal;
pub mod tigris;

use crate::lang::Lang;
use crate::lobby::GameCard;
use crate::play::game_module::{GameModule, GameRef};
use crate::table::Info;
use crate::table::record::{Record, RecordError};

/// The games of the family, in the order of the shelf.
pub static SHELF: [&GameCard; 5] =
    [&tigris::CARD, &carcassonne::CARD, &taj_mahal::CARD, &java::CARD, &elementaris::CARD];

/// Returns the shelf entry of a game.
pub fn game_card(id: &str) -> Option<&'static GameCard> {
    SHELF.iter().copied().find(|shelf| shelf.id == id)
}

/// Returns the title of a game of the family; an unknown id is returned as it is.
pub fn name(lang: Lang, id: &str) -> String {
    game_card(id).map_or(id, |shelf| shelf.titles[lang as usize].name).to_string()
}

static GAMES: [Option<&dyn GameModule>; 5] = [
    kept(b'0', &tigris::GAME),
    kept(b'1', &carcassonne::GAME),
    kept(b'2', &taj_mahal::GAME),
    kept(b'3', &java::GAME),
    kept(b'4', &elementaris::GAME),
];

/// Iterates over the playable games, behind the boundary.
pub fn games() -> impl Iterator<Item = &'static dyn GameModule> {
    GAMES.into_iter().flatten()
}

/// Returns the game if the build includes it. Every build does, except those of `cargo xtask sizes`. It measures the
/// table without games and with one game at a time (`DESKA_WEIGH`: the digit of a game, or no digit).
const fn kept(digit: u8, game: &'static dyn GameModule) -> Option<&'static dyn GameModule> {
    match option_env!("DESKA_WEIGH") {
        Some(only) if only.as_bytes()[0] != digit => None,
        _ => Some(game),
    }
}

/// Returns the game with this id in records and addresses.
pub fn game_module(id: &str) -> Option<GameRef> {
    games().find(|game| game.info().id == id).map(GameRef)
}

/// Returns the game of a record.
///
/// # Errors
/// An unknown game, at the place where the record names it.
pub fn of(record: &Record) -> Result<GameRef, RecordError> {
    game_module(&record.game).ok_or_else(|| record.unknown_game(games().map(|game| game.info().id)))
}

/// Defines [`GameId`] and `with_game!` from the list of the playable games.
macro_rules! family {
    ($d:tt $($game:ident :: $Game:ident),+ $(,)?) => {
        /// A playable game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $($Game),+
        }

        impl GameId {
            pub const ALL: &'static [GameId] = &[$(GameId::$Game),+];
        }

        /// Runs generic code for the game with this id: `with_game!(id, G => play::<G>())`. For the native tool and
        /// the tests; the app uses the boundary in `play`.
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

family! { $ tigris::Tigris, carcassonne::Carcassonne, taj_mahal::TajMahal, java::Java, elementaris::Elementaris }

impl GameId {
    /// Returns the facts that the lobby may know without the rules.
    pub fn info(self) -> &'static Info {
        use crate::table::Game;
        with_game!(self, G => G::INFO)
    }

    /// Returns the game with this id in records and addresses.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.info().id == id)
    }

    /// Returns the game of a record.
    ///
    /// # Errors
    /// An unknown game, at the place where the record names it.
    pub fn of(record: &Record) -> Result<Self, RecordError> {
        Self::named(&record.game).ok_or_else(|| record.unknown_game(Self::ALL.iter().map(|g| g.info().id)))
    }
}
