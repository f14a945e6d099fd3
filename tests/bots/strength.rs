//! Matches between levels: a few games with a generous limit, which only notice a broken search.

use deska::bots::arena::{Contestant, FinishedGame, Match, Tally, certainty, orders, play};
use deska::bots::league::{League, Opponent};
use deska::bots::{Level, Mind, WeightSet, decide, train, weights};
use deska::games::GameId;
use deska::games::elementaris::rules::Elementaris;
use deska::table::options::{self, OptionSheet};
use deska::with_game;

/// The default options, or the first that fit this seat count.
fn sheet<G: Mind>(seats: usize) -> G::Options {
    let is_allowed = |sheet: &G::Options| sheet.fits(seats).is_ok();
    let usual = Some(G::Options::default()).filter(is_allowed);
    usual
        .or_else(|| options::all::<G::Options>().into_iter().find(is_allowed))
        .expect("some options suit two seats")
}

/// Games in both seat orders with this many seeds; returns the wins of the first player.
fn wins<G: Mind>(first: Contestant, second: Contestant, seeds: u64, iterations: u32) -> (f64, u32) {
    let mut tally = Tally::default();
    for seed in 0..seeds {
        for contestants in orders(&[first, second]) {
            let seat = contestants.iter().position(|contestant| *contestant == first).unwrap_or(0);
            let pairing =
                Match { options: sheet::<G>(2), contestants, weights: Vec::new(), explore: 0, seed };
            let (_, outcome) = play::<G>(&pairing, |_, thinker| {
                decide(thinker, iterations);
            })
            .expect("nobody is stuck");
            tally.add(&outcome, seat);
        }
    }
    (tally.wins, tally.seats)
}

#[test]
fn normal_beats_chance() {
    for game in GameId::ALL {
        let normal = Contestant::plain(Level::Normal);
        let (won, games) = with_game!(*game, G => wins::<G>(normal, Contestant::Random, 2, 8));
        assert!(won >= 3.0, "{game:?}: {won} of {games}");
    }
}

/// The start of a game of Elementaris, which has no chance, played by the evaluation only.
fn beginning(contestants: [Contestant; 2], seed: u64) -> Vec<String> {
    let pairing = Match {
        options: sheet::<Elementaris>(2),
        contestants: contestants.into(),
        weights: Vec::new(),
        explore: 0,
        seed,
    };
    let (_, mut outcome) = play::<Elementaris>(&pairing, |_, thinker| {
        decide(thinker, 1);
    })
    .expect("nobody is stuck");
    outcome.lines.truncate(4);
    outcome.lines
}

#[test]
fn games_without_luck_are_not_one_game() {
    let [easy, normal] = [Level::Easy, Level::Normal].map(Contestant::plain);
    let first = beginning([easy, normal], 1);
    assert_ne!(first, beginning([easy, normal], 2), "another seed is another game");
    assert_eq!(first, beginning([normal, easy], 1), "a seed begins alike whoever sits where");
}

#[test]
fn every_order_of_seats_is_played_once() {
    let [a, b] = [Contestant::Random, Contestant::plain(Level::Easy)];
    assert_eq!(orders(&[b, a]), [[a, b], [b, a]]);
    assert_eq!(orders(&[a, b, a, a]).len(), 4);
    assert_eq!(orders(&[a, a]), [[a, a]]);
}

#[test]
fn shared_places_are_shared_wins_and_sureness_grows() {
    let mut tally = Tally::default();
    let outcome = FinishedGame {
        places: vec![1, 1, 3],
        scores: vec![9, 9, 2],
        decisions: vec![4, 5, 6],
        entries: 20,
        lines: Vec::new(),
    };
    tally.add(&outcome, 0);
    tally.add(&outcome, 2);
    assert_eq!((tally.wins, tally.seats, tally.scores, tally.decisions), (0.5, 2, 11.0, 10));
    let (share, half) = tally.share();
    assert!(share == 0.25 && half > 0.3, "two games prove nothing: {half}");
    let winner = Tally { seats: 20, wins: 19.0, ..Tally::default() };
    let loser = Tally { seats: 20, wins: 1.0, ..Tally::default() };
    assert!(certainty(&winner, 0.5, 0.1) > 2.94 && certainty(&loser, 0.5, 0.1) < -2.94);
    assert!(certainty(&Tally { seats: 20, wins: 10.0, ..Tally::default() }, 0.5, 0.1).abs() < 0.1);
}

#[test]
fn weights_against_themselves_are_even_and_learning_repeats() {
    type G = deska::games::taj_mahal::TajMahal;
    let tables = vec![(2, sheet::<G>(2)), (3, sheet::<G>(3))];
    let plan =
        train::Training { tables, league: League::of::<G>(), games: 4, iterations: 2, seed: 5, threads: 2 };
    let own = weights::<G>(WeightSet::Learned);
    let against: Vec<f32> = own.iter().map(|weight| -weight).collect();
    let wins = |other: &[f32]| {
        let opponent = Opponent::with_weights("other", other);
        train::compare::<G>(&sheet::<G>(2), 2, &plan, &own, &opponent).share().0
    };
    assert_eq!(wins(&own), 0.5, "the same play from both sides");
    assert!(wins(&against) > 0.7);

    let learn = |from: &[f32]| {
        let (mut learner, mut weights) = (train::Learner::new(from.to_vec()), from.to_vec());
        let losses = [0, 1].map(|round| learner.round::<G>(&plan, round, &mut weights));
        (weights, losses)
    };
    assert_eq!(learn(&own), learn(&own), "threads change nothing");
    let (weights, [first, second]) = learn(&against);
    assert!(first.after < first.before && second.after < second.before, "{first:?}, {second:?}");
    assert!(weights[0] > against[0], "points are worth something: {}", weights[0]);
}
