//! Learning of weights by temporal differences, TD(λ): the weights play against themselves and against a league, and are
//! then fitted so that each position predicts the later positions of its game and, in the end, the result.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::table::{MAX_SEATS, Seat};

use super::arena::{Match, Tally, play, play_observed};
use super::league::{League, Opponent, Seating, TestResult, test_result};
use super::mind::exp;
use super::{FeatureVector, MAX_FEATURES, Mind, decide};

/// Settings of a round of learning.
#[derive(Clone, Debug)]
pub struct Training<O> {
    /// The options of the training games for each number of seats.
    pub tables: Vec<(usize, O)>,
    /// The opponents; with none, the weights only play against themselves.
    pub league: League,
    /// Games of a round, spread over the numbers of seats. Also the most games of a comparison, in each seat.
    pub games: usize,
    /// Iterations for a decision.
    pub iterations: u32,
    /// The seed of all randomness.
    pub seed: u64,
    /// Threads that play.
    pub threads: usize,
}

/// Percentage of decisions taken at random, so that unusual positions are met.
const EXPLORE: u32 = 4;
/// Every n-th position of a game is learned.
const STRIDE: usize = 3;
/// Share of the later positions and the result in the target of a position (λ).
const TRACE: f32 = 0.95;
/// Steps of gradient descent in a round, and the part of the positions that each uses.
const STEPS: usize = 150;
const BATCHES: usize = 5;
/// Size of a step in units of a feature's spread.
const STEP: f32 = 0.02;
/// Pull towards the weights that learning started from.
const PULL: f32 = 0.002;

/// A position of a finished game.
#[derive(Clone, Debug)]
struct Position {
    /// Index in [`Training::tables`].
    table: usize,
    seats: usize,
    features: Vec<[f32; MAX_FEATURES]>,
    scale: f32,
    /// The chance to win that should have been predicted for each seat.
    target: [f32; MAX_SEATS],
}

impl Position {
    /// Returns the chances by the weights, without the wide share of [`super::chances`].
    fn chances(&self, weights: &[f32]) -> [f32; MAX_SEATS] {
        self.chances_at(weights, self.scale)
    }

    /// Returns the chances with another scale than the game's.
    fn chances_at(&self, weights: &[f32], scale: f32) -> [f32; MAX_SEATS] {
        let worth = |features: &[f32; MAX_FEATURES]| -> f32 {
            features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>() / scale
        };
        let worths: Vec<f32> = self.features.iter().map(worth).collect();
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let mut shares = [0.0; MAX_SEATS];
        shares.iter_mut().zip(&worths).for_each(|(share, worth)| *share = exp(worth - best));
        let all: f32 = shares.iter().sum();
        shares.map(|share| share / all)
    }
}

/// The memory of a run: the positions of the last rounds of games, with their targets.
#[derive(Clone, Debug)]
pub struct Learner {
    rounds: Vec<Vec<Position>>,
    start: Vec<f32>,
}

/// Error of the predictions, in nats: lower is better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Losses {
    /// Before the round's weights were fitted.
    pub before: f64,
    /// After it.
    pub after: f64,
    /// Mean number of entries of a game.
    pub entries: f64,
}

/// Rounds whose games are remembered.
const REMEMBERED: usize = 4;

impl Learner {
    /// Starts learning from these weights.
    pub const fn new(start: Vec<f32>) -> Self {
        Self { rounds: Vec::new(), start }
    }

    /// Plays a round of games and fits the weights to them and to the rounds before.
    pub fn round<G: Mind>(&mut self, plan: &Training<G::Options>, round: u64, weights: &mut [f32]) -> Losses
    where
        G::Options: Sync,
    {
        let seed = plan.seed ^ ((round + 1) << 32);
        let games =
            run_parallel(plan.games, plan.threads, |game| record_game::<G>(plan, seed, game, weights));
        let entries = games.iter().map(|(entries, _)| f64::from(*entries)).sum::<f64>();
        self.rounds.push(games.into_iter().flat_map(|(_, positions)| positions).collect());
        if self.rounds.len() > REMEMBERED {
            self.rounds.remove(0);
        }
        let (before, after) = self.fit(weights);
        Losses { before, after, entries: entries / plan.games.max(1) as f64 }
    }

    /// Returns the multiple of [`Mind::win_prob_scale`] with which the weights predict best at a table.
    pub fn best_scale(&self, table: usize, weights: &[f32]) -> f32 {
        let positions: Vec<&Position> =
            self.rounds.iter().flatten().filter(|position| position.table == table).collect();
        let loss = |times: f32| {
            mean_loss(&positions, |position| position.chances_at(weights, times * position.scale))
        };
        let multiples = (-8..=16).map(|quarter| 2f32.powf(quarter as f32 / 4.0));
        multiples.min_by(|a, b| loss(*a).total_cmp(&loss(*b))).unwrap_or(1.0)
    }

    /// Fits the weights to the remembered positions (Adam), and returns the losses before and after.
    fn fit(&self, weights: &mut [f32]) -> (f64, f64) {
        let positions: Vec<&Position> = self.rounds.iter().flatten().collect();
        let deviations = spreads(&positions, weights.len());
        let (mut mean, mut square) = ([0.0f32; MAX_FEATURES], [0.0f32; MAX_FEATURES]);
        let before = loss(&positions, weights);
        for step in 1..=STEPS {
            let batch = positions.iter().skip(step % BATCHES).step_by(BATCHES);
            let slope = gradient(batch.copied(), weights);
            let unbias = |rate: f32| 1.0 - rate.powi(step as i32);
            for i in 0..weights.len() {
                let pull = PULL * (weights[i] - self.start[i]) * deviations[i];
                let slope = slope[i] / deviations[i] + pull;
                mean[i] = 0.9 * mean[i] + 0.1 * slope;
                square[i] = 0.99 * square[i] + 0.01 * slope * slope;
                let size = (square[i] / unbias(0.99)).sqrt() + 1e-5;
                weights[i] -= STEP * mean[i] / unbias(0.9) / size / deviations[i];
            }
        }
        (before, loss(&positions, weights))
    }
}

/// Plays a game and returns its number of entries and its positions.
fn record_game<G: Mind>(
    plan: &Training<G::Options>,
    seed: u64,
    game: usize,
    weights: &[f32],
) -> (u32, Vec<Position>) {
    let table = game % plan.tables.len();
    let (seats, options) = &plan.tables[table];
    let mut positions = Vec::new();
    // The tables take turns, and so do the members of the league at each of them.
    let Seating { contestants, weights: of_seats } =
        plan.league.seating(game / plan.tables.len(), *seats, weights);
    let pairing = Match {
        options: options.clone(),
        contestants,
        weights: of_seats,
        explore: EXPLORE,
        seed: seed.wrapping_add(game as u64),
    };
    let think = |_, thinker: &mut super::Thinking<G>| {
        decide(thinker, plan.iterations);
    };
    let mut count = 0;
    let played = play_observed::<G>(&pairing, think, |game| {
        count += 1;
        if count % STRIDE == 0 {
            let mut features = FeatureVector::default();
            game.features(&mut features);
            let features = Seat::all(*seats).map(|seat| features.of(seat)).collect();
            let (scale, target) = (game.win_prob_scale().max(0.1), [0.0; MAX_SEATS]);
            positions.push(Position { table, seats: *seats, features, scale, target });
        }
    });
    let Some((_, finished)) = played else { return (0, Vec::new()) };
    let first = finished.places.iter().filter(|place| **place == 1).count().max(1) as f32;
    let mut target = [0.0; MAX_SEATS];
    for (target, place) in target.iter_mut().zip(&finished.places) {
        *target = if *place == 1 { 1.0 / first } else { 0.0 };
    }
    for position in positions.iter_mut().rev() {
        position.target = target;
        let chances = position.chances(weights);
        for (target, chance) in target.iter_mut().zip(chances) {
            *target = TRACE * *target + (1.0 - TRACE) * chance;
        }
    }
    (finished.entries, positions)
}

/// Returns the root mean square of each feature, at least a little, so that rare ones move slowly.
fn spreads(positions: &[&Position], count: usize) -> Vec<f32> {
    let seats: Vec<&[f32; MAX_FEATURES]> = positions.iter().flat_map(|position| &position.features).collect();
    let mean = |i: usize| seats.iter().map(|seat| seat[i] * seat[i]).sum::<f32>() / seats.len().max(1) as f32;
    (0..count).map(|i| mean(i).sqrt().max(0.05)).collect()
}

/// Returns the mean slope of the loss in each weight.
fn gradient<'a>(positions: impl Iterator<Item = &'a Position>, weights: &[f32]) -> [f32; MAX_FEATURES] {
    let (mut slope, mut count) = ([0.0f32; MAX_FEATURES], 0.0f32);
    for position in positions {
        let chances = position.chances(weights);
        count += 1.0;
        for (seat, features) in position.features.iter().enumerate() {
            let error = (chances[seat] - position.target[seat]) / position.scale;
            slope.iter_mut().zip(features).for_each(|(slope, feature)| *slope += error * feature);
        }
    }
    slope.map(|slope| slope / count.max(1.0))
}

/// Returns the mean cross entropy between the targets and the predictions of the weights.
fn loss(positions: &[&Position], weights: &[f32]) -> f64 {
    mean_loss(positions, |position| position.chances(weights))
}

/// Returns the mean cross entropy between the targets and some chances.
fn mean_loss(positions: &[&Position], chances: impl Fn(&Position) -> [f32; MAX_SEATS]) -> f64 {
    let of = |position: &&Position| -> f64 {
        let chances = chances(position);
        let seats = chances.iter().zip(&position.target).take(position.seats);
        -seats.map(|(chance, target)| f64::from(*target) * f64::from(chance.max(1e-9)).ln()).sum::<f64>()
    };
    positions.iter().map(of).sum::<f64>() / positions.len().max(1) as f64
}

/// Games of each seat between two looks at the sequential test.
const BATCH: usize = 10;

/// Plays one seat with these weights against an opponent in all other seats, until the sequential test is sure or
/// [`Training::games`] are played in each seat. Every seating is played with the same seeds.
pub fn compare<G: Mind>(
    options: &G::Options,
    seats: usize,
    plan: &Training<G::Options>,
    weights: &[f32],
    opponent: &Opponent,
) -> Tally
where
    G::Options: Sync,
{
    let mut tally = Tally::default();
    for first in (0..plan.games).step_by(BATCH) {
        let games = BATCH.min(plan.games - first);
        let results = run_parallel(games * seats, plan.threads, |game| {
            let (game, place) = (first + game / seats, game % seats);
            let Seating { contestants, weights } = opponent.against(place, seats, weights);
            let seed = plan.seed.wrapping_add(game as u64);
            let pairing = Match { options: options.clone(), contestants, weights, explore: 0, seed };
            let played = play::<G>(&pairing, |_, thinker| {
                decide(thinker, plan.iterations);
            });
            played.map(|(_, finished)| (finished, place))
        });
        results.iter().flatten().for_each(|(finished, seat)| tally.add(finished, *seat));
        if test_result(&tally, seats) != TestResult::Open {
            break;
        }
    }
    tally
}

/// Does a number of pieces of work on some threads, and returns the results in order.
fn run_parallel<T: Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(count)));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let result = work(number);
                    done.lock().expect("a game panicked").push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("a game panicked");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
