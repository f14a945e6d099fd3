//! The trait [`Mind`], by which a game supports the search: weighted features of a position, candidates, forced
//! replies.

use crate::table::{Dice, Game, MAX_SEATS, Seat, Temper, Turn};

/// The most features of a game.
pub const MAX_FEATURES: usize = 40;

/// The features of a position for each seat, in the order of [`Mind::WEIGHTS`].
#[derive(Clone, Debug)]
pub struct FeatureVector([[f32; MAX_FEATURES]; MAX_SEATS]);

impl Default for FeatureVector {
    fn default() -> Self {
        Self([[0.0; MAX_FEATURES]; MAX_SEATS])
    }
}

impl FeatureVector {
    /// Adds an amount to a feature of a seat.
    #[inline]
    pub fn add(&mut self, seat: Seat, feature: usize, amount: f32) {
        if let Some(value) = self.0[seat.index()].get_mut(feature) {
            *value += amount;
        }
    }

    /// Returns a feature of a seat.
    pub fn get(&self, seat: Seat, feature: usize) -> f32 {
        self.0[seat.index()].get(feature).copied().unwrap_or_default()
    }

    /// Returns all features of a seat.
    pub(super) fn of(&self, seat: Seat) -> [f32; MAX_FEATURES] {
        self.0[seat.index()]
    }

    /// Returns the value of a seat's features in points.
    pub fn worth(&self, seat: Seat, weights: &[f32]) -> f32 {
        self.0[seat.index()].iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
    }
}

/// Name of a feature and its value per unit, in points of the game or an equivalent. The first value is set by hand
/// from players' advice, the second is learned by self-play.
pub type Weight = (&'static str, f32, f32);

/// The set of weights for evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightSet {
    /// Weights as the author wrote them.
    ByHand,
    /// Weights learned by self-play (`bots::train`).
    Learned,
}

/// A game with computer players. The methods run on sampled states (determinizations), never on the real one.
pub trait Mind: Game {
    /// Knowledge of a seat from events, beyond its view.
    type Memory: Clone + Default + 'static;

    /// Every feature with its weights: the only table of the evaluation.
    const WEIGHTS: &'static [Weight];

    /// Whether everybody sees what chance brings, and it decides what can be done next. The search then keeps the
    /// decisions behind each result apart.
    const LUCK_IS_OPEN: bool = false;

    /// Stores what an event reveals.
    fn remember(_memory: &mut Self::Memory, _event: &Self::Event) {}

    /// Applies remembered information to a sampled state.
    fn recall(&mut self, _memory: &Self::Memory) {}

    /// Records an action of a simulation before it is played, for [`Self::undoes`].
    fn note_action(&self, _memory: &mut Self::Memory, _action: &Self::Action) {}

    /// Returns whether a candidate only reverses what the seat just did, according to the memory.
    fn undoes(&self, _memory: &Self::Memory, _action: &Self::Action) -> bool {
        false
    }

    /// Computes the features of the position for every seat.
    fn features(&self, features: &mut FeatureVector);

    /// Returns the lead in points that makes winning about three times as likely as losing: large early in the game.
    fn win_prob_scale(&self) -> f32;

    /// Appends the legal actions of the active seat that are worth evaluating; at least one.
    fn candidates(&self, _dice: &mut Dice, into: &mut Vec<Self::Action>) {
        self.legal_into(into);
    }

    /// Returns the answer, found without search, to a decision that must be settled before the position can be
    /// evaluated.
    fn forced_reply(&self, _dice: &mut Dice) -> Option<Self::Action> {
        None
    }

    /// Returns whether the active seat continues the move it began, so that both steps are evaluated together. Only
    /// for decisions with few options.
    fn continues_move(&self) -> bool {
        false
    }

    /// Returns how much a temper likes an event that an action of its seat causes: 1 for its strongest preference, 0
    /// for events that it ignores.
    fn liking(temper: Temper, seat: Seat, event: &Self::Event) -> f32;

    /// Returns what people would call the score of each seat: the last row of the breakdown, unless the game
    /// overrides it.
    fn scores(&self) -> Vec<i32> {
        self.standing().rows.last().map(|row| row.values.clone()).unwrap_or_default()
    }

    /// Returns whether chance that is due must be resolved before the position can be evaluated.
    fn needs_luck_first(&self) -> bool {
        false
    }
}

/// Returns the compiled weights of a game, in the order of its features.
pub fn weights<G: Mind>(weighing: WeightSet) -> Vec<f32> {
    let weight = |(_, by_hand, learned): &Weight| match weighing {
        WeightSet::ByHand => *by_hand,
        WeightSet::Learned => *learned,
    };
    G::WEIGHTS.iter().map(weight).collect()
}

/// Returns the winning chance of each seat: by place if the game is over, otherwise by the evaluated lead.
pub fn chances<G: Mind>(game: &G, weights: &[f32]) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    if game.turn() == Turn::Over {
        let places = game.standing().ranks;
        let first = places.iter().filter(|place| **place == 1).count().max(1) as f32;
        for (chance, place) in chances.iter_mut().zip(&places) {
            *chance = if *place == 1 { 1.0 / first } else { 0.0 };
        }
        return chances;
    }
    let mut features = FeatureVector::default();
    game.features(&mut features);
    let spread = game.win_prob_scale().max(0.1);
    let worth: [f32; MAX_SEATS] = std::array::from_fn(|seat| {
        if seat < game.seats() { features.worth(Seat::new(seat), weights) } else { f32::MIN }
    });
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    for (times, part) in [(1.0, 1.0 - WIDE.1), WIDE] {
        let mut shares = [0.0; MAX_SEATS];
        for seat in 0..game.seats().min(MAX_SEATS) {
            shares[seat] = exp((worth[seat] - best) / (spread * times));
        }
        let all: f32 = shares.iter().sum();
        let part = part / all.max(f32::MIN_POSITIVE);
        chances.iter_mut().zip(shares).for_each(|(chance, share)| *chance += part * share);
    }
    chances
}

/// Multiple of the scale, and the share of each chance that uses it. A seat that is sure to win thus still prefers a
/// larger lead, and the end itself is always worth more.
const WIDE: (f32, f32) = (8.0, 0.03);

/// Computes the exponential function of a number up to 0 by multiplication only, for the same result on every
/// machine.
pub(super) fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x.clamp(-200.0, 0.0) / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}
