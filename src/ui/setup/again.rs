//! The table of last time: the same seats and rules with one tap.

use yew::prelude::*;

use super::last_table;
use crate::lang::setup::SetupWords;
use crate::play::rulebook::Catalogued;
use crate::play::shown::sign_art;
use crate::table::record::Record;
use crate::ui::browser;
use crate::ui::kit::{button, seal};
use crate::ui::route::Route;
use crate::ui::settings::use_home;
use crate::ui::store::{self, Local};

#[derive(Properties, PartialEq)]
pub(super) struct LastTableProps {
    pub game: Catalogued,
}

/// Who sat there, and the button; nothing before the first game.
#[component]
pub(super) fn LastTable(props: &LastTableProps) -> Html {
    let (lang, game) = (use_home().lang, props.game);
    let Some(last) = use_memo((), |()| last_table(game.info().id)).as_ref().clone() else {
        return Html::default();
    };
    let names = store::names_of(lang, &last);
    let names: Vec<&str> = names.iter().take(last.players.len()).map(String::as_str).collect();
    let seals = last.players.iter().map(|(_, sign, colour)| seal(&sign_art(game.info(), *sign), *colour, 36));
    let onclick = {
        let id = last.id.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(id) = again(game, &id) {
                Route::Play { id }.go();
            }
        })
    };
    html! {
        <section class="last-table" aria-label={lang.say(SetupWords::LastTable)}>
            <small>{ lang.say(SetupWords::LastTable) }</small>
            <span class="seals">{ for seals }</span>
            <b>{ names.join(", ") }</b>
            { button("btn", Some(("replay", 20)), lang.say(SetupWords::PlayAgain), onclick) }
        </section>
    }
}

/// A new game with the seats and rules of a kept one; `None` if it cannot be read or there is no room for another.
fn again(game: Catalogued, last: &str) -> Option<String> {
    let record = Record::parse(&store::text(&Local, last)?).ok()?;
    let seated = game.open(&record).ok()?.seated.rematch();
    let id = store::fresh_id(&Local);
    store::save(&Local, &id, &seated, browser::now()).ok()?;
    Some(id)
}
