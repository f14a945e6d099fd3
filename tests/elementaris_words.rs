//! Sentences of Elementaris: each exists in both languages, is tidy and short, and previews match the outcome.

mod golden;

use deska::games::elementaris::words;
use deska::games::elementaris::words::over::Note;
use deska::games::elementaris::words::say::{Call, ElementarisSays, Stands};
use deska::games::elementaris::{
    Action, Army, Battle, Element, Elementaris, Event, Field, Options, Preset, View, Yellow,
};
use deska::lang::{Lang, Names, Phrase};
use deska::table::{Game, Seat};

use crate::told::{self, SentenceRules, tidy};

impl SentenceRules for Elementaris {
    const PREVIEW: usize = 499;
    const BUTTON: usize = 4;
    const PLAYERS: &'static [&'static str] = &["Anna", "Petr", "Eva", "Jan"];

    fn board(lang: Lang, view: &View, names: &Names) {
        Field::all().for_each(|field| hear(lang, &words::field(lang, view, field, names)));
    }

    /// Cities keep their names.
    fn plain(text: &str) -> String {
        let cities = Field::all().filter(|field| field.city().is_some());
        cities.fold(text.to_string(), |text, city| text.replace(&words::field_name(Lang::En, city), "X"))
    }

    fn has_no_sentence(event: &Event) -> bool {
        matches!(event, Event::Towers { .. })
    }

    /// The forecast of a battle names the later strengths and losses.
    fn check_preview(preview: &str, _view: &View, _action: &Action, events: &[Event], names: &Names) {
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
}

pub fn names(seats: usize) -> Names {
    told::names::<Elementaris>(seats)
}

/// Fails on a sentence that is not tidy, ignoring the names of cities.
fn hear(lang: Lang, text: &str) {
    tidy(lang, &if lang == Lang::En { Elementaris::plain(text) } else { text.to_string() });
}

#[test]
fn random_games_are_told_in_both_languages() {
    let open = Options { reentry: true, free_recruiting: true, ..Options::default() };
    for (options, seats) in [(Options::default(), 2), (Options::default(), 4), (open, 3)] {
        told::random_game::<Elementaris>(options, seats, 1);
    }
}

/// Spells, votes, every ending.
#[test]
fn every_moment_of_every_record_is_told() {
    told::every_record::<Elementaris>();
}

#[test]
fn every_option_and_refusal_has_its_words() {
    told::lists::<Elementaris>();
    for lang in Lang::ALL {
        for preset in Preset::ALL {
            let (name, help) = words::preset(lang, preset);
            tidy(lang, &name);
            assert!(help.ends_with('.'));
        }
    }
}

#[test]
fn every_thing_has_its_name() {
    for lang in Lang::ALL {
        let fields: Vec<String> = Field::all().map(|field| words::field_name(lang, field)).collect();
        fields.iter().for_each(|name| hear(lang, name));
        let mut different = fields.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), fields.len(), "every field has a name of its own");
        Army::all().for_each(|army| hear(lang, &words::army(lang, army)));
        for element in Element::ALL {
            hear(lang, &words::element(lang, element));
            let powers: Vec<String> = (1..=3).map(|orbs| words::power(lang, element, orbs)).collect();
            powers.iter().for_each(|power| hear(lang, power));
            assert!(powers[0] != powers[1] && powers[1] != powers[2]);
        }
    }
}

/// A field battle, an assault with walls, one on empty walls, a sortie and a battle at sea.
fn battles() -> Vec<Battle> {
    let text = "round 2\nclock 1\narmies 0 I@B9 II@B5 III@As4 IV@D9\narmies 1 I@B5c II@B10c III@B6 IV@As2\norbs 0 A3\n\
                orbs 1 A11\ncities 0 D1\ncities 1 B5 B10 D10\n";
    let game =
        Elementaris::read_position(&Options::default(), 2, text).unwrap_or_else(|error| panic!("{error:?}"));
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
        ElementarisSays::Points,
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
    let states = [Stands::Palace, Stands::City, Stands::Field, Stands::Bridge, Stands::Ship];
    all.extend(states.map(ElementarisSays::Stands));
    for call in [Call::Now, Call::Past, Call::Later] {
        for state in states {
            all.extend([None, Some(at)].map(|at| ElementarisSays::Army { army, at, call, state }));
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
            ElementarisSays::CitiesOf(count, 9),
            ElementarisSays::CitiesOf(count, 12),
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
    let yellow = [0, 1, 2, 3].map(Yellow::In).into_iter().chain([Yellow::AfterAge]);
    for yellow in yellow {
        all.extend([ElementarisSays::Counted(12, yellow), ElementarisSays::CountedShort(yellow)]);
    }
    let both = ["Eva", "Petr"].map(str::to_owned);
    all.extend([
        ElementarisSays::OneCityLeft(&both[..1]),
        ElementarisSays::OneCityLeft(&both),
        ElementarisSays::EnoughCities("Petr"),
        ElementarisSays::CountedLast(9),
        ElementarisSays::LastRound,
        ElementarisSays::PointsDecide,
    ]);
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
        // Negative numbers have a minus sign in both languages.
        all.iter().for_each(|words| hear(lang, &words.said(lang).replace('\u{2212}', "-")));
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
        all.iter().for_each(|note| hear(lang, &note.said(lang)));
    }
}
