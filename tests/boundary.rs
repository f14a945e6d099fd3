//! The boundary between the games and the app: every game behind it, and everything that crosses it is plain data, which
//! goes through text and comes back the same.

use std::fmt::Debug;

use deska::games::{games, of, rulebook};
use deska::lang::Lang;
use deska::lobby::PLAIN;
use deska::play::Show;
use deska::play::compare::Instead;
use deska::play::ending::EndPage;
use deska::play::rulebook::Rulebook;
use deska::play::shown::{Prompt, Shown, Wish};
use deska::play::sitting::Seated;
use deska::scenes::parts::{Part, State, things};
use deska::scenes::{Deed, Gain, Light, Regions};
use deska::table::Dice;
use deska::table::record::Record;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Sends a value through text and gives what comes back, which must be the same.
fn crosses<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("plain data");
    let back: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&back, value);
    back
}

fn begin(game: &dyn Rulebook, seed: &str) -> Seated {
    let mut form = crate::lobby::new(game, PLAIN, &[]);
    form.seed = seed.into();
    game.begin(&form).expect("the usual form has no problem")
}

fn wish(lang: Lang, told: usize) -> Wish {
    Wish { lang, regions: Regions::All, hints: true, aids: true, told }
}

/// What a player does next, as a deed.
fn next(seated: &Seated, dice: &mut Dice) -> Option<Deed> {
    match seated.show() {
        Show::Over | Show::Watch => None,
        Show::Curtain(_) => Some(Deed::Reveal),
        Show::Result(_) => Some(Deed::EndTurn),
        Show::Hand(_) if seated.shown(&Wish::default()).awaits_end => Some(Deed::EndTurn),
        Show::Hand(_) => {
            let choices = seated.choices(Lang::En, "", usize::MAX);
            assert_eq!(choices.found, choices.first.len());
            let choice = dice.pick(&choices.first).expect("somebody who decides can do something");
            if seated.brief().entries.is_multiple_of(7) {
                let chosen = seated.act(&choice.deed);
                let aimed = chosen.brief().entries == seated.brief().entries;
                let done = if aimed { chosen.act(&Deed::Commit) } else { chosen };
                assert_eq!(done.record(), seated.act(&Deed::Do(choice.notation.clone())).record());
            }
            Some(Deed::Do(choice.notation.clone()))
        }
    }
}

#[test]
fn whole_games_are_played_through_text_alone() {
    let mut won = 0;
    for game in games() {
        let (mut seated, mut dice, mut step) = (begin(game, "5eed"), Dice::new(3), 0);
        // Decisions with another move that could have been made.
        let mut others: Vec<(usize, String)> = Vec::new();
        while let Some(deed) = next(&seated, &mut dice) {
            let before = seated.brief();
            if let (Deed::Do(_), 0) = (&deed, step % 5) {
                let choice = dice.pick(&seated.choices(Lang::En, "", usize::MAX).first).cloned();
                others.extend(choice.map(|choice| (before.entries, choice.notation)));
            }
            let acted = seated.act(&crosses(&deed));
            step += 1;
            assert!(step < 4000, "the game does not end");
            // Giving up in the first rounds would tell little.
            if acted.show() == Show::Over && before.entries <= 40 {
                continue;
            }
            seated = acted;
            // Some games have a thousand steps, of which a few tell enough.
            if step % (if step < 150 { 5 } else { 60 }) == 0 {
                let lang = Lang::ALL[step % 2];
                won += everything(&seated, lang, before.entries);
            }
        }
        let brief = crosses(&seated.brief());
        assert!(brief.over && brief.entries > 40 && brief.game == game.info().id);
        for lang in Lang::ALL {
            let ending = crosses(&seated.ending(lang));
            assert_eq!((ending.seats.len(), ending.chart.len()), (brief.players.len(), brief.players.len()));
            for row in 0..ending.lines.len() {
                crosses(&seated.sources(lang, row, 0));
            }
            crosses(&seated.last_board(lang, &[]));
            assert_walk(&seated, lang, &ending);
        }
        assert_compared(&seated, &others);
    }
    assert!(won > 0, "nobody saw what was won");
}

/// A decision beside another one: both in words, and some of them somewhere on the board.
fn assert_compared(seated: &Seated, others: &[(usize, String)]) {
    let reasons = vec!["no such fact".to_string()];
    let instead = |entry, other, shows_other| Instead { entry, other, reasons: &reasons, shows_other };
    let mut placed = 0;
    for (nth, (entry, other)) in others.iter().enumerate() {
        let lang = Lang::ALL[nth % 2];
        let both = [true, false].map(|shows| crosses(&seated.compared(lang, &instead(*entry, other, shows))));
        let [Some(with_other), Some(with_played)] = both else { panic!("{entry}: {other}") };
        assert!(!with_other.played.is_empty() && !with_other.other.is_empty());
        placed += usize::from(!with_other.other_at.is_empty() || !with_played.played_at.is_empty());
    }
    assert!(placed > 0, "none of {} moves is seen on the board", others.len());
    assert_eq!(seated.compared(Lang::En, &instead(0, "no move", true)), None);
    assert_eq!(seated.compared(Lang::En, &instead(usize::MAX, "pass", true)), None);
}

/// The walk through the scoring adds up: each step gives what the totals rise by, and the last totals are the result.
fn assert_walk(seated: &Seated, lang: Lang, ending: &EndPage) {
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
        let scene = crosses(&seated.walked(lang, nth).expect("every step of the walk has its board"));
        let lit = scene.places.iter().any(|place| place.light == Light::Cause);
        let shaped = scene.shapes.iter().any(|shape| shape.look.starts_with("counted"));
        let nobody = step.gains.iter().all(|gain| *gain == 0);
        assert!(lit || shaped || nobody, "{}: {} lights nothing", ending.game, step.text);
    }
    assert!(seated.walked(lang, ending.walk.len()).is_none());
}

#[test]
fn nothing_of_the_end_is_told_before_it() {
    for game in games() {
        let seated = begin(game, "5eed").act(&Deed::Reveal);
        assert_eq!(seated.ending(Lang::En), EndPage::default());
        assert!(seated.sources(Lang::En, 0, 0).is_none());
        let board = seated.last_board(Lang::En, &[]);
        assert!(!board.pieces.is_empty() || !board.patches.is_empty(), "what may be seen is drawn");
    }
}

/// What the holder of the device has won flies to a part that is there. What others won may be hidden behind their sign.
fn assert_gains_land(shown: &Shown) -> usize {
    let own = |gain: &&Gain| gain.to == shown.holder.seat && !gain.lands.is_empty();
    let own: Vec<&Gain> = shown.scene.gains.iter().filter(own).collect();
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

/// All that a screen may ask for at one moment; how much was seen to be won.
fn everything(seated: &Seated, lang: Lang, told: usize) -> usize {
    let entries = seated.brief().entries;
    let shown = crosses(&seated.shown(&wish(lang, told)));
    let won = assert_gains_land(&shown);
    assert_eq!(shown.entries, entries);
    assert_eq!(shown.curtain.is_some(), matches!(seated.show(), Show::Curtain(_)));
    crosses(&seated.log(lang, entries.saturating_sub(20), entries));
    crosses(&seated.choices(lang, "", 5));
    crosses(&seated.describe(lang));
    crosses(&seated.passage(lang, true));
    crosses(&seated.moment(lang, false, entries / 2));
    won
}

/// Behind the curtain there is no part, no place and no piece that a glance could fall on.
#[test]
fn the_curtain_hides_all_but_public_facts() {
    for game in games().filter(|game| game.info().secrets) {
        let seated = begin(game, "1");
        let shown = seated.shown(&wish(Lang::En, 0));
        assert!(shown.curtain.as_ref().is_some_and(|curtain| !curtain.task.is_empty()));
        assert!(shown.tray.is_empty() && shown.panel.is_empty() && shown.seats.is_empty());
        assert!(shown.scene.places.is_empty() && shown.scene.pieces.is_empty());
        assert_eq!(seated.choices(Lang::En, "", 9).found, 0);
    }
}

/// Everything one can press does what it says: what is closed is refused with the very reason that stands on it.
#[test]
fn closed_things_say_why_and_open_ones_are_not_refused() {
    let mut closed = 0;
    for game in games() {
        let (mut seated, mut dice, mut step) = (begin(game, "77"), Dice::new(1), 0);
        while let Some(deed) = next(&seated, &mut dice) {
            step += 1;
            if step > 150 && step % 20 != 0 {
                seated = seated.act(&deed);
                continue;
            }
            let mut shown = seated.shown(&wish(Lang::Cs, 0));
            let mut all: Vec<Part> = Vec::new();
            for parts in [&mut shown.strip, &mut shown.tray, &mut shown.panel] {
                all.append(parts);
            }
            things(&mut all, &mut |thing| {
                let after = seated.act(&thing.deed).shown(&wish(Lang::Cs, 0));
                match (thing.state, &after.prompt) {
                    (State::Closed, Prompt::Refused { why, .. }) => {
                        assert_eq!(&thing.why, why, "{thing:?}");
                        closed += 1;
                    }
                    (State::Closed, _) => panic!("closed, yet not refused: {thing:?}"),
                    // The next number of a stepper may be tried to hear why it is not allowed.
                    (_, Prompt::Refused { why, .. }) => panic!("{thing:?} is refused: {why}"),
                    _ => {}
                }
            });
            seated = seated.act(&deed);
        }
    }
    assert!(closed > 20, "{closed}");
}

/// A lit place is called by what comes of it: the very sentence that stands above the board once it is aimed at.
#[test]
fn lit_places_tell_what_comes_of_them() {
    let wish = Wish { regions: Regions::None, ..wish(Lang::En, 0) };
    for game in games() {
        let (mut seated, mut dice, mut told) = (begin(game, "77"), Dice::new(1), 0);
        for step in 0..200 {
            let Some(deed) = next(&seated, &mut dice) else { break };
            let Shown { keys, scene, .. } = seated.shown(&wish);
            // What is lit before anything is picked, after each key, and after a tap on what is lit.
            let lit = scene.places.iter().find(|place| place.light.legal());
            let deeds = keys.into_iter().chain(lit.map(|place| Deed::Tap(place.spot)));
            let states = [seated.clone()].into_iter().chain(deeds.map(|deed| seated.act(&deed)));
            for picked in states.filter(|_| step % 5 == 1) {
                let shown = picked.shown(&wish);
                for place in shown.scene.places.iter().filter(|place| place.light.legal()).take(40) {
                    let aimed = picked.act(&Deed::Tap(place.spot)).shown(&wish);
                    let Prompt::Asked { text, .. } = aimed.prompt else { continue };
                    told += usize::from(aimed.bar.deed == Some(Deed::Commit) && place.label.ends_with(&text));
                }
            }
            // Giving up in the first rounds would tell little.
            seated = Some(seated.act(&deed)).filter(|acted| acted.show() != Show::Over).unwrap_or(seated);
        }
        assert!(told > 20, "{}: only {told} lit places tell what comes of them", game.info().id);
    }
}

#[test]
fn records_open_by_their_word_alone() {
    for game in games() {
        let id = game.info().id;
        let seated = begin(game, "9");
        let record = Record::parse(&seated.record()).expect("it was written");
        let opened = of(&record).expect("known").open(&record).expect("plays");
        assert_eq!((opened.seated.brief(), opened.broken), (seated.brief(), None));
        assert_eq!(rulebook(id).map(|game| game.info().id), Some(id));
        let again = seated.titled("  A  title ").rematch();
        assert_eq!(
            (seated.titled("A title").brief().title.as_str(), again.brief().title.as_str()),
            ("A title", "")
        );
        let fresh = |seated: &Seated| (seated.brief().at, seated.brief().entries == 0, seated.brief().over);
        assert_eq!(fresh(&again), fresh(&seated), "it begins anew");
    }
    let record = Record::parse("deska 1\ngame chess\nseats 2\n--\n").expect("a head");
    assert!(of(&record).is_err() && rulebook("chess").is_none());
}

/// A step in the middle of a turn is taken out where the rest stays legal without it; else nothing changes and the reason
/// is said.
#[test]
fn a_step_is_taken_out_of_the_turn() {
    let game = rulebook("tigris").expect("the first game");
    let text = "deska 1\ngame tigris\nseats 2\nseed 7\n--\n";
    let record = Record::parse(text).expect("a record");
    let mut seated = game.open(&record).expect("plays").seated.act(&Deed::Reveal);
    let first = seated.brief().entries;
    let king = |seated: &Seated| seated.choices(Lang::En, "king", 1).first.pop().expect("a king").notation;
    seated = seated.act(&Deed::Do(king(&seated)));
    assert_eq!(seated.brief().entries, first + 1);
    let without = seated.act(&Deed::TakeOut(first));
    assert_eq!(without.brief().entries, first, "{}", without.record());
    assert_eq!(seated.act(&Deed::TakeOut(first + 9)).brief().entries, first + 1, "there is no such step");
}
