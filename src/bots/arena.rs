//! Matches among levels: every seat order with the same seeds, so that neither seat nor luck favours anybody.

use crate::table::{Actor, Dice, MAX_SEATS, Seat, Turn, Viewer};

use super::{Level, Mind, Thinker, Thinking};

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sitter {
    /// Any legal action, each with the same chance.
    Random,
    /// A computer player of this level, as people play against it.
    Level(Level),
}

impl Sitter {
    /// `random` or the word of a level.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Level(level) => level.word(),
        }
    }

    /// Reads the word.
    pub fn from_word(word: &str) -> Option<Self> {
        if word == "random" { Some(Self::Random) } else { Level::from_word(word).map(Self::Level) }
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// By seat.
    pub places: Vec<u8>,
    /// By seat, see [`Mind::scores`].
    pub scores: Vec<i32>,
    /// By seat: decisions thought about.
    pub decisions: Vec<u32>,
    /// Entries of the game.
    pub entries: u32,
    /// The same as lines of a record.
    pub lines: Vec<String>,
}

/// What a game is played with.
#[derive(Clone, Debug)]
pub struct Match<O> {
    /// The options of every game.
    pub options: O,
    /// By seat.
    pub sitters: Vec<Sitter>,
    /// Weights of a seat, where they are not those of the game.
    pub weights: Vec<Option<Vec<f32>>>,
    /// The seed of the first game; each further game has the next one.
    pub seed: u64,
}

/// Decisions of each seat that are drawn at the beginning of a game that knows no luck: without them all games of two
/// minds would be one game.
const OPENING: usize = 2;

/// Plays one game. `think` lets a mind think and may measure it; `None` where a seat has nothing to do.
pub fn play<G: Mind>(
    pairing: &Match<G::Options>,
    mut think: impl FnMut(Seat, &mut dyn Thinker),
) -> Option<(G, FinishedGame)> {
    let seats = pairing.sitters.len().min(MAX_SEATS);
    let mut game = G::start(&pairing.options, seats);
    let mut memories = vec![G::Memory::default(); seats];
    let (mut decisions, mut entries, mut lines) = (vec![0; seats], 0u32, Vec::new());
    let mut opening = if game.turn() == Turn::Chance { 0 } else { OPENING * seats };
    loop {
        let mut luck = Dice::for_entry(pairing.seed, entries as usize);
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.roll(&mut luck),
            Turn::Seat(_) if opening > 0 => {
                opening -= 1;
                game.random(&mut luck)?
            }
            Turn::Seat(seat) => match pairing.sitters[seat.index()] {
                Sitter::Random => game.random(&mut luck)?,
                Sitter::Level(level) => {
                    decisions[seat.index()] += 1;
                    let (view, memory) = (game.view(Viewer::Seat(seat)), memories[seat.index()].clone());
                    let seed = pairing.seed ^ (u64::from(entries) << 32);
                    let weights = pairing.weights.get(seat.index()).cloned().flatten();
                    let weights = weights.unwrap_or_else(|| super::weights::<G>(level.weighing()));
                    let mut thinking = Thinking::<G>::with_weights(view, memory, level, seed, weights);
                    think(seat, &mut thinking);
                    thinking.choice()?.clone()
                }
            },
        };
        let actor = game.turn().seat().map_or(Actor::Chance, Actor::Seat);
        lines.push(format!("{actor} {action}"));
        let mut events = Vec::new();
        game.apply(&action, &mut events);
        for (seat, memory) in Seat::all(seats).zip(&mut memories) {
            events
                .iter()
                .filter_map(|event| G::redact_event(event, Viewer::Seat(seat)))
                .for_each(|e| G::remember(memory, &e));
        }
        entries += 1;
    }
    let (places, scores) = (game.standing().places, game.scores());
    Some((game, FinishedGame { places, scores, decisions, entries, lines }))
}

/// The different orders in which these can sit, each once.
pub fn orders(sitters: &[Sitter]) -> Vec<Vec<Sitter>> {
    let mut left = sitters.to_vec();
    left.sort_unstable();
    let mut found = Vec::new();
    arrange(&mut left, &mut Vec::new(), &mut found);
    found
}

fn arrange(left: &mut Vec<Sitter>, chosen: &mut Vec<Sitter>, found: &mut Vec<Vec<Sitter>>) {
    if left.is_empty() {
        found.push(chosen.clone());
        return;
    }
    for place in 0..left.len() {
        if place > 0 && left[place] == left[place - 1] {
            continue;
        }
        let sitter = left.remove(place);
        chosen.push(sitter);
        arrange(left, chosen, found);
        chosen.pop();
        left.insert(place, sitter);
    }
}

/// What one kind of sitter did in many games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Seats it had.
    pub seats: u32,
    /// Games won, shared first places as parts.
    pub wins: f64,
    /// The sum of the places, 1 for the winner.
    pub places: f64,
    /// The sum of the final scores.
    pub scores: f64,
    /// How many decisions were made.
    pub decisions: u64,
}

impl Tally {
    /// Adds the seats of this kind in a finished game.
    pub fn add(&mut self, result: &FinishedGame, seat: usize) {
        let first = result.places.iter().filter(|place| **place == 1).count().max(1);
        let won = if result.places.get(seat) == Some(&1) { 1.0 / first as f64 } else { 0.0 };
        self.seats += 1;
        self.wins += won;
        self.places += f64::from(result.places.get(seat).copied().unwrap_or(0));
        self.scores += f64::from(result.scores.get(seat).copied().unwrap_or(0));
        self.decisions += u64::from(result.decisions.get(seat).copied().unwrap_or(0));
    }

    /// The share of games a seat of this kind wins, with the half width of its 95 percent interval.
    pub fn share(&self) -> (f64, f64) {
        let n = f64::from(self.seats.max(1));
        // Two wins and two losses more (Agresti and Coull): honest where few games or no losses are known.
        let (m, mean) = (n + 4.0, (self.wins + 2.0) / (n + 4.0));
        let spread = (mean * (1.0 - mean) / m).sqrt();
        (self.wins / n, 1.96 * spread)
    }
}

/// A sequential test of whether the first of two kinds wins more than its fair share.
///
/// Log likelihood ratio of winning `fair + edge` against `fair - edge` of the games; sure beyond about 3 either way (one
/// error in twenty).
pub fn certainty(tally: &Tally, fair: f64, edge: f64) -> f64 {
    let (up, down) = ((fair + edge).min(0.99), (fair - edge).max(0.01));
    let losses = f64::from(tally.seats) - tally.wins;
    tally.wins * (up / down).ln() + losses * ((1.0 - up) / (1.0 - down)).ln()
}
