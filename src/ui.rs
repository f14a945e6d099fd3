//! The app in the browser: one shell for all games. Leaves take plain data and are not generic; a game adds a
//! scene, its words and the few panels of `boards`. Only `store` touches browser storage.

pub mod about;
pub mod app;
pub mod board;
pub mod boards;
pub mod breakdown;
pub mod browser;
pub mod chart;
pub mod curtain;
pub mod drag;
pub mod export;
pub mod help;
pub mod kit;
#[cfg(debug_assertions)]
pub mod lab;
pub mod log;
pub mod over;
pub mod replay;
pub mod route;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod store;
pub mod table;
pub mod tabs;
pub mod zoom;

/// Mounts the app on the page's body.
#[cfg(feature = "csr")]
pub fn run() {
    console_error_panic_hook::set_once();
    yew::Renderer::<app::App>::new().render();
}
