//! Stagings of every entry of random games and of all records, for everybody who may watch.

use deska::games::GameId;
use deska::lang::{Lang, Names};
use deska::play::staging::{Audience, staged};
use deska::scenes::Stage;
use deska::scenes::staging::{LONGEST, Look, Movement, Staging};
use deska::table::record;
use deska::table::*;
use deska::with_game;

use crate::laws::{head, lively};

/// Checks the staging of each entry of a game.
fn check_all<G: Stage>(name: &str, session: &Session<G>) {
    let names = Names::new(Lang::En, G::TITLES, &session.head.players);
    let seats = session.game().seats();
    let (mut before, mut after) = (session.at(0), session.at(0));
    for (entry, step) in session.steps().iter().enumerate() {
        after.apply(&step.entry.action, &mut NoEvents);
        // One viewer for each entry, in turns.
        let (viewer, own) = match entry % (seats + 1) {
            0 => (Viewer::Spectator, None),
            nth => (Viewer::Seat(Seat::new(nth - 1)), Some(Seat::new(nth - 1))),
        };
        let results = if G::told_to_all(&step.events) { vec![true, false] } else { vec![false] };
        for result in results {
            let players = &session.head.players;
            let audience = Audience { viewer, own, lang: Lang::En, names: &names, players, result };
            let (staging, end) = staged(&before, &after, step, &audience);
            let at = format!("{name}, entry {entry}, {viewer:?}, result {result}");
            staging.ends_as(&end).unwrap_or_else(|why| panic!("{at}: {why}"));
            check_times(&staging, &at);
        }
        before.clone_from(&after);
    }
}

/// Every cue plays an actor, moves of an actor do not overlap, and nothing takes too long.
fn check_times(staging: &Staging, at: &str) {
    assert!(staging.length() <= LONGEST, "{at}: {} ms", staging.length());
    let mut free = vec![0; staging.performers.len()];
    for cue in &staging.cues {
        let actor = &staging.performers[cue.performer];
        assert!(cue.at >= free[cue.performer], "{at}: {:?} moves twice at {} ms", actor.look, cue.at);
        free[cue.performer] = cue.at + cue.motion.length();
        let counts = matches!(cue.motion, Movement::Count(_));
        let part = matches!(actor.look, Look::Part { .. } | Look::OfSeat { .. });
        assert!(part || !counts, "{at}: only a part of the page shows a number");
    }
}

fn of_game<G: Stage>() {
    let mut entries = 0;
    for seed in 0..2 {
        let seats = G::INFO.min_seats + seed as usize % 2;
        let mut session = Session::<G>::new(head(G::Options::default(), seats, seed));
        let mut dice = Dice::new(seed);
        while session.len() < 400 {
            let game = session.game();
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => assert!(session.roll()),
                Turn::Seat(seat) => {
                    let action = lively(game, 4, &mut dice).expect("a decision");
                    session.play(seat, action).expect("a legal action");
                }
            }
        }
        check_all(&format!("seed {seed}"), &session);
        entries += session.len();
    }
    for (name, record) in crate::records::all().iter().filter(|(_, record)| record.game == G::INFO.id) {
        if let Ok(played) = record::play::<G>(record) {
            check_all(name, &played.session);
            entries += played.session.len();
        }
    }
    assert!(entries > 300, "{entries} entries are too few to tell anything");
}

#[test]
fn every_staging_ends_with_the_scene_after_its_entry() {
    for game in GameId::ALL {
        with_game!(*game, G => of_game::<G>());
    }
}
