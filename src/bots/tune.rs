//! Tuning of weights by self-play. All weights are perturbed a little at random, and move towards the side that wins
//! more (simultaneous perturbation).

use crate::table::Dice;

use super::arena::{Match, Sitter, Tally, play};
use super::{Level, Mind, WeightSet, decide, weights};

/// Settings of a tuning run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// Number of players.
    pub seats: usize,
    /// Number of perturbations tried.
    pub rounds: u32,
    /// Games of a round, each also played with sides swapped.
    pub games: u32,
    /// The seed of all randomness.
    pub seed: u64,
    /// Iterations for a decision.
    pub iterations: u32,
}

/// Result of a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The weights after the round.
    pub weights: Vec<f32>,
    /// The share of games that the new weights won against the old ones.
    pub share: f64,
    /// The number of games behind that share.
    pub games: u32,
}

/// Relative size of a perturbation.
const MOVE: f32 = 0.25;
/// Relative step for winning every game of a round.
const STEP: f32 = 0.12;

/// Tunes the weights of a game, starting from its present tuned weights.
pub fn tune<G: Mind>(options: &G::Options, plan: &Tuning) -> Tuned {
    let first = weights::<G>(WeightSet::Tuned);
    let (mut weights, mut dice) = (first.clone(), Dice::new(plan.seed));
    for round in 0..plan.rounds {
        let signs: Vec<f32> = weights.iter().map(|_| if dice.below(2) == 0 { -1.0 } else { 1.0 }).collect();
        let moved = |way: f32| -> Vec<f32> {
            weights.iter().zip(&signs).map(|(weight, sign)| weight * (1.0 + way * MOVE * sign)).collect()
        };
        let seed = plan.seed ^ u64::from(round + 1) << 20;
        let lead = (compare::<G>(options, plan, &moved(1.0), &moved(-1.0), seed, plan.games) - 0.5) * 2.0;
        // Steps shrink, so that the weights settle.
        let step = STEP / (1.0 + round as f32 / plan.rounds.max(1) as f32 * 3.0);
        for (weight, sign) in weights.iter_mut().zip(&signs) {
            *weight *= 1.0 + step * lead as f32 * sign;
        }
    }
    let games = (plan.games * 10).max(20);
    let share = compare::<G>(options, plan, &weights, &first, !plan.seed, games);
    Tuned { weights, share, games: games * 2 }
}

/// Returns the share of wins of the first weights against the second. They alternate seats, and swap sides with the
/// same seed.
pub fn compare<G: Mind>(
    options: &G::Options,
    plan: &Tuning,
    first: &[f32],
    second: &[f32],
    seed: u64,
    games: u32,
) -> f64 {
    let mut tally = Tally::default();
    for game in 0..games {
        for side in 0..2 {
            let weights =
                (0..plan.seats).map(|seat| Some(if seat % 2 == side { first } else { second }.to_vec()));
            let pairing = Match {
                options: options.clone(),
                sitters: vec![Sitter::Level(Level::Normal); plan.seats],
                weights: weights.collect(),
                seed: seed.wrapping_add(game.into()),
            };
            let played = play::<G>(&pairing, |_, thinker| {
                decide(thinker, plan.iterations);
            });
            if let Some((_, outcome)) = played {
                (0..plan.seats).filter(|seat| seat % 2 == side).for_each(|seat| tally.add(&outcome, seat));
            }
        }
    }
    // With an odd number of seats the sides have different numbers of seats.
    tally.wins / f64::from((games * 2).max(1))
}
