//! Keys of the table. The board handles arrows itself.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::super::boards::Table;
use super::super::browser;
use super::dialogs::Open;
use crate::play::{Deed, Play, Show};
use crate::scenes::Regions;

/// Listens while the table is on the screen.
#[hook]
pub fn use_keys<G: Table>(
    play: &std::rc::Rc<Play<G>>,
    act: &Callback<Deed<G>>,
    open: &UseStateHandle<Option<Open>>,
    regions: &UseStateHandle<Regions>,
    letters: bool,
) {
    let (play, act, open, regions) = (play.clone(), act.clone(), open.clone(), regions.clone());
    use_effect(move || {
        let options = EventListenerOptions::enable_prevent_default();
        let listener = web_sys::window().map(|window| {
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(key) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
                let quiet = key.ctrl_key() || key.meta_key() || key.alt_key() || browser::typing(event);
                if quiet || open.is_some() || matches!(play.show, Show::Curtain(_)) {
                    return;
                }
                let name = key.key();
                if name == "Escape" {
                    act.emit(if play.cursor.is_some() { Deed::GoTo(None) } else { Deed::Clear });
                    return;
                }
                if !letters || !press::<G>(&name, key.shift_key(), &play, &act, &open, &regions) {
                    return;
                }
                event.prevent_default();
            })
        });
        move || drop(listener)
    });
}

/// Does what a single key means; `false` if it means nothing.
fn press<G: Table>(
    name: &str,
    shift: bool,
    play: &Play<G>,
    act: &Callback<Deed<G>>,
    open: &UseStateHandle<Option<Open>>,
    regions: &UseStateHandle<Regions>,
) -> bool {
    match name.to_ascii_lowercase().as_str() {
        "z" if shift => act.emit(Deed::ResetTurn),
        "z" => act.emit(Deed::Undo),
        "y" => act.emit(Deed::Redo),
        "r" => act.emit(Deed::Rotate { back: shift }),
        "e" => act.emit(Deed::EndTurn),
        "h" if G::INFO.secrets => act.emit(Deed::Hide(!play.hidden)),
        "k" | "f" => regions.set(if **regions == Regions::All { Regions::None } else { Regions::All }),
        "l" => open.set(Some(Open::Log)),
        "m" => open.set(Some(Open::Players)),
        "t" => open.set(Some(Open::Text)),
        "c" => open.set(Some(Open::Choices)),
        "/" => open.set(Some(Open::Type)),
        "?" => open.set(Some(Open::Keys)),
        digit if digit.len() == 1 && ("1"..="9").contains(&digit) => {
            let n = usize::from(digit.as_bytes()[0] - b'1');
            if let Some(pick) = G::things(&play.view()).get(n).filter(|_| play.may_act()) {
                act.emit(Deed::Pick(*pick));
            }
        }
        _ => return false,
    }
    true
}
