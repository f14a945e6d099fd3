//! Zoom and pan of a board: one transform, set without rendering anything again.
//!
//! A board of a fixed size begins as a whole and can be enlarged. An open board has no bounds: the eye travels over
//! it freely, and as long as nobody has moved it, it follows what grows.

use web_sys::{PointerEvent, SvgsvgElement};

use crate::art::{between, number, thousandths};
use crate::scenes::{Place, Scene};

/// Places smaller than this, in CSS pixels, are enlarged by the first touch.
const FINGER: f32 = 36.0;
/// What the first touch enlarges them to.
const COMFORT: f32 = 48.0;
/// How much a board of a fixed size can be enlarged.
const MOST: f32 = 6.0;
/// Movement, in CSS pixels, from which a press is a drag.
const SLOP: f32 = 8.0;
/// Side of the window of an open board, in units of its `viewBox`: the shorter side of the screen's room.
pub const WINDOW: f32 = 1000.0;
/// CSS pixels a scene unit of an open board: when all is shown, at the least and at the most.
const OPEN: (f32, f32, f32) = (1.3, 0.24, 2.6);
/// CSS pixels a scene unit when the eye goes to what the moment is about.
const CLOSE: f32 = 1.1;
/// Scene units smaller than this many CSS pixels are seen from afar: fine detail is left out.
const FAR: f32 = 0.56;

/// Height, in CSS pixels, of the buttons over the lower edge of a board: what is shown as a whole stays above.
const BUTTONS: f32 = 60.0;

/// What a pointer does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    Down,
    Move,
    Up,
    Cancel,
}

/// What can be seen, in units of the `viewBox`, and how many of them make a CSS pixel.
struct Window {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
    unit: f32,
}

impl Window {
    fn of(svg: &SvgsvgElement, scene: &Scene) -> Self {
        let (width, height) = (svg.client_width().max(1) as f32, svg.client_height().max(1) as f32);
        if scene.open {
            let unit = WINDOW / width.min(height);
            let (width, height) = (width * unit, height * unit);
            Self { left: -width / 2.0, top: -height / 2.0, width, height, unit }
        } else {
            Self { left: 0.0, top: 0.0, width: scene.width, height: scene.height, unit: scene.width / width }
        }
    }

    /// The scale at which everything is seen.
    fn fit(&self, scene: &Scene) -> f32 {
        if scene.open {
            let all = (self.width / scene.width).min((self.height - BUTTONS * self.unit) / scene.height);
            all.min(OPEN.0 * self.unit)
        } else {
            1.0
        }
    }

    /// The smallest and the largest scale.
    fn range(&self, scene: &Scene) -> (f32, f32) {
        if scene.open { (self.fit(scene).min(OPEN.1 * self.unit), OPEN.2 * self.unit) } else { (1.0, MOST) }
    }
}

/// The present zoom: where scene units lie in the `viewBox`.
#[derive(Debug)]
pub struct Zoom {
    scale: f32,
    x: f32,
    y: f32,
    /// Somebody chose what is seen; until then everything is, or what the moment is about.
    chosen: bool,
    /// The eye went to what the moment is about.
    close: bool,
    pointers: Vec<(i32, (f32, f32))>,
    moved: f32,
    dragged: bool,
}

impl Default for Zoom {
    fn default() -> Self {
        let pointers = Vec::new();
        Self { scale: 1.0, x: 0.0, y: 0.0, chosen: false, close: false, pointers, moved: 0.0, dragged: false }
    }
}

impl Zoom {
    /// Whether the press that ends now was a drag; asking forgets it.
    pub fn take_drag(&mut self) -> bool {
        std::mem::take(&mut self.dragged)
    }

    /// Whether the press under way has moved too far for a tap.
    pub fn moved(&self) -> bool {
        self.moved >= SLOP
    }

    /// The press that ends now was something else than a tap.
    pub fn swallow_tap(&mut self) {
        self.dragged = true;
    }

    /// The scene or the room for it changed: an open board shows everything again, unless somebody chose.
    pub fn settle(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        if self.chosen { self.put(svg, scene) } else { self.settled(svg, scene) }
    }

    /// Shows everything, or what the moment is about where that would be too small to be touched.
    fn settled(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        let window = Window::of(svg, scene);
        match scene.focus {
            Some((x, y)) if scene.open && window.fit(scene) / window.unit < FAR => {
                self.scale = CLOSE * window.unit;
                self.middle(&window, x, y);
                self.close = true;
                self.put(svg, scene)
            }
            _ => self.whole(svg, scene),
        }
    }

    /// Shows everything.
    fn whole(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        let window = Window::of(svg, scene);
        self.scale = window.fit(scene);
        self.middle(&window, scene.left + scene.width / 2.0, scene.top + scene.height / 2.0);
        if scene.open {
            self.y -= BUTTONS * window.unit / 2.0;
        }
        (self.chosen, self.close) = (false, false);
        self.put(svg, scene)
    }

    fn middle(&mut self, window: &Window, x: f32, y: f32) {
        self.x = window.left + window.width / 2.0 - x * self.scale;
        self.y = window.top + window.height / 2.0 - y * self.scale;
    }

    /// Enlarges the neighbourhood of a place that is too small for a finger. `true` if it did.
    pub fn enlarge(&mut self, svg: &SvgsvgElement, scene: &Scene, place: &Place) -> bool {
        let window = Window::of(svg, scene);
        let shown = place.size * self.scale / window.unit;
        if shown >= FINGER || (!scene.open && self.scale > 1.05) {
            return false;
        }
        self.scale = (COMFORT * window.unit / place.size).min(window.range(scene).1);
        self.middle(&window, place.x + place.size / 2.0, place.y + place.size / 2.0);
        // For this moment only: the next one shows everything again.
        (self.chosen, self.close) = (false, scene.open);
        self.put(svg, scene);
        true
    }

    /// Brings a place into sight that got the focus. Whether something else than everything is seen.
    pub fn reveal(&mut self, svg: &SvgsvgElement, scene: &Scene, place: &Place) -> bool {
        let window = Window::of(svg, scene);
        let inside =
            |at: f32, begin: f32, room: f32| at >= begin && at + place.size * self.scale <= begin + room;
        let (x, y) = (place.x * self.scale + self.x, place.y * self.scale + self.y);
        if !inside(x, window.left, window.width) || !inside(y, window.top, window.height) {
            self.middle(&window, place.x + place.size / 2.0, place.y + place.size / 2.0);
            self.chosen = true;
        }
        self.put(svg, scene)
    }

    /// Zooms by a factor around the middle; `None` shows everything. Whether something else than everything is seen.
    pub fn scale_by(&mut self, svg: &SvgsvgElement, scene: &Scene, factor: Option<f32>) -> bool {
        let Some(factor) = factor else { return self.whole(svg, scene) };
        let window = Window::of(svg, scene);
        let middle = (window.left + window.width / 2.0, window.top + window.height / 2.0);
        self.around(&window, scene, middle, factor);
        self.put(svg, scene)
    }

    /// Zooms by a factor around a point of the screen, in CSS pixels.
    pub fn scale_at(&mut self, svg: &SvgsvgElement, scene: &Scene, at: (f32, f32), factor: f32) -> bool {
        let window = Window::of(svg, scene);
        let frame = svg.get_bounding_client_rect();
        let x = window.left + (at.0 - frame.left() as f32) * window.unit;
        let y = window.top + (at.1 - frame.top() as f32) * window.unit;
        self.around(&window, scene, (x, y), factor);
        self.put(svg, scene)
    }

    /// Follows pointers: one pans what can be panned, two pinch. Whether something else than everything is seen.
    pub fn pointer(
        &mut self,
        svg: &SvgsvgElement,
        scene: &Scene,
        phase: Phase,
        event: &PointerEvent,
    ) -> bool {
        let (id, here) = (event.pointer_id(), (event.client_x() as f32, event.client_y() as f32));
        match phase {
            Phase::Down => {
                if self.pointers.is_empty() {
                    (self.moved, self.dragged) = (0.0, false);
                }
                self.pointers.retain(|pressed| pressed.0 != id);
                self.pointers.push((id, here));
            }
            Phase::Move => {
                if let Some(pressed) = self.pointers.iter_mut().find(|pressed| pressed.0 == id) {
                    let before = std::mem::replace(&mut pressed.1, here);
                    self.follow(svg, scene, id, before, here);
                } else {
                    self.moved = 0.0; // hovering, not pressed
                }
            }
            Phase::Up | Phase::Cancel => self.pointers.retain(|pressed| pressed.0 != id),
        }
        self.elsewhere(scene)
    }

    fn follow(&mut self, svg: &SvgsvgElement, scene: &Scene, id: i32, before: (f32, f32), here: (f32, f32)) {
        let (dx, dy) = (here.0 - before.0, here.1 - before.1);
        self.moved += dx.abs() + dy.abs();
        if self.moved < SLOP {
            return;
        }
        let other = self.pointers.iter().find(|(k, _)| *k != id).map(|(_, at)| *at);
        match other {
            Some(fixed) => {
                let far = |p: (f32, f32)| (p.0 - fixed.0).hypot(p.1 - fixed.1).max(1.0);
                let middle = ((here.0 + fixed.0) / 2.0, (here.1 + fixed.1) / 2.0);
                self.dragged = true;
                self.scale_at(svg, scene, middle, far(here) / far(before));
            }
            None if scene.open || self.scale > 1.01 => {
                let unit = Window::of(svg, scene).unit;
                self.x += dx * unit;
                self.y += dy * unit;
                (self.dragged, self.chosen) = (true, true);
                self.put(svg, scene);
            }
            None => {}
        }
    }

    fn around(&mut self, window: &Window, scene: &Scene, (x, y): (f32, f32), factor: f32) {
        let (least, most) = window.range(scene);
        let scale = between(self.scale * factor, least, most);
        let real = scale / self.scale;
        self.x = x - (x - self.x) * real;
        self.y = y - (y - self.y) * real;
        self.scale = scale;
        self.chosen = true;
    }

    fn elsewhere(&self, scene: &Scene) -> bool {
        if scene.open { self.chosen || self.close } else { self.scale > 1.01 }
    }

    /// Keeps the scene in the window and sets the transform. Whether something else than everything is seen.
    fn put(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        let window = Window::of(svg, scene);
        let keep = |at: f32, from: f32, long: f32, begin: f32, room: f32, below: f32| {
            let slack = if scene.open { room / 3.0 } else { 0.0 };
            let (one, other) = (begin - from * self.scale, begin + room - (from + long) * self.scale);
            between(at, one.min(other) - slack - below, one.max(other) + slack)
        };
        // An enlarged board can be pulled up from under the buttons over its lower edge.
        let below = if self.scale > 1.01 { BUTTONS * window.unit } else { 0.0 };
        self.x = keep(self.x, scene.left, scene.width, window.left, window.width, 0.0);
        self.y = keep(self.y, scene.top, scene.height, window.top, window.height, below);
        if let Ok(Some(group)) = svg.query_selector(".pan") {
            let transform = format!(
                "translate({} {}) scale({})",
                number(self.x),
                number(self.y),
                thousandths(self.scale)
            );
            // Only fails for names that are no attribute names.
            let _ = group.set_attribute("transform", &transform);
            let far = scene.open && self.scale / window.unit < FAR;
            let _ = group.class_list().toggle_with_force("far", far);
        }
        if scene.open {
            self.show_in_map(svg, scene, &window);
        }
        self.elsewhere(scene)
    }

    /// Moves the frame in the small map; the map is wanted when less than half of the board is seen.
    fn show_in_map(&self, svg: &SvgsvgElement, scene: &Scene, window: &Window) {
        let Some(board) = svg.parent_element() else { return };
        let (left, top) = ((window.left - self.x) / self.scale, (window.top - self.y) / self.scale);
        let (width, height) = (window.width / self.scale, window.height / self.scale);
        let part = |from: f32, long: f32, begin: f32, room: f32| {
            ((from + long).min(begin + room) - from.max(begin)).max(0.0) / long
        };
        let seen = part(scene.left, scene.width, left, width) * part(scene.top, scene.height, top, height);
        let _ = board.class_list().toggle_with_force("partly", seen < 0.5);
        if let Ok(Some(eye)) = board.query_selector(".minimap .eye") {
            for (name, value) in [("x", left), ("y", top), ("width", width), ("height", height)] {
                let _ = eye.set_attribute(name, &number(value.round()));
            }
        }
    }
}
