//! The one painter of scenes. It judges nothing: it draws what the scene says and reports which place was meant.
//!
//! Every piece and every place is a component of its own with plain props, so one changed cell repaints one cell.
//! Lights are the exception: a hundred lit places are one path a kind of light, because a hundred rings of their own
//! took most of the time from a tap to its paint (docs/performance.md).
//! Zoom and pan set one transform on one group and render nothing again. Patches, such as laid tiles, are drawn once
//! each and then kept.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgsvgElement};
use yew::prelude::*;

use super::browser;
use super::kit::IconButton;
use super::settings::use_home;
use super::zoom::{WINDOW, Zoom};
use crate::lang::table::Say;
use crate::scenes::{Badge, Light, Patch, Pictures, Piece, Place, Scene, Shape, Spot, Tag};

#[derive(Properties, PartialEq)]
pub struct BoardProps {
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
    #[prop_or(true)]
    pub coordinates: bool,
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
    use_settled(&node, &zoom, &zoomed, &scene);
    let first = scene
        .places
        .iter()
        .find(|p| matches!(p.light, Light::Legal | Light::Quiet))
        .or(scene.places.first())
        .map(|p| p.spot);
    let tab_stop = focus.filter(|f| scene.places.iter().any(|p| p.spot == *f)).or(first);

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
                    return;
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
        let (zoom, node, zoomed) = (zoom.clone(), node.clone(), zoomed.clone());
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
                "ArrowLeft" => step(&scene, spot, 0, -1),
                "ArrowRight" => step(&scene, spot, 0, 1),
                "ArrowUp" => step(&scene, spot, -1, 0),
                "ArrowDown" => step(&scene, spot, 1, 0),
                "Home" => ends(&scene, spot, false),
                "End" => ends(&scene, spot, true),
                "n" | "N" => next_legal(&scene, spot, true),
                "p" | "P" => next_legal(&scene, spot, false),
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
    let say = |s: Say| home.lang.say(s);
    use super::zoom::Phase;
    html! {
        <div class={classes!("board", (*zoomed).then_some("zoomed"), scene.open.then_some("open"), (!props.coordinates).then_some("no-labels"))}>
            <svg ref={node.clone()} viewBox={window_of(&scene)} role="grid" aria-label={props.label.clone()}
                {onclick} {ondblclick} {onkeydown} {onwheel}
                onpointerdown={pointer(Phase::Down)} onpointermove={pointer(Phase::Move)}
                onpointerup={pointer(Phase::Up)} onpointercancel={pointer(Phase::Cancel)}>
                <g class="pan">
                    <Painted scene={scene.clone()} ground={props.ground.clone()} />
                    <g class="lights" aria-hidden="true">{ for lights(&scene.places) }</g>
                    <Places scene={scene.clone()} {tab_stop} />
                </g>
            </svg>
            if scene.open { <MiniMap scene={scene.clone()} /> }
            <div class="zoom" role="group" aria-label={say(Say::Zoom)}>
                <IconButton icon="zoom-in" label={say(Say::ZoomIn)} onclick={button(Some(1.6))} />
                <IconButton icon="zoom-out" label={say(Say::ZoomOut)} disabled={!*zoomed && !scene.open} onclick={button(Some(1.0 / 1.6))} />
                <IconButton icon="zoom-fit" label={say(Say::ZoomFit)} disabled={!*zoomed} onclick={button(None)} />
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct StillProps {
    pub scene: Rc<Scene>,
    pub ground: AttrValue,
    /// What a screen reader says instead of the picture.
    pub label: AttrValue,
}

/// The `viewBox` of a board one can move over: all of a fixed one, a window of an open one.
fn window_of(scene: &Scene) -> String {
    if scene.open {
        let half = WINDOW / 2.0;
        format!("-{half} -{half} {WINDOW} {WINDOW}")
    } else {
        frame_of(scene)
    }
}

/// The `viewBox` that shows all of a scene.
fn frame_of(scene: &Scene) -> String {
    format!("{} {} {} {}", scene.left, scene.top, scene.width, scene.height)
}

/// Keeps an open board in sight when it grows and when the window changes.
#[hook]
fn use_settled(node: &NodeRef, zoom: &Rc<RefCell<Zoom>>, zoomed: &UseStateHandle<bool>, scene: &Rc<Scene>) {
    let latest = use_mut_ref(|| scene.clone());
    *latest.borrow_mut() = scene.clone();
    let settle = {
        let (node, zoom, zoomed, latest) = (node.clone(), zoom.clone(), zoomed.clone(), latest.clone());
        move || {
            let scene = latest.borrow().clone();
            if let (true, Some(svg)) = (scene.open, node.cast::<SvgsvgElement>()) {
                let now = zoom.borrow_mut().settle(&svg, &scene);
                if now != *zoomed {
                    zoomed.set(now);
                }
            }
        }
    };
    let extent = [scene.left, scene.top, scene.width, scene.height];
    use_effect_with((extent, scene.focus), {
        let settle = settle.clone();
        move |_| settle()
    });
    use_effect_with((), move |()| {
        let listener =
            web_sys::window().map(|window| EventListener::new(&window, "resize", move |_| settle()));
        move || drop(listener)
    });
}

#[derive(Properties, PartialEq)]
struct MiniMapProps {
    scene: Rc<Scene>,
}

/// Where on the whole board the eye is, while it sees less than half of it. [`Zoom`] moves the frame.
#[component]
fn MiniMap(props: &MiniMapProps) -> Html {
    let scene = &props.scene;
    let laid = scene.patches.iter().filter(|patch| patch.look.is_empty());
    let path: String = laid.map(|patch| format!("M{} {}h100v100h-100z", patch.x, patch.y)).collect();
    html! {
        <svg class="minimap" viewBox={frame_of(scene)} aria-hidden="true">
            <path d={path} /><rect class="eye" rx="20" />
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
#[component]
pub fn Still(props: &StillProps) -> Html {
    let scene = &props.scene;
    html! {
        <div class={classes!("board", "still", scene.open.then_some("open"), (scene.width > STILL_FAR).then_some("far"))}>
            <svg viewBox={frame_of(scene)} role="img" aria-label={props.label.clone()}>
                <Painted scene={scene.clone()} ground={props.ground.clone()} />
            </svg>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct PaintedProps {
    scene: Rc<Scene>,
    ground: AttrValue,
}

/// Everything that is only looked at.
#[component]
fn Painted(props: &PaintedProps) -> Html {
    let scene = &props.scene;
    // What is not laid yet has a group of its own, so that nothing that lies is touched when it comes and goes.
    let patches = |ghosts: bool| {
        let chosen = scene.patches.iter().filter(move |p| (p.look == "ghost") == ghosts);
        chosen.map(|p| html! { <PatchView key={p.id.clone()} patch={p.clone()} pictures={scene.pictures} /> })
    };
    html! {
        <g aria-hidden="true">
            if !props.ground.is_empty() {
                <GroundView markup={props.ground.clone()} width={scene.width} height={scene.height} />
            }
            <g class="patches">
                { for patches(false) }
            </g>
            <g class="patches">{ for patches(true) }</g>
            <g class="pieces">
                { for scene.pieces.iter().map(|p| html! { <PieceView key={p.id.clone()} piece={p.clone()} /> }) }
            </g>
            <g class="shapes">
                { for scene.shapes.iter().map(|s| html! { <ShapeView key={s.id.clone()} shape={s.clone()} /> }) }
            </g>
            <g class="tags">{ for scene.tags.iter().map(tag) }</g>
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct GroundProps {
    markup: AttrValue,
    width: f32,
    height: f32,
}

/// The ground picture. Raw markup of our own, in an `svg` of its own because the parser needs one.
#[component]
fn GroundView(props: &GroundProps) -> Html {
    let GroundProps { markup, width, height } = props;
    let svg =
        format!(r#"<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}">{markup}</svg>"#);
    Html::from_html_unchecked(svg.into())
}

#[derive(Properties, PartialEq)]
struct PatchProps {
    patch: Patch,
    pictures: Pictures,
}

#[component]
fn PatchView(props: &PatchProps) -> Html {
    let Patch { picture, x, y, look, .. } = &props.patch;
    let (draw, picture) = (props.pictures.0, *picture);
    let markup = use_memo(picture, |picture| {
        // Raw markup of our own, in an `svg` of its own because the parser needs one.
        let svg = format!(r#"<svg width="1" height="1" overflow="visible">{}</svg>"#, draw(*picture));
        Html::from_html_unchecked(svg.into())
    });
    html! {
        <g class={classes!("patch", *look)} transform={format!("translate({x} {y})")}>{ (*markup).clone() }</g>
    }
}

#[derive(Properties, PartialEq)]
struct PieceProps {
    piece: Piece,
}

#[component]
fn PieceView(props: &PieceProps) -> Html {
    let Piece { art, x, y, size, look, colour, over, .. } = &props.piece;
    let seat = (*colour > 0).then(|| format!("seat-{colour}"));
    let over = over.as_ref().map(|over| {
        let part = |share: f32| (share * size).to_string();
        html! {
            <use class="sign" href={format!("#{}", over.art)} x={part(over.x)} y={part(over.y)} width={part(over.size)}
                height={part(over.size)} />
        }
    });
    html! {
        <g class={classes!("piece", *look, seat)} transform={format!("translate({x} {y})")}>
            <use href={format!("#{art}")} width={size.to_string()} height={size.to_string()} />
            { over }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct ShapeProps {
    shape: Shape,
}

#[component]
fn ShapeView(props: &ShapeProps) -> Html {
    let Shape { path, look, x, y, .. } = &props.shape;
    let moved = (*x != 0.0 || *y != 0.0).then(|| format!("translate({x} {y})"));
    html! { <path class={classes!("shape", *look)} d={path.clone()} transform={moved} fill-rule="evenodd" /> }
}

fn tag(tag: &Tag) -> Html {
    html! {
        <g class={classes!("tag", tag.look)} transform={format!("translate({} {})", tag.x, tag.y)}>
            <circle r="8" /><text y="4.2">{ &tag.text }</text>
        </g>
    }
}

/// The class of a place in this light.
fn look_of(light: Light) -> &'static str {
    match light {
        Light::Plain => "",
        Light::Quiet => "legal quiet",
        Light::Legal => "legal",
        Light::Dim => "dim",
        Light::Aimed => "aimed",
        Light::Cause => "cause",
    }
}

/// One path for all places in the same light, and below it a broader one that sets it off from the ground.
fn lights(places: &[Place]) -> impl Iterator<Item = Html> {
    let kinds = [
        (Light::Dim, 0.0, false),
        (Light::Quiet, 4.0, false),
        (Light::Legal, 3.0, true),
        (Light::Aimed, 1.5, true),
        (Light::Cause, 1.5, true),
    ];
    kinds.into_iter().map(|(light, inset, cased)| {
        let lit = places.iter().filter(|p| p.light == light);
        let path: String = lit.map(|p| square(p, inset)).collect();
        html! {
            <g key={look_of(light)} class={classes!("light", look_of(light))}>
                if !path.is_empty() {
                    if cased { <path class="case" d={path.clone()} /> }
                    <path class="ring" d={path} />
                }
            </g>
        }
    })
}

/// A place as path data, smaller by `inset` on every side.
fn square(place: &Place, inset: f32) -> String {
    let side = place.size - 2.0 * inset;
    rounded(place.x + inset, place.y + inset, side, if place.round { side / 2.0 } else { 6.0 })
}

/// A square with rounded corners as path data.
fn rounded(x: f32, y: f32, side: f32, r: f32) -> String {
    let s = side - 2.0 * r;
    format!(
        "M{} {y}h{s}a{r} {r} 0 0 1 {r} {r}v{s}a{r} {r} 0 0 1-{r} {r}h-{s}a{r} {r} 0 0 1-{r}-{r}v-{s}a{r} {r} 0 0 1 {r}-{r}z",
        x + r
    )
}

#[derive(Properties, PartialEq)]
struct PlacesProps {
    scene: Rc<Scene>,
    tab_stop: Option<Spot>,
}

/// The places row by row, as a screen reader walks them.
#[component]
fn Places(props: &PlacesProps) -> Html {
    let (scene, mut nth) = (&props.scene, 0);
    let rows = scene.places.chunk_by(|a, b| (a.round, a.row) == (b.round, b.row));
    html! {
        <>{ for rows.map(|row| html! {
            <g role="row" key={format!("{}{}", row[0].round, row[0].row)}>
                { for row.iter().map(|p| {
                    nth += 1;
                    html! { <PlaceView key={p.spot} scene={scene.clone()} nth={nth - 1} tab={props.tab_stop == Some(p.spot)} /> }
                }) }
            </g>
        }) }</>
    }
}

/// A place by its number in the scene: its label is long, and most of them never change.
#[derive(Properties)]
struct PlaceProps {
    scene: Rc<Scene>,
    nth: usize,
    tab: bool,
}

impl PartialEq for PlaceProps {
    fn eq(&self, other: &Self) -> bool {
        self.tab == other.tab && self.scene.places.get(self.nth) == other.scene.places.get(other.nth)
    }
}

#[component]
fn PlaceView(props: &PlaceProps) -> Html {
    let Some(place) = props.scene.places.get(props.nth) else { return Html::default() };
    let look = look_of(place.light);
    let size = place.size.to_string();
    html! {
        <g class={classes!("place", (!look.is_empty()).then_some(look))} role="gridcell" tabindex={if props.tab { "0" } else { "-1" }}
            aria-label={place.label.clone()} aria-selected={(place.light == Light::Aimed).to_string()}
            data-spot={place.spot.to_string()} transform={format!("translate({} {})", place.x, place.y)}>
            <rect class="hit" width={size.clone()} height={size} rx={place.round.then(|| (place.size / 2.0).to_string())} />
            { for place.badges.iter().enumerate().map(|(n, b)| badge(b, n, place.size, place.round)) }
            if !place.note.is_empty() {
                <text class="note" x={(place.size / 2.0).to_string()} y={(place.size - 6.0).to_string()}>{ &place.note }</text>
            }
        </g>
    }
}

/// Badges stand in the middle of the place, side by side; the sign of a disc fills it.
fn badge(badge: &Badge, n: usize, size: f32, round: bool) -> Html {
    let side = if round { size } else { size * 0.42 };
    let (x, y) = match n {
        _ if round => (0.0, 0.0),
        0 => (size * 0.08, size * 0.08),
        1 => (size * 0.5, size * 0.08),
        _ => (size * 0.29, size * 0.5),
    };
    let colour = (badge.colour > 0).then(|| format!("seal seat-{}", badge.colour));
    html! {
        <g class={classes!("badge", colour)}>
            <use href={format!("#{}", badge.art)} x={x.to_string()} y={y.to_string()}
                width={side.to_string()} height={side.to_string()} />
        </g>
    }
}

/// The place an event happened in.
pub fn spot_of(target: Option<web_sys::EventTarget>) -> Option<Spot> {
    let element = target?.dyn_into::<Element>().ok()?.closest("[data-spot]").ok()??;
    element.get_attribute("data-spot")?.parse().ok()
}

fn step(scene: &Scene, from: Spot, rows: i32, columns: i32) -> Option<Spot> {
    let here = scene.places.iter().find(|p| p.spot == from)?;
    // The nearest one in that direction: rows and columns may have gaps.
    let away = |p: &Place| {
        let (down, right) = (i32::from(p.row - here.row), i32::from(p.column - here.column));
        let (on, aside) = if rows == 0 { (right * columns, down) } else { (down * rows, right) };
        (on > 0 && aside == 0).then_some(on)
    };
    scene.places.iter().filter_map(|p| Some((away(p)?, p.spot))).min().map(|(_, spot)| spot)
}

fn ends(scene: &Scene, from: Spot, last: bool) -> Option<Spot> {
    let row = scene.places.iter().find(|p| p.spot == from)?.row;
    let mut in_row = scene.places.iter().filter(|p| p.row == row);
    if last { in_row.next_back() } else { in_row.next() }.map(|p| p.spot)
}

fn next_legal(scene: &Scene, from: Spot, forward: bool) -> Option<Spot> {
    let at = scene.places.iter().position(|p| p.spot == from)?;
    let (before, after) = scene.places.split_at(at);
    let legal = |p: &&Place| matches!(p.light, Light::Legal | Light::Quiet | Light::Aimed);
    let found = if forward {
        after.iter().skip(1).chain(before).find(legal)
    } else {
        before.iter().rev().chain(after.iter().rev()).find(legal)
    };
    found.map(|p| p.spot)
}
