//! Stagings of single events: each is plain data, so it is counted and compared with the game.

use deska::games::carcassonne::{self, Carcassonne};
use deska::games::elementaris::{self, Element, Elementaris};
use deska::games::java::{self, Java};
use deska::games::taj_mahal::{self, TajMahal};
use deska::games::tigris::{self, Tigris};
use deska::lang::{Lang, Names};
use deska::play::staging::{Audience, stage_entry};
use deska::scenes::Stage;
use deska::scenes::staging::{Anchor, Look, Movement, Staging};
use deska::table::record;
use deska::table::*;

use super::lively_game;

/// An entry and its staging for one viewer.
struct Seen<'a, G: Game> {
    before: &'a G,
    after: &'a G,
    step: &'a Step<G>,
    staging: Staging,
    at: String,
}

/// Calls `see` with every entry of all records and of random games, as `own` sees it.
fn each<G: Stage>(own: Option<Seat>, result: bool, mut see: impl FnMut(&Seen<G>)) {
    let records = crate::records::all();
    let records = records.iter().filter(|(_, record)| record.game == G::INFO.id);
    let played =
        records.filter_map(|(name, record)| Some((name.clone(), record::play::<G>(record).ok()?.session)));
    let random = (0..3).map(|seed| (format!("seed {seed}"), lively_game::<G>(G::INFO.min_seats, seed)));
    for (name, session) in played.chain(random) {
        let names = Names::new(Lang::En, G::TITLES, &session.head.players);
        let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
        let players = &session.head.players;
        let audience = Audience { viewer, own, lang: Lang::En, names: &names, players, result };
        let (mut before, mut after) = (session.at(0), session.at(0));
        for (entry, step) in session.steps().iter().enumerate() {
            after.apply(&step.entry.action, &mut NoEvents);
            if G::is_shown_to_all(&step.events) == result {
                let (staging, _) = stage_entry(&before, &after, step, &audience);
                let at = format!("{name}, entry {entry}");
                see(&Seen { before: &before, after: &after, step, staging, at });
            }
            before.clone_from(&after);
        }
    }
}

/// Returns by how much the number with this class on the card of a seat counts.
fn counted(staging: &Staging, of: Seat, with: &str) -> i32 {
    let all = staging.cues.iter().map(|cue| match (&staging.performers[cue.performer].look, &cue.motion) {
        (Look::OfSeat { seat, class, .. }, Movement::Count(by)) if *seat == of && class == with => *by,
        _ => 0,
    });
    all.sum()
}

/// A chip or piece of a staging: its symbol, its text and its movements, each with its time in milliseconds.
type Chip<'a> = (&'a str, &'a str, Vec<(u32, &'a Movement)>);

/// Returns the chips and pieces of a staging.
fn chips(staging: &Staging) -> Vec<Chip<'_>> {
    let all = staging.performers.iter().enumerate();
    all.filter_map(|(nth, performer)| {
        let (art, text) = match &performer.look {
            Look::Chip { art, text, .. } => (art.as_str(), text.as_str()),
            Look::Piece(piece) => (piece.art.as_str(), ""),
            _ => return None,
        };
        let cues = staging.cues.iter().filter(|cue| cue.performer == nth);
        Some((art, text, cues.map(|cue| (cue.at, &cue.motion)).collect()))
    })
    .collect()
}

#[test]
fn points_and_resources_of_elementaris_are_counted_as_they_change() {
    let (mut points, mut resources) = (0, 0);
    each::<Elementaris>(None, false, |seen| {
        for seat in seen.before.living() {
            let change = seen.after.score(seat) as i32 - seen.before.score(seat) as i32;
            let paid = i32::from(seen.after.treasury[seat]) - i32::from(seen.before.treasury[seat]);
            if seen.after.living().any(|other| other == seat) {
                let said = counted(&seen.staging, seat, "el-points");
                assert_eq!(said, change, "{}: points of seat {seat}", seen.at);
                let said = counted(&seen.staging, seat, "el-purse/el-chip");
                assert_eq!(said, paid, "{}: resources of seat {seat}", seen.at);
            }
            (points, resources) = (points + change.abs(), resources + paid.abs());
        }
    });
    assert!(points > 50 && resources > 20, "{points} points and {resources} resources are too few");
}

#[test]
fn the_clock_turns_and_every_spell_opens_a_circle() {
    let (mut turns, mut spells) = (0, [0; 4]);
    each::<Elementaris>(None, false, |seen| {
        let events = &seen.step.events;
        let moved =
            events.iter().filter(|event| matches!(event, elementaris::Event::HandMoved { .. })).count();
        let turned = seen.staging.cues.iter().filter(|cue| matches!(cue.motion, Movement::Turn(_))).count();
        assert_eq!(turned, moved, "{}", seen.at);
        turns += turned;
        for event in events {
            let element = match event {
                elementaris::Event::Cast { element, .. } => *element,
                elementaris::Event::Carried { .. } | elementaris::Event::CarriedShip { .. } => Element::Air,
                _ => continue,
            };
            let circle = format!("el-circle-{element}");
            let rings = chips(&seen.staging).into_iter().filter(|(art, ..)| *art == circle).count();
            assert_eq!(rings, 2, "{}: {element}", seen.at);
            spells[element.index()] += 1;
        }
    });
    // No record casts water.
    let kinds = spells.iter().filter(|count| **count > 0).count();
    assert!(turns > 10 && kinds >= 3, "{turns} turns, spells {spells:?}");
}

#[test]
fn a_conquered_city_keeps_its_old_colour_until_the_new_walls_land() {
    let mut cities = 0;
    each::<Elementaris>(None, false, |seen| {
        for event in &seen.step.events {
            let elementaris::Event::Conquered { at, .. } = event else { continue };
            let old = format!("city{at}-before");
            let kept = seen.staging.performers.iter().any(|performer| {
                matches!(&performer.look, Look::Piece(piece) if piece.id == old) && performer.start.is_some()
            });
            assert!(kept, "{}", seen.at);
            cities += 1;
        }
    });
    assert!(cities > 0, "no city was conquered");
}

#[test]
fn both_sides_of_a_battle_end_at_their_strengths() {
    let mut battles = 0;
    each::<Elementaris>(None, false, |seen| {
        for event in &seen.step.events {
            let elementaris::Event::Fought { battle } = event else { continue };
            let chips = chips(&seen.staging);
            for strength in [battle.attack, battle.defence].into_iter().filter(|strength| *strength > 0) {
                let said = strength.to_string();
                let sum = |(art, text, _): &Chip| art.starts_with("el-") && *text == said;
                assert!(chips.iter().any(sum), "{}: a sum that is large enough to read", seen.at);
            }
            let all_fall = !battle.fallen_attackers.is_empty() && !battle.fallen_defenders.is_empty();
            let told = seen
                .staging
                .performers
                .iter()
                .any(|it| matches!(&it.look, Look::Caption(text) if text.ends_with(": both fall")));
            assert_eq!(told, all_fall, "{}", seen.at);
            battles += 1;
        }
    });
    assert!(battles > 5, "{battles} battles are too few");
}

#[test]
fn a_conflict_of_tigris_counts_every_supporter_and_then_the_hands() {
    let mut conflicts = 0;
    each::<Tigris>(None, true, |seen| {
        let won = seen.step.events.iter().find_map(|event| match event {
            tigris::Event::ConflictWon { winner_total, loser_total, .. } => {
                Some((*winner_total, *loser_total))
            }
            _ => None,
        });
        let Some((most, least)) = won else { return };
        let sum = |row: usize| -> i32 {
            let cues = seen.staging.cues.iter();
            let counts = cues.map(|cue| match (&seen.staging.performers[cue.performer].look, &cue.motion) {
                (Look::Part { class, nth, .. }, Movement::Count(by))
                    if class == "side-total" && *nth == row =>
                {
                    *by
                }
                _ => 0,
            });
            counts.sum()
        };
        let mut sums = [sum(0), sum(1)];
        sums.sort_unstable();
        assert_eq!(sums, [i32::from(least), i32::from(most)], "{}", seen.at);
        let told = seen.staging.performers.iter().position(|it| matches!(it.look, Look::Caption(_)));
        let told = told.expect("the sums in words");
        let in_prompt = seen.staging.cues.iter().any(|cue| {
            cue.performer == told && cue.motion == Movement::Rise { to: Anchor::Part("prompt".into()) }
        });
        assert!(in_prompt, "{}: a caption covers the pieces", seen.at);
        conflicts += 1;
    });
    assert!(conflicts > 5, "{conflicts} conflicts are too few");
}

#[test]
fn prizes_of_taj_mahal_fly_in_colour_and_cards_come_from_hands() {
    let own = Seat::new(0);
    let (mut prizes, mut played) = (0, 0);
    each::<TajMahal>(Some(own), false, |seen| {
        let chips = chips(&seen.staging);
        for event in &seen.step.events {
            match event {
                taj_mahal::Event::Withdrew { won, .. } => {
                    let coloured =
                        |art: &str| art == "tj-palace" || art == "tj-crowned" || art.starts_with("tj-t-");
                    let flies = |cues: &[(u32, &Movement)]| {
                        let seat =
                            |motion: &Movement| matches!(motion, Movement::Fly { to: Anchor::Seat(_), .. });
                        cues.iter().any(|(_, motion)| seat(motion))
                    };
                    let flown = chips.iter().filter(|(art, _, cues)| coloured(art) && flies(cues)).count();
                    assert_eq!(flown, won.count() as usize, "{}", seen.at);
                    prizes += flown;
                }
                taj_mahal::Event::Played { seat, colored, .. } => {
                    let open = chips.iter().any(|(art, ..)| *art == format!("tj-{colored}"));
                    assert_eq!(open, *seat == own, "{}", seen.at);
                    played += 1;
                }
                _ => {}
            }
        }
    });
    assert!(prizes > 5 && played > 20, "{prizes} prizes, {played} plays");
}

#[test]
fn a_completed_feature_of_carcassonne_is_framed_before_its_points_fly() {
    let mut framed = 0;
    each::<Carcassonne>(None, false, |seen| {
        let chips = chips(&seen.staging);
        let points = chips.iter().filter(|(_, text, _)| text.starts_with('+'));
        let flies = points.filter_map(|(.., cues)| cues.first()).map(|(at, _)| *at).min();
        let frames: Vec<_> = chips.iter().filter(|(art, ..)| *art == "cc-last").collect();
        for (.., cues) in &frames {
            let [(closes, Movement::Drop { .. }), (.., Movement::Vanish)] = cues[..] else {
                panic!("{}: a frame stays: {cues:?}", seen.at);
            };
            framed += usize::from(flies.is_some_and(|flies| closes < flies));
        }
        let scores = seen.step.events.iter().any(|event| {
            matches!(event, carcassonne::Event::Completed { feature } if !feature.holders().is_empty())
        });
        assert!(!scores || !frames.is_empty(), "{}: nothing is framed", seen.at);
    });
    assert!(framed > 20, "{framed} frames are too few");
}

#[test]
fn points_of_taj_mahal_are_counted_to_the_end() {
    let (mut points, mut hands) = (0, 0);
    each::<TajMahal>(None, false, |seen| {
        let (before, after) = (seen.before.view(Viewer::Spectator), seen.after.view(Viewer::Spectator));
        for seat in after.public.all() {
            let change = i32::from(after.score(seat)) - i32::from(before.score(seat));
            assert_eq!(
                counted(&seen.staging, seat, "tj-score"),
                change,
                "{}: points of seat {seat}",
                seen.at
            );
            points += change;
            hands += if seen.after.turn() == Turn::Over { change } else { 0 };
        }
        let counted = seen.step.events.iter().any(|it| matches!(it, taj_mahal::Event::HandCounted { .. }));
        let mut looks = seen.staging.performers.iter().map(|performer| &performer.look);
        let told = looks.any(|look| matches!(look, Look::Caption(text) if text.starts_with("The hands: ")));
        assert_eq!(told, counted, "{}", seen.at);
    });
    assert!(points > 50 && hands > 5, "{points} points, {hands} of them for hands");
}

#[test]
fn a_captured_figure_is_barred_and_flies_to_its_captor_while_the_caption_is_read() {
    let mut captures = 0;
    each::<Carcassonne>(None, false, |seen| {
        for event in &seen.step.events {
            let carcassonne::Event::Captured { seat, owner, .. } = event else { continue };
            let chips = chips(&seen.staging);
            let bars = chips.iter().filter(|(art, ..)| *art == "cc-bar").count();
            assert_eq!(bars, if seat == owner { 0 } else { 4 }, "{}", seen.at);
            if seat == owner {
                continue;
            }
            let (.., cues) = chips.iter().find(|(art, ..)| *art == "cc-prisoner").expect("a prisoner");
            let (lands, slot) = cues
                .iter()
                .find_map(|(at, motion)| match motion {
                    Movement::Fly { to: Anchor::Counter(captor, slot), ms, .. } if captor == seat => {
                        Some((at + ms, slot.clone()))
                    }
                    _ => None,
                })
                .expect("a flight to the captor");
            assert_eq!(slot, format!("prisoners of-{owner}"));
            let told = seen.staging.performers.iter().position(|it| matches!(it.look, Look::Caption(_)));
            let fades = seen
                .staging
                .cues
                .iter()
                .find(|cue| Some(cue.performer) == told && cue.motion == Movement::Vanish);
            assert_eq!(fades.map(|cue| cue.at), Some(lands), "{}", seen.at);
            captures += 1;
        }
    });
    assert!(captures > 3, "{captures} captures are too few");
}

#[test]
fn a_figure_of_java_hops_along_its_way() {
    let mut moves = 0;
    each::<Java>(None, false, |seen| {
        let moved = seen.step.events.iter().any(|event| matches!(event, java::Event::FigureMoved { .. }));
        if !moved {
            return;
        }
        let hops = seen.staging.cues.iter();
        let hops = hops.filter(|cue| matches!(cue.motion, Movement::Fly { ms: 150, .. })).count();
        assert!((1..=5).contains(&hops), "{}: {hops} hops", seen.at);
        moves += 1;
    });
    assert!(moves > 5, "{moves} moves are too few");
}

#[test]
fn a_festival_counts_its_points_once() {
    let mut festivals = 0;
    for result in [true, false] {
        each::<Java>(None, result, |seen| {
            let held = seen.step.events.iter().find_map(|event| match event {
                java::Event::FestivalHeld { winners, points, .. } => Some((*winners, *points)),
                _ => None,
            });
            let Some((winners, points)) = held else { return };
            for seat in Seat::all(seen.after.seats()).filter(|seat| winners[*seat]) {
                let won = if result { i32::from(points) } else { 0 };
                assert_eq!(counted(&seen.staging, seat, "jv-points"), won, "{}", seen.at);
            }
            festivals += 1;
        });
    }
    assert!(festivals > 1, "{festivals} festivals are too few");
}
