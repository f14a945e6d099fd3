//! What a game tells the search: facts of a position with weights, what is worth trying, quick answers.

use crate::table::{Dice, Game, MAX_SEATS, Seat, Turn};

/// The most facts of a game.
pub const FEATURES: usize = 40;

/// The facts of a position for each seat, in the order of [`Mind::WEIGHTS`].
#[derive(Clone, Debug)]
pub struct FeatureVector([[f32; FEATURES]; MAX_SEATS]);

impl Default for FeatureVector {
    fn default() -> Self {
        Self([[0.0; FEATURES]; MAX_SEATS])
    }
}

impl FeatureVector {
    /// Adds to a fact of a seat.
    #[inline]
    pub fn add(&mut self, seat: Seat, fact: usize, amount: f32) {
        if let Some(value) = self.0[seat.index()].get_mut(fact) {
            *value += amount;
        }
    }

    /// A fact of a seat.
    pub fn get(&self, seat: Seat, fact: usize) -> f32 {
        self.0[seat.index()].get(fact).copied().unwrap_or_default()
    }

    /// All facts of a seat.
    pub(super) fn of(&self, seat: Seat) -> [f32; FEATURES] {
        self.0[seat.index()]
    }

    /// What the facts of a seat are worth in points.
    pub fn worth(&self, seat: Seat, weights: &[f32]) -> f32 {
        self.0[seat.index()].iter().zip(weights).map(|(fact, weight)| fact * weight).sum()
    }
}

/// A fact's name and what a unit of it is worth, in points of the game or what stands for them: as set by hand from what
/// players say, and as tuned by games of minds against themselves.
pub type Weight = (&'static str, f32, f32);

/// Which weights a mind judges by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weighing {
    /// Weights as the author wrote them.
    ByHand,
    /// Weights found by tuning (`bots::tune`).
    Tuned,
}

/// A game that computers play. The methods look into worlds a mind imagined, never into the truth.
pub trait Mind: Game {
    /// What a seat keeps in mind of what it heard and the view does not tell.
    type Memory: Clone + Default + 'static;

    /// Every fact with its weights: the one table of the judgement.
    const WEIGHTS: &'static [Weight];

    /// Keeps what an event told.
    fn remember(_memory: &mut Self::Memory, _event: &Self::Event) {}

    /// Puts what is remembered into an imagined world.
    fn recall(&mut self, _memory: &Self::Memory) {}

    /// Keeps in mind a step of a walk that is about to be made, for [`Self::undoes`].
    fn follow(&self, _memory: &mut Self::Memory, _action: &Self::Action) {}

    /// Whether a candidate only takes back what the seat just did, by what is kept in mind.
    fn undoes(&self, _memory: &Self::Memory, _action: &Self::Action) -> bool {
        false
    }

    /// The facts of this moment for every seat.
    fn features(&self, features: &mut FeatureVector);

    /// How many points of lead make winning about three times as likely as losing: large while much is to come.
    fn win_prob_scale(&self) -> f32;

    /// What is worth a look of what the seat in turn may do, each legal; at least one.
    fn candidates(&self, _dice: &mut Dice, into: &mut Vec<Self::Action>) {
        self.legal_into(into);
    }

    /// The answer to a question that must be settled before the position can be judged, without search.
    fn forced_reply(&self, _dice: &mut Dice) -> Option<Self::Action> {
        None
    }

    /// Whether the seat in turn goes on with what it just began, so that both are looked at together; only where there is
    /// little to choose from.
    fn continues_move(&self) -> bool {
        false
    }

    /// What people would call the score of each seat: the last row of the breakdown, unless the game says otherwise.
    fn scores(&self) -> Vec<i32> {
        self.standing().rows.last().map(|row| row.values.clone()).unwrap_or_default()
    }

    /// Whether luck that is due must come before the position can be judged.
    fn luck_first(&self) -> bool {
        false
    }
}

/// The weights a game is compiled with, in the order of its facts.
pub fn weights<G: Mind>(weighing: Weighing) -> Vec<f32> {
    let weight = |(_, by_hand, tuned): &Weight| match weighing {
        Weighing::ByHand => *by_hand,
        Weighing::Tuned => *tuned,
    };
    G::WEIGHTS.iter().map(weight).collect()
}

/// The chance of each seat to win: by place when the game is over, else by the judged lead.
pub fn chances<G: Mind>(game: &G, weights: &[f32]) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    if game.turn() == Turn::Over {
        let places = game.standing().places;
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

/// A part of each chance is judged with so many times the spread: whoever is sure to win still sees what widens the lead,
/// and the end itself is always worth more.
const WIDE: (f32, f32) = (8.0, 0.03);

/// The exponential function of a number up to 0, from multiplications only: the same on every machine.
pub(super) fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x.clamp(-200.0, 0.0) / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}
