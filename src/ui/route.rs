//! Addresses of the screens, all behind the `#` so that any static host will do.

use yew_router::prelude::*;

#[derive(Clone, PartialEq, Debug, Routable)]
pub enum Route {
    #[at("/")]
    Shelf,
    #[at("/new/:game")]
    New { game: String },
    #[at("/play/:id")]
    Play { id: String },
    #[at("/replay/:id")]
    Replay { id: String },
    #[at("/saves")]
    Saves,
    #[at("/settings")]
    Settings,
    /// Rules of a game; the paragraph, if any, is kept apart (`ui::help`).
    #[at("/rules/:game")]
    Rules { game: String },
    #[at("/help")]
    Help,
    #[at("/about")]
    About,
    #[at("/lab")]
    Lab,
    #[at("/lab/record/*path")]
    LabRecord { path: String },
    #[not_found]
    #[at("/404")]
    NotFound,
}
