//! Every sentence of Taj Mahal.
//!
//! Facts without a language come first (`ask`, `preview`, `ground`); `en` and `cs`
//! then have one exhaustive `match` each. Czech text has plain spaces; non-breaking ones are added at the end.

mod ask;
mod cs;
mod en;
mod ground;
pub mod over;
mod preview;
pub mod say;

use crate::games::taj_mahal::rules::{
    Action, Bonus, Card, City, Event, Good, Pick, Province, Refusal, Special, Symbol, TajMahal, Term, View,
};
use crate::lang::verdict::MostPoints;
use crate::lang::{Caption, Lang, Names, Titles, Who, Words};
use crate::lang::{in_every_language, in_language, say};
use crate::table::{Row, Seat, Standing};

use ask::{Ask, Doing};
use preview::{advice_facts, preview_facts};

/// The sentences of the tutorial in each language.
pub const TUTORIAL: [&[&str]; Lang::ALL.len()] = in_every_language!(tutorial::TUTORIAL);

/// The title of the game in each language.
pub static TITLES: Titles = in_every_language!(title::TITLE);

impl Words for TajMahal {
    const TITLES: &'static Titles = &TITLES;

    fn tray_name(lang: Lang) -> String {
        say!(lang, table::tray())
    }

    fn regions_name(lang: Lang) -> String {
        say!(lang, table::regions())
    }

    fn regions_back(lang: Lang) -> String {
        say!(lang, table::court())
    }

    fn in_short(lang: Lang) -> [&'static str; 3] {
        in_language!(lang, title::IN_SHORT)
    }

    fn option(lang: Lang, field: usize) -> (String, String) {
        lang.tie_both(in_language!(lang, table::option(field)))
    }

    fn option_value(lang: Lang, field: usize, value: usize) -> String {
        say!(lang, table::option_value(field, value))
    }

    fn prompt(lang: Lang, view: &View, _: &Names) -> String {
        say!(lang, ask::prompt(&Ask::of(view)))
    }

    fn task(lang: Lang, view: &View, _: &Names) -> String {
        say!(lang, ask::task(&Ask::of(view)))
    }

    fn doing(lang: Lang, view: &View, seat: Seat) -> String {
        Doing::of(view, seat).map_or_else(String::new, |doing| say!(lang, ask::doing(&doing)))
    }

    fn phase(lang: Lang, view: &View) -> String {
        say!(lang, table::phase(&view.public.phase))
    }

    fn action(lang: Lang, action: &Action) -> String {
        say!(lang, act::action(action))
    }

    fn pick(lang: Lang, pick: Pick) -> String {
        say!(lang, act::pick(pick))
    }

    fn preview(lang: Lang, view: &View, action: &Action, _: &Names) -> String {
        let sentences =
            preview_facts(view, action).into_iter().map(|fact| say!(lang, preview::preview(&fact)));
        sentences.collect::<Vec<String>>().join(" ")
    }

    fn advice(lang: Lang, view: &View, action: &Action) -> Option<String> {
        let facts = advice_facts(view, action).into_iter();
        let sentences: Vec<String> = facts.map(|fact| say!(lang, preview::preview(&fact))).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    fn commit(lang: Lang, _: &View, action: &Action) -> Caption {
        Caption { text: say!(lang, act::commit(action)), sub: String::new() }
    }

    fn feature_text(lang: Lang, name: &str) -> Option<String> {
        let text = in_language!(lang, feature::feature(name))?;
        Some(lang.tie(text.to_string()))
    }

    fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        let who = Who::for_all(names);
        let sentence = in_language!(lang, event::event(event, &who));
        sentence.map(|text| lang.tie(text))
    }

    fn glance(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        match in_language!(lang, event::glance(event, &Who::for_all(names))) {
            Some(text) => Some(lang.tie(text)),
            None => Self::event(lang, event, names),
        }
    }

    fn refusal(lang: Lang, refusal: Refusal) -> String {
        say!(lang, refusal::refusal(refusal))
    }

    fn term(lang: Lang, term: Term) -> String {
        say!(lang, result::term(term))
    }

    fn verdict(lang: Lang, standing: &Standing<Term>, names: &Names) -> (String, String) {
        MostPoints::of(standing, &Term::Total).said(lang, names)
    }

    fn describe(lang: Lang, view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
        let who = Who::for_viewer(names, view.viewer);
        let groups = in_language!(lang, describe::describe(view, &who));
        lang.tie_groups(groups)
    }

    fn chart(lang: Lang, rows: &[Row<Term>]) -> (String, Vec<i32>) {
        let track = rows.iter().find(|row| row.term == Term::Track);
        (say!(lang, result::chart()), track.map(|row| row.values.clone()).unwrap_or_default())
    }
}

/// Returns the name of a city for screen readers: `Ajmer (AJM1), city, free; roads to Gujarat and Agra`, with its bonus
/// tile and the palaces on it.
pub fn city(lang: Lang, view: &View, city: City, names: &Names) -> String {
    say!(lang, ground::city(&ground::CityFacts::of(view, city), &Who::for_viewer(names, view.viewer)))
}

/// Describes a province in one line: `Gujarat, visit 5, spice and tea, now`.
pub fn province(lang: Lang, view: &View, province: Province) -> String {
    say!(lang, ground::province(&ground::Land::of(view, province)))
}

/// `Gujarat`.
pub fn province_name(lang: Lang, province: Province) -> String {
    say!(lang, noun::province(province))
}

/// `red card (vizier, elephant)`.
pub fn card(lang: Lang, card: Card) -> String {
    say!(lang, noun::card(card))
}

/// `vizier`.
pub fn symbol(lang: Lang, symbol: Symbol) -> String {
    say!(lang, noun::symbol(symbol))
}

/// Returns the prize of a symbol: `vizier`, `province tile`.
pub fn prize(lang: Lang, symbol: Symbol) -> String {
    say!(lang, noun::prize(symbol))
}

/// `+1 elephant`.
pub fn special(lang: Lang, special: Special) -> String {
    say!(lang, noun::special(special))
}

/// `tea`.
pub fn good(lang: Lang, good: Good) -> String {
    say!(lang, noun::good(good))
}

/// `tea`, `2 points`, `a card`, `Taj Mahal, 4 points`.
pub fn bonus(lang: Lang, bonus: Bonus) -> String {
    say!(lang, noun::bonus(bonus))
}

/// `12 points`.
pub fn points(lang: Lang, count: usize) -> String {
    say!(lang, noun::points(count))
}
