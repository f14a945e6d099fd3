//! A game that cannot be opened: why, and its text to keep.

use yew::prelude::*;

use super::super::kit::icon;
use super::super::route::Route;
use super::super::settings::use_home;
use super::super::{browser, store};
use crate::lang::common::CommonWords;
use crate::lang::table::TableWords;

#[derive(Properties, PartialEq)]
pub struct SorryProps {
    pub sentence: String,
    pub id: AttrValue,
}

#[component]
pub fn Sorry(props: &SorryProps) -> Html {
    let home = use_home();
    let text = store::text(&store::Local, &props.id);
    let export = text.map(|text| {
        let id = props.id.clone();
        let onclick = Callback::from(move |_: MouseEvent| browser::download(&format!("{id}.deska"), &text));
        html! { <button type="button" class="btn main" {onclick}>{ icon("export", 20) }{ home.lang.say(TableWords::Export) }</button> }
    });
    html! {
        <main class="sorry">
            <h1>{ icon("warning", 32) }{ "Deska" }</h1>
            <p>{ &props.sentence }</p>
            <div class="row">
                { for export }
                <a class="btn" href={Route::Shelf.address()}>{ icon("home", 20) }{ home.lang.say(CommonWords::Home) }</a>
            </div>
        </main>
    }
}
