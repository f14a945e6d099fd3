//! A thing that can be picked with a tap or dragged onto the board with any pointer.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::board::spot_of;
use crate::scenes::Deed;

/// Movement, in CSS pixels, from which a press is a drag.
const SLOP: f64 = 8.0;

#[derive(Properties, PartialEq)]
pub struct DraggableProps {
    /// The word of the pick that is dropped on a place.
    pub drag: String,
    /// What a tap does.
    pub deed: Deed,
    pub act: Callback<Deed>,
    pub label: Option<AttrValue>,
    pub title: Option<AttrValue>,
    pub pressed: Option<AttrValue>,
    pub off: bool,
    pub class: Classes,
    pub children: Children,
}

/// Where a press began, and whether it became a drag.
#[derive(Default)]
struct Press {
    from: Option<(f64, f64)>,
    dragging: bool,
}

#[component]
pub fn Draggable(props: &DraggableProps) -> Html {
    let node = use_node_ref();
    let press = use_mut_ref(Press::default);
    let can = !props.off;
    let down = {
        let press = press.clone();
        Callback::from(move |event: PointerEvent| {
            if can && event.is_primary() && event.button() == 0 {
                *press.borrow_mut() =
                    Press { from: Some((event.client_x().into(), event.client_y().into())), dragging: false };
            }
        })
    };
    let moved = {
        let (press, node) = (press.clone(), node.clone());
        Callback::from(move |event: PointerEvent| follow(&press, &node, &event))
    };
    let up = {
        let (press, node, act, drag) = (press.clone(), node.clone(), props.act.clone(), props.drag.clone());
        Callback::from(move |event: PointerEvent| {
            if press.borrow_mut().from.take().is_none() || !press.borrow().dragging {
                return;
            }
            // Looked up while the thing still lets pointers through: let go, it glides back from under the finger.
            let under = web_sys::window().and_then(|w| w.document());
            let under =
                under.and_then(|d| d.element_from_point(event.client_x() as f32, event.client_y() as f32));
            release(&node);
            if let Some(spot) = spot_of(under.map(Into::into)) {
                act.emit(Deed::Drop(drag.clone(), spot));
            }
        })
    };
    let cancel = {
        let (press, node) = (press.clone(), node.clone());
        Callback::from(move |_: PointerEvent| {
            *press.borrow_mut() = Press::default();
            release(&node);
        })
    };
    let onclick = {
        let (press, act, deed) = (press.clone(), props.act.clone(), props.deed.clone());
        Callback::from(move |_: MouseEvent| {
            if !std::mem::take(&mut press.borrow_mut().dragging) {
                act.emit(deed.clone());
            }
        })
    };
    html! {
        <button ref={node} type="button" class={props.class.clone()} aria-label={props.label.clone()} title={props.title.clone()}
            aria-pressed={props.pressed.clone()} disabled={props.off} {onclick}
            onpointerdown={down} onpointermove={moved} onpointerup={up} onpointercancel={cancel}>
            { props.children.clone() }
        </button>
    }
}

/// Lifts the thing off the tray and moves it with the pointer; nothing is rendered meanwhile.
fn follow(press: &Rc<RefCell<Press>>, node: &NodeRef, event: &PointerEvent) {
    let mut press = press.borrow_mut();
    let Some((x, y)) = press.from else { return };
    let (dx, dy) = (f64::from(event.client_x()) - x, f64::from(event.client_y()) - y);
    let Some(element) = node.cast::<HtmlElement>() else { return };
    if !press.dragging {
        if dx.hypot(dy) < SLOP {
            return;
        }
        press.dragging = true;
        // Capture fails for a pointer that is gone; the drag then ends by itself.
        let _ = element.set_pointer_capture(event.pointer_id());
        let _ = element.class_list().add_1("dragging");
    }
    let _ =
        element.style().set_property("transform", &format!("translate({}px, {}px)", dx as i32, dy as i32));
}

fn release(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.class_list().remove_1("dragging");
        let _ = element.style().remove_property("transform");
    }
}
