//! The board painter for all scenes. It makes no decisions: it draws the scene and reports which place was meant.
//!
//! Every piece and every place is its own component with plain props, so a changed cell repaints one cell. Lights
//! are the exception: all lit places of one kind share one path. A hundred separate rings took most of the time
//! from a tap to its paint (docs/performance.md). Zoom and pan set one transform on one group and re-render
//! nothing. Patches, such as laid tiles, are drawn once each and then kept.

pub mod camera;
mod keys;
mod paint;
mod places;
mod signs;
mod touch;

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::browser;
use super::kit::{icon, icon_button};
use super::settings::use_home;
use crate::art::number;
use crate::lang::Lang;
use crate::lang::table::TableWords;
use crate::play::game_module::GameRef;
use crate::scenes::camera::Camera;
use crate::scenes::{Command, Light, Scene, Spot};
use camera::{BoardView, WINDOW, on_double_click, on_wheel, on_zoom, use_returning_view, use_settled};
use keys::{on_key_down, on_key_up, use_tab_stop};
use paint::{above, painted};
use places::{lights, places};
use touch::{Fingers, Grab, Hold, PointerPhase, on_click, on_pointer};

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The game that draws the pictures.
    pub game: GameRef,
    pub scene: Rc<Scene>,
    /// Markup of the ground picture; the same string while the ground does not change.
    pub ground: AttrValue,
    /// The accessible name of the board.
    pub label: AttrValue,
    /// A place was tapped, or Enter pressed on it.
    pub ontap: Callback<Spot>,
    /// The board was tapped beside all places.
    #[prop_or_default]
    pub onmiss: Callback<()>,
    /// A place got the keyboard focus or was held: its description is wanted.
    #[prop_or_default]
    pub ondescribe: Callback<Spot>,
    /// A place is held, or `None` once it is released.
    #[prop_or_default]
    pub onhold: Callback<Option<Spot>>,
    /// A piece was dragged from its place to another one.
    #[prop_or_default]
    pub ondrag: Callback<Command>,
    /// Whether something is picked: Tab then goes through the lit places.
    #[prop_or_default]
    pub picked: bool,
    #[prop_or(true)]
    pub coordinates: bool,
    /// The seat at the device, which may decide; `None` while a computer does. The camera may zoom once for each turn.
    #[prop_or_default]
    pub turn: Option<usize>,
    /// The place that a tutorial asks for; it is kept in view.
    #[prop_or_default]
    pub tutorial_spot: Option<Spot>,
    /// Whether nobody decides at this device. All of an open board then stays in view.
    #[prop_or_default]
    pub watched: bool,
    /// Whether this is a replay of a growing board, which is panned at the scale of play.
    #[prop_or_default]
    pub replayed: bool,
    /// Whether the last entry is still being staged: the camera shows that, and turns to the decision afterwards.
    #[prop_or_default]
    pub staged: bool,
    /// Whether an earlier state is on screen. The view of the present returns with it.
    #[prop_or_default]
    pub looks_back: bool,
    /// More buttons beside the zoom buttons.
    #[prop_or_default]
    pub children: Children,
}

/// An interactive board: one tab stop, arrow keys, taps, zoom.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let lang = use_home().lang;
    let scene = &props.scene;
    let focus = use_state_eq(|| None::<Spot>);
    let view = BoardView {
        node: use_node_ref(),
        camera: use_memo((), |()| Cell::new(Camera::default())),
        fingers: use_mut_ref(Fingers::default),
        zoomed: use_state_eq(|| false),
        scene: scene.clone(),
        watched: props.watched,
        replayed: props.replayed,
        staged: props.staged,
        tutorial_spot: props.tutorial_spot,
    };
    let hold = use_mut_ref(Hold::default);

    use_effect_with((), |()| browser::mark("deska-drawn"));
    use_settled(&view, props.turn);
    use_returning_view(&view, props.looks_back);
    let first = scene.places.iter().find(|p| p.light.legal()).or(scene.places.first()).map(|p| p.spot);
    use_tab_stop(&view.node, focus.filter(|f| scene.places.iter().any(|p| p.spot == *f)).or(first));

    let grab = use_mut_ref(Grab::default);
    let pointer =
        |phase: PointerPhase| on_pointer(&view, (&hold, &props.onhold), (&grab, &props.ondrag), phase);
    let zoomed = *view.zoomed;
    html! {
        <div class={classes!("board", zoomed.then_some("zoomed"), scene.open.then_some("open"), (!scene.grabs.is_empty()).then_some("grabs"), (!props.coordinates).then_some("no-labels"))}>
            <svg ref={view.node.clone()} viewBox={window_of(scene)} role="grid" aria-label={props.label.clone()}
                onclick={on_click(&view, &focus, (&props.ontap, &props.onmiss))} ondblclick={on_double_click(&view)}
                onkeydown={on_key_down(&view, &focus, props)} onkeyup={on_key_up(&props.onhold)} onwheel={on_wheel(&view)}
                onpointerdown={pointer(PointerPhase::Down)} onpointermove={pointer(PointerPhase::Move)}
                onpointerup={pointer(PointerPhase::Up)} onpointercancel={pointer(PointerPhase::Cancel)}>
                <g class="pan">
                    { painted(props.game, scene, &props.ground) }
                    <g class="lights" aria-hidden="true">{ for lights(&scene.places) }</g>
                    { above(scene) }
                    { places(scene, lang) }
                </g>
            </svg>
            if scene.open { { mini_map(scene) } { for (0..4).map(|side| edge(&view, side)) } }
            { zoom_buttons(lang, &view, props.children.clone()) }
        </div>
    }
}

/// Renders the number of lit places out of view on one side. Hidden from screen readers, which reach these places
/// by keys.
fn edge(view: &BoardView, side: usize) -> Html {
    let view = view.clone();
    let go = Callback::from(move |_: MouseEvent| {
        view.glide(|camera, scene| camera.go_beyond(scene, side));
    });
    let name = ["step-back", "step-forward", "up", "down"][side];
    html! {
        <button type="button" class={format!("edge edge-{side}")} tabindex="-1" aria-hidden="true" onclick={go}>
            { icon(name, 20) }<b></b>
        </button>
    }
}

/// Renders the zoom buttons (in, out, fit) and any further buttons beside them.
fn zoom_buttons(lang: Lang, view: &BoardView, further: Children) -> Html {
    let (say, zoomed) = (|words: TableWords| lang.say(words), *view.zoomed);
    let far = !zoomed && !view.scene.open;
    let shown = (!further.is_empty()).then_some("shown");
    html! {
        <div class={classes!("zoom", shown)} role="group" aria-label={say(TableWords::Zoom)}>
            { further }
            { icon_button("zoom-in", &say(TableWords::ZoomIn), "zoom-in", false, on_zoom(view, Some(1.6))) }
            { icon_button("zoom-out", &say(TableWords::ZoomOut), "zoom-out", far, on_zoom(view, Some(1.0 / 1.6))) }
            { icon_button("zoom-fit", &say(TableWords::ZoomFit), "zoom-fit", !zoomed, on_zoom(view, None)) }
        </div>
    }
}

/// Returns the `viewBox` of a movable board: all of a fixed one, a window of an open one.
fn window_of(scene: &Scene) -> String {
    if scene.open {
        let half = WINDOW / 2.0;
        [-half, -half, WINDOW, WINDOW].map(number).join(" ")
    } else {
        frame_of(scene)
    }
}

/// Returns the `viewBox` that shows the whole scene.
fn frame_of(scene: &Scene) -> String {
    [scene.left, scene.top, scene.width, scene.height].map(number).join(" ")
}

fn outline_of(place: &crate::scenes::Place) -> String {
    let side = place.size as i32;
    format!("M{} {}h{side}v{side}h-{side}z", place.x as i32, place.y as i32)
}

/// Renders a map of the whole board with the camera's frame, while less than half of the board is visible;
/// [`signs`] moves the frame.
fn mini_map(scene: &Scene) -> Html {
    let laid = scene.patches.iter().filter(|patch| patch.class.is_empty());
    let side = scene.places.first().map_or(0, |place| place.size as i32);
    let path: String =
        laid.map(|patch| format!("M{} {}h{side}v{side}h-{side}z", patch.x as i32, patch.y as i32)).collect();
    let lit = scene.places.iter().filter(|place| place.light == Light::Legal);
    let lit: String = lit.map(outline_of).collect();
    html! {
        <svg class="minimap" viewBox={frame_of(scene)} aria-hidden="true">
            <path d={path} /><path class="lit" d={lit} /><rect class="eye" rx="20" />
        </svg>
    }
}

/// The width, in scene units, above which a still picture of an open board leaves out fine detail.
const STILL_FAR: f32 = 1200.0;

/// Renders a non-interactive board.
pub fn still(game: GameRef, scene: &Rc<Scene>, ground: &AttrValue, label: String) -> Html {
    still_with(game, scene, ground, label, Html::default())
}

/// Renders a non-interactive board with an overlay in scene units.
pub fn still_with(game: GameRef, scene: &Rc<Scene>, ground: &AttrValue, label: String, over: Html) -> Html {
    html! {
        <div class={classes!("board", "still", scene.open.then_some("open"), (scene.width > STILL_FAR).then_some("far"))}>
            <svg viewBox={frame_of(scene)} role="img" aria-label={label}>
                { painted(game, scene, ground) }
                if scene.pieces.iter().any(|piece| piece.class == "above") { { above(scene) } }
                { over }
            </svg>
        </div>
    }
}

/// Returns the place in which an event happened.
pub fn spot_of(target: Option<web_sys::EventTarget>) -> Option<Spot> {
    let element = target?.dyn_into::<Element>().ok()?.closest("[data-spot]").ok()??;
    element.get_attribute("data-spot")?.parse().ok()
}
