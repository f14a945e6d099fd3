//! Analysis of a finished game: which decisions are analysed, from what information, and the verdicts.

use deska::bots::analysis::{
    Advance, AnalysedDecision, AnalysedSeats, Analysis, Finding, MAX_DECISIONS, Review, SEED, Scope, Verdict,
};
use deska::bots::{self, Level, Mind, WeightSet, chances, decide};
use deska::games::GameId;
use deska::table::options::OptionSheet;
use deska::table::*;
use deska::with_game;

use super::{head, wander};

/// The findings of an analysis, up to a maximum number.
fn all(analysis: &mut dyn Analysis, most: usize) -> (Scope, Vec<Finding>) {
    let (mut scope, mut found) = (Scope::default(), Vec::new());
    while found.len() < most {
        match analysis.step() {
            Advance::Working => {}
            Advance::Scope(all) => scope = all,
            Advance::Found(finding) => found.push(finding),
            Advance::Done => break,
        }
    }
    (scope, found)
}

fn decisions(found: &[Finding]) -> Vec<&AnalysedDecision> {
    let analysed = found.iter().filter_map(|finding| match finding {
        Finding::Decision(analysed) => Some(analysed),
        Finding::Chances(..) => None,
    });
    analysed.collect()
}

/// A session that starts here, with one decision.
fn one<G: Mind>(options: &G::Options, game: &G, action: &G::Action) -> Session<G> {
    let head = head(options.clone(), game.seats(), 7);
    let mut session = Session::from_position(head, game.write_position(), game.clone());
    let seat = game.turn().seat().expect("a seat decides");
    session.play(seat, action.clone()).expect("legal");
    session
}

/// The analysis of this decision.
fn analysed<G: Mind>(options: &G::Options, game: &G, action: &G::Action) -> Option<AnalysedDecision> {
    let (_, found) =
        all(&mut Review::new(one(options, game, action), AnalysedSeats::People, SEED), usize::MAX);
    decisions(&found).first().copied().cloned()
}

/// The options of a game, and positions in which one decision looks far worse than another, with that decision.
fn blunders<G: Mind>() -> (G::Options, Vec<(G, G::Action)>) {
    let weights = bots::weights::<G>(WeightSet::Learned);
    let seats = G::INFO.min_seats.max(2);
    let sheets = options::covering::<G::Options>();
    let usual = std::iter::once(G::Options::default()).chain(sheets);
    let sheet = usual.into_iter().find(|sheet| sheet.fits(seats).is_ok()).expect("a sheet fits");
    let mut session: Session<G> = Session::new(head(sheet.clone(), seats, 3));
    let mut blunders: Vec<(f32, G, G::Action)> = Vec::new();
    for entry in 0..1500 {
        let Turn::Seat(seat) = session.game().turn() else {
            if session.roll() {
                continue;
            }
            break;
        };
        let game = session.game();
        let outlook = |action: &G::Action| {
            let mut after = game.clone();
            after.apply(action, &mut NoEvents);
            chances(&after, &weights)[seat.index()]
        };
        let worth = |action: G::Action| (outlook(&action), action);
        let evaluations: Vec<(f32, G::Action)> = game.legal().into_iter().map(worth).collect();
        let best = evaluations.iter().map(|ctx| ctx.0).fold(0.0, f32::max);
        if let Some((least, action)) = evaluations.into_iter().min_by(|a, b| a.0.total_cmp(&b.0))
            && best - least > 0.15
        {
            blunders.push((best - least, game.clone(), action));
        }
        let mut thinker = bots::of_session(&session, Level::Normal, entry).expect("a seat decides");
        decide(&mut thinker, 4);
        let action = thinker.choice().cloned().expect("a decision");
        session.play(seat, action).expect("legal");
    }
    blunders.sort_by(|a, b| b.0.total_cmp(&a.0));
    blunders.truncate(5);
    assert!(!blunders.is_empty(), "{}: nothing can go wrong", G::INFO.id);
    (sheet, blunders.into_iter().map(|(_, game, action)| (game, action)).collect())
}

fn blunders_are_mistakes<G: Mind>() {
    let (options, blunders) = blunders::<G>();
    let (mut verdicts, count) = (Vec::new(), blunders.len());
    for (game, action) in blunders {
        let found = analysed(&options, &game, &action).expect("there was a choice");
        verdicts.push(found.verdict());
        let (best, at) = (found.best.parse::<G::Action>().expect("a typed move"), game.write_position());
        assert!(game.check(found.seat, &best).is_ok(), "{best}\n{at}");
        let instead = analysed(&options, &game, &best).expect("there was a choice");
        assert_eq!((instead.loss, &instead.best), (0, &found.best), "{at}");
    }
    // An action that looks bad at first may be good.
    let bad = verdicts.iter().filter(|verdict| **verdict >= Verdict::Dubious).count();
    assert!(verdicts.contains(&Verdict::Mistake) && bad * 3 > count, "{}: {verdicts:?}", G::INFO.id);
}

#[test]
fn planted_blunders_are_called_mistakes_and_better_moves_the_best() {
    for game in GameId::ALL {
        with_game!(*game, G => blunders_are_mistakes::<G>());
    }
}

fn the_same_for_other_secrets<G: Mind>() {
    let mut differed = 0;
    wander::<G>(6, |session, seat, dice| {
        let game = session.game();
        let (action, other) = (game.random(dice), G::determinize(&game.view(Viewer::Seat(seat)), dice));
        let Some(action) = action.filter(|_| differed < 4) else { return };
        // Some moves are not legal in every determinization.
        if other == *game && G::INFO.secrets || other.check(seat, &action).is_err() {
            return;
        }
        differed += 1;
        let analysed = |game: &G| analysed(&session.head.options, game, &action);
        assert_eq!(analysed(game), analysed(&other), "{}", game.write_position());
    });
    assert!(differed > 0, "nothing was analysed");
}

#[test]
fn an_analysis_uses_what_the_seat_could_know_and_is_deterministic() {
    for game in GameId::ALL {
        with_game!(*game, G => the_same_for_other_secrets::<G>());
    }
}

/// A whole random game of people and one computer.
fn whole<G: Mind>() -> Session<G> {
    let sheets = options::covering::<G::Options>();
    let seats = G::INFO.max_seats;
    let fitting = sheets.into_iter().find(|sheet| sheet.fits(seats).is_ok()).expect("a sheet fits");
    let mut session: Session<G> = Session::new(head(fitting, seats, 11));
    session.set_controller(Seat::new(1), Controller::Computer(Level::Easy.into()));
    let mut dice = Dice::new(5);
    while session.game().turn() != Turn::Over {
        if !session.roll() {
            let (seat, action) = (session.game().turn().seat(), session.game().random(&mut dice));
            let (seat, action) = (seat.expect("a seat"), action.expect("a decision"));
            session.play(seat, action).expect("legal");
        }
    }
    session
}

fn choices_of_people_and_chances<G: Mind>() {
    let session = whole::<G>();
    let decided = (0..session.len()).filter(|entry| match session.steps()[*entry].entry.actor {
        Actor::Seat(seat) if seat != Seat::new(1) => session.at(*entry).legal().len() > 1,
        _ => false,
    });
    let decided = decided.count();
    let moments =
        session.turn_starts().len() + usize::from(session.turn_starts().last() != Some(&session.len()));
    let (scope, found) = all(&mut Review::new(session.clone(), AnalysedSeats::People, SEED), moments + 1);
    let id = G::INFO.id;
    assert_eq!(scope, Scope { moments, decisions: decided.min(MAX_DECISIONS), of: decided }, "{id}");
    for finding in &found[..moments] {
        let Finding::Chances(_, chances) = finding else { panic!("{id}: {finding:?}") };
        let all: u16 = chances.iter().sum();
        assert!(chances.len() == session.game().seats() && all.abs_diff(1000) < 6, "{id}: {chances:?}");
    }
    let Finding::Chances(end, last) = &found[moments - 1] else { panic!("{id}") };
    let won = |seat: usize| session.game().standing().ranks[seat] == 1;
    assert_eq!(*end, session.len());
    assert!((0..last.len()).all(|seat| (last[seat] > 0) == won(seat)), "{id}: the end is no guess: {last:?}");
    let [first] = decisions(&found)[..] else { panic!("{id}: no decision") };
    assert_ne!(first.seat, Seat::new(1), "decisions of computers are not analysed");
    // A resumed analysis finds the same.
    let mut later = Review::new(session, AnalysedSeats::People, SEED);
    later.skip(moments);
    let (again, rest) = all(&mut later, 1);
    assert_eq!((again, &rest[..]), (scope, &found[moments..]), "{id}");
}

#[test]
fn decisions_of_people_are_analysed_and_chances_add_up() {
    for game in GameId::ALL {
        with_game!(*game, G => choices_of_people_and_chances::<G>());
    }
}

fn the_coach_finds_what_the_analysis_finds<G: Mind>() {
    let (session, id) = (whole::<G>(), G::INFO.id);
    let people = |entry: &usize| match session.steps()[*entry].entry.actor {
        Actor::Seat(seat) if seat != Seat::new(1) => session.at(*entry).legal().len() > 1,
        _ => false,
    };
    let decided: Vec<usize> = (0..session.len()).filter(people).collect();
    let since = decided[0];
    let review = || Review::new(session.clone(), AnalysedSeats::People, SEED);
    let (scope, rated) = all(&mut review().since(since + 1), 1);
    let left = decided.len() - 1;
    assert_eq!(scope, Scope { moments: 0, decisions: left.min(MAX_DECISIONS), of: left }, "{id}");
    let second = rated.first().filter(|_| left <= MAX_DECISIONS);
    if let Some(Finding::Decision(second)) = second {
        assert_eq!(second.entry, decided[1], "{id}");
    }
    let (_, rated) = all(&mut review().since(since), 1);
    let mut whole = review();
    whole.skip(
        session.turn_starts().len() + usize::from(session.turn_starts().last() != Some(&session.len())),
    );
    assert_eq!(rated, all(&mut whole, 1).1, "{id}: the same decision gets the same verdict");
}

#[test]
fn a_coach_rates_decisions_as_the_analysis_does() {
    for game in GameId::ALL {
        with_game!(*game, G => the_coach_finds_what_the_analysis_finds::<G>());
    }
}

#[test]
fn words_grow_with_the_loss() {
    assert_eq!(Verdict::of(0), Verdict::Best);
    assert_eq!(Verdict::of(1000), Verdict::Mistake);
    assert!((0..999).all(|loss| Verdict::of(loss) <= Verdict::of(loss + 1)));
    let words = Verdict::FROM.map(|(verdict, from)| (Verdict::of(from), verdict.word()));
    assert_eq!(words.map(|(verdict, _)| verdict), Verdict::FROM.map(|(verdict, _)| verdict));
    assert_eq!(words.map(|(_, word)| word), ["mistake", "dubious", "good", "best"]);
}

#[test]
fn a_record_that_cannot_be_analysed_is_refused_with_a_reason() {
    let broken = "deska 1\ngame tigris\nseats 2\nseed 1\n--\n0 king H5\n";
    for text in ["", "deska 1\ngame chess\nseats 2\n--\n", broken] {
        let begun = bots::analysis::begin(text, AnalysedSeats::People, SEED);
        assert!(begun.is_err_and(|reason| !reason.is_empty()), "{text:?}");
        assert!(bots::analysis::rate(text, 0, SEED).is_err_and(|reason| !reason.is_empty()), "{text:?}");
    }
    let nothing = "deska 1\ngame tigris\nseats 2\nseed 1\n--\n";
    let mut analysis = bots::analysis::begin(nothing, AnalysedSeats::People, SEED).expect("it can be played");
    let (scope, found) = all(analysis.as_mut(), usize::MAX);
    assert_eq!((scope.of, scope.moments), (0, found.len()));
}
