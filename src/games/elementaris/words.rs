//! Every sentence of Elementaris.
//!
//! Facts without a language come first (`ask`, `preview`, `ground`, `result`); `en` and `cs` then
//! have one exhaustive `match` each. Czech text has plain spaces; non-breaking ones are added at the end.

mod ask;
mod cs;
mod en;
mod ground;
mod outcome;
pub mod over;
mod preview;
mod result;
pub mod say;

use crate::games::elementaris::rules::{
    Action, Army, Battle, Element, Elementaris, Event, Field, Pick, Preset, Refusal, Term, View,
};
use crate::lang::{Caption, Lang, Names, Titles, Who, Words};
use crate::lang::{in_every_language, in_language, say};
use crate::table::{Row, Seat, Standing};

use ask::Ask;
use preview::preview_facts;

/// The sentences of the tutorial in each language.
pub const TUTORIAL: [&[&str]; Lang::ALL.len()] = in_every_language!(tutorial::TUTORIAL);

/// The title of the game in each language.
pub static TITLES: Titles = in_every_language!(title::TITLE);

impl Words for Elementaris {
    const TITLES: &'static Titles = &TITLES;

    fn tray_name(lang: Lang) -> String {
        say!(lang, table::tray())
    }

    fn regions_name(lang: Lang) -> String {
        say!(lang, table::regions())
    }

    fn in_short(lang: Lang) -> [&'static str; 3] {
        in_language!(lang, title::IN_SHORT)
    }

    /// The second turn has no numbered steps.
    fn steps_left_text(_lang: Lang, _left: usize) -> String {
        String::new()
    }

    fn option(lang: Lang, field: usize) -> (String, String) {
        lang.tie_both(in_language!(lang, table::option(field)))
    }

    fn option_value(lang: Lang, field: usize, value: usize) -> String {
        say!(lang, table::option_value(field, value))
    }

    fn prompt(lang: Lang, view: &View, names: &Names) -> String {
        say!(lang, ask::prompt(&Ask::of(view), &Who::deciding(names, view.game.turn().seat())))
    }

    fn task(lang: Lang, view: &View, _: &Names) -> String {
        say!(lang, ask::task(&Ask::of(view)))
    }

    fn doing(lang: Lang, view: &View, seat: Seat) -> String {
        let is_deciding = view.game.turn().seat() == Some(seat);
        if is_deciding { say!(lang, ask::doing(&Ask::of(view))) } else { String::new() }
    }

    fn phase(lang: Lang, view: &View) -> String {
        say!(lang, table::phase(view.game.phase, view.game.ruling_element()))
    }

    fn action(lang: Lang, action: &Action) -> String {
        say!(lang, act::action(action))
    }

    /// Only the called army acts, so its city or orb is named.
    fn choice(lang: Lang, view: &View, action: &Action) -> String {
        say!(lang, act::choice(action, acting_field(view, action)))
    }

    fn pick(lang: Lang, pick: Pick) -> String {
        say!(lang, act::pick(pick))
    }

    fn preview(lang: Lang, view: &View, action: &Action, names: &Names) -> String {
        let who = Who::deciding(names, view.game.turn().seat());
        let sentences =
            preview_facts(view, action).into_iter().map(|fact| say!(lang, preview::preview(&fact, &who)));
        sentences.collect::<Vec<String>>().join(" ")
    }

    /// The button says how many armies an elemental destroys.
    fn commit(lang: Lang, view: &View, action: &Action) -> Caption {
        let destroyed = match action {
            Action::Cast(_, at, _) => {
                view.game.living().map(|seat| view.game.armies_on(seat, *at).count()).sum()
            }
            _ => 0,
        };
        let sub = if destroyed > 0 { say!(lang, act::destroyed(destroyed)) } else { String::new() };
        Caption { text: say!(lang, act::commit(action, acting_field(view, action))), sub }
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
        let outcome = result::outcome(standing);
        lang.tie_both(in_language!(lang, result::verdict(&outcome, names)))
    }

    fn describe(lang: Lang, view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
        let who = Who::for_viewer(names, view.viewer);
        let groups = in_language!(lang, describe::describe(view, &who));
        lang.tie_groups(groups)
    }

    fn chart(lang: Lang, rows: &[Row<Term>]) -> (String, Vec<i32>) {
        let score = rows.iter().find(|row| row.term == Term::Score);
        (say!(lang, result::chart()), score.map(|row| row.values.clone()).unwrap_or_default())
    }
}

/// Returns the field of the acting army before the action.
fn acting_field(view: &View, action: &Action) -> Option<Field> {
    action.army().and_then(|army| view.game.spot(view.game.active, army))
}

/// Returns the name of a field for screen readers: `Doubrava (B5), city of Petr, walls 1, army I inside, your armies II
/// and III before it`.
pub fn field(lang: Lang, view: &View, field: Field, names: &Names) -> String {
    say!(lang, ground::field(&ground::FieldFacts::of(view, field), &Who::for_viewer(names, view.viewer)))
}

/// `Hluboký les` or `Deep Forest`: the name alone.
pub fn field_name(lang: Lang, field: Field) -> String {
    say!(lang, noun::name(field))
}

/// `earth`.
pub fn element(lang: Lang, element: Element) -> String {
    say!(lang, noun::element(element))
}

/// `army II`.
pub fn army(lang: Lang, army: Army) -> String {
    say!(lang, noun::army(army))
}

/// Returns the power of one, two or three orbs of an element.
pub fn power(lang: Lang, element: Element, orbs: u32) -> String {
    say!(lang, table::power(element, orbs))
}

/// Returns the name and the description of a preset.
pub fn preset(lang: Lang, preset: Preset) -> (String, String) {
    let (name, help) = in_language!(lang, table::preset(preset));
    (lang.tie(name), lang.tie(help))
}

/// Returns the forecast of a battle for the attacker: strengths, losses, and the outcome for the field.
pub fn battle(lang: Lang, battle: &Battle, names: &Names) -> String {
    say!(lang, preview::battle(battle, &Who::seat(names, battle.attacker)))
}
