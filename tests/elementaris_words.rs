//! Every sentence of Elementaris exists in both languages, is tidy and short, and previews promise what then comes.

mod golden;

use deska::games::elementaris::words;
use deska::games::elementaris::words::over::Note;
use deska::games::elementaris::words::say::{Call, ElementarisSays, Stands};
use deska::games::elementaris::{
    Action, Army, Battle, Element, Elementaris, Event, Field, Options, Preset, Refusal, View,
};
use deska::lang::{Lang, Names, Phrase, Words, tie_cs};
use deska::table::options::Sheet;
use deska::table::{Dice, Eyes, Game, Refusal as _, Seat, Session, Slots, Turn, record};

use crate::laws;

const PLAYERS: [&str; 4] = ["Anna", "Petr", "Eva", "Jan"];

pub fn names(seats: usize) -> Names {
    let mut players = laws::head(Options::default(), seats, 0).players;
    players.iter_mut().zip(PLAYERS).for_each(|(player, name)| player.name = name.into());
    Names::new(Lang::En, Elementaris::TITLES, &players)
}

/// Fails on a sentence that is empty, half filled in, badly spaced or of the other language. Cities keep their names.
fn tidy(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "an empty sentence in {lang:?}");
    assert_eq!(text, text.trim(), "{text}");
    for wrong in ["{", "}", "  ", " .", " ,", " :", "..", ".:", "()", ", ,", " \u{a0}", "\u{a0} "] {
        assert!(!text.contains(wrong), "`{wrong}` in {text}");
    }
    match lang {
        Lang::En => {
            let cities = Field::all().filter(|field| field.city().is_some());
            let plain = cities
                .fold(text.to_string(), |text, city| text.replace(&words::field_name(Lang::En, city), ""));
            assert!(plain.is_ascii(), "{text}");
        }
        Lang::Cs => assert_eq!(tie_cs(text), text, "a one-letter word may end a line"),
    }
}

/// Two lines above the map at 16 px.
const PROMPT: usize = 180;

/// Hears everything there is to say of one state, through these eyes.
fn state(lang: Lang, view: &View, names: &Names) {
    let prompt = Elementaris::prompt(lang, view, names);
    assert!(prompt.chars().count() <= PROMPT, "{prompt}");
    for text in [prompt, Elementaris::task(lang, view, names), <Elementaris as Words>::phase(lang, view)] {
        tidy(lang, &text);
    }
    for (head, lines) in Elementaris::describe(lang, view, names) {
        tidy(lang, &head);
        assert!(!lines.is_empty(), "nothing under {head}");
        lines.iter().for_each(|line| {
            tidy(lang, line);
            assert!(line.ends_with('.'), "{line}");
        });
    }
    Field::all().for_each(|field| tidy(lang, &words::field(lang, view, field, names)));
}

fn action(lang: Lang, view: &View, action: &Action, names: &Names) {
    tidy(lang, &Elementaris::action(lang, action));
    tidy(lang, &Elementaris::choice(lang, view, action));
    let preview = Elementaris::preview(lang, view, action, names);
    tidy(lang, &preview);
    assert!(preview.ends_with('.') && preview.chars().count() < 500, "{preview}");
    let caption = Elementaris::commit(lang, view, action);
    tidy(lang, &caption.text);
    assert!(caption.text.split_whitespace().count() <= 4, "{}", caption.text);
    if !caption.sub.is_empty() {
        tidy(lang, &caption.sub);
    }
    action.picks().into_iter().for_each(|pick| tidy(lang, &Elementaris::pick(lang, pick)));
}

fn hear(lang: Lang, event: &Event, names: &Names) {
    match Elementaris::event(lang, event, names) {
        Some(text) => {
            tidy(lang, &text);
            assert!(text.ends_with('.'), "{text}");
        }
        None => assert!(matches!(event, Event::Towers { .. }), "{event:?}"),
    }
}

/// The forecast of a battle names the strengths and losses that then are.
fn promise(view: &View, action: &Action, events: &[Event], names: &Names) {
    let preview = Elementaris::preview(Lang::En, view, action, names);
    for event in events {
        if let Event::Fought { battle } = event {
            let told = words::battle(Lang::En, battle, names);
            assert!(preview.contains(&told), "{preview}");
            let strengths = format!("{} against {}: ", battle.attack, battle.defence);
            assert!(told.starts_with(&strengths), "{told}");
        }
        if let Event::Eliminated { seat } = event {
            assert!(preview.contains(&names.of(*seat)), "{preview}");
        }
    }
}

fn moment(session: &Session<Elementaris>, names: &Names) {
    let game = *session.game();
    let last = session.steps().last().map_or(&[][..], |step| &step.events);
    for lang in Lang::ALL {
        last.iter().for_each(|event| hear(lang, event, names));
        if session.len().is_multiple_of(9) || game.turn() == Turn::Over {
            [Eyes::Public, Eyes::Open, Eyes::Seat(Seat::new(0))]
                .into_iter()
                .for_each(|eyes| state(lang, &game.view(eyes), names));
        }
    }
    let Turn::Seat(seat) = game.turn() else { return };
    let (legal, view) = (game.legal(), game.view(Eyes::Seat(seat)));
    let step = legal.len() / 4 + 1;
    for act in legal.iter().step_by(step).chain(legal.last()) {
        Lang::ALL.into_iter().for_each(|lang| action(lang, &view, act, names));
        let (mut after, mut events) = (game, Vec::new());
        after.apply(act, &mut events);
        promise(&view, act, &events, names);
    }
}

fn result(game: &Elementaris, names: &Names) {
    let standing = game.standing();
    for lang in Lang::ALL {
        let (headline, why) = Elementaris::verdict(lang, &standing, names);
        tidy(lang, &headline);
        tidy(lang, &why);
        standing.rows.iter().for_each(|row| tidy(lang, &Elementaris::term(lang, row.term)));
        let (title, values) = Elementaris::chart(lang, &standing.rows);
        tidy(lang, &title);
        assert_eq!(values.len(), game.seats());
    }
}

#[test]
fn random_games_are_told_in_both_languages() {
    let open = Options { reentry: true, free_recruiting: true, ..Options::default() };
    for (options, seats) in [(Options::default(), 2), (Options::default(), 4), (open, 3)] {
        let (names, mut dice) = (names(seats), Dice::new(seats as u64));
        let mut session = Session::<Elementaris>::new(laws::head(options, seats, 1));
        loop {
            moment(&session, &names);
            let Turn::Seat(seat) = session.game().turn() else { break };
            let choice = laws::lively(session.game(), 3, &mut dice);
            assert!(choice.is_some_and(|choice| session.play(seat, choice).is_ok()));
        }
        result(session.game(), &names);
    }
}

/// Records lead where random games hardly come: spells, votes, every ending.
#[test]
fn every_moment_of_every_record_is_told() {
    let all = crate::records::all();
    for (name, record) in all.iter().filter(|(_, record)| record.game == "elementaris") {
        let played = record::play::<Elementaris>(record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let names = names(played.session.game().seats());
        for entries in 0..=played.session.len() {
            moment(&played.session.until(entries), &names);
        }
        result(played.session.game(), &names);
    }
}

#[test]
fn every_option_and_refusal_has_its_words() {
    for lang in Lang::ALL {
        tidy(lang, &Elementaris::regions_name(lang));
        tidy(lang, &Elementaris::tray_name(lang));
        for (field, row) in Options::FIELDS.iter().enumerate() {
            let (label, help) = Elementaris::option(lang, field);
            tidy(lang, &label);
            tidy(lang, &help);
            assert!(help.ends_with('.'));
            (0..row.values.len())
                .for_each(|value| tidy(lang, &Elementaris::option_value(lang, field, value)));
        }
        for preset in Preset::ALL {
            let (name, help) = words::preset(lang, preset);
            tidy(lang, &name);
            assert!(help.ends_with('.'));
        }
    }
    let mut told: Vec<String> = Vec::new();
    for why in Refusal::ALL {
        let both = Lang::ALL.map(|lang| Elementaris::refusal(lang, *why));
        assert_ne!(both[0], both[1]);
        Lang::ALL.into_iter().zip(&both).for_each(|(lang, text)| tidy(lang, text));
        assert!(both.iter().all(|text| text.ends_with('.') && !told.contains(text)));
        told.extend(both);
    }
}

#[test]
fn every_thing_has_its_name() {
    for lang in Lang::ALL {
        let fields: Vec<String> = Field::all().map(|field| words::field_name(lang, field)).collect();
        fields.iter().for_each(|name| tidy(lang, name));
        let mut different = fields.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), fields.len(), "every field has a name of its own");
        Army::all().for_each(|army| tidy(lang, &words::army(lang, army)));
        for element in Element::ALL {
            tidy(lang, &words::element(lang, element));
            let powers: Vec<String> = (1..=3).map(|orbs| words::power(lang, element, orbs)).collect();
            powers.iter().for_each(|power| tidy(lang, power));
            assert!(powers[0] != powers[1] && powers[1] != powers[2]);
        }
    }
}

/// A field battle, an assault with walls, one on empty walls, a sortie and a battle at sea.
fn battles() -> Vec<Battle> {
    let text = "round 2\nclock 1\narmies 0 I@B9 II@B5 III@As4 IV@D9\narmies 1 I@B5c II@B10c III@B6 IV@As2\norbs 0 A3\n\
                orbs 1 A11\ncities 0 D1\ncities 1 B5 B10 D10\n";
    let game =
        Elementaris::read_position(&Options::default(), 2, text).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    let tried = [(0, "attack I B6"), (0, "assault II"), (1, "sortie I"), (0, "sea_attack III As2")];
    let battle = |(seat, action): (usize, &str)| {
        let action: Action = action.parse().expect("an action");
        game.battle(Seat::new(seat), &action).unwrap_or_else(|| panic!("{action} is a battle"))
    };
    tried.map(battle).into()
}

#[test]
fn everything_beside_the_map_is_tidy() {
    let battles = battles();
    let at = Field::all().next().expect("a field");
    let army = Army::at(1);
    let mut all: Vec<ElementarisSays> = vec![
        ElementarisSays::Round(7, None),
        ElementarisSays::Round(7, Some(33)),
        ElementarisSays::Clock(None),
        ElementarisSays::Wait,
        ElementarisSays::Incoming,
        ElementarisSays::Outgoing,
        ElementarisSays::Stored,
        ElementarisSays::Coming,
        ElementarisSays::Out,
        ElementarisSays::NoOrbs,
        ElementarisSays::Now,
        ElementarisSays::Always,
        ElementarisSays::Lost,
        ElementarisSays::CallOf(army),
        ElementarisSays::FirstCity,
        ElementarisSays::Disband,
        ElementarisSays::SecondTurn,
        ElementarisSays::EndQuestion("Petr"),
        ElementarisSays::Proposed("Petr"),
        ElementarisSays::OneOrSeveral,
        ElementarisSays::Used,
        ElementarisSays::OthersThere,
        ElementarisSays::OwnThere,
        ElementarisSays::ClosedTo(Element::Water, None),
        ElementarisSays::ClosedTo(Element::Earth, Some(24)),
        ElementarisSays::WhoWins,
        ElementarisSays::Carry,
        ElementarisSays::TouchOrb,
        ElementarisSays::Propose,
        ElementarisSays::Resign,
        ElementarisSays::HasAgreed("Petr"),
        ElementarisSays::IsAsked("Petr"),
        ElementarisSays::WillBeAsked("Petr"),
        ElementarisSays::Proposes("Petr"),
        ElementarisSays::WhichCity,
        ElementarisSays::WhereTo,
        ElementarisSays::WhichUnit,
        ElementarisSays::WhichField,
        ElementarisSays::Towers { income: 4, costs: 3, treasury: 1 },
    ];
    let stands = [Stands::Palace, Stands::City, Stands::Field, Stands::Bridge, Stands::Ship];
    all.extend(stands.map(ElementarisSays::Stands));
    for call in [Call::Now, Call::Past, Call::Later] {
        for stands in stands {
            all.extend([None, Some(at)].map(|at| ElementarisSays::Army { army, at, call, stands }));
        }
    }
    for element in Element::ALL {
        all.extend([
            ElementarisSays::Clock(Some((element, 2))),
            ElementarisSays::Age(element, "Petr"),
            ElementarisSays::Cast(element),
            ElementarisSays::GiveUp(at, element),
            ElementarisSays::Spell(element, at),
        ]);
    }
    for count in [0, 1, 2, 5] {
        all.extend([
            ElementarisSays::Cities(count),
            ElementarisSays::Winners(count),
            ElementarisSays::Holdings { cities: count, orbs: count, armies: count },
            ElementarisSays::Score(count),
            ElementarisSays::Orbs(count),
            ElementarisSays::Income(count as u8),
            ElementarisSays::MovesLeft(count as u8),
            ElementarisSays::Buy(count as u8),
            ElementarisSays::Next(count as i32 - 2),
        ]);
    }
    for battle in &battles {
        all.extend([
            ElementarisSays::Battle(battle),
            ElementarisSays::Attackers(battle),
            ElementarisSays::Defenders(battle),
        ]);
        for (attacker, defender) in [(None, Some("Petr")), (Some("Anna"), None), (Some("Anna"), Some("Petr"))]
        {
            all.push(ElementarisSays::Outcome { battle, attacker, defender });
        }
    }
    for lang in Lang::ALL {
        // A minus is a sign of its own in both languages.
        all.iter().for_each(|words| tidy(lang, &words.said(lang).replace('\u{2212}', "-")));
    }
}

#[test]
fn every_fact_of_the_end_is_tidy() {
    let at = Field::all().next().expect("a field");
    let names = vec!["Petr".to_owned(), "Anna".to_owned()];
    let mut all =
        vec![Note::MostBattles, Note::GreatestBattle, Note::MostConquests, Note::LongestAge, Note::Spells];
    for count in [1, 2, 5] {
        all.extend([
            Note::Won { names: names.clone(), count },
            Note::Conquered { names: names[..1].to_vec(), count },
            Note::Fell { attacker: "Petr".into(), defender: "Anna".into(), at, count: count as u32 },
            Note::Held { name: "Petr".into(), element: Element::Water, rounds: count as u8 },
            Note::Cast { spells: count as u32, armies: count as u32 - 1 },
        ]);
    }
    for lang in Lang::ALL {
        all.iter().for_each(|note| tidy(lang, &note.said(lang)));
    }
}
