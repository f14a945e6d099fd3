//! The command bar: undo left, the one committing button right, always in the same place.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::super::kit::{IconButton, icon};

#[derive(Properties, PartialEq)]
pub struct BarProps {
    pub locked: bool,
    /// What undo does, or why it cannot.
    pub undo: AttrValue,
    pub redo: AttrValue,
    pub can_redo: bool,
    pub onundo: Callback<()>,
    /// Undo was held.
    pub onreset: Callback<()>,
    pub onredo: Callback<MouseEvent>,
    pub text: AttrValue,
    pub sub: AttrValue,
    /// Whether the button is the thing to press now.
    pub main: bool,
    pub disabled: bool,
    pub onconfirm: Callback<()>,
}

/// How long undo is held to reset the turn, in milliseconds.
const HOLD: u32 = 600;

#[component]
pub fn Bar(props: &BarProps) -> Html {
    let held = use_mut_ref(|| None::<Timeout>);
    let was_held = use_mut_ref(|| false);
    let start = {
        let (held, was_held, onreset) = (held.clone(), was_held.clone(), props.onreset.clone());
        Callback::from(move |_: PointerEvent| {
            *was_held.borrow_mut() = false;
            let (was_held, onreset) = (was_held.clone(), onreset.clone());
            *held.borrow_mut() = Some(Timeout::new(HOLD, move || {
                *was_held.borrow_mut() = true;
                onreset.emit(());
            }));
        })
    };
    let stop = {
        let held = held.clone();
        Callback::from(move |_: PointerEvent| drop(held.borrow_mut().take()))
    };
    let undo = {
        let onundo = props.onundo.clone();
        Callback::from(move |_: MouseEvent| {
            if !std::mem::take(&mut *was_held.borrow_mut()) {
                onundo.emit(());
            }
        })
    };
    let onconfirm = props.onconfirm.reform(|_: MouseEvent| ());
    html! {
        <footer class="bar">
            <button type="button" class={classes!("btn", "icon-only", "undo", props.locked.then_some("locked"))} aria-label={props.undo.clone()}
                title={props.undo.clone()} aria-disabled={props.locked.to_string()} onclick={undo}
                onpointerdown={start} onpointerup={stop.clone()} onpointerleave={stop.clone()} onpointercancel={stop}>
                { icon("undo", 24) }
                if props.locked { <span class="undo-lock">{ icon("lock", 16) }</span> }
            </button>
            <IconButton icon="redo" label={props.redo.clone()} disabled={!props.can_redo} onclick={props.onredo.clone()} />
            <span class="grow"></span>
            <button type="button" id="confirm" class={classes!("btn", "confirm", props.main.then_some("main"))} disabled={props.disabled}
                onclick={onconfirm}>
                <span>{ &props.text }</span>
                if !props.sub.is_empty() { <small>{ &props.sub }</small> }
            </button>
        </footer>
    }
}
