//! `deska-mind`: the computer players, a program of their own that `static/mind.js` starts in a worker, or in the
//! page if no worker starts. Requests and responses are text ([`deska::bots::worker_protocol`]).

#[cfg(target_arch = "wasm32")]
mod worker_protocol {
    use std::cell::RefCell;

    use deska::bots::worker_protocol::Desk;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static DESK: RefCell<Desk> = RefCell::default();
    }

    /// Handles a request and returns an immediate response if there is one.
    #[wasm_bindgen]
    pub fn hear(text: &str) -> Option<String> {
        DESK.with_borrow_mut(|desk| desk.hear(text, js_sys::Date::now()))
    }

    /// Works for `length` milliseconds and returns a response if there is one.
    #[wasm_bindgen]
    pub fn think(length: f64) -> Option<String> {
        DESK.with_borrow_mut(|desk| desk.slice(length, js_sys::Date::now))
    }

    /// Checks whether there is any work.
    #[wasm_bindgen]
    pub fn busy() -> bool {
        DESK.with_borrow(Desk::busy)
    }
}

fn main() {}
