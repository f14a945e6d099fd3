//! The keypad on the curtain. A seat chooses four digits the first time and enters them from then on. The pad shows
//! and announces only how many digits were pressed, never which.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::lang::Lang;
use crate::lang::table::TableWords;
use crate::play::table_view::SeatMark;
use crate::ui::browser;
use crate::ui::kit::{Dialog, button, icon};
use crate::ui::settings::use_home;
use crate::ui::store::{DIGITS, Local, Pins};

/// A key of the pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Digit(char),
    Delete,
}

/// The digits typed so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typed {
    pub digits: String,
    /// The digits to be repeated, while a PIN is being chosen.
    pub first: Option<String>,
    pub wrong: bool,
    /// Grows with every wrong entry, so that a repeated message is announced again.
    pub tries: usize,
    /// Too many wrong entries: the seconds during which no key counts.
    pub wait: u32,
}

/// The result of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed {
    Typing(Typed),
    /// These digits were chosen and repeated.
    Chosen(String),
    /// The digits are the PIN.
    Opens,
}

impl Typed {
    /// Presses a key. `known` checks digits against the seat's PIN; without it, a PIN is being chosen.
    pub fn press(&self, key: Key, known: Option<&dyn Fn(&str) -> bool>) -> Pressed {
        let mut typed = Self { wrong: false, ..self.clone() };
        match key {
            Key::Digit(digit) => typed.digits.push(digit),
            Key::Delete => drop(typed.digits.pop()),
        }
        if typed.digits.len() < DIGITS {
            return Pressed::Typing(typed);
        }
        let digits = std::mem::take(&mut typed.digits);
        match (known, typed.first.take()) {
            (Some(opens), _) if opens(&digits) => return Pressed::Opens,
            (None, Some(first)) if first == digits => return Pressed::Chosen(digits),
            (None, None) => typed.first = Some(digits),
            _ => (typed.wrong, typed.tries) = (true, typed.tries + 1),
        }
        Pressed::Typing(typed)
    }
}

/// Returns the current question. `known`: the seat has a PIN.
fn question(known: bool, typed: &Typed) -> TableWords<'static> {
    match (known, &typed.first) {
        (true, _) => TableWords::PinEnter,
        (false, None) => TableWords::PinChoose,
        (false, Some(_)) => TableWords::PinRepeat,
    }
}

/// Renders the question, a dot for each digit, and the keys.
pub fn pad(lang: Lang, known: bool, typed: &Typed, onkey: &Callback<Key>) -> Html {
    let key = |key: Key, face: Html, label: Option<String>| {
        let onclick = onkey.reform(move |_: MouseEvent| key);
        html! { <button type="button" class="pin-key" aria-label={label} {onclick}>{ face }</button> }
    };
    let digit = |digit: char| key(Key::Digit(digit), html! { { digit } }, None);
    let (count, asks) = (typed.digits.len(), lang.say(question(known, typed)));
    let wrong = match typed.wait {
        0 if known => TableWords::PinWrong,
        0 => TableWords::PinUnlike,
        wait => TableWords::PinWait(wait as usize),
    };
    html! {
        <>
            <h2 class="pin-asks" id="pin-asks" tabindex="-1">{ &asks }</h2>
            <p class="pin-dots" aria-hidden="true">{ for (0..DIGITS).map(|nth| html! { <i class={(nth < count).then_some("on")}></i> }) }</p>
            <p class="sr" role="status">{ if count > 0 { lang.say(TableWords::PinDigits(count)) } else { asks } }</p>
            if typed.wrong || typed.wait > 0 { <p class="pin-wrong" role="alert" key={typed.tries}>{ icon("warning", 20) }{ lang.say(wrong) }</p> }
            <div class="pin-keys" role="group" aria-labelledby="pin-asks">
                { for ('1'..='9').map(digit) }
                <span></span>
                { digit('0') }
                { key(Key::Delete, icon("erase", 24), Some(lang.say(TableWords::PinDelete))) }
            </div>
        </>
    }
}

/// Provides a seat's keypad for touch, mouse and keys, if `by_pin` is set. `onopen` gets whether the PIN was chosen
/// just now. Returns the pad, and the handler for digits and Backspace anywhere on the curtain.
#[hook]
pub fn use_pin(
    id: &AttrValue,
    holder: &SeatMark,
    by_pin: bool,
    onopen: &Callback<bool>,
) -> (Html, Callback<KeyboardEvent>) {
    let (lang, seat) = (use_home().lang, holder.seat);
    let typed = use_mut_ref(Typed::default);
    let (forgets, unkept) = (use_state_eq(|| false), use_state_eq(|| false));
    let update = use_force_update();
    // Read each time: another tab may have chosen a PIN meanwhile.
    let pins = Pins::of(&Local, id);
    let has_pin = pins.has(seat);
    let wait = if has_pin { pins.wait(browser::now()) } else { 0 };
    typed.borrow_mut().wait = wait;
    // The message disappears once the wait is over.
    use_effect_with(wait, {
        let update = update.clone();
        move |wait| {
            let over = (*wait > 0).then(|| Timeout::new(*wait * 1000, move || update.force_update()));
            move || drop(over)
        }
    });
    let onkey = {
        let (typed, unkept, update, id, onopen) =
            (typed.clone(), unkept.clone(), update.clone(), id.clone(), onopen.clone());
        Callback::from(move |key: Key| {
            let mut pins = Pins::of(&Local, &id);
            let is_right = |digits: &str| pins.opens(seat, digits);
            let check = pins.has(seat).then_some(&is_right as &dyn Fn(&str) -> bool);
            let now = browser::now();
            if check.is_some() && pins.wait(now) > 0 {
                return update.force_update();
            }
            let pressed = typed.borrow().press(key, check);
            match pressed {
                Pressed::Typing(next) => {
                    if next.wrong && check.is_some() {
                        pins.was_wrong(now);
                        pins.keep_here(&id);
                    }
                    *typed.borrow_mut() = next;
                }
                Pressed::Opens => {
                    if pins.was_right() {
                        pins.keep_here(&id);
                    }
                    return onopen.emit(false);
                }
                Pressed::Chosen(digits) => {
                    pins.choose(seat, &digits);
                    if pins.keep_here(&id) {
                        return onopen.emit(true);
                    }
                    unkept.set(true);
                }
            }
            update.force_update();
        })
    };
    let onkeydown = {
        let (onkey, deaf) = (onkey.clone(), !by_pin || *forgets || *unkept);
        Callback::from(move |event: KeyboardEvent| {
            if let Some(key) = meant(&event).filter(|_| !deaf) {
                event.stop_propagation(); // the last digit must not reach the table behind
                onkey.emit(key);
            }
        })
    };
    let focus = ".pin .btn.main, .pin-asks, .curtain-button";
    use_effect_with((has_pin, *unkept), move |_| browser::focus(focus));
    if !by_pin {
        return (Html::default(), onkeydown);
    }
    if *unkept {
        let onclick = onopen.reform(|_: MouseEvent| true);
        let unkept = html! {
            <section class="pin">
                <p class="pin-wrong" role="alert">{ icon("warning", 20) }{ lang.say(TableWords::PinUnkept) }</p>
                { button("btn main", None, lang.say(TableWords::ShowHand), onclick) }
            </section>
        };
        return (unkept, onkeydown);
    }
    let forget = {
        let (id, typed, forgets) = (id.clone(), typed.clone(), forgets.clone());
        Callback::from(move |_: MouseEvent| {
            let mut pins = Pins::of(&Local, &id);
            pins.forget(seat);
            pins.keep_here(&id);
            *typed.borrow_mut() = Typed::default();
            forgets.set(false);
        })
    };
    let asks_back = |open: bool| {
        let forget = forgets.clone();
        Callback::from(move |()| forget.set(open))
    };
    let pad = html! {
        <section class="pin">
            { pad(lang, has_pin, &typed.borrow(), &onkey) }
            if has_pin { <button type="button" class="pin-forget" onclick={asks_back(true).reform(|_: MouseEvent| ())}>{ lang.say(TableWords::PinForget) }</button> }
            if *forgets {
                <Dialog title={lang.say(TableWords::PinForget)} onclose={asks_back(false)}>
                    <p>{ lang.say(TableWords::PinForgetHelp(&holder.name)) }</p>
                    <p class="row end">{ button("btn main", None, lang.say(TableWords::PinForgetNow), forget) }</p>
                </Dialog>
            }
        </section>
    };
    (pad, onkeydown)
}

/// Returns the key of the pad for a key of the keyboard.
fn meant(event: &KeyboardEvent) -> Option<Key> {
    if event.repeat() || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let name = browser::key(event);
    match name.as_bytes() {
        [digit] if digit.is_ascii_digit() => Some(Key::Digit(char::from(*digit))),
        _ if name == "Backspace" => Some(Key::Delete),
        _ => None,
    }
}
