//! `deska-mind`: the computer players, in a program of their own that `static/mind.js` starts in a worker, or in the page
//! where no worker starts. Texts go in, texts come out ([`deska::bots::desk`]).

#[cfg(target_arch = "wasm32")]
mod worker_protocol {
    use std::cell::RefCell;

    use deska::bots::worker_protocol::Desk;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static DESK: RefCell<Desk> = RefCell::default();
    }

    /// Hears a message; what it says at once.
    #[wasm_bindgen]
    pub fn hear(text: &str) -> Option<String> {
        DESK.with_borrow_mut(|desk| desk.hear(text, js_sys::Date::now()))
    }

    /// Thinks for so many milliseconds; what it says then.
    #[wasm_bindgen]
    pub fn think(length: f64) -> Option<String> {
        DESK.with_borrow_mut(|desk| desk.slice(length, js_sys::Date::now))
    }

    /// Whether there is anything to think about.
    #[wasm_bindgen]
    pub fn busy() -> bool {
        DESK.with_borrow(Desk::busy)
    }
}

fn main() {}
