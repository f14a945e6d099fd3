//! Small browser functions. Each returns a value and never panics.

use std::cell::Cell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::settings::{Settings, Theme};
use crate::lang::Lang;

/// Returns the milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Returns the browser's preferred language.
pub fn preferred_language() -> Lang {
    let tag = web_sys::window().and_then(|w| w.navigator().language());
    Lang::from_tag(&tag.unwrap_or_default())
}

/// Returns whether a media query matches.
pub fn media(query: &str) -> bool {
    let list = web_sys::window().and_then(|w| w.match_media(query).ok().flatten());
    list.is_some_and(|l| l.matches())
}

/// Returns whether the device is a phone. Its shorter side decides, however it is held.
pub fn phone() -> bool {
    media("(max-device-width: 540px), (max-device-height: 540px)")
}

/// Returns the number of the device's pixels in one CSS pixel; 1 without a browser, where tests render.
pub fn pixel_ratio() -> f64 {
    if !cfg!(target_arch = "wasm32") {
        return 1.0;
    }
    let ratio = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio());
    if ratio.is_finite() && ratio > 0.0 { ratio } else { 1.0 }
}

/// Returns whether motion is reduced, by the settings or by the device ([`apply`]).
pub fn calm() -> bool {
    of_root("data-motion").is_some_and(|motion| motion != "full")
}

/// Returns whether the theme is the dark one, by the settings or by the device ([`apply`]).
pub fn dark() -> bool {
    of_root("data-theme").is_some_and(|theme| theme == "dark")
}

/// Returns an attribute of the root element.
fn of_root(name: &str) -> Option<String> {
    web_sys::window()?.document()?.document_element()?.get_attribute(name)
}

thread_local! {
    /// The tempo of all motion, in percent of the calm pace.
    static TEMPO: Cell<u32> = const { Cell::new(100) };
}

/// Returns how long a motion takes on this device, given its time at the calm pace, in milliseconds: 0 without motion.
pub fn motion_time(calm_pace: u32) -> u32 {
    if calm() { 0 } else { calm_pace * TEMPO.get() / 100 }
}

/// Sets theme, motion, tempo, text size and language on the root element, where the style sheet reads them.
pub fn apply(settings: &Settings, lang: Lang) {
    let Some(root) = web_sys::window().and_then(|w| w.document()).and_then(|d| d.document_element()) else {
        return;
    };
    let theme = match settings.theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::Contrast => "contrast",
        Theme::System if media("(prefers-contrast: more)") => "contrast",
        Theme::System if media("(prefers-color-scheme: dark)") => "dark",
        Theme::System => "light",
    };
    let motion = settings.motion.moves(media("(prefers-reduced-motion: reduce)"));
    let set = |name: &str, value: &str| {
        // Fails only for invalid attribute names.
        let _ = root.set_attribute(name, value);
    };
    set("data-theme", theme);
    set("data-motion", motion);
    set_side(far_side(), settings.left_handed);
    set("lang", lang.tag());
    if let Some(root) = root.dyn_ref::<HtmlElement>() {
        let size = format!("{}%", settings.text.clamp(100, 200));
        let _ = root.style().set_property("font-size", &size);
        let tempo = settings.motion.tempo();
        TEMPO.set(tempo);
        let _ = root.style().set_property("--tempo", &format!("{}.{:02}", tempo / 100, tempo % 100));
    }
}

/// Sets from which side the table is read, and where its columns are: they swap on the far side.
pub fn set_side(far: bool, left_handed: bool) {
    if let Some(root) = web_sys::window().and_then(|w| w.document()).and_then(|d| d.document_element()) {
        // Fails only for invalid attribute names.
        let _ = root.set_attribute("data-side", if far { "far" } else { "near" });
        let _ = root.set_attribute("data-hand", if far == left_handed { "right" } else { "left" });
    }
}

/// Returns whether the table is turned to its far side.
pub fn far_side() -> bool {
    of_root("data-side").is_some_and(|side| side == "far")
}

/// Makes the table's container queries evaluate again. Chromium keeps results it computed in `rem` at another text
/// size until the container itself changes.
pub fn ask_room_again() {
    let room = web_sys::window().and_then(|w| w.document()).and_then(|d| d.get_element_by_id("table"));
    if let Some(room) = room.and_then(|room| room.dyn_into::<HtmlElement>().ok()) {
        let _ = room.style().set_property("container-type", "normal");
        let _ = room.offset_width(); // forces a layout without the container
        let _ = room.style().remove_property("container-type");
    }
}

/// Opens the browser's print dialog; some embedded browsers have none.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}

/// Sets the title of the window. Public text only.
pub fn set_title(title: &str) {
    if let Some(document) = web_sys::window().and_then(|w| w.document()) {
        document.set_title(title);
    }
}

/// Returns the title of the page.
pub fn title() -> Option<String> {
    Some(web_sys::window()?.document()?.title())
}

/// Focuses the first element that matches, if there is one.
pub fn focus(selector: &str) {
    // SVG elements can be focused too, but aren't an HtmlElement.
    if let Some(element) = first(selector) {
        call(&element, "focus", &[]);
    }
}

/// Returns the first element that matches.
pub fn first(selector: &str) -> Option<Element> {
    web_sys::window()?.document()?.query_selector(selector).ok().flatten()
}

/// Focuses an element unless something inside it has the focus.
pub fn focus_into(id: &str) {
    let Some(document) = web_sys::window().and_then(|w| w.document()) else { return };
    let active = document.active_element();
    if document.get_element_by_id(id).is_some_and(|root| !root.contains(active.as_deref())) {
        focus(&format!("#{id}"));
    }
}

/// Returns whether a matching element has the focus.
pub fn has_focus(selector: &str) -> bool {
    let active = web_sys::window().and_then(|w| w.document()).and_then(|d| d.active_element());
    active.is_some_and(|e| e.matches(selector).unwrap_or(false))
}

/// Clicks a button by its selector; returns whether it exists.
pub fn press(selector: &str) -> bool {
    let button = first(selector).and_then(|found| found.dyn_into::<HtmlElement>().ok());
    button.iter().for_each(HtmlElement::click);
    button.is_some()
}

/// Scrolls the page until the end of an element is at the end of the window.
pub fn to_end_of(selector: &str) {
    if let Some(element) = first(selector) {
        element.scroll_into_view_with_bool(false);
    }
}

/// Scrolls no further than is needed to see a whole element.
pub fn bring_into_view(element: &HtmlElement) {
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"block".into(), &"nearest".into()); // fails for frozen objects only
    call(element, "scrollIntoView", &[options.into()]);
}

/// Scrolls the container of an element until the start of the element is visible.
pub fn to_start_of(selector: &str) {
    if let Some(element) = first(selector) {
        element.scroll_into_view();
    }
}

/// Scrolls a scrollable element back to its start.
pub fn to_top(selector: &str) {
    if let Some(element) = first(selector) {
        element.set_scroll_top(0);
    }
}

/// Returns the ancestors of the element that has a visible (keyboard) focus, from the inside out.
pub fn around_focus() -> Vec<HtmlElement> {
    let active = web_sys::window().and_then(|w| w.document()).and_then(|d| d.active_element());
    let keyed = active.filter(|e| e.matches(":focus-visible").unwrap_or(false));
    let parents = std::iter::successors(keyed.and_then(|e| e.parent_element()), |e| e.parent_element());
    parents.take_while(|e| e.tag_name() != "BODY").filter_map(|e| e.dyn_into().ok()).collect()
}

/// Restores a lost focus to the nearest remaining ancestor, so that the next Tab continues from there.
pub fn keep_focus(around: &[HtmlElement]) {
    let active = web_sys::window().and_then(|w| w.document()).and_then(|d| d.active_element());
    // A control that was disabled keeps the focus until the page is painted.
    if active.is_some_and(|e| !e.matches("body, :disabled").unwrap_or(true)) {
        return;
    }
    if let Some(near) = around.iter().find(|e| e.is_connected()) {
        let _ = near.set_attribute("tabindex", "-1"); // other elements cannot be focused
        let _ = near.focus();
    }
}

/// Adds symbols to those of the page.
pub fn add_sprites(svg: &str) {
    let document = web_sys::window().and_then(|w| w.document());
    if let Some(sprites) = document.and_then(|d| d.get_element_by_id("sprites")) {
        // Fails only for elements without a parent.
        let _ = sprites.insert_adjacent_html("beforeend", svg);
    }
}

/// Calls a method of an object by name; returns `None` if it is missing or throws.
pub fn call(object: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function = js_sys::Reflect::get(object, &JsValue::from_str(method)).ok()?;
    let function = function.dyn_into::<js_sys::Function>().ok()?;
    function.apply(object, &arguments.iter().collect::<js_sys::Array>()).ok()
}

/// Returns a property of an object; `None` if it is missing.
pub fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    js_sys::Reflect::get(object, &JsValue::from_str(name)).ok().filter(|v| !v.is_undefined() && !v.is_null())
}

/// Offers a text as a file download.
pub fn download(name: &str, text: &str) {
    let give = || -> Result<(), JsValue> {
        let parts = js_sys::Array::of1(&JsValue::from_str(text));
        let kind = web_sys::BlobPropertyBag::new();
        kind.set_type("text/plain;charset=utf-8");
        let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind)?;
        let address = web_sys::Url::create_object_url_with_blob(&blob)?;
        let document = web_sys::window().and_then(|w| w.document()).ok_or(JsValue::NULL)?;
        let link: web_sys::HtmlAnchorElement = document.create_element("a")?.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
        web_sys::Url::revoke_object_url(&address)
    };
    // A browser without downloads still has the text field beside the button.
    let _ = give();
}

/// Fetches a text of this site; calls `done` with `None` if that fails.
pub fn fetch(address: &str, done: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = web_sys::window() else { return done(None) };
    let promise = window.fetch_with_str(address);
    let text = async move {
        let answer = wasm_bindgen_futures::JsFuture::from(promise).await.ok()?;
        let answer = answer.dyn_into::<web_sys::Response>().ok()?;
        let text = answer.text().ok().filter(|_| answer.ok())?;
        wasm_bindgen_futures::JsFuture::from(text).await.ok()?.as_string()
    };
    wasm_bindgen_futures::spawn_local(async move { done(text.await) });
}

/// Renders pending changes completely and runs their effects, before the browser paints. Yew (0.23) on its own lets the
/// browser paint after 16 ms, while nested components or effects still wait. On a slow device the line above the board
/// was new while the board was old, everything was laid out and painted twice, and the state after an entry was seen
/// before its staging. Call it before every change that is staged.
///
/// Yew's future is polled once, which renders everything pending. Awaiting two of them can hang the page: they wake
/// each other for ever. That happens when a second touch comes before the effects of the first have run.
pub fn paint_at_once() {
    wasm_bindgen_futures::spawn_local(async {
        let mut flush = std::pin::pin!(yew::scheduler::flush());
        std::future::poll_fn(|context| {
            let _ = flush.as_mut().poll(context);
            std::task::Poll::Ready(())
        })
        .await;
    });
}

/// Reads a chosen file as text; calls `done` with `None` if it cannot be read or isn't UTF-8. The browser's own
/// decoding would silently replace unknown bytes and damage names.
pub fn read_file(file: &web_sys::File, done: impl FnOnce(Option<String>) + 'static) {
    let Some(promise) = call(file, "arrayBuffer", &[]).and_then(|p| p.dyn_into::<js_sys::Promise>().ok())
    else {
        return done(None);
    };
    wasm_bindgen_futures::spawn_local(async move {
        let content = wasm_bindgen_futures::JsFuture::from(promise).await.ok();
        let bytes = content.map(|content| js_sys::Uint8Array::new(&content).to_vec());
        done(bytes.and_then(|bytes| String::from_utf8(bytes).ok()));
    });
}

/// Scrolls an element into view and moves the reading position of screen readers there. Returns whether it exists.
pub fn show(id: &str) -> bool {
    let found = web_sys::window().and_then(|w| w.document()).and_then(|d| d.get_element_by_id(id));
    if let Some(element) = &found {
        element.scroll_into_view();
        let _ = element.set_attribute("tabindex", "-1"); // headings cannot be focused otherwise
        call(element, "focus", &[]);
    }
    found.is_some()
}

/// Copies a text to the clipboard; calls `done` with whether it worked.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    // Pages served without encryption have no clipboard.
    let clipboard = web_sys::window().and_then(|w| property(&w.navigator(), "clipboard"));
    let promise = clipboard.and_then(|c| call(&c, "writeText", &[JsValue::from_str(text)]));
    let Some(promise) = promise.and_then(|p| p.dyn_into::<js_sys::Promise>().ok()) else {
        return done(false);
    };
    wasm_bindgen_futures::spawn_local(async move {
        done(wasm_bindgen_futures::JsFuture::from(promise).await.is_ok());
    });
}

/// Asks the browser to keep the stored data; calls `done` with the answer (`None`: it cannot be asked).
pub fn persist(ask: bool, done: impl FnOnce(Option<bool>) + 'static) {
    let storage = web_sys::window().and_then(|w| property(&w.navigator(), "storage"));
    let method = if ask { "persist" } else { "persisted" };
    let promise =
        storage.and_then(|s| call(&s, method, &[])).and_then(|p| p.dyn_into::<js_sys::Promise>().ok());
    let Some(promise) = promise else { return done(None) };
    wasm_bindgen_futures::spawn_local(async move {
        done(wasm_bindgen_futures::JsFuture::from(promise).await.ok().and_then(|v| v.as_bool()));
    });
}

/// Formats a date and time in the language by the browser's `Intl`. Returns an empty text for 0, an unknown time,
/// and for invalid values.
pub fn moment(lang: Lang, milliseconds: f64) -> String {
    if !(milliseconds > 0.0 && milliseconds < LAST_MOMENT) {
        return String::new();
    }
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds));
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &JsValue::from_str(key), &JsValue::from_str(value));
    }
    date.to_locale_string(&locale(lang), &options).into()
}

/// The last moment that a date can represent.
const LAST_MOMENT: f64 = 8.64e15;

/// Returns the language with the reader's country, if the browser reports it (`en-GB`).
fn locale(lang: Lang) -> String {
    let languages = web_sys::window().map(|w| w.navigator().languages());
    let mut tags = languages.into_iter().flatten().filter_map(|tag| tag.as_string());
    tags.find(|tag| is_of(tag, lang.tag())).unwrap_or_else(|| lang.tag().into())
}

/// Returns whether a tag is this language, alone or with one country. Others (`en-US@posix`, `csb`) are not passed
/// to `Intl`, which throws for some of them.
fn is_of(tag: &str, language: &str) -> bool {
    let country = |rest: &str| rest.len() == 2 && rest.bytes().all(|b| b.is_ascii_alphabetic());
    tag.strip_prefix(language)
        .is_some_and(|rest| rest.is_empty() || rest.strip_prefix('-').is_some_and(country))
}

/// Adds a class to the page for its style sheet, or removes it.
pub fn mark_page(class: &str, on: bool) {
    if let Some(body) = web_sys::window().and_then(|window| window.document()).and_then(|page| page.body()) {
        let _ = body.class_list().toggle_with_force(class, on);
    }
}

/// The attribute of the page with the invitation of the table whose hand this phone holds.
pub const PHONE: &str = "data-phone";

/// Returns a temporary attribute of the page.
pub fn page_attribute(name: &str) -> Option<String> {
    if !cfg!(target_arch = "wasm32") {
        return None;
    }
    web_sys::window()?.document()?.body()?.get_attribute(name)
}

/// Sets a temporary attribute on the page, or removes it.
pub fn mark_moment(name: &str, value: Option<&str>) {
    let page = web_sys::window().and_then(|window| window.document()).and_then(|page| page.body());
    // The body accepts all our attribute names.
    let _ = page.map(|page| match value {
        Some(value) => page.set_attribute(name, value),
        None => page.remove_attribute(name),
    });
}

/// Returns the name of a key, by meaning and by position. The number row gives a digit without Shift on every
/// layout; where the layout has another script, the letter at that position counts.
pub fn key(event: &web_sys::KeyboardEvent) -> String {
    meant_by(event.key(), &event.code(), event.shift_key())
}

fn meant_by(key: String, code: &str, shift: bool) -> String {
    let digit = |key: &str| key.len() == 1 && key.as_bytes()[0].is_ascii_digit();
    let one = key.chars().count() == 1;
    match (code.strip_prefix("Digit"), code.strip_prefix("Key")) {
        // A dead key has a name instead of a sign.
        (Some(place), _) if !shift && !digit(&key) && (one || key == "Dead") => place.to_string(),
        (_, Some(place)) if one && !key.is_ascii() => place.to_ascii_lowercase(),
        _ => key,
    }
}

/// Returns whether the page is hidden.
pub fn hidden() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.hidden())
}

/// Marks a moment for measurements.
pub fn mark(name: &str) {
    if let Some(performance) = web_sys::window().and_then(|w| property(&w, "performance")) {
        call(&performance, "mark", &[JsValue::from_str(name)]);
    }
}

/// Returns a flag that the boot script left on the window (`deskaOffline`, `deskaUpdate`).
pub fn flag(name: &str) -> bool {
    web_sys::window().and_then(|w| property(&w, name)).is_some_and(|v| v.is_truthy())
}

/// Notifies the boot script by an event on the window.
pub fn announce(name: &str) {
    if let (Some(window), Ok(event)) = (web_sys::window(), web_sys::Event::new(name)) {
        let _ = window.dispatch_event(&event);
    }
}

/// Returns whether a key event belongs to a text field.
pub fn typing(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|e| {
        let name = e.tag_name().to_ascii_lowercase();
        let kind = e.get_attribute("type").unwrap_or_default();
        name == "textarea" || name == "select" || (name == "input" && kind != "checkbox" && kind != "radio")
    })
}

/// Returns whether an event happened in an element that matches, or inside one.
pub fn within(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}

/// A guard that keeps the screen awake until it is dropped, where the browser supports it.
pub struct Awake {
    sentinel: std::rc::Rc<Sentinel>,
    /// The listener that asks again: the browser releases the lock whenever the page is hidden.
    _back: Option<gloo_events::EventListener>,
}

/// The lock, if there is one; `None` once it is no longer wanted.
type Sentinel = std::cell::RefCell<Option<Option<JsValue>>>;

impl Awake {
    /// Requests the lock, and again when the page becomes visible.
    pub fn ask() -> Self {
        let sentinel = std::rc::Rc::new(std::cell::RefCell::new(Some(None)));
        request_lock(&sentinel);
        let again = sentinel.clone();
        let document = web_sys::window().and_then(|window| window.document());
        let back = document.map(|document| {
            gloo_events::EventListener::new(&document, "visibilitychange", move |_| {
                if !hidden() {
                    request_lock(&again);
                }
            })
        });
        Self { sentinel, _back: back }
    }
}

fn request_lock(sentinel: &std::rc::Rc<Sentinel>) {
    let lock = web_sys::window().and_then(|w| property(&w.navigator(), "wakeLock"));
    let promise = lock.and_then(|l| call(&l, "request", &[JsValue::from_str("screen")]));
    let Some(promise) = promise.and_then(|p| p.dyn_into::<js_sys::Promise>().ok()) else { return };
    let sentinel = sentinel.clone();
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(lock) = wasm_bindgen_futures::JsFuture::from(promise).await else { return };
        // The player may have left the game while the browser was asked.
        let unwanted = match &mut *sentinel.borrow_mut() {
            Some(place) => place.replace(lock),
            None => Some(lock),
        };
        unwanted.into_iter().for_each(|lock| drop(call(&lock, "release", &[])));
    });
}

impl Drop for Awake {
    fn drop(&mut self) {
        if let Some(Some(lock)) = self.sentinel.borrow_mut().take() {
            call(&lock, "release", &[]);
        }
    }
}

/// Returns the name of this build; empty in development.
pub fn build() -> String {
    let meta = web_sys::window().and_then(|w| w.document());
    let meta = meta.and_then(|d| d.query_selector("meta[name=deska-build]").ok().flatten());
    meta.and_then(|m| m.get_attribute("content")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{is_of, meant_by};

    #[test]
    fn digit_keys_are_known_by_position_on_layouts_without_digits() {
        let key = |key: &str, code: &str, shift| meant_by(key.into(), code, shift);
        let czech =
            ["+", "\u{11b}", "\u{161}", "\u{10d}", "\u{159}", "\u{17e}", "\u{fd}", "\u{e1}", "\u{ed}"];
        for (nth, sign) in czech.iter().enumerate() {
            let digit = (nth + 1).to_string();
            assert_eq!(key(sign, &format!("Digit{digit}"), false), digit, "{sign}");
            assert_eq!(key(&digit, &format!("Digit{digit}"), true), digit);
        }
        assert_eq!((key("&", "Digit1", false), key("Dead", "Digit2", false)), ("1".into(), "2".into()));
        // Layouts on which this key types a plus.
        for (code, shift) in
            [("Equal", true), ("BracketRight", false), ("NumpadAdd", false), ("Digit1", true)]
        {
            assert_eq!(key("+", code, shift), "+", "{code}");
        }
        assert_eq!((key("0", "Backquote", false), key("!", "Digit1", true)), ("0".into(), "!".into()));
        assert_eq!((key("\u{443}", "KeyE", false), key("z", "KeyY", false)), ("e".into(), "z".into()));
    }

    #[test]
    fn a_tag_names_a_language_with_one_country_at_most() {
        let of = |language: &str| {
            let tags =
                ["en", "en-GB", "cs", "cs-CZ", "csb", "enm", "en-US@posix", "en-", "en_US", "en-\u{11b}"];
            tags.into_iter().filter(|tag| is_of(tag, language)).collect::<Vec<_>>()
        };
        assert_eq!(of("en"), ["en", "en-GB"]);
        assert_eq!(of("cs"), ["cs", "cs-CZ"]);
    }
}
