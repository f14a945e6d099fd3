//! Computer players: levels, judgement turned into chances, search, matches among them. Knows the rules of games
//! through the trait [`Mind`]; no words, no pictures, no browser, no clock.
//!
//! A mind sits at one seat. It is given the view of that seat and what the seat heard ([`Mind::Memory`]); hidden
//! things it imagines, afresh for every walk. The clock belongs to the caller: it calls [`Thinker::step`] until its
//! time is over. View, seed, level and number of steps give one decision.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mind` | what a game tells: facts with weights, what is worth trying, quick answers |
//! | `level` | how far each level thinks |
//! | `think` | one decision: a look at every candidate, then walks through imagined worlds |
//! | `node` | the tree the walks leave behind |
//! | `desk` | questions and answers as texts, thinking in slices: for a worker or the page |
//! | `judge` | a game looked back at: chances over time, decisions of people beside what a mind would have done |
//! | `arena` | matches among levels and what they show |
//! | `tune` | weights from games against oneself |

#![warn(missing_docs)]

pub mod arena;
pub mod judge;
mod level;
mod mind;
mod node;
mod think;
pub mod tune;
pub mod worker_protocol;

pub use level::Level;
pub use mind::{FEATURES, FeatureVector, Mind, Weighing, Weight, chances, weights};
pub use think::Thinking;

use crate::games::GameId;
use crate::table::record::{self, Record};
use crate::table::{Game, Session, Turn, Viewer};

/// A mind at work on one decision of the seat in turn.
pub trait Thinker {
    /// One iteration, a few milliseconds at most; `false` when nothing more is worth thinking.
    fn step(&mut self) -> bool;
    /// The best entry so far as a typed move; always there.
    fn best(&self) -> String;
    /// What is thought so far.
    fn thought(&self) -> Thought;
}

/// What a mind thinks of a decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Thought {
    /// Best first.
    pub candidates: Vec<Candidate>,
    /// The chance of each seat to win, with the best entry.
    pub chances: Vec<f32>,
    /// Iterations so far.
    pub iterations: u32,
    /// Positions of one's own turn that were reached by the same steps in another order, and are thought of once.
    pub merged: u32,
}

/// An entry that was considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// As a typed move.
    pub action: String,
    /// The chance to win of the seat that decides, 0 to 1.
    pub value: f32,
    /// Walks that went this way.
    pub visits: u32,
    /// What changes at once, by the names of the game's facts, in points of the judgement; what weighs most first.
    pub reasons: Vec<(&'static str, f32)>,
}

/// The ids of the games that have a mind.
pub fn minds() -> impl Iterator<Item = &'static str> {
    GameId::ALL.iter().map(|game| game.info().id)
}

/// Whether computers play this game.
pub fn plays(id: &str) -> bool {
    minds().any(|known| known == id)
}

/// Begins to think about the decision a record ends with. The record is the truth: the view of the seat in turn and what
/// it heard are taken out of it, and it is dropped before the first thought.
///
/// # Errors
/// Why there is nothing to decide: the record cannot be read or played, luck is due, the game is over.
pub fn begin(record: &str, level: Level, seed: u64) -> Result<Box<dyn Thinker>, String> {
    let record = Record::parse(record).map_err(|fault| fault.to_string())?;
    let game = GameId::of(&record).map_err(|fault| fault.to_string())?;
    with_game!(game, G => {
        let session = session::<G>(&record)?;
        Ok(Box::new(of_session(&session, level, seed)?))
    })
}

/// A record played to its last entry, or why it cannot be.
fn session<G: Game>(record: &Record) -> Result<Session<G>, String> {
    let played = record::play::<G>(record).map_err(|fault| fault.to_string())?;
    match played.broken {
        Some(fault) => Err(fault.to_string()),
        None => Ok(played.session),
    }
}

/// Begins to think about the decision a session waits for.
///
/// # Errors
/// That no seat decides.
pub fn of_session<G: Mind>(session: &Session<G>, level: Level, seed: u64) -> Result<Thinking<G>, String> {
    let game = session.game();
    let Turn::Seat(seat) = game.turn() else { return Err("no seat decides here".to_string()) };
    let mut memory = G::Memory::default();
    for event in session.steps().iter().flat_map(|step| &step.events) {
        if let Some(event) = G::redact_event(event, Viewer::Seat(seat)) {
            G::remember(&mut memory, &event);
        }
    }
    Ok(Thinking::new(game.view(Viewer::Seat(seat)), memory, level, seed))
}

/// Thinks to the end of an iteration budget: the same budget gives the same decision.
pub fn decide(thinker: &mut dyn Thinker, iterations: u32) -> String {
    for _ in 0..iterations {
        if !thinker.step() {
            break;
        }
    }
    thinker.best()
}
