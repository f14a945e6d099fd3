//! What every game shares: whose turn, luck, sessions, records, choosing. No game is named here, and no web.

#![warn(missing_docs)]

pub mod bag;
pub mod dice;
pub mod game;
pub mod never;
pub mod options;
pub mod playout;
pub mod record;
pub mod select;
pub mod session;
pub mod sits;
pub mod tell;
pub mod turn;
pub mod word;

pub use bag::Bag;
pub use dice::Dice;
pub use game::{Flaw, Game, Info, Refusal, Row, Standing};
pub use never::OrNever;
pub(crate) use never::never;
pub use select::{Picks, Selection, Slots};
pub use session::{Entry, Head, Lock, Player, Session, Step};
pub use sits::{Company, Level, Sits};
pub use tell::{Silent, Tell};
pub use turn::{Actor, BySeat, Count, Eyes, MAX_SEATS, Seat, Turn};
