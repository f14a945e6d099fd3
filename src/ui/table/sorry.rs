//! The page for a game that cannot be opened: the reason, and its text to export.

use yew::prelude::*;

use super::super::kit::{button, icon, link};
use super::super::route::Route;
use super::super::{browser, store};
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::table::TableWords;

pub fn sorry(lang: Lang, sentence: String, id: &AttrValue) -> Html {
    let export = store::text(&store::Local, id).map(|text| {
        let id = id.clone();
        let onclick = Callback::from(move |_: MouseEvent| browser::download(&format!("{id}.deska"), &text));
        html! { { button("btn main", Some(("export", 20)), lang.say(TableWords::Export), onclick) } }
    });
    html! {
        <main class="sorry">
            <h1>{ icon("warning", 32) }{ "Deska" }</h1>
            <p>{ sentence }</p>
            <div class="row">
                { for export }
                { link("btn", Some(("home", 20)), lang.say(CommonWords::Home), Route::Shelf.address()) }
            </div>
        </main>
    }
}
