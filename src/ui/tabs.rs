//! Two tabs on one game: the first plays, the second only looks, until it takes over. Web Locks decide. Where there
//! are none (a page without encryption), the one that comes later learns from the storage that the other one has played
//! ([`guarded`]), and looks on from then on.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

use super::browser::{call, property};

/// A page that was just left gives its locks back a moment later: after a reload it may be the same tab. So a refusal is
/// tried again so many times, after so many milliseconds each.
const TRIES: u32 = 15;
const PAUSE: u32 = 150;

/// Holds the lock of one game; dropping it lets another tab play.
pub struct Guard(Rc<Question>);

/// What was asked for.
struct Question {
    name: String,
    heard: Callback<bool>,
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

/// Whether the browser keeps two tabs from playing one game.
pub fn guarded() -> bool {
    web_sys::window().and_then(|w| property(&w.navigator(), "locks")).is_some()
}

/// Asks to play the game `id`. `heard` is told `true` when this tab may play, `false` when another one does or has
/// taken over. `steal` takes over.
pub fn ask(id: &str, steal: bool, heard: Callback<bool>) -> Guard {
    let asked = Rc::new(Question {
        name: format!("deska.game.{id}"),
        heard,
        release: Cell::default(),
        again: Cell::default(),
        alive: Cell::new(true),
    });
    request(&asked, steal, if steal { 0 } else { TRIES });
    Guard(asked)
}

/// Asks the browser once; where another tab has the lock, so many times more.
fn request(asked: &Rc<Question>, steal: bool, tries: u32) {
    let locks = web_sys::window().and_then(|w| property(&w.navigator(), "locks"));
    let Some(locks) = locks else { return asked.heard.emit(true) };
    let options = js_sys::Object::new();
    let wish = if steal { "steal" } else { "ifAvailable" };
    let _ = js_sys::Reflect::set(&options, &JsValue::from_str(wish), &JsValue::TRUE); // a plain object takes it
    let one = asked.clone();
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if !one.alive.get() {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            if tries == TRIES {
                one.heard.emit(false);
            }
            try_again(&one, tries);
            return JsValue::UNDEFINED;
        }
        one.heard.emit(true);
        // The lock is held until this promise is resolved.
        js_sys::Promise::new(&mut |resolve, _| one.release.set(Some(resolve))).into()
    });
    let call = call(&locks, "request", &[JsValue::from_str(&asked.name), options.into(), granted]);
    let one = asked.clone();
    match call.and_then(|p| p.dyn_into::<js_sys::Promise>().ok()) {
        None => asked.heard.emit(true),
        Some(promise) => wasm_bindgen_futures::spawn_local(async move {
            // Rejected when another tab steals the lock.
            if wasm_bindgen_futures::JsFuture::from(promise).await.is_err() && one.alive.get() {
                one.heard.emit(false);
            }
        }),
    }
}

fn try_again(asked: &Rc<Question>, tries: u32) {
    if tries > 0 {
        let one = asked.clone();
        asked.again.set(Some(Timeout::new(PAUSE, move || request(&one, false, tries - 1))));
    }
}
