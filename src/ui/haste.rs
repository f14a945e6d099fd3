//! Filter for input that was meant for an earlier screen. Examples are the second half of a double click, a held
//! key, or a finger that was down before the screen changed. This is the one place for it in the whole app.
//!
//! There are three cases. After *another decision* (another player's turn, a question) nothing is decided for a
//! moment, whatever is touched: the table asks [`haste`] with every command. After *any* action (a move, a sheet, a
//! page, a copy) a repeated press of the same place or key is ignored for a moment. A *page that appears by itself*, such
//! as the result, ignores all input for a moment.
//!
//! Meanwhile the page has `data-quiet`, or `data-again` with the place. Browser tests wait for that.

use std::cell::RefCell;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::browser::{call, mark_moment, property, typing};
use crate::play::decision::PendingDecision;

/// The duration of the filter, in milliseconds. A double click takes 80 to 300.
pub const QUIET: f64 = 350.0;
/// The distance, in CSS pixels, up to which two presses are in the same place.
const NEAR: i32 = 30;
/// The time after its release, in milliseconds, during which a click still belongs to a press.
const FOLLOWS: f64 = 100.0;

/// Keys that do nothing by themselves. Screen readers hold them all the time.
const MODIFIERS: [&str; 6] = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/// The place or key of a press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PressedAt {
    At(i32, i32),
    Key(String),
}

impl PressedAt {
    fn is_near(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::At(x, y), Self::At(a, b)) => (x - a).abs().max((y - b).abs()) <= NEAR,
            _ => self == other,
        }
    }
}

/// The relation of an input to the current screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// The press began before the current screen: it does nothing.
    Early,
    /// It began right after: it may pick and inspect, but decides nothing.
    Hasty,
}

/// The recent presses and changes. Times are in milliseconds since the page was opened.
#[derive(Default, Debug)]
pub struct Inputs {
    pressed: Option<PressedAt>,
    down: f64,
    up: Option<f64>,
    /// When the current decision began.
    decision: Option<f64>,
    /// The last action.
    done: Option<Acted>,
    /// When a page appeared by itself.
    opened: Option<f64>,
}

/// An action: when, and by which press.
#[derive(Debug)]
struct Acted {
    at: f64,
    pressed: PressedAt,
    down: f64,
}

impl Inputs {
    /// Handles a finger, button or key going down. Returns whether that ended the filter for repeated presses.
    pub fn press(&mut self, pressed: PressedAt, at: f64) -> bool {
        let elsewhere =
            self.done.as_ref().is_some_and(|done| !done.pressed.is_near(&pressed)) && self.leave();
        (self.pressed, self.down, self.up) = (Some(pressed), at, None);
        elsewhere
    }

    /// Handles a touch elsewhere, which ends the filter for the same place. Returns whether the filter was active.
    pub fn leave(&mut self) -> bool {
        self.done.take().is_some()
    }

    /// Handles the release.
    pub fn release(&mut self, at: f64) {
        self.up = Some(at);
    }

    /// Notes that another decision is on the screen.
    pub fn decision(&mut self, at: f64) {
        self.decision = Some(at);
    }

    /// Notes an action. Returns the place of the press that caused it, if any.
    pub fn done(&mut self, at: f64) -> Option<&PressedAt> {
        self.done = self.pressed.clone().map(|pressed| Acted { at, pressed, down: self.down });
        self.pressed.as_ref()
    }

    /// Notes that a page has appeared by itself.
    pub fn opened(&mut self, at: f64) {
        self.opened = Some(at);
    }

    /// Returns whether the current input is ignored: a page has just appeared, or it repeats the last press.
    pub fn is_ignored(&self, at: f64) -> bool {
        self.opened.is_some_and(|opened| at < opened + QUIET) || self.is_again(at)
    }

    /// Returns whether the current input repeats the last press, right after it did something.
    pub fn is_again(&self, at: f64) -> bool {
        let again = |done: &Acted| {
            let is_near = self.pressed.as_ref().is_some_and(|now| now.is_near(&done.pressed));
            is_near && self.down != done.down && at < done.at + QUIET
        };
        self.done.as_ref().is_some_and(again)
    }

    /// Returns how far the current input was meant for the previous decision.
    pub fn haste(&self, at: f64) -> Option<Haste> {
        // Actions of assistive technology have no press: they begin when they arrive.
        let has_press = self.pressed.is_some() && self.up.is_none_or(|up| at - up < FOLLOWS);
        let began = if has_press { self.down } else { at };
        match self.decision {
            Some(decision) if began < decision => Some(Haste::Early),
            Some(decision) if at < decision + QUIET => Some(Haste::Hasty),
            _ => None,
        }
    }
}

thread_local! {
    static INPUTS: RefCell<Inputs> = RefCell::default();
    /// Timers that remove the two attributes of the page. They are separate: the shelf's program reports an opened
    /// page while the table's reports a decision. Neither may end what the other reports.
    static QUIET_ENDS: RefCell<Option<Timeout>> = const { RefCell::new(None) };
    static AGAIN_ENDS: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Returns whether an event is a press that began after this time and does something. Modifier keys and Tab do nothing
/// by themselves.
pub fn pressed_after(event: &web_sys::Event, since: f64) -> bool {
    let key = event.dyn_ref::<web_sys::KeyboardEvent>().map(super::browser::key);
    let has_effect = key.is_none_or(|key| key != "Tab" && !MODIFIERS.contains(&key.as_str()));
    has_effect && event.time_stamp() > since
}

/// Returns the milliseconds since the page was opened, on the clock of events.
pub fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| property(&window, "performance"));
    performance.and_then(|clock| call(&clock, "now", &[])).and_then(|now| now.as_f64()).unwrap_or_default()
}

/// Notes that another decision is on the screen.
pub fn other_decision() {
    INPUTS.with_borrow_mut(|inputs| inputs.decision(now()));
    be_quiet();
}

/// Notes that a page has appeared by itself.
pub fn opened() {
    INPUTS.with_borrow_mut(|inputs| inputs.opened(now()));
    be_quiet();
}

fn be_quiet() {
    mark_moment("data-quiet", Some(""));
    QUIET_ENDS.replace(Some(end_later("data-quiet"))).map(Timeout::cancel);
}

/// Notes that something was done or opened just now.
pub fn done() {
    let pressed = INPUTS.with_borrow_mut(|inputs| inputs.done(now()).cloned());
    let mark = match pressed {
        Some(PressedAt::At(x, y)) => format!("{x} {y}"),
        Some(PressedAt::Key(name)) => name,
        None => return,
    };
    mark_moment("data-again", Some(&mark));
    AGAIN_ENDS.replace(Some(end_later("data-again"))).map(Timeout::cancel);
}

fn end_later(mark: &'static str) -> Timeout {
    Timeout::new(QUIET as u32, move || mark_moment(mark, None))
}

/// Notes every new decision of a table, and every command of a person that had an effect, by their number.
#[hook]
pub fn use_haste(decision: Option<PendingDecision>, commands: u32) {
    // From before the table is drawn until some time after: on a slow page these are apart.
    use_memo(decision, |_| other_decision());
    use_effect_with(decision, |_| other_decision());
    use_effect_with(commands, |commands| {
        if *commands > 0 {
            done();
        }
    });
}

/// Returns how far the current input was meant for the previous decision. `None` outside of input: timers and
/// computers are never in haste.
pub fn haste() -> Option<Haste> {
    let event = property(&web_sys::window()?.into(), "event")?.dyn_into::<web_sys::Event>().ok()?;
    let kind = event.type_();
    let input = kind == "click" || kind == "submit" || kind.starts_with("pointer") || kind.starts_with("key");
    INPUTS.with_borrow(|inputs| inputs.haste(event.time_stamp())).filter(|_| input)
}

/// Starts to listen for presses, before anything else on the page.
pub fn listen() {
    let Some(window) = web_sys::window() else { return };
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    for name in ["pointerdown", "pointerup", "pointercancel", "keydown", "keyup", "click"] {
        EventListener::new_with_options(&window, name, options, move |event| {
            if event.is_trusted() && !accepts(name, event) {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        })
        .forget();
    }
    EventListener::new(&window, "hashchange", |_| done()).forget();
}

/// Returns whether the page may handle an input.
fn accepts(name: &str, event: &web_sys::Event) -> bool {
    let at = event.time_stamp();
    let press = |pressed: PressedAt| {
        if INPUTS.with_borrow_mut(|inputs| inputs.press(pressed, at)) {
            mark_moment("data-again", None);
        }
    };
    let ignored = || INPUTS.with_borrow(|inputs| inputs.is_ignored(at));
    match name {
        "pointerdown" => {
            let side = |name: &str| property(event, name).and_then(|side| side.as_f64()).unwrap_or_default();
            press(PressedAt::At(side("clientX") as i32, side("clientY") as i32));
        }
        "keydown" => {
            let Some(key) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return true };
            let name = super::browser::key(key);
            if MODIFIERS.contains(&name.as_str()) {
                return true;
            }
            // A text field gets everything; earlier presses no longer matter there.
            if typing(event) {
                press(PressedAt::Key(name));
                return true;
            }
            // Other keys decide nothing, but move elsewhere.
            if !(name == "Enter" || name.chars().count() == 1) {
                if INPUTS.with_borrow_mut(Inputs::leave) {
                    mark_moment("data-again", None);
                }
                return true;
            }
            // A held key acts once, except for keys that step through something.
            if key.repeat() {
                return "+-zyZY".contains(&name);
            }
            press(PressedAt::Key(name));
            return !ignored();
        }
        "click" => return !ignored(),
        _ => INPUTS.with_borrow_mut(|inputs| inputs.release(at)),
    }
    true
}
