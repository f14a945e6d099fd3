//! Every sentence of Tigris & Euphrates.
//!
//! Facts without a language come first (`ask`, `preview`, `ground`, `result`); `en` and
//! `cs` then have one exhaustive `match` each. Czech text has plain spaces; non-breaking ones are added at the end.

mod ask;
mod button;
mod cs;
mod en;
mod ground;
pub mod over;
mod preview;
mod result;
pub mod say;

use crate::games::tigris::rules::Cell;
use crate::games::tigris::rules::{Action, Color, Event, Monument, Pick, Refusal, Term, Tigris, View};
use crate::lang::{Caption, Lang, Names, Titles, Who, Words};
use crate::lang::{in_every_language, in_language, say};
use crate::table::{Row, Seat, Standing};

use ask::{Ask, Doing};
use button::Button;
use preview::{PreviewFact, decider, preview_facts};

/// The sentences of the tutorial in each language.
pub const TUTORIAL: [&[&str]; Lang::ALL.len()] = in_every_language!(tutorial::TUTORIAL);

/// The title of the game in each language.
pub static TITLES: Titles = in_every_language!(title::TITLE);

impl Words for Tigris {
    const TITLES: &'static Titles = &TITLES;

    fn regions_name(lang: Lang) -> String {
        say!(lang, table::regions())
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

    fn prompt(lang: Lang, view: &View, names: &Names) -> String {
        say!(lang, ask::prompt(&Ask::of(view), &Who::seat(names, decider(view))))
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

    fn preview(lang: Lang, view: &View, action: &Action, names: &Names) -> String {
        let who = Who::seat(names, decider(view));
        let sentences =
            preview_facts(view, action).into_iter().map(|fact| say!(lang, preview::preview(&fact, &who)));
        sentences.collect::<Vec<_>>().join(" ")
    }

    fn commit(lang: Lang, view: &View, action: &Action) -> Caption {
        let button = Button::of(view, action);
        Caption { text: say!(lang, act::commit(action, &button)), sub: String::new() }
    }

    fn feature_text(lang: Lang, name: &str) -> Option<String> {
        let text = in_language!(lang, feature::feature(name))?;
        Some(lang.tie(text.to_string()))
    }

    fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        let sentence = in_language!(lang, event::event(event, names));
        sentence.map(|text| lang.tie(text))
    }

    fn refusal(lang: Lang, refusal: Refusal) -> String {
        say!(lang, refusal::refusal(refusal))
    }

    fn term(lang: Lang, term: Term) -> String {
        say!(lang, result::term(term))
    }

    fn verdict(lang: Lang, standing: &Standing<Term>, names: &Names) -> (String, String) {
        let outcome = result::outcome(standing);
        lang.tie_both(in_language!(lang, result::verdict(&outcome, names)))
    }

    fn describe(lang: Lang, view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
        let groups = in_language!(lang, ground::describe(view, names));
        lang.tie_groups(groups)
    }

    fn chart(lang: Lang, rows: &[Row<Term>]) -> (String, Vec<i32>) {
        let weakest = rows.iter().find(|row| row.term == Term::Sorted(0));
        (say!(lang, result::chart()), weakest.map(|row| row.values.clone()).unwrap_or_default())
    }
}

/// Returns the name of a cell for screen readers: `D7, temple, treasure; kingdom with Eva's king; land`.
pub fn cell(lang: Lang, view: &View, at: Cell, names: &Names) -> String {
    say!(lang, ground::cell(&ground::CellFacts::of(view, at), names))
}

/// `black`, in Czech the feminine of „barva“.
pub fn color(lang: Lang, color: Color) -> String {
    say!(lang, noun::color(color))
}

/// `settlement`.
pub fn tile(lang: Lang, color: Color) -> String {
    say!(lang, noun::tile(color))
}

/// `king`.
pub fn leader(lang: Lang, color: Color) -> String {
    say!(lang, noun::leader(color))
}

/// `Eva's king`, „král (Eva)“.
pub fn leader_of(lang: Lang, color: Color, name: &str) -> String {
    say!(lang, noun::leader_of(color, name))
}

/// `3 temples`.
pub fn tiles_count(lang: Lang, color: Color, count: usize) -> String {
    say!(lang, noun::tiles(color, count))
}

/// `2 black points`.
pub fn points(lang: Lang, color: Color, count: usize) -> String {
    say!(lang, noun::points(color, count))
}

/// `red/black monument`.
pub fn monument_name(lang: Lang, monument: Monument) -> String {
    say!(lang, noun::monument_name(monument))
}

/// `3 treasures`.
pub fn treasures(lang: Lang, count: usize) -> String {
    say!(lang, noun::treasures(count))
}

/// Returns the leaders that a monument would force off the board: its temples turn face down (R54).
pub fn evicted(lang: Lang, view: &View, action: &Action, names: &Names) -> Option<String> {
    let who = Who::seat(names, decider(view));
    let is_monument = matches!(action, Action::Monument(..));
    let facts = preview_facts(view, action)
        .into_iter()
        .filter(|fact| is_monument && matches!(fact, PreviewFact::Evicted { .. }));
    facts.map(|fact| say!(lang, preview::preview(&fact, &who))).next()
}
