//! Fingers and mice on a board: taps and holds.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::eye::Eye;
use super::spot_of;
use crate::scenes::Spot;
use crate::ui::browser;
use crate::ui::zoom::{PointerPhase, Zoom};

/// A tap on a place, unless the board was dragged.
pub(super) fn on_click(
    eye: &Eye,
    focus: &UseStateHandle<Option<Spot>>,
    ontap: &Callback<Spot>,
) -> Callback<MouseEvent> {
    let (eye, focus, ontap) = (eye.clone(), focus.clone(), ontap.clone());
    Callback::from(move |event: MouseEvent| {
        let Some(spot) = spot_of(event.target()) else { return };
        if eye.zoom.borrow_mut().take_drag() {
            return;
        }
        focus.set(Some(spot));
        if let Some(svg) = eye.svg() {
            let place = eye.scene.places.iter().find(|p| p.spot == spot);
            let touched = browser::property(&event, "pointerType").and_then(|t| t.as_string()).as_deref()
                == Some("touch");
            if let Some(place) = place
                && touched
                && eye.zoom.borrow_mut().enlarge(&svg, &eye.scene, place)
            {
                eye.zoomed.set(true);
                if !eye.scene.open {
                    return; // small cells side by side: the first tap only comes nearer
                }
            }
        }
        ontap.emit(spot);
    })
}

/// A pointer moves the board, or holds a place.
pub(super) fn on_pointer(
    eye: &Eye,
    hold: &Rc<RefCell<Hold>>,
    onhold: &Callback<Option<Spot>>,
    phase: PointerPhase,
) -> Callback<PointerEvent> {
    let (eye, hold, onhold) = (eye.clone(), hold.clone(), onhold.clone());
    Callback::from(move |event: PointerEvent| {
        follow_hold(&hold, &eye.zoom, &onhold, phase, &event);
        if let Some(svg) = eye.svg() {
            let now = eye.zoom.borrow_mut().pointer(&svg, &eye.scene, phase, &event);
            eye.found(now);
        }
    })
}

/// How long a place is held until it counts, in milliseconds.
const HOLD: u32 = 450;

/// A press that may become a hold.
#[derive(Default)]
pub(super) struct Hold {
    wait: Option<Timeout>,
    held: bool,
}

/// Begins, gives up or ends a hold. A press that was held is no tap.
fn follow_hold(
    hold: &Rc<RefCell<Hold>>,
    zoom: &Rc<RefCell<Zoom>>,
    onhold: &Callback<Option<Spot>>,
    phase: PointerPhase,
    event: &PointerEvent,
) {
    let over = |hold: &mut Hold| {
        hold.wait = None;
        std::mem::take(&mut hold.held)
    };
    match phase {
        PointerPhase::Down => {
            let Some(spot) = spot_of(event.target()).filter(|_| event.is_primary()) else { return };
            let (later, onhold) = (hold.clone(), onhold.clone());
            let wait = Timeout::new(HOLD, move || {
                later.borrow_mut().held = true;
                onhold.emit(Some(spot));
            });
            *hold.borrow_mut() = Hold { wait: Some(wait), held: false };
        }
        PointerPhase::Move => {
            if zoom.borrow().moved() && over(&mut hold.borrow_mut()) {
                onhold.emit(None);
            }
        }
        PointerPhase::Up | PointerPhase::Cancel => {
            if over(&mut hold.borrow_mut()) {
                zoom.borrow_mut().swallow_tap();
                onhold.emit(None);
            }
        }
    }
}
