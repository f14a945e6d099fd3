//! Touch and mouse input on a board: taps and holds.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::camera::BoardView;
use super::spot_of;
use crate::scenes::{Command, Spot};
use crate::ui::browser;
use crate::ui::{drag, haste};

/// The movement, in CSS pixels, from which a press is a drag.
const SLOP: f32 = 8.0;

thread_local! {
    /// When the last enlargement of a place ends. A touch before then is meant for what was under the finger.
    static ENLARGES: Cell<f64> = const { Cell::new(0.0) };
}

/// The phase of a pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PointerPhase {
    Down,
    Move,
    Up,
    Cancel,
}

/// The fingers on a board: one pans, two zoom.
#[derive(Default)]
pub(super) struct Fingers {
    /// Id and position of each, in CSS pixels of the page.
    pressed: Vec<(i32, (f32, f32))>,
    /// The distance that the current press has moved.
    moved: f32,
    dragged: bool,
}

impl Fingers {
    /// Returns whether the press that ends now was a drag, and resets that.
    fn take_drag(&mut self) -> bool {
        std::mem::take(&mut self.dragged)
    }

    fn follow(&mut self, view: &BoardView, phase: PointerPhase, event: &PointerEvent) {
        let (id, here) = (event.pointer_id(), (event.client_x() as f32, event.client_y() as f32));
        match phase {
            PointerPhase::Down => {
                if self.pressed.is_empty() {
                    (self.moved, self.dragged) = (0.0, false);
                }
                self.pressed.retain(|pressed| pressed.0 != id);
                self.pressed.push((id, here));
            }
            PointerPhase::Move => {
                if let Some(pressed) = self.pressed.iter_mut().find(|pressed| pressed.0 == id) {
                    let before = std::mem::replace(&mut pressed.1, here);
                    self.move_board(view, id, before, here);
                } else {
                    self.moved = 0.0; // hovering, not pressed
                }
            }
            PointerPhase::Up | PointerPhase::Cancel => self.pressed.retain(|pressed| pressed.0 != id),
        }
    }

    fn move_board(&mut self, view: &BoardView, id: i32, before: (f32, f32), here: (f32, f32)) {
        let by = (here.0 - before.0, here.1 - before.1);
        self.moved += by.0.abs() + by.1.abs();
        if self.moved < SLOP {
            return;
        }
        let Some((_, fixed)) = self.pressed.iter().find(|(other, _)| *other != id) else {
            if view.scene.open || *view.zoomed {
                self.dragged = true;
                view.cut(|camera, scene| camera.pan_by(scene, by));
            }
            return;
        };
        let far = |p: (f32, f32)| (p.0 - fixed.0).hypot(p.1 - fixed.1).max(1.0);
        self.dragged = true;
        if let Some(at) = view.point(((here.0 + fixed.0) / 2.0, (here.1 + fixed.1) / 2.0)) {
            view.cut(|camera, scene| camera.zoom_by(scene, at, far(here) / far(before)));
        }
    }
}

/// Returns the place that a tap means. A finger also hits a small place that is near. `None` if the tap only enlarged
/// a place too small for it.
fn tapped(view: &BoardView, event: &MouseEvent) -> Option<Spot> {
    let spot = spot_of(event.target())?;
    let kind = browser::property(event, "pointerType").and_then(|kind| kind.as_string());
    if kind.as_deref() != Some("touch") {
        return Some(spot);
    }
    if haste::now() < ENLARGES.get() {
        return None;
    }
    let (camera, scene) = (view.camera.get(), &view.scene);
    let place = scene.places.iter().find(|place| place.spot == spot)?;
    let at = view.point((event.client_x() as f32, event.client_y() as f32));
    let near = at.map_or(place, |at| camera.meant_by(scene, place, at));
    // If nobody decides at this device, everybody watches the same board: one finger must not zoom it for all.
    let enlarged = camera.enlarge(scene, if scene.open { place } else { near });
    if let Some(enlarged) = enlarged.filter(|_| !view.watched) {
        let duration = browser::motion_time(view.glide(|_, _| enlarged));
        ENLARGES.set(haste::now() + f64::from(duration));
        return None;
    }
    Some(near.spot)
}

/// Handles a tap on a place, unless the board was dragged.
pub(super) fn on_click(
    view: &BoardView,
    focus: &UseStateHandle<Option<Spot>>,
    (ontap, onmiss): (&Callback<Spot>, &Callback<()>),
) -> Callback<MouseEvent> {
    let (view, focus, ontap, onmiss) = (view.clone(), focus.clone(), ontap.clone(), onmiss.clone());
    Callback::from(move |event: MouseEvent| {
        if view.fingers.borrow_mut().take_drag() {
            return;
        }
        if spot_of(event.target()).is_none() {
            return onmiss.emit(());
        }
        if let Some(spot) = tapped(&view, &event) {
            focus.set(Some(spot));
            ontap.emit(spot);
        }
    })
}

/// Handles pointer events, which move the board, drag a piece, or hold a place.
pub(super) fn on_pointer(
    view: &BoardView,
    (hold, onhold): (&Rc<RefCell<Hold>>, &Callback<Option<Spot>>),
    (grab, ondrag): (&Rc<RefCell<Grab>>, &Callback<Command>),
    phase: PointerPhase,
) -> Callback<PointerEvent> {
    let (view, hold, onhold) = (view.clone(), hold.clone(), onhold.clone());
    let (grab, ondrag) = (grab.clone(), ondrag.clone());
    Callback::from(move |event: PointerEvent| {
        let Grabbed { dragging, command } = grab.borrow_mut().follow(&view, phase, &event);
        if let Some(command) = command {
            ondrag.emit(command);
        }
        // While a piece is dragged, the board neither moves nor starts a hold.
        let phase = if dragging { PointerPhase::Cancel } else { phase };
        let mut fingers = view.fingers.borrow_mut();
        follow_hold(&hold, &mut fingers, &onhold, phase, &event);
        fingers.follow(&view, phase, &event);
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
    fn follow(&mut self, view: &BoardView, phase: PointerPhase, event: &PointerEvent) -> Grabbed {
        match phase {
            PointerPhase::Down if event.is_primary() && event.button() == 0 => {
                let spot = spot_of(event.target());
                let word =
                    view.scene.grabs.iter().find(|(at, _)| Some(*at) == spot).map(|(_, word)| word.clone());
                *self = Self { pressed: word.map(|word| (word, drag::point(event))), ..Self::default() };
                Grabbed::default()
            }
            // A second finger starts a pinch.
            PointerPhase::Down => self.end(|_| Command::Clear),
            PointerPhase::Move => self.moved(view, event),
            PointerPhase::Up => {
                let to = drag::below(event);
                let ended = self.end(|word| to.map_or(Command::Clear, |to| Command::Drop(word, to)));
                if ended.dragging {
                    view.fingers.borrow_mut().dragged = true;
                }
                ended
            }
            PointerPhase::Cancel => self.end(|_| Command::Clear),
        }
    }

    fn moved(&mut self, view: &BoardView, event: &PointerEvent) -> Grabbed {
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
            let _ = view.svg().map(|svg| svg.set_pointer_capture(event.pointer_id()));
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
    fingers: &mut Fingers,
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
            if fingers.moved >= SLOP && over(&mut hold.borrow_mut()) {
                onhold.emit(None);
            }
        }
        PointerPhase::Up | PointerPhase::Cancel => {
            if over(&mut hold.borrow_mut()) {
                fingers.dragged = true;
                onhold.emit(None);
            }
        }
    }
}
