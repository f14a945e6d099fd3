//! The table of last time: the same seats and rules with one tap.

use yew::prelude::*;

use super::last_table;
use crate::lang::common::CommonWords;
use crate::lang::setup::SetupWords;
use crate::play::game_module::GameRef;
use crate::play::table_view::sign_art;
use crate::ui::browser;
use crate::ui::kit::{button, icon, seal};
use crate::ui::phones::hosting::open_with_next_table;
use crate::ui::route::Route;
use crate::ui::settings::use_home;
use crate::ui::store::{self, Local, SaveSummary, StoreError};
use crate::ui::table::found;

#[derive(Properties, PartialEq)]
pub(super) struct LastTableProps {
    pub game: GameRef,
}

/// The players of the last table, and the button; nothing before the first game, nor after one that cannot be read to
/// its end.
#[component]
pub(super) fn LastTable(props: &LastTableProps) -> Html {
    let (lang, game) = (use_home().lang, props.game);
    let full = use_state(|| false);
    let last = use_memo((), |()| last_table(game.info().id).filter(|last| last.broken.is_none()));
    let Some(last) = &*last else { return Html::default() };
    let names = store::names_of(lang, last);
    let names: Vec<&str> = names.iter().take(last.players.len()).map(String::as_str).collect();
    let seals = last.players.iter().map(|(_, sign, colour)| seal(&sign_art(game.info(), *sign), *colour, 36));
    let onclick = {
        let (last, full) = (last.clone(), full.clone());
        Callback::from(move |_: MouseEvent| match again(&last) {
            Some(Ok(id)) => {
                let people = last.seats().iter().filter(|player| player.controller.is_person()).count();
                if people > 1 && store::begins_with_phones(&Local, &last.game) {
                    open_with_next_table();
                }
                Route::Play { id }.go();
            }
            Some(Err(_)) => full.set(true),
            // Another tab deleted it: its page explains that.
            None => Route::Play { id: last.id.clone() }.go(),
        })
    };
    html! {
        <section class="last-table" aria-label={lang.say(SetupWords::LastTable)}>
            <small>{ lang.say(SetupWords::LastTable) }</small>
            <span class="seals">{ for seals }</span>
            <b>{ names.join(", ") }</b>
            { button("btn", Some(("replay", 20)), lang.say(SetupWords::PlayAgain), onclick) }
            if *full {
                <p class="problem" role="alert">{ icon("warning", 18) }<span>{ lang.say(CommonWords::StorageFull) }</span></p>
            }
        </section>
    }
}

/// Returns a new game with the seats and rules of a saved one, by its id; `None` if that one is gone.
fn again(last: &SaveSummary) -> Option<Result<String, StoreError>> {
    let (_, opened) = found(&store::text(&Local, &last.id)?).ok()?;
    let handle = store::sit_down(&Local, &last.id, opened.handle);
    Some(store::save_rematch(&Local, &handle, browser::now()))
}
