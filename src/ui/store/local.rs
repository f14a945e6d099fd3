//! The browser's LocalStorage, and the memory for what the browser does not store.

use gloo_events::EventListener;
use serde::Serialize;
use wasm_bindgen::JsValue;

use super::trash::is_deleted;
use super::{GAME, Pins, SETTINGS, SUMMARY_KEY, Store, StoreError, complete, fresh_id, meta_of, set_game};
use crate::order;
use crate::play::running_game::GameHandle;
use crate::table::record;
use crate::ui::browser;

/// The browser's LocalStorage. What the browser does not store is kept in memory until the tab is closed. That is
/// everything if storage is blocked ([`blocked`]), else what was given to [`keep_in_memory`].
pub struct Local;

/// Returns whether the browser gives this page no storage, so that nothing survives closing the tab.
pub fn blocked() -> bool {
    raw().is_none()
}

/// The prefix for the stored text of a game at the time it began to wait.
const BASE: &str = "base.";

/// Keeps a game and its summary in memory because the storage is full, until there is room ([`store_what_waits`]).
pub fn keep_in_memory(id: &str, handle: &GameHandle, now: f64) {
    let text = handle.record();
    if !waits(id) {
        Local.hold(&format!("{BASE}{id}"), &stored(&format!("{GAME}{id}")).unwrap_or_default());
    }
    Local.hold(&format!("{GAME}{id}"), &text);
    if let Ok(line) = serde_json::to_string(&meta_of(id, handle.summary(), text.len(), now, None)) {
        Local.hold(&format!("{SUMMARY_KEY}{id}"), &line);
    }
}

/// Returns whether a game is kept in memory only.
pub fn waits(id: &str) -> bool {
    PageMemory.get(&format!("{GAME}{id}")).is_some()
}

/// Stores the games waiting in memory, as far as there is room; deleted games make room for them. Returns whether
/// nothing waits any more. If another tab has continued a game meanwhile, both stay: ours gets a new id.
pub fn store_what_waits() -> bool {
    if blocked() {
        return false;
    }
    let mut all = true;
    for key in PageMemory.keys().into_iter().filter(|key| key.starts_with("deska.") && !is_deleted(key)) {
        let Some(text) = PageMemory.get(&key) else { continue };
        let Some(id) = key.strip_prefix(GAME) else {
            all &= Local.set(&key, &text).is_ok();
            continue;
        };
        let base = PageMemory.get(&format!("{BASE}{id}"));
        let theirs = base.is_some_and(|base| stored(&key).unwrap_or_default() != base);
        all &= if theirs { part_with(id) } else { set_game(&Local, id, &text).is_ok() };
    }
    all
}

/// Retries whenever the page is left or hidden, or another tab has changed the storage, on every screen.
pub fn keep_trying() {
    let Some(window) = web_sys::window() else { return };
    let document = window.document().map(|document| (document.into(), "visibilitychange"));
    let targets: [(web_sys::EventTarget, &str); 2] =
        [(window.clone().into(), "pagehide"), (window.into(), "storage")];
    for (target, event) in targets.into_iter().chain(document) {
        let listener = EventListener::new(&target, event, |_| {
            store_what_waits();
        });
        listener.forget();
    }
}

/// Turns a waiting game into a game of its own, because another tab continues the original. Returns whether it is
/// stored.
pub fn part_with(id: &str) -> bool {
    let Some(text) = PageMemory.get(&format!("{GAME}{id}")) else { return true };
    [BASE, GAME, SUMMARY_KEY].iter().for_each(|start| PageMemory.remove(&format!("{start}{id}")));
    let fresh = fresh_id(&Local);
    let _ = Pins::copy(&Local, id, &fresh); // without room nothing of it is stored
    let text = record::with_fresh_luck(&text);
    let stored = set_game(&Local, &fresh, &text).is_ok();
    if !stored {
        Local.hold(&format!("{GAME}{fresh}"), &text);
    }
    complete(&Local);
    stored
}

/// Returns the text in the storage itself under a key.
fn stored(key: &str) -> Option<String> {
    raw()?.get_item(key).ok().flatten()
}

/// The key under which a reply is passed on, and that of its receipt.
const REPLY: &str = "deska.reply";
const RECEIPT: &str = "deska.receipt";

/// Passes the reply of a phone on to the tab with the game. Nothing of it stays.
pub fn pass_on_reply(word: &str) {
    pass_on(REPLY, word);
}

/// Listens for replies that another tab passes on.
pub fn listen_for_replies(heard: impl Fn(String) + 'static) -> Option<EventListener> {
    listen(REPLY, heard)
}

/// Reports the delivery of a reply to the tab that passed it on.
pub fn pass_on_receipt(receipt: &str) {
    pass_on(RECEIPT, receipt);
}

/// Listens for receipts of the tab with the game.
pub fn listen_for_receipts(heard: impl Fn(String) + 'static) -> Option<EventListener> {
    listen(RECEIPT, heard)
}

fn pass_on(key: &'static str, text: &str) {
    if Local.set(key, text).is_ok() {
        Local.remove(key);
    }
}

fn listen(key: &'static str, heard: impl Fn(String) + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "storage", move |event| {
        let text = |name: &str| browser::property(event, name).and_then(|value| value.as_string());
        if let Some(word) = text("newValue").filter(|_| text("key").as_deref() == Some(key)) {
            heard(word);
        }
    }))
}

/// Stores settings; they apply until the page is closed in any case.
pub fn keep_settings<T: Serialize>(settings: &T) {
    if let Ok(text) = serde_json::to_string(settings)
        && Local.set(SETTINGS, &text).is_err()
    {
        Local.hold(SETTINGS, &text);
    }
}

impl Store for Local {
    fn get(&self, key: &str) -> Option<String> {
        PageMemory.get(key).or_else(|| stored(key))
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let Some(storage) = raw() else { return PageMemory.set(key, value) };
        let stored = storage.set_item(key, value).map_err(|_| match storage.length() {
            Ok(_) => StoreError::Full,
            Err(_) => StoreError::Blocked,
        });
        if stored.is_ok() {
            PageMemory.remove(key); // the older text there must not win
        }
        stored
    }

    fn hold(&self, key: &str, value: &str) {
        PageMemory.hold(key, value);
    }

    fn remove(&self, key: &str) {
        PageMemory.remove(key);
        if let Some(id) = key.strip_prefix(GAME) {
            PageMemory.remove(&format!("{BASE}{id}"));
        }
        if let Some(storage) = raw() {
            let _ = storage.remove_item(key); // removing does not fail
        }
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = PageMemory.keys();
        if let Some(storage) = raw() {
            keys.extend((0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten()));
        }
        order::short(&mut keys);
        keys.dedup();
        keys
    }
}

/// Returns the storage object; `None` if the browser blocks it.
fn raw() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The memory that lasts until the page is closed. It belongs to the window, so that both halves of the app see it.
struct PageMemory;

impl PageMemory {
    /// Returns the object whose properties are the texts; `None` without a window.
    fn object() -> Option<JsValue> {
        const NAME: &str = "deskaMemory";
        let window = web_sys::window()?;
        browser::property(&window, NAME).or_else(|| {
            let object = js_sys::Object::new().into();
            js_sys::Reflect::set(&window, &JsValue::from_str(NAME), &object).ok()?;
            Some(object)
        })
    }
}

impl Store for PageMemory {
    fn get(&self, key: &str) -> Option<String> {
        browser::property(&Self::object()?, key)?.as_string()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let object = Self::object().ok_or(StoreError::Blocked)?;
        js_sys::Reflect::set(&object, &JsValue::from_str(key), &JsValue::from_str(value))
            .map_or(Err(StoreError::Blocked), |_| Ok(()))
    }

    fn hold(&self, key: &str, value: &str) {
        let _ = self.set(key, value); // writing to memory does not fail
    }

    fn remove(&self, key: &str) {
        if let Some(object) = Self::object() {
            let _ = js_sys::Reflect::delete_property(&object.into(), &JsValue::from_str(key)); // plain objects allow it
        }
    }

    fn keys(&self) -> Vec<String> {
        let object = Self::object().map(js_sys::Object::from);
        object.map_or_else(Vec::new, |object| {
            js_sys::Object::keys(&object).iter().filter_map(|k| k.as_string()).collect()
        })
    }
}
