//! The curtain while the device changes hands. Everything on it is public: a name, a sign, one line.

pub mod pin;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use self::pin::use_pin;
use super::haste;
use super::kit::{art, icon};
use super::route::Route;
use super::settings::{Handover, use_home};
use super::store::{Local, Pins};
use crate::lang::phones::PhoneWords;
use crate::lang::table::TableWords;
use crate::play::table_view::SeatMark;
use crate::table::Seat;

/// The time the button must be held, in milliseconds.
const HOLD: u32 = 400;

#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// Id of the saved game.
    pub id: AttrValue,
    /// The names of all seats.
    pub names: Vec<String>,
    /// The seat that is to get the device.
    pub holder: SeatMark,
    /// The player's next task, in one public line.
    pub task: AttrValue,
    /// Whether the game is saved.
    pub saved: bool,
    pub onreveal: Callback<()>,
    /// Opens the page of phones, where seats can have them.
    #[prop_or_default]
    pub phones: Option<Callback<()>>,
    /// The groups on the stage, as classes.
    #[prop_or_default]
    pub holding: Classes,
    /// Content that everybody may see meanwhile.
    #[prop_or_default]
    pub children: Children,
}

/// Swallows the click of the finger that opened the curtain. It is still on the screen, and releasing it would tap
/// whatever is there by then. The next touch counts again.
fn let_go(finger: i32) {
    let Some(window) = web_sys::window() else { return };
    let options = EventListenerOptions { phase: gloo_events::EventListenerPhase::Capture, passive: false };
    let click = EventListener::new_with_options(&window, "click", options, move |event| {
        let whose = super::browser::property(event, "pointerId").and_then(|id| id.as_f64());
        // Browsers that do not say whose click it is send none in between.
        if whose.is_none_or(|id| id == f64::from(finger)) {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    let capture = EventListenerOptions::run_in_capture_phase();
    EventListener::once_with_options(&window, "pointerdown", capture, move |_| drop(click)).forget();
}

/// A full-screen, opaque curtain. It opens by press and hold (or a tap, as set); activation by keyboard or
/// assistive technology works at once. With a PIN it opens for those who enter it.
#[component]
pub fn CurtainScreen(props: &CurtainProps) -> Html {
    let home = use_home();
    let seat = props.holder.seat;
    let held = use_mut_ref(|| None::<Timeout>);
    let holding = use_state(|| false);
    let hold = home.settings.handover == Handover::Hold;
    let pins = Pins::of(&Local, &props.id);
    // A PIN stays in force for this game, because everybody at the table can change the settings.
    let by_pin = home.settings.handover == Handover::Pin || pins.has(seat);
    let onopen = {
        let (id, onreveal) = (props.id.clone(), props.onreveal.clone());
        Callback::from(move |chose: bool| {
            let mut pins = Pins::of(&Local, &id);
            if pins.mark_news_seen(seat, chose) {
                pins.keep_here(&id);
            }
            onreveal.emit(());
        })
    };
    let (pad, onkeydown) = use_pin(&props.id, &props.holder, by_pin, &onopen);
    let start = {
        let (held, holding, onopen) = (held.clone(), holding.clone(), onopen.clone());
        Callback::from(move |event: PointerEvent| {
            if hold && event.is_primary() {
                holding.set(true);
                let onopen = onopen.clone();
                let finger = (event.pointer_type() != "mouse").then_some(event.pointer_id());
                *held.borrow_mut() = Some(Timeout::new(HOLD, move || {
                    if !super::browser::hidden() {
                        finger.into_iter().for_each(let_go);
                        onopen.emit(false);
                    }
                }));
            }
        })
    };
    let stop = {
        let (held, holding) = (held.clone(), holding.clone());
        Callback::from(move |_: PointerEvent| {
            held.borrow_mut().take();
            holding.set(false);
        })
    };
    let onclick = Callback::from(move |event: MouseEvent| {
        // `detail` is 0 for keyboard and assistive technology, where there are no stray touches.
        let is_meant = haste::haste().is_none();
        if is_meant && (!hold || event.detail() == 0) {
            onopen.emit(false);
        }
    });
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    let say = |s: TableWords| home.lang.say(s);
    let name = |seat: Seat| props.names.get(seat.index()).cloned();
    let staged = !props.children.is_empty();
    let news: Vec<String> = pins.news(seat).into_iter().filter_map(name).collect();
    html! {
        <main class={classes!("curtain", format!("seat-{}", props.holder.colour), by_pin.then_some("by-pin"),
            staged.then_some("staged"), props.phones.is_some().then_some("with-phones"), (!news.is_empty()).then_some("with-news"), props.holding.clone())}
            tabindex="-1" {onkeydown}>
            <svg class="curtain-pattern" aria-hidden="true"><rect width="100%" height="100%" fill={format!("url(#pat-{})", props.holder.colour)} /></svg>
            <div class="curtain-seal">{ art(&props.holder.symbol, 184) }</div>
            <p class="curtain-pass">{ say(TableWords::PassTo { phone: super::browser::phone() }) }</p>
            <h1 class="curtain-name">{ &props.holder.name }</h1>
            <p class="curtain-task">{ &props.task }</p>
            if !news.is_empty() { <p class="curtain-news">{ icon("info", 20) }<span>{ say(TableWords::PinNews(&news)) }</span></p> }
            if staged { <div class="curtain-stage">{ props.children.clone() }</div> }
            if by_pin {
                { pad }
            } else {
                <button type="button" class={classes!("curtain-button", holding.then_some("holding"))} {onclick} {oncontextmenu}
                    onpointerdown={start} onpointerup={stop.clone()} onpointerleave={stop.clone()} onpointercancel={stop}>
                    <span class="curtain-eye">
                        <svg class="curtain-ring" viewBox="0 0 44 44" aria-hidden="true"><circle class="track" cx="22" cy="22" r="18" pathLength="1" /><circle class="run" cx="22" cy="22" r="18" pathLength="1" /></svg>
                        { icon("eye", 24) }
                    </span>
                    { say(TableWords::IAm(&props.holder.name)) }
                </button>
                <p class="curtain-how">{ say(if hold { TableWords::PressAndHold } else { TableWords::TapToOpen }) }</p>
            }
            <button type="button" class="curtain-leave" onclick={|_| Route::Shelf.go()}>{ icon("home", 20) }{ say(TableWords::Leave { saved: props.saved }) }</button>
            if let Some(open) = &props.phones {
                <button type="button" class="curtain-leave curtain-phones" aria-label={home.lang.say(PhoneWords::Title)} onclick={open.reform(|_: MouseEvent| ())}>
                    { icon("phone", 20) }<span aria-hidden="true">{ home.lang.say(PhoneWords::Title) }</span></button>
            }
        </main>
    }
}
