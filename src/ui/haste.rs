//! Input that was meant for something else: the second half of a double click, a key that is held, a finger that was down
//! before the screen changed. The one place that tells it apart, for the whole app.
//!
//! Two things are told. After *another decision* (the turn of somebody else, a question) nothing is decided for a moment,
//! whatever is touched: the table asks [`haste`] with every command. After *anything* that was done or opened (a move, a sheet,
//! a page, a copy) the same place or key pressed once more at once is not heard at all.
//!
//! While either lasts, the page says so: `data-quiet`, and `data-again` with the place. Browser tests wait for that.

use std::cell::RefCell;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;

use super::browser::{call, mark_moment, property, typing};

/// How long it lasts, in milliseconds. A double click takes 80 to 300.
pub const QUIET: f64 = 350.0;
/// Two presses are in the same place up to this distance, in CSS pixels.
const NEAR: i32 = 30;
/// A click belongs to the press before it if that one was let go no longer ago, in milliseconds.
const FOLLOWS: f64 = 100.0;

/// Keys that do nothing by themselves. Screen readers have them held all the time.
const MODIFIERS: [&str; 6] = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/// Where a press was.
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

/// How much input is meant for something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// It began before what is on the screen: it does nothing.
    Early,
    /// It began right after: it may pick and look, but decides nothing.
    Hasty,
}

/// What was pressed and what changed. Times are in milliseconds since the page was opened.
#[derive(Default, Debug)]
pub struct Inputs {
    spot: Option<PressedAt>,
    down: f64,
    up: Option<f64>,
    /// When another decision began.
    decision: Option<f64>,
    /// What was done or opened last.
    done: Option<Acted>,
}

/// Something was done or opened: when, and by which press.
#[derive(Debug)]
struct Acted {
    at: f64,
    spot: PressedAt,
    down: f64,
}

impl Inputs {
    /// A finger, a button or a key goes down. Whether that ended the wait for the same place once more.
    pub fn press(&mut self, spot: PressedAt, at: f64) -> bool {
        let elsewhere = self.done.as_ref().is_some_and(|done| !done.spot.is_near(&spot)) && self.leave();
        (self.spot, self.down, self.up) = (Some(spot), at, None);
        elsewhere
    }

    /// Something else is touched, so that the same place means something again. Whether it was waited for.
    pub fn leave(&mut self) -> bool {
        self.done.take().is_some()
    }

    /// What was down is up.
    pub fn release(&mut self, at: f64) {
        self.up = Some(at);
    }

    /// Another decision is on the screen.
    pub fn decision(&mut self, at: f64) {
        self.decision = Some(at);
    }

    /// Something was done or opened. The place of the press that did it, if one did.
    pub fn done(&mut self, at: f64) -> Option<&PressedAt> {
        self.done = self.spot.clone().map(|spot| Acted { at, spot, down: self.down });
        self.spot.as_ref()
    }

    /// Whether what happens now is the last press once more, right after it did something.
    pub fn is_again(&self, at: f64) -> bool {
        let again = |done: &Acted| {
            let near = self.spot.as_ref().is_some_and(|now| now.is_near(&done.spot));
            near && self.down != done.down && at < done.at + QUIET
        };
        self.done.as_ref().is_some_and(again)
    }

    /// How much of what happens now was meant for the decision before.
    pub fn haste(&self, at: f64) -> Option<Haste> {
        // What assistive technology does by itself has no press: it begins when it is heard.
        let pressed = self.spot.is_some() && self.up.is_none_or(|up| at - up < FOLLOWS);
        let began = if pressed { self.down } else { at };
        match self.decision {
            Some(decision) if began < decision => Some(Haste::Early),
            Some(decision) if at < decision + QUIET => Some(Haste::Hasty),
            _ => None,
        }
    }
}

thread_local! {
    static INPUTS: RefCell<Inputs> = RefCell::default();
    /// Ends what the page says of another decision, and of what was done. Apart: the shelf's program tells of a page that was
    /// opened while the table's tells of a decision, and neither may end what the other says.
    static QUIET_ENDS: RefCell<Option<Timeout>> = const { RefCell::new(None) };
    static AGAIN_ENDS: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Milliseconds since the page was opened, as events count them.
fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| property(&window, "performance"));
    performance.and_then(|clock| call(&clock, "now", &[])).and_then(|now| now.as_f64()).unwrap_or_default()
}

/// Another decision is on the screen from now on.
pub fn other_decision() {
    INPUTS.with_borrow_mut(|inputs| inputs.decision(now()));
    mark_moment("data-quiet", Some(""));
    QUIET_ENDS.replace(Some(end_later("data-quiet"))).map(Timeout::cancel);
}

/// Something was done or opened just now.
pub fn done() {
    let spot = INPUTS.with_borrow_mut(|inputs| inputs.done(now()).cloned());
    let says = match spot {
        Some(PressedAt::At(x, y)) => format!("{x} {y}"),
        Some(PressedAt::Key(name)) => name,
        None => return,
    };
    mark_moment("data-again", Some(&says));
    AGAIN_ENDS.replace(Some(end_later("data-again"))).map(Timeout::cancel);
}

fn end_later(mark: &'static str) -> Timeout {
    Timeout::new(QUIET as u32, move || mark_moment(mark, None))
}

/// How much the input that is being handled was meant for the decision before; `None` where none is: timers and computers
/// do what they do.
pub fn haste() -> Option<Haste> {
    let event = property(&web_sys::window()?.into(), "event")?.dyn_into::<web_sys::Event>().ok()?;
    let kind = event.type_();
    let input = kind == "click" || kind == "submit" || kind.starts_with("pointer") || kind.starts_with("key");
    INPUTS.with_borrow(|inputs| inputs.haste(event.time_stamp())).filter(|_| input)
}

/// Hears presses before anything else on the page does, from now on.
pub fn listen() {
    let Some(window) = web_sys::window() else { return };
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    for name in ["pointerdown", "pointerup", "pointercancel", "keydown", "keyup", "click"] {
        EventListener::new_with_options(&window, name, options, move |event| {
            if event.is_trusted() && !hears(name, event) {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        })
        .forget();
    }
    EventListener::new(&window, "hashchange", |_| done()).forget();
}

/// Whether an input is to be heard by the page.
fn hears(name: &str, event: &web_sys::Event) -> bool {
    let at = event.time_stamp();
    let press = |spot: PressedAt| {
        if INPUTS.with_borrow_mut(|inputs| inputs.press(spot, at)) {
            mark_moment("data-again", None);
        }
    };
    let again = || INPUTS.with_borrow(|inputs| inputs.is_again(at));
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
            // A field hears everything; what was pressed before it is long ago.
            if typing(event) {
                press(PressedAt::Key(name));
                return true;
            }
            // Other keys decide nothing, but go elsewhere.
            if !(name == "Enter" || name.chars().count() == 1) {
                if INPUTS.with_borrow_mut(Inputs::leave) {
                    mark_moment("data-again", None);
                }
                return true;
            }
            // Held, a key does what it does once; but for those that step through something.
            if key.repeat() {
                return "+-zyZY".contains(&name);
            }
            press(PressedAt::Key(name));
            return !again();
        }
        "click" => return !again(),
        _ => INPUTS.with_borrow_mut(|inputs| inputs.release(at)),
    }
    true
}
