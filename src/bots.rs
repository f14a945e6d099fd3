//! Computer players: levels, evaluation as winning chances, tree search, matches between levels. Uses the rules of
//! games through the trait [`Mind`]; no words, no pictures, no browser, no clock.
//!
//! A computer player plays one seat. It receives the view of that seat and what the seat learned from events
//! ([`Mind::Memory`]). Hidden state is sampled again for every simulation (determinization). The caller owns the time
//! budget and calls [`Thinker::step`] until time is up. View, seed, level and number of steps determine the decision.
//!
//! | file | purpose |
//! | --- | --- |
//! | `mind` | what a game provides: features with weights, candidates, forced replies |
//! | `level` | search limits of each level |
//! | `think` | one decision: evaluation of every candidate, then simulations in sampled worlds |
//! | `temper` | the choice of a temper among nearly equal candidates |
//! | `node` | the search tree |
//! | `worker_protocol` | requests and responses as text, search in time slices: for a worker or the page |
//! | `analysis` | analysis of a finished game: chances over time, decisions of people compared with the search |
//! | `arena` | matches between levels and their statistics |
//! | `train` | learning of weights by self-play |

#![warn(missing_docs)]

pub mod analysis;
pub mod arena;
pub mod league;
mod level;
mod mind;
mod node;
mod temper;
mod think;
pub mod train;
pub mod worker_protocol;

pub use level::Level;
pub use mind::{FeatureVector, MAX_FEATURES, Mind, Weight, WeightSet, chances, weights};
pub use temper::Leaning;
pub use think::Thinking;

use crate::games::GameId;
use crate::table::record::{self, Record};
use crate::table::{Computer, Game, Session, Turn, Viewer};

/// A search for one decision of the active seat.
pub trait Thinker {
    /// Runs one iteration, a few milliseconds at most. Returns `false` when further search is pointless.
    fn step(&mut self) -> bool;
    /// Returns the best action so far in notation; always available.
    fn best(&self) -> String;
    /// Returns the results so far.
    fn thought(&self) -> Thought;
}

/// Results of a search for one decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Thought {
    /// Candidates, best first.
    pub candidates: Vec<Candidate>,
    /// The winning chance of each seat after the best action, by static evaluation in one sampled world.
    pub chances: Vec<f32>,
    /// Number of iterations so far.
    pub iterations: u32,
    /// Positions of the seat's own turn that were reached by the same steps in another order and share one node.
    pub merged: u32,
}

/// A candidate action.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The action in notation.
    pub action: String,
    /// The winning chance of the seat that decides, 0 to 1.
    pub value: f32,
    /// Number of simulations through this candidate.
    pub visits: u32,
    /// Immediate changes of features, by name, in points of the evaluation; largest change of the evaluation first.
    pub reasons: Vec<(&'static str, f32)>,
}

/// Iterates over the ids of the games with computer players.
pub fn minds() -> impl Iterator<Item = &'static str> {
    GameId::ALL.iter().map(|game| game.info().id)
}

/// Returns whether computers play this game.
pub fn plays(id: &str) -> bool {
    minds().any(|known| known == id)
}

/// Starts a search for the decision at the end of a record. Only the view of the active seat and its memory are
/// taken from the record, which is dropped before the search begins.
///
/// # Errors
/// The reason why there is nothing to decide: the record cannot be read or played, chance is due, the game is over.
pub fn begin(record: &str, computer: impl Into<Computer>, seed: u64) -> Result<Box<dyn Thinker>, String> {
    let computer = computer.into();
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let game = GameId::of(&record).map_err(|error| error.to_string())?;
    with_game!(game, G => {
        let session = session::<G>(&record)?;
        Ok(Box::new(of_session(&session, computer, seed)?))
    })
}

/// Plays a record to its last entry, or returns why that fails.
fn session<G: Game>(record: &Record) -> Result<Session<G>, String> {
    let played = record::play::<G>(record).map_err(|error| error.to_string())?;
    match played.broken {
        Some(error) => Err(error.to_string()),
        None => Ok(played.session),
    }
}

/// Starts a search for the decision that a session waits for.
///
/// # Errors
/// An error if no seat decides.
pub fn of_session<G: Mind>(
    session: &Session<G>,
    computer: impl Into<Computer>,
    seed: u64,
) -> Result<Thinking<G>, String> {
    let game = session.game();
    let Turn::Seat(seat) = game.turn() else { return Err("no seat decides here".to_string()) };
    let mut memory = G::Memory::default();
    for event in session.steps().iter().flat_map(|step| &step.events) {
        if let Some(event) = G::redact_event(event, Viewer::Seat(seat)) {
            G::remember(&mut memory, &event);
        }
    }
    let Computer { level, temper } = computer.into();
    Ok(Thinking::new(game.view(Viewer::Seat(seat)), memory, level, seed).with_temper(temper))
}

/// Searches with an iteration budget: the same budget gives the same decision.
pub fn decide(thinker: &mut dyn Thinker, iterations: u32) -> String {
    for _ in 0..iterations {
        if !thinker.step() {
            break;
        }
    }
    thinker.best()
}
