//! The visible window of a scene: its size in CSS pixels and scene units, the relevant area, and a fixed board's
//! zoom towards it.

use web_sys::SvgsvgElement;

use crate::art::between;
use crate::scenes::{Light, Place, Scene};

/// The size, in CSS pixels, below which the first touch enlarges places.
pub(super) const FINGER: f32 = 36.0;
/// The size of places after the first touch, in CSS pixels.
pub(super) const COMFORT: f32 = 48.0;
/// The largest zoom factor of a board of a fixed size.
pub(super) const MOST: f32 = 6.0;
/// Side of the window of an open board, in units of its `viewBox`: the shorter side of the screen's space.
pub const WINDOW: f32 = 1000.0;
/// CSS pixels per scene unit of an open board: when all is shown, the minimum and the maximum.
pub(super) const OPEN: (f32, f32, f32) = (1.3, 0.24, 2.6);
/// Space, in CSS pixels, of the buttons over the edge of a board: on the right of an open one, below a fixed one. A
/// board shown whole stays beside them.
pub(super) const BUTTONS: f32 = 60.0;
/// Side of a tile of an open board, in scene units.
pub(super) const TILE: f32 = 100.0;

/// Iterates over the places that may be picked now.
pub(super) fn lit(scene: &Scene) -> impl Iterator<Item = &Place> {
    scene.places.iter().filter(|place| place.light == Light::Legal)
}

/// Iterates over the relevant places: the lit ones and the aimed one.
pub(super) fn meant(scene: &Scene) -> impl Iterator<Item = &Place> {
    scene.places.iter().filter(|place| matches!(place.light, Light::Legal | Light::Aimed))
}

/// Returns the side of the smallest relevant place. It depends on the question, not on the aim.
pub fn finest(scene: &Scene) -> Option<u16> {
    meant(scene).map(|place| place.size as u16).min()
}

/// Returns the aimed place.
pub fn aimed(scene: &Scene) -> Option<&Place> {
    scene.places.iter().find(|place| place.light == Light::Aimed)
}

/// A part of a plane: left, top, right, bottom.
pub(super) type Area = [f32; 4];

pub(super) fn area_of(x: f32, y: f32, width: f32, height: f32) -> Area {
    [x, y, x + width, y + height]
}

pub(super) fn around(a: Area, b: Area) -> Area {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// Clamps the position of a board to `least` and `most`; centres it if it is smaller than its space, so that the
/// limits are swapped.
pub(super) fn held(at: f32, least: f32, most: f32) -> f32 {
    if least < most { between(at, least, most) } else { (least + most) / 2.0 }
}

pub(super) fn meets(a: Area, b: Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// Returns the relevant area, with the tile the camera stays with.
pub(super) fn moment(scene: &Scene, (x, y): (f32, f32)) -> Option<Area> {
    let tile = area_of(x - TILE / 2.0, y - TILE / 2.0, TILE, TILE);
    let lit = meant(scene).map(|place| area_of(place.x, place.y, place.size, place.size)).reduce(around)?;
    Some(around(lit, tile))
}

/// Returns the camera position that shows most of the lit places when not all fit into a space of this many scene
/// units. It is at the tile it stays with, or beside it as long as that is visible too. The tiles around it are
/// shown if there is space.
pub(super) fn most_lit(scene: &Scene, (x, y): (f32, f32), (wide, high): (f32, f32)) -> (f32, f32) {
    let seen = |(x, y): (f32, f32)| {
        let in_sight = |place: &&Place| {
            let half = place.size / 2.0;
            let off = ((place.x + half - x).abs() + half, (place.y + half - y).abs() + half);
            off.0 <= wide / 2.0 && off.1 <= high / 2.0
        };
        meant(scene).filter(in_sight).count()
    };
    let near = |at: f32, from: f32, room: f32| {
        let most = (room / 2.0 - 1.5 * TILE).max(0.0);
        between(at, from - most, from + most)
    };
    let beside = meant(scene).map(|place| {
        let half = place.size / 2.0;
        (near(place.x + half, x, wide), near(place.y + half, y, high))
    });
    // The first of several equal ones.
    let better = |best: (f32, f32), next| if seen(next) > seen(best) { next } else { best };
    beside.fold((x, y), better)
}

/// Returns scale and shift of a fixed board for the part that is shown for now. Without such a part, it goes to the
/// relevant area if its places are too small for a finger. Nothing beyond the edges is shown, except below, where
/// the buttons are.
pub(super) fn nearer(window: &Viewport, scene: &Scene) -> Option<(f32, f32, f32)> {
    if scene.open {
        return None;
    }
    if let Some(part) = scene.window {
        return Some(near(window, scene, part, (MOST, 0.0)));
    }
    let about = scene.about?;
    let finest = lit(scene).map(|place| place.size).reduce(f32::min)?;
    if finest >= FINGER * window.unit {
        return None;
    }
    // Not so near that a few fields fill the screen.
    let most = MOST.min(1.25 * COMFORT * window.unit / finest);
    Some(near(window, scene, about, (most, BUTTONS * window.unit)))
}

/// Returns scale and shift that show a part of a board, enlarged at most by `most`, with the space `below` kept
/// free.
fn near(
    window: &Viewport,
    scene: &Scene,
    [left, top, right, bottom]: Area,
    (most, below): (f32, f32),
) -> (f32, f32, f32) {
    let shows = (window.width / (right - left)).min((window.height - below) / (bottom - top));
    let scale = between(shows, 1.0, most);
    let along = |begin: f32, room: f32, long: f32, middle: f32| {
        held(begin + room / 2.0 - middle * scale, begin + room - long * scale, begin)
    };
    let x = along(window.left, window.width, scene.width, (left + right) / 2.0);
    let y = along(window.top, window.height - below, scene.height, (top + bottom) / 2.0);
    (scale, x, y)
}

/// Returns the space for the buttons beside the board.
pub(super) fn buttons(scene: &Scene) -> f32 {
    if scene.corners { 0.0 } else { BUTTONS }
}

/// The visible window, in units of the `viewBox`, and the units per CSS pixel.
pub(super) struct Viewport {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) unit: f32,
}

impl Viewport {
    /// Measures the current window, which forces a layout.
    pub(super) fn of(svg: &SvgsvgElement, scene: &Scene) -> Self {
        Self::sized((svg.client_width().max(1) as f32, svg.client_height().max(1) as f32), scene)
    }

    /// Creates a window of this size in CSS pixels.
    pub(super) fn sized((width, height): (f32, f32), scene: &Scene) -> Self {
        if scene.open {
            let unit = WINDOW / width.min(height);
            let (width, height) = (width * unit, height * unit);
            Self { left: -width / 2.0, top: -height / 2.0, width, height, unit }
        } else {
            // The board is in the middle; a window of another shape has space on both sides of it.
            let unit = (scene.width / width).max(scene.height / height);
            let (width, height) = (width * unit, height * unit);
            let (left, top) = ((scene.width - width) / 2.0, (scene.height - height) / 2.0);
            Self { left, top, width, height, unit }
        }
    }

    /// Returns width and height in CSS pixels.
    pub(super) fn px(&self) -> (f32, f32) {
        (self.width / self.unit, self.height / self.unit)
    }

    /// Returns the scale that fits everything.
    pub(super) fn fit(&self, scene: &Scene) -> f32 {
        if scene.open {
            let all =
                ((self.width - buttons(scene) * self.unit) / scene.width).min(self.height / scene.height);
            all.min(OPEN.0 * self.unit)
        } else {
            1.0
        }
    }

    /// Returns the smallest and the largest scale.
    pub(super) fn range(&self, scene: &Scene) -> (f32, f32) {
        if scene.open { (self.fit(scene).min(OPEN.1 * self.unit), OPEN.2 * self.unit) } else { (1.0, MOST) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::Outline;

    fn board(about: Option<[f32; 4]>, light: Light) -> Scene {
        let place = Place {
            spot: 0,
            row: 0,
            column: 0,
            x: 900.0,
            y: 100.0,
            size: 50.0,
            outline: Outline::Disc,
            label: String::new(),
            light,
            badges: Vec::new(),
            note: String::new(),
        };
        Scene { width: 1000.0, height: 800.0, about, places: vec![place], ..Scene::default() }
    }

    #[test]
    fn a_fixed_board_comes_near_to_what_is_too_small_for_a_finger() {
        let corner = Some([800.0, 0.0, 1000.0, 200.0]);
        let small = Viewport::sized((400.0, 320.0), &board(None, Light::Legal));
        // The corner fills the height above the buttons; nothing beyond the edge is shown.
        assert_eq!(nearer(&small, &board(corner, Light::Legal)), Some((3.0, -2000.0, 0.0)));
        let below = board(Some([800.0, 600.0, 1000.0, 800.0]), Light::Legal);
        assert_eq!(nearer(&small, &below), Some((3.0, -2000.0, -1750.0)), "free of the buttons");
        assert_eq!(nearer(&small, &board(corner, Light::Plain)), None, "nothing is to be touched there");
        assert_eq!(nearer(&small, &board(None, Light::Legal)), None);
        let large = Viewport::sized((1000.0, 800.0), &board(None, Light::Legal));
        assert_eq!(nearer(&large, &board(corner, Light::Legal)), None, "large enough as it is");
        // A window wider than the board is filled, if the board is large enough for it.
        let wide = Viewport::sized((800.0, 320.0), &board(None, Light::Legal));
        assert_eq!((wide.left, wide.width, wide.unit), (-500.0, 2000.0, 2.5));
        assert_eq!(nearer(&wide, &board(corner, Light::Legal)), Some((3.0, -1500.0, 0.0)));
        let open = Scene { open: true, ..board(corner, Light::Legal) };
        assert_eq!(nearer(&Viewport::sized((400.0, 320.0), &open), &open), None);
        // A window on a part shows it, whether something is lit there or not.
        let part = Scene { window: corner, ..board(None, Light::Plain) };
        assert_eq!(nearer(&Viewport::sized((400.0, 320.0), &part), &part), Some((4.0, -3000.0, 0.0)));
    }

    #[test]
    fn the_eye_sees_most_of_what_is_lit_and_stays_with_its_tile() {
        let place = |x: f32| Place { x, y: -50.0, size: 100.0, ..board(None, Light::Legal).places.remove(0) };
        let lit =
            |all: &[f32]| Scene { places: all.iter().copied().map(place).collect(), ..Scene::default() };
        // A space of seven tiles, with more on both sides than it shows.
        let room = (700.0, 300.0);
        assert_eq!(
            most_lit(&lit(&[100.0, 450.0, 900.0]), (0.0, 0.0), room),
            (200.0, 0.0),
            "with its neighbours"
        );
        assert_eq!(most_lit(&lit(&[-150.0, 50.0, 900.0]), (0.0, 0.0), room), (0.0, 0.0), "as good as it is");
        assert_eq!(most_lit(&lit(&[900.0, 1000.0]), (0.0, 0.0), room), (0.0, 0.0), "too far away");
        assert_eq!(most_lit(&lit(&[]), (7.0, 8.0), room), (7.0, 8.0));
    }
}
