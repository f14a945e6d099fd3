//! Requirements for the sentences of every game. They exist in both languages, are tidy and short, are the same for
//! every viewer, and previews match the outcome.

use deska::lang::{Lang, Names, Words, question, sign, tie_cs, tie_numbers};
use deska::table::options::OptionSheet;
use deska::table::{Dice, Refusal, Seat, Session, Slots, Turn, Viewer, record};

use crate::{laws, records};

/// Two lines above the board at 16 px.
const PROMPT: usize = 180;
/// A line under an option, and a refusal in the bar.
const LINE: usize = 130;

/// The differences between games in the requirements for their sentences.
pub trait SentenceRules: Words {
    /// Maximum number of characters of a preview.
    const PREVIEW: usize;
    /// Maximum number of words on a button.
    const BUTTON: usize = 3;
    /// Whether the prompt may mention the hand of the deciding seat; otherwise it is the same for all viewers.
    const PROMPT_MENTIONS_HAND: bool = false;
    /// Names of the players in tests.
    const PLAYERS: &'static [&'static str] = &["Anna", "Eva", "Jan", "Petr", "Marie", "Karel"];

    /// Returns whether an event has no sentence of its own because the next one says it.
    fn has_no_sentence(event: &Self::Event) -> bool;
    /// Fails if the English preview differs from the events of the action.
    fn check_preview(
        preview: &str,
        view: &Self::View,
        action: &Self::Action,
        events: &[Self::Event],
        names: &Names,
    );
    /// Checks the texts of the game's board.
    fn board(_lang: Lang, _view: &Self::View, _names: &Names) {}
    /// The text without proper names that are equal in all languages.
    fn plain(text: &str) -> String {
        text.to_string()
    }
}

/// The names of the players.
pub fn names<G: SentenceRules>(seats: usize) -> Names {
    let mut players = laws::head(G::Options::default(), seats, 0).players;
    players.iter_mut().zip(G::PLAYERS).for_each(|(player, name)| player.name = (*name).into());
    Names::new(Lang::En, G::TITLES, &players)
}

/// Fails on a sentence that is empty, has unfilled placeholders or bad spacing, or is in the other language.
pub fn tidy(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "an empty sentence in {lang:?}");
    assert_eq!(text, text.trim(), "{text}");
    for wrong in
        ["{", "}", "  ", " .", " ,", " :", "..", ".:", ": .", "()", ", ,", " \u{a0}", "\u{a0} ", "you's"]
    {
        assert!(!text.contains(wrong), "`{wrong}` in {text}");
    }
    match lang {
        Lang::En => assert!(text.chars().all(|letter| letter.is_ascii() || letter == '×'), "{text}"),
        Lang::Cs => assert_eq!(tie_cs(text), text, "a one-letter word may end a line"),
    }
}

fn check_text<G: SentenceRules>(lang: Lang, text: &str) {
    tidy(lang, &if lang == Lang::En { G::plain(text) } else { text.to_string() });
}

/// Checks all texts about one state for a viewer.
fn state<G: SentenceRules>(lang: Lang, view: &G::View, names: &Names) {
    let prompt = G::prompt(lang, view, names);
    assert!(prompt.chars().count() <= PROMPT, "{prompt}");
    for text in [prompt, G::task(lang, view, names), <G as Words>::phase(lang, view)] {
        check_text::<G>(lang, &text);
    }
    for (head, lines) in G::describe(lang, view, names) {
        check_text::<G>(lang, &head);
        assert!(!lines.is_empty(), "nothing under {head}");
        for line in lines {
            check_text::<G>(lang, &line);
            assert!(line.ends_with('.'), "{line}");
        }
    }
    G::board(lang, view, names);
}

fn action<G: SentenceRules>(lang: Lang, view: &G::View, action: &G::Action, names: &Names) {
    check_text::<G>(lang, &G::action(lang, action));
    check_text::<G>(lang, &G::choice(lang, view, action));
    let preview = <G as Words>::preview(lang, view, action, names);
    check_text::<G>(lang, &preview);
    assert!(preview.ends_with('.') && preview.chars().count() <= G::PREVIEW, "{preview}");
    let caption = G::commit(lang, view, action);
    check_text::<G>(lang, &caption.text);
    assert!(caption.text.split_whitespace().count() <= G::BUTTON, "{}", caption.text);
    if !caption.sub.is_empty() {
        check_text::<G>(lang, &caption.sub);
    }
    action.picks().into_iter().for_each(|pick| check_text::<G>(lang, &G::pick(lang, pick)));
}

fn events<G: SentenceRules>(seats: usize, events: &[G::Event], names: &Names) {
    for lang in Lang::ALL {
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All]) {
            for event in events.iter().filter_map(|event| G::redact_event(event, viewer)) {
                match G::event(lang, &event, names) {
                    Some(text) => {
                        check_text::<G>(lang, &text);
                        assert!(text.ends_with('.'), "{text}");
                    }
                    None => assert!(G::has_no_sentence(&event), "{event:?}"),
                }
            }
        }
    }
}

/// Task and preview are the same for the seat, for spectators, and in every determinization. The prompt may mention the
/// open hand, but no other one.
fn public<G: SentenceRules>(game: &G, seat: Seat, action: &G::Action, names: &Names, dice: &mut Dice) {
    let (table, own) = (game.view(Viewer::Spectator), game.view(Viewer::Seat(seat)));
    // A determinization in which the action is legal.
    let imagined = G::determinize(&table, dice);
    let able = imagined.check(seat, action).is_ok();
    let imagined = if able { imagined } else { G::preview_state(&table, action) }.view(Viewer::Seat(seat));
    let other = G::determinize(&own, dice).view(Viewer::Seat(seat));
    for lang in Lang::ALL {
        let said =
            |view: &G::View| (<G as Words>::preview(lang, view, action, names), G::task(lang, view, names));
        assert_eq!(said(&own), said(&table));
        assert_eq!(said(&own), said(&imagined));
        let asked = |view: &G::View| G::prompt(lang, view, names);
        assert_eq!(asked(&own), asked(&other));
        if !G::PROMPT_MENTIONS_HAND {
            assert_eq!(asked(&own), asked(&table));
            assert_eq!(asked(&own), asked(&imagined));
        }
    }
}

/// One action of each verb, and this many more.
fn some<A: ToString>(legal: &[A], more: usize) -> impl Iterator<Item = &A> {
    let mut words: Vec<String> = Vec::new();
    let step = legal.len() / more + 1;
    legal.iter().enumerate().filter_map(move |(at, action)| {
        let word = action.to_string().split(' ').next().unwrap_or_default().to_string();
        let fresh = !words.contains(&word);
        words.extend(fresh.then_some(word));
        (fresh || at % step == 0 || at + 1 == legal.len()).then_some(action)
    })
}

/// Checks the texts of a moment: the last events, the state if `whole`, and some legal actions.
fn moment<G: SentenceRules>(session: &Session<G>, whole: bool, more: usize, names: &Names, dice: &mut Dice) {
    let game = session.game();
    events::<G>(game.seats(), session.steps().last().map_or(&[][..], |step| &step.events), names);
    let decides = game.turn().seat().map(Viewer::Seat);
    for lang in Lang::ALL.into_iter().filter(|_| whole) {
        let viewer = [Viewer::Spectator, Viewer::All, Viewer::Seat(Seat::new(0))].into_iter().chain(decides);
        viewer.for_each(|viewer| state::<G>(lang, &game.view(viewer), names));
    }
    match game.turn() {
        Turn::Over => result(game, names),
        Turn::Chance => {
            let (table, drawn) = (game.view(Viewer::Spectator), game.roll(&mut Dice::new(1)));
            Lang::ALL.into_iter().for_each(|lang| action::<G>(lang, &table, &drawn, names));
        }
        Turn::Seat(seat) => {
            let (legal, view) = (game.legal(), game.view(Viewer::Seat(seat)));
            for act in some(&legal, more) {
                Lang::ALL.into_iter().for_each(|lang| action::<G>(lang, &view, act, names));
                let (mut after, mut events) = (game.clone(), Vec::new());
                after.apply(act, &mut events);
                let preview = <G as Words>::preview(Lang::En, &view, act, names);
                G::check_preview(&preview, &view, act, &events, names);
                public(game, seat, act, names, dice);
            }
        }
    }
}

fn result<G: SentenceRules>(game: &G, names: &Names) {
    let standing = game.standing();
    for lang in Lang::ALL {
        let (headline, why) = G::verdict(lang, &standing, names);
        check_text::<G>(lang, &headline);
        check_text::<G>(lang, &why);
        standing.rows.iter().for_each(|row| check_text::<G>(lang, &G::term(lang, row.term)));
        let (title, values) = G::chart(lang, &standing.rows);
        check_text::<G>(lang, &title);
        assert_eq!(values.len(), game.seats());
    }
}

/// Checks the texts of a random game from the set-up to its end.
pub fn random_game<G: SentenceRules>(options: G::Options, seats: usize, seed: u64) {
    let (names, mut dice) = (names::<G>(seats), Dice::new(seed));
    let mut session = Session::<G>::new(laws::head(options, seats, seed));
    loop {
        let whole = session.len().is_multiple_of(5) || session.game().turn() == Turn::Over;
        moment(&session, whole, 6, &names, &mut dice);
        match session.game().turn() {
            Turn::Over => break,
            Turn::Chance => assert!(session.roll()),
            Turn::Seat(seat) => {
                let choice = laws::lively(session.game(), 3, &mut dice);
                assert!(choice.is_some_and(|choice| session.play(seat, choice).is_ok()));
            }
        }
    }
}

/// Checks every moment of every record. Records reach states that random games hardly reach.
pub fn every_record<G: SentenceRules>() {
    for (name, record) in records::all().iter().filter(|(_, record)| record.game == G::INFO.id) {
        let played = record::play::<G>(record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (names, mut dice) = (names::<G>(played.session.game().seats()), Dice::new(1));
        for entries in 0..=played.session.len() {
            moment(&played.session.until(entries), true, 40, &names, &mut dice);
        }
        result(played.session.game(), &names);
    }
}

/// Every option, refusal and sign has a text, and the refusals differ.
pub fn lists<G: SentenceRules>() {
    for lang in Lang::ALL {
        (0..6).for_each(|number| check_text::<G>(lang, &sign(lang, G::TITLES, number)));
        check_text::<G>(lang, &G::tray_name(lang));
        check_text::<G>(lang, &G::regions_name(lang));
        for (field, row) in G::Options::FIELDS.iter().enumerate() {
            let (label, help) = G::option(lang, field);
            check_text::<G>(lang, &label);
            check_text::<G>(lang, &help);
            assert!(help.ends_with('.') && help.chars().count() <= LINE, "{help}");
            let mut values: Vec<String> =
                (0..row.values.len()).map(|value| G::option_value(lang, field, value)).collect();
            values.iter().for_each(|value| check_text::<G>(lang, value));
            values.sort_unstable();
            values.dedup();
            assert_eq!(values.len(), row.values.len(), "two values sound alike: {values:?}");
        }
    }
    let mut told: Vec<String> = Vec::new();
    for why in G::Refusal::ALL {
        let both = Lang::ALL.map(|lang| G::refusal(lang, *why));
        assert_ne!(both[0], both[1]);
        for (lang, text) in Lang::ALL.into_iter().zip(&both) {
            check_text::<G>(lang, text);
            let one = text.ends_with('.') && text.chars().count() <= LINE && !told.contains(text);
            assert!(one, "{}: {text}", why.code());
        }
        told.extend(both);
    }
}

#[test]
fn numbers_and_their_nouns_are_not_separated() {
    assert_eq!(tie_numbers("On A1, 0 to 12 on the board. 2"), "On A1, 0\u{a0}to 12\u{a0}on the board. 2");
    assert_eq!(tie_cs("Podpora v boji i 2 body"), "Podpora v\u{a0}boji i\u{a0}2 body");
}

#[test]
fn a_question_is_split_from_the_sentences_before_it() {
    assert_eq!(question("It is 0 to 2. How many?"), ("It is 0 to 2. ", "How many?"));
    assert_eq!(question("První. Druhá. Čím začnete?"), ("První. Druhá. ", "Čím začnete?"));
    assert_eq!(question("Začíná 12. kolo?"), ("", "Začíná 12. kolo?"));
    assert_eq!(question("Done. End the turn."), ("", "Done. End the turn."));
    assert_eq!(question(""), ("", ""));
}
