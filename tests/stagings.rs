//! Stagings of every entry of random games and of all records, for everybody who may watch.

mod events;
mod held;

use deska::games::{GameId, game_module};
use deska::lang::{Lang, Names};
use deska::play::staging::{Audience, stage_entry};
use deska::scenes::sound::Sound;
use deska::scenes::staging::{
    Anchor, Cue, FASTEST, Look, MAX_LENGTH, MISSED, Movement, Performer, SoundCue, Staging,
};
use deska::scenes::{Piece, Stage, Turned};
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
        let results = if G::is_shown_to_all(&step.events) { vec![true, false] } else { vec![false] };
        for result in results {
            let players = &session.head.players;
            let audience = Audience { viewer, own, lang: Lang::En, names: &names, players, result };
            let (staging, end) = stage_entry(&before, &after, step, &audience);
            let at = format!("{name}, entry {entry}, {viewer:?}, result {result}");
            staging.ends_as(&end).unwrap_or_else(|why| panic!("{at}: {why}"));
            check_times(&staging, &at);
            check_counts(&staging, &at);
        }
        before.clone_from(&after);
    }
}

/// A number of a seat counts up once for each gain, when that has landed.
fn check_counts(staging: &Staging, at: &str) {
    for (nth, performer) in staging.performers.iter().enumerate() {
        let Look::OfSeat { seat, class, .. } = &performer.look else { continue };
        let lands = Anchor::Counter(*seat, class.clone());
        let counts = |cue: &Cue| cue.performer == nth && matches!(cue.motion, Movement::Count(1..));
        let flies = |cue: &Cue| matches!(&cue.motion, Movement::Fly { to, .. } if *to == lands);
        let counts: Vec<u32> = staging.cues.iter().filter(|cue| counts(cue)).map(|cue| cue.at).collect();
        let landed = staging.cues.iter().filter(|cue| flies(cue)).map(|cue| cue.at + cue.motion.length());
        let landed: Vec<u32> = landed.collect();
        let early = counts.iter().zip(&landed).any(|(count, landed)| count < landed);
        assert!(!early && counts.len() <= landed.len(), "{at}: {counts:?} are counted, {landed:?} land");
    }
}

/// Every cue plays an actor, moves of an actor do not overlap, and nothing takes too long.
fn check_times(staging: &Staging, at: &str) {
    assert!(staging.length() <= MAX_LENGTH, "{at}: {} ms", staging.length());
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

/// Plays the first 400 entries of a random game in which much happens.
fn lively_game<G: Stage>(seats: usize, seed: u64) -> Session<G> {
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
    session
}

fn of_game<G: Stage>() {
    let mut entries = 0;
    for seed in 0..2 {
        let seats = G::INFO.min_seats + seed as usize % 2;
        let session = lively_game::<G>(seats, seed);
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

/// A staging of this length in which one chip waits.
fn lasting(ms: u32, brisk: bool) -> Staging {
    let performer = Performer { look: chip(), start: None };
    let cue = Cue { performer: 0, at: 0, motion: Movement::Slide { to: Anchor::Home, ms } };
    Staging { performers: vec![performer], cues: vec![cue], brisk, ..Staging::default() }
}

fn chip() -> Look {
    Look::Chip { art: "a".into(), colour: 0, text: String::new() }
}

/// A piece that is moved to a point.
fn moved(x: f32) -> Staging {
    let piece = Piece {
        id: "a".into(),
        art: String::new(),
        x: 0.0,
        y: 0.0,
        size: 10.0,
        colour: 0,
        over: None,
        class: "".into(),
    };
    let performer = Performer { look: Look::Piece(piece), start: Some(Anchor::Board(0.0, 0.0)) };
    let cue = Cue { performer: 0, at: 100, motion: Movement::Slide { to: Anchor::Board(x, 0.0), ms: 300 } };
    let sound = SoundCue { at: 50, sound: Sound::Wood, step: 0 };
    let visible_area = Some([0.0, 0.0, x, 10.0]);
    Staging {
        performers: vec![performer],
        cues: vec![cue],
        sounds: vec![sound],
        visible_area,
        brisk: true,
        aimed: false,
    }
}

#[test]
fn an_appended_staging_follows_and_continues_with_the_same_piece() {
    let mut both = moved(50.0);
    both.append(moved(90.0));
    both.append(Staging::default());
    assert_eq!((both.performers.len(), both.length(), both.brisk), (1, 800, true));
    assert_eq!(both.cues.iter().map(|cue| cue.at).collect::<Vec<_>>(), [100, 500]);
    assert_eq!(both.sounds.iter().map(|cue| cue.at).collect::<Vec<_>>(), [50, 450]);
    assert_eq!(both.end_of(0), Some(&Anchor::Board(90.0, 0.0)));
    assert_eq!(both.visible_area, Some([0.0, 0.0, 90.0, 10.0]));
    both.append(lasting(10, false));
    both.append(lasting(10, false));
    // Each chip is a thing of its own, and a conflict is never brisk.
    assert_eq!((both.performers.len(), both.brisk), (3, false));
}

#[test]
fn a_long_recap_leaves_out_only_the_earliest_routine_actions() {
    let (act, fight) = (|| lasting(2_000, true), || lasting(6_000, false));
    let most = MISSED * FASTEST;
    let few = Staging::of_missed(vec![act(), fight(), act()]);
    assert_eq!((few.length(), few.performers.len(), few.brisk), (10_000, 3, true));
    let many = Staging::of_missed((0..20).map(|nth| if nth % 5 == 0 { fight() } else { act() }).collect());
    assert_eq!((many.length(), many.performers.len()), (most, 4));
    let staging = Staging::of_missed((1..15).map(|nth| lasting(1_900 + nth, true)).collect());
    assert_eq!((staging.performers.len(), staging.cues[0].motion.length()), (12, 1_903));
    let fights = Staging::of_missed((0..6).map(|_| fight()).chain([act()]).collect());
    assert_eq!((fights.length(), fights.performers.len()), (36_000, 6));
}

#[test]
fn a_piece_turns_the_short_way_and_only_in_place() {
    let at = |x: f32, degrees: f32| Turned { x, y: 0.0, degrees };
    assert_eq!(at(0.0, 90.0).since(&at(0.0, 0.0)), Some(90.0));
    assert_eq!(at(0.0, 0.0).since(&at(0.0, 270.0)), Some(90.0));
    assert_eq!(at(0.0, 300.0).since(&at(0.0, 0.0)), Some(-60.0));
    assert_eq!(at(0.0, 0.0).since(&at(0.0, 0.0)), None);
    assert_eq!(at(100.0, 90.0).since(&at(0.0, 0.0)), None);
}

/// Counts what the stagings of random games show beside the pieces: captions, backs that are turned over, open cards.
fn shown_in<G: Stage>() -> [usize; 3] {
    let mut session = Session::<G>::new(head(G::Options::default(), G::INFO.min_seats, 1));
    let mut dice = Dice::new(1);
    while session.len() < 500 {
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
    let names = Names::new(Lang::En, G::TITLES, &session.head.players);
    let own = Seat::new(0);
    let (mut before, mut after, mut seen) = (session.at(0), session.at(0), [0; 3]);
    for step in session.steps() {
        after.apply(&step.entry.action, &mut NoEvents);
        let audience = Audience {
            viewer: Viewer::Seat(own),
            own: Some(own),
            lang: Lang::En,
            names: &names,
            players: &session.head.players,
            result: G::is_shown_to_all(&step.events),
        };
        let (staging, _) = stage_entry(&before, &after, step, &audience);
        let count = |found: &dyn Fn(&Cue) -> bool| staging.cues.iter().filter(|cue| found(cue)).count();
        let look = |cue: &Cue| &staging.performers[cue.performer].look;
        seen[0] += count(
            &|cue| matches!((look(cue), &cue.motion), (Look::Caption(text), Movement::Rise { .. }) if !text.is_empty()),
        );
        seen[1] += count(&|cue| cue.motion == Movement::Flip { open: true });
        seen[2] += count(&|cue| matches!((look(cue), &cue.motion), (Look::Part { .. }, Movement::Appear)));
        before.clone_from(&after);
    }
    seen
}

#[test]
fn contests_have_captions_and_drawn_cards_are_turned_over_for_their_owner() {
    use deska::games::carcassonne::Carcassonne;
    use deska::games::elementaris::Elementaris;
    use deska::games::java::Java;
    use deska::games::taj_mahal::TajMahal;
    use deska::games::tigris::Tigris;
    let [captions, turned, _] = shown_in::<Tigris>();
    assert!(captions > 0 && turned > 6, "Tigris: {captions}, {turned}");
    let [_, turned, _] = shown_in::<Carcassonne>();
    assert!(turned > 10, "Carcassonne: {turned}");
    let [_, turned, _] = shown_in::<Java>();
    assert!(turned > 0, "Java: {turned}");
    let [captions, _, open] = shown_in::<TajMahal>();
    assert!(captions > 0 && open > 0, "Taj Mahal: {captions}, {open}");
    let [captions, ..] = shown_in::<Elementaris>();
    assert!(captions > 0, "Elementaris: {captions}");
}

#[test]
fn a_step_forward_in_a_replay_ends_as_the_moment_after_it() {
    let mut steps = 0;
    for (name, record) in crate::records::all() {
        let Some(Ok(opened)) = game_module(&record.game.to_string()).map(|game| game.open(&record)) else {
            continue;
        };
        let handle = opened.handle;
        for entries in 1..=handle.summary().entries.min(12) {
            let staging = handle.replay_staging(Lang::En, false, entries);
            let at = format!("{name}, moment {entries}");
            let moment = handle.replay_frame(Lang::En, false, entries);
            staging.ends_as(&moment.scene).unwrap_or_else(|why| panic!("{at}: {why}"));
            check_times(&staging, &at);
            steps += 1;
        }
    }
    assert!(steps > 300, "{steps} steps are too few to tell anything");
}

#[test]
fn the_walk_counts_what_each_step_gives() {
    let mut steps = 0;
    for (name, record) in crate::records::all() {
        let Some(Ok(opened)) = game_module(&record.game.to_string()).map(|game| game.open(&record)) else {
            continue;
        };
        let ending = opened.handle.ending(Lang::En);
        for (nth, step) in ending.walk.iter().enumerate() {
            let staging = opened.handle.scoring_step_staging(Lang::En, nth).expect("a step of the walk");
            for (place, gain) in ending.seats.iter().zip(&step.gains) {
                let counted = staging.cues.iter().filter_map(|cue| {
                    match (&staging.performers[cue.performer].look, &cue.motion) {
                        (Look::OfSeat { seat, .. }, Movement::Count(by)) if *seat == place.mark.seat => {
                            Some(*by)
                        }
                        _ => None,
                    }
                });
                assert_eq!(counted.sum::<i32>(), *gain, "{name}, step {nth}, seat {}", place.mark.seat);
            }
            steps += 1;
        }
    }
    assert!(steps > 10, "{steps} steps are too few to tell anything");
}

#[test]
fn a_piece_that_only_swells_stays_on_the_board_before_its_staging() {
    let mut staging = moved(40.0);
    let before = |staging: &Staging| staging.waiting().map(|(_, at)| at.cloned()).collect::<Vec<_>>();
    assert_eq!(before(&staging), [Some(Anchor::Board(0.0, 0.0))]);
    staging.cues[0].motion = Movement::Pulse(114);
    assert_eq!(before(&staging), []);
}

/// Counts the acts of a game that are played before the board moves, and those with something after them.
fn split_in<G: Stage>() -> (usize, usize) {
    let mut session = Session::<G>::new(head(G::Options::default(), 2, 1));
    let names = Names::new(Lang::En, G::TITLES, &session.head.players);
    let (mut dice, mut aimed, mut after) = (Dice::new(1), 0, 0);
    while session.len() < 120 {
        let before = session.game().clone();
        match before.turn() {
            Turn::Over => break,
            Turn::Chance => assert!(session.roll()),
            Turn::Seat(seat) => {
                let action = lively(session.game(), 4, &mut dice).expect("a decision");
                session.play(seat, action).expect("a legal action");
            }
        }
        let step = session.steps().last().expect("the entry just made");
        let Actor::Seat(seat) = step.entry.actor else { continue };
        let players = &session.head.players;
        let viewer = Viewer::Seat(seat);
        let audience =
            Audience { viewer, own: Some(seat), lang: Lang::En, names: &names, players, result: false };
        let (staging, _) = stage_entry(&before, session.game(), step, &audience);
        let Some((act, rest)) = staging.split() else { continue };
        assert!(act.length() <= 600 && act.visible_area.is_none(), "{} ms", act.length());
        assert_eq!(act.cues.len() + rest.cues.len(), staging.cues.len());
        assert!(act.length() + rest.length() <= staging.length());
        (aimed, after) = (aimed + 1, after + usize::from(rest.length() > 0));
    }
    (aimed, after)
}

#[test]
fn the_viewers_piece_falls_before_the_board_moves() {
    let (aimed, after) = split_in::<deska::games::carcassonne::Carcassonne>();
    assert!(aimed > 20 && after > 0, "{aimed} acts, {after} of them with something after them");
}
