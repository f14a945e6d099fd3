//! The boundary between the games and the app: every game is behind it, and all data that crosses it
//! survives serialization unchanged.

use std::fmt::Debug;

use deska::games::{game_module, games, of};
use deska::lang::Lang;
use deska::lobby::PLAIN;
use deska::play::ScreenMode;
use deska::play::compare::Alternative;
use deska::play::ending::EndPage;
use deska::play::game_module::GameModule;
use deska::play::running_game::GameHandle;
use deska::play::table_view::{Prompt, TableView, ViewOptions};
use deska::scenes::parts::{Availability, Part, controls};
use deska::scenes::{Command, Gain, Light, Regions};
use deska::table::Dice;
use deska::table::record::Record;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Serializes and deserializes a value, and checks that it is unchanged.
fn crosses<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("plain data");
    let back: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&back, value);
    back
}

fn begin(game: &dyn GameModule, seed: &str) -> GameHandle {
    let mut form = crate::lobby::new(game, PLAIN, &[]);
    form.seed = seed.into();
    game.begin(&form).expect("the default form has no problem")
}

fn view_options(lang: Lang, told: usize) -> ViewOptions {
    ViewOptions { lang, regions: Regions::All, show_legal: true, aids: true, announced: told }
}

/// The next command of a player.
fn next(handle: &GameHandle, dice: &mut Dice) -> Option<Command> {
    match handle.mode() {
        ScreenMode::Over | ScreenMode::Public => None,
        ScreenMode::Curtain(_) => Some(Command::Reveal),
        ScreenMode::Result(_) => Some(Command::EndTurn),
        ScreenMode::Hand(_) if handle.table_view(&ViewOptions::default()).awaits_end => {
            Some(Command::EndTurn)
        }
        ScreenMode::Hand(_) => {
            let choices = handle.choices(Lang::En, "", usize::MAX);
            assert_eq!(choices.found, choices.first.len());
            let choice = dice.pick(&choices.first).expect("somebody who decides can do something");
            if handle.summary().entries.is_multiple_of(7) {
                let chosen = handle.act(&choice.command);
                let aimed = chosen.summary().entries == handle.summary().entries;
                let done = if aimed { chosen.act(&Command::Commit) } else { chosen };
                assert_eq!(done.record(), handle.act(&Command::Do(choice.notation.clone())).record());
            }
            Some(Command::Do(choice.notation.clone()))
        }
    }
}

#[test]
fn whole_games_are_played_through_text_alone() {
    let mut won = 0;
    for game in games() {
        let (mut handle, mut dice, mut step) = (begin(game, "5eed"), Dice::new(3), 0);
        // Decisions with an alternative.
        let mut others: Vec<(usize, String)> = Vec::new();
        while let Some(command) = next(&handle, &mut dice) {
            let before = handle.summary();
            if let (Command::Do(_), 0) = (&command, step % 5) {
                let choice = dice.pick(&handle.choices(Lang::En, "", usize::MAX).first).cloned();
                others.extend(choice.map(|choice| (before.entries, choice.notation)));
            }
            let acted = handle.act(&crosses(&command));
            step += 1;
            assert!(step < 4000, "the game does not end");
            // Resigning in the first rounds would test little.
            if acted.mode() == ScreenMode::Over && before.entries <= 40 {
                continue;
            }
            handle = acted;
            // Some games have a thousand steps; a few are enough.
            if step % (if step < 150 { 5 } else { 60 }) == 0 {
                let lang = Lang::ALL[step % 2];
                won += everything(&handle, lang, before.entries);
            }
        }
        let brief = crosses(&handle.summary());
        assert!(brief.over && brief.entries > 40 && brief.game == game.info().id);
        for lang in Lang::ALL {
            let ending = crosses(&handle.ending(lang));
            assert_eq!((ending.seats.len(), ending.chart.len()), (brief.players.len(), brief.players.len()));
            for row in 0..ending.lines.len() {
                crosses(&handle.sources(lang, row, 0));
            }
            crosses(&handle.last_board(lang, &[]));
            assert_walk(&handle, lang, &ending);
        }
        assert_compared(&handle, &others);
    }
    assert!(won > 0, "nobody saw what was won");
}

/// A decision and its alternative: both in words, and some of them on the board.
fn assert_compared(handle: &GameHandle, others: &[(usize, String)]) {
    let reasons = vec!["no such fact".to_string()];
    let instead = |entry, other, shows_other| Alternative { entry, other, reasons: &reasons, shows_other };
    let mut placed = 0;
    for (nth, (entry, other)) in others.iter().enumerate() {
        let lang = Lang::ALL[nth % 2];
        let both = [true, false].map(|shows| crosses(&handle.compare(lang, &instead(*entry, other, shows))));
        let [Some(with_other), Some(with_played)] = both else { panic!("{entry}: {other}") };
        assert!(!with_other.played.is_empty() && !with_other.other.is_empty());
        placed += usize::from(!with_other.other_at.is_empty() || !with_played.played_at.is_empty());
    }
    assert!(placed > 0, "none of {} moves is seen on the board", others.len());
    assert_eq!(handle.compare(Lang::En, &instead(0, "no move", true)), None);
    assert_eq!(handle.compare(Lang::En, &instead(usize::MAX, "pass", true)), None);
}

/// The walk through the scoring adds up: each step gives the increase of the totals, the last totals are the result.
fn assert_walk(handle: &GameHandle, lang: Lang, ending: &EndPage) {
    for (before, after) in ending.walk.iter().zip(ending.walk.iter().skip(1)) {
        let sums: Vec<i32> =
            before.totals.iter().zip(&after.gains).map(|(total, gain)| total + gain).collect();
        assert_eq!(sums, after.totals);
    }
    if let Some(step) = ending.walk.last() {
        let result: Vec<i32> = ending.chart.iter().filter_map(|line| line.last().copied()).collect();
        assert_eq!(step.totals, result);
    }
    for (nth, step) in ending.walk.iter().enumerate() {
        assert!(!step.text.is_empty());
        let scene =
            crosses(&handle.scoring_step_board(lang, nth).expect("every step of the walk has its board"));
        let lit = scene.places.iter().any(|place| place.light == Light::Cause);
        let shaped = scene.shapes.iter().any(|shape| shape.class.starts_with("counted"));
        let nobody = step.gains.iter().all(|gain| *gain == 0);
        assert!(lit || shaped || nobody, "{}: {} lights nothing", ending.game, step.text);
    }
    assert!(handle.scoring_step_board(lang, ending.walk.len()).is_none());
}

#[test]
fn the_end_is_not_revealed_before_it() {
    for game in games() {
        let handle = begin(game, "5eed").act(&Command::Reveal);
        assert_eq!(handle.ending(Lang::En), EndPage::default());
        assert!(handle.sources(Lang::En, 0, 0).is_none());
        let board = handle.last_board(Lang::En, &[]);
        assert!(!board.pieces.is_empty() || !board.patches.is_empty(), "what may be seen is drawn");
    }
}

/// Gains of the device's holder fly to an existing part. Gains of others may fly to a hidden one.
fn assert_gains_land(shown: &TableView) -> usize {
    let own = |gain: &&Gain| gain.to == shown.subject.seat && !gain.lands.is_empty();
    let own: Vec<&Gain> = shown.gains.iter().filter(own).collect();
    for gain in &own {
        let cards = shown.seats.iter().filter(|card| card.mark.seat == gain.to).map(|card| &card.parts);
        let parts: Vec<&Vec<Part>> = [&shown.strip, &shown.tray].into_iter().chain(cards).collect();
        let text = serde_json::to_string(&parts).expect("plain data");
        let classes = text.split("\"class\":\"").skip(1).filter_map(|rest| rest.split('"').next());
        let found = classes.flat_map(str::split_whitespace).any(|class| *class == *gain.lands);
        assert!(found, "{gain:?} lands nowhere: {text}");
    }
    own.len()
}

/// Requests everything a screen can need at one moment; returns the number of visible gains.
fn everything(handle: &GameHandle, lang: Lang, told: usize) -> usize {
    let entries = handle.summary().entries;
    let shown = crosses(&handle.table_view(&view_options(lang, told)));
    let won = assert_gains_land(&shown);
    assert_eq!(shown.entries, entries);
    assert_eq!(shown.curtain.is_some(), matches!(handle.mode(), ScreenMode::Curtain(_)));
    crosses(&handle.log(lang, entries.saturating_sub(20), entries));
    crosses(&handle.choices(lang, "", 5));
    crosses(&handle.describe(lang));
    crosses(&handle.replay_index(lang, true));
    crosses(&handle.replay_frame(lang, false, entries / 2));
    won
}

/// Behind the curtain there are no parts, places or pieces.
#[test]
fn the_curtain_hides_all_but_public_facts() {
    for game in games().filter(|game| game.info().secrets) {
        let handle = begin(game, "1");
        let shown = handle.table_view(&view_options(Lang::En, 0));
        assert!(shown.curtain.as_ref().is_some_and(|curtain| !curtain.task.is_empty()));
        assert!(shown.tray.is_empty() && shown.panel.is_empty() && shown.seats.is_empty());
        assert!(shown.scene.places.is_empty() && shown.scene.pieces.is_empty());
        assert_eq!(handle.choices(Lang::En, "", 9).found, 0);
    }
}

/// Every control does what it says: a disabled one is refused with the reason that it shows.
#[test]
fn disabled_controls_give_a_reason_and_enabled_ones_are_not_refused() {
    let mut closed = 0;
    for game in games() {
        let (mut handle, mut dice, mut step) = (begin(game, "77"), Dice::new(1), 0);
        while let Some(command) = next(&handle, &mut dice) {
            step += 1;
            if step > 150 && step % 20 != 0 {
                handle = handle.act(&command);
                continue;
            }
            let mut shown = handle.table_view(&view_options(Lang::Cs, 0));
            let mut all: Vec<Part> = Vec::new();
            for parts in [&mut shown.strip, &mut shown.tray, &mut shown.panel] {
                all.append(parts);
            }
            controls(&mut all, &mut |thing| {
                let after = handle.act(&thing.command).table_view(&view_options(Lang::Cs, 0));
                match (thing.state, &after.prompt) {
                    (Availability::Refused, Prompt::Refused { why, .. }) => {
                        assert_eq!(&thing.why, why, "{thing:?}");
                        closed += 1;
                    }
                    (Availability::Refused, _) => panic!("closed, yet not refused: {thing:?}"),
                    // The next number of a stepper can be tried for its reason.
                    (_, Prompt::Refused { why, .. }) => panic!("{thing:?} is refused: {why}"),
                    _ => {}
                }
            });
            handle = handle.act(&command);
        }
    }
    assert!(closed > 20, "{closed}");
}

/// The name of a lit place includes its preview: the same sentence that the prompt shows once it is aimed at.
#[test]
fn lit_places_have_previews() {
    let view_options = ViewOptions { regions: Regions::None, ..view_options(Lang::En, 0) };
    for game in games() {
        let (mut handle, mut dice, mut told) = (begin(game, "77"), Dice::new(1), 0);
        for step in 0..200 {
            let Some(command) = next(&handle, &mut dice) else { break };
            let TableView { keys, scene, .. } = handle.table_view(&view_options);
            // The lights before any pick, after each key, and after a tap on a lit place.
            let lit = scene.places.iter().find(|place| place.light.legal());
            let commands = keys.into_iter().chain(lit.map(|place| Command::Tap(place.spot)));
            let states = [handle.clone()].into_iter().chain(commands.map(|command| handle.act(&command)));
            for picked in states.filter(|_| step % 5 == 1) {
                let shown = picked.table_view(&view_options);
                for place in shown.scene.places.iter().filter(|place| place.light.legal()).take(40) {
                    let aimed = picked.act(&Command::Tap(place.spot)).table_view(&view_options);
                    let Prompt::Asked { text, .. } = aimed.prompt else { continue };
                    told += usize::from(
                        aimed.bar.command == Some(Command::Commit) && place.label.ends_with(&text),
                    );
                }
            }
            // Resigning in the first rounds would test little.
            handle =
                Some(handle.act(&command)).filter(|acted| acted.mode() != ScreenMode::Over).unwrap_or(handle);
        }
        assert!(told > 20, "{}: only {told} lit places tell what comes of them", game.info().id);
    }
}

#[test]
fn records_open_by_their_word_alone() {
    for game in games() {
        let id = game.info().id;
        let handle = begin(game, "9");
        let record = Record::parse(&handle.record()).expect("it was written");
        let opened = of(&record).expect("known").open(&record).expect("plays");
        assert_eq!((opened.handle.summary(), opened.broken), (handle.summary(), None));
        assert_eq!(game_module(id).map(|game| game.info().id), Some(id));
        let again = handle.with_title("  A  title ").rematch();
        assert_eq!(
            (handle.with_title("A title").summary().title.as_str(), again.summary().title.as_str()),
            ("A title", "")
        );
        let fresh =
            |handle: &GameHandle| (handle.summary().at, handle.summary().entries == 0, handle.summary().over);
        assert_eq!(fresh(&again), fresh(&handle), "it starts again");
    }
    let record = Record::parse("deska 1\ngame chess\nseats 2\n--\n").expect("a head");
    assert!(of(&record).is_err() && game_module("chess").is_none());
}

/// A step in the middle of a turn can be undone if the rest stays legal without it; otherwise nothing changes, and the
/// reason is shown.
#[test]
fn a_step_is_taken_out_of_the_turn() {
    let game = game_module("tigris").expect("the first game");
    let text = "deska 1\ngame tigris\nseats 2\nseed 7\n--\n";
    let record = Record::parse(text).expect("a record");
    let mut handle = game.open(&record).expect("plays").handle.act(&Command::Reveal);
    let first = handle.summary().entries;
    let king =
        |handle: &GameHandle| handle.choices(Lang::En, "king", 1).first.pop().expect("a king").notation;
    handle = handle.act(&Command::Do(king(&handle)));
    assert_eq!(handle.summary().entries, first + 1);
    let without = handle.act(&Command::TakeOut(first));
    assert_eq!(without.summary().entries, first, "{}", without.record());
    assert_eq!(
        handle.act(&Command::TakeOut(first + 9)).summary().entries,
        first + 1,
        "there is no such step"
    );
}
