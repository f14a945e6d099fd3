//! Zoom and pan of a board: one transform, set without rendering anything again.
//!
//! A board of a fixed size is shown whole at first and can be enlarged. An open board has no bounds: the camera
//! moves over it freely. Until somebody moves it, it follows the growing board.

mod signs;
mod window;

use wasm_bindgen::JsCast;
use web_sys::{PointerEvent, SvgElement, SvgsvgElement};

use self::window::{
    Area, BUTTONS, COMFORT, FINGER, TILE, Viewport, area_of, around, buttons, held, lit, meant, moment,
    most_lit, nearer,
};
pub use self::window::{WINDOW, aimed, finest};
use crate::art::{between, number, thousandths};
use crate::scenes::{Place, Scene};

/// The movement, in CSS pixels, from which a press is a drag.
const SLOP: f32 = 8.0;
/// CSS pixels per scene unit at which an open board is easily read, in a space of normal height and in a low one.
/// Anything that does not fit stays out of view, and signs at the edges show how much of it is lit.
const READ: (f32, f32) = (0.88, 0.56);
const LOW: f32 = 420.0;
/// CSS pixels per scene unit down to which all lit places are shown at once rather than only those around the last
/// move.
const ALL_LIT: f32 = 0.46;
/// A number of lit places, and the goal in CSS pixels per scene unit if more are lit and not all fit. The nearer
/// the camera, the fewer are visible.
const MANY_LIT: (usize, f32) = (8, 0.6);
/// Like [`ALL_LIT`] for the reach of an aimed piece, which is looked at, not touched.
const ALL_REACH: f32 = 0.38;
/// The margin around a tile that the camera goes to, in CSS pixels.
const EDGE: f32 = 16.0;
/// The smallest size of a lit place, in CSS pixels.
const TOUCH: f32 = 44.0;
/// Device pixels per scene unit below which fine detail is left out.
const FAR: f32 = 0.56;
/// CSS pixels per scene unit below which fine patterns would merge.
const COARSE: f32 = 0.5;

/// The phase of a pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PointerPhase {
    Down,
    Move,
    Up,
    Cancel,
}

/// The current zoom: the transform from scene units to the `viewBox`.
#[derive(Debug)]
pub struct Zoom {
    scale: f32,
    x: f32,
    y: f32,
    /// The user chose the view; until then the camera shows everything, or the relevant area.
    chosen: bool,
    /// The camera went to the relevant area.
    close: bool,
    /// The camera has been placed; until then nothing is kept.
    placed: bool,
    /// The next transform is animated.
    glides: bool,
    /// Width and height of the board in CSS pixels when it was last moved. Measuring again at every tap would force
    /// a layout.
    size: Option<(f32, f32)>,
    pointers: Vec<(i32, (f32, f32))>,
    moved: f32,
    dragged: bool,
}

impl Default for Zoom {
    fn default() -> Self {
        let pointers = Vec::new();
        Self {
            scale: 1.0,
            x: 0.0,
            y: 0.0,
            chosen: false,
            close: false,
            placed: false,
            glides: false,
            size: None,
            pointers,
            moved: 0.0,
            dragged: false,
        }
    }
}

impl Zoom {
    /// Returns whether the press that ends now was a drag, and resets that.
    pub fn take_drag(&mut self) -> bool {
        std::mem::take(&mut self.dragged)
    }

    /// Returns whether the current press has moved too far for a tap.
    pub fn moved(&self) -> bool {
        self.moved >= SLOP
    }

    /// Marks the press that ends now as not a tap.
    pub fn swallow_tap(&mut self) {
        self.dragged = true;
    }

    /// Handles a change of the scene or its space: an open board shows everything again, unless the user chose a
    /// view.
    pub fn settle(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        if self.chosen { self.put(svg, scene) } else { self.settled(svg, scene) }
    }

    /// Resets the chosen view, because another seat plays.
    pub fn forget(&mut self) {
        (self.chosen, self.placed) = (false, false);
    }

    /// Fits the whole board, or only the relevant area if everything would be too small to read or touch. Whatever
    /// is visible and large enough already stays where it is.
    fn settled(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        let window = Viewport::of(svg, scene);
        if let Some(near) = nearer(&window, scene) {
            (self.scale, self.x, self.y) = near;
            (self.close, self.glides) = (false, self.placed);
            self.placed = true;
            return self.put(svg, scene);
        }
        let Some(focus) = scene.focus.filter(|_| scene.open) else { return self.whole(svg, scene) };
        // An aimed place stays visible, whatever else does not.
        let half = |place: &Place| place.size / 2.0;
        let (x, y) = aimed(scene).map_or(focus, |place| (place.x + half(place), place.y + half(place)));
        let low = window.height / window.unit < LOW;
        let lit = meant(scene).map(|place| place.size).fold(f32::MAX, f32::min);
        let usual = if low { READ.1 } else { READ.0 };
        let (enough, read) = if scene.read.1 > 0.0 { scene.read } else { (usual, usual) };
        let need = read.max(TOUCH / lit) * window.unit;
        let fit = window.fit(scene);
        if enough < read && fit >= enough * window.unit {
            return self.whole(svg, scene);
        }
        let mut goal = fit.max(need).min(window.range(scene).1);
        let free = window.width - buttons(scene) * window.unit;
        // All lit places, unless tiles become too small.
        let moment = moment(scene, (x, y)).filter(|_| scene.read.1 <= 0.0);
        let moment = moment.filter(|all| {
            let (width, height) = (all[2] - all[0] + 0.2 * TILE, all[3] - all[1] + 0.2 * TILE);
            let shows = (free / width).min(window.height / height);
            let shown = shows >= ALL_LIT.max(TOUCH / lit) * window.unit;
            if shown {
                goal = goal.min(shows);
            }
            shown
        });
        if moment.is_none() && scene.read.1 <= 0.0 && meant(scene).count() > MANY_LIT.0 {
            goal = goal.min(MANY_LIT.1.max(TOUCH / lit) * window.unit);
        }
        let (left, top) = (x * self.scale + self.x - window.left, y * self.scale + self.y - window.top);
        let room = self.scale / 2.0 * TILE;
        let seen = (room..free - room).contains(&left) && (room..window.height - room).contains(&top);
        // The whole relevant area visible, or at least some of it.
        let mut hidden = meant(scene).map(|place| self.beyond(&window, scene, place).is_some());
        let all =
            if moment.is_some() { !hidden.any(|out| out) } else { lit == f32::MAX || hidden.any(|out| !out) };
        let right = self.scale >= need.min(goal) * 0.99 && self.scale <= goal * 1.3 && all;
        // With nothing to pick there is no need to zoom in or out.
        if self.placed && self.close && seen && (right || lit == f32::MAX) {
            return self.put(svg, scene);
        }
        if goal <= fit * 1.01 {
            return self.whole(svg, scene);
        }
        self.scale = goal;
        match moment {
            Some(all) => {
                self.middle(&window, (all[0] + all[2]) / 2.0, (all[1] + all[3]) / 2.0);
                self.x -= buttons(scene) * window.unit / 2.0;
            }
            None => {
                let edge = 2.0 * EDGE * window.unit;
                let room = ((free - edge) / self.scale, (window.height - edge) / self.scale);
                let (x, y) = most_lit(scene, (x, y), room);
                self.middle(&window, x, y);
                self.x -= buttons(scene) * window.unit / 2.0;
            }
        }
        self.keep_within(&window, scene);
        // If none of it would be visible, the camera goes to the nearest.
        if self.all_beyond(&window, scene)
            && let Some(place) = self.nearest(&window, meant(scene))
        {
            self.middle(&window, place.x + place.size / 2.0, place.y + place.size / 2.0);
            self.keep_within(&window, scene);
        }
        (self.close, self.glides) = (true, self.placed);
        self.placed = true;
        self.put(svg, scene)
    }

    /// Returns whether there is something to pick on an open board, but none of it visible.
    pub fn sees_nothing_lit(&self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        scene.open && lit(scene).next().is_some() && self.all_beyond(&self.window(svg, scene), scene)
    }

    /// Returns whether nothing of the relevant area is visible.
    fn all_beyond(&self, window: &Viewport, scene: &Scene) -> bool {
        meant(scene).all(|place| self.beyond(window, scene, place).is_some())
    }

    /// Moves the camera to show as much of the board as fits, and little beyond its edges. The buttons are on the
    /// right.
    fn keep_within(&mut self, window: &Viewport, scene: &Scene) {
        let scale = self.scale;
        let edge = EDGE * window.unit / scale;
        let within = |at: f32, from: f32, long: f32, begin: f32, room: f32| {
            held(at, begin + room - (from + long) * scale, begin - from * scale)
        };
        let wide = scene.width + buttons(scene) * window.unit / scale;
        self.x = within(self.x, scene.left - edge, wide + 2.0 * edge, window.left, window.width);
        self.y = within(self.y, scene.top - edge, scene.height + 2.0 * edge, window.top, window.height);
    }

    /// Returns the place nearest to the middle of the window.
    fn nearest<'a>(&self, window: &Viewport, places: impl Iterator<Item = &'a Place>) -> Option<&'a Place> {
        let (x, y) = (window.left + window.width / 2.0, window.top + window.height / 2.0);
        let far = |place: &Place| {
            let middle = self.middle_of(place);
            (middle.0 - x).hypot(middle.1 - y)
        };
        places.min_by(|a, b| far(a).total_cmp(&far(b)))
    }

    /// Centres the nearest lit place that is out of view on one side.
    pub fn go_to(&mut self, svg: &SvgsvgElement, scene: &Scene, side: usize) -> bool {
        let window = Viewport::of(svg, scene);
        let out = lit(scene).filter(|place| self.beyond(&window, scene, place) == Some(side));
        let Some(place) = self.nearest(&window, out) else { return self.elsewhere(scene) };
        self.middle(&window, place.x + place.size / 2.0, place.y + place.size / 2.0);
        (self.chosen, self.glides) = (true, true);
        self.put(svg, scene)
    }

    /// Glides to a place that was aimed at from a list, perhaps out of view, with its reach if there is space. What
    /// is visible stays where it is.
    pub fn aim(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        let Some(place) = aimed(scene).filter(|_| self.elsewhere(scene)) else {
            return self.elsewhere(scene);
        };
        let window = self.window(svg, scene);
        let here = area_of(place.x, place.y, place.size, place.size);
        let all = scene.reach.map_or(here, |reach| around(here, reach));
        let shown = self.visible_area(&window, all);
        // A large place alone only needs its middle in view.
        let slack = if scene.reach.is_some() { 0.0 } else { (shown[2] - shown[0] - TOUCH).max(0.0) / 2.0 };
        let (wide, high) = window.px();
        let right = if scene.reach.is_some() { wide - buttons(scene) } else { wide };
        if shown[0].min(shown[1]) >= -slack && shown[2] <= right + slack && shown[3] <= high + slack {
            return self.elsewhere(scene);
        }
        if scene.open {
            let room = window.width - buttons(scene) * window.unit;
            let shows = (room / (all[2] - all[0])).min(window.height / (all[3] - all[1])) * 0.97;
            self.scale = self.scale.min(shows.max(ALL_REACH * window.unit));
        }
        self.middle(&window, (all[0] + all[2]) / 2.0, (all[1] + all[3]) / 2.0);
        if scene.reach.is_some() {
            self.x -= buttons(scene) * window.unit / 2.0;
        }
        (self.close, self.glides) = (scene.open, true);
        self.put(svg, scene)
    }

    /// Returns an area of the scene on the screen, in CSS pixels from the corner of the board.
    fn visible_area(&self, window: &Viewport, area: Area) -> Area {
        let across = |at: f32| (at * self.scale + self.x - window.left) / window.unit;
        let down = |at: f32| (at * self.scale + self.y - window.top) / window.unit;
        [across(area[0]), down(area[1]), across(area[2]), down(area[3])]
    }

    /// Returns the middle of a place in the window's units.
    fn middle_of(&self, place: &Place) -> (f32, f32) {
        let half = place.size / 2.0;
        ((place.x + half) * self.scale + self.x, (place.y + half) * self.scale + self.y)
    }

    /// Returns the edge that a place is beyond: 0 left, 1 right, where the buttons are, 2 above, 3 below.
    fn beyond(&self, window: &Viewport, scene: &Scene, place: &Place) -> Option<usize> {
        let (x, y) = self.middle_of(place);
        let (left, top) = (window.left - x, window.top - y);
        let wide = window.width - buttons(scene) * window.unit;
        let out = [left, -left - wide, top, -top - window.height];
        let most = (0..4).max_by(|a, b| out[*a].total_cmp(&out[*b]))?;
        (out[most] > 0.0).then_some(most)
    }

    /// Fits the whole board.
    fn whole(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        let window = Viewport::of(svg, scene);
        self.scale = window.fit(scene);
        self.middle(&window, scene.left + scene.width / 2.0, scene.top + scene.height / 2.0);
        if scene.open {
            self.x -= buttons(scene) * window.unit / 2.0;
        }
        (self.chosen, self.close) = (false, false);
        (self.glides, self.placed) = (self.placed, true);
        self.put(svg, scene)
    }

    fn middle(&mut self, window: &Viewport, x: f32, y: f32) {
        self.x = window.left + window.width / 2.0 - x * self.scale;
        self.y = window.top + window.height / 2.0 - y * self.scale;
    }

    /// Zooms in on a place that is too small for a finger. Returns whether it did.
    pub fn enlarge(&mut self, svg: &SvgsvgElement, scene: &Scene, place: &Place) -> bool {
        let window = Viewport::of(svg, scene);
        let shown = place.size * self.scale / window.unit;
        if shown >= FINGER || (!scene.open && self.scale > 1.05) {
            return false;
        }
        self.scale = (COMFORT * window.unit / place.size).min(window.range(scene).1);
        self.middle(&window, place.x + place.size / 2.0, place.y + place.size / 2.0);
        // For this moment only: the next one shows everything again.
        (self.chosen, self.close, self.glides) = (false, scene.open, true);
        self.put(svg, scene);
        true
    }

    /// Brings a focused place into view. Returns whether the view differs from the whole.
    pub fn reveal(&mut self, svg: &SvgsvgElement, scene: &Scene, place: &Place) -> bool {
        let window = Viewport::of(svg, scene);
        let inside =
            |at: f32, begin: f32, room: f32| at >= begin && at + place.size * self.scale <= begin + room;
        let (x, y) = (place.x * self.scale + self.x, place.y * self.scale + self.y);
        if !inside(x, window.left, window.width) || !inside(y, window.top, window.height) {
            self.middle(&window, place.x + place.size / 2.0, place.y + place.size / 2.0);
            (self.chosen, self.glides) = (true, true);
        }
        self.put(svg, scene)
    }

    /// Moves a place that a lesson asks for into view and from under the buttons, by the smallest shift.
    pub fn bring(&mut self, svg: &SvgsvgElement, scene: &Scene, place: &Place) -> bool {
        let window = self.window(svg, scene);
        let lies = self.visible_area(&window, area_of(place.x, place.y, place.size, place.size));
        let (wide, high) = match window.px() {
            (wide, high) if scene.open => (wide - buttons(scene), high),
            (wide, high) if self.scale > 1.01 => (wide, high - BUTTONS),
            all => all,
        };
        let off = |from: f32, to: f32, room: f32| (EDGE - from).max(0.0) + (room - EDGE - to).min(0.0);
        let (x, y) = (off(lies[0], lies[2], wide), off(lies[1], lies[3], high));
        if x == 0.0 && y == 0.0 {
            return self.elsewhere(scene);
        }
        (self.x, self.y) = (self.x + x * window.unit, self.y + y * window.unit);
        (self.close, self.glides) = (scene.open, true);
        self.put(svg, scene)
    }

    /// Zooms by a factor around the middle; `None` fits the whole board. Returns whether the view differs from the
    /// whole.
    pub fn scale_by(&mut self, svg: &SvgsvgElement, scene: &Scene, factor: Option<f32>) -> bool {
        let Some(factor) = factor else { return self.whole(svg, scene) };
        let window = Viewport::of(svg, scene);
        let middle = (window.left + window.width / 2.0, window.top + window.height / 2.0);
        self.around(&window, scene, middle, factor);
        self.glides = true;
        self.put(svg, scene)
    }

    /// Zooms by a factor around a point of the screen, in CSS pixels.
    pub fn scale_at(&mut self, svg: &SvgsvgElement, scene: &Scene, at: (f32, f32), factor: f32) -> bool {
        let window = Viewport::of(svg, scene);
        let frame = svg.get_bounding_client_rect();
        let x = window.left + (at.0 - frame.left() as f32) * window.unit;
        let y = window.top + (at.1 - frame.top() as f32) * window.unit;
        self.around(&window, scene, (x, y), factor);
        self.put(svg, scene)
    }

    /// Follows pointers: one pans, two pinch. Returns whether the view differs from the whole.
    pub fn pointer(
        &mut self,
        svg: &SvgsvgElement,
        scene: &Scene,
        phase: PointerPhase,
        event: &PointerEvent,
    ) -> bool {
        let (id, here) = (event.pointer_id(), (event.client_x() as f32, event.client_y() as f32));
        match phase {
            PointerPhase::Down => {
                if self.pointers.is_empty() {
                    (self.moved, self.dragged) = (0.0, false);
                }
                self.pointers.retain(|pressed| pressed.0 != id);
                self.pointers.push((id, here));
            }
            PointerPhase::Move => {
                if let Some(pressed) = self.pointers.iter_mut().find(|pressed| pressed.0 == id) {
                    let before = std::mem::replace(&mut pressed.1, here);
                    self.follow(svg, scene, id, before, here);
                } else {
                    self.moved = 0.0; // hovering, not pressed
                }
            }
            PointerPhase::Up | PointerPhase::Cancel => self.pointers.retain(|pressed| pressed.0 != id),
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
                let unit = Viewport::of(svg, scene).unit;
                self.x += dx * unit;
                self.y += dy * unit;
                (self.dragged, self.chosen) = (true, true);
                self.put(svg, scene);
            }
            None => {}
        }
    }

    fn around(&mut self, window: &Viewport, scene: &Scene, (x, y): (f32, f32), factor: f32) {
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

    /// Returns the window as it was when the board was last moved.
    fn window(&self, svg: &SvgsvgElement, scene: &Scene) -> Viewport {
        self.size.map_or_else(|| Viewport::of(svg, scene), |size| Viewport::sized(size, scene))
    }

    /// Keeps the scene in the window and sets the transform. Returns whether the view differs from the whole.
    fn put(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        let window = Viewport::of(svg, scene);
        self.size = Some(window.px());
        let keep = |at: f32, from: f32, long: f32, begin: f32, room: f32, below: f32| {
            let (least, most) =
                (begin + room - (from + long) * self.scale - below, begin - from * self.scale);
            // An open board may leave a third of its space empty.
            let slack = if scene.open { room / 3.0 + (least - most).max(0.0) } else { 0.0 };
            held(at, least - slack, most + slack)
        };
        // An enlarged board can be pulled up from under the buttons over its lower edge.
        let below = if self.scale > 1.01 && !scene.open { BUTTONS * window.unit } else { 0.0 };
        self.x = keep(self.x, scene.left, scene.width, window.left, window.width, 0.0);
        self.y = keep(self.y, scene.top, scene.height, window.top, window.height, below);
        if let Ok(Some(group)) = svg.query_selector(".pan") {
            let (x, y, scale) = (number(self.x), number(self.y), thousandths(self.scale));
            let dense = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio() as f32);
            let far = scene.open && self.scale / window.unit * dense < FAR;
            let classes = group.class_list();
            let _ = classes.toggle_with_force("far", far);
            let _ = classes.toggle_with_force("coarse", scene.open && self.scale / window.unit < COARSE);
            let _ = classes.toggle_with_force("glides", std::mem::take(&mut self.glides));
            if let Some(group) = group.dyn_ref::<SvgElement>() {
                let transform = format!("translate({x}px, {y}px) scale({scale})");
                // Fails only for invalid property names.
                let _ = group.style().set_property("transform", &transform);
            }
        }
        self.signs(svg, scene);
        self.elsewhere(scene)
    }
}
