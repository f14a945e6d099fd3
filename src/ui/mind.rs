//! The connection to a computer player: starts one in a worker, or in the page where no worker starts
//! (`static/mind.js`). It sends requests and receives responses; what to ask, and when, is decided elsewhere.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

use super::browser::call;
use crate::bots::worker_protocol::{Request, Response};

/// The place where a computer player runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    Worker,
    Page,
}

impl Host {
    fn opener(self) -> &'static str {
        match self {
            Self::Worker => "inWorker",
            Self::Page => "inPage",
        }
    }
}

/// The callback for responses; `None` when the computer player is lost.
pub type Ear = Callback<Option<Response>>;

/// A connection to a computer player. Dropping it ends the computer player.
pub struct Line {
    mind: Rc<RefCell<OtherEnd>>,
    alive: Rc<Cell<bool>>,
}

/// The state of the computer player.
enum OtherEnd {
    /// It is being fetched; these messages wait.
    Coming(Vec<String>),
    /// The object from `static/mind.js`, and the callback it uses.
    There(JsValue, #[allow(dead_code)] Closure<dyn FnMut(JsValue)>),
}

impl Line {
    /// Starts a computer player. `heard` is called later, never from within.
    pub fn open(host: Host, heard: Ear) -> Self {
        let line = Self {
            mind: Rc::new(RefCell::new(OtherEnd::Coming(Vec::new()))),
            alive: Rc::new(Cell::new(true)),
        };
        let (mind, alive) = (line.mind.clone(), line.alive.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let module = module().await;
            if !alive.get() {
                return;
            }
            let ear = ear(alive.clone(), heard.clone());
            let there = module.and_then(|module| call(&module, host.opener(), &[ear.as_ref().clone()]));
            let Some(there) = there else { return heard.emit(None) };
            let early = mind.replace(OtherEnd::There(there.clone(), ear));
            if let OtherEnd::Coming(early) = early {
                early.iter().for_each(|text| tell(&there, text));
            }
        });
        line
    }

    /// Sends a request.
    pub fn tell(&self, order: &Request) {
        let Ok(text) = serde_json::to_string(order) else { return };
        match &mut *self.mind.borrow_mut() {
            OtherEnd::Coming(early) => early.push(text),
            OtherEnd::There(mind, _) => tell(mind, &text),
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.alive.set(false);
        if let OtherEnd::There(mind, _) = &*self.mind.borrow() {
            call(mind, "close", &[]);
        }
    }
}

fn tell(mind: &JsValue, text: &str) {
    call(mind, "tell", &[JsValue::from_str(text)]);
}

/// Loads the module that starts computer players; the boot script has its address.
async fn module() -> Option<JsValue> {
    let promise = call(&web_sys::window()?.into(), "deskaMind", &[])?.dyn_into::<js_sys::Promise>().ok()?;
    wasm_bindgen_futures::JsFuture::from(promise).await.ok()
}

/// Forwards messages as long as the connection is alive. A text that isn't a response is ignored.
fn ear(alive: Rc<Cell<bool>>, heard: Ear) -> Closure<dyn FnMut(JsValue)> {
    Closure::new(move |said: JsValue| {
        let report = said.as_string().map(|text| serde_json::from_str::<Response>(&text));
        let report = match report {
            None => None,
            Some(Ok(report)) => Some(report),
            Some(Err(_)) => return,
        };
        if alive.get() {
            heard.emit(report);
        }
    })
}
