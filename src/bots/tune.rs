//! Weights from games against oneself: all weights are moved a little at once, at random; the side that wins more shows
//! the way (simultaneous perturbation).

use crate::table::Dice;

use super::arena::{Match, Sitter, Tally, play};
use super::{Level, Mind, Weighing, decide, weights};

/// How long and how is tuned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// Players at the table.
    pub seats: usize,
    /// How many new sets of weights are tried.
    pub rounds: u32,
    /// Games of a round, each played with sides changed too.
    pub games: u32,
    /// The seed of everything.
    pub seed: u64,
    /// Iterations a decision.
    pub iterations: u32,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The weights in force after the round.
    pub weights: Vec<f32>,
    /// The share of games the new weights won against the old ones, and of how many.
    pub share: f64,
    /// How many games that share is of.
    pub games: u32,
}

/// How far weights are moved to compare them, as a part of their size.
const MOVE: f32 = 0.25;
/// How far a whole win in a round moves them.
const STEP: f32 = 0.12;

/// Tunes the weights of a game, beginning with those it was tuned to before.
pub fn tune<G: Mind>(options: &G::Options, plan: &Tuning) -> Tuned {
    let first = weights::<G>(Weighing::Tuned);
    let (mut weights, mut dice) = (first.clone(), Dice::new(plan.seed));
    for round in 0..plan.rounds {
        let signs: Vec<f32> = weights.iter().map(|_| if dice.below(2) == 0 { -1.0 } else { 1.0 }).collect();
        let moved = |way: f32| -> Vec<f32> {
            weights.iter().zip(&signs).map(|(weight, sign)| weight * (1.0 + way * MOVE * sign)).collect()
        };
        let seed = plan.seed ^ u64::from(round + 1) << 20;
        let lead = (compare::<G>(options, plan, &moved(1.0), &moved(-1.0), seed, plan.games) - 0.5) * 2.0;
        // Steps grow smaller, so that the end is quiet.
        let step = STEP / (1.0 + round as f32 / plan.rounds.max(1) as f32 * 3.0);
        for (weight, sign) in weights.iter_mut().zip(&signs) {
            *weight *= 1.0 + step * lead as f32 * sign;
        }
    }
    let games = (plan.games * 10).max(20);
    let share = compare::<G>(options, plan, &weights, &first, !plan.seed, games);
    Tuned { weights, share, games: games * 2 }
}

/// The share of wins of the first weights against the second: they sit alternately, and change sides with the same
/// seed.
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
    // With an odd number of seats the sides have not equally many.
    tally.wins / f64::from((games * 2).max(1))
}
