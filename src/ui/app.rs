//! The root: settings for all screens, the sprites, and one screen a route.

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;
use yew_router::prelude::*;

use super::browser;
use super::route::Route;
use super::settings::{Home, Settings};
use super::store::{self, Local};
use crate::art;
use crate::lang::Lang;

/// The whole page.
#[component]
pub fn App() -> Html {
    let settings = use_state(|| Rc::new(store::settings::<Settings>(&Local)));
    let lang = settings.lang.as_deref().map_or_else(browser::preferred_language, Lang::from_tag);
    // Grows when the device changes its theme or motion wish, so that it is applied again.
    let device = use_state(|| 0u32);
    use_effect_with((settings.clone(), lang, *device), |(settings, lang, _)| browser::apply(settings, *lang));
    use_effect_with((), {
        let device = device.clone();
        move |()| {
            let queries = [
                "(prefers-color-scheme: dark)",
                "(prefers-contrast: more)",
                "(prefers-reduced-motion: reduce)",
            ];
            let lists = queries.iter().filter_map(|q| web_sys::window()?.match_media(q).ok().flatten());
            let listeners: Vec<EventListener> = lists
                .enumerate()
                .map(|(i, list)| {
                    let device = device.clone();
                    EventListener::new(&list, "change", move |_| device.set(browser::now() as u32 ^ i as u32))
                })
                .collect();
            move || drop(listeners)
        }
    });
    let set = {
        let settings = settings.clone();
        Callback::from(move |new: Settings| {
            let _ = store::set_settings(&Local, &new); // they hold until the page is closed in any case
            settings.set(Rc::new(new));
        })
    };
    let home = Home { settings: (*settings).clone(), set, lang };
    html! {
        <ContextProvider<Home> context={home}>
            <Sprites />
            <HashRouter>
                <Switch<Route> render={screen} />
            </HashRouter>
        </ContextProvider<Home>>
    }
}

/// All symbols, once, at the top of the page.
#[component]
fn Sprites() -> Html {
    html! {
        <div class="sprites" aria-hidden="true">
            { Html::from_html_unchecked(AttrValue::Static(art::SHELL)) }
            { Html::from_html_unchecked(AttrValue::Static(art::TIGRIS)) }
        </div>
    }
}

fn screen(route: Route) -> Html {
    match route {
        Route::Shelf | Route::NotFound => html! { <super::shelf::Shelf /> },
        Route::New { game } => html! { <super::setup::NewGame game={game.clone()} key={game} /> },
        Route::Play { id } => html! { <super::table::Open id={id.clone()} key={id} /> },
        Route::Replay { id } => html! { <super::replay::Open id={id.clone()} key={id} /> },
        Route::Saves => html! { <super::saves::SavedGames /> },
        Route::Settings => html! { <super::settings::SettingsPage /> },
        Route::Rules { game } => html! { <super::help::RulesPage game={game.clone()} key={game} /> },
        Route::Help => html! { <super::help::HelpPage /> },
        Route::About => html! { <super::about::About /> },
        #[cfg(debug_assertions)]
        Route::Lab => html! { <super::lab::Lab /> },
        #[cfg(debug_assertions)]
        Route::LabRecord { path } => html! { <super::lab::LabRecord path={path.clone()} key={path} /> },
        #[cfg(not(debug_assertions))]
        Route::Lab | Route::LabRecord { .. } => html! { <super::shelf::Shelf /> },
    }
}
