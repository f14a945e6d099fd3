//! Every sentence of Java exists in both languages, is tidy and short, and previews promise what then comes.

mod golden;

use deska::games::java::words;
use deska::games::java::{Action, CELLS, Card, Cell, Event, Java, Options, Refusal, Symbol, Tile, View};
use deska::lang::{Lang, Names, Words, tie_cs};
use deska::table::options::Sheet;
use deska::table::{Dice, Eyes, Game, Refusal as _, Seat, Session, Slots, Turn};

use crate::laws;

const PLAYERS: [&str; 4] = ["Anna", "Eva", "Jan", "Petr"];

pub fn names(seats: usize) -> Names {
    let mut players = laws::head(Options::default(), seats, 0).players;
    players.iter_mut().zip(PLAYERS).for_each(|(player, name)| player.name = name.into());
    Names::new(Lang::En, Java::TITLES, &players)
}

/// Fails on a sentence that is empty, half filled in, badly spaced or of the other language.
fn tidy(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "an empty sentence in {lang:?}");
    assert_eq!(text, text.trim(), "{text}");
    for wrong in
        ["{", "}", "  ", " .", " ,", " :", "..", ".:", "()", ", ,", " \u{a0}", "\u{a0} ", ": .", "you's"]
    {
        assert!(!text.contains(wrong), "`{wrong}` in {text}");
    }
    match lang {
        Lang::En => assert!(text.is_ascii(), "{text}"),
        Lang::Cs => assert_eq!(tie_cs(text), text, "a one-letter word may end a line"),
    }
}

/// Two lines above the board at 16 px, and what a preview may be longer.
const PROMPT: usize = 180;
const PREVIEW: usize = 300;

/// Hears everything there is to say of one state, through these eyes.
fn state(lang: Lang, view: &View, names: &Names) {
    let prompt = Java::prompt(lang, view, names);
    assert!(prompt.chars().count() <= PROMPT, "{prompt}");
    for text in [prompt, Java::task(lang, view, names), <Java as Words>::phase(lang, view)] {
        tidy(lang, &text);
    }
    for (head, lines) in Java::describe(lang, view, names) {
        tidy(lang, &head);
        assert!(!lines.is_empty(), "nothing under {head}");
        lines.iter().for_each(|line| {
            tidy(lang, line);
            assert!(line.ends_with('.'), "{line}");
        });
    }
}

fn action(lang: Lang, view: &View, action: &Action, names: &Names) {
    tidy(lang, &Java::action(lang, action));
    let preview = Java::preview(lang, view, action, names);
    tidy(lang, &preview);
    assert!(preview.chars().count() <= PREVIEW, "{preview}");
    let caption = Java::commit(lang, view, action);
    tidy(lang, &caption.text);
    assert!(caption.text.split_whitespace().count() <= 3, "{}", caption.text);
    action.picks().into_iter().for_each(|pick| tidy(lang, &Java::pick(lang, pick)));
}

/// The English preview promises exactly the points of lakes and palaces that then come.
fn promise(view: &View, action: &Action, events: &[Event], names: &Names) {
    let preview = Java::preview(Lang::En, view, action, names);
    let lakes: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::LakeEnclosed { lake } => Some(lake),
            _ => None,
        })
        .collect();
    assert_eq!(preview.matches("is enclosed").count(), lakes.len(), "{preview}");
    for lake in lakes.iter().filter(|lake| lake.leader.is_some()) {
        assert!(preview.contains(&words::points(Lang::En, lake.points.into())), "{preview}");
    }
    if let Action::Build(_, value) | Action::Expand(_, value) = action {
        assert!(
            preview.contains(&format!("{} now", words::points(Lang::En, value.half().into()))),
            "{preview}"
        );
    }
    if let (Action::End, [Event::TurnEnded { .. }, ..]) = (action, events) {
        let told = events.iter().find_map(|event| match event {
            Event::FinallyScored { points, .. } => Some(words::points(Lang::En, usize::from(*points))),
            _ => None,
        });
        assert_eq!(preview.contains("final scoring"), told.is_some(), "{preview}");
        assert!(told.is_none_or(|points| preview.contains(&points)), "{preview}");
    }
}

/// A preview is the same for the seat, for everybody, and in any truth the table could imagine.
fn public(game: &Java, seat: Seat, action: &Action, names: &Names, dice: &mut Dice) {
    let table = game.view(Eyes::Public);
    let imagined = Java::imagine(&table, dice).view(Eyes::Seat(seat));
    for lang in Lang::ALL {
        let seen = Java::preview(lang, &game.view(Eyes::Seat(seat)), action, names);
        assert_eq!(seen, Java::preview(lang, &table, action, names));
        assert_eq!(seen, Java::preview(lang, &imagined, action, names));
    }
}

fn hear(seats: usize, events: &[Event], names: &Names) {
    for lang in Lang::ALL {
        for eyes in Seat::all(seats).map(Eyes::Seat).chain([Eyes::Public, Eyes::Open]) {
            for event in events.iter().filter_map(|e| Java::heard(e, eyes)) {
                match Java::event(lang, &event, names) {
                    Some(text) => tidy(lang, &text),
                    None => {
                        assert!(
                            matches!(event, Event::TurnEnded { .. } | Event::DeckDrawn { .. }),
                            "{event:?}"
                        );
                    }
                }
            }
        }
    }
}

fn play(options: Options, seats: usize, seed: u64) {
    let (names, mut dice) = (names(seats), Dice::new(seed));
    let mut session = Session::<Java>::new(laws::head(options, seats, seed));
    loop {
        let game = *session.game();
        let last = session.steps().last().map_or(&[][..], |step| &step.events);
        hear(seats, last, &names);
        let round = session.len().is_multiple_of(41);
        for lang in Lang::ALL.into_iter().filter(|_| session.len().is_multiple_of(11)) {
            for eyes in [Eyes::Public, Eyes::Open, Eyes::Seat(Seat::new(0))] {
                state(lang, &game.view(eyes), &names);
            }
            let (view, off) = (game.view(Eyes::Public), "Z9".parse::<Cell>().ok());
            for at in (0..CELLS).map(Cell::at).chain(off).filter(|_| round) {
                tidy(lang, &words::cell(lang, &view, at, &names));
            }
            game.public.settlements().for_each(|place| tidy(lang, &words::settlement(lang, &view, &place)));
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
                let free =
                    |act: &&Action| !matches!(act, Action::Move(..)) || session.len().is_multiple_of(11);
                for act in legal.iter().filter(free).step_by(legal.len() / 6 + 1) {
                    Lang::ALL.into_iter().for_each(|lang| action(lang, &view, act, &names));
                    let (mut events, mut after) = (Vec::new(), game);
                    after.apply(act, &mut events);
                    promise(&view, act, &events, &names);
                    public(&game, seat, act, &names, &mut dice);
                }
                let choice = laws::lively(&game, 6, &mut dice);
                assert!(choice.is_some_and(|choice| session.play(seat, choice).is_ok()));
            }
        }
    }
    let standing = session.game().standing();
    for lang in Lang::ALL {
        let (headline, why) = Java::verdict(lang, &standing, &names);
        tidy(lang, &headline);
        tidy(lang, &why);
        standing.rows.iter().for_each(|row| tidy(lang, &Java::term(lang, row.term)));
        let (title, values) = Java::chart(lang, &standing.rows);
        tidy(lang, &title);
        assert_eq!(values.len(), seats);
    }
}

#[test]
fn random_games_of_java_are_told_in_both_languages() {
    let bent = Options { same_size_only: true, token_at_start: true, triples: 28, ..Options::default() };
    for (seed, options) in [Options::default(), bent].into_iter().enumerate() {
        (2..=4).for_each(|seats| play(options, seats, seed as u64));
    }
}

/// The moments of records: festivals, last turns, endings.
#[test]
fn records_of_java_are_told_in_both_languages() {
    for (name, record) in crate::records::all().iter().filter(|(_, record)| record.game == "java") {
        let played =
            deska::table::record::play::<Java>(record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let seats = played.session.game().seats();
        for entries in 0..=played.session.len() {
            let game = played.session.at(entries);
            let eyes = game.turn().seat().map_or(Eyes::Public, Eyes::Seat);
            Lang::ALL.into_iter().for_each(|lang| state(lang, &game.view(eyes), &names(seats)));
            for act in
                game.legal().iter().filter(|act| !matches!(act, Action::Land(..) | Action::Move(..))).take(40)
            {
                Lang::ALL.into_iter().for_each(|lang| action(lang, &game.view(eyes), act, &names(seats)));
                let (mut events, mut after) = (Vec::new(), game);
                after.apply(act, &mut events);
                promise(&game.view(eyes), act, &events, &names(seats));
                hear(seats, &events, &names(seats));
            }
        }
    }
}

#[test]
fn every_option_refusal_and_piece_of_java_has_its_words() {
    for lang in Lang::ALL {
        tidy(lang, &Java::tray_name(lang));
        tidy(lang, &Java::regions_name(lang));
        for (field, row) in Options::FIELDS.iter().enumerate() {
            let (label, help) = Java::option(lang, field);
            tidy(lang, &label);
            tidy(lang, &help);
            assert!(help.ends_with('.') && help.chars().count() <= 130, "{help}");
            let values: Vec<String> =
                (0..row.values.len()).map(|value| Java::option_value(lang, field, value)).collect();
            values.iter().for_each(|value| tidy(lang, value));
            assert!(
                values.iter().all(|value| values.iter().filter(|v| *v == value).count() == 1),
                "{values:?}"
            );
        }
        Tile::ALL.into_iter().for_each(|tile| tidy(lang, &words::tile(lang, tile)));
        Symbol::ALL.into_iter().for_each(|symbol| tidy(lang, &words::symbol(lang, symbol)));
        Card::ALL.into_iter().for_each(|card| tidy(lang, &words::card(lang, card)));
    }
    let mut told: Vec<String> = Vec::new();
    for why in Refusal::ALL {
        let both = Lang::ALL.map(|lang| Java::refusal(lang, *why));
        for (lang, text) in Lang::ALL.into_iter().zip(&both) {
            tidy(lang, text);
            assert!(text.ends_with('.') && text.chars().count() <= 130 && !told.contains(text), "{text}");
        }
        told.extend(both);
    }
    assert_eq!(told.len(), 2 * Refusal::ALL.len());
}
