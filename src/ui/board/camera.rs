//! The camera of a board: the visible part, and the input that moves it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver, SvgsvgElement};
use yew::prelude::*;

use super::spot_of;
use crate::scenes::{Light, Scene, Spot};
use crate::ui::zoom::{Zoom, aimed, finest};

/// A board on the page and its camera, shared by all handlers of touches and keys.
#[derive(Clone)]
pub(super) struct Eye {
    pub(super) node: NodeRef,
    pub(super) zoom: Rc<RefCell<Zoom>>,
    pub(super) zoomed: UseStateHandle<bool>,
    pub(super) scene: Rc<Scene>,
    /// The place that a lesson asks for.
    pub(super) asked: Option<Spot>,
}

impl Eye {
    /// Returns the board's element once it is mounted.
    pub(super) fn svg(&self) -> Option<SvgsvgElement> {
        self.node.cast()
    }

    /// Stores whether the board is zoomed, if that has changed.
    pub(super) fn found(&self, zoomed: bool) {
        if zoomed != *self.zoomed {
            self.zoomed.set(zoomed);
        }
    }
}

/// Handles a double tap where it has no other meaning: zooms in, or back out.
pub(super) fn on_double_click(camera: &Eye) -> Callback<MouseEvent> {
    let camera = camera.clone();
    Callback::from(move |event: MouseEvent| {
        let scene = &camera.scene;
        let place = spot_of(event.target()).and_then(|spot| scene.places.iter().find(|p| p.spot == spot));
        let free = scene.open && place.is_none_or(|p| p.light == Light::Plain);
        if let (true, Some(svg)) = (free, camera.svg()) {
            camera.zoomed.set(camera.zoom.borrow_mut().scale_by(&svg, scene, None));
        }
    })
}

/// Handles a button that zooms by a factor, or fits the board.
pub(super) fn on_zoom(camera: &Eye, factor: Option<f32>) -> Callback<MouseEvent> {
    let camera = camera.clone();
    Callback::from(move |_: MouseEvent| {
        if let Some(svg) = camera.svg() {
            let now = camera.zoom.borrow_mut().scale_by(&svg, &camera.scene, factor);
            camera.zoomed.set(now);
        }
    })
}

/// Handles the wheel, which zooms where nothing scrolls.
pub(super) fn on_wheel(camera: &Eye) -> Callback<WheelEvent> {
    let camera = camera.clone();
    Callback::from(move |event: WheelEvent| {
        let wanted = event.ctrl_key() || *camera.zoomed || camera.scene.open;
        if let (true, Some(svg)) = (wanted, camera.svg()) {
            event.prevent_default();
            let factor = if event.delta_y() < 0.0 { 1.2 } else { 1.0 / 1.2 };
            let at = (event.client_x() as f32, event.client_y() as f32);
            camera.zoomed.set(camera.zoom.borrow_mut().scale_at(&svg, &camera.scene, at, factor));
        }
    })
}

/// Keeps an open board in view when it grows and when its available space changes.
#[hook]
pub(super) fn use_settled(camera: &Eye, turn: usize) {
    let scene = &camera.scene;
    // A new window of the board is a new question, just as a new seat is.
    use_effect_with((turn, scene.window), {
        let zoom = camera.zoom.clone();
        move |_| zoom.borrow_mut().forget()
    });
    let latest = use_mut_ref(|| (scene.clone(), camera.asked));
    *latest.borrow_mut() = (scene.clone(), camera.asked);
    let settle = {
        let camera = camera.clone();
        Callback::from(move |()| {
            let (scene, asked) = latest.borrow().clone();
            if let Some(svg) = camera.svg() {
                let mut zoom = camera.zoom.borrow_mut();
                let now = zoom.settle(&svg, &scene);
                let place = scene.places.iter().find(|place| Some(place.spot) == asked);
                camera.found(place.map_or(now, |place| zoom.bring(&svg, &scene, place)));
            }
        })
    };
    let extent = [scene.left, scene.top, scene.width, scene.height];
    // While nothing can be picked the last measure is kept, because settling forces a layout of the page.
    let fine = use_mut_ref(|| None);
    let finest = finest(scene).or(*fine.borrow());
    *fine.borrow_mut() = finest;
    use_effect_with((extent, scene.focus, scene.window, turn, finest, camera.asked), {
        let settle = settle.clone();
        move |_| settle.emit(())
    });
    use_in_sight(camera, &settle);
    use_resized(camera.node.clone(), settle);
}

/// Reports that the size of the board changed: the device was rotated, or a neighbouring part grew or shrank.
#[hook]
fn use_resized(node: NodeRef, told: Callback<()>) {
    use_effect_with((), move |()| {
        let heard = Closure::<dyn FnMut()>::new(move || told.emit(()));
        let watch = ResizeObserver::new(heard.as_ref().unchecked_ref()).ok();
        if let (Some(watch), Some(element)) = (&watch, node.cast::<Element>()) {
            watch.observe(&element);
        }
        move || {
            watch.into_iter().for_each(|watch| watch.disconnect());
            drop(heard);
        }
    });
}

/// Removes what is drawn over the board once nothing is lit, and brings the aimed place into view, however it was
/// aimed at.
#[hook]
fn use_in_sight(camera: &Eye, settle: &Callback<()>) {
    let scene = &camera.scene;
    let lit: Vec<(Spot, bool)> = scene
        .places
        .iter()
        .filter(|place| scene.open && matches!(place.light, Light::Legal | Light::Aimed))
        .map(|place| (place.spot, place.light == Light::Legal))
        .collect();
    use_effect_with(lit, {
        let (camera, settle) = (camera.clone(), settle.clone());
        move |_| {
            if let Some(svg) = camera.svg() {
                let lost = camera.zoom.borrow().sees_nothing_lit(&svg, &camera.scene);
                if lost {
                    settle.emit(());
                }
                camera.zoom.borrow().signs(&svg, &camera.scene);
            }
        }
    });
    use_effect_with(aimed(scene).map(|place| place.spot), {
        let camera = camera.clone();
        move |aimed: &Option<Spot>| {
            if let (Some(svg), Some(_)) = (camera.svg(), aimed) {
                let now = camera.zoom.borrow_mut().aim(&svg, &camera.scene);
                camera.found(now);
            }
        }
    });
}
