//! A still board at the end of a game. The relevant places are outlined. A board that has grown is enlarged to them
//! if the whole board would be too small to read; in the walk, where the next places follow at once, only if it would be
//! too small to tell them apart.

use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Edges, corners};
use crate::art::{between, number, thousandths};
use crate::play::game_module::GameRef;
use crate::scenes::{Light, Outline, Place, Scene};
use crate::ui::board::still;
use crate::ui::browser;

/// CSS pixels per place: the sizes from which the whole board is shown, alone and in the walk, and the target size for
/// a smaller board.
const READ: f32 = 44.0;
const WALKED: f32 = 18.0;
const NEAR: f32 = 72.0;
/// Device pixels per place from which fine detail is drawn.
const FINE: f32 = 56.0;
/// The margin around the relevant places, in parts of a place.
const AROUND: f32 = 0.75;

#[derive(Properties, PartialEq)]
pub struct StillProps {
    pub game: GameRef,
    pub scene: Rc<Scene>,
    pub label: AttrValue,
    /// Whether it is the board of the walk.
    #[prop_or_default]
    pub walked: bool,
}

/// A still board with the relevant places outlined and all others veiled.
#[component]
pub fn Still(props: &StillProps) -> Html {
    let node = use_node_ref();
    let scene = &props.scene;
    use_effect_with((node.clone(), scene.clone(), props.walked), |(node, scene, walked)| {
        let (node, scene, least) = (node.clone(), scene.clone(), if *walked { WALKED } else { READ });
        let ctx = move || node.cast::<HtmlElement>().iter().for_each(|element| aim(element, &scene, least));
        ctx();
        let listener = web_sys::window().map(|window| EventListener::new(&window, "resize", move |_| ctx()));
        move || drop(listener)
    });
    let ground = use_memo((props.game, scene.ground), |(game, ground)| AttrValue::from(game.ground(*ground)));
    html! {
        <div class="over-still">
            <div class="over-eye" ref={node}>
                { veil(scene) }
                { still(props.game, scene, &ground, props.label.to_string()) }
            </div>
        </div>
    }
}

/// Iterates over the relevant places.
fn relevant_places(scene: &Scene) -> impl Iterator<Item = &Place> {
    scene.places.iter().filter(|place| place.light == Light::Cause)
}

/// Returns their bounds: left, top, right and bottom.
fn area(scene: &Scene) -> Option<[f32; 4]> {
    let around = |a: [f32; 4], b: [f32; 4]| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])];
    let places =
        relevant_places(scene).map(|place| [place.x, place.y, place.x + place.size, place.y + place.size]);
    scene.interest_area.into_iter().chain(places).reduce(around)
}

/// Returns the zoom factor relative to the whole board, and the shift in CSS pixels. Places of at least `least` pixels
/// need no zoom.
fn camera(scene: &Scene, fit: f32, (wide, high): (f32, f32), least: f32) -> (f32, f32, f32) {
    let side = side(scene);
    let Some([left, top, right, bottom]) = area(scene).filter(|_| scene.open && side * fit < least) else {
        return (1.0, 0.0, 0.0);
    };
    let around = 2.0 * AROUND * side;
    let scale = (wide / (right - left + around)).min(high / (bottom - top + around));
    let zoom = (scale.min(NEAR / side) / fit).max(1.0);
    // Nothing beyond the edges of the board is shown, as long as the board fills its space.
    let along = |room: f32, long: f32, middle: f32| {
        let begin = (room - long * fit) / 2.0;
        let (least, most) = (room - zoom * (room - begin), -zoom * begin);
        let wanted = room / 2.0 - zoom * (begin + middle * fit);
        if least < most { between(wanted, least, most) } else { (least + most) / 2.0 }
    };
    let x = along(wide, scene.width, (left + right) / 2.0 - scene.left);
    (zoom, x, along(high, scene.height, (top + bottom) / 2.0 - scene.top))
}

/// Returns the side of a place.
fn side(scene: &Scene) -> f32 {
    relevant_places(scene).chain(&scene.places).next().map_or(0.0, |place| place.size)
}

/// Returns the space of the board in CSS pixels, and the CSS pixels per scene unit of the whole board.
fn measured(element: &HtmlElement, scene: &Scene) -> ((f32, f32), f32) {
    let room = (element.client_width().max(1) as f32, element.client_height().max(1) as f32);
    (room, (room.0 / scene.width).min(room.1 / scene.height))
}

/// Returns whether the walk enlarges its board to the places of this scene.
pub(super) fn enlarges(scene: &Scene) -> bool {
    let eye = browser::first(".over-eye").and_then(|eye| eye.dyn_into::<HtmlElement>().ok());
    eye.is_some_and(|eye| {
        let (room, fit) = measured(&eye, scene);
        camera(scene, fit, room, WALKED).0 > 1.0
    })
}

/// Moves the board, and gives the style sheet the scene units per CSS pixel, so that lines and numbers keep their size.
fn aim(element: &HtmlElement, scene: &Scene, least: f32) {
    let (room, fit) = measured(element, scene);
    let (near, x, y) = camera(scene, fit, room, least);
    let dense = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio() as f32);
    let fine = side(scene) * fit * near * dense >= FINE;
    let _ = element.class_list().toggle_with_force("fine", fine);
    let transform = format!("translate({}px, {}px) scale({})", number(x), number(y), thousandths(near));
    for (name, value) in [("transform", transform), ("--u", thousandths(1.0 / (fit * near)))] {
        let _ = element.style().set_property(name, &value); // fails only for invalid property names
    }
}

/// Renders a veil with holes at the relevant places, and an outline around them. The outline is two lines, so that
/// one of them shows on any ground.
fn veil(scene: &Scene) -> Html {
    if relevant_places(scene).next().is_none() {
        return Html::default();
    }
    let (left, top, width, height) = (scene.left, scene.top, scene.width, scene.height);
    let mut veil = scene.everywhere();
    let mut edges = Edges::default();
    let mut line = String::new();
    for place in relevant_places(scene) {
        if let Outline::Area(path) = &place.outline {
            veil.push_str(path);
            line.push_str(path);
            continue;
        }
        let corners = corners(place);
        for (nth, (x, y)) in corners.iter().enumerate() {
            veil.push_str(&format!("{}{} {}", if nth == 0 { "M" } else { "L" }, number(*x), number(*y)));
        }
        veil.push('Z');
        edges.add(&corners);
    }
    line.push_str(&edges.path());
    html! {
        <svg class="over-rings" viewBox={[left, top, width, height].map(number).join(" ")} aria-hidden="true">
            <path class="veil" fill-rule="evenodd" d={veil} />
            <path class="casing" d={line.clone()} />
            <path d={line} />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_zooms_only_if_its_places_would_be_small() {
        let board = Scene {
            width: 2000.0,
            height: 1000.0,
            open: true,
            interest_area: Some([0.0, 0.0, 100.0, 100.0]),
            ..Scene::default()
        };
        let place = Place {
            spot: 0,
            row: 0,
            column: 0,
            x: 0.0,
            y: 0.0,
            size: 100.0,
            outline: Outline::Square,
            label: String::new(),
            light: Light::Plain,
            badges: Vec::new(),
            note: String::new(),
        };
        let board = Scene { places: vec![place], ..board };
        let about = |got: (f32, f32, f32), wanted: (f32, f32, f32)| {
            let far = [got.0 - wanted.0, (got.1 - wanted.1) / 100.0, (got.2 - wanted.2) / 100.0];
            assert!(far.iter().all(|far| far.abs() < 0.001), "{got:?} instead of {wanted:?}");
        };
        about(camera(&board, 0.5, (1000.0, 500.0), READ), (1.0, 0.0, 0.0));
        // At a corner the camera stays within the board, which fills its space.
        about(camera(&board, 0.2, (400.0, 200.0), READ), (3.6, 0.0, 0.0));
        // In the walk it stays whole as long as places can be distinguished.
        about(camera(&board, 0.2, (400.0, 200.0), WALKED), (1.0, 0.0, 0.0));
        about(camera(&board, 0.1, (200.0, 100.0), WALKED), (4.0, 0.0, 0.0));
        let far = Scene { interest_area: Some([1900.0, 900.0, 2000.0, 1000.0]), ..board };
        about(camera(&far, 0.2, (400.0, 200.0), READ), (3.6, -1040.0, -520.0));
        // A fixed board is always shown as a whole, however small its places.
        let whole = Scene { open: false, ..far };
        about(camera(&whole, 0.2, (400.0, 200.0), READ), (1.0, 0.0, 0.0));
    }
}
