//! Saved games: go on, look back, copy, name, export, delete and bring back, import.

mod dialogs;
mod from_link;
mod row;
mod thumb;

use yew::prelude::*;

pub use row::{Act, SaveRow, SaveRowProps, fault_words};

use super::browser;
use super::kit::fields::{Segmented, segmented};
use super::kit::page::Page;
use super::kit::{Toast, button, icon, link};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local, Meta, StoreFault};
use super::table::found;
use crate::lang::common::CommonWords;
use crate::lang::saves::{SavesWords, StatsWords};
use crate::lang::small;
use crate::lang::{Lang, Phrase};
use crate::play::rulebook::Opened;

/// What stands over the list.
#[derive(Clone, PartialEq)]
enum SavesSheet {
    Nothing,
    Export(Meta),
    Rename(Meta),
    Import,
    /// A game that came as a link.
    Link(AttrValue),
}

/// A saved game, up to its first fault.
fn load(meta: &Meta) -> Option<Opened> {
    Some(found(&store::text(&Local, &meta.id)?).ok()?.1)
}

/// Gives a saved game another title. One that does not play to its end, as after an update, stays as it is, and the list
/// says so from now on.
fn rename(meta: &Meta, title: &str) -> Result<(), StoreFault> {
    match load(meta) {
        Some(Opened { seated, broken: None }) => {
            store::save(&Local, &meta.id, &seated.titled(title), meta.changed)
        }
        _ => {
            store::describe_anew(&Local, &meta.id, meta.changed);
            Ok(())
        }
    }
}

/// A copy with this title, of all or of the part that can be played. Answers its id.
fn copy(meta: &Meta, title: &str) -> Result<Option<String>, StoreFault> {
    let Some(Opened { seated, .. }) = load(meta) else { return Ok(None) };
    let id = store::fresh_id(&Local);
    store::save(&Local, &id, &seated.titled(title), browser::now())?;
    Ok(Some(id))
}

/// The list as it is filtered and sorted.
fn arranged(lang: Lang, mut games: Vec<Meta>, filter: usize, sort: usize) -> Vec<Meta> {
    games.retain(|m| match filter {
        1 => m.in_progress(),
        2 => m.over,
        _ => true,
    });
    if sort == 1 {
        let mut named: Vec<(String, Meta)> =
            games.into_iter().map(|m| (small(&store::title_of(lang, &m)), m)).collect();
        crate::order::short_by(&mut named, |one, other| one.0.cmp(&other.0));
        return named.into_iter().map(|(_, m)| m).collect();
    }
    games
}

#[derive(Properties, PartialEq)]
pub struct SavedGamesProps {
    /// The word of a link (`ui::link`) that was opened.
    #[prop_or_default]
    pub link: Option<AttrValue>,
}

#[component]
pub fn SavedGames(props: &SavedGamesProps) -> Html {
    let home = use_home();
    let lang = home.lang;
    let version = use_state(|| 0u32); // grows when the storage has changed
    let (filter, sort) = (use_state(|| 0), use_state(|| 0));
    let open = use_state(|| props.link.clone().map_or(SavesSheet::Nothing, SavesSheet::Link));
    // What was deleted a moment ago on an earlier visit can still be brought back.
    let deleted = use_state(|| store::deleted(&Local, browser::now()));
    let problem = use_state(String::new);
    use_effect_with((), |()| {
        store::empty_trash(&Local, browser::now());
        store::store_what_waits();
    });

    let all = store::list(&Local);
    let empty = all.is_empty();
    let games = arranged(lang, all, *filter, *sort);
    let changed = {
        let version = version.clone();
        move || version.set(*version + 1)
    };
    let full = {
        let problem = problem.clone();
        move |_| problem.set(lang.say(CommonWords::StorageFull))
    };

    let onact = {
        let (changed, full) = (changed.clone(), full.clone());
        let (open, deleted) = (open.clone(), deleted.clone());
        Callback::from(move |(meta, act): (Meta, Act)| {
            let title = store::title_of(lang, &meta);
            match act {
                Act::Duplicate => {
                    copy(&meta, &lang.say(SavesWords::Copy(&title))).map(|_| changed()).unwrap_or_else(&full)
                }
                Act::OpenPart => match copy(&meta, &lang.say(SavesWords::Part(&title))) {
                    Ok(Some(id)) => Route::Play { id }.go(),
                    Ok(None) => {}
                    Err(fault) => full(fault),
                },
                Act::Rename => open.set(SavesSheet::Rename(meta)),
                Act::Export => open.set(SavesSheet::Export(meta)),
                Act::Delete => {
                    store::remember_kept(&Local, &meta);
                    store::delete(&Local, &meta.id, browser::now());
                    let mut all = (*deleted).clone();
                    all.push(meta.id);
                    deleted.set(all);
                    changed();
                }
            }
        })
    };
    let undo = {
        let (deleted, changed) = (deleted.clone(), changed.clone());
        Callback::from(move |()| {
            deleted.iter().for_each(|id| store::restore(&Local, id));
            deleted.set(Vec::new());
            changed();
        })
    };
    let forget = {
        let deleted = deleted.clone();
        Callback::from(move |()| {
            store::empty_trash(&Local, f64::MAX);
            store::store_what_waits();
            deleted.set(Vec::new());
        })
    };
    let close = {
        let (open, changed) = (open.clone(), changed.clone());
        Callback::from(move |()| {
            // A reload would offer the game again.
            if matches!(*open, SavesSheet::Link(_)) {
                Route::Saves.replace();
            }
            open.set(SavesSheet::Nothing);
            changed();
        })
    };
    let onkept = {
        let changed = changed.clone();
        Callback::from(move |()| changed())
    };
    let title = {
        let (open, changed, full) = (open.clone(), changed.clone(), full.clone());
        Callback::from(move |(meta, title): (Meta, String)| {
            rename(&meta, &title).map(|()| changed()).unwrap_or_else(&full);
            open.set(SavesSheet::Nothing);
        })
    };
    let import = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(SavesSheet::Import))
    };
    let choose = |state: &UseStateHandle<usize>| {
        let state = state.clone();
        Callback::from(move |i: usize| state.set(i))
    };
    let words = |say: fn(usize) -> SavesWords<'static>, n: usize| -> Vec<AttrValue> {
        (0..n).map(|i| lang.say(say(i)).into()).collect()
    };
    let segment = |name: &'static str, legend: SavesWords, choices, state: &UseStateHandle<usize>| {
        let (legend, onchange) = (lang.say(legend).into(), choose(state));
        segmented(&Segmented {
            name: name.into(),
            legend,
            choices,
            chosen: **state,
            onchange,
            ..Default::default()
        })
    };
    let row = |meta: &Meta| {
        let onact = onact.reform({
            let meta = meta.clone();
            move |act| (meta.clone(), act)
        });
        html! { <SaveRow key={meta.id.clone()} {lang} meta={meta.clone()} when={browser::moment(lang, meta.changed)} {onact} /> }
    };
    let actions = html! {
        { button("btn", Some(("import", 20)), lang.say(SavesWords::Import), import) }
    };
    let statistics = html! {
        { link("btn to-statistics", Some(("crown", 20)), lang.say(StatsWords::Title), Route::Statistics.address()) }
    };
    html! {
        <Page title={lang.say(CommonWords::SavedGames)} class="saves" {actions}>
            if !problem.is_empty() {
                <p class="notice warn" role="alert">{ icon("warning", 20) }<span>{ &*problem }</span></p>
            }
            if empty {
                <div class="panel empty-list">
                    { icon("save", 48) }
                    <p>{ lang.say(SavesWords::Empty) }</p>
                    <p class="row">{ link("btn main", None, lang.say(SavesWords::ToShelf), Route::Shelf.address()) }{ statistics }</p>
                </div>
            } else {
                <div class="sieve">
                    { segment("filter", SavesWords::Filter, words(SavesWords::Filters, 3), &filter) }
                    { segment("sort", SavesWords::Sort, words(SavesWords::Sorts, 2), &sort) }
                    { statistics }
                </div>
                if games.is_empty() {
                    <p class="soft">{ lang.say(SavesWords::EmptyHere) }</p>
                }
                <ul class="saved">{ for games.iter().map(row) }</ul>
            }
            if !deleted.is_empty() {
                <Toast text={SavesWords::Deleted(deleted.len()).said(lang)} action={Some(AttrValue::from(lang.say(CommonWords::Undo)))}
                    onaction={undo} onend={forget} />
            }
            { match &*open {
                SavesSheet::Nothing => Html::default(),
                SavesSheet::Export(meta) => html! { <dialogs::Export meta={meta.clone()} onclose={close} /> },
                SavesSheet::Rename(meta) => html! { <dialogs::Rename meta={meta.clone()} ontitle={title} onclose={close} /> },
                SavesSheet::Import => html! { <dialogs::Import onclose={close} {onkept} /> },
                SavesSheet::Link(link) => html! { <dialogs::Import link={link.clone()} onclose={close} {onkept} /> },
            } }
        </Page>
    }
}

/// A phrase where an attribute is wanted.
trait Said: Phrase + Sized {
    fn said(self, lang: Lang) -> AttrValue {
        lang.say(self).into()
    }
}

impl<P: Phrase> Said for P {}
