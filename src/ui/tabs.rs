//! Two tabs on one game: the first plays, the second is read-only until it takes over. Web Locks decide. Without them
//! (on a page without encryption), the later tab detects in the storage that the other one has played ([`guarded`]),
//! and becomes read-only.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

use super::browser::{call, property};

/// The number of retries, and the milliseconds between them. A page that was just left releases its locks a moment
/// later, and after a reload it may be the same tab. So a refused request is tried again.
const TRIES: u32 = 15;
const PAUSE: u32 = 150;

/// A guard for the lock of one game; dropping it lets another tab play.
pub struct Guard(Rc<Question>);

/// A request for a lock.
struct Question {
    name: String,
    onanswer: Callback<bool>,
    release: Cell<Option<js_sys::Function>>,
    /// The next try.
    again: Cell<Option<Timeout>>,
    alive: Cell<bool>,
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.alive.set(false);
        drop(self.0.again.take());
        if let Some(release) = self.0.release.take() {
            let _ = release.call0(&JsValue::NULL); // resolving a promise does not throw
        }
    }
}

/// Returns whether the browser keeps two tabs from playing one game.
pub fn guarded() -> bool {
    web_sys::window().and_then(|w| property(&w.navigator(), "locks")).is_some()
}

/// Requests the lock of the game `id`. `heard` gets `true` when this tab may play, `false` when another one does or
/// has taken over. `steal` takes over.
pub fn ask(id: &str, steal: bool, onanswer: Callback<bool>) -> Guard {
    let question = Rc::new(Question {
        name: format!("deska.game.{id}"),
        onanswer,
        release: Cell::default(),
        again: Cell::default(),
        alive: Cell::new(true),
    });
    request(&question, steal, if steal { 0 } else { TRIES });
    Guard(question)
}

/// Asks the browser; if another tab has the lock, `tries` more times.
fn request(question: &Rc<Question>, steal: bool, tries: u32) {
    let locks = web_sys::window().and_then(|w| property(&w.navigator(), "locks"));
    let Some(locks) = locks else { return question.onanswer.emit(true) };
    let options = js_sys::Object::new();
    let wish = if steal { "steal" } else { "ifAvailable" };
    let _ = js_sys::Reflect::set(&options, &JsValue::from_str(wish), &JsValue::TRUE); // plain objects allow it
    let one = question.clone();
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if !one.alive.get() {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            if tries == TRIES {
                one.onanswer.emit(false);
            }
            try_again(&one, tries);
            return JsValue::UNDEFINED;
        }
        one.onanswer.emit(true);
        // The lock is held until this promise is resolved.
        js_sys::Promise::new(&mut |resolve, _| one.release.set(Some(resolve))).into()
    });
    let call = call(&locks, "request", &[JsValue::from_str(&question.name), options.into(), granted]);
    let one = question.clone();
    match call.and_then(|p| p.dyn_into::<js_sys::Promise>().ok()) {
        None => question.onanswer.emit(true),
        Some(promise) => wasm_bindgen_futures::spawn_local(async move {
            // Rejected when another tab steals the lock.
            if wasm_bindgen_futures::JsFuture::from(promise).await.is_err() && one.alive.get() {
                one.onanswer.emit(false);
            }
        }),
    }
}

fn try_again(question: &Rc<Question>, tries: u32) {
    if tries > 0 {
        let one = question.clone();
        question.again.set(Some(Timeout::new(PAUSE, move || request(&one, false, tries - 1))));
    }
}
