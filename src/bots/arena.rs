//! Matches between levels. Every seating is played with the same seeds, to cancel the effects of seat and chance.

use std::fmt;

use crate::table::{Actor, Computer, Dice, Level, MAX_SEATS, Seat, Turn, Viewer};

use super::{Mind, Thinking};

/// The player of a seat in a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contestant {
    /// A random legal action, uniformly distributed.
    Random,
    /// A computer player, as people play against it.
    Computer(Computer),
}

impl Contestant {
    const RANDOM: &str = "random";

    /// Creates a computer player without a temper.
    pub const fn plain(level: Level) -> Self {
        Self::Computer(Computer::plain(level))
    }

    /// Parses the text form.
    pub fn from_word(word: &str) -> Option<Self> {
        if word == Self::RANDOM { Some(Self::Random) } else { word.parse().ok().map(Self::Computer) }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad(Self::RANDOM),
            Self::Computer(computer) => f.pad(&computer.to_string()),
        }
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// Place of each seat.
    pub places: Vec<u8>,
    /// Score of each seat, see [`Mind::scores`].
    pub scores: Vec<i32>,
    /// Decisions that each seat searched for.
    pub decisions: Vec<u32>,
    /// Number of entries.
    pub entries: u32,
    /// The entries as lines of a record.
    pub lines: Vec<String>,
}

/// Settings of the games of a match.
#[derive(Clone, Debug)]
pub struct Match<O> {
    /// The options of every game.
    pub options: O,
    /// The player of each seat.
    pub contestants: Vec<Contestant>,
    /// Weights of each seat; `None` for those of the game.
    pub weights: Vec<Option<Vec<f32>>>,
    /// Percentage of decisions taken at random among the candidates, to learn from unusual positions.
    pub explore: u32,
    /// The seed of the first game; each further game uses the next one.
    pub seed: u64,
}

/// Random decisions of each seat at the start of a game without chance. Without them all games of two players would
/// be the same game.
const OPENING: usize = 2;

/// Plays one game. `think` runs a search and may measure it; `None` where a seat has no legal action.
pub fn play<G: Mind>(
    pairing: &Match<G::Options>,
    think: impl FnMut(Seat, &mut Thinking<G>),
) -> Option<(G, FinishedGame)> {
    play_observed(pairing, think, |_| ())
}

/// Plays one game like [`play`], and shows every position with a decision to `observe`, once the opening is over.
pub fn play_observed<G: Mind>(
    pairing: &Match<G::Options>,
    mut think: impl FnMut(Seat, &mut Thinking<G>),
    mut observe: impl FnMut(&G),
) -> Option<(G, FinishedGame)> {
    let seats = pairing.contestants.len().min(MAX_SEATS);
    let mut game = G::start(&pairing.options, seats);
    let mut memories = vec![G::Memory::default(); seats];
    let (mut decisions, mut entries, mut lines) = (vec![0; seats], 0u32, Vec::new());
    let mut opening = if game.turn() == Turn::Chance { 0 } else { OPENING * seats };
    loop {
        let mut luck = Dice::for_entry(pairing.seed, entries as usize);
        if opening == 0 && matches!(game.turn(), Turn::Seat(_)) {
            observe(&game);
        }
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.roll(&mut luck),
            Turn::Seat(_) if opening > 0 => {
                opening -= 1;
                game.random(&mut luck)?
            }
            Turn::Seat(_) if luck.below(100) < pairing.explore => {
                let mut candidates = Vec::new();
                game.candidates(&mut luck, &mut candidates);
                let chosen = luck.below(candidates.len().max(1) as u32) as usize;
                candidates.get(chosen)?.clone()
            }
            Turn::Seat(seat) => match pairing.contestants[seat.index()] {
                Contestant::Random => game.random(&mut luck)?,
                Contestant::Computer(Computer { level, temper }) => {
                    decisions[seat.index()] += 1;
                    let (view, memory) = (game.view(Viewer::Seat(seat)), memories[seat.index()].clone());
                    let seed = pairing.seed ^ (u64::from(entries) << 32);
                    let weights = pairing.weights.get(seat.index()).cloned().flatten();
                    let weights = weights.unwrap_or_else(|| super::weights::<G>(level.weighing()));
                    let mut thinking =
                        Thinking::<G>::with_weights(view, memory, level, seed, weights).with_temper(temper);
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
    let (places, scores) = (game.standing().ranks, game.scores());
    Some((game, FinishedGame { places, scores, decisions, entries, lines }))
}

/// Returns every distinct seating of these players once.
pub fn orders(contestants: &[Contestant]) -> Vec<Vec<Contestant>> {
    let mut left = contestants.to_vec();
    left.sort_unstable();
    let mut found = Vec::new();
    arrange(&mut left, &mut Vec::new(), &mut found);
    found
}

fn arrange(left: &mut Vec<Contestant>, chosen: &mut Vec<Contestant>, found: &mut Vec<Vec<Contestant>>) {
    if left.is_empty() {
        found.push(chosen.clone());
        return;
    }
    for place in 0..left.len() {
        if place > 0 && left[place] == left[place - 1] {
            continue;
        }
        let contestant = left.remove(place);
        chosen.push(contestant);
        arrange(left, chosen, found);
        chosen.pop();
        left.insert(place, contestant);
    }
}

/// Statistics of one kind of player over many games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Number of seats played.
    pub seats: u32,
    /// Games won; a shared first place counts as a fraction.
    pub wins: f64,
    /// The sum of the places, 1 for the winner.
    pub places: f64,
    /// The sum of the final scores.
    pub scores: f64,
    /// Number of decisions.
    pub decisions: u64,
}

impl Tally {
    /// Adds one seat of a finished game.
    pub fn add(&mut self, result: &FinishedGame, seat: usize) {
        let first = result.places.iter().filter(|place| **place == 1).count().max(1);
        let won = if result.places.get(seat) == Some(&1) { 1.0 / first as f64 } else { 0.0 };
        self.seats += 1;
        self.wins += won;
        self.places += f64::from(result.places.get(seat).copied().unwrap_or(0));
        self.scores += f64::from(result.scores.get(seat).copied().unwrap_or(0));
        self.decisions += u64::from(result.decisions.get(seat).copied().unwrap_or(0));
    }

    /// Returns the share of games that a seat of this kind wins, and the half width of its 95 percent interval.
    pub fn share(&self) -> (f64, f64) {
        let n = f64::from(self.seats.max(1));
        // Adds two wins and two losses (Agresti and Coull): sound for few games or no losses.
        let (m, mean) = (n + 4.0, (self.wins + 2.0) / (n + 4.0));
        let spread = (mean * (1.0 - mean) / m).sqrt();
        (self.wins / n, 1.96 * spread)
    }
}

/// Sequential test of whether the first of two kinds wins more than its fair share.
///
/// Returns the log likelihood ratio of winning `fair + edge` against `fair - edge` of the games. Beyond about 3
/// either way it is decided (one error in twenty).
pub fn certainty(tally: &Tally, fair: f64, edge: f64) -> f64 {
    let (up, down) = ((fair + edge).min(0.99), (fair - edge).max(0.01));
    let losses = f64::from(tally.seats) - tally.wins;
    tally.wins * (up / down).ln() + losses * ((1.0 - up) / (1.0 - down)).ln()
}
