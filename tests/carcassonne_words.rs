//! Sentences of Carcassonne: each exists in both languages, is tidy and short, and previews match the outcome.

mod golden;

use deska::games::carcassonne::words;
use deska::games::carcassonne::words::over::Note;
use deska::games::carcassonne::words::say::CarcassonneSays;
use deska::games::carcassonne::{
    Action, Carcassonne, Cell, Event, Kind, Options, Part, Rotation, Stand, TowerOption, View, Window,
};
use deska::lang::{Lang, Names, tie_cs};

use crate::told::{self, SentenceRules, tidy};

impl SentenceRules for Carcassonne {
    const PREVIEW: usize = 240;

    /// Every place, every spot, every tower, every feature.
    fn board(lang: Lang, view: &View, names: &Names) {
        let public = &*view.public;
        let laid = public.tiles().iter().map(|laid| laid.cell());
        for at in laid.chain(public.free_cells()).chain([Cell::new(40, -7)]) {
            tidy(lang, &words::cell(lang, view, at, names));
            tidy(lang, &words::spot(lang, view, at, Stand::Top, names));
            tidy(lang, &words::place(lang, at));
        }
        for laid in public.tiles() {
            for segment in laid.kind.tile().segments {
                tidy(lang, &words::spot(lang, view, laid.cell(), Stand::Segment(segment.id), names));
            }
        }
        for tower in public.towers() {
            tidy(lang, &words::tower(lang, view, tower, names));
            public.targets(tower.cell, 3).for_each(|t| tidy(lang, &words::target(lang, view, &t, names)));
        }
        for feature in Part::ALL.into_iter().flat_map(|part| public.features(part)) {
            tidy(lang, &words::feature(lang, view, &feature, names));
        }
    }

    fn has_no_sentence(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    /// The English preview names exactly the later points, captures and exchanges.
    fn check_preview(preview: &str, _view: &View, action: &Action, events: &[Event], _names: &Names) {
        let scored: Vec<&Event> = events.iter().filter(|e| matches!(e, Event::Completed { .. })).collect();
        if matches!(action, Action::Pass | Action::Decline) {
            assert_eq!(preview.contains("Completes"), !scored.is_empty(), "{preview}");
            if let [Event::Completed { feature }] = scored[..] {
                let points = words::points(Lang::En, feature.points.into());
                assert!(feature.holders().is_empty() || preview.contains(&points), "{preview} but {points}");
            }
        }
        if let Action::Follower(_, id) = action {
            let own = |e: &&&Event| matches!(e, Event::Completed { feature } if feature.members.iter().any(|m| m.1 == *id));
            assert!(scored.iter().any(|e| own(&e)) || !preview.contains("at once"), "{preview}");
        }
        if matches!(action, Action::Capture(..)) {
            let exchanged = events.iter().any(|e| matches!(e, Event::Exchanged { .. }));
            assert_eq!(preview.contains("in exchange"), exchanged, "{preview}");
        }
    }
}

pub fn names(seats: usize) -> Names {
    told::names::<Carcassonne>(seats)
}

#[test]
fn random_games_of_carcassonne_are_told_in_both_languages() {
    let bent = Options {
        farmers: false,
        small_city: true,
        stop_at_gaps: true,
        manhattan: true,
        window: Window::BeforeAction,
        ..Options::default()
    };
    let bare = Options { tower: TowerOption::Tiles, ..Options::default() };
    for (seed, options) in [Options::default(), bent, bare].into_iter().enumerate() {
        [2, 3, 6].into_iter().for_each(|seats| told::random_game::<Carcassonne>(options, seats, seed as u64));
    }
}

#[test]
fn every_moment_of_every_record_of_carcassonne_is_told() {
    told::every_record::<Carcassonne>();
}

#[test]
fn every_option_refusal_and_tile_of_carcassonne_has_its_words() {
    told::lists::<Carcassonne>();
    for lang in Lang::ALL {
        let mut tiles: Vec<String> =
            Kind::all().map(|kind| words::tile(lang, kind, Rotation::default())).collect();
        tiles.iter().for_each(|tile| tidy(lang, tile));
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), Kind::all().count(), "two kinds sound alike");
        Part::ALL.into_iter().for_each(|part| tidy(lang, &words::posture(lang, part)));
    }
}

/// All texts of the parts around the board, once.
fn said(two: &[String]) -> Vec<CarcassonneSays<'_>> {
    let mut all = vec![
        CarcassonneSays::LastTile,
        CarcassonneSays::Unseen,
        CarcassonneSays::Prisoners { owner: "Petr", count: 2 },
        CarcassonneSays::Turn,
        CarcassonneSays::Way { shown: 2, of: 3 },
        CarcassonneSays::Drawn("Jana"),
        CarcassonneSays::TurnBack,
        CarcassonneSays::OneWay,
        CarcassonneSays::Nothing,
        CarcassonneSays::FollowerOnTile,
        CarcassonneSays::TowerPiece,
        CarcassonneSays::FollowerOnTower,
        CarcassonneSays::WhomToCapture,
        CarcassonneSays::CaptureNobody,
        CarcassonneSays::Ransom { captor: "Petr" },
        CarcassonneSays::WhomToPay,
        CarcassonneSays::NoFarmer,
        CarcassonneSays::Fields,
        CarcassonneSays::Field { name: "A", holders: &two[..1], cities: 0 },
        CarcassonneSays::Field { name: "B", holders: two, cities: 2 },
    ];
    for n in [1, 2, 5] {
        all.extend([
            CarcassonneSays::TilesLeft(n),
            CarcassonneSays::Discarded(n),
            CarcassonneSays::DeadPlaces(n),
        ]);
        all.extend([CarcassonneSays::Followers(n as u8), CarcassonneSays::Pieces(n as u8)]);
    }
    all
}

#[test]
fn the_parts_of_the_table_of_carcassonne_speak_both_languages() {
    let two = ["Anna".to_string(), "Petr".to_string()];
    for say in said(&two) {
        let [en, cs] = Lang::ALL.map(|lang| lang.say(say));
        tidy(Lang::En, &en);
        tidy(Lang::Cs, &cs);
        assert_ne!(en, cs, "{say:?}");
    }
}

#[test]
fn facts_of_a_finished_game_are_told() {
    let (one, two) = (vec!["Anna".to_string()], vec!["Anna".to_string(), "Petr".to_string()]);
    let scored =
        |names: &Vec<String>, pennants| Note::Scored { tiles: 9, pennants, points: 22, names: names.clone() };
    let notes = [
        (Note::LargestCity, "Largest complete city", "Největší uzavřené město"),
        (Note::LongestRoad, "Longest complete road", "Nejdelší dokončená cesta"),
        (Note::Captures, "Most meeples captured", "Nejvíc zajatých družiníků"),
        (Note::HighestTower, "Highest tower", "Nejvyšší věž"),
        (scored(&one, 2), "9 tiles, 2 coats of arms, 22 points to Anna", "9 kartiček, 2 erby, Anna: 22 bodů"),
        (scored(&two, 0), "9 tiles, 22 points each to Anna and Petr", "9 kartiček, Anna a Petr po 22 bodech"),
        (scored(&Vec::new(), 0), "9 tiles, nobody scored", "9 kartiček, nikdo nebodoval"),
        (Note::Captured { names: two.clone(), count: 3 }, "Anna and Petr: 3 each", "Anna a Petr: po 3"),
        (Note::Floors(5), "5 floors", "5 pater"),
    ];
    for (note, en, cs) in notes {
        assert_eq!((Lang::En.say(note.clone()), Lang::Cs.say(note)), (en.to_string(), tie_cs(cs)));
    }
}
