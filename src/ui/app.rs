//! The root component of each half of the app: the address, the settings for all screens, and one screen per route.

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::browser;
use super::route::{Half, Route};
use super::settings::{Home, Settings};
use super::sound;
use super::store::{self, Local};
use crate::lang::Lang;

#[derive(Properties, PartialEq)]
pub struct AppProps {
    pub half: Half,
    /// Renders the screens of this half.
    pub screen: Callback<Route, Html>,
}

/// The current route, settings and language.
#[derive(Clone, PartialEq)]
struct Now {
    route: Route,
    settings: Rc<Settings>,
}

impl Now {
    /// Reads the current state. Settings are read again with every change of the address, because the other half
    /// may have changed them.
    fn read() -> Self {
        Self { route: Route::here(), settings: Rc::new(store::settings::<Settings>(&Local)) }
    }
}

/// Returns the chosen language, else the browser's.
fn language(settings: &Settings) -> Lang {
    settings.lang.as_deref().map_or_else(browser::preferred_language, Lang::from_tag)
}

/// One half of the page. It renders nothing while the address belongs to the other half.
#[component]
pub fn App(props: &AppProps) -> Html {
    let now = use_state(Now::read);
    let settings = &now.settings;
    let lang = language(settings);
    let ours = now.route.half() == props.half;
    use_effect_with((ours, settings.clone(), lang), |(ours, settings, lang)| {
        if *ours {
            browser::apply(settings, *lang);
            sound::allow(settings);
        }
    });
    // The device changed its theme or its motion preference: apply the settings again.
    use_effect_with((), {
        let half = props.half;
        move |()| {
            let queries = [
                "(prefers-color-scheme: dark)",
                "(prefers-contrast: more)",
                "(prefers-reduced-motion: reduce)",
            ];
            let lists = queries.iter().filter_map(|q| web_sys::window()?.match_media(q).ok().flatten());
            let listeners: Vec<EventListener> = lists
                .map(|list| {
                    EventListener::new(&list, "change", move |_| {
                        let Now { route, settings } = Now::read();
                        if route.half() == half {
                            browser::apply(&settings, language(&settings));
                        }
                    })
                })
                .collect();
            move || drop(listeners)
        }
    });
    use_effect_with((), {
        let now = now.setter();
        move |()| {
            let listeners = web_sys::window().map(|window| {
                ["hashchange", store::FOUND, "storage"].map(|event| {
                    let now = now.clone();
                    EventListener::new(&window, event, move |_| now.set(Now::read()))
                })
            });
            move || drop(listeners)
        }
    });
    // The focused element may have gone with the last screen. The first screen does not move the focus.
    let began = use_mut_ref(|| false);
    use_effect_with(now.route.clone(), {
        let half = props.half;
        move |_| {
            if ours && *began.borrow() {
                browser::focus_into(half.root());
            }
            *began.borrow_mut() = true;
        }
    });
    let set = {
        let now = now.clone();
        Callback::from(move |new: Settings| {
            store::keep_settings(&new);
            now.set(Now { settings: Rc::new(new), ..(*now).clone() });
        })
    };
    let home = Home { settings: settings.clone(), set, lang };
    let phone = use_phone_behind(props.half, &now.route);
    let apart = phone.is_some() && ours;
    html! {
        <ContextProvider<Home> context={home}>
            if let Some(table) = phone {
                <div class="behind-page" hidden={!ours}>{ props.screen.emit(table) }</div>
            }
            if ours && !apart { { props.screen.emit(now.route.clone()) } }
        </ContextProvider<Home>>
    }
}

/// Returns the table of a phone, which stays connected behind pages such as the settings.
#[hook]
fn use_phone_behind(half: Half, route: &Route) -> Option<Route> {
    let last = use_mut_ref(|| None::<Route>);
    let mut phone = last.borrow_mut();
    *phone = match route {
        Route::Join { .. } if half == Half::Table => Some(route.clone()),
        page if page.leaves_phone_connected() && browser::page_attribute(browser::PHONE).is_some() => {
            phone.take()
        }
        _ => None,
    };
    phone.clone()
}

/// Renders the screens that need no rules.
pub fn at_the_shelf(route: Route) -> Html {
    match route {
        Route::Settings => html! { <super::settings::SettingsPage /> },
        Route::Rules { game } => html! { <super::help::RulesPage game={game.clone()} key={game} /> },
        Route::Help => html! { <super::help::HelpPage /> },
        Route::About => html! { <super::about::About /> },
        _ => html! { <super::shelf::Shelf /> },
    }
}

/// Renders the screens of games.
pub fn at_the_table(route: Route) -> Html {
    match route {
        Route::New { game } => html! { <super::setup::NewGame game={game.clone()} key={game} /> },
        Route::Saves => html! { <super::saves::SavedGames /> },
        Route::Import { link } => html! { <super::saves::SavedGames link={link.clone()} key={link} /> },
        Route::Join { code } => html! { <super::phones::guest::JoinTable code={code.clone()} key={code} /> },
        Route::Answered { code } => {
            html! { <super::phones::answered::Answered code={code.clone()} key={code} /> }
        }
        Route::Statistics => html! { <super::statistics::Statistics /> },
        Route::Play { id } => html! { <super::table::OpenTable id={id.clone()} key={id} /> },
        Route::Learn { game } => html! { <super::tutorial::OpenTutorial game={game.clone()} key={game} /> },
        Route::Puzzles { game } => html! { <super::puzzles::LearnPage game={game.clone()} key={game} /> },
        Route::Puzzle { game, puzzle } => {
            html! { <super::puzzles::OpenPuzzle game={game.clone()} puzzle={puzzle.clone()} key={format!("{game}/{puzzle}")} /> }
        }
        Route::Replay { id } => html! { <super::replay::OpenReplay id={id.clone()} key={id} /> },
        Route::ReplayAt { id, entry } => {
            html! { <super::replay::OpenReplay id={id.clone()} entry={Some(entry)} key={format!("{id}/{entry}")} /> }
        }
        #[cfg(debug_assertions)]
        Route::Lab => html! { <super::lab::Lab /> },
        #[cfg(debug_assertions)]
        Route::LabRecord { path } => html! { <super::lab::LabRecord path={path.clone()} key={path} /> },
        _ => Html::default(), // drawn by the other half
    }
}
