//! The eye on a board: what of it is seen, and what moves it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver, SvgsvgElement};
use yew::prelude::*;

use super::spot_of;
use crate::scenes::{Light, Scene, Spot};
use crate::ui::zoom::{Zoom, aimed, finest};

/// A board on the page and what is seen of it, for everything that hears touches and keys.
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
    /// The board on the page, once it is there.
    pub(super) fn svg(&self) -> Option<SvgsvgElement> {
        self.node.cast()
    }

    /// Whether it is zoomed now, if that is news.
    pub(super) fn found(&self, zoomed: bool) {
        if zoomed != *self.zoomed {
            self.zoomed.set(zoomed);
        }
    }
}

/// A tap twice on what means nothing else comes nearer, or goes back.
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

/// A button that zooms by a factor, or shows all.
pub(super) fn on_zoom(camera: &Eye, factor: Option<f32>) -> Callback<MouseEvent> {
    let camera = camera.clone();
    Callback::from(move |_: MouseEvent| {
        if let Some(svg) = camera.svg() {
            let now = camera.zoom.borrow_mut().scale_by(&svg, &camera.scene, factor);
            camera.zoomed.set(now);
        }
    })
}

/// The wheel zooms where nothing scrolls.
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

/// Keeps an open board in sight when it grows and when the room for it changes.
#[hook]
pub(super) fn use_settled(camera: &Eye, turn: usize) {
    let scene = &camera.scene;
    // Another part of the board is another question, as another seat is.
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
    // While nothing can be picked the last measure stays: to settle is to lay out the page.
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

/// Tells when the board got another size: the window was turned, or what stands beside it took or left room.
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

/// What stands over the board goes with what is lit; what is aimed at, from wherever, comes into sight.
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
