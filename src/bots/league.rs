//! Opponents of weights that learn. Weights that only play against themselves never see a fault that both sides share;
//! a league punishes it.

use crate::table::{Computer, Level, Temper};

use super::arena::{Contestant, Tally, certainty};
use super::{Mind, WeightSet, weights};

/// One game in so many is played by the learning weights alone.
const ALONE: usize = 2;

/// The edge over a fair share, up or down, between which the sequential test decides.
const EDGE: f64 = 0.05;
/// The log likelihood ratio from which it is decided: one error in twenty.
const DECIDED: f64 = 3.0;

/// A member of a league.
#[derive(Clone, Debug)]
pub struct Opponent {
    /// The name in reports.
    pub name: String,
    /// The player.
    pub contestant: Contestant,
    /// Its weights; empty for a player that has none.
    pub weights: Vec<f32>,
}

/// The opponents of a game's learning weights, from the strongest known to random actions.
#[derive(Clone, Debug)]
pub struct League {
    /// All members.
    pub opponents: Vec<Opponent>,
}

/// The players of one game.
#[derive(Clone, Debug)]
pub struct Seating {
    /// The player of each seat.
    pub contestants: Vec<Contestant>,
    /// The weights of each seat.
    pub weights: Vec<Option<Vec<f32>>>,
}

impl League {
    /// Creates the league of a game: the weights in use, those written by hand, the four tempers with the weights in
    /// use, and random actions.
    pub fn of<G: Mind>() -> Self {
        let (in_use, by_hand) = (weights::<G>(WeightSet::Learned), weights::<G>(WeightSet::ByHand));
        let tempers = Temper::ALL.map(|temper| Opponent {
            name: temper.word().to_string(),
            contestant: Contestant::Computer(Computer { level: Level::Hard, temper: Some(temper) }),
            weights: in_use.clone(),
        });
        let random =
            Opponent { name: "random".to_string(), contestant: Contestant::Random, weights: Vec::new() };
        let mut opponents = vec![
            Opponent::with_weights("weights in use", &in_use),
            Opponent::with_weights("weights by hand", &by_hand),
        ];
        opponents.extend(tempers);
        opponents.push(random);
        Self { opponents }
    }

    /// Returns the players of a training game. Every other game is played by the learning weights alone; in the others
    /// they have one seat, and the members of the league take turns in all others.
    pub fn seating(&self, game: usize, seats: usize, learning: &[f32]) -> Seating {
        if game.is_multiple_of(ALONE) || self.opponents.is_empty() {
            let contestants = vec![Contestant::plain(Level::Hard); seats];
            return Seating { contestants, weights: vec![Some(learning.to_vec()); seats] };
        }
        let (nth, members) = (game / ALONE, self.opponents.len());
        self.opponents[nth % members].against(nth / members % seats, seats, learning)
    }
}

impl Opponent {
    /// Creates an opponent that plays as hard does, with these weights.
    pub fn with_weights(name: &str, weights: &[f32]) -> Self {
        Self { name: name.to_string(), contestant: Contestant::plain(Level::Hard), weights: weights.to_vec() }
    }

    /// Returns the players of a game in which other weights have the seat `place`, and this opponent all others.
    pub fn against(&self, place: usize, seats: usize, other: &[f32]) -> Seating {
        let of = |seat: usize| match seat == place {
            true => (Contestant::plain(Level::Hard), Some(other.to_vec())),
            false => (self.contestant, Some(self.weights.clone()).filter(|weights| !weights.is_empty())),
        };
        let (contestants, weights) = (0..seats).map(of).unzip();
        Seating { contestants, weights }
    }
}

/// The result of the sequential test of one seat against all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TestResult {
    /// It wins more than a fair share.
    Better,
    /// It wins less.
    Worse,
    /// Neither is sure yet.
    Open,
}

/// Returns the result of the test for games with this number of seats.
pub fn test_result(tally: &Tally, seats: usize) -> TestResult {
    match certainty(tally, 1.0 / seats as f64, EDGE) {
        sure if sure >= DECIDED => TestResult::Better,
        sure if sure <= -DECIDED => TestResult::Worse,
        _ => TestResult::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::taj_mahal::TajMahal;

    #[test]
    fn every_member_of_a_league_is_met_from_every_seat() {
        let league = League::of::<TajMahal>();
        let learning = vec![1.5; league.opponents[0].weights.len()];
        let (seats, members) = (3, league.opponents.len());
        let games: Vec<Seating> =
            (0..ALONE * members * seats).map(|game| league.seating(game, seats, &learning)).collect();
        let is_learning = |weights: &Option<Vec<f32>>| weights.as_ref() == Some(&learning);
        let own = |game: &Seating| game.weights.iter().filter(|weights| is_learning(weights)).count();
        assert_eq!(games.iter().filter(|game| own(game) == seats).count(), members * seats);
        for opponent in &league.opponents {
            for place in 0..seats {
                let is_met = |game: &Seating| {
                    let other = &game.contestants[(place + 1) % seats];
                    let weights = game.weights[(place + 1) % seats].clone().unwrap_or_default();
                    own(game) == 1
                        && is_learning(&game.weights[place])
                        && (*other, &weights) == (opponent.contestant, &opponent.weights)
                };
                assert!(games.iter().any(is_met), "{} from seat {place}", opponent.name);
            }
        }
    }

    #[test]
    fn a_test_is_open_until_the_games_decide_it() {
        let tally = |wins: f64, seats: u32| Tally { wins, seats, ..Tally::default() };
        assert_eq!(test_result(&tally(6.0, 10), 2), TestResult::Open);
        assert_eq!(test_result(&tally(120.0, 200), 2), TestResult::Better);
        assert_eq!(test_result(&tally(80.0, 200), 2), TestResult::Worse);
        assert_eq!(test_result(&tally(67.0, 200), 3), TestResult::Open);
    }
}
