//! A thumbnail of the board of a saved game. It shows the public view, so it contains no secret.
//!
//! Nothing is stored for it. A row's picture is painted from its record once the row comes into view, which takes a
//! few milliseconds. A stored picture would need space for every game and lag one move behind its record.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use yew::prelude::*;

use crate::ui::board::still;
use crate::ui::browser::property;
use crate::ui::settings::use_home;
use crate::ui::store::{self, Local};
use crate::ui::table::found;

/// The record size, in bytes, above which there is no picture: replaying would take too long. Whole games have a
/// quarter of it.
const LARGEST: usize = 40_000;

#[derive(Properties, PartialEq)]
pub struct ThumbProps {
    /// Id of the saved game.
    pub id: AttrValue,
    /// Length of its record in bytes.
    pub size: usize,
    /// When it last changed: the picture is then redrawn.
    pub changed: f64,
}

/// The thumbnail; an empty frame until it is in view, and if there is no picture.
#[component]
pub fn Thumb(props: &ThumbProps) -> Html {
    let lang = use_home().lang;
    let (node, seen) = (use_node_ref(), use_state_eq(|| false));
    use_seen(&node, &seen);
    let draw = *seen && props.size <= LARGEST;
    let picture = use_memo((props.id.clone(), props.changed, draw), |(id, _, draw)| {
        let text = draw.then(|| store::text(&Local, id)).flatten()?;
        let (game, opened) = found(&text).ok()?;
        let entries = opened.handle.summary().entries;
        let scene = opened.handle.replay_frame(lang, false, entries).scene;
        let ground = AttrValue::from(game.ground(scene.ground));
        Some(still(game, &scene, &ground, String::new()))
    });
    html! { <div class="thumb" ref={node} aria-hidden="true">{ (*picture).clone() }</div> }
}

/// Reports once that an element has come into view, a moment later, so that rows that appear together are drawn one
/// by one.
#[hook]
fn use_seen(node: &NodeRef, seen: &UseStateHandle<bool>) {
    let (node, seen) = (node.clone(), seen.setter());
    use_effect_with((), move |()| {
        let later = Rc::new(std::cell::RefCell::new(None::<Timeout>));
        let callback = {
            let later = later.clone();
            Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
                let is_in_view = |entry: wasm_bindgen::JsValue| {
                    property(&entry, "isIntersecting").is_some_and(|it| it.is_truthy())
                };
                if entries.iter().any(is_in_view) && later.borrow().is_none() {
                    let seen = seen.clone();
                    *later.borrow_mut() = Some(Timeout::new(20, move || seen.set(true)));
                }
            })
        };
        let watch = web_sys::IntersectionObserver::new(callback.as_ref().unchecked_ref()).ok();
        if let (Some(watch), Some(element)) = (&watch, node.cast::<web_sys::Element>()) {
            watch.observe(&element);
        }
        move || {
            watch.into_iter().for_each(|watch| watch.disconnect());
            drop((callback, later));
        }
    });
}
