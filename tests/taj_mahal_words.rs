//! Every sentence of Taj Mahal exists in both languages, is tidy and short, and previews promise what then comes.

mod golden;

use deska::games::taj_mahal::words;
use deska::games::taj_mahal::words::over::Note;
use deska::games::taj_mahal::words::say::{CellState, TajSays};
use deska::games::taj_mahal::{
    Action, Award, Bonus, Card, City, Color, Event, Good, Options, Province, Refusal, Special, Symbol,
    TajMahal, View,
};
use deska::lang::{Lang, Names, Phrase, Words, tie_cs};
use deska::table::options::Sheet;
use deska::table::{Dice, Eyes, Game, Refusal as _, Seat, Session, Slots, Turn};

use crate::laws;

const PLAYERS: [&str; 5] = ["Anna", "Eva", "Jan", "Petr", "Marie"];

pub fn names(seats: usize) -> Names {
    let mut players = laws::head(Options::default(), seats, 0).players;
    players.iter_mut().zip(PLAYERS).for_each(|(player, name)| player.name = name.into());
    Names::new(Lang::En, TajMahal::TITLES, &players)
}

/// Fails on a sentence that is empty, half filled in, badly spaced or of the other language.
fn tidy(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "an empty sentence in {lang:?}");
    assert_eq!(text, text.trim(), "{text}");
    for wrong in ["{", "}", "  ", " .", " ,", " :", "..", ".:", "()", ", ,", " \u{a0}", "\u{a0} "] {
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
    let prompt = TajMahal::prompt(lang, view, names);
    assert!(prompt.chars().count() <= PROMPT, "{prompt}");
    for text in [prompt, TajMahal::task(lang, view, names), <TajMahal as Words>::phase(lang, view)] {
        tidy(lang, &text);
    }
    for (head, lines) in TajMahal::describe(lang, view, names) {
        tidy(lang, &head);
        assert!(!lines.is_empty(), "nothing under {head}");
        lines.iter().for_each(|line| {
            tidy(lang, line);
            assert!(line.ends_with('.'), "{line}");
        });
    }
    City::all().for_each(|city| tidy(lang, &words::city(lang, view, city, names)));
    Province::ALL.iter().for_each(|province| tidy(lang, &words::province(lang, view, *province)));
}

fn action(lang: Lang, view: &View, action: &Action, names: &Names) {
    tidy(lang, &TajMahal::action(lang, action));
    let preview = TajMahal::preview(lang, view, action, names);
    tidy(lang, &preview);
    assert!(preview.chars().count() < 330, "{preview}");
    let caption = TajMahal::commit(lang, view, action);
    tidy(lang, &caption.text);
    assert!(caption.text.split_whitespace().count() <= 3, "{}", caption.text);
    action.picks().into_iter().for_each(|pick| tidy(lang, &TajMahal::pick(lang, pick)));
}

/// The English preview promises exactly the points that then come.
fn promise(view: &View, action: &Action, events: &[Event], names: &Names) {
    let preview = TajMahal::preview(Lang::En, view, action, names);
    let scored: Vec<u16> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { points, .. } => Some(*points),
            _ => None,
        })
        .collect();
    let mut rest = preview.as_str();
    for points in &scored {
        let words = words::points(Lang::En, (*points).into());
        let at = rest.find(&words).unwrap_or_else(|| panic!("{words} are missing in {preview}"));
        rest = &rest[at + words.len()..];
    }
    if *action == Action::Withdraw {
        let won = events.iter().find_map(|event| match event {
            Event::Withdrew { won, .. } => Some(*won),
            _ => None,
        });
        for symbol in won.expect("a withdrawal").iter() {
            assert!(preview.contains(&words::prize(Lang::En, symbol)), "{preview}");
        }
    }
}

/// A preview is the same for the seat, for everybody, and in any truth the table could imagine.
fn public(game: &TajMahal, seat: Seat, action: &Action, names: &Names, dice: &mut Dice) {
    let table = game.view(Eyes::Public);
    let imagined = TajMahal::imagine(&table, dice).view(Eyes::Seat(seat));
    for lang in Lang::ALL {
        let said = |view: &View| {
            let (task, prompt) = (TajMahal::task(lang, view, names), TajMahal::prompt(lang, view, names));
            (TajMahal::preview(lang, view, action, names), task, prompt)
        };
        let seen = said(&game.view(Eyes::Seat(seat)));
        assert_eq!(seen, said(&table));
        assert_eq!(seen, said(&imagined));
    }
}

fn hear(game: &TajMahal, events: &[Event], names: &Names) {
    for lang in Lang::ALL {
        for eyes in Seat::all(game.seats()).map(Eyes::Seat).chain([Eyes::Public, Eyes::Open]) {
            for event in events.iter().filter_map(|e| TajMahal::heard(e, eyes)) {
                match TajMahal::event(lang, &event, names) {
                    Some(text) => {
                        tidy(lang, &text);
                        assert!(text.ends_with('.'), "{text}");
                    }
                    None => assert!(matches!(event, Event::VisitEnded { .. }), "{event:?}"),
                }
            }
        }
    }
}

fn play(options: Options, seats: usize, seed: u64) {
    let (names, mut dice) = (names(seats), Dice::new(seed));
    let mut session = Session::<TajMahal>::new(laws::head(options, seats, seed));
    loop {
        let game = *session.game();
        let last = session.steps().last().map_or(&[][..], |step| &step.events);
        hear(&game, last, &names);
        for lang in Lang::ALL {
            let eyes = [Eyes::Public, Eyes::Open, Eyes::Seat(Seat::new(0))];
            for eyes in eyes.into_iter().filter(|_| session.len().is_multiple_of(5)) {
                state(lang, &game.view(eyes), &names);
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
                let step = legal.len() / 4 + 1;
                for act in legal.iter().step_by(step).chain(legal.last()) {
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
        let (headline, why) = TajMahal::verdict(lang, &standing, &names);
        tidy(lang, &headline);
        tidy(lang, &why);
        standing.rows.iter().for_each(|row| tidy(lang, &TajMahal::term(lang, row.term)));
        let (title, values) = TajMahal::chart(lang, &standing.rows);
        tidy(lang, &title);
        assert_eq!(values.len(), seats);
    }
}

#[test]
fn random_games_are_told_in_both_languages() {
    (3..=5).for_each(|seats| play(Options::default(), seats, seats as u64));
    play(Options { dummy: true, auto_place: false, ..Options::default() }, 2, 2);
}

#[test]
fn every_option_and_refusal_has_its_words() {
    for lang in Lang::ALL {
        tidy(lang, &TajMahal::regions_name(lang));
        tidy(lang, &TajMahal::tray_name(lang));
        for (field, row) in Options::FIELDS.iter().enumerate() {
            let (label, help) = TajMahal::option(lang, field);
            tidy(lang, &label);
            tidy(lang, &help);
            assert!(help.ends_with('.'));
            (0..row.values.len()).for_each(|value| tidy(lang, &TajMahal::option_value(lang, field, value)));
        }
        Refusal::ALL.iter().for_each(|why| tidy(lang, &TajMahal::refusal(lang, *why)));
    }
    let mut told: Vec<String> = Vec::new();
    for why in Refusal::ALL {
        let both = Lang::ALL.map(|lang| TajMahal::refusal(lang, *why));
        assert_ne!(both[0], both[1]);
        assert!(both.iter().all(|text| text.ends_with('.') && !told.contains(text)));
        told.extend(both);
    }
}

#[test]
fn every_thing_has_its_name() {
    for lang in Lang::ALL {
        Card::all().for_each(|card| tidy(lang, &words::card(lang, card)));
        Symbol::ALL.iter().for_each(|s| {
            [words::symbol(lang, *s), words::prize(lang, *s)].iter().for_each(|t| tidy(lang, t))
        });
        Special::ALL.iter().for_each(|special| tidy(lang, &words::special(lang, *special)));
        Good::ALL.iter().for_each(|good| tidy(lang, &words::good(lang, *good)));
        Bonus::ALL.iter().for_each(|bonus| tidy(lang, &words::bonus(lang, *bonus)));
        Province::ALL.iter().for_each(|province| tidy(lang, &words::province_name(lang, *province)));
    }
}

/// Something of everything the parts of the table say.
fn said<'a>(two: &'a [String], some: &'a [Province]) -> Vec<TajSays<'a>> {
    let cell = |state| TajSays::Cell { name: "Petr", count: 2, gain: 1, state };
    let states = [CellState::Plain, CellState::Leads, CellState::Ties, CellState::Out, CellState::Took];
    let awards = [
        Award::Special,
        Award::BonusPoints,
        Award::Taj,
        Award::BonusGood { good: Good::Tea, owned: 2 },
        Award::Palaces { provinces: 3 },
        Award::TileGood { good: Good::Rice, owned: 1 },
    ];
    let agra = Province::AGRA;
    let mut all = vec![
        TajSays::Visit(5, agra),
        TajSays::VisitShort(5, agra),
        TajSays::PileOf(31),
        TajSays::Hand(None),
        TajSays::Supply(0),
        TajSays::Supply(1),
        TajSays::Supply(2),
        TajSays::SupplyEmpty,
        TajSays::Chosen(1, 2),
        TajSays::Alone,
        TajSays::NeedsColored,
        TajSays::Withdraw,
        TajSays::Tallies,
        TajSays::Took,
        TajSays::WithdrawNow,
        TajSays::WithCards,
        TajSays::WithFree,
        TajSays::NeedsFree(Special::Color.card()),
        TajSays::WithdrawBrief,
        TajSays::CardsBrief,
        TajSays::Nothing,
        TajSays::Digest { symbol: Symbol::Vizier, own: 2, others: 1 },
        TajSays::WinsNothing,
        TajSays::AtBest(6),
        TajSays::Together(11),
        TajSays::ThenPoints(24, 35),
        TajSays::Reason(Award::Palaces { provinces: 1 }),
        TajSays::Chain(some),
        TajSays::YouTake,
        TajSays::PalaceOf(2, 3),
        TajSays::EarlierPoints,
        TajSays::PickCity,
        TajSays::WaitsBelow(Bonus::Good(Good::Tea)),
        TajSays::DrawsCard,
        TajSays::Yours,
        TajSays::Holds(4),
        TajSays::Palaces(17),
        TajSays::Out,
        TajSays::Score(24),
        TajSays::VisitOver(5, agra),
        TajSays::Exchanged("Petr", Special::Mogul),
        TajSays::TileGone,
        TajSays::NextVisit(6, agra),
        TajSays::GainOf("Petr", 5),
        TajSays::OnTable,
        TajSays::JustPlayed("Petr"),
        TajSays::HasWithdrawn(two),
        TajSays::HasWithdrawn(&two[..1]),
        TajSays::SupplyOpen,
        TajSays::LastVisit(5, agra),
        TajSays::Row("Petr"),
        TajSays::Neutral,
    ];
    all.extend(states.map(cell));
    all.extend(
        Symbol::ALL
            .into_iter()
            .flat_map(|s| [TajSays::Symbol(s), TajSays::Prize(s, 5), TajSays::Brings(s, 5)]),
    );
    all.extend(Symbol::PERSONS.map(TajSays::Token));
    all.extend(awards.map(TajSays::Line));
    all.extend(awards.into_iter().skip(3).map(TajSays::Reason));
    all.extend(Color::ALL.into_iter().map(|hue| TajSays::Hand(Some(hue))));
    all.extend(Good::ALL.map(|good| TajSays::Goods(good, 3)));
    all.extend(Special::ALL.map(TajSays::Special));
    all
}

#[test]
fn the_parts_of_the_table_speak_both_languages() {
    let (two, some) = (["Anna".to_string(), "Petr".to_string()], [Province::AGRA, Province::ALL[0]]);
    // The same in both: proper names, and figures alone.
    let same = ["Taj Mahal", "Mogul", "Agra a", "Agra"];
    for says in said(&two, &some) {
        let [en, cs] = Lang::ALL.map(|lang| lang.say(says));
        tidy(Lang::En, &en);
        tidy(Lang::Cs, &cs);
        assert!(en != cs || same.contains(&&*en), "{en}");
        assert!(en.chars().count() < 110 && cs.chars().count() < 110, "{en} / {cs}");
    }
}

#[test]
fn the_end_is_told_in_both_languages() {
    let (name, names) = ("Petr".to_string(), vec!["Petr".to_string(), "Eva".into()]);
    let notes = [
        Note::RichestVisit,
        Note::LongestChain,
        Note::MostGoods,
        Note::MostCards,
        Note::Visit {
            visit: 3,
            province: Province::AGRA,
            points: vec![("Eva".into(), 4), ("Petr".into(), 0)],
            won: vec![("Eva".into(), [Symbol::Vizier, Symbol::Elephant].into_iter().collect())],
        },
        Note::Won { name: name.clone(), visit: 3, province: Province::AGRA, points: 11 },
        Note::Chain { name: name.clone(), provinces: 4 },
        Note::Goods { name, good: Good::Tea, count: 5 },
        Note::Cards { names: names.clone(), count: 21 },
        Note::Cards { names: names[..1].to_vec(), count: 2 },
    ];
    for note in &notes {
        let [en, cs] = Lang::ALL.map(|lang| note.said(lang));
        tidy(Lang::En, &en);
        tidy(Lang::Cs, &cs);
        assert_ne!(en, cs);
    }
}
