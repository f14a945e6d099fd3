//! The shelf: five boxes, games in progress, and the ways to everything else.

use yew::prelude::*;

use super::browser;
use super::kit::page::{StorageNotice, UpdateBar, use_flag};
use super::kit::{icon, icon_button};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local, Meta};
use crate::games::{self, SHELF};
use crate::lang::Lang;
use crate::lang::common::{CommonWords, Progress};
use crate::lang::lesson::LessonWords;
use crate::lang::shelf::ShelfWords;
use crate::lobby::ShelfBox;

/// The first screen.
#[component]
pub fn Shelf() -> Html {
    let home = use_home();
    let lang = home.lang;
    let running: Vec<Running> =
        store::list(&Local).iter().filter(|m| m.in_progress()).map(|m| Running::new(lang, m)).collect();
    let offline = use_flag("deskaOffline", "deska-offline-ready");
    use_effect_with((), |()| browser::set_title("Deska"));
    let hide = {
        let home = home.clone();
        Callback::from(move |_: MouseEvent| home.change(|s| s.welcomed = true))
    };
    let open = |shelf: &'static ShelfBox| {
        let running = running.iter().find(|r| r.game == shelf.id);
        game_box(lang, shelf, running)
    };
    let way = |route: Route, name: &str, text: CommonWords| {
        html! { <a class="way" href={route.address()}>{ icon(name, 24) }<span>{ lang.say(text) }</span></a> }
    };
    html! {
        <div class="shelf-page">
            <UpdateBar />
            <header class="shelf-head">
                <h1>{ "Deska" }</h1>
                if running.is_empty() && !home.settings.welcomed {
                    <p class="welcome">
                        <span>{ lang.say(ShelfWords::Welcome) }</span>
                        { icon_button("close", &lang.say(ShelfWords::Hide), "quiet", false, hide) }
                    </p>
                }
                if !running.is_empty() {
                    <nav class="running" aria-labelledby="running">
                        <h2 id="running">{ lang.say(ShelfWords::InProgress) }</h2>
                        <ul>{ for running.iter().take(3).map(chip) }</ul>
                    </nav>
                }
            </header>
            <main>
                <StorageNotice />
                <h2 class="sr">{ lang.say(ShelfWords::Games) }</h2>
                <ul class="boxes">{ for SHELF.into_iter().map(open) }</ul>
            </main>
            <footer class="shelf-foot">
                <nav class="ways" aria-label={lang.say(CommonWords::Home)}>
                    { way(Route::Settings, "gear", CommonWords::Settings) }
                    { way(Route::Saves, "save", CommonWords::SavedGames) }
                    { way(Route::Help, "help", CommonWords::HowTo) }
                    { way(Route::About, "info", CommonWords::About) }
                </nav>
                <p class="offline" role="status">
                    if offline {
                        { icon("check", 20) }<span>{ lang.say(ShelfWords::Offline) }</span>
                    }
                </p>
            </footer>
        </div>
    }
}

/// A game in progress, as the shelf shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Running {
    pub id: String,
    pub game: String,
    /// What the game is called.
    pub name: String,
    /// Who plays, or the title that was given.
    pub title: String,
    /// `Turn 14, Anna to move`.
    pub standing: String,
}

impl Running {
    fn new(lang: Lang, meta: &Meta) -> Self {
        let names = store::names_of(lang, meta);
        let name = meta.to_move.and_then(|seat| names.iter().nth(seat));
        Self {
            id: meta.id.clone(),
            game: meta.game.clone(),
            name: games::name(lang, &meta.game),
            title: store::title_of(lang, meta),
            standing: lang.say(Progress { at: meta.count(), name: name.map(String::as_str) }),
        }
    }
}

fn chip(running: &Running) -> Html {
    let address = Route::Play { id: running.id.clone() }.address();
    html! {
        <li key={running.id.clone()}>
            <a class={classes!("chip", format!("game-{}", running.game))} href={address}>
                { icon("play", 18) }
                <span class="chip-text"><b>{ &running.name }</b><small>{ format!("{} · {}", running.standing, running.title) }</small></span>
            </a>
        </li>
    }
}

/// A box standing on the shelf with what can be done with it; a closed one can only be looked at.
pub fn game_box(lang: Lang, shelf: &ShelfBox, running: Option<&Running>) -> Html {
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
                        { fact("people", ShelfWords::SeatsLabel, lang.say(ShelfWords::Seats(shelf.seats.0, shelf.seats.1))) }
                        { fact("clock", ShelfWords::MinutesLabel, lang.say(ShelfWords::Minutes(shelf.minutes))) }
                    </p>
                </div>
            </article>
            <div class="box-tags">{ tags(lang, shelf, running) }</div>
        </li>
    }
}

/// What can be done with a box.
fn tags(lang: Lang, shelf: &ShelfBox, running: Option<&Running>) -> Html {
    if !shelf.open {
        return html! { <p class="carving">{ icon("lock", 18) }{ lang.say(ShelfWords::Closed) }</p> };
    }
    let game = shelf.id.to_string();
    let new = Route::New { game: game.clone() }.address();
    let learn = Route::Learn { game: game.clone() }.address();
    let rules = Route::Rules { game }.address();
    let name = shelf.titles[lang as usize].name;
    let label = |text: CommonWords| format!("{}: {name}", lang.say(text));
    html! {
        <>
            if let Some(running) = running {
                <a class="go" href={Route::Play { id: running.id.clone() }.address()}>
                    <b>{ lang.say(ShelfWords::Continue) }</b><span>{ &running.standing }</span>
                </a>
                <a class="also" href={new} aria-label={label(CommonWords::NewGame)}>{ lang.say(CommonWords::NewGame) }</a>
            } else {
                <a class="go" href={new} aria-label={format!("{}: {name}", lang.say(ShelfWords::Play))}><b>{ lang.say(ShelfWords::Play) }</b></a>
            }
            if shelf.lesson {
                <a class="also" href={learn} aria-label={format!("{}: {name}", lang.say(LessonWords::Learn))}>{ lang.say(LessonWords::Learn) }</a>
            }
            <a class="also" href={rules} aria-label={label(CommonWords::Rules)}>{ lang.say(CommonWords::Rules) }</a>
        </>
    }
}
