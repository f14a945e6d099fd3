//! Overlays of an open board that depend on the lit places. They are the small map in a corner, and a sign at each
//! edge with the number of lit places beyond it. Neither covers anything relevant.

use web_sys::{Element, HtmlElement};

use wasm_bindgen::JsCast;

use crate::art::{between, number};
use crate::scenes::camera::{Area, BUTTONS, Camera, legal, meant, square, tile};
use crate::scenes::{Outline, Place, Scene, Spot};

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

/// Updates the small map, and the signs at the edges. They never cover the place that a tutorial asks for.
pub(super) fn update(board: &Element, scene: &Scene, camera: &Camera, tutorial_spot: Option<Spot>) {
    let mut taken = buttons_at(camera).to_vec();
    taken.extend(kept_free(scene, camera));
    taken.extend(show_in_map(board, scene, camera, &taken));
    let asked = scene.places.iter().find(|place| Some(place.spot) == tutorial_spot);
    let asked = asked.map(|place| camera.visible(square(place)));
    show_beyond(board, scene, camera, asked, &mut taken);
}

fn area_of(x: f32, y: f32, (width, height): (f32, f32)) -> Area {
    [x, y, x + width, y + height]
}

fn meets(a: Area, b: Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// Returns the areas of the buttons, for both layouts: they must stay free.
fn buttons_at(camera: &Camera) -> [Area; 2] {
    let (width, height) = (camera.viewport.width, camera.viewport.height - camera.viewport.bottom);
    [
        [width - BUTTONS, height - COLUMN, width, height],
        [width - 2.0 * BUTTONS, height - BLOCK, width, height],
    ]
}

/// Returns the areas of the relevant places and of the tile, which should not be covered. Of a whole tile the middle
/// counts; spots, figures and the last tile come first.
fn kept_free(scene: &Scene, camera: &Camera) -> Vec<Area> {
    let cell = |place: &Place| {
        let inset = place.size * 0.2;
        let [left, top, right, bottom] = square(place);
        [left + inset, top + inset, right - inset, bottom - inset]
    };
    let (spots, cells): (Vec<&Place>, Vec<&Place>) =
        meant(scene).partition(|place| place.outline == Outline::Disc);
    let figures = scene.pieces.iter().filter(|piece| piece.class == "figure");
    let figures = figures.map(|piece| area_of(piece.x, piece.y, (piece.size, piece.size)));
    let first = tile(scene).into_iter().chain(scene.aimed_area).chain(figures);
    let all = first.chain(spots.into_iter().map(square)).chain(cells.into_iter().map(cell));
    all.map(|area| camera.visible(area)).collect()
}

/// Shows at each edge how many lit places are beyond it. The signs slide along their edge, off the lit places.
fn show_beyond(board: &Element, scene: &Scene, camera: &Camera, asked: Option<Area>, taken: &mut Vec<Area>) {
    let mut beyond = [0; 4];
    for place in legal(scene) {
        camera.beyond(scene, place).into_iter().for_each(|side| beyond[side] += 1);
    }
    let (width, height) = (camera.viewport.width, camera.viewport.height - camera.viewport.bottom);
    let buttons = buttons_at(camera);
    let whole: Vec<Area> = meant(scene).map(|place| camera.visible(square(place))).collect();
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
        let sign_at = |share: f32| {
            let along = between(long * share - own / 2.0, EDGE, long - own - EDGE);
            let (far, deep) = if upright { (width - SIGN.0, EDGE) } else { (height - SIGN.1, EDGE) };
            let across = if side % 2 == 0 { deep } else { far - EDGE };
            let across = if side == 1 && low { across - BUTTONS } else { across };
            let (x, y) = if upright { (across, along) } else { (along, across) };
            (along, area_of(x, y, SIGN))
        };
        let ways = [0.5, 0.42, 0.58, 0.35, 0.65, 0.27, 0.73, 0.2, 0.8, 0.1, 0.9, 0.0, 1.0].map(sign_at);
        let free = |way: &&(f32, Area)| !taken.iter().any(|other| meets(way.1, *other));
        // Best beside whole places, else over the margin of one.
        let clear = |way: &&(f32, Area)| free(way) && !whole.iter().any(|other| meets(way.1, *other));
        // Better over a lit place than under the buttons or over what is asked for.
        let is_free = |way: &&(f32, Area)| !buttons.iter().chain(&asked).any(|area| meets(way.1, *area));
        let (along, area) = *ways
            .iter()
            .find(clear)
            .or_else(|| ways.iter().find(free))
            .or_else(|| ways.iter().find(is_free))
            .unwrap_or(&ways[0]);
        taken.push(area);
        if let Some(sign) = sign.dyn_ref::<HtmlElement>() {
            let (name, at) = (if upright { "top" } else { "left" }, format!("{}px", number(along.round())));
            if sign.style().get_property_value(name).as_ref() != Ok(&at) {
                let _ = sign.style().set_property(name, &at);
            }
            let _ = sign.class_list().toggle_with_force("aside", side == 1 && low);
        }
    }
}

/// Returns the corner of the small map: one with nothing lit below it, else one without a spot or the last tile. In the
/// same turn it stays where it is, as long as it covers no spot and not the last tile.
fn corner_for<'a>(
    corners: [(&'a str, Area); 3],
    now: Option<&str>,
    same_turn: bool,
    taken: &[Area],
    first: &[Area],
) -> Option<(&'a str, Area)> {
    let is_free = |corner: &(&str, Area), over: &[Area]| !over.iter().any(|other| meets(corner.1, *other));
    let stays = corners.into_iter().find(|corner| Some(corner.0) == now && is_free(corner, taken));
    let kept =
        corners.into_iter().find(|corner| same_turn && Some(corner.0) == now && is_free(corner, first));
    let free = |over: &[Area]| corners.into_iter().find(|corner| is_free(corner, over));
    stays.or(kept).or_else(|| free(taken)).or_else(|| free(first))
}

/// Moves the frame in the small map, which is shown while less than half of the board is visible, and the map to its
/// corner; it is hidden if there is none. Returns its area.
///
/// Only attributes are written here, because the painter of the page writes the classes.
fn show_in_map(board: &Element, scene: &Scene, camera: &Camera, taken: &[Area]) -> Option<Area> {
    let (wide, high) = (camera.viewport.width, camera.viewport.height - camera.viewport.bottom);
    // The visible range of an axis, cut at the edges of the board: where it begins, and its length.
    let cut = |from: f32, long: f32, begin: f32, room: f32| {
        let (first, last) = (from.max(begin), (from + long).min(begin + room));
        (first, (last - first).max(0.0))
    };
    let (left, width) = cut(-camera.x / camera.scale, wide / camera.scale, scene.left, scene.width);
    let (top, height) = cut(-camera.y / camera.scale, high / camera.scale, scene.top, scene.height);
    let seen = width * height / (scene.width * scene.height);
    let corners = [
        ("low", area_of(0.0, high - MAP.1, MAP)),
        ("high", area_of(0.0, 0.0, MAP)),
        ("far", area_of(wide - MAP.0, 0.0, MAP)),
    ];
    // If tiles are large a lit one may be below the map, a spot or the last tile may not.
    let cells = meant(scene).filter(|place| place.outline != Outline::Disc).count();
    let first = &taken[..taken.len().saturating_sub(cells)];
    let (corner_now, turn) = (board.get_attribute("data-map"), camera.turn().map(|turn| turn.to_string()));
    let same_turn = turn.is_some() && board.get_attribute("data-map-turn") == turn;
    let corner = corner_for(corners, corner_now.as_deref(), same_turn, taken, first);
    let corner = corner.filter(|_| seen < 0.5 && high >= ROOM);
    if !same_turn {
        let _ = match turn {
            Some(turn) => board.set_attribute("data-map-turn", &turn),
            None => board.remove_attribute("data-map-turn"),
        };
    }
    let _ = match corner {
        Some((name, _)) if corner_now.as_deref() == Some(name) => Ok(()),
        Some((name, _)) => board.set_attribute("data-map", name),
        None => board.remove_attribute("data-map"),
    };
    if let Ok(Some(frame)) = board.query_selector(".minimap .eye") {
        for (name, value) in [("x", left), ("y", top), ("width", width), ("height", height)] {
            let value = number(value.round());
            if frame.get_attribute(name).as_ref() != Some(&value) {
                let _ = frame.set_attribute(name, &value);
            }
        }
    }
    corner.map(|(_, area)| area)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_map_keeps_its_corner_for_a_turn() {
        let corners = [
            ("low", [0.0, 200.0, 100.0, 300.0]),
            ("high", [0.0, 0.0, 100.0, 100.0]),
            ("far", [300.0, 0.0, 400.0, 100.0]),
        ];
        let (lit, spot) = ([10.0, 210.0, 50.0, 250.0], [10.0, 10.0, 50.0, 50.0]);
        let corner = |now, same_turn, taken: &[Area], first: &[Area]| {
            corner_for(corners, now, same_turn, taken, first).map(|corner| corner.0)
        };
        assert_eq!(corner(None, false, &[], &[]), Some("low"));
        assert_eq!(corner(Some("far"), false, &[], &[]), Some("far"), "it is free");
        assert_eq!(corner(Some("low"), true, &[lit], &[]), Some("low"), "the turn goes on");
        assert_eq!(corner(Some("low"), false, &[lit], &[]), Some("high"), "a new turn");
        assert_eq!(corner(Some("high"), true, &[spot], &[spot]), Some("low"), "it would cover a spot");
        let all = corners.map(|(_, area)| area);
        assert_eq!(corner(Some("low"), true, &all, &all), None);
    }
}
