//! Statistics: everything is counted once, and can be forgotten.

use deska::lang::Lang;
use deska::lang::saves::StatsWords;
use deska::play::running_game::GameHandle;
use deska::table::{Controller, Level};
use deska::ui::statistics::person::{people, person};
use deska::ui::statistics::tallies;
use deska::ui::store::{self, InMemory, Past, PastSeat, Store};
use deska::ui::table::found;

fn seat(name: &str, place: u8, score: i32) -> PastSeat {
    PastSeat { name: name.into(), controller: Controller::Person, place, score: Some(score) }
}

fn computer(place: u8, score: i32) -> PastSeat {
    PastSeat { controller: Controller::Computer(Level::Hard.into()), ..seat("Ada", place, score) }
}

fn past(game: &str, when: f64, seats: Vec<PastSeat>) -> Past {
    Past { id: format!("g{when}"), game: game.into(), when, sum: when as u32, seats }
}

#[test]
fn games_wins_means_and_bests_are_counted_by_name() {
    let all = [
        past("carcassonne", 1.0, vec![seat("Eva", 1, 80), seat("Jan", 2, 61)]),
        past("tigris", 2.0, vec![seat("Eva", 1, 9), seat("", 2, 7)]),
        past(
            "carcassonne",
            5.0,
            vec![seat("Eva", 2, 71), seat("Jan", 1, 90), computer(3, 12), computer(4, 10)],
        ),
        past("carcassonne", 4.0, vec![seat("Eva", 1, 70), seat("Jan", 1, 70)]),
    ];
    let tallies = tallies(&all);
    assert_eq!(
        tallies.iter().map(|tally| tally.game.as_str()).collect::<Vec<_>>(),
        ["tigris", "carcassonne"]
    );
    let tally = &tallies[1];
    assert_eq!((tally.finished, tally.last), (3, 5.0));
    assert_eq!(tally.tables, [(2, 2), (4, 1)]);
    let seen: Vec<_> =
        tally.players.iter().map(|p| (p.name.as_str(), p.games, p.wins, p.mean(), p.best)).collect();
    assert_eq!(
        seen,
        [
            ("Eva", 3, 2, Some(737), Some(80)),
            ("Jan", 3, 2, Some(737), Some(90)),
            ("", 1, 0, Some(110), Some(12)),
        ],
        "the computers of a level are one player"
    );
    assert_eq!(tallies[0].players[1].controller, Controller::Person, "a person without a name");
}

#[test]
fn means_are_written_as_each_language_writes_numbers() {
    assert_eq!([737, -5, 0].map(|n| Lang::En.say(StatsWords::Tenths(n))), ["73.7", "\u{2212}0.5", "0.0"]);
    assert_eq!(Lang::Cs.say(StatsWords::Tenths(737)), "73,7");
}

/// A game that is over, and the same two entries before its end.
fn games() -> (GameHandle, GameHandle) {
    let text = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/records/tigris/w33-other-refusals.deska"
    ))
    .expect("the record is there");
    let open = |text: &str| found(text).expect("it opens").1.handle;
    let over = open(&text);
    let record = over.record();
    let lines: Vec<&str> = record.trim_end().lines().collect();
    let running = open(&lines[..lines.len() - 2].join("\n"));
    assert!(over.summary().over && !running.summary().over);
    (over, running)
}

#[test]
fn a_finished_game_is_counted_once_and_stays_counted_when_it_is_deleted() {
    let (over, running) = games();
    let store = InMemory::default();
    let save = |id: &str, handle: &GameHandle, when: f64| {
        store::save(&store, id, handle, when).expect("memory takes everything");
    };
    save("a", &over, 0.0); // found without a line: nobody knows when it was played
    save("copy", &over.with_title("A copy"), 2.0);
    save("other", &running, 3.0);
    let waiting = store::unremembered(&store);
    assert_eq!(waiting.len(), 2, "what is not over is not counted");
    waiting.iter().for_each(|meta| store::remember_kept(&store, meta));
    assert!(store::unremembered(&store).is_empty());
    let counted = store::past(&store);
    assert_eq!(counted.len(), 1, "a copy is the same game");
    let brief = over.summary();
    assert_eq!((counted[0].game.as_str(), counted[0].seats.len()), ("tigris", brief.players.len()));
    assert!(counted[0].seats.iter().any(|seat| seat.place == 1) && counted[0].seats[0].score.is_some());

    store::delete(&store, "a", 5.0);
    store::delete(&store, "copy", 5.0);
    store::empty_trash(&store, f64::MAX);
    assert_eq!(store::past(&store).len(), 1);

    // Taken back by consent: it is not over any more.
    store::remember_past(&store, "other", &over, 4.0);
    assert_eq!(store::past(&store).len(), 1);
}

#[test]
fn forgotten_games_are_not_counted_again() {
    let (over, _) = games();
    let store = InMemory::default();
    store::save(&store, "a", &over, 1.0).expect("memory takes everything");
    store::unremembered(&store).iter().for_each(|meta| store::remember_kept(&store, meta));
    assert_eq!(store::past(&store).len(), 1);
    store::forget_all(&store, 10.0);
    assert!(store::past(&store).is_empty() && store::unremembered(&store).is_empty());
    assert_eq!(store::list(&store).len(), 1, "the game itself stays");
    // Played after that: counted.
    store::save(&store, "b", &over, 11.0).expect("memory takes everything");
    assert_eq!(store::unremembered(&store).len(), 1);
    store.set("deska.past.c", "{").expect("memory takes everything");
    assert!(store::past(&store).is_empty(), "what cannot be read is not counted");
}

#[test]
fn one_person_is_told_streaks_opponents_and_records() {
    let all = [
        past("carcassonne", 1.0, vec![seat("Eva", 1, 80), seat("Jan", 2, 61)]),
        past("carcassonne", 2.0, vec![seat("Eva", 2, 71), seat("Jan", 1, 90), computer(3, 12)]),
        past("tigris", 3.0, vec![seat("Eva", 1, 9), seat("", 2, 9)]),
        past("carcassonne", 4.0, vec![seat("Eva", 1, 70), computer(2, 60), computer(3, 50)]),
        past("java", 5.0, vec![seat("Jan", 1, 20), computer(2, 12)]),
    ];
    assert_eq!(people(&all), ["Eva", "Jan"]);
    let eva = person(&all, "Eva");
    assert_eq!((eva.played.len(), eva.wins(), eva.rows()), (4, 3, (2, 2)));
    assert_eq!(eva.by_game(), [("tigris", 1, 1), ("carcassonne", 2, 3)]);
    let met: Vec<_> =
        eva.rivals.iter().map(|one| (one.name.as_str(), one.controller, one.ahead, one.behind)).collect();
    let hard = Controller::Computer(Level::Hard.into());
    assert_eq!(met, [("", hard, 3, 0), ("Jan", Controller::Person, 1, 1), ("", Controller::Person, 1, 0)]);
    let records = eva.records().map(|played| played.map(|played| (played.when, played.score)));
    assert_eq!(
        records,
        [Some((1.0, Some((80, 19)))), Some((3.0, Some((9, 0)))), Some((1.0, Some((80, 19))))]
    );
    let jan = person(&all, "Jan");
    assert_eq!((jan.rows(), jan.last().len()), ((2, 2), 3), "the last game was won");
    assert_eq!(person(&all, "Nobody"), Default::default());
}

#[test]
fn a_single_player_needs_no_name() {
    let all = [
        past("java", 1.0, vec![seat("", 1, 20), computer(2, 12)]),
        past("java", 2.0, vec![seat("", 1, 20), seat("", 2, 12)]),
        past("java", 3.0, vec![seat("", 2, 20), seat("Eva", 1, 22)]),
        past("java", 4.0, vec![seat("", 2, 20), computer(1, 22)]),
    ];
    assert_eq!(people(&all), ["", "Eva"]);
    let alone = person(&all, "");
    let when: Vec<f64> = alone.played.iter().map(|played| played.when).collect();
    assert_eq!((when, alone.wins()), (vec![1.0, 4.0], 1), "of two without a name nobody knows who is who");
    assert_eq!(person(&all, "Eva").rivals[0].name, "");
}
