//! Two tabs on one game: the first plays, the second only looks, until it takes over. Web Locks decide; where there
//! are none, every tab plays.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

use super::browser::{call, property};

/// Holds the lock of one game; dropping it lets another tab play.
pub struct Guard {
    release: Rc<Cell<Option<js_sys::Function>>>,
    alive: Rc<Cell<bool>>,
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.alive.set(false);
        if let Some(release) = self.release.take() {
            let _ = release.call0(&JsValue::NULL); // resolving a promise does not throw
        }
    }
}

/// Asks to play the game `id`. `heard` is told `true` when this tab may play, `false` when another one does or has
/// taken over. `steal` takes over.
pub fn ask(id: &str, steal: bool, heard: Callback<bool>) -> Guard {
    let guard = Guard { release: Rc::default(), alive: Rc::new(Cell::new(true)) };
    let locks = web_sys::window().and_then(|w| property(&w.navigator(), "locks"));
    let Some(locks) = locks else {
        heard.emit(true);
        return guard;
    };
    let options = js_sys::Object::new();
    let wish = if steal { "steal" } else { "ifAvailable" };
    let _ = js_sys::Reflect::set(&options, &JsValue::from_str(wish), &JsValue::TRUE); // a plain object takes it
    let (release, alive, told) = (guard.release.clone(), guard.alive.clone(), heard.clone());
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() || !alive.get() {
            if alive.get() {
                told.emit(false);
            }
            return JsValue::UNDEFINED;
        }
        told.emit(true);
        // The lock is held until this promise is resolved.
        js_sys::Promise::new(&mut |resolve, _| release.set(Some(resolve))).into()
    });
    let name = JsValue::from_str(&format!("deska.game.{id}"));
    let asked = call(&locks, "request", &[name, options.into(), granted]);
    let alive = guard.alive.clone();
    match asked.and_then(|p| p.dyn_into::<js_sys::Promise>().ok()) {
        None => heard.emit(true),
        Some(promise) => wasm_bindgen_futures::spawn_local(async move {
            // Rejected when another tab steals the lock.
            if wasm_bindgen_futures::JsFuture::from(promise).await.is_err() && alive.get() {
                heard.emit(false);
            }
        }),
    }
    guard
}
