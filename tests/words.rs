//! Every sentence of the games exists in both languages, is tidy, and says what then happens.

mod golden;

use deska::games::tigris::words;
use deska::games::tigris::{Action, Award, Board, Event, Options, Refusal, Tigris, View};
use deska::lang::{Lang, Names, Words, tie_cs};
use deska::table::options::Sheet;
use deska::table::{Dice, Eyes, Game, Refusal as _, Seat, Session, Slots, Turn};

use crate::laws;

const PLAYERS: [&str; 4] = ["Anna", "Eva", "Jan", "Petr"];

pub fn names(seats: usize) -> Names {
    let mut players = laws::head(Options::default(), seats, 0).players;
    players.iter_mut().zip(PLAYERS).for_each(|(player, name)| player.name = name.into());
    Names::new(Lang::En, Tigris::TITLES, &players)
}

/// Fails on a sentence that is empty, half filled in, badly spaced or of the other language.
fn tidy(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "an empty sentence in {lang:?}");
    assert_eq!(text, text.trim(), "{text}");
    for wrong in ["{", "}", "  ", " .", " ,", " :", "..", ".:", "()", " \u{a0}", "\u{a0} "] {
        assert!(!text.contains(wrong), "`{wrong}` in {text}");
    }
    match lang {
        Lang::En => assert!(text.is_ascii(), "{text}"),
        Lang::Cs => assert_eq!(tie_cs(text), text, "a one-letter word may end a line"),
    }
}

/// Hears everything there is to say of one state, through these eyes.
fn state(lang: Lang, view: &View, names: &Names) {
    for text in [
        Tigris::prompt(lang, view, names),
        Tigris::task(lang, view, names),
        <Tigris as Words>::phase(lang, view),
    ] {
        tidy(lang, &text);
    }
    for (head, lines) in Tigris::describe(lang, view, names) {
        tidy(lang, &head);
        assert!(!lines.is_empty(), "nothing under {head}");
        lines.iter().for_each(|line| tidy(lang, line));
    }
}

fn action(lang: Lang, view: &View, action: &Action, names: &Names) {
    tidy(lang, &Tigris::action(lang, action));
    let preview = Tigris::preview(lang, view, action, names);
    tidy(lang, &preview);
    assert!(preview.chars().count() < 260, "{preview}");
    let caption = Tigris::commit(lang, view, action);
    tidy(lang, &caption.text);
    assert!(caption.text.split_whitespace().count() <= 4, "{}", caption.text);
    action.picks().into_iter().for_each(|pick| tidy(lang, &Tigris::pick(lang, pick)));
}

/// The English preview promises exactly the points that then come.
fn promise(view: &View, action: &Action, events: &[Event], names: &Names) {
    let preview = Tigris::preview(Lang::En, view, action, names);
    let you = view.public.turn().seat();
    match action {
        Action::Place(..) => {
            let point = events.iter().find_map(|e| match e {
                Event::Point { seat, color, count, why: Award::Tile { leader } } => {
                    let to = if Some(*seat) == you { "you".into() } else { names.of(*seat) };
                    let points = words::points(Lang::En, *color, (*count).into());
                    Some(format!("{points} to {to} ({})", words::leader(Lang::En, *leader)))
                }
                _ => None,
            });
            match point {
                Some(point) => assert!(preview.contains(&point), "{preview} but {point}"),
                None => assert!(!preview.contains(" point to "), "{preview}"),
            }
        }
        Action::Support(_) => {
            let prize = events.iter().find_map(|e| match e {
                Event::Point { seat, color, count, why: Award::War { .. } | Award::Revolt }
                    if Some(*seat) == you =>
                {
                    Some(format!("you win {}", words::points(Lang::En, *color, (*count).into())))
                }
                _ => None,
            });
            match prize {
                Some(prize) => assert!(preview.contains(&prize), "{preview} but {prize}"),
                None => assert!(!preview.contains("you win "), "{preview}"),
            }
        }
        Action::Pass => {
            let earned = |e: &Event| matches!(e, Event::Point { why: Award::Monument { .. }, .. });
            assert_eq!(events.iter().any(earned), preview.contains("Monuments give you"), "{preview}");
        }
        _ => {}
    }
}

/// A preview is the same for the seat, for everybody, and in any truth the table could imagine.
fn public(game: &Tigris, seat: Seat, action: &Action, names: &Names, dice: &mut Dice) {
    let table = game.view(Eyes::Public);
    let imagined = Tigris::imagine(&table, dice).view(Eyes::Seat(seat));
    for lang in Lang::ALL {
        let preview = |view: &View| Tigris::preview(lang, view, action, names);
        let seen = preview(&game.view(Eyes::Seat(seat)));
        assert_eq!(seen, preview(&table));
        assert_eq!(seen, preview(&imagined));
        let task = |view: &View| Tigris::task(lang, view, names);
        assert_eq!(task(&game.view(Eyes::Seat(seat))), task(&imagined));
        // The question is put to the open hand: it may speak of that one, and of no other.
        let own = Tigris::imagine(&game.view(Eyes::Seat(seat)), dice).view(Eyes::Seat(seat));
        let asked = |view: &View| Tigris::prompt(lang, view, names);
        assert_eq!(asked(&game.view(Eyes::Seat(seat))), asked(&own));
    }
}

fn hear(game: &Tigris, events: &[Event], names: &Names) {
    for lang in Lang::ALL {
        for eyes in Seat::all(game.seats()).map(Eyes::Seat).chain([Eyes::Public, Eyes::Open]) {
            for event in events.iter().filter_map(|e| Tigris::heard(e, eyes)) {
                match Tigris::event(lang, &event, names) {
                    Some(text) => tidy(lang, &text),
                    None => assert!(matches!(event, Event::TurnEnded { .. }), "{event:?}"),
                }
            }
        }
    }
}

fn play(options: Options, seats: usize, seed: u64) {
    let (names, mut dice) = (names(seats), Dice::new(seed));
    let mut session = Session::<Tigris>::new(laws::head(options, seats, seed));
    loop {
        let game = *session.game();
        let last = session.steps().last().map_or(&[][..], |step| &step.events);
        hear(&game, last, &names);
        let round = session.len().is_multiple_of(7);
        for lang in Lang::ALL {
            let eyes = [Eyes::Public, Eyes::Open, Eyes::Seat(Seat::new(0))];
            for eyes in eyes.into_iter().filter(|_| round || session.len().is_multiple_of(3)) {
                state(lang, &game.view(eyes), &names);
            }
            let view = game.view(Eyes::Public);
            (0..176).filter(|_| round).for_each(|at| {
                tidy(lang, &words::cell(lang, &view, deska::games::tigris::Cell::at(at), &names));
            });
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
                    let mut after = game;
                    after.apply(act, &mut events);
                    promise(&view, act, &events, &names);
                    public(&game, seat, act, &names, &mut dice);
                }
                let choice = game.random(&mut dice);
                assert!(choice.is_some_and(|choice| session.play(seat, choice).is_ok()));
            }
        }
    }
    let standing = session.game().standing();
    for lang in Lang::ALL {
        let (headline, why) = Tigris::verdict(lang, &standing, &names);
        tidy(lang, &headline);
        tidy(lang, &why);
        standing.rows.iter().for_each(|row| tidy(lang, &Tigris::term(lang, row.term)));
        let (title, values) = Tigris::chart(lang, &standing.rows);
        tidy(lang, &title);
        assert_eq!(values.len(), seats);
    }
}

#[test]
fn random_games_are_told_in_both_languages() {
    let others = Options { english: true, open_scores: true, board: Board::Advanced, show_bag_count: false };
    for (seed, options) in [Options::default(), others].into_iter().enumerate() {
        (2..=4).for_each(|seats| play(options, seats, seed as u64));
    }
}

#[test]
fn every_option_and_refusal_has_its_words() {
    for lang in Lang::ALL {
        (0..4).for_each(|sign| tidy(lang, &deska::lang::sign(lang, Tigris::TITLES, sign)));
        for (field, row) in Options::FIELDS.iter().enumerate() {
            let (label, help) = Tigris::option(lang, field);
            tidy(lang, &label);
            tidy(lang, &help);
            assert!(help.ends_with('.'));
            (0..row.values.len()).for_each(|value| tidy(lang, &Tigris::option_value(lang, field, value)));
        }
        Refusal::ALL.iter().for_each(|why| tidy(lang, &Tigris::refusal(lang, *why)));
    }
    let mut told: Vec<String> = Vec::new();
    for why in Refusal::ALL {
        let both = Lang::ALL.map(|lang| Tigris::refusal(lang, *why));
        assert_ne!(both[0], both[1]);
        assert!(both.iter().all(|text| text.ends_with('.') && !told.contains(text)));
        told.extend(both);
    }
}
