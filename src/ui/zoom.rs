//! Zoom and pan of a board: one transform, set without rendering anything again.
//!
//! Units are the scene's. A scale of 1 shows the whole scene.

use std::collections::BTreeMap;

use web_sys::{PointerEvent, SvgsvgElement};

use crate::scenes::{Place, Scene};

/// Places smaller than this, in CSS pixels, are enlarged by the first touch.
const FINGER: f32 = 36.0;
/// What the first touch enlarges them to.
const COMFORT: f32 = 48.0;
const MOST: f32 = 6.0;
/// Movement, in CSS pixels, from which a press is a drag.
const SLOP: f32 = 8.0;

/// What a pointer does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    Down,
    Move,
    Up,
    Cancel,
}

/// The present zoom.
#[derive(Debug)]
pub struct Zoom {
    scale: f32,
    x: f32,
    y: f32,
    pointers: BTreeMap<i32, (f32, f32)>,
    moved: f32,
    dragged: bool,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { scale: 1.0, x: 0.0, y: 0.0, pointers: BTreeMap::new(), moved: 0.0, dragged: false }
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

    /// Enlarges the neighbourhood of a place that is too small for a finger. `true` if it did.
    pub fn enlarge(&mut self, svg: &SvgsvgElement, scene: &Scene, place: &Place) -> bool {
        let shown = place.size * self.scale / units(svg, scene);
        if shown >= FINGER || self.scale > 1.05 {
            return false;
        }
        self.scale = (COMFORT * units(svg, scene) / place.size).min(MOST);
        self.x = scene.width / 2.0 - (place.x + place.size / 2.0) * self.scale;
        self.y = scene.height / 2.0 - (place.y + place.size / 2.0) * self.scale;
        self.put(svg, scene);
        true
    }

    /// Zooms by a factor around the middle; `None` shows everything. Whether anything is enlarged now.
    pub fn scale_by(&mut self, svg: &SvgsvgElement, scene: &Scene, factor: Option<f32>) -> bool {
        match factor {
            None => self.scale = 1.0,
            Some(factor) => self.around(scene.width / 2.0, scene.height / 2.0, factor),
        }
        self.put(svg, scene)
    }

    /// Follows pointers: one pans while enlarged, two pinch. Whether anything is enlarged now.
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
                self.pointers.insert(id, here);
            }
            Phase::Move => {
                if let Some(before) = self.pointers.insert(id, here) {
                    self.follow(svg, scene, id, before, here);
                } else {
                    self.pointers.remove(&id); // hovering, not pressed
                    self.moved = 0.0;
                }
            }
            Phase::Up | Phase::Cancel => {
                self.pointers.remove(&id);
            }
        }
        self.scale > 1.01
    }

    fn follow(&mut self, svg: &SvgsvgElement, scene: &Scene, id: i32, before: (f32, f32), here: (f32, f32)) {
        let (dx, dy) = (here.0 - before.0, here.1 - before.1);
        self.moved += dx.abs() + dy.abs();
        if self.moved < SLOP {
            return;
        }
        let unit = units(svg, scene);
        let other = self.pointers.iter().find(|(k, _)| **k != id).map(|(_, at)| *at);
        match other {
            Some(fixed) => {
                let far = |p: (f32, f32)| (p.0 - fixed.0).hypot(p.1 - fixed.1).max(1.0);
                let frame = svg.get_bounding_client_rect();
                let middle = ((here.0 + fixed.0) / 2.0, (here.1 + fixed.1) / 2.0);
                let at = ((middle.0 - frame.left() as f32) * unit, (middle.1 - frame.top() as f32) * unit);
                self.around(at.0, at.1, far(here) / far(before));
                self.dragged = true;
            }
            None if self.scale > 1.01 => {
                self.x += dx * unit;
                self.y += dy * unit;
                self.dragged = true;
            }
            None => {}
        }
        self.put(svg, scene);
    }

    fn around(&mut self, x: f32, y: f32, factor: f32) {
        let scale = (self.scale * factor).clamp(1.0, MOST);
        let real = scale / self.scale;
        self.x = x - (x - self.x) * real;
        self.y = y - (y - self.y) * real;
        self.scale = scale;
    }

    /// Keeps the scene in the window and sets the transform. Whether anything is enlarged.
    fn put(&mut self, svg: &SvgsvgElement, scene: &Scene) -> bool {
        self.x = self.x.clamp(scene.width * (1.0 - self.scale), 0.0);
        self.y = self.y.clamp(scene.height * (1.0 - self.scale), 0.0);
        if let Ok(Some(group)) = svg.query_selector(".pan") {
            let transform = format!("translate({:.1} {:.1}) scale({:.3})", self.x, self.y, self.scale);
            // Only fails for names that are no attribute names.
            let _ = group.set_attribute("transform", &transform);
        }
        self.scale > 1.01
    }
}

/// Scene units a CSS pixel.
fn units(svg: &SvgsvgElement, scene: &Scene) -> f32 {
    scene.width / (svg.client_width().max(1) as f32)
}
