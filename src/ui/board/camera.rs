//! The camera of a board on the page: measures the space, sets the transform, and connects the input that moves it.
//! The view is decided in [`crate::scenes::camera`].

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{HtmlElement, ResizeObserver, SvgElement, SvgsvgElement};
use yew::prelude::*;

use super::touch::Fingers;
use super::{signs, spot_of};
use crate::art::{number, thousandths};
use crate::scenes::camera::{Area, BoardPlace, Camera, Viewport, square};
use crate::scenes::{Light, Scene, Spot};
use crate::ui::browser;

/// Side of the `viewBox` of an open board: the shorter side of its space, so that it is shown at about the right size
/// before it is measured.
pub(super) const WINDOW: f32 = 1000.0;
/// Device pixels per scene unit below which fine detail is left out.
const FAR: f32 = 0.56;
/// CSS pixels per scene unit below which fine patterns would merge.
const COARSE: f32 = 0.5;
/// The distance from the upper edge of a board, in CSS pixels, within which a prompt that begins there covers it.
const PROMPT: f64 = 24.0;
/// The share of the width of a board from which something over its lower edge covers it, and the largest share of its
/// height that is left out of view.
const WIDE: f64 = 0.6;

thread_local! {
    /// When the last movement of the camera ends.
    static GLIDES: Cell<f64> = const { Cell::new(0.0) };
    /// The board on the page.
    static PRESENT: RefCell<Option<Rc<RefCell<BoardView>>>> = const { RefCell::new(None) };
}

/// Pans the board on the page so that an area, in scene units, is in view before something is shown there. Returns the
/// milliseconds until the board has stopped: 0 if nothing moves, or if this device moves at once.
pub fn pan_to(area: Option<Area>) -> u32 {
    let view = PRESENT.with_borrow(|present| present.as_ref().map(|view| view.borrow().clone()));
    if let (Some(view), Some(area)) = (view, area) {
        let is_watching = view.watches();
        view.glide(
            |camera, scene| if is_watching { camera.with_all(scene) } else { camera.pan_to(scene, area) },
        );
    }
    (GLIDES.get() - browser::now()).max(0.0) as u32
}

/// Returns the position of the board on the page once it has stopped. Performers must not follow a space that is not
/// measured yet, or a late motion.
pub fn place_at_rest() -> Option<BoardPlace> {
    let view = PRESENT.with_borrow(|present| present.as_ref().map(|view| view.borrow().clone()))?;
    view.measure();
    let frame = view.svg()?.get_bounding_client_rect();
    Some(view.camera.get().place(frame.left(), frame.top())).filter(|place| place.scale > 0.0)
}

/// A board on the page and its camera, shared by all handlers of touches and keys.
#[derive(Clone)]
pub(super) struct BoardView {
    pub(super) node: NodeRef,
    pub(super) camera: Rc<Cell<Camera>>,
    pub(super) fingers: Rc<RefCell<Fingers>>,
    pub(super) zoomed: UseStateHandle<bool>,
    pub(super) scene: Rc<Scene>,
    /// Whether nobody decides at this device, and all of an open board stays in view.
    pub(super) watched: bool,
    /// Whether this is a replay: see [`Camera::replayed`].
    pub(super) replayed: bool,
    /// Whether the last entry is still being staged: only that moves the board.
    pub(super) staged: bool,
    /// The place that a tutorial asks for, which is kept in view.
    pub(super) tutorial_spot: Option<Spot>,
}

impl BoardView {
    /// Returns the board's element once it is mounted.
    pub(super) fn svg(&self) -> Option<SvgsvgElement> {
        self.node.cast()
    }

    /// Moves the camera at once, as a finger does.
    pub(super) fn cut(&self, to: impl FnOnce(Camera, &Scene) -> Camera) {
        self.set(to(self.camera.get(), &self.scene), 0);
    }

    /// Moves the camera with an animation, and returns its duration at the calm pace, in milliseconds.
    pub(super) fn glide(&self, to: impl FnOnce(Camera, &Scene) -> Camera) -> u32 {
        let old = self.camera.get();
        let new = to(old, &self.scene);
        let duration = if old.scale > 0.0 { new.glide_from(&old) } else { 0 };
        self.set(new, duration);
        let end = browser::now() + f64::from(browser::motion_time(duration));
        GLIDES.set(GLIDES.get().max(end));
        duration
    }

    /// Sets the camera. Whatever moves keeps moving if only the lights have changed.
    fn set(&self, camera: Camera, duration: u32) {
        let Some(svg) = self.svg().filter(|_| camera.scale > 0.0) else { return };
        let old = self.camera.replace(camera);
        if (old.scale, old.x, old.y, old.viewport) != (camera.scale, camera.x, camera.y, camera.viewport) {
            transform(&svg, &self.scene, &camera, duration);
        }
        if let (true, Some(board)) = (self.scene.open, svg.parent_element()) {
            signs::update(&board, &self.scene, &camera, self.tutorial_spot);
        }
        self.zoomed.set(camera.is_zoomed(&self.scene));
    }

    /// Measures the space of the board, which forces a layout.
    fn measure(&self) {
        let Some(svg) = self.svg() else { return };
        let viewport = viewport_of(&svg, &self.scene);
        if viewport != self.camera.get().viewport {
            if let Some(board) = svg.parent_element().and_then(|board| board.dyn_into::<HtmlElement>().ok()) {
                // Fails only for invalid property names.
                let _ = board.style().set_property("--covered", &format!("{}px", viewport.bottom));
            }
            self.cut(|camera, scene| {
                let resized = camera.resized(scene, viewport);
                if self.watches() { resized.with_all(scene) } else { self.with_tutorial_spot(resized, scene) }
            });
        }
    }

    /// Follows a change of the scene.
    fn settle(&self, turn: Option<usize>) {
        // A prompt over the board may have got more lines, and a panel may have opened over it.
        let Camera { scale, viewport, .. } = self.camera.get();
        if scale == 0.0 || grows(&self.scene) && (viewport.top > 0.0 || viewport.is_phone()) {
            self.measure();
        }
        if self.replayed || self.watches() {
            let follow = if self.replayed { Camera::replayed } else { Camera::watched };
            self.glide(|camera, scene| follow(camera, scene, turn));
            return;
        }
        self.glide(|camera, scene| self.with_tutorial_spot(camera.settled(scene, turn), scene));
    }

    /// Pans to the place that a tutorial asks for, if it is not wholly in view.
    fn with_tutorial_spot(&self, camera: Camera, scene: &Scene) -> Camera {
        let place = scene.places.iter().find(|place| Some(place.spot) == self.tutorial_spot);
        place.map_or(camera, |place| camera.reveal(scene, square(place)))
    }

    fn watches(&self) -> bool {
        self.watched && self.scene.open
    }

    /// Returns a point of the page in the board's viewport, in CSS pixels.
    pub(super) fn point(&self, (x, y): (f32, f32)) -> Option<(f32, f32)> {
        let frame = self.svg()?.get_bounding_client_rect();
        Some((x - frame.left() as f32, y - frame.top() as f32))
    }
}

/// Returns whether a board grows during a game, and has buttons and panels over it.
fn grows(scene: &Scene) -> bool {
    scene.open && !scene.free_corners
}

fn viewport_of(svg: &SvgsvgElement, scene: &Scene) -> Viewport {
    let (width, height) = (svg.client_width().max(1) as f32, svg.client_height().max(1) as f32);
    let frame = svg.get_bounding_client_rect();
    let prompt = browser::first("#table .prompt").map(|prompt| prompt.get_bounding_client_rect());
    let over = prompt.filter(|prompt| {
        let beside = prompt.right() <= frame.left() || prompt.left() >= frame.right();
        !beside && (frame.top()..frame.top() + PROMPT).contains(&prompt.top())
    });
    // Panels that cover the lower edge from side to side.
    let panels = ["#table .panel-room", "#table .tray"].into_iter().filter(|_| grows(scene));
    let panels = panels.filter_map(|panel| Some(browser::first(panel)?.get_bounding_client_rect()));
    let panels = panels.filter(|panel| {
        let wide = panel.width() > WIDE * frame.width() && panel.left() < frame.right();
        wide && panel.bottom() > frame.bottom() - PROMPT
    });
    let covered = panels.map(|panel| frame.bottom() - panel.top());
    let bottom = covered.filter(|high| (0.0..WIDE * frame.height()).contains(high)).fold(0.0, f64::max);
    Viewport {
        width,
        height,
        top: over.map_or(0.0, |prompt| (prompt.bottom() - frame.top()) as f32),
        bottom: bottom as f32,
    }
}

/// Sets the transform of the board, in units of its `viewBox`, and what depends on the scale.
fn transform(svg: &SvgsvgElement, scene: &Scene, camera: &Camera, duration: u32) {
    let Ok(Some(group)) = svg.query_selector(".pan") else { return };
    let Viewport { width, height, .. } = camera.viewport;
    // The `viewBox` is in the middle of the viewport.
    let (unit, x, y) = if scene.open {
        (WINDOW / width.min(height), 0.0, 0.0)
    } else {
        let middle = (scene.left + scene.width / 2.0, scene.top + scene.height / 2.0);
        ((scene.width / width).max(scene.height / height), middle.0, middle.1)
    };
    let (x, y) = (x + (camera.x - width / 2.0) * unit, y + (camera.y - height / 2.0) * unit);
    let dense = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio() as f32);
    let classes = group.class_list();
    for (name, on) in [
        ("far", scene.open && camera.scale * dense < FAR),
        ("coarse", scene.open && camera.scale < COARSE),
        ("glides", duration > 0),
    ] {
        let _ = classes.toggle_with_force(name, on);
    }
    if let Some(group) = group.dyn_ref::<SvgElement>() {
        let scale = thousandths(camera.scale * unit);
        // Fails only for invalid property names.
        let _ = group.style().set_property("--glide", &format!("{duration}ms"));
        let moved = format!("translate({}px, {}px) scale({scale})", number(x), number(y));
        let _ = group.style().set_property("transform", &moved);
    }
}

/// Handles a double tap where it has no other meaning: shows the whole board.
pub(super) fn on_double_click(view: &BoardView) -> Callback<MouseEvent> {
    let view = view.clone();
    Callback::from(move |event: MouseEvent| {
        let scene = &view.scene;
        let place = spot_of(event.target()).and_then(|spot| scene.places.iter().find(|p| p.spot == spot));
        if scene.open && place.is_none_or(|p| p.light == Light::Plain) {
            view.glide(|camera, scene| camera.whole_by_hand(scene));
        }
    })
}

/// Zooms by a factor around the middle, or fits the board.
pub(super) fn zoom(view: &BoardView, factor: Option<f32>) {
    view.glide(|camera, scene| {
        let middle = (camera.viewport.width / 2.0, camera.viewport.height / 2.0);
        factor.map_or_else(|| camera.whole_by_hand(scene), |factor| camera.zoom_by(scene, middle, factor))
    });
}

/// Handles a button that zooms by a factor, or fits the board.
pub(super) fn on_zoom(view: &BoardView, factor: Option<f32>) -> Callback<MouseEvent> {
    let view = view.clone();
    Callback::from(move |_: MouseEvent| zoom(&view, factor))
}

/// Handles the wheel, which zooms where nothing scrolls.
pub(super) fn on_wheel(view: &BoardView) -> Callback<WheelEvent> {
    let view = view.clone();
    Callback::from(move |event: WheelEvent| {
        let wanted = event.ctrl_key() || *view.zoomed || view.scene.open;
        if let (true, Some(at)) = (wanted, view.point((event.client_x() as f32, event.client_y() as f32))) {
            event.prevent_default();
            let factor = if event.delta_y() < 0.0 { 1.2 } else { 1.0 / 1.2 };
            view.cut(|camera, scene| camera.zoom_by(scene, at, factor));
        }
    })
}

/// Lets the camera follow the scene and the space of the board, and makes it the one on the page.
#[hook]
pub(super) fn use_settled(view: &BoardView, turn: Option<usize>) {
    let latest = use_mut_ref(|| view.clone());
    latest.replace(view.clone());
    let scene = &view.scene;
    let lit: Vec<(Spot, Light)> = scene
        .places
        .iter()
        .filter(|place| place.light.legal() || place.light == Light::Aimed)
        .map(|place| (place.spot, place.light))
        .collect();
    let extent = [scene.left, scene.top, scene.width, scene.height];
    let areas = (scene.focus, scene.default_area, scene.interest_area, scene.aimed_area);
    use_effect_with((extent, areas, lit, turn, view.tutorial_spot, view.staged), {
        let view = view.clone();
        move |_| {
            if !view.staged {
                view.settle(turn);
            }
        }
    });
    use_effect_with((), move |()| {
        PRESENT.set(Some(latest.clone()));
        let callback = Closure::<dyn FnMut()>::new({
            let latest = latest.clone();
            move || {
                let view = latest.borrow().clone();
                view.measure();
            }
        });
        let watch = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok();
        if let (Some(watch), Some(svg)) = (&watch, latest.borrow().svg()) {
            watch.observe(&svg);
        }
        move || {
            watch.into_iter().for_each(|watch| watch.disconnect());
            drop(callback);
            PRESENT.with_borrow_mut(|present| present.take_if(|view| Rc::ptr_eq(view, &latest)));
        }
    });
}

/// Returns to the view that was left when an earlier state came on screen, unless the space has changed since.
#[hook]
pub(super) fn use_returning_view(view: &BoardView, looks_back: bool) {
    let left = use_mut_ref(|| None::<Camera>);
    if looks_back {
        left.borrow_mut().get_or_insert_with(|| view.camera.get());
    }
    let view = view.clone();
    use_effect_with(looks_back, move |looks_back| {
        let before = left.borrow_mut().take_if(|_| !*looks_back);
        if let Some(before) = before.filter(|before| before.viewport == view.camera.get().viewport) {
            view.glide(|_, _| before);
        }
    });
}
