//! Sentences of Taj Mahal: each exists in both languages, is tidy and short, and previews match the outcome.

mod golden;

use deska::games::taj_mahal::words;
use deska::games::taj_mahal::words::over::Note;
use deska::games::taj_mahal::words::say::{CellState, TajSays};
use deska::games::taj_mahal::{
    Action, Award, Bonus, Card, City, Color, Event, Good, Options, Province, Special, Symbol, TajMahal, View,
};
use deska::lang::{Lang, Names, Phrase};

use crate::told::{self, SentenceRules, tidy};

impl SentenceRules for TajMahal {
    const PREVIEW: usize = 329;
    const PROMPT_MENTIONS_HAND: bool = true;

    fn board(lang: Lang, view: &View, names: &Names) {
        City::all().for_each(|city| tidy(lang, &words::city(lang, view, city, names)));
        Province::ALL.iter().for_each(|province| tidy(lang, &words::province(lang, view, *province)));
    }

    fn has_no_sentence(event: &Event) -> bool {
        matches!(event, Event::VisitEnded { .. })
    }

    /// The English preview names exactly the points that then come.
    fn check_preview(preview: &str, _view: &View, action: &Action, events: &[Event], _names: &Names) {
        let scored: Vec<u16> = events
            .iter()
            .filter_map(|event| match event {
                Event::Scored { points, .. } => Some(*points),
                _ => None,
            })
            .collect();
        let mut rest = preview;
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
}

pub fn names(seats: usize) -> Names {
    told::names::<TajMahal>(seats)
}

#[test]
fn random_games_are_told_in_both_languages() {
    (3..=5).for_each(|seats| told::random_game::<TajMahal>(Options::default(), seats, seats as u64));
    told::random_game::<TajMahal>(Options { dummy: true, auto_place: false, ..Options::default() }, 2, 2);
}

#[test]
fn every_moment_of_every_record_is_told() {
    told::every_record::<TajMahal>();
}

#[test]
fn every_option_and_refusal_has_its_words() {
    told::lists::<TajMahal>();
}

#[test]
fn every_thing_has_its_name() {
    for lang in Lang::ALL {
        Card::all().for_each(|card| tidy(lang, &words::card(lang, card)));
        Symbol::ALL.iter().for_each(|s| {
            [words::symbol(lang, *s), words::prize(lang, *s)].iter().for_each(|t| tidy(lang, t));
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
        TajSays::MayAdd,
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
        TajSays::Brought,
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
    let same = ["Taj Mahal", "Agra a", "Agra"];
    for sentence in said(&two, &some) {
        let [en, cs] = Lang::ALL.map(|lang| lang.say(sentence));
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
