//! The browser app.

use yew::prelude::*;

/// The whole page.
#[component]
fn App() -> Html {
    html! { <main>{ "Deska" }</main> }
}

/// Mounts the app on the page's body.
pub fn run() {
    yew::Renderer::<App>::new().render();
}
