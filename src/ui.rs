//! The app in the browser: one shell for all games, drawn from the plain data of `play`. Nothing here names a game,
//! has a type parameter for one, or asks a rule. Only `store` touches browser storage.

pub mod about;
pub mod analysis;
pub mod app;
pub mod around;
pub mod board;
pub mod breakdown;
pub mod browser;
pub mod chart;
pub mod curtain;
pub mod director;
pub mod drag;
pub mod export;
pub mod haste;
pub mod help;
pub mod kit;
#[cfg(debug_assertions)]
pub mod lab;
pub mod link;
pub mod log;
pub mod mind;
pub mod over;
pub mod parts;
pub mod phones;
#[cfg(feature = "ssr")]
pub mod pictures;
pub mod puzzles;
pub mod qr;
pub mod replay;
pub mod route;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod sound;
pub mod statistics;
pub mod store;
pub mod table;
pub mod tabs;
pub mod tutorial;

/// Starts the half of the app that the first load needs.
#[cfg(feature = "csr")]
pub fn run_shelf() {
    console_error_panic_hook::set_once();
    browser::add_sprites(crate::art::SHELL);
    mount(route::Half::Shelf, app::at_the_shelf);
}

/// Starts the table.
#[cfg(feature = "csr")]
pub fn run_table() {
    console_error_panic_hook::set_once();
    browser::add_sprites(crate::art::TABLE);
    for game in crate::games::games() {
        browser::add_sprites(game.sprite());
    }
    if store::complete(&store::Local) {
        browser::announce(store::FOUND);
    }
    store::keep_trying();
    mount(route::Half::Table, app::at_the_table);
}

#[cfg(feature = "csr")]
fn mount(half: route::Half, screen: fn(route::Route) -> yew::Html) {
    haste::listen();
    let document = web_sys::window().and_then(|w| w.document());
    if let Some(root) = document.and_then(|d| d.get_element_by_id(half.root())) {
        let screen = yew::Callback::from(screen);
        yew::Renderer::<app::App>::with_root_and_props(root, app::AppProps { half, screen }).render();
    }
}
