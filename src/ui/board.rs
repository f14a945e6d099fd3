//! The one painter of scenes. It judges nothing: it draws what the scene says and reports which place was meant.
//!
//! Every piece and every place is a component of its own with plain props, so one changed cell repaints one cell.
//! Lights are the exception: a hundred lit places are one path a kind of light, because a hundred rings of their own
//! took most of the time from a tap to its paint (docs/performance.md).
//! Zoom and pan set one transform on one group and render nothing again. Patches, such as laid tiles, are drawn once
//! each and then kept.

mod paint;
mod places;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgsvgElement};
use yew::prelude::*;

use super::browser;
use super::kit::{icon, icon_button};
use super::settings::use_home;
use super::zoom::{WINDOW, Zoom, aimed, finest};
use crate::art::number;
use crate::lang::table::TableWords;
use crate::play::rulebook::Catalogued;
use crate::scenes::{Light, Scene, Spot};
use paint::{above, painted};
use places::{Arrow, ends, further_legal, lights, next_legal, places, step};

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The game that draws the pictures.
    pub game: Catalogued,
    pub scene: Rc<Scene>,
    /// Markup of the ground picture, the same string while the ground is the same.
    pub ground: AttrValue,
    /// What the board is called.
    pub label: AttrValue,
    /// A place was tapped, or Enter pressed on it.
    pub ontap: Callback<Spot>,
    /// A place got the keyboard focus or was held: what is there is wanted.
    #[prop_or_default]
    pub onlook: Callback<Spot>,
    /// A place is held (and `None`: not any more).
    #[prop_or_default]
    pub onhold: Callback<Option<Spot>>,
    /// Something is picked: Tab goes through what is lit.
    #[prop_or_default]
    pub picked: bool,
    #[prop_or(true)]
    pub coordinates: bool,
    /// Who plays: another one begins with an eye of their own.
    #[prop_or_default]
    pub turn: usize,
    /// Further buttons beside the zoom.
    #[prop_or_default]
    pub children: Children,
}

/// A board one can play on: one tab stop, arrow keys, taps, zoom.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let home = use_home();
    let node = use_node_ref();
    let focus = use_state_eq(|| None::<Spot>);
    let zoom = use_mut_ref(Zoom::default);
    let zoomed = use_state_eq(|| false);

    use_effect_with((), |()| browser::mark("deska-drawn"));

    let scene = props.scene.clone();
    use_settled(&node, &zoom, &zoomed, &scene, props.turn);
    let first = scene.places.iter().find(|p| p.light.legal()).or(scene.places.first()).map(|p| p.spot);
    use_tab_stop(&node, focus.filter(|f| scene.places.iter().any(|p| p.spot == *f)).or(first));

    let onclick = {
        let (zoom, zoomed, ontap, focus, scene) =
            (zoom.clone(), zoomed.clone(), props.ontap.clone(), focus.clone(), scene.clone());
        let node = node.clone();
        Callback::from(move |event: MouseEvent| {
            let Some(spot) = spot_of(event.target()) else { return };
            if zoom.borrow_mut().take_drag() {
                return;
            }
            focus.set(Some(spot));
            if let Some(svg) = node.cast::<SvgsvgElement>() {
                let place = scene.places.iter().find(|p| p.spot == spot);
                let touched = browser::property(&event, "pointerType").and_then(|t| t.as_string()).as_deref()
                    == Some("touch");
                if let Some(place) = place
                    && touched
                    && zoom.borrow_mut().enlarge(&svg, &scene, place)
                {
                    zoomed.set(true);
                    if !scene.open {
                        return; // small cells side by side: the first tap only comes nearer
                    }
                }
            }
            ontap.emit(spot);
        })
    };
    let ondblclick = {
        let (zoom, node, scene, zoomed) = (zoom.clone(), node.clone(), scene.clone(), zoomed.clone());
        Callback::from(move |event: MouseEvent| {
            let place = spot_of(event.target()).and_then(|spot| scene.places.iter().find(|p| p.spot == spot));
            let free = scene.open && place.is_none_or(|p| p.light == Light::Plain);
            if let (true, Some(svg)) = (free, node.cast::<SvgsvgElement>()) {
                zoomed.set(zoom.borrow_mut().scale_by(&svg, &scene, None));
            }
        })
    };
    let onkeydown = {
        let (ontap, onlook, focus, scene) =
            (props.ontap.clone(), props.onlook.clone(), focus.clone(), scene.clone());
        let (zoom, node, zoomed, picked) = (zoom.clone(), node.clone(), zoomed.clone(), props.picked);
        let onhold = props.onhold.clone();
        Callback::from(move |event: KeyboardEvent| {
            let factor = match event.key().as_str() {
                "+" => Some(Some(1.6)),
                "-" => Some(Some(1.0 / 1.6)),
                "0" => Some(None),
                _ => None,
            };
            if let (Some(factor), Some(svg)) = (factor, node.cast::<SvgsvgElement>()) {
                zoomed.set(zoom.borrow_mut().scale_by(&svg, &scene, factor));
                return;
            }
            let Some(spot) = spot_of(event.target()) else { return };
            let go = match event.key().as_str() {
                "Enter" | " " => {
                    event.prevent_default();
                    ontap.emit(spot);
                    return;
                }
                "ArrowLeft" => step(&scene, spot, Arrow::Left),
                "ArrowRight" => step(&scene, spot, Arrow::Right),
                "ArrowUp" => step(&scene, spot, Arrow::Up),
                "ArrowDown" => step(&scene, spot, Arrow::Down),
                "Home" => ends(&scene, spot, false),
                "End" => ends(&scene, spot, true),
                "i" | "I" if !(event.ctrl_key() || event.meta_key() || event.alt_key()) => {
                    onhold.emit(Some(spot));
                    return;
                }
                "n" | "N" => next_legal(&scene, spot, true),
                "p" | "P" => next_legal(&scene, spot, false),
                "Tab" if picked => match further_legal(&scene, spot, !event.shift_key()) {
                    None => return,
                    further => further,
                },
                _ => return,
            };
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            event.prevent_default();
            event.stop_propagation();
            if let Some(to) = go {
                focus.set(Some(to));
                onlook.emit(to);
                let place = scene.places.iter().find(|p| p.spot == to);
                if let (Some(place), Some(svg)) = (place, node.cast::<SvgsvgElement>()) {
                    let now = zoom.borrow_mut().reveal(&svg, &scene, place);
                    if now != *zoomed {
                        zoomed.set(now);
                    }
                }
                browser::focus(&format!("[data-spot=\"{to}\"]"));
            }
        })
    };
    // A key held on a place is a hold, too.
    let onkeyup = {
        let onhold = props.onhold.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key().eq_ignore_ascii_case("i") {
                onhold.emit(None);
            }
        })
    };
    let hold = use_mut_ref(Hold::default);
    let pointer = |phase: super::zoom::Phase| {
        let (zoom, node, scene, zoomed) = (zoom.clone(), node.clone(), scene.clone(), zoomed.clone());
        let (hold, onhold) = (hold.clone(), props.onhold.clone());
        Callback::from(move |event: PointerEvent| {
            follow_hold(&hold, &zoom, &onhold, phase, &event);
            if let Some(svg) = node.cast::<SvgsvgElement>() {
                let now = zoom.borrow_mut().pointer(&svg, &scene, phase, &event);
                if now != *zoomed {
                    zoomed.set(now);
                }
            }
        })
    };
    let button = |factor: Option<f32>| {
        let (zoom, node, scene, zoomed) = (zoom.clone(), node.clone(), scene.clone(), zoomed.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(svg) = node.cast::<SvgsvgElement>() {
                let now = zoom.borrow_mut().scale_by(&svg, &scene, factor);
                zoomed.set(now);
            }
        })
    };
    // Places out of view, with their number; those who do not see reach them by their keys.
    let edge = |side: usize| {
        let (zoom, node, scene, zoomed) = (zoom.clone(), node.clone(), scene.clone(), zoomed.clone());
        let go = Callback::from(move |_: MouseEvent| {
            if let Some(svg) = node.cast::<SvgsvgElement>() {
                zoomed.set(zoom.borrow_mut().go_to(&svg, &scene, side));
            }
        });
        let name = ["step-back", "step-forward", "up", "down"][side];
        html! {
            <button type="button" class={format!("edge edge-{side}")} tabindex="-1" aria-hidden="true" onclick={go}>
                { icon(name, 20) }<b></b>
            </button>
        }
    };
    let onwheel = {
        let (zoom, node, scene, zoomed) = (zoom.clone(), node.clone(), scene.clone(), zoomed.clone());
        Callback::from(move |event: WheelEvent| {
            let wanted = event.ctrl_key() || *zoomed || scene.open;
            if let (true, Some(svg)) = (wanted, node.cast::<SvgsvgElement>()) {
                event.prevent_default();
                let factor = if event.delta_y() < 0.0 { 1.2 } else { 1.0 / 1.2 };
                let at = (event.client_x() as f32, event.client_y() as f32);
                zoomed.set(zoom.borrow_mut().scale_at(&svg, &scene, at, factor));
            }
        })
    };
    let say = |s: TableWords| home.lang.say(s);
    use super::zoom::Phase;
    html! {
        <div class={classes!("board", (*zoomed).then_some("zoomed"), scene.open.then_some("open"), (!props.coordinates).then_some("no-labels"))}>
            <svg ref={node.clone()} viewBox={window_of(&scene)} role="grid" aria-label={props.label.clone()}
                {onclick} {ondblclick} {onkeydown} {onkeyup} {onwheel}
                onpointerdown={pointer(Phase::Down)} onpointermove={pointer(Phase::Move)}
                onpointerup={pointer(Phase::Up)} onpointercancel={pointer(Phase::Cancel)}>
                <g class="pan">
                    { painted(props.game, &scene, &props.ground) }
                    <g class="lights" aria-hidden="true">{ for lights(&scene.places) }</g>
                    { above(&scene) }
                    { places(&scene) }
                </g>
            </svg>
            if scene.open { { mini_map(&scene) } { for (0..4).map(&edge) } }
            <div class="zoom" role="group" aria-label={say(TableWords::Zoom)}>
                { props.children.clone() }
                { icon_button("zoom-in", &say(TableWords::ZoomIn), "", false, button(Some(1.6))) }
                { icon_button("zoom-out", &say(TableWords::ZoomOut), "", !*zoomed && !scene.open, button(Some(1.0 / 1.6))) }
                { icon_button("zoom-fit", &say(TableWords::ZoomFit), "zoom-fit", !*zoomed, button(None)) }
            </div>
        </div>
    }
}

/// The `viewBox` of a board one can move over: all of a fixed one, a window of an open one.
fn window_of(scene: &Scene) -> String {
    if scene.open {
        let half = WINDOW / 2.0;
        [-half, -half, WINDOW, WINDOW].map(number).join(" ")
    } else {
        frame_of(scene)
    }
}

/// The `viewBox` that shows all of a scene.
fn frame_of(scene: &Scene) -> String {
    [scene.left, scene.top, scene.width, scene.height].map(number).join(" ")
}

/// Makes one place the tab stop of the board. Written after the frame: while the place has the focus and is being
/// drawn, the browser would lay everything out once more (15 to 20 ms of a tap, 4x throttled).
#[hook]
fn use_tab_stop(node: &NodeRef, stop: Option<Spot>) {
    let node = node.clone();
    use_effect(move || {
        let later = Timeout::new(0, move || {
            let Some(board) = node.cast::<Element>() else { return };
            let find = |css: String| board.query_selector(&css).ok().flatten();
            let (had, wanted) = (
                find(".place[tabindex=\"0\"]".into()),
                stop.and_then(|stop| find(format!("[data-spot=\"{stop}\"]"))),
            );
            if had == wanted {
                return;
            }
            for (place, value) in [(had, "-1"), (wanted, "0")] {
                let _ = place.map(|place| place.set_attribute("tabindex", value)); // fails for bad names only
            }
        });
        move || drop(later)
    });
}

/// Keeps an open board in sight when it grows and when the window changes.
#[hook]
fn use_settled(
    node: &NodeRef,
    zoom: &Rc<RefCell<Zoom>>,
    zoomed: &UseStateHandle<bool>,
    scene: &Rc<Scene>,
    turn: usize,
) {
    use_effect_with(turn, {
        let zoom = zoom.clone();
        move |_| zoom.borrow_mut().forget()
    });
    let latest = use_mut_ref(|| scene.clone());
    *latest.borrow_mut() = scene.clone();
    let settle = {
        let (node, zoom, zoomed, latest) = (node.clone(), zoom.clone(), zoomed.clone(), latest.clone());
        move || {
            let scene = latest.borrow().clone();
            if let Some(svg) = node.cast::<SvgsvgElement>() {
                let now = zoom.borrow_mut().settle(&svg, &scene);
                if now != *zoomed {
                    zoomed.set(now);
                }
            }
        }
    };
    let extent = [scene.left, scene.top, scene.width, scene.height];
    // While nothing can be picked the last measure stays: to settle is to lay out the page.
    let fine = use_mut_ref(|| None);
    let finest = finest(scene).or(*fine.borrow());
    *fine.borrow_mut() = finest;
    use_effect_with((extent, scene.focus, turn, finest), {
        let settle = settle.clone();
        move |_| settle()
    });
    // What stands over the board goes with what is lit; what is aimed at, from wherever, comes into sight.
    let lit: Vec<(Spot, bool)> = scene
        .places
        .iter()
        .filter(|place| scene.open && matches!(place.light, Light::Legal | Light::Aimed))
        .map(|place| (place.spot, place.light == Light::Legal))
        .collect();
    use_effect_with(lit, {
        let (node, zoom, scene, settle) = (node.clone(), zoom.clone(), scene.clone(), settle.clone());
        move |_| {
            if let Some(svg) = node.cast::<SvgsvgElement>() {
                let lost = zoom.borrow().sees_nothing_lit(&svg, &scene);
                if lost {
                    settle();
                }
                zoom.borrow().signs(&svg, &scene);
            }
        }
    });
    use_effect_with(aimed(scene).map(|place| place.spot), {
        let (node, zoom, scene, zoomed) = (node.clone(), zoom.clone(), scene.clone(), zoomed.clone());
        move |aimed: &Option<Spot>| {
            if let (Some(svg), Some(_)) = (node.cast::<SvgsvgElement>(), aimed) {
                let now = zoom.borrow_mut().aim(&svg, &scene);
                if now != *zoomed {
                    zoomed.set(now);
                }
            }
        }
    });
    use_effect_with((), move |()| {
        let listener =
            web_sys::window().map(|window| EventListener::new(&window, "resize", move |_| settle()));
        move || drop(listener)
    });
}

fn outline_of(place: &crate::scenes::Place) -> String {
    let side = place.size as i32;
    format!("M{} {}h{side}v{side}h-{side}z", place.x as i32, place.y as i32)
}

/// Where on the whole board the eye is, while it sees less than half of it. [`Zoom`] moves the frame.
fn mini_map(scene: &Scene) -> Html {
    let laid = scene.patches.iter().filter(|patch| patch.look.is_empty());
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

/// How long a place is held until it counts, in milliseconds.
const HOLD: u32 = 450;

/// A press that may become a hold.
#[derive(Default)]
struct Hold {
    wait: Option<Timeout>,
    held: bool,
}

/// Begins, gives up or ends a hold. A press that was held is no tap.
fn follow_hold(
    hold: &Rc<RefCell<Hold>>,
    zoom: &Rc<RefCell<Zoom>>,
    onhold: &Callback<Option<Spot>>,
    phase: super::zoom::Phase,
    event: &PointerEvent,
) {
    use super::zoom::Phase;
    let over = |hold: &mut Hold| {
        hold.wait = None;
        std::mem::take(&mut hold.held)
    };
    match phase {
        Phase::Down => {
            let Some(spot) = spot_of(event.target()).filter(|_| event.is_primary()) else { return };
            let (later, onhold) = (hold.clone(), onhold.clone());
            let wait = Timeout::new(HOLD, move || {
                later.borrow_mut().held = true;
                onhold.emit(Some(spot));
            });
            *hold.borrow_mut() = Hold { wait: Some(wait), held: false };
        }
        Phase::Move => {
            if zoom.borrow().moved() && over(&mut hold.borrow_mut()) {
                onhold.emit(None);
            }
        }
        Phase::Up | Phase::Cancel => {
            if over(&mut hold.borrow_mut()) {
                zoom.borrow_mut().swallow_tap();
                onhold.emit(None);
            }
        }
    }
}

/// A still picture of an open board wider than this, in scene units, leaves out fine detail.
const STILL_FAR: f32 = 1200.0;

/// A board to look at only.
pub fn still(game: Catalogued, scene: &Rc<Scene>, ground: &AttrValue, label: String) -> Html {
    still_with(game, scene, ground, label, Html::default())
}

/// The same with something drawn over it, in scene units.
pub fn still_with(
    game: Catalogued,
    scene: &Rc<Scene>,
    ground: &AttrValue,
    label: String,
    over: Html,
) -> Html {
    html! {
        <div class={classes!("board", "still", scene.open.then_some("open"), (scene.width > STILL_FAR).then_some("far"))}>
            <svg viewBox={frame_of(scene)} role="img" aria-label={label}>
                { painted(game, scene, ground) }
                if scene.pieces.iter().any(|piece| piece.look == "above") { { above(scene) } }
                { over }
            </svg>
        </div>
    }
}

/// The place an event happened in.
pub fn spot_of(target: Option<web_sys::EventTarget>) -> Option<Spot> {
    let element = target?.dyn_into::<Element>().ok()?.closest("[data-spot]").ok()??;
    element.get_attribute("data-spot")?.parse().ok()
}
