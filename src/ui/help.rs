//! Rules and help: documents fetched from the site (and cached offline like everything else), searchable, and
//! opened at a paragraph from anywhere.

pub mod doc;

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::browser;
use super::kit::fields::{Segmented, segmented};
use super::kit::page::Page;
use super::kit::{Dialog, button, icon, link};
use super::route::Route;
use super::settings::use_home;
use crate::games;
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::settings::SettingsWords;
use crate::lang::tutorial::TutorialWords;
use doc::Section;

thread_local! {
    /// Fetched documents, by address.
    static FETCHED: RefCell<Vec<(String, Rc<[Section]>)>> = RefCell::default();
}

/// The state of a document's fetch.
#[derive(Clone, PartialEq)]
enum Fetched {
    Waiting,
    Here(Rc<[Section]>),
    Failed,
}

/// Returns the address of a document, relative to the page.
fn file(lang: Lang, doc: &str) -> String {
    match doc {
        "licences" => "help/licences.html".into(),
        _ => format!("help/{}/{doc}.html", lang.tag()),
    }
}

/// Returns the page that shows a document.
fn page_of(doc: &str) -> Route {
    match doc {
        "app" => Route::Help,
        "about" | "licences" => Route::About,
        rules => Route::Rules { game: rules.split_once('-').map_or(rules, |(game, _)| game).into() },
    }
}

/// Provides a document, and a callback to try again.
#[hook]
fn use_document(lang: Lang, doc: &AttrValue) -> (Fetched, Callback<MouseEvent>) {
    let state = use_state(|| Fetched::Waiting);
    let tries = use_state(|| 0u32);
    use_effect_with((file(lang, doc), *tries), {
        let state = state.clone();
        move |(address, _)| {
            if let Some(sections) =
                FETCHED.with(|all| all.borrow().iter().find(|doc| doc.0 == *address).map(|doc| doc.1.clone()))
            {
                state.set(Fetched::Here(sections));
                return;
            }
            state.set(Fetched::Waiting);
            let key = address.clone();
            // Requested with the build's name, so that a page gets the texts of its own release.
            let build = browser::build();
            let from = if build.is_empty() { address.clone() } else { format!("{address}?{build}") };
            browser::fetch(&from, move |text| match text {
                Some(text) => {
                    let sections: Rc<[Section]> = doc::sections(&text).into();
                    FETCHED.with(|all| all.borrow_mut().push((key, sections.clone())));
                    state.set(Fetched::Here(sections));
                }
                None => state.set(Fetched::Failed),
            });
        }
    });
    let retry = Callback::from(move |_: MouseEvent| tries.set(*tries + 1));
    ((*state).clone(), retry)
}

/// A paragraph to scroll to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Paragraph {
    pub doc: AttrValue,
    /// Id of the heading; empty for the beginning.
    pub id: AttrValue,
    /// Grows with every visit, so that a repeated visit scrolls again.
    pub visit: u32,
}

impl Paragraph {
    fn go(&self, doc: String, id: String) -> Self {
        Self { doc: doc.into(), id: id.into(), visit: self.visit + 1 }
    }
}

#[derive(Properties, PartialEq)]
struct DocumentProps {
    place: Paragraph,
    /// Called with the document and id of a followed link.
    onlink: Callback<(String, String)>,
    #[prop_or_default]
    search: bool,
    /// Whether its chapters are listed above it.
    #[prop_or_default]
    contents: bool,
}

/// A document with its search field and its contents.
#[component]
fn Document(props: &DocumentProps) -> Html {
    let home = use_home();
    let lang = home.lang;
    let place = props.place.clone();
    let (fetched, retry) = use_document(lang, &place.doc);
    let query = use_state(String::new);
    use_effect_with((place.clone(), matches!(fetched, Fetched::Here(_))), |(place, here)| {
        if *here && !place.id.is_empty() {
            browser::show(&doc::element_id(&place.doc, &place.id));
        }
    });
    let onclick = {
        let (onlink, query) = (props.onlink.clone(), query.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(target) = followed(&event) {
                event.prevent_default();
                query.set(String::new());
                onlink.emit(target);
            }
        })
    };
    let oninput = {
        let query = query.clone();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<web_sys::HtmlInputElement>();
            query.set(field.map(|field| field.value()).unwrap_or_default());
        })
    };
    let sections = match fetched {
        Fetched::Waiting => {
            return html! { <p class="soft" role="status">{ lang.say(CommonWords::Loading) }</p> };
        }
        Fetched::Failed => {
            return html! {
                <div class="notice warn" role="alert">
                    { icon("warning", 20) }<span>{ lang.say(SettingsWords::Unreachable) }</span>
                    { button("btn", None, lang.say(CommonWords::Retry), retry) }
                </div>
            };
        }
        Fetched::Here(sections) => sections,
    };
    let wanted = query.trim();
    let found: Vec<&Section> = sections.iter().filter(|section| section.has(wanted)).collect();
    let none = found.is_empty();
    let section = |section: &Section| {
        let html = Html::from_html_unchecked(section.html(wanted).into());
        html! { <section key={section.id.clone()}>{ html }</section> }
    };
    let chapters = if props.contents && wanted.is_empty() {
        doc::contents(&place.doc, &page_of(&place.doc).address(), &sections)
    } else {
        String::new()
    };
    html! {
        <div class="document" {onclick}>
            if props.search {
                <label class="search">
                    { icon("search", 20) }<span class="sr">{ lang.say(SettingsWords::Search) }</span>
                    <input type="search" placeholder={lang.say(SettingsWords::Search)} value={(*query).clone()} {oninput} />
                </label>
            }
            <p class="sr" role="status">{ if none { lang.say(SettingsWords::NothingFound) } else { String::new() } }</p>
            if none {
                <p aria-hidden="true">{ lang.say(SettingsWords::NothingFound) }</p>
            }
            { contents(lang, chapters, !browser::phone()) }
            <div class="prose">{ for found.into_iter().map(section) }</div>
        </div>
    }
}

/// Renders the list of chapters, if there is one; collapsible where it would fill the window.
pub fn contents(lang: Lang, chapters: String, open: bool) -> Html {
    if chapters.is_empty() {
        return Html::default();
    }
    let label = lang.say(SettingsWords::Contents);
    let list = Html::from_html_unchecked(chapters.into());
    html! {
        <nav class="contents" aria-label={label.clone()}>
            <details {open}><summary>{ label }</summary>{ list }</details>
        </nav>
    }
}

/// Returns the document and id of a followed link, unless it is to open elsewhere.
fn followed(event: &MouseEvent) -> Option<(String, String)> {
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let link = target.closest("a[data-doc]").ok()??;
    Some((link.get_attribute("data-doc")?, link.get_attribute("data-id")?))
}

#[derive(Properties, PartialEq)]
pub struct HelpSheetProps {
    /// Stem of the file: `tigris`, `app`.
    pub doc: AttrValue,
    /// Id of the paragraph, such as `refusal-RiverCell`; empty for the beginning.
    #[prop_or_default]
    pub anchor: AttrValue,
    pub onclose: Callback<()>,
}

/// A side sheet with a document at a paragraph; the game beside it stays as it is.
#[component]
pub fn HelpSheet(props: &HelpSheetProps) -> Html {
    let home = use_home();
    let place = use_state(|| Paragraph { doc: props.doc.clone(), id: props.anchor.clone(), visit: 0 });
    let onlink = {
        let place = place.clone();
        Callback::from(move |(doc, id)| place.set(place.go(doc, id)))
    };
    html! {
        <Dialog title={home.lang.say(CommonWords::Help)} onclose={props.onclose.clone()} class="drawer">
            <Document place={(*place).clone()} {onlink} search=true />
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// Id of the game, from the address.
    pub game: String,
}

/// The rules of a game: summary, first turn, full rules.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let home = use_home();
    let (lang, game) = (home.lang, props.game.clone());
    let docs = [format!("{game}-summary"), format!("{game}-first"), game.clone()];
    let place = use_state(|| Paragraph { doc: docs[0].clone().into(), ..Paragraph::default() });
    let title = format!("{}: {}", lang.say(CommonWords::Rules), games::name(lang, &game));
    let (shelf, learn) = (games::game_card(&game), Route::Learn { game: game.clone() }.address());
    if shelf.is_none_or(|shelf| !shelf.open) {
        return html! { <Page {title} {game}><p>{ lang.say(SettingsWords::ClosedRules) }</p></Page> };
    }
    let onchange = {
        let (place, docs) = (place.clone(), docs.clone());
        Callback::from(move |i: usize| place.set(place.go(docs[i].clone(), String::new())))
    };
    let onlink = {
        let place = place.clone();
        Callback::from(move |(doc, id)| place.set(place.go(doc, id)))
    };
    let choices: Vec<AttrValue> =
        [SettingsWords::Summary, SettingsWords::FirstTurn, SettingsWords::FullRules]
            .iter()
            .map(|say| lang.say(*say).into())
            .collect();
    let chosen = docs.iter().position(|doc| *doc == *place.doc).unwrap_or(choices.len());
    html! {
        <Page {title} {game} class="reading">
            { segmented(&Segmented { name: "rules".into(), legend: lang.say(CommonWords::Rules).into(), choices, chosen, onchange, ..Default::default() }) }
            if chosen == 1 && shelf.is_some_and(|shelf| shelf.tutorial) {
                <p>{ link("btn main", Some(("play", 20)), lang.say(TutorialWords::PlayIt), learn.clone()) }</p>
            }
            <Document key={place.doc.to_string()} place={(*place).clone()} {onlink} search=true contents={chosen == 2} />
        </Page>
    }
}

/// The page on using the app.
#[component]
pub fn HelpPage() -> Html {
    let home = use_home();
    html! { <Page title={home.lang.say(CommonWords::HowTo)} class="reading"><Reader doc="app" search=true /></Page> }
}

#[derive(Properties, PartialEq)]
pub struct ReaderProps {
    pub doc: AttrValue,
    /// Whether the document is long: then it has a search field and contents.
    #[prop_or_default]
    pub search: bool,
}

/// A document in its own page; its links may lead to others.
#[component]
pub fn Reader(props: &ReaderProps) -> Html {
    let place = use_state(|| Paragraph { doc: props.doc.clone(), ..Paragraph::default() });
    let onlink = {
        let place = place.clone();
        Callback::from(move |(doc, id)| place.set(place.go(doc, id)))
    };
    let search = props.search;
    html! { <Document key={place.doc.to_string()} place={(*place).clone()} {onlink} {search} contents={search} /> }
}
