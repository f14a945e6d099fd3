//! A game from a link, before it is imported.

use yew::prelude::*;

use super::error_words;
use crate::games;
use crate::lang::Lang;
use crate::lang::common::{CommonWords, Progress};
use crate::lang::saves::SavesWords;
use crate::ui::browser;
use crate::ui::kit::{coded, icon};
use crate::ui::link::{self, LinkError};
use crate::ui::settings::use_home;
use crate::ui::store::{self, SaveSummary};

/// The state of the link.
#[derive(Clone, PartialEq)]
enum Came {
    Opening,
    Here(Box<(String, SaveSummary)>),
    Not(LinkError),
}

#[derive(Properties, PartialEq)]
pub struct FromLinkProps {
    pub link: AttrValue,
    /// The most bytes of a record.
    pub most: usize,
    /// The game was imported.
    pub done: bool,
    /// Imports this text.
    pub ontake: Callback<String>,
}

/// The game in a link and the button to import it; nothing is stored before the user confirms.
#[component]
pub fn FromLink(props: &FromLinkProps) -> Html {
    let lang = use_home().lang;
    let came = use_state(|| Came::Opening);
    use_effect_with((props.link.clone(), props.most), {
        let came = came.setter();
        move |(link, most)| {
            link::open(link, *most, move |text| {
                came.set(text.map_or_else(Came::Not, |text| {
                    let meta = store::describe("", &text, browser::now());
                    Came::Here(Box::new((text, meta)))
                }));
            });
        }
    });
    let (said, text) = match &*came {
        Came::Opening => (html! { <p class="soft">{ lang.say(CommonWords::Loading) }</p> }, None),
        Came::Not(error) => {
            let why = lang.say(SavesWords::LinkError(*error as usize));
            (html! { <p class="notice warn">{ icon("warning", 20) }<span>{ why }</span></p> }, None)
        }
        Came::Here(here) => (summary(lang, &here.1), Some(here.0.clone())),
    };
    let none = text.is_none();
    let onclick = props.ontake.reform(move |_: MouseEvent| text.clone().unwrap_or_default());
    html! {
        <>
            <div role="status">{ said }</div>
            if !props.done {
                <div class="row end">
                    <button type="button" class="btn main" disabled={none} {onclick}>{ lang.say(SavesWords::DoImport) }</button>
                </div>
            }
        </>
    }
}

/// Renders the game as the list would show it: public facts only.
fn summary(lang: Lang, meta: &SaveSummary) -> Html {
    let names: Vec<String> = store::names_of(lang, meta).iter().cloned().collect();
    let to_move = meta.to_move.and_then(|seat| names.get(seat)).map(String::as_str);
    let standing = match meta.over {
        true => lang.say(SavesWords::Over),
        false => lang.say(Progress { at: meta.count(), name: to_move }),
    };
    html! {
        <>
            <p>{ lang.say(SavesWords::FromLink) }</p>
            if meta.opens() {
                <p class="save-line from-link">
                    <b>{ store::title_of(lang, meta) }</b>
                    <span class="save-game">{ games::name(lang, &meta.game) }</span>
                    <span>{ standing }</span>
                </p>
            }
            if let Some(broken) = &meta.broken {
                <p class="problem">{ icon("warning", 18) }<span>{ coded(&error_words(lang, meta, broken)) }</span></p>
            }
        </>
    }
}
