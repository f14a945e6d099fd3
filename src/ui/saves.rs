//! The saved games: resume, replay, copy, rename, export, delete and restore, import.

mod dialogs;
mod from_link;
mod row;
mod thumb;

use yew::prelude::*;

pub use row::{Act, SaveRow, SaveRowProps, error_words};

use super::kit::fields::{Segmented, segmented};
use super::kit::page::Page;
use super::kit::{Toast, button, icon, link};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local, Pins, SaveSummary, StoreError};
use super::table::found;
use super::{browser, haste};
use crate::lang::common::CommonWords;
use crate::lang::saves::{SavesWords, StatsWords};
use crate::lang::small;
use crate::lang::{Lang, Phrase};
use crate::play::game_module::Opened;
use crate::table::record;

/// The sheet over the list.
#[derive(Clone, PartialEq)]
enum SavesSheet {
    Nothing,
    Export(SaveSummary),
    Rename(SaveSummary),
    Import,
    /// A game from a link.
    Link(AttrValue),
}

/// Loads a saved game, up to its first error.
fn load(meta: &SaveSummary) -> Option<Opened> {
    Some(found(&store::text(&Local, &meta.id)?).ok()?.1)
}

/// Renames a saved game. One that does not play to its end, as after an update, stays as it is, and the list shows it
/// as broken from now on.
fn rename(meta: &SaveSummary, title: &str) -> Result<(), StoreError> {
    match load(meta) {
        Some(Opened { handle, broken: None }) => {
            store::save(&Local, &meta.id, &handle.with_title(title), meta.changed)
        }
        _ => {
            store::refresh_summary(&Local, &meta.id, meta.changed);
            Ok(())
        }
    }
}

/// Copies a game under this title, or only its playable part. The copy has its own random seed, so that it does not
/// reveal the future of the original. Returns its id.
fn copy(meta: &SaveSummary, title: &str) -> Result<Option<String>, StoreError> {
    let Some(Opened { handle, .. }) = load(meta) else { return Ok(None) };
    let id = store::fresh_id(&Local);
    // PINs before the game, so that no copy can be opened without them.
    Pins::copy(&Local, &meta.id, &id)?;
    let text = handle.with_title(title).record();
    let text = if handle.summary().over { text } else { record::with_fresh_luck(&text) };
    store::save_text(&Local, &id, &text, browser::now())?;
    Ok(Some(id))
}

/// Returns the list, filtered and sorted.
fn arranged(lang: Lang, mut games: Vec<SaveSummary>, filter: usize, sort: usize) -> Vec<SaveSummary> {
    games.retain(|m| match filter {
        1 => m.in_progress(),
        2 => m.over,
        _ => true,
    });
    if sort == 1 {
        let mut named: Vec<(String, SaveSummary)> =
            games.into_iter().map(|m| (small(&store::title_of(lang, &m)), m)).collect();
        crate::order::short_by(&mut named, |one, other| one.0.cmp(&other.0));
        return named.into_iter().map(|(_, m)| m).collect();
    }
    games
}

#[derive(Properties, PartialEq)]
pub struct SavedGamesProps {
    /// The fragment of an opened link (`ui::link`).
    #[prop_or_default]
    pub link: Option<AttrValue>,
}

/// The state of the list and of its sheet.
#[derive(Clone)]
struct Saves {
    lang: Lang,
    /// Grows when the storage has changed.
    version: UseStateHandle<u32>,
    open: UseStateHandle<SavesSheet>,
    /// The recently deleted games.
    deleted: UseStateHandle<Vec<String>>,
    problem: UseStateHandle<String>,
}

/// Provides the state of the list. Games deleted too long ago are removed for good.
#[hook]
fn use_saves(lang: Lang, link: Option<&AttrValue>) -> Saves {
    let version = use_state(|| 0u32);
    let open = use_state(|| link.cloned().map_or(SavesSheet::Nothing, SavesSheet::Link));
    // Recent deletions from an earlier visit can still be undone.
    let deleted = use_state(|| store::deleted(&Local, browser::now()));
    let problem = use_state(String::new);
    use_effect_with((), |()| {
        store::empty_trash(&Local, browser::now());
        store::store_what_waits();
    });
    Saves { lang, version, open, deleted, problem }
}

impl Saves {
    fn changed(&self) {
        self.version.set(*self.version + 1);
    }

    /// Shows that the storage is full.
    fn full(&self) {
        self.problem.set(self.lang.say(CommonWords::StorageFull));
    }

    /// Performs an action on one game.
    fn act(&self, meta: SaveSummary, act: Act) {
        let (lang, title) = (self.lang, store::title_of(self.lang, &meta));
        match act {
            Act::Duplicate => match copy(&meta, &lang.say(SavesWords::Copy(&title))) {
                Ok(_) => self.changed(),
                Err(_) => self.full(),
            },
            Act::OpenPart => match copy(&meta, &lang.say(SavesWords::Part(&title))) {
                Ok(Some(id)) => Route::Play { id }.go(),
                Ok(None) => {}
                Err(_) => self.full(),
            },
            Act::Rename => self.open.set(SavesSheet::Rename(meta)),
            Act::Export => self.open.set(SavesSheet::Export(meta)),
            Act::Delete => self.delete(meta),
        }
        haste::done(); // the list moves, and another row is under the finger
    }

    fn delete(&self, meta: SaveSummary) {
        store::remember_kept(&Local, &meta);
        store::delete(&Local, &meta.id, browser::now());
        let mut all = (*self.deleted).clone();
        all.push(meta.id);
        self.deleted.set(all);
        self.changed();
    }

    /// Restores the deleted games.
    fn undo(&self) {
        self.deleted.iter().for_each(|id| store::restore(&Local, id));
        self.deleted.set(Vec::new());
        self.changed();
    }

    /// Removes the deleted games for good.
    fn forget(&self) {
        store::empty_trash(&Local, f64::MAX);
        store::store_what_waits();
        self.deleted.set(Vec::new());
    }

    /// Renames a game from the sheet over the list.
    fn rename(&self, meta: &SaveSummary, title: &str) {
        match rename(meta, title) {
            Ok(()) => self.changed(),
            Err(_) => self.full(),
        }
        self.open.set(SavesSheet::Nothing);
    }

    /// Closes the sheet over the list.
    fn close(&self) {
        // A reload would offer the game again.
        if matches!(*self.open, SavesSheet::Link(_)) {
            Route::Saves.replace();
        }
        self.open.set(SavesSheet::Nothing);
        self.changed();
    }
}

/// The number of games up to which no filter and no sorting are offered.
const MAX_UNFILTERED: usize = 3;

/// The page of saved games.
#[component]
pub fn SavedGames(props: &SavedGamesProps) -> Html {
    let lang = use_home().lang;
    let (filter, sort) = (use_state(|| 0), use_state(|| 0));
    let saves = use_saves(lang, props.link.as_ref());
    let all = store::list(&Local);
    let (empty, some) = (all.is_empty(), all.len() > MAX_UNFILTERED);
    // A choice that is not offered does not apply.
    let games = if some { arranged(lang, all, *filter, *sort) } else { all };
    let import = {
        let open = saves.open.clone();
        Callback::from(move |_: MouseEvent| open.set(SavesSheet::Import))
    };
    let actions = html! {
        { button("btn", Some(("import", 20)), lang.say(SavesWords::Import), import) }
    };
    html! {
        <Page title={lang.say(CommonWords::SavedGames)} class="saves" {actions}>
            if !saves.problem.is_empty() {
                <p class="notice warn" role="alert">{ icon("warning", 20) }<span>{ &*saves.problem }</span></p>
            }
            if empty {
                <div class="panel empty-list">
                    { icon("save", 48) }
                    <p>{ lang.say(SavesWords::Empty) }</p>
                    <p class="row">{ link("btn main", None, lang.say(SavesWords::ToShelf), Route::Shelf.address()) }{ to_statistics(lang) }</p>
                </div>
            } else {
                <div class="sieve">
                    if some {
                        { sieve(lang, "filter", SavesWords::Filter, choices(lang, SavesWords::Filters, 3), &filter) }
                        { sieve(lang, "sort", SavesWords::Sort, choices(lang, SavesWords::Sorts, 2), &sort) }
                    }
                    { to_statistics(lang) }
                </div>
                if games.is_empty() {
                    <p class="soft">{ lang.say(SavesWords::EmptyHere) }</p>
                }
                <ul class="saved">{ for games.iter().map(|meta| row(&saves, meta)) }</ul>
            }
            if !saves.deleted.is_empty() {
                { deleted(&saves) }
            }
            { sheet(&saves) }
        </Page>
    }
}

fn to_statistics(lang: Lang) -> Html {
    html! {
        { link("btn to-statistics", Some(("crown", 20)), lang.say(StatsWords::Title), Route::Statistics.address()) }
    }
}

/// Returns the words of `number` choices.
fn choices(lang: Lang, say: fn(usize) -> SavesWords<'static>, number: usize) -> Vec<AttrValue> {
    (0..number).map(|nth| lang.say(say(nth)).into()).collect()
}

/// Renders a choice of filter or order.
fn sieve(
    lang: Lang,
    name: &'static str,
    legend: SavesWords,
    choices: Vec<AttrValue>,
    state: &UseStateHandle<usize>,
) -> Html {
    let onchange = {
        let state = state.clone();
        Callback::from(move |nth: usize| state.set(nth))
    };
    segmented(&Segmented {
        name: name.into(),
        legend: lang.say(legend).into(),
        choices,
        chosen: **state,
        onchange,
        ..Default::default()
    })
}

/// Renders one game of the list.
fn row(saves: &Saves, meta: &SaveSummary) -> Html {
    let lang = saves.lang;
    let onact = {
        let (saves, meta) = (saves.clone(), meta.clone());
        Callback::from(move |act: Act| saves.act(meta.clone(), act))
    };
    html! { <SaveRow key={meta.id.clone()} {lang} meta={meta.clone()} when={browser::moment(lang, meta.changed)} {onact} /> }
}

/// Renders the deleted game, with a button to restore it.
fn deleted(saves: &Saves) -> Html {
    let lang = saves.lang;
    let undo = {
        let saves = saves.clone();
        Callback::from(move |()| saves.undo())
    };
    let forget = {
        let saves = saves.clone();
        Callback::from(move |()| saves.forget())
    };
    html! {
        <Toast text={SavesWords::Deleted(saves.deleted.len()).said(lang)} action={Some(AttrValue::from(lang.say(CommonWords::Undo)))}
            onaction={undo} onend={forget} />
    }
}

/// Renders the sheet over the list.
fn sheet(saves: &Saves) -> Html {
    let onclose = {
        let saves = saves.clone();
        Callback::from(move |()| saves.close())
    };
    let onkept = {
        let saves = saves.clone();
        Callback::from(move |()| saves.changed())
    };
    let ontitle = {
        let saves = saves.clone();
        Callback::from(move |(meta, title): (SaveSummary, String)| saves.rename(&meta, &title))
    };
    match &*saves.open {
        SavesSheet::Nothing => Html::default(),
        SavesSheet::Export(meta) => html! { <dialogs::ExportSheet meta={meta.clone()} {onclose} /> },
        SavesSheet::Rename(meta) => html! { <dialogs::Rename meta={meta.clone()} {ontitle} {onclose} /> },
        SavesSheet::Import => html! { <dialogs::Import {onclose} {onkept} /> },
        SavesSheet::Link(link) => html! { <dialogs::Import link={link.clone()} {onclose} {onkept} /> },
    }
}

/// A phrase as an attribute value.
trait Said: Phrase + Sized {
    fn said(self, lang: Lang) -> AttrValue {
        lang.say(self).into()
    }
}

impl<P: Phrase> Said for P {}
