//! The sheet before the first game or tutorial of a kind: how one wins, what one does, and whether to learn it.

use yew::prelude::*;

use super::last_table;
use crate::lang::setup::SetupWords;
use crate::play::game_module::GameRef;
use crate::ui::kit::{Dialog, button, icon};
use crate::ui::route::Route;
use crate::ui::settings::use_home;

#[derive(Properties, PartialEq)]
pub struct FirstTimeProps {
    pub game: GameRef,
    /// Whether the tutorial begins: then nothing is asked.
    #[prop_or_default]
    pub learning: bool,
}

/// The sheet; nothing where the game has no tutorial, was played, or was asked about.
#[component]
pub fn FirstTime(props: &FirstTimeProps) -> Html {
    let (home, game) = (use_home(), props.game);
    let (lang, id) = (home.lang, game.info().id);
    let played = use_memo((), |()| last_table(id).is_some());
    let asked = home.settings.tutorial_offered.iter().any(|asked| asked == id);
    if asked || *played || game.course().is_none() {
        return Html::default();
    }
    let close = {
        let home = home.clone();
        Callback::from(move |()| home.change(|settings| settings.tutorial_offered.push(id.to_string())))
    };
    let learn = {
        let close = close.clone();
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            Route::Learn { game: id.into() }.go();
        })
    };
    let heads = [SetupWords::HowYouWin, SetupWords::WhatYouDo, SetupWords::WhatHappens];
    let signs = ["crown", "hand", "swords"];
    let lines = signs.into_iter().zip(heads).zip(game.in_short(lang)).map(|((sign, head), line)| {
        html! { <div>{ icon(sign, 30) }<dt>{ lang.say(head) }</dt><dd>{ lang.tie(line) }</dd></div> }
    });
    let title = if props.learning {
        game.titles()[lang as usize].name.to_string()
    } else {
        lang.say(SetupWords::FirstTime)
    };
    html! {
        <Dialog {title} onclose={close.clone()} class="first-time">
            <img class="emblem for-light" src={format!("emblems/{id}-light.svg")} alt="" width="176" height="200" />
            <img class="emblem for-dark" src={format!("emblems/{id}-dark.svg")} alt="" width="176" height="200" />
            <p>{ lang.say(SetupWords::LearnHelp) }</p>
            <dl class="in-short">{ for lines }</dl>
            if props.learning {
                { button("btn main", Some(("play", 20)), lang.say(SetupWords::LearnBegin), close.reform(|_: MouseEvent| ())) }
            } else {
                { button("btn main", Some(("play", 20)), lang.say(SetupWords::LearnYes), learn) }
                { button("btn quiet", None, lang.say(SetupWords::LearnNo), close.reform(|_: MouseEvent| ())) }
            }
        </Dialog>
    }
}
