//! Notices: a sentence each, with a remedy. Those on storage errors, another tab or a broken record stay, and have a row
//! of their own. Those that come and go during play float, so that the board stays where it is.

use yew::prelude::*;

use super::super::browser;
use super::super::kit::{button, icon};
use super::super::phones::hosting::mark_at;
use super::super::phones::plates::LeftNotes;
use super::super::route::Route;
use super::super::settings::Home;
use super::super::store::{self, Local, Pins, StoreError};
use super::TableState;
use crate::lang::Lang;
use crate::lang::phones::PhoneWords;
use crate::lang::table::TableWords;

/// Renders the notices, with a question about taking moves back. The strip, or the plates of the public table, show
/// which phones are lost.
pub fn notices(home: &Home, table: &TableState, take_over: &Callback<MouseEvent>, takeback: Html) -> Html {
    let passing = html! { <div class="passing">{ takeback }{ for lost_mover(home.lang, table) }{ left(home.lang, table) }</div> };
    if table.guest {
        return passing;
    }
    let say = |words: TableWords| home.lang.say(words);
    let export = {
        let (handle, id) = (table.handle.clone(), table.id.clone());
        Callback::from(move |_: MouseEvent| browser::download(&format!("{id}.deska"), &handle.record()))
    };
    html! {
        <><div class="notices">
            if !table.ours {
                <p class="notice" role="status">{ say(TableWords::ReadOnly) }
                    { button("btn small", None, say(TableWords::TakeOver), take_over.clone()) }</p>
            }
            if let Some(fault) = &table.broken {
                <p class="notice" role="status">{ fault }
                    { button("btn small", Some(("copy", 16)), say(TableWords::CopyAndGoOn), go_on_with_a_copy(table)) }</p>
            }
            if let Some(fault) = table.fault {
                <p class="notice" role="alert">
                    { say(if fault == StoreError::Full { TableWords::StorageFull } else { TableWords::StorageBlocked }) }
                    if table.game.info().secrets { { " " }{ say(TableWords::ExportHelp) } }
                    { button("btn small", None, say(TableWords::Export), export) }</p>
            }
        </div>{ passing }</>
    }
}

/// Renders on a phone that everybody waits for a lost phone.
fn lost_mover(lang: Lang, table: &TableState) -> Option<Html> {
    let seat = table.handle.summary().to_move.filter(|seat| table.guest && table.seats.is_lost(*seat))?;
    let text = lang.say(PhoneWords::MoverLost(&mark_at(table, lang, seat).name));
    Some(html! { <p class="notice" role="status">{ icon("phone-lost", 20) }<span>{ text }</span></p> })
}

fn left(lang: Lang, table: &TableState) -> Html {
    let names = table.seats.left().iter().map(|seat| mark_at(table, lang, *seat).name).collect::<Vec<_>>();
    html! { <LeftNotes {names} /> }
}

/// Keeps the broken record and continues with a copy of its playable part.
fn go_on_with_a_copy(table: &TableState) -> Callback<MouseEvent> {
    let (handle, old) = (table.handle.clone(), table.id.clone());
    Callback::from(move |_| {
        let id = store::fresh_id(&Local);
        if Pins::copy(&Local, &old, &id).is_err() {
            Pins::of(&Local, &old).keep_here(&id);
        }
        // If the storage is full the copy is played from memory, and its table shows that.
        if store::save(&Local, &id, &handle, browser::now()).is_err() {
            store::keep_in_memory(&id, &handle, browser::now());
        }
        Route::Play { id }.go();
    })
}
