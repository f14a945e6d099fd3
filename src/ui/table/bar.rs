//! The command bar: undo on the left, the commit button on the right, always in the same place.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::super::browser;
use super::super::kit::{icon, icon_button};
use crate::play::table_view::CommandBar;
use crate::scenes::Command;

#[derive(Properties, PartialEq)]
pub struct BarProps {
    pub bar: CommandBar,
    /// The name of the button while it is locked; why it is locked is its description.
    pub undo: AttrValue,
    pub redo: AttrValue,
    pub act: Callback<Command>,
    /// The commit button's label and action while a computer decides.
    #[prop_or_default]
    pub instead: Option<(AttrValue, Callback<MouseEvent>)>,
    /// A tutorial asks for something else, so the commit button is blocked.
    pub waits: bool,
    /// The confirmation before the end of a turn is switched off: it is answered at once.
    pub never_ask: bool,
    /// The turn has only to end, and does so by itself: the number of entries, and the message.
    #[prop_or_default]
    pub ends: Option<(usize, AttrValue)>,
    /// Beside undo: the sign of the coach.
    #[prop_or_default]
    pub children: Html,
}

/// The time undo must be held to reset the turn, in milliseconds.
const HOLD: u32 = 600;

/// The time a turn with nothing left to do waits, in milliseconds; the style sheet draws it.
const ENDS_AFTER: u32 = 3000;

/// Ends a turn with nothing left to do, unless something is touched meanwhile. Returns whether it will.
#[hook]
fn use_end(ends: Option<usize>, act: &Callback<Command>) -> bool {
    let stopped = use_state_eq(|| None::<usize>);
    let counting = ends.filter(|entries| *stopped != Some(*entries));
    let act = act.clone();
    use_effect_with(counting, move |counting| {
        let window = web_sys::window().filter(|_| counting.is_some());
        let listener = |name: &'static str, window: &web_sys::Window| {
            let (stopped, counting) = (stopped.clone(), *counting);
            EventListener::new(window, name, move |_| stopped.set(counting))
        };
        let listeners = window.map(|window| ["pointerdown", "keydown"].map(|name| listener(name, &window)));
        let timer = counting.map(|_| {
            Timeout::new(ENDS_AFTER, move || {
                if !browser::hidden() {
                    act.emit(Command::EndTurn);
                }
            })
        });
        move || drop((listeners, timer))
    });
    counting.is_some()
}

#[component]
pub fn Bar(props: &BarProps) -> Html {
    let BarProps { bar, undo: name, redo, act, instead, never_ask, waits, ends, children } = props;
    let alone = use_end(ends.as_ref().map(|(entries, _)| *entries), act);
    let held = use_mut_ref(|| None::<Timeout>);
    let was_held = use_mut_ref(|| false);
    let start = {
        let (held, was_held, act) = (held.clone(), was_held.clone(), act.clone());
        Callback::from(move |_: PointerEvent| {
            *was_held.borrow_mut() = false;
            let (was_held, act) = (was_held.clone(), act.clone());
            *held.borrow_mut() = Some(Timeout::new(HOLD, move || {
                *was_held.borrow_mut() = true;
                act.emit(Command::ResetTurn);
            }));
        })
    };
    let stop = Callback::from(move |_: PointerEvent| drop(held.borrow_mut().take()));
    let undo = {
        let act = act.clone();
        Callback::from(move |_: MouseEvent| {
            if !std::mem::take(&mut *was_held.borrow_mut()) {
                act.emit(Command::Undo);
            }
        })
    };
    let onconfirm = {
        // If pressed while blocked, the tutorial explains why.
        let (act, command) = (act.clone(), bar.command.clone().or(waits.then_some(Command::Commit)));
        let sure = *never_ask && !bar.main;
        Callback::from(move |_: MouseEvent| {
            if let Some(command) = command.clone() {
                let again = (sure && command == Command::EndTurn).then_some(Command::EndTurn);
                act.emit(command);
                again.into_iter().for_each(|command| act.emit(command));
            }
        })
    };
    let key = match bar.command {
        Some(Command::Commit) => Some("Enter"),
        Some(Command::EndTurn) => Some("E"),
        _ => None,
    };
    let locked = bar.locked;
    html! {
        <footer class="bar">
            if !bar.undo.is_empty() {
            <button type="button" class={classes!("btn", "icon-only", "undo", locked.then_some("locked"))} aria-label={if locked { name.clone() } else { bar.undo.clone().into() }}
                title={bar.undo.clone()} aria-disabled={locked.to_string()} onclick={undo}
                onpointerdown={start} onpointerup={stop.clone()} onpointerleave={stop.clone()} onpointercancel={stop}>
                { icon("undo", 24) }
                if locked { <span class="undo-lock">{ icon("lock", 16) }</span> }
            </button>
            { icon_button("redo", redo, "", !bar.can_redo, act.reform(|_: MouseEvent| Command::Redo)) }
            }
            { children.clone() }
            <span class="grow"></span>
            if let Some((text, onclick)) = instead {
                <button type="button" id="confirm" class="btn confirm" {onclick}><span>{ text }</span><small>{ format!("{} {}", bar.text, bar.sub) }</small></button>
            } else {
            <button type="button" id="confirm" class={classes!("btn", "confirm", bar.main.then_some("main"), alone.then_some("ends"))} data-key={key} disabled={bar.command.is_none() && !waits}
                aria-disabled={waits.then_some("true")} onclick={onconfirm}>
                <span>{ &bar.text }</span>
                if !bar.sub.is_empty() { <span class="sr">{ ", " }</span><small>{ &bar.sub }</small> }
                if let Some((_, says)) = ends.as_ref().filter(|_| alone) { <span class="sr">{ says }</span> }
            </button>
            }
        </footer>
    }
}
