//! The shelf: five boxes, games in progress, and the ways to everything else.

use yew::prelude::*;

use super::browser;
use super::kit::icon;
use super::kit::page::{StorageNotice, UpdateBar, use_flag};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local, SaveSummary};
use crate::games::SHELF;
use crate::lang::Lang;
use crate::lang::common::{CommonWords, Progress};
use crate::lang::saves::StatsWords;
use crate::lang::shelf::ShelfWords;
use crate::lang::tutorial::TutorialWords;
use crate::lobby::GameCard;

/// The first screen.
#[component]
pub fn Shelf() -> Html {
    let lang = use_home().lang;
    let saved = store::list(&Local);
    let running: Vec<Running> =
        saved.iter().filter(|meta| meta.in_progress()).map(|meta| Running::new(lang, meta)).collect();
    let offline = use_flag("deskaOffline", "deska-offline-ready");
    use_effect_with((), |()| browser::set_title("Deska"));
    let stand = |shelf: &'static GameCard| {
        let running = running.iter().find(|running| running.game == shelf.id);
        game_box(lang, shelf, running)
    };
    let way = |route: Route, name: &str, text: CommonWords| {
        let text = AttrValue::from(lang.say(text));
        html! { <a class="btn quiet icon-only" href={route.address()} aria-label={text.clone()} title={text}>{ icon(name, 24) }</a> }
    };
    html! {
        <div class="shelf-page">
            <UpdateBar />
            <header class="shelf-head">
                <h1>{ "Deska" }</h1>
                <p class="offline" role="status">
                    if offline {
                        { icon("check", 20) }<span>{ lang.say(ShelfWords::Offline) }</span>
                    }
                </p>
                <nav class="ways" aria-label={lang.say(CommonWords::MainMenu)}>
                    { way(Route::Help, "help", CommonWords::HowTo) }
                    { way(Route::Settings, "gear", CommonWords::Settings) }
                    { way(Route::About, "info", CommonWords::About) }
                </nav>
            </header>
            <main>
                <StorageNotice />
                <h2 class="sr">{ lang.say(ShelfWords::Games) }</h2>
                <div class="shelf">
                    <ul class="boxes" role="list">{ for SHELF.into_iter().map(stand) }</ul>
                    { books(lang, saved.len()) }
                </div>
            </main>
        </div>
    }
}

/// Games played before, as books that lie on the shelf; the pieces on top of them only decorate.
fn books(lang: Lang, saved: usize) -> Html {
    let book = |route: Route, colour: &'static str, name: &str, text: String, count: usize| {
        html! {
            <a class={classes!("book", colour)} href={route.address()}>
                { icon(name, 24) }<b>{ text }</b>
                if count > 0 { <span>{ count }</span> }
            </a>
        }
    };
    html! {
        <nav class="stand books" aria-label={lang.say(ShelfWords::Kept)}>
            <div class="pile">
                <svg class="shelf-pieces" viewBox="0 0 150 82" width="150" height="82" aria-hidden="true" focusable="false">
                    <g class="seat-1">
                        <path d="M10 80V62q0-14 10-20V26q0-14 14-16 14 2 14 16v16q10 6 10 20v18zM66 80V26l-6-2 8-20 8 20-6 2v54z" />
                        <path class="slit" d="M22 29h24" /><circle cx="34" cy="60" r="7" />
                    </g>
                    <g class="seat-3">
                        <path d="M86 80V68h58v12zM92 68V50q14-2 23-24 9 22 23 24v18z" /><path class="light" d="M109 50h12v12h-12z" />
                    </g>
                </svg>
                { book(Route::Statistics, "seat-1", "crown", lang.say(StatsWords::Title), 0) }
                { book(Route::Saves, "seat-5", "save", lang.say(CommonWords::SavedGames), saved) }
            </div>
            <div class="box-tags"></div>
        </nav>
    }
}

/// A game in progress, as the shelf shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Running {
    pub id: String,
    pub game: String,
    /// `Turn 14, Anna to move`.
    pub standing: String,
}

impl Running {
    fn new(lang: Lang, meta: &SaveSummary) -> Self {
        let names = store::names_of(lang, meta);
        let name = meta.to_move.and_then(|seat| names.iter().nth(seat));
        Self {
            id: meta.id.clone(),
            game: meta.game.clone(),
            standing: lang.say(Progress { at: meta.count(), name: name.map(String::as_str) }),
        }
    }
}

/// A box on the shelf: a tap begins or continues its game. Further actions are below it. A closed box can only be looked
/// at.
pub fn game_box(lang: Lang, shelf: &GameCard, running: Option<&Running>) -> Html {
    let titles = shelf.titles[lang as usize];
    let fact = |name: &str, label: ShelfWords, value: String| {
        html! { <span class="fact">{ icon(name, 18) }<span class="sr">{ lang.say(label) }</span>{ value }</span> }
    };
    html! {
        <li key={shelf.id} class={classes!("stand", format!("game-{}", shelf.id), (!shelf.open).then_some("closed"))}>
            <article class="box">
                <img class="emblem for-light" src={format!("emblems/{}-light.svg", shelf.id)} alt="" width="176" height="200" loading="lazy" />
                <img class="emblem for-dark" src={format!("emblems/{}-dark.svg", shelf.id)} alt="" width="176" height="200" loading="lazy" />
                <div class="box-label">
                    <h3>{ shelf.titles[lang as usize].name }</h3>
                    if !titles.with.is_empty() {
                        <p class="with">{ titles.with }</p>
                    }
                    <p class="mood">{ titles.mood }</p>
                    <p class="facts">
                        { fact("people", ShelfWords::SeatsLabel, lang.say(ShelfWords::Seats(shelf.info.min_seats, shelf.info.max_seats))) }
                        { fact("clock", ShelfWords::MinutesLabel, lang.say(ShelfWords::Minutes(shelf.info.minutes))) }
                    </p>
                </div>
                { band(lang, shelf, running) }
            </article>
            <div class="box-tags">
                if shelf.open {
                    { tags(lang, shelf, running.is_some()) }
                }
            </div>
        </li>
    }
}

/// Renders the foot of a box: what a tap on the box does.
fn band(lang: Lang, shelf: &GameCard, running: Option<&Running>) -> Html {
    if !shelf.open {
        return html! { <p class="carving">{ icon("lock", 18) }{ lang.say(ShelfWords::Closed) }</p> };
    }
    let name = shelf.titles[lang as usize].name;
    match running {
        Some(running) => html! {
            <a class="go" href={Route::Play { id: running.id.clone() }.address()}>
                <b>{ lang.say(ShelfWords::Continue) }</b><span class="sr">{ format!(": {name}, ") }</span><span>{ &running.standing }</span>
            </a>
        },
        None => html! {
            <a class="go" href={Route::New { game: shelf.id.to_string() }.address()}>
                <b>{ lang.say(ShelfWords::Play) }</b><span class="sr">{ format!(": {name}") }</span>
            </a>
        },
    }
}

/// Further actions for a box.
fn tags(lang: Lang, shelf: &GameCard, running: bool) -> Html {
    let game = shelf.id.to_string();
    let name = shelf.titles[lang as usize].name;
    let tag = |route: Route, shape: Option<&str>, text: String| {
        let label = format!("{text}: {name}");
        html! { <a class="also" href={route.address()} aria-label={label}>{ for shape.map(|shape| icon(shape, 20)) }{ text }</a> }
    };
    html! {
        <>
            if running {
                { tag(Route::New { game: game.clone() }, None, lang.say(CommonWords::NewGame)) }
            }
            if shelf.tutorial {
                { tag(Route::Puzzles { game: game.clone() }, Some("learn"), lang.say(TutorialWords::Learn)) }
            }
            if !running {
                { tag(Route::Rules { game }, None, lang.say(CommonWords::Rules)) }
            }
        </>
    }
}
