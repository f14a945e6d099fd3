//! A control that can be picked with a tap or dragged onto the board with any pointer. A drag begins like a pick:
//! places are lit. The place below shows what would happen there, or why nothing may.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::around::turned;
use super::board::spot_of;
use super::browser;
use crate::scenes::{Command, Spot};

/// The movement, in CSS pixels, from which a press is a drag.
pub(super) const SLOP: f64 = 8.0;
/// The height of a finger's target above the touch, since a finger covers what it points at (CSS pixels).
const FINGER: f64 = 44.0;
/// The height at which a finger holds the dragged control above the target, at four fifths of its size
/// (`.control.dragging` in the style sheet). A mouse holds it at the pointer.
const LIFT: f64 = 53.0;

/// The class of the page while something is dragged; the style sheet dims the confirm button.
pub(super) const HOLDING: &str = "holding-piece";

/// The key of the control that was touched last.
pub type LastTouched = Rc<RefCell<AttrValue>>;

#[derive(Properties, PartialEq)]
pub struct DraggableProps {
    /// The key of the control, and where it is stored when touched.
    pub name: AttrValue,
    pub touched: LastTouched,
    /// The word of the pick that is dropped on a place.
    pub drag: String,
    /// The command of a tap.
    pub command: Command,
    pub act: Callback<Command>,
    /// The word of the pick, by which a tutorial finds it.
    pub word: Option<AttrValue>,
    pub label: Option<AttrValue>,
    pub title: Option<AttrValue>,
    pub pressed: Option<AttrValue>,
    pub off: bool,
    pub class: Classes,
    pub children: Children,
}

/// A press, and the drag it may have become.
#[derive(Default)]
struct Press {
    /// The point where the press began.
    from: Option<(f64, f64)>,
    /// The middle of the control at its original position.
    middle: (f64, f64),
    dragging: bool,
    /// The place below, as last reported; `None` before the first report.
    over: Option<Option<Spot>>,
}

#[component]
pub fn Draggable(props: &DraggableProps) -> Html {
    let node = use_node_ref();
    let press = use_mut_ref(Press::default);
    let can_drag = !props.off;
    let act = {
        let (name, touched, act) = (props.name.clone(), props.touched.clone(), props.act.clone());
        Callback::from(move |command: Command| {
            touched.replace(name.clone());
            act.emit(command);
        })
    };
    let down = {
        let press = press.clone();
        Callback::from(move |event: PointerEvent| {
            if can_drag && event.is_primary() && event.button() == 0 {
                *press.borrow_mut() = Press { from: Some(point(&event)), ..Press::default() };
            }
        })
    };
    let moved = {
        let (press, node, act, drag) = (press.clone(), node.clone(), act.clone(), props.drag.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(over) = follow(&press, &node, &event) {
                act.emit(Command::Hover(drag.clone(), over));
            }
        })
    };
    let up = {
        let (press, node, act, drag) = (press.clone(), node.clone(), act.clone(), props.drag.clone());
        Callback::from(move |event: PointerEvent| {
            if press.borrow_mut().from.take().is_none() || !press.borrow().dragging {
                return;
            }
            let (_, spot) = aimed(&event);
            release(&node);
            act.emit(spot.map_or(Command::Clear, |spot| Command::Drop(drag.clone(), spot)));
        })
    };
    let cancel = {
        let (press, node, act) = (press.clone(), node.clone(), act.clone());
        Callback::from(move |_: PointerEvent| {
            if std::mem::take(&mut *press.borrow_mut()).dragging {
                release(&node);
                act.emit(Command::Clear);
            }
        })
    };
    let onclick = {
        let (press, command) = (press.clone(), props.command.clone());
        Callback::from(move |_: MouseEvent| {
            if !std::mem::take(&mut press.borrow_mut().dragging) {
                act.emit(command.clone());
            }
        })
    };
    html! {
        <button ref={node} type="button" data-word={props.word.clone()} class={props.class.clone()} aria-label={props.label.clone()} title={props.title.clone()}
            aria-pressed={props.pressed.clone()} disabled={props.off} {onclick}
            onpointerdown={down} onpointermove={moved} onpointerup={up} onpointercancel={cancel}>
            { props.children.clone() }
        </button>
    }
}

pub(super) fn point(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// Returns the point a pointer aims at: for a finger, above itself as its player sees it.
fn target(event: &PointerEvent) -> (f64, f64) {
    let ((x, y), above) = (point(event), if event.pointer_type() == "touch" { FINGER } else { 0.0 });
    (x, y - turned((0.0, above)).1)
}

/// The spacing, in CSS pixels, of the points from the target to the pointer. A finger on the first row of a board
/// points above the board, and means its nearest place.
const STEP: f64 = 4.0;

fn between(target: (f64, f64), pointer: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    let (dx, dy) = (pointer.0 - target.0, pointer.1 - target.1);
    let steps = (dx.hypot(dy) / STEP).ceil().max(1.0);
    (0..=steps as usize).map(move |nth| {
        let share = nth as f64 / steps;
        (target.0 + dx * share, target.1 + dy * share)
    })
}

/// Returns the aimed point and the place of the board there. If the target is beside the board, the nearest place
/// on the way to the pointer counts.
fn aimed(event: &PointerEvent) -> ((f64, f64), Option<Spot>) {
    let at = target(event);
    let below = |(x, y): (f64, f64)| spot_of(page()?.element_from_point(x as f32, y as f32).map(Into::into));
    let found = between(at, point(event)).find_map(|at| Some((at, Some(below(at)?))));
    found.unwrap_or((at, None))
}

/// Returns the place of the board that is aimed at.
pub(super) fn below(event: &PointerEvent) -> Option<Spot> {
    aimed(event).1
}

fn page() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// Moves the control with the pointer. Returns the place below if it has changed.
fn follow(press: &Rc<RefCell<Press>>, node: &NodeRef, event: &PointerEvent) -> Option<Option<Spot>> {
    let mut press = press.borrow_mut();
    let ((x, y), element) = (press.from?, node.cast::<HtmlElement>()?);
    let here = point(event);
    if !press.dragging {
        if (here.0 - x).hypot(here.1 - y) < SLOP {
            return None;
        }
        press.dragging = true;
        let rect = AsRef::<Element>::as_ref(&element).get_bounding_client_rect();
        press.middle = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        // Capture fails for a pointer that is gone; the drag then ends by itself.
        let _ = element.set_pointer_capture(event.pointer_id());
        browser::mark_page(HOLDING, true);
    }
    // Rendering the tray again resets its classes.
    let mouse = event.pointer_type() == "mouse";
    let _ = element.class_list().add_2("dragging", if mouse { "by-mouse" } else { "by-finger" });
    let ((x, y), over) = aimed(event);
    let (dx, dy) = turned((x - press.middle.0, y - press.middle.1));
    // The style sheet draws it there, with a line down to the target, and an empty slot at its original position.
    for (name, far) in [("--dx", dx), ("--dy", if mouse { dy } else { dy - LIFT })] {
        let _ = element.style().set_property(name, &format!("{}px", far as i32));
    }
    (press.over != Some(over)).then(|| {
        press.over = Some(over);
        over
    })
}

fn release(node: &NodeRef) {
    browser::mark_page(HOLDING, false);
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.class_list().remove_3("dragging", "by-mouse", "by-finger");
        for name in ["--dx", "--dy"] {
            let _ = element.style().remove_property(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_from_the_target_down_to_the_finger_are_tried() {
        let all: Vec<(f64, f64)> = between((100.0, -10.0), (100.0, 34.0)).collect();
        assert_eq!((all.first(), all.last()), (Some(&(100.0, -10.0)), Some(&(100.0, 34.0))));
        assert!(all.windows(2).all(|pair| pair[0].1 < pair[1].1 && pair[1].1 - pair[0].1 <= STEP));
        // A mouse points at exactly its target.
        assert!(between((5.0, 6.0), (5.0, 6.0)).all(|at| at == (5.0, 6.0)));
    }
}
