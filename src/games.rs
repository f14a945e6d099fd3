//! The games: one module each, and the one place where a word from outside becomes a type.

pub mod carcassonne;
pub mod tigris;

use crate::table::{Game, Info, MAX_SEATS};

/// A game that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    Tigris,
    Carcassonne,
}

/// Runs generic code for the game with this id: `with_game!(id, G => play::<G>())`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::games::GameId::Tigris => {
                type $G = $crate::games::tigris::Tigris;
                $body
            }
            $crate::games::GameId::Carcassonne => {
                type $G = $crate::games::carcassonne::Carcassonne;
                $body
            }
        }
    };
}

impl GameId {
    pub const ALL: &'static [GameId] = &[GameId::Tigris, GameId::Carcassonne];

    /// What the lobby may know without the rules.
    pub fn info(self) -> &'static Info {
        with_game!(self, G => G::INFO)
    }

    /// The game with this id in records and addresses.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.info().id == id)
    }
}

/// A box on the shelf: one of the family, open or still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShelfBox {
    pub id: &'static str,
    pub seats: (usize, usize),
    pub minutes: u16,
    /// The usual colour of each sign: far from the colours the game's pieces use.
    pub colours: [u8; MAX_SEATS],
    /// The game inside, once it can be played.
    pub game: Option<GameId>,
}

const PLAIN: [u8; MAX_SEATS] = [1, 2, 3, 4, 5, 6];

/// The family, in the order of the shelf.
pub static SHELF: [ShelfBox; 5] = [
    ShelfBox {
        id: "tigris",
        seats: (2, 4),
        minutes: 90,
        colours: [5, 4, 2, 3, 1, 6],
        game: Some(GameId::Tigris),
    },
    ShelfBox {
        id: "carcassonne",
        seats: (2, 6),
        minutes: 50,
        colours: PLAIN,
        game: Some(GameId::Carcassonne),
    },
    ShelfBox { id: "taj_mahal", seats: (3, 5), minutes: 75, colours: PLAIN, game: None },
    ShelfBox { id: "java", seats: (2, 4), minutes: 90, colours: PLAIN, game: None },
    ShelfBox { id: "elementaris", seats: (2, 4), minutes: 120, colours: PLAIN, game: None },
];

/// The box of a game.
pub fn shelf_box(id: &str) -> Option<&'static ShelfBox> {
    SHELF.iter().find(|shelf| shelf.id == id)
}
