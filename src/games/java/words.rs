//! Every sentence of Java.
//!
//! Facts without a language come first (`ask`, `preview`, `ground`); `en` and `cs` then
//! have one exhaustive `match` each. Czech text has plain spaces; non-breaking ones are added at the end.

mod ask;
mod cs;
mod en;
mod ground;
mod preview;
pub mod say;

use crate::games::java::rules::{
    Action, Card, Cards, Cell, Event, Java, Pick, Refusal, Settlement, Symbol, Term, Tile, View, Way,
};
use crate::lang::verdict::MostPoints;
use crate::lang::{Caption, Lang, Names, Titles, Who, Words};
use crate::lang::{in_every_language, in_language, say};
use crate::table::{Row, Seat, Standing};

use ask::{Ask, Doing};
use preview::preview_facts;

/// The sentences of the tutorial in each language.
pub const TUTORIAL: [&[&str]; Lang::ALL.len()] = in_every_language!(tutorial::TUTORIAL);

/// The title of the game in each language.
pub static TITLES: Titles = in_every_language!(title::TITLE);

/// Returns the seat that decides now; during chance events, the active player.
fn decider(view: &View) -> Seat {
    view.public.turn().seat().unwrap_or(view.public.current)
}

impl Words for Java {
    const TITLES: &'static Titles = &TITLES;

    fn tray_name(lang: Lang) -> String {
        lang.say(say::JavaSays::Tiles)
    }

    fn regions_name(lang: Lang) -> String {
        lang.say(say::JavaSays::Settlements)
    }

    fn in_short(lang: Lang) -> [&'static str; 3] {
        in_language!(lang, title::IN_SHORT)
    }

    fn steps_left_text(lang: Lang, left: usize) -> String {
        lang.say(say::JavaSays::Points { left: left as u8, spends: 0 })
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

    fn commit(lang: Lang, _: &View, action: &Action) -> Caption {
        Caption { text: say!(lang, act::commit(action)), sub: String::new() }
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

    fn refusal_everywhere(lang: Lang, action: &Action, refusal: Refusal) -> String {
        say!(lang, refusal::everywhere(action, refusal))
    }

    fn term(lang: Lang, term: Term) -> String {
        say!(lang, result::term(term))
    }

    fn verdict(lang: Lang, standing: &Standing<Term>, names: &Names) -> (String, String) {
        MostPoints::of(standing, &Term::Total).said(lang, names)
    }

    fn describe(lang: Lang, view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
        let groups = in_language!(lang, describe::describe(view, names));
        lang.tie_groups(groups)
    }

    fn chart(lang: Lang, rows: &[Row<Term>]) -> (String, Vec<i32>) {
        let total = rows.iter().find(|row| row.term == Term::Track);
        (say!(lang, result::chart()), total.map(|row| row.values.clone()).unwrap_or_default())
    }
}

/// Returns the name of a hex for screen readers: `H10, village, level 3; city of palace 6 with 8 hexes; figure of Eva`.
pub fn cell(lang: Lang, view: &View, at: Cell, names: &Names) -> String {
    say!(lang, ground::cell(&ground::HexFacts::of(view, at), names))
}

/// `three-hex tile`.
pub fn tile(lang: Lang, tile: Tile) -> String {
    say!(lang, noun::tile(tile))
}

/// `mask`.
pub fn symbol(lang: Lang, symbol: Symbol) -> String {
    say!(lang, noun::symbol(symbol))
}

/// `mask/drum`.
pub fn card(lang: Lang, card: Card) -> String {
    say!(lang, noun::card(card))
}

/// `mask and 2x drum`; nothing for no card.
pub fn cards(lang: Lang, cards: &Cards) -> String {
    say!(lang, noun::cards(cards))
}

/// `city of palace 6 with 8 hexes`, `village of 3 hexes`.
pub fn settlement(lang: Lang, view: &View, place: &Settlement) -> String {
    say!(lang, ground::settlement(&ground::SettlementFacts::of(&view.public, place)))
}

/// `Rice to the east`: the rotation of a tile.
pub fn turned(lang: Lang, way: Way) -> String {
    say!(lang, act::pick(Pick::Turn(way)))
}

/// `3 points`.
pub fn points(lang: Lang, count: usize) -> String {
    say!(lang, noun::points(count))
}

/// `points`: the noun for this number.
pub fn points_word(lang: Lang, count: usize) -> String {
    say!(lang, noun::points_word(count))
}

/// `2 action points`.
pub fn action_points(lang: Lang, count: usize) -> String {
    say!(lang, noun::action_points(count))
}
