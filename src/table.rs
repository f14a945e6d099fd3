//! Types shared by every game: turns, dice, sessions, records, selections. Names no game and no browser.

#![warn(missing_docs)]

pub mod bag;
pub mod controller;
pub mod dice;
pub mod event_sink;
pub mod game;
pub mod never;
pub mod options;
pub mod playout;
pub mod record;
pub mod refusal;
pub mod select;
pub mod session;
pub mod turn;
pub mod word;

pub use bag::Bag;
pub use controller::{Company, Computer, Controller, Level, Temper};
pub use dice::Dice;
pub use event_sink::{EventSink, NoEvents};
pub use game::{Game, Info, PositionError, Preview, Row, Standing};
pub use never::OrNever;
pub(crate) use never::never;
pub(crate) use refusal::refusals;
pub use refusal::{Refusal, refuse_if};
pub use select::{Picks, Selection, Slots};
pub use session::{Entry, Head, Lock, Player, Session, Step};
pub use turn::{Actor, BySeat, Count, MAX_SEATS, Seat, Turn, Viewer};
