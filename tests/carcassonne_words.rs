//! Every sentence of Carcassonne exists in both languages, is tidy and short, and previews promise what then comes.

mod golden;

use deska::games::carcassonne::words;
use deska::games::carcassonne::words::over::Note;
use deska::games::carcassonne::words::say::CarcassonneSays;
use deska::games::carcassonne::{
    Action, Carcassonne, Cell, Event, Kind, Options, Part, Refusal, Rotation, Stand, TowerOption, View,
    Window,
};
use deska::lang::{Lang, Names, Words, tie_cs};
use deska::table::options::Sheet;
use deska::table::{Dice, Eyes, Game, Refusal as _, Seat, Session, Slots, Turn};

use crate::laws;

const PLAYERS: [&str; 6] = ["Anna", "Eva", "Jan", "Petr", "Marie", "Karel"];

pub fn names(seats: usize) -> Names {
    let mut players = laws::head(Options::default(), seats, 0).players;
    players.iter_mut().zip(PLAYERS).for_each(|(player, name)| player.name = name.into());
    Names::new(Lang::En, Carcassonne::TITLES, &players)
}

/// Fails on a sentence that is empty, half filled in, badly spaced or of the other language.
fn tidy(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "an empty sentence in {lang:?}");
    assert_eq!(text, text.trim(), "{text}");
    for wrong in ["{", "}", "  ", " .", " ,", " :", "..", ".:", "()", ", ,", " \u{a0}", "\u{a0} ", "you's"] {
        assert!(!text.contains(wrong), "`{wrong}` in {text}");
    }
    match lang {
        Lang::En => assert!(text.is_ascii(), "{text}"),
        Lang::Cs => assert_eq!(tie_cs(text), text, "a one-letter word may end a line"),
    }
}

/// Two lines above the map at 16 px.
const PROMPT: usize = 180;

/// Hears everything there is to say of one state, through these eyes.
fn state(lang: Lang, view: &View, names: &Names) {
    let prompt = Carcassonne::prompt(lang, view, names);
    assert!(prompt.chars().count() <= PROMPT, "{prompt}");
    for text in [prompt, Carcassonne::task(lang, view, names), <Carcassonne as Words>::phase(lang, view)] {
        tidy(lang, &text);
    }
    for (head, lines) in Carcassonne::describe(lang, view, names) {
        tidy(lang, &head);
        assert!(!lines.is_empty(), "nothing under {head}");
        lines.iter().for_each(|line| {
            tidy(lang, line);
            assert!(line.ends_with('.'), "{line}");
        });
    }
}

/// Hears the map: every place, every spot, every tower, every feature.
fn map(lang: Lang, view: &View, names: &Names) {
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

fn action(lang: Lang, view: &View, action: &Action, names: &Names) {
    tidy(lang, &Carcassonne::action(lang, action));
    tidy(lang, &Carcassonne::choice(lang, view, action));
    let preview = Carcassonne::preview(lang, view, action, names);
    tidy(lang, &preview);
    assert!(preview.chars().count() <= PROMPT + 60, "{preview}");
    let caption = Carcassonne::commit(lang, view, action);
    tidy(lang, &caption.text);
    assert!(caption.text.split_whitespace().count() <= 3, "{}", caption.text);
    action.picks().into_iter().for_each(|pick| tidy(lang, &Carcassonne::pick(lang, pick)));
}

/// The English preview promises exactly the points, captives and exchanges that then come.
fn promise(view: &View, action: &Action, events: &[Event], names: &Names) {
    let preview = Carcassonne::preview(Lang::En, view, action, names);
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

fn hear(events: &[Event], names: &Names) {
    for lang in Lang::ALL {
        for event in events.iter().filter_map(|e| Carcassonne::heard(e, Eyes::Public)) {
            match Carcassonne::event(lang, &event, names) {
                Some(text) => tidy(lang, &text),
                None => assert!(matches!(event, Event::TurnEnded { .. }), "{event:?}"),
            }
        }
    }
}

fn play(options: Options, seats: usize, seed: u64) {
    let (names, mut dice) = (names(seats), Dice::new(seed));
    let mut session = Session::<Carcassonne>::new(laws::head(options, seats, seed));
    loop {
        let game = session.game().clone();
        let last = session.steps().last().map_or(&[][..], |step| &step.events);
        hear(last, &names);
        let round = session.len().is_multiple_of(23);
        for lang in Lang::ALL.into_iter().filter(|_| round || session.len().is_multiple_of(7)) {
            for eyes in [Eyes::Public, Eyes::Open, Eyes::Seat(Seat::new(0))] {
                state(lang, &game.view(eyes), &names);
            }
            if round {
                map(lang, &game.view(Eyes::Seat(Seat::new(1))), &names);
            }
        }
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let result = game.roll(&mut Dice::new(1));
                Lang::ALL.into_iter().for_each(|l| action(l, &game.view(Eyes::Public), &result, &names));
                assert!(session.roll());
            }
            Turn::Seat(seat) => {
                let (legal, view) = (game.legal(), game.view(Eyes::Seat(seat)));
                let step = legal.len() / 6 + 1;
                for act in legal.iter().step_by(step) {
                    Lang::ALL.into_iter().for_each(|lang| action(lang, &view, act, &names));
                    let mut events = Vec::new();
                    let mut after = game.clone();
                    after.apply(act, &mut events);
                    promise(&view, act, &events, &names);
                }
                let choice = game.random(&mut dice);
                assert!(choice.is_some_and(|choice| session.play(seat, choice).is_ok()));
            }
        }
    }
    let standing = session.game().standing();
    for lang in Lang::ALL {
        let (headline, why) = Carcassonne::verdict(lang, &standing, &names);
        tidy(lang, &headline);
        tidy(lang, &why);
        standing.rows.iter().for_each(|row| tidy(lang, &Carcassonne::term(lang, row.term)));
        let (title, values) = Carcassonne::chart(lang, &standing.rows);
        tidy(lang, &title);
        assert_eq!(values.len(), seats);
    }
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
        [2, 3, 6].into_iter().for_each(|seats| play(options, seats, seed as u64));
    }
}

#[test]
fn every_option_refusal_and_tile_of_carcassonne_has_its_words() {
    for lang in Lang::ALL {
        (0..6).for_each(|sign| tidy(lang, &deska::lang::sign(lang, Carcassonne::TITLES, sign)));
        tidy(lang, &Carcassonne::tray_name(lang));
        tidy(lang, &Carcassonne::regions_name(lang));
        for (field, row) in Options::FIELDS.iter().enumerate() {
            let (label, help) = Carcassonne::option(lang, field);
            tidy(lang, &label);
            tidy(lang, &help);
            assert!(help.ends_with('.') && help.chars().count() <= 130, "{help}");
            let values: Vec<String> =
                (0..row.values.len()).map(|value| Carcassonne::option_value(lang, field, value)).collect();
            values.iter().for_each(|value| tidy(lang, value));
            assert!(
                values.iter().all(|value| values.iter().filter(|v| *v == value).count() == 1),
                "{values:?}"
            );
        }
        let mut tiles: Vec<String> =
            Kind::all().map(|kind| words::tile(lang, kind, Rotation::default())).collect();
        tiles.iter().for_each(|tile| tidy(lang, tile));
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), Kind::all().count(), "two kinds sound alike");
        Part::ALL.into_iter().for_each(|part| tidy(lang, &words::posture(lang, part)));
    }
    let mut told: Vec<String> = Vec::new();
    for why in Refusal::ALL {
        let both = Lang::ALL.map(|lang| Carcassonne::refusal(lang, *why));
        for (lang, text) in Lang::ALL.into_iter().zip(&both) {
            tidy(lang, text);
            assert!(text.ends_with('.') && text.chars().count() <= 130 && !told.contains(text), "{text}");
        }
        told.extend(both);
    }
    assert_eq!(told.len(), 2 * Refusal::ALL.len());
}

/// Everything the parts of the table say, once.
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
        (Note::LargestCity, "Largest finished city", "Největší uzavřené město"),
        (Note::LongestRoad, "Longest finished road", "Nejdelší dokončená cesta"),
        (Note::Captures, "Most followers captured", "Nejvíc zajatých družiníků"),
        (Note::HighestTower, "Highest tower", "Nejvyšší věž"),
        (scored(&one, 2), "9 tiles, 2 pennants, 22 points to Anna", "9 kartiček, 2 erby, Anna: 22 bodů"),
        (scored(&two, 0), "9 tiles, 22 points each to Anna and Petr", "9 kartiček, Anna a Petr po 22 bodech"),
        (scored(&Vec::new(), 0), "9 tiles, nobody scored", "9 kartiček, nikdo nebodoval"),
        (Note::Captured { names: two.clone(), count: 3 }, "Anna and Petr: 3 each", "Anna a Petr: po 3"),
        (Note::Floors(5), "5 floors", "5 pater"),
    ];
    for (note, en, cs) in notes {
        assert_eq!((Lang::En.say(note.clone()), Lang::Cs.say(note)), (en.to_string(), tie_cs(cs)));
    }
}
