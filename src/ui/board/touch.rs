//! Touch and mouse input on a board: taps and holds.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::camera::Eye;
use super::spot_of;
use crate::scenes::{Command, Spot};
use crate::ui::browser;
use crate::ui::drag;
use crate::ui::zoom::{PointerPhase, Zoom};

/// Handles a tap on a place, unless the board was dragged.
pub(super) fn on_click(
    camera: &Eye,
    focus: &UseStateHandle<Option<Spot>>,
    ontap: &Callback<Spot>,
) -> Callback<MouseEvent> {
    let (camera, focus, ontap) = (camera.clone(), focus.clone(), ontap.clone());
    Callback::from(move |event: MouseEvent| {
        let Some(spot) = spot_of(event.target()) else { return };
        if camera.zoom.borrow_mut().take_drag() {
            return;
        }
        focus.set(Some(spot));
        if let Some(svg) = camera.svg() {
            let place = camera.scene.places.iter().find(|p| p.spot == spot);
            let touched = browser::property(&event, "pointerType").and_then(|t| t.as_string()).as_deref()
                == Some("touch");
            if let Some(place) = place
                && touched
                && camera.zoom.borrow_mut().enlarge(&svg, &camera.scene, place)
            {
                camera.zoomed.set(true);
                if !camera.scene.open {
                    return; // small cells side by side: the first tap only zooms in
                }
            }
        }
        ontap.emit(spot);
    })
}

/// Handles pointer events, which move the board, drag a piece, or hold a place.
pub(super) fn on_pointer(
    camera: &Eye,
    (hold, onhold): (&Rc<RefCell<Hold>>, &Callback<Option<Spot>>),
    (grab, ondrag): (&Rc<RefCell<Grab>>, &Callback<Command>),
    phase: PointerPhase,
) -> Callback<PointerEvent> {
    let (camera, hold, onhold) = (camera.clone(), hold.clone(), onhold.clone());
    let (grab, ondrag) = (grab.clone(), ondrag.clone());
    Callback::from(move |event: PointerEvent| {
        let Grabbed { dragging, command } = grab.borrow_mut().follow(&camera, phase, &event);
        if let Some(command) = command {
            ondrag.emit(command);
        }
        // While a piece is dragged, the board neither moves nor starts a hold.
        let phase = if dragging { PointerPhase::Cancel } else { phase };
        follow_hold(&hold, &camera.zoom, &onhold, phase, &event);
        if let Some(svg) = camera.svg() {
            let now = camera.zoom.borrow_mut().pointer(&svg, &camera.scene, phase, &event);
            camera.found(now);
        }
    })
}

/// A press on something that can be dragged over the board, and the drag it may become.
#[derive(Default)]
pub(super) struct Grab {
    /// The word of the pick, and where the press began.
    pressed: Option<(String, (f64, f64))>,
    dragging: bool,
    /// The place below the pointer, as last reported.
    over: Option<Spot>,
}

/// The result of a pointer event for a draggable piece.
#[derive(Default)]
struct Grabbed {
    dragging: bool,
    command: Option<Command>,
}

impl Grab {
    fn follow(&mut self, camera: &Eye, phase: PointerPhase, event: &PointerEvent) -> Grabbed {
        match phase {
            PointerPhase::Down if event.is_primary() && event.button() == 0 => {
                let spot = spot_of(event.target());
                let word =
                    camera.scene.grabs.iter().find(|(at, _)| Some(*at) == spot).map(|(_, word)| word.clone());
                *self = Self { pressed: word.map(|word| (word, drag::point(event))), ..Self::default() };
                Grabbed::default()
            }
            // A second finger starts a pinch.
            PointerPhase::Down => self.end(|_| Command::Clear),
            PointerPhase::Move => self.moved(camera, event),
            PointerPhase::Up => {
                let to = drag::below(event);
                let ended = self.end(|word| to.map_or(Command::Clear, |to| Command::Drop(word, to)));
                if ended.dragging {
                    camera.zoom.borrow_mut().swallow_tap();
                }
                ended
            }
            PointerPhase::Cancel => self.end(|_| Command::Clear),
        }
    }

    fn moved(&mut self, camera: &Eye, event: &PointerEvent) -> Grabbed {
        // A mouse button released outside the board no longer drags.
        let Some((word, (x, y))) =
            self.pressed.as_ref().filter(|_| event.is_primary() && event.buttons() != 0)
        else {
            return self.end(|_| Command::Clear);
        };
        let here = drag::point(event);
        if !self.dragging {
            if (here.0 - x).hypot(here.1 - y) < drag::SLOP {
                return Grabbed::default();
            }
            self.dragging = true;
            // Capture fails for a pointer that is gone; the drag then ends by itself.
            let _ = camera.svg().map(|svg| svg.set_pointer_capture(event.pointer_id()));
            browser::mark_page(drag::HOLDING, true);
        }
        let over = drag::below(event);
        let told = std::mem::replace(&mut self.over, over) == over;
        let command = (!told).then(|| Command::Hover(word.clone(), over));
        Grabbed { dragging: true, command }
    }

    /// Ends the press and returns the resulting command, if it was a drag.
    fn end(&mut self, command: impl FnOnce(String) -> Command) -> Grabbed {
        let Self { pressed, dragging, .. } = std::mem::take(self);
        if !dragging {
            return Grabbed::default();
        }
        browser::mark_page(drag::HOLDING, false);
        Grabbed { dragging, command: pressed.map(|(word, _)| command(word)) }
    }
}

/// The time a place must be held, in milliseconds.
const HOLD: u32 = 450;

/// A press that may become a hold.
#[derive(Default)]
pub(super) struct Hold {
    wait: Option<Timeout>,
    held: bool,
}

/// Begins, cancels or ends a hold. A press that became a hold is not a tap.
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
