//! Overlays of an open board that depend on the lit places. They are the small map in a corner, and a sign at each
//! edge with the number of lit places beyond it. Neither covers anything relevant.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgsvgElement};

use super::Zoom;
use super::window::{Area, BUTTONS, TILE, Viewport, area_of, lit, meant, meets};
use crate::art::{between, number};
use crate::scenes::{Outline, Place, Scene};

/// Width and height of the small map over the board, in CSS pixels with its margin.
const MAP: (f32, f32) = (128.0, 96.0);
/// The least height of a board for the map, in CSS pixels.
const ROOM: f32 = 300.0;
/// The size of a sign at an edge, in CSS pixels, and its distance from the edge.
const SIGN: (f32, f32) = (68.0, 44.0);
const EDGE: f32 = 8.0;
/// The height of the buttons over the lower right corner, in CSS pixels: in one column, or in two where that is too
/// high.
const COLUMN: f32 = 208.0;
const BLOCK: f32 = 108.0;

/// Returns the areas of the buttons on a board of this size, for both layouts: they must stay free.
fn buttons_at((width, height): (f32, f32)) -> [Area; 2] {
    [
        [width - BUTTONS, height - COLUMN, width, height],
        [width - 2.0 * BUTTONS, height - BLOCK, width, height],
    ]
}

impl Zoom {
    /// Returns the areas of the relevant places and of the tile, which should not be covered. Of a whole tile the
    /// middle counts; spots, figures and the last tile come first.
    fn kept_free(&self, scene: &Scene, window: &Viewport) -> Vec<Area> {
        let free = |place: &Place| {
            let inset = if place.outline == Outline::Disc { 0.0 } else { place.size * 0.2 };
            area_of(place.x + inset, place.y + inset, place.size - 2.0 * inset, place.size - 2.0 * inset)
        };
        let tile = scene.focus.map(|(x, y)| area_of(x - TILE / 2.0, y - TILE / 2.0, TILE, TILE));
        let (spots, cells): (Vec<&Place>, Vec<&Place>) =
            meant(scene).partition(|place| place.outline == Outline::Disc);
        let figures = scene.pieces.iter().filter(|piece| piece.class == "figure");
        let figures = figures.map(|piece| area_of(piece.x, piece.y, piece.size, piece.size));
        let first = tile.into_iter().chain(scene.reach).chain(figures);
        let all = first.chain(spots.into_iter().map(free)).chain(cells.into_iter().map(free));
        all.map(|area| self.visible_area(window, area)).collect()
    }

    /// Updates the overlays of an open board: the small map, and the signs at the edges.
    pub fn signs(&self, svg: &SvgsvgElement, scene: &Scene) {
        if let (true, Some(board)) = (scene.open, svg.parent_element()) {
            let window = self.window(svg, scene);
            let mut taken = buttons_at(window.px()).to_vec();
            taken.extend(self.kept_free(scene, &window));
            taken.extend(self.show_in_map(&board, scene, &window, &taken));
            self.show_beyond(&board, scene, &window, &mut taken);
        }
    }

    /// Shows at each edge how many lit places are beyond it. The signs slide along their edge, off the lit places.
    fn show_beyond(&self, board: &Element, scene: &Scene, window: &Viewport, taken: &mut Vec<Area>) {
        let mut beyond = [0; 4];
        for place in lit(scene) {
            self.beyond(window, scene, place).into_iter().for_each(|side| beyond[side] += 1);
        }
        let (width, height) = window.px();
        let buttons = buttons_at((width, height));
        // On a low board the buttons take the whole right edge: its sign is beside them.
        let low = height < COLUMN + SIGN.1 + 2.0 * EDGE;
        for (side, count) in beyond.into_iter().enumerate() {
            let Ok(Some(sign)) = board.query_selector(&format!(".edge-{side}")) else { continue };
            let _ = sign.class_list().toggle_with_force("on", count > 0);
            if count == 0 {
                continue;
            }
            // Rewriting the same text would cause a layout.
            if let Ok(Some(number)) = sign.query_selector("b") {
                let count = Some(count.to_string());
                if number.text_content() != count {
                    number.set_text_content(count.as_deref());
                }
            }
            let upright = side < 2;
            let (long, own) = if upright { (height, SIGN.1) } else { (width, SIGN.0) };
            let stands = |share: f32| {
                let along = between(long * share - own / 2.0, EDGE, long - own - EDGE);
                let (far, deep) = if upright { (width - SIGN.0, EDGE) } else { (height - SIGN.1, EDGE) };
                let across = if side % 2 == 0 { deep } else { far - EDGE };
                let across = if side == 1 && low { across - BUTTONS } else { across };
                let (x, y) = if upright { (across, along) } else { (along, across) };
                (along, area_of(x, y, SIGN.0, SIGN.1))
            };
            let ways = [0.5, 0.35, 0.65, 0.2, 0.8, 0.0, 1.0].map(stands);
            let free = |way: &&(f32, Area)| !taken.iter().any(|other| meets(way.1, *other));
            // Better over a lit place than under the buttons.
            let seen = |way: &&(f32, Area)| !buttons.iter().any(|area| meets(way.1, *area));
            let (along, area) =
                *ways.iter().find(free).or_else(|| ways.iter().find(seen)).unwrap_or(&ways[0]);
            taken.push(area);
            if let Some(sign) = sign.dyn_ref::<HtmlElement>() {
                let (name, at) =
                    (if upright { "top" } else { "left" }, format!("{}px", number(along.round())));
                if sign.style().get_property_value(name).as_ref() != Ok(&at) {
                    let _ = sign.style().set_property(name, &at);
                }
                let _ = sign.class_list().toggle_with_force("aside", side == 1 && low);
            }
        }
    }

    /// Moves the frame in the small map, which is shown while less than half of the board is visible. It goes to a
    /// corner with nothing lit below it, and is hidden if there is none. Returns its area.
    ///
    /// Only attributes are written here, because the painter of the page writes the classes.
    fn show_in_map(&self, board: &Element, scene: &Scene, window: &Viewport, taken: &[Area]) -> Option<Area> {
        let (left, top) = ((window.left - self.x) / self.scale, (window.top - self.y) / self.scale);
        let (width, height) = (window.width / self.scale, window.height / self.scale);
        let part = |from: f32, long: f32, begin: f32, room: f32| {
            ((from + long).min(begin + room) - from.max(begin)).max(0.0) / long
        };
        let seen = part(scene.left, scene.width, left, width) * part(scene.top, scene.height, top, height);
        let (wide, high) = window.px();
        let corners = [
            ("low", area_of(0.0, high - MAP.1, MAP.0, MAP.1)),
            ("high", area_of(0.0, 0.0, MAP.0, MAP.1)),
            ("far", area_of(wide - MAP.0, 0.0, MAP.0, MAP.1)),
        ];
        // If tiles are large a lit one may be below the map, a spot or the last tile may not.
        let cells = meant(scene).filter(|place| place.outline != Outline::Disc).count();
        let first = &taken[..taken.len().saturating_sub(cells)];
        let free = |over: &[Area]| {
            let free = |corner: &(&str, Area)| !over.iter().any(|other| meets(corner.1, *other));
            corners.into_iter().find(free)
        };
        let corner = (seen < 0.5 && high >= ROOM).then(|| free(taken).or_else(|| free(first))).flatten();
        let corner_now = board.get_attribute("data-map");
        let _ = match corner {
            Some((name, _)) if corner_now.as_deref() == Some(name) => Ok(()),
            Some((name, _)) => board.set_attribute("data-map", name),
            None => board.remove_attribute("data-map"),
        };
        if let Ok(Some(camera)) = board.query_selector(".minimap .eye") {
            // The frame ends at the map's edge.
            let cut = |from: f32, long: f32, begin: f32, room: f32| {
                let (first, last) = (from.max(begin), (from + long).min(begin + room));
                (first, (last - first).max(0.0))
            };
            let (left, width) = cut(left, width, scene.left, scene.width);
            let (top, height) = cut(top, height, scene.top, scene.height);
            for (name, value) in [("x", left), ("y", top), ("width", width), ("height", height)] {
                let value = number(value.round());
                if camera.get_attribute(name).as_ref() != Some(&value) {
                    let _ = camera.set_attribute(name, &value);
                }
            }
        }
        corner.map(|(_, area)| area)
    }
}
