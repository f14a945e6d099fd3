//! `deska-mind`: the computer players, a program of their own that `static/mind.js` starts in a worker, or in the
//! page if no worker starts. Requests and responses are text ([`deska::bots::worker_protocol`]).

#[cfg(target_arch = "wasm32")]
mod worker_protocol {
    use std::cell::RefCell;

    use deska::bots::worker_protocol::Worker;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static WORKER: RefCell<Worker> = RefCell::default();
    }

    /// Handles a request and returns an immediate response if there is one.
    #[wasm_bindgen]
    pub fn hear(text: &str) -> Option<String> {
        WORKER.with_borrow_mut(|worker| worker.handle(text, js_sys::Date::now()))
    }

    /// Works for `length` milliseconds and returns a response if there is one.
    #[wasm_bindgen]
    pub fn think(length: f64) -> Option<String> {
        WORKER.with_borrow_mut(|worker| worker.run_for(length, js_sys::Date::now))
    }

    /// Returns whether there is any work.
    #[wasm_bindgen]
    pub fn busy() -> bool {
        WORKER.with_borrow(Worker::busy)
    }
}

fn main() {}
