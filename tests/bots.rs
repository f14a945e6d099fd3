//! Properties of the computer players, in every game.

mod analysis;
mod positions;
mod strength;
mod tempers;

use std::collections::BTreeSet;

use deska::bots::{self, FeatureVector, Level, Mind, Thinker, Thinking, WeightSet, arena, decide};
use deska::games::GameId;
use deska::table::options::{self, OptionSheet};
use deska::table::record;
use deska::table::*;
use deska::with_game;

/// The head of a session with default players.
fn head<O>(options: O, seats: usize, seed: u64) -> Head<O> {
    let player = |seat: usize| Player::person("", seat as u8, seat as u8 + 1);
    Head {
        title: String::new(),
        players: (0..seats).map(player).collect(),
        options,
        seed,
        takeback: false,
        hints: None,
    }
}

/// Random games with many option sheets and all seat counts; `visit` gets about `moments` decisions of each.
fn wander<G: Mind>(moments: u32, visit: impl FnMut(&Session<G>, Seat, &mut Dice)) {
    wander_by::<G>(moments, |session, dice| session.game().random(dice), visit);
}

/// The same with decisions by `choose`.
fn wander_by<G: Mind>(
    moments: u32,
    mut choose: impl FnMut(&Session<G>, &mut Dice) -> Option<G::Action>,
    mut visit: impl FnMut(&Session<G>, Seat, &mut Dice),
) {
    let sheets = options::covering::<G::Options>();
    for (number, sheet) in sheets.iter().step_by(sheets.len().div_ceil(6)).enumerate() {
        let sizes = G::INFO.min_seats..=G::INFO.max_seats;
        let fitting: Vec<usize> = sizes.filter(|seats| sheet.fits(*seats).is_ok()).collect();
        let Some(seats) = fitting.get(number % fitting.len().max(1)) else { continue };
        let mut dice = Dice::new(number as u64);
        let mut session: Session<G> = Session::new(head(sheet.clone(), *seats, number as u64));
        let mut rare = BTreeSet::new();
        for entry in 0..600 {
            match session.game().turn() {
                Turn::Over => break,
                Turn::Chance => assert!(session.roll()),
                Turn::Seat(seat) => {
                    // New kinds of decisions are always visited, others now and then.
                    if rare.insert(session.game().phase()) || dice.below(600) < moments {
                        visit(&session, seat, &mut dice);
                    }
                    let action = choose(&session, &mut dice).expect("a decision");
                    assert_eq!(session.play(seat, action), Ok(()), "entry {entry}");
                }
            }
        }
    }
}

fn thinking<G: Mind>(session: &Session<G>, level: Level, seed: u64) -> Thinking<G> {
    bots::of_session(session, level, seed).expect("a seat decides")
}

fn legal_from_the_first_thought_on<G: Mind>() {
    let mut phases = BTreeSet::new();
    wander::<G>(40, |session, seat, dice| {
        phases.insert(session.game().phase());
        let level = Level::ALL[dice.below(4) as usize];
        let mut thinker = thinking(session, level, dice.below(1000).into());
        for step in 0..12 {
            let best = thinker.best();
            let action: G::Action = best.parse().expect("a typed move");
            let verdict = session.game().check(seat, &action);
            assert!(
                verdict.is_ok(),
                "{level:?} after {step}: {best}: {verdict:?}\n{}",
                session.game().write_position()
            );
            if !thinker.step() {
                break;
            }
        }
        let thought = thinker.thought();
        assert_eq!(thought.chances.len(), session.game().seats());
        let all: f32 = thought.chances.iter().sum();
        assert!((all - 1.0).abs() < 0.01, "chances {:?}", thought.chances);
        let first = thought.candidates.first().map(|candidate| candidate.action.clone());
        assert_eq!(first, Some(thinker.best()));
    });
    assert!(!phases.is_empty());
}

#[test]
fn a_computer_names_a_legal_action_at_any_time() {
    for game in GameId::ALL {
        with_game!(*game, G => legal_from_the_first_thought_on::<G>());
    }
}

/// A record with only a position.
fn record_of<G: Mind>(session: &Session<G>, game: &G) -> String {
    let head = head(session.head.options.clone(), game.seats(), 7);
    record::write(&Session::from_position(head, game.write_position(), game.clone()))
}

fn blind_to_what_is_hidden<G: Mind>() {
    let mut differed = 0;
    wander::<G>(30, |session, seat, dice| {
        let game = session.game();
        let other = G::determinize(&game.view(Viewer::Seat(seat)), dice);
        if other == *game {
            return;
        }
        differed += 1;
        let decided = |game: &G| {
            let raider = Computer { level: Level::Hard, temper: Some(Temper::Raider) };
            let mut thinker = bots::begin(&record_of(session, game), raider, 3).expect("a seat decides");
            decide(thinker.as_mut(), 8)
        };
        assert_eq!(decided(game), decided(&other), "{}", game.write_position());
    });
    assert!(differed > 0 || !G::INFO.secrets, "hidden things differed nowhere");
}

#[test]
fn a_decision_does_not_depend_on_what_the_seat_may_not_know() {
    for game in GameId::ALL {
        with_game!(*game, G => blind_to_what_is_hidden::<G>());
    }
}

fn same_again<G: Mind>() {
    wander::<G>(20, |session, _, dice| {
        let seed: u64 = dice.below(1000).into();
        let level = Level::ALL[dice.below(4) as usize];
        let decided = || {
            let temper = Temper::ALL[seed as usize % 4];
            let mut thinker = thinking(session, level, seed).with_temper(Some(temper));
            (decide(&mut thinker, 8), thinker.thought())
        };
        assert_eq!(decided(), decided());
    });
}

#[test]
fn transpositions_share_a_node() {
    // First turns of Tigris & Euphrates: two actions that hardly influence each other.
    let merged = |seed: u64| {
        let mut session: Session<deska::games::tigris::Tigris> =
            Session::new(head(Default::default(), 2, seed));
        while session.game().turn() == Turn::Chance {
            assert!(session.roll());
        }
        let mut thinker = thinking(&session, Level::Hard, 1);
        decide(&mut thinker, 1000);
        thinker.thought().merged
    };
    let merged: Vec<u32> = (1..=8).map(merged).collect();
    assert!(merged.iter().sum::<u32>() > 0, "no position was reached twice: {merged:?}");
}

/// Rules: elementaris 8.1. A computer agrees to an end if it wins, or if its score is at most two thirds of the lowest
/// winner's.
#[test]
fn a_computer_agrees_to_an_end_where_it_is_far_behind() {
    let answer = |own: &str, winners: &str| {
        let record = format!(
            "deska 1\ngame elementaris\nseats 2\nposition\nround 9\nclock 8\nphase free 0\n\
             cities 0 A1 A5 A8\ncities 1 {own}\n--\n0 propose {winners}\n"
        );
        bots::begin(&record, Level::Hard, 1).expect("a vote is due").best()
    };
    assert_eq!(answer("C1 C5", "0"), "vote yes", "6 of 9 points");
    assert_eq!(answer("C1 C5 C8", "0"), "vote no", "9 of 9 points");
    assert_eq!(answer("C1 C5 C8", "0+1"), "vote yes", "it wins, too");
}

#[test]
fn view_seed_level_and_iterations_give_one_decision() {
    for game in GameId::ALL {
        with_game!(*game, G => same_again::<G>());
    }
}

/// The two lower levels use the weights set by hand, the two upper ones the learned ones. If these differ, so do the
/// evaluations.
fn evaluates_by_its_own_weights<G: Mind>() {
    let mut differed = false;
    wander::<G>(10, |session, seat, dice| {
        let (level, seed) = (Level::ALL[dice.below(4) as usize], dice.below(1000).into());
        let view = || session.game().view(Viewer::Seat(seat));
        let thought = |mut thinking: Thinking<G>| {
            decide(&mut thinking, 4);
            thinking.thought()
        };
        let by = |weighing| {
            let weights = bots::weights::<G>(weighing);
            thought(Thinking::with_weights(view(), G::Memory::default(), level, seed, weights))
        };
        let (own, other) = match level {
            Level::Easy | Level::Normal => (WeightSet::ByHand, WeightSet::Learned),
            Level::Hard | Level::Expert => (WeightSet::Learned, WeightSet::ByHand),
        };
        let thinks = thought(Thinking::new(view(), G::Memory::default(), level, seed));
        assert_eq!(thinks, by(own), "{level:?}");
        differed |= thinks != by(other);
    });
    let learned = G::WEIGHTS.iter().any(|(_, by_hand, learned)| by_hand != learned);
    assert_eq!(differed, learned, "{}", G::INFO.id);
}

#[test]
fn each_level_evaluates_by_its_own_weights() {
    for game in GameId::ALL {
        with_game!(*game, G => evaluates_by_its_own_weights::<G>());
    }
}

/// Every weight has a name, and every feature is non-zero somewhere.
fn features_are_finite<G: Mind>() {
    let names: BTreeSet<&str> = G::WEIGHTS.iter().map(|(name, ..)| *name).collect();
    assert_eq!(names.len(), G::WEIGHTS.len(), "two features share a name");
    assert!(G::WEIGHTS.len() <= bots::MAX_FEATURES);
    let mut met = BTreeSet::new();
    // Random games seldom reach some features.
    let choose = |session: &Session<G>, dice: &mut Dice| {
        let mut thinker = thinking(session, Level::Easy, dice.below(1000).into());
        decide(&mut thinker, 2);
        thinker.choice().cloned()
    };
    wander_by::<G>(200, choose, |session, _, _| {
        let mut features = FeatureVector::default();
        session.game().features(&mut features);
        for (feature, (name, ..)) in G::WEIGHTS.iter().enumerate() {
            for seat in Seat::all(session.game().seats()) {
                let value = features.get(seat, feature);
                assert!(value.is_finite() && value.abs() < 1000.0, "{name}: {value}");
                if value != 0.0 {
                    met.insert(*name);
                }
            }
        }
    });
    let never: Vec<_> = names.difference(&met).collect();
    assert!(never.len() <= 1, "{}: never anything but 0: {never:?}", G::INFO.id);
}

#[test]
fn every_fact_has_a_name_and_is_met() {
    for game in GameId::ALL {
        with_game!(*game, G => features_are_finite::<G>());
    }
}

/// Decisions of each game in the slow test.
const SLOW_DECISIONS: u32 = 100_000;

fn many_legal_decisions<G: Mind>() {
    let sheets = options::covering::<G::Options>();
    let (mut decided, mut games) = (0, 0);
    while decided < SLOW_DECISIONS {
        let sizes = (G::INFO.max_seats - G::INFO.min_seats + 1) as u64;
        let seats = G::INFO.min_seats + (games % sizes) as usize;
        let fitting: Vec<_> = sheets.iter().filter(|sheet| sheet.fits(seats).is_ok()).collect();
        let sheet = fitting[games as usize % fitting.len()];
        let mut session: Session<G> = Session::new(head(sheet.clone(), seats, games));
        while decided < SLOW_DECISIONS && session.game().turn() != Turn::Over {
            let Turn::Seat(seat) = session.game().turn() else {
                assert!(session.roll());
                continue;
            };
            // Some of those limited to two iterations continue.
            let level = Level::ALL[(decided % 4) as usize];
            let mut thinker = thinking(&session, level, decided.into());
            decide(&mut thinker, if decided % 64 == 0 { 60 } else { 2 });
            let action = thinker.choice().cloned().expect("a decision");
            assert_eq!(session.play(seat, action), Ok(()), "{}", session.game().write_position());
            decided += 1;
        }
        games += 1;
    }
    println!("{}: {decided} decisions in {games} games", G::INFO.id);
}

#[test]
#[ignore = "nightly: cargo xtask test --all"]
fn a_hundred_thousand_decisions_of_each_game_are_legal() {
    for game in GameId::ALL {
        with_game!(*game, G => many_legal_decisions::<G>());
    }
}

#[test]
fn a_record_without_a_pending_decision_is_refused_with_a_reason() {
    let broken = "deska 1\ngame tigris\nseats 2\nseed 1\n--\n0 king H5\n";
    let luck = "deska 1\ngame tigris\nseats 2\nseed 1\n--\n";
    for text in ["", "nonsense", "deska 1\ngame chess\nseats 2\n--\n", broken, luck, "deska 1\n\u{0}\n--"] {
        let begun = bots::begin(text, Level::Normal, 1);
        assert!(begun.is_err_and(|reason| !reason.is_empty()), "{text:?}");
    }
    assert!(bots::plays("java") && !bots::plays("chess"));
    assert_eq!(bots::minds().count(), GameId::ALL.len());
}

#[test]
fn words_of_levels_and_controllers_read_back() {
    for level in Level::ALL {
        assert_eq!(Level::from_word(level.word()), Some(level));
        assert_eq!(arena::Contestant::from_word(level.word()), Some(arena::Contestant::plain(level)));
    }
    assert_eq!(arena::Contestant::from_word("random"), Some(arena::Contestant::Random));
    assert_eq!((Level::from_word("random"), arena::Contestant::from_word("Hard")), (None, None));
    assert!(Level::ALL.is_sorted_by_key(|level| level.budget_ms()));
}
