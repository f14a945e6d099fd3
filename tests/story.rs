//! The story of a finished game, on random games: the chart ends at the final scores, and scores add up.

use deska::games::carcassonne::{self, Carcassonne};
use deska::games::elementaris::{self, Elementaris};
use deska::games::java::Java;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::board::end as tigris;
use deska::games::tigris::{Color, Term, Tigris};
use deska::lang::{Lang, Names};
use deska::play::ending::{Sources, WALK_SUM};
use deska::play::running_game::{GameHandle, RunningGame};
use deska::play::{Play, ScreenMode};
use deska::scenes::staging::{Anchor, Look, Movement};
use deska::scenes::{Light, Stage};
use deska::story::{self, Emphasis, Leading, Score};
use deska::table::{Actor, Count, Dice, Game, Row, Seat, Session, Turn, Viewer, record};

use std::collections::BTreeSet;

use crate::laws::{head, lively};
use crate::toy::{Event, Pebbles};

fn random_game<G: Game>(seats: usize, seed: u64) -> Session<G> {
    let mut session: Session<G> = Session::new(head(G::Options::default(), seats, seed));
    let mut dice = Dice::new(seed);
    loop {
        session.roll_all();
        let Turn::Seat(seat) = session.game().turn() else { return session };
        let action = session.game().random(&mut dice);
        assert!(action.is_some_and(|action| session.play(seat, action).is_ok()));
    }
}

fn values(rows: &[Row<Term>], term: Term) -> Vec<i32> {
    rows.iter().find(|row| row.term == term).map(|row| row.values.clone()).unwrap_or_default()
}

#[test]
fn the_series_ends_with_the_standing() {
    for seats in 2..=4 {
        let session = random_game::<Tigris>(seats, seats as u64);
        let series = story::series(&session, &story::begins(&session), |rows| values(rows, Term::Sorted(0)));
        let last: Vec<i32> = series.iter().filter_map(|line| line.last().copied()).collect();
        assert_eq!(last, values(&session.game().standing().rows, Term::Sorted(0)));
        for line in &series {
            assert_eq!(line.len(), session.turn_starts().len() + 1);
            assert_eq!(line[0], 0);
            assert!(line.windows(2).all(|pair| pair[0] <= pair[1]), "points never fall");
        }
    }
}

#[test]
fn a_series_of_the_template_game_counts_its_pebbles() {
    let session = random_game::<Pebbles>(3, 5);
    let series = story::series(&session, &story::begins(&session), |rows| rows[0].values.clone());
    let last: Vec<i32> = series.iter().filter_map(|line| line.last().copied()).collect();
    assert_eq!(last, session.game().standing().rows[0].values);
    let laid = |event: &Event| match event {
        Event::Laid(seat, _) => vec![(*seat, (), 1)],
        _ => Vec::new(),
    };
    let scores = story::scores(&session, Viewer::Spectator, laid);
    assert_eq!(scores.len() as i32, last.iter().sum::<i32>());
    assert!(scores.windows(2).all(|pair| pair[0].entry <= pair[1].entry));
}

#[test]
fn a_game_that_counts_rounds_is_told_round_by_round() {
    let session = random_game::<Elementaris>(3, 8);
    let begins = story::begins(&session);
    let Some(Count::Round(rounds)) = session.game().count() else { panic!("it counts rounds") };
    assert_eq!(begins.len(), rounds);
    assert!(session.turn_starts().len() > 2 * rounds, "a round has a turn of each seat at least");
    for (nth, entry) in begins.iter().enumerate() {
        assert_eq!(session.at(*entry).count(), Some(Count::Round(nth + 1)));
        assert_eq!(story::turn_at(&begins, *entry), nth + 1);
    }
    let tigris = random_game::<Tigris>(3, 8);
    assert_eq!(story::begins(&tigris), tigris.turn_starts(), "others are told turn by turn");
}

/// Events are dated by the rounds of the game, also where the record begins in the middle of it.
#[test]
fn a_game_from_a_position_is_dated_by_its_own_rounds() {
    let text = "deska 1\ngame elementaris\nseats 2\nposition\nround 20\nclock 1\ncities 0 D1\ncities 1 B5\n\
                armies 0 I@D2\narmies 1 I@B5c\n--\n";
    let record = record::Record::parse(text).expect("a record");
    let mut session = record::play::<Elementaris>(&record).expect("it plays").session;
    let mut dice = Dice::new(4);
    while let Turn::Seat(seat) = session.game().turn() {
        let legal = session.game().legal();
        let ends = |action: &&elementaris::Action| {
            !matches!(action, elementaris::Action::Propose(_) | elementaris::Action::Resign)
        };
        let calm: Vec<_> = legal.iter().filter(ends).collect();
        let gains = |action: &&&elementaris::Action| {
            matches!(***action, elementaris::Action::Occupy(_) | elementaris::Action::Take(_))
        };
        let action = **calm.iter().find(gains).or(dice.pick(&calm)).expect("a decision");
        session.play(seat, action).expect("legal");
        session.roll_all();
    }
    assert_eq!(session.game().count(), Some(Count::Round(33)));
    let handle = GameHandle::at(session);
    let cells = (0..4).flat_map(|line| (0..2).map(move |column| (line, column)));
    let sources = cells.filter_map(|(line, column)| handle.sources(Lang::En, line, column));
    let dates: Vec<Count> = sources.flat_map(|sources| sources.steps).map(|step| step.at).collect();
    assert!(dates.len() > 2, "{dates:?}");
    assert!(dates.iter().all(|at| matches!(at, Count::Round(20..=33))), "{dates:?}");
}

#[test]
fn an_entry_belongs_to_the_turn_that_had_begun_before_it() {
    fn belongs<G: Game>(session: &Session<G>) {
        let turns = session.turn_starts();
        assert!(turns.len() > 2);
        for entry in 0..session.len() {
            let begun = turns.iter().filter(|begun| **begun <= entry).count();
            assert_eq!(session.turn_at(entry, false), begun, "entry {entry}");
        }
    }
    let landscape = random_game::<Carcassonne>(2, 5);
    // A drawn tile belongs to the seat that places it, like the tiles before it that fit nowhere.
    let mut set_aside = 0;
    for game in (0..40).map(|seed| random_game::<Carcassonne>(2, seed)) {
        let seats = |entry: usize| matches!(game.steps()[entry].entry.actor, Actor::Seat(_));
        for entry in 0..game.len() {
            let Some(lays) = (entry..game.len()).find(|entry| seats(*entry)) else { continue };
            assert_eq!(game.turn_at(entry, true), game.turn_at(lays, false), "entry {entry}");
            set_aside += usize::from(lays > entry + 1);
        }
    }
    assert!(set_aside > 0, "a tile that fits nowhere is met");
    belongs(&random_game::<Tigris>(3, 2));
    belongs(&landscape);
    belongs(&random_game::<Elementaris>(2, 5));
}

#[test]
fn scores_add_up_to_the_breakdown() {
    let session = random_game::<Tigris>(4, 9);
    let rows = session.game().standing().rows;
    let scores = story::scores(&session, Viewer::Spectator, tigris::source);
    let sum = |seat: usize, term| -> i32 {
        scores.iter().filter(|s| s.seat == Seat::new(seat) && s.term == term).map(|s| s.points).sum()
    };
    for seat in 0..4 {
        for color in Color::ALL {
            assert_eq!(sum(seat, Term::Total(color)), values(&rows, Term::Points(color))[seat]);
        }
        assert_eq!(sum(seat, Term::Treasures), values(&rows, Term::Treasures)[seat]);
    }
    assert!(scores.iter().all(|s| s.entry < session.len()));
}

#[test]
fn the_table_of_tigris_marks_what_counts() {
    for seed in 0..20 {
        let session = random_game::<Tigris>(4, seed);
        let standing = session.game().standing();
        let lines = tigris::lines(&standing);
        for seat in 0..4 {
            let colours = &lines[..4];
            let framed = colours.iter().filter(|l| l.cells[seat].mark == Emphasis::Counts);
            assert!(framed.clone().count() >= 1);
            assert!(framed.clone().all(|l| l.cells[seat].value == lines[4].cells[seat].value));
            let extra: i32 = colours.iter().map(|l| i32::from(l.cells[seat].extra)).sum();
            assert_eq!(extra, values(&standing.rows, Term::Treasures)[seat]);
        }
        let decides = lines[5..].iter().any(|l| l.cells.iter().any(|c| c.mark == Emphasis::Decides));
        let weakest = &lines[4].cells;
        let pairs = (0..4).flat_map(|one| (0..one).map(move |other| (one, other)));
        let level: Vec<_> =
            pairs.filter(|(one, other)| weakest[*one].value == weakest[*other].value).collect();
        let parted = level.iter().any(|(one, other)| standing.ranks[*one] != standing.ranks[*other]);
        assert_eq!(decides, parted, "a rank is underlined exactly when it broke a tie, for whichever place");
        assert!(lines.len() == 5 || !level.is_empty());
    }
}

#[test]
fn some_conflict_of_a_long_game_cost_tiles() {
    let session = random_game::<Tigris>(4, 3);
    let events = || session.steps().iter().flat_map(|step| &step.events);
    let cost = tigris::costliest(events());
    assert!(cost.is_some_and(|cost| cost.tiles > 0 && cost.at.is_some()));
    assert_eq!(tigris::costliest(events().take(0)), None);
}

#[test]
fn the_longest_lead_is_of_one_seat_alone() {
    let lead = |seat, from, to| Some(Leading { seat: Seat::new(seat), from, to });
    assert_eq!(story::longest_lead(&[vec![0, 0, 0], vec![0, 0, 0]]), None);
    assert_eq!(story::longest_lead(&[vec![0, 1, 2, 2], vec![0, 0, 2, 3]]), lead(0, 1, 1));
    assert_eq!(story::longest_lead(&[vec![0, 1, 2, 2, 2], vec![0, 0, 2, 3, 4]]), lead(1, 3, 4));
    assert_eq!(story::longest_lead(&[]), None);
}

#[test]
fn the_largest_score_is_the_first_among_equals() {
    let score = |points, entry| Score { seat: Seat::new(0), term: (), points, entry };
    assert_eq!(story::largest(&[score(1, 0), score(4, 1), score(4, 2), score(2, 3)]), Some(score(4, 1)));
    assert_eq!(story::largest::<()>(&[]), None);
}

#[test]
fn seats_are_ordered_by_place() {
    let seats: Vec<usize> = story::ranking(&[3, 1, 1, 4]).iter().map(|seat| seat.index()).collect();
    assert_eq!(seats, [1, 2, 0, 3]);
    assert_eq!(
        (story::turn_at(&[2, 5], 0), story::turn_at(&[2, 5], 2), story::turn_at(&[2, 5], 9)),
        (0, 1, 2)
    );
}

#[test]
fn carcassonne_is_walked_through_fields_first() {
    let mut met = Vec::new();
    for seed in 0..6 {
        let walk = GameHandle::at(random_game::<Carcassonne>(3, seed)).ending(Lang::En).walk;
        let mut stages: Vec<String> = walk.into_iter().map(|step| step.stage).collect();
        stages.dedup();
        let all = ["Fields", "Cities", "Monasteries", "Roads"];
        let order: Vec<&str> = all.into_iter().filter(|stage| stages.iter().any(|it| it == stage)).collect();
        assert_eq!(stages, order, "each kind once, and fields before what is not finished");
        met.extend(stages);
    }
    assert!(met.iter().any(|stage| stage == "Fields"));
}

/// In Java some players make their last turn after others are scored; in Taj Mahal every visit is scored by itself.
#[test]
fn each_step_of_the_walk_shows_the_board_at_its_time() {
    fn earlier<G: Stage>(seats: usize, seed: u64) -> bool {
        let handle = GameHandle::at(random_game::<G>(seats, seed));
        let pieces =
            |nth: usize| handle.scoring_step_board(Lang::En, nth).expect("a step of the walk").pieces;
        let last = handle.last_board(Lang::En, &[]).pieces;
        let steps = handle.ending(Lang::En).walk.len();
        (0..steps).any(|nth| pieces(nth).len() < last.len())
    }
    assert!((0..12).any(|seed| earlier::<Java>(4, seed)));
    assert!(earlier::<TajMahal>(3, 1));
}

/// Plays a random game in which much happens to its end.
fn lively_game<G: Game>(seats: usize, seed: u64) -> Session<G> {
    let mut session: Session<G> = Session::new(head(G::Options::default(), seats, seed));
    let mut dice = Dice::new(seed);
    loop {
        session.roll_all();
        let Turn::Seat(seat) = session.game().turn() else { return session };
        let action = lively(session.game(), 3, &mut dice);
        assert!(action.is_some_and(|action| session.play(seat, action).is_ok()));
    }
}

/// Checks that the last act of a random game leaves the final scoring to the walk; returns the points of that.
fn last_act<G: Stage>(seats: usize, seed: u64, points: fn(&G::View, Seat) -> i32) -> i32 {
    let session = lively_game::<G>(seats, seed);
    let page = GameHandle::at(session.clone()).ending(Lang::En);
    let names = Names::new(Lang::En, G::TITLES, &session.head.players);
    let entry = session.len() - 1;
    let events = session.steps()[entry].events.clone();
    let play = Play::new(session).with_hands_closed(ScreenMode::Public);
    let mut view = play.view();
    G::withhold_end(&mut view, &events);
    let staging = RunningGame::staging(&play, Lang::En, entry);
    let Some(last) = page.walk.last() else { return 0 };
    let first = page.walk.get(page.final_step);
    for (column, place) in page.seats.iter().enumerate() {
        let seat = place.mark.seat;
        let before = first.map_or(last.totals[column], |step| step.totals[column] - step.gains[column]);
        assert_eq!(points(&view, seat), before, "seed {seed}, seat {seat}");
        let given = events.iter().filter(|event| !G::is_final_scoring(event)).flat_map(G::points_of);
        let given: i32 = given.filter(|(to, ..)| *to == seat).map(|(.., points)| points).sum();
        let counted = staging.cues.iter().filter_map(|cue| {
            match (&staging.performers[cue.performer].look, &cue.motion) {
                (Look::OfSeat { seat: to, .. }, Movement::Count(by)) if *to == seat => Some(*by),
                _ => None,
            }
        });
        assert_eq!(counted.sum::<i32>(), given, "seed {seed}, seat {seat}");
    }
    let told: String =
        RunningGame::log(&play, Lang::En, entry, entry + 1).into_iter().map(|line| line.text).collect();
    for event in events.iter().filter(|event| G::is_final_scoring(event)) {
        let text = G::event(Lang::En, event, &names).expect("it is told in the log");
        assert!(!told.contains(&text), "seed {seed}: {text}");
    }
    page.walk.iter().skip(page.final_step).flat_map(|step| &step.gains).sum()
}

#[test]
fn the_last_act_leaves_the_final_scoring_to_the_walk() {
    let mut counted = [0; 3];
    for seed in 0..4 {
        counted[0] += last_act::<Carcassonne>(3, seed, |view, seat| view.public.points(seat).into());
        counted[1] += last_act::<Java>(3, seed, |view, seat| view.public.total(seat).into());
        counted[2] += last_act::<TajMahal>(3, seed, |view, seat| view.score(seat).into());
    }
    assert!(counted.iter().all(|points| *points > 0), "{counted:?} points are counted at the end");
}

/// The sums are seen while they count.
#[test]
fn points_of_the_walk_land_beside_the_sums() {
    let handle = GameHandle::at(random_game::<Carcassonne>(3, 1));
    let mut flights = 0;
    for step in 0..handle.ending(Lang::En).walk.len() {
        let staging = handle.scoring_step_staging(Lang::En, step).expect("a step of the walk");
        for cue in &staging.cues {
            if let Movement::Fly { to: Anchor::Counter(_, lands), .. } = &cue.motion {
                assert!(*lands != WALK_SUM, "step {step} covers a sum");
                flights += 1;
            }
        }
    }
    assert!(flights > 3, "{flights} flights are too few to tell anything");
}

#[test]
fn the_sources_of_points_in_taj_mahal_look_different() {
    let page = GameHandle::at(random_game::<TajMahal>(3, 1)).ending(Lang::En);
    let art: Vec<String> = page.lines.into_iter().filter_map(|line| line.art).collect();
    assert_eq!(art.iter().collect::<BTreeSet<_>>().len(), art.len(), "{art:?}");
}

/// Walk, chart, breakdown and log tell the same, the points for hands included.
#[test]
fn the_walk_through_taj_mahal_ends_with_the_hands() {
    let mut counted = 0;
    for seed in 0..4 {
        let session = random_game::<TajMahal>(3, seed);
        let handle = GameHandle::at(session);
        let page = handle.ending(Lang::En);
        let sum = page.lines.iter().find(|line| line.sum).expect("the total");
        let total: Vec<i32> = sum.cells.iter().map(|cell| cell.value).collect();
        let ends: Vec<i32> = page.chart.iter().filter_map(|line| line.last().copied()).collect();
        let last = page.walk.last().expect("a step");
        assert_eq!((&last.totals, &ends), (&total, &total));
        assert!(last.text.starts_with("The hands: "), "{}", last.text);
        let all = page.walk.iter().map(|step| &step.gains);
        let walked = all.fold(vec![0; 3], |sum, gains| sum.iter().zip(gains).map(|(a, b)| a + b).collect());
        assert_eq!(walked, total);
        counted += last.gains.iter().sum::<i32>();
        for (row, line) in page.lines.iter().enumerate().filter(|(_, line)| line.label.contains("ards")) {
            for (column, cell) in line.cells.iter().enumerate().filter(|(_, cell)| cell.traced) {
                let sources = handle.sources(Lang::En, row, column).expect("it is traced");
                assert_eq!(sources.steps.iter().map(|step| step.points).sum::<i32>(), cell.value);
            }
        }
    }
    assert!(counted > 10, "{counted} points are too few");
}

/// The texts of every traced number: its label, its value and its sources.
fn traced<G: Stage>(session: Session<G>) -> Vec<(String, i32, Sources)> {
    let handle = GameHandle::at(session);
    assert_eq!(handle.sources(Lang::En, 99, 0), None);
    let mut traced = Vec::new();
    for (row, line) in handle.ending(Lang::En).lines.into_iter().enumerate() {
        for (column, cell) in line.cells.iter().enumerate().filter(|(_, cell)| cell.traced) {
            let sources = handle.sources(Lang::En, row, column).expect("it is traced");
            traced.push((line.label.clone(), cell.value, sources));
        }
    }
    traced
}

/// For points of a conflict, the command and the points are shown, without the events between.
#[test]
fn the_sources_of_a_number_are_short() {
    let (mut told, mut long) = (0, 0);
    for (.., sources) in (0..3).flat_map(|seed| traced(random_game::<Tigris>(3, seed))) {
        for step in &sources.steps {
            let mut sentences = step.text.split_inclusive(". ");
            sentences.next();
            let rest: Vec<&str> = sentences.collect();
            assert!(rest.iter().all(|sentence| sentence.contains(" point")), "{}", step.text);
            (told, long) = (told + 1, long + usize::from(!rest.is_empty()));
        }
    }
    assert!(told > 20 && long > 10, "{told} {long}");
}

/// A number of things owned at the end is traced to their places and to the events that changed it.
#[test]
fn possessions_at_the_end_are_shown_where_they_are() {
    let mut met = 0;
    for seed in 0..3 {
        let session = random_game::<Elementaris>(3, seed);
        let game = *session.game();
        for (label, value, sources) in traced(session) {
            assert!(sources.steps.iter().all(|step| step.points != 0), "{}", sources.title);
            if !label.starts_with("Armies") {
                continue;
            }
            let outlined = sources.board.places.iter().filter(|place| place.light == Light::Cause).count();
            let fields = |seat: Seat| -> BTreeSet<_> {
                elementaris::Army::all().filter_map(|army| game.spot(seat, army)).collect()
            };
            let is_outlined = Seat::all(3).any(|seat| fields(seat).len() == outlined);
            assert!(value == 0 || is_outlined, "{}: {outlined} are outlined", sources.title);
            met += usize::from(value > 0);
        }
    }
    assert!(met > 3, "{met}");
}

/// In every game the sources of a number add up to it, except for additions at the very end.
#[test]
fn the_sources_of_a_number_add_up_to_it() {
    fn sums<G: Stage>() {
        let mut told = 0;
        for seed in 0..3 {
            for (.., value, sources) in traced(random_game::<G>(3, seed)) {
                let sum: i32 = sources.steps.iter().map(|step| step.points).sum();
                let whole = if sources.end.is_some() { sum < value } else { sum == value };
                assert!(whole, "{}, {}: {sum} of {value}", G::INFO.id, sources.title);
                told += sources.steps.len();
            }
        }
        assert!(told > 5, "{}: {told}", G::INFO.id);
    }
    sums::<Tigris>();
    sums::<Carcassonne>();
    sums::<TajMahal>();
    sums::<Java>();
    sums::<Elementaris>();
}

/// The sources of a number add up to it: feature by feature, each in one sentence with its points and lit as one area.
/// No other events of the entry are shown: neither points of others nor events before or after.
#[test]
fn a_number_has_only_its_own_sources() {
    let (mut told, mut together) = (0, 0);
    for seed in 0..8 {
        let session = random_game::<Carcassonne>(3, seed);
        let features = Seat::all(3).map(|seat| {
            let given = |event: &&carcassonne::Event| match event {
                carcassonne::Event::Completed { feature } | carcassonne::Event::Counted { feature } => {
                    feature.holders().contains(&seat)
                }
                _ => false,
            };
            session.steps().iter().flat_map(|step| &step.events).filter(given).count()
        });
        let (features, mut lines): (usize, usize) = (features.sum(), 0);
        for (label, value, sources) in traced(session) {
            let sum: i32 = sources.steps.iter().map(|step| step.points).sum();
            assert_eq!(sum, value, "{}", sources.title);
            together += usize::from(label.starts_with("Unfinished") && sources.steps.len() > 1);
            for step in sources.steps.iter().filter(|_| label != "Ransom") {
                assert!(step.text.ends_with('.') && !step.text.contains(". "), "one sentence: {}", step.text);
                let worth = [format!(": {} point", step.points), ": no points".into()];
                assert!(worth.iter().any(|worth| step.text.contains(worth)), "its points: {}", step.text);
                lines += 1;
            }
            let board = &sources.board;
            assert!(board.places.iter().all(|place| place.light != Light::Cause), "no whole tiles are lit");
            let count = |class: &str| board.shapes.iter().filter(|shape| shape.class == class).count();
            let areas = usize::from(label != "Ransom");
            assert_eq!((count("veil"), count("lit")), (areas, areas), "{}", sources.title);
            assert!(count("counted rim-case") >= sources.steps.len() * areas, "{}", sources.title);
            let mut ids: Vec<&str> = board.shapes.iter().map(|shape| shape.id.as_str()).collect();
            ids.sort_unstable();
            assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "a city of two fields is outlined once");
            told += sources.steps.len();
        }
        assert_eq!(lines, features, "every feature has a line for each of its holders");
    }
    assert!(told > 40 && together > 2, "{told}, {together}");
}

/// A sentence of points without their origin is shown with the events before it, not after it.
#[test]
fn points_without_a_place_are_told_with_their_cause() {
    let mut laid = 0;
    for (.., sources) in traced(random_game::<Tigris>(4, 9)) {
        for step in &sources.steps {
            let last = step.text.trim_end_matches('.').rsplit(". ").next().unwrap_or_default();
            assert!(last.contains(" gets "), "it ends with the points: {}", step.text);
            laid += usize::from(step.text.contains(" places a "));
        }
    }
    assert!(laid > 5, "{laid}");
}

/// Many sentences of an entry have one log line each, also in the final scoring; a few share one line.
#[test]
fn the_final_scoring_is_logged_line_by_line() {
    let session = random_game::<Carcassonne>(4, 2);
    let last = session.len() - 1;
    let handle = GameHandle::at(session);
    for lang in Lang::ALL {
        let log = handle.log(lang, 0, last + 1);
        let scoring = log.last().expect("an end");
        assert_eq!(scoring.entry, last);
        assert!(scoring.long() && scoring.text.lines().count() > 4, "{}", scoring.text);
        let two: Vec<&str> = scoring.text.lines().take(2).collect();
        assert_eq!(scoring.shortened(), format!("{} …", two.join(" ")));
        assert!(log.iter().filter(|line| !line.long()).all(|line| line.shortened() == line.text));
        assert!(
            scoring.text.lines().all(|line| line.ends_with('.') && !line.contains(". ")),
            "{}",
            scoring.text
        );
        assert!(log.iter().any(|line| line.text.contains(". ") && !line.text.contains('\n')));
    }
}
