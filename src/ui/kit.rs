//! Small components that all screens share: icons, buttons, seals, dialogs, toasts. Form fields are in [`fields`],
//! the page frame in [`page`].

pub mod fields;
pub mod page;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::lang::common::CommonWords;
use crate::table::Computer;
use crate::ui::haste;
use crate::ui::settings::use_home;

/// Renders a technical text whose code is in backticks.
pub fn coded(text: &str) -> Html {
    let piece = |(nth, piece): (usize, &str)| {
        if nth % 2 == 1 {
            html! { <code>{ piece }</code> }
        } else {
            html! { piece }
        }
    };
    html! { <>{ for text.split('`').enumerate().map(piece) }</> }
}

/// Renders an icon of the shell's sprite that scales with the text. It is hidden from screen readers: the words are
/// beside it or in a label.
pub fn icon(name: &str, size: u32) -> Html {
    // In sixteenths of the text size. Not as floats, whose formatting is 4 KB of code.
    let size = format!("{}.{:04}", size / 16, size % 16 * 625);
    let (href, size) =
        (format!("#i-{name}"), format!("{}rem", size.trim_end_matches('0').trim_end_matches('.')));
    html! {
        <svg class="icon" width={size.clone()} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={href} />
        </svg>
    }
}

/// Returns the icon of a computer: the sign of its temper.
pub fn computer_icon(computer: Computer) -> &'static str {
    computer.temper.map_or("mind", |temper| ["wall", "swords", "purse", "dice"][temper as usize])
}

/// Renders a sprite symbol at a size, hidden from screen readers.
pub fn art(id: &str, size: u32) -> Html {
    let (href, size) = (format!("#{id}"), size.to_string());
    html! {
        <svg class="art" width={size.clone()} height={size} aria-hidden="true" focusable="false">
            <use href={href} />
        </svg>
    }
}

/// Renders a round or hexagonal mark of a seat in its colour: the game's seal, or the shell's symbol.
pub fn seal(symbol: &str, colour: u8, size: u32) -> Html {
    html! { <span class={format!("seal seat-{colour}")}>{ art(symbol, size) }</span> }
}

/// Renders a square button with an icon only; the label names it for screen readers and as a tooltip.
pub fn icon_button(
    name: &str,
    label: &str,
    class: impl Into<Classes>,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let label = AttrValue::from(label.to_string());
    html! {
        <button type="button" class={classes!("btn", "icon-only", class.into())} aria-label={label.clone()} title={label}
            {disabled} {onclick}>{ icon(name, 24) }</button>
    }
}

/// Renders a button with words, and an icon of this size before them. `class` begins with `btn`.
pub fn button(
    class: &'static str,
    shape: Option<(&'static str, u32)>,
    text: String,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {class} {onclick}>{ face(shape, text) }</button> }
}

/// Renders a link that looks like [`button`].
pub fn link(
    class: &'static str,
    shape: Option<(&'static str, u32)>,
    text: String,
    href: impl Into<AttrValue>,
) -> Html {
    let href: AttrValue = href.into();
    html! { <a {class} {href}>{ face(shape, text) }</a> }
}

fn face(shape: Option<(&'static str, u32)>, text: String) -> Html {
    match shape {
        Some((name, size)) => html! { <>{ icon(name, size) }<span>{ text }</span></> },
        None => html! { text },
    }
}

#[derive(Properties, PartialEq)]
pub struct DialogProps {
    pub title: AttrValue,
    /// Called by Escape, the close button and a tap beside the sheet.
    pub onclose: Callback<()>,
    pub children: Children,
    #[prop_or_default]
    pub class: Classes,
}

/// A sheet over the page: a native modal dialog, so the browser keeps the focus inside and restores it.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let home = use_home();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let before = web_sys::window().and_then(|w| w.document()).and_then(|d| d.active_element());
            let dialog = node.cast::<web_sys::HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                let _ = dialog.show_modal(); // fails only when it is open already
            }
            haste::done();
            // Nothing outside takes the focus while the dialog is open.
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
                if let Some(before) = before.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
                    let _ = before.focus();
                }
            }
        });
    }
    let close = props.onclose.reform(|_: MouseEvent| ());
    // Fields inside have their own cancel events and clicks: only those of the dialog itself count.
    let own = {
        let node = node.clone();
        move |event: &Event| event.target() == node.get().map(web_sys::EventTarget::from)
    };
    let oncancel = {
        let (own, onclose) = (own.clone(), props.onclose.clone());
        Callback::from(move |event: Event| {
            if own(&event) {
                event.prevent_default();
                onclose.emit(());
            }
        })
    };
    // Browsers let a second Escape close the dialog even if the page prevents it.
    let onclosed = props.onclose.reform(|_: Event| ());
    let beside = {
        let onclose = props.onclose.clone();
        Callback::from(move |event: MouseEvent| {
            if own(&event) {
                onclose.emit(());
            }
        })
    };
    html! {
        <dialog ref={node} class={classes!("sheet", props.class.clone())} aria-label={props.title.clone()} oncancel={oncancel}
            onclose={onclosed} onclick={beside}>
            <div class="sheet-body">
                <header class="sheet-head">
                    <h2>{ &props.title }</h2>
                    { icon_button("close", &home.lang.say(CommonWords::Close), "", false, close) }
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

#[derive(Properties, PartialEq)]
pub struct ToastProps {
    pub text: AttrValue,
    /// The label of the button; `None` for no button.
    #[prop_or_default]
    pub action: Option<AttrValue>,
    #[prop_or_default]
    pub onaction: Callback<()>,
    /// Called when the time is up.
    pub onend: Callback<()>,
    /// The time it stays, in milliseconds.
    #[prop_or(10_000)]
    pub milliseconds: u32,
}

/// A message at the foot of the page for a while, with an optional action. A new text restarts the timer.
#[component]
pub fn Toast(props: &ToastProps) -> Html {
    use_effect_with((props.text.clone(), props.milliseconds), {
        let onend = props.onend.clone();
        move |(_, milliseconds)| {
            let end = Timeout::new(*milliseconds, move || onend.emit(()));
            move || drop(end)
        }
    });
    let onclick = props.onaction.reform(|_: MouseEvent| ());
    html! {
        <div class="toast" role="status">
            <span>{ &props.text }</span>
            if let Some(action) = &props.action {
                <button type="button" class="btn" {onclick}>{ action }</button>
            }
        </div>
    }
}
