//! The director plays stagings: performers move above the board, which shows the state after the entry all the time. It
//! animates `translate`, `scale`, `rotate` and `opacity` alone (Web Animations), renders nothing again, and never blocks
//! input: any touch or key lets the rest run out quickly.

mod frames;

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::JSON;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement};

use self::frames::{Frames, Pose, frames};
use super::board::camera::look;
use super::browser::{self, call, property};
use super::settings::{Motion, Settings};
use super::{haste, sound};
use crate::art::number;
use crate::play::game_module::GameRef;
use crate::scenes::staging::{Anchor, Cue, Look, Movement, Staging};
use crate::scenes::{Patch, Piece};
use crate::table::Seat;

/// The milliseconds in which a staging runs out after a touch or a key.
const HURRY: f64 = 250.0;
/// The speed of routine acts of others.
const BRISK: f64 = 1.82;
/// The milliseconds for all that a seat has missed, and the highest speed for them.
const MISSED: f64 = 8_000.0;
const FASTEST: f64 = 3.0;
/// The milliseconds for which a gain is shown where nothing may move.
const SHOWN: u32 = 1_500;
/// The side of a chip, and of anything that lands beside the board, in CSS pixels.
const CHIP: f64 = 40.0;

/// The properties of a number that its count takes over.
const LOOKS: [&str; 7] = [
    "color",
    "background-color",
    "border-radius",
    "font-family",
    "font-size",
    "font-weight",
    "font-variant-numeric",
];

/// A staging being played.
struct Performance {
    layer: Element,
    animations: Vec<JsValue>,
    /// The time of its end on the page's clock, in milliseconds.
    ends: f64,
    end: Option<Timeout>,
    _inputs: Vec<EventListener>,
}

thread_local! {
    static PLAYING: RefCell<Option<Performance>> = const { RefCell::new(None) };
}

/// Plays a staging in place of a running one, at the tempo of the settings.
pub fn play(staging: &Staging, game: GameRef, settings: &Settings) {
    stop();
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let none = settings.motion == Motion::None;
    if none
        || staging.length() == 0
        || browser::hidden()
        || document.query_selector(".table, .public").ok().flatten().is_none()
    {
        return;
    }
    let calm = f64::from(settings.motion.tempo().max(1)) / 100.0;
    let pace = if staging.brisk { BRISK.max(f64::from(staging.length()) / MISSED).min(FASTEST) } else { 1.0 };
    let rate = pace / calm;
    let Some(mut stage) = StageOnPage::new(document, game, rate) else { return };
    if browser::calm() {
        stage.cut(staging);
        return stage.keep(0.0, SHOWN.into(), finish);
    }
    let length = f64::from(staging.length()) / rate + 40.0;
    let wait = look(staging.look);
    if wait == 0 {
        stage.begin(staging);
        return stage.keep(length, length, finish);
    }
    // The board stands still before anything moves on it.
    stage.hide_all(staging, wait);
    let later = staging.clone();
    stage.keep(f64::from(wait) + length, wait.into(), move || {
        finish();
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(mut stage) = document.and_then(|document| StageOnPage::new(document, game, rate)) {
            stage.begin(&later);
            stage.keep(length, length, finish);
        }
    });
}

/// Ends the staging early: what is on the board is seen, and nothing more is heard.
pub fn stop() {
    if PLAYING.with_borrow(Option::is_some) {
        sound::stop_all();
        finish();
    }
}

/// Removes everything after the end.
fn finish() {
    let Some(playing) = PLAYING.take() else { return };
    for animation in &playing.animations {
        call(animation, "cancel", &[]);
    }
    playing.layer.remove();
    browser::mark_page("staged", false);
}

/// Returns the milliseconds until the running staging ends; 0 without one.
pub fn rest() -> f64 {
    PLAYING.with_borrow(|playing| playing.as_ref().map_or(0.0, |playing| (playing.ends - clock()).max(0.0)))
}

/// Lets the rest run out quickly, and ends it at the second touch.
fn hurry() {
    let rest = rest();
    if rest <= HURRY {
        return stop();
    }
    sound::stop_all();
    PLAYING.with_borrow_mut(|playing| {
        let Some(playing) = playing.as_mut() else { return };
        for animation in &playing.animations {
            let rate = property(animation, "playbackRate").and_then(|rate| rate.as_f64()).unwrap_or(1.0);
            call(animation, "updatePlaybackRate", &[JsValue::from_f64(rate * rest / HURRY)]);
        }
        playing.ends = clock() + HURRY;
        playing.end = Some(Timeout::new(HURRY as u32, finish));
    });
}

fn clock() -> f64 {
    js_sys::Date::now()
}

/// Creates the layer of the performers. It lies above the table and is no part of it, so that it never turns with it.
fn layer(document: &Document, game: GameRef) -> Option<Element> {
    let layer = document.create_element("div").ok()?;
    layer.set_class_name(&format!("actors game-{}", game.info().id));
    // Both fail only for invalid names, or for a node that contains the body.
    let _ = layer.set_attribute("aria-hidden", "true");
    browser::mark_page("staged", true);
    let _ = document.body()?.append_child(&layer);
    Some(layer)
}

/// The board on the page: how scene units become CSS pixels of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Board {
    scale: f64,
    left: f64,
    top: f64,
}

impl Board {
    fn measured() -> Self {
        let matrix = browser::first(".board .pan").and_then(|pan| call(&pan, "getScreenCTM", &[]));
        let side = |name: &str| matrix.as_ref().and_then(|matrix| property(matrix, name)?.as_f64());
        Self {
            scale: side("a").unwrap_or(1.0),
            left: side("e").unwrap_or(0.0),
            top: side("f").unwrap_or(0.0),
        }
    }
}

/// A staging on its way to the page.
struct StageOnPage {
    document: Document,
    layer: Element,
    game: GameRef,
    board: Board,
    playing: Vec<JsValue>,
    rate: f64,
}

/// The element of a performer, and the state of it that its cues change.
struct OnStage {
    element: Element,
    /// The middle of the element in its place, if it is a part of the page.
    home: Option<(f64, f64)>,
    size: f64,
    pose: Pose,
    visible: bool,
}

impl StageOnPage {
    /// Prepares a stage on the page.
    fn new(document: Document, game: GameRef, rate: f64) -> Option<Self> {
        let layer = layer(&document, game)?;
        let moves = layer.dyn_ref::<HtmlElement>().and_then(|layer| property(&layer.style(), "translate"));
        if property(&layer, "animate").and(moves).is_none() {
            layer.remove();
            return None;
        }
        Some(Self { document, layer, game, board: Board::measured(), playing: Vec::new(), rate })
    }

    /// Starts all motions and sounds.
    fn begin(&mut self, staging: &Staging) {
        self.perform(staging);
        self.sound(staging);
    }

    /// Keeps what has been started. `ends`: the milliseconds until computers may go on; `next` follows after some others.
    fn keep(self, ends: f64, after: f64, next: impl FnOnce() + 'static) {
        // The press that led here is still on its way. Performers do not follow a board that changes or is zoomed.
        let since = haste::now();
        let inputs = ["pointerdown", "keydown", "resize", "wheel"].map(|name| {
            let window = web_sys::window();
            let counts = move |event: &web_sys::Event| name != "wheel" || browser::within(event, ".board");
            let ends: fn() = if matches!(name, "resize" | "wheel") { stop } else { hurry };
            window.map(|window| {
                EventListener::new(&window, name, move |event| {
                    if haste::pressed_after(event, since) && counts(event) {
                        ends();
                    }
                })
            })
        });
        PLAYING.set(Some(Performance {
            layer: self.layer,
            animations: self.playing,
            ends: clock() + ends,
            end: Some(Timeout::new(after as u32, next)),
            _inputs: inputs.into_iter().flatten().collect(),
        }));
    }

    /// Hides what a staging moves until it begins.
    fn hide_all(&mut self, staging: &Staging, ms: u32) {
        for performer in &staging.performers {
            if let Look::Piece(Piece { id, .. }) | Look::Patch(Patch { id, .. }) = &performer.look {
                self.hide(id, 0, (f64::from(ms) * self.rate) as u32);
            }
        }
    }

    /// Plays all cues.
    fn perform(&mut self, staging: &Staging) {
        for (nth, performer) in staging.performers.iter().enumerate() {
            let cues: Vec<&Cue> = staging.cues.iter().filter(|cue| cue.performer == nth).collect();
            let only_swells = cues.iter().all(|cue| matches!(cue.motion, Movement::Pulse(_)));
            if let (Look::Patch(Patch { id, .. }), true) = (&performer.look, only_swells) {
                // It carries pieces, which must not be covered.
                cues.iter().for_each(|cue| self.dip(id, cue.at));
                continue;
            }
            let Some(mut on_stage) = self.enter(&performer.look, performer.start.as_ref()) else { continue };
            if let Look::Piece(Piece { id, .. }) | Look::Patch(Patch { id, .. }) = &performer.look {
                // What only swells takes its place for as long as that lasts.
                let begin = if only_swells { cues.first().map_or(0, |cue| cue.at) } else { 0 };
                let end = cues.iter().map(|cue| cue.at + cue.motion.length()).max().unwrap_or(0);
                if on_stage.visible {
                    self.animate(&on_stage.element, &Frames { at: begin, ..shown() }, false);
                }
                self.hide(id, begin, end - begin);
                self.animate(&on_stage.element, &Frames { at: end, ..away() }, false);
            }
            self.count(&on_stage.element, &cues);
            for cue in cues {
                self.play_cue(&mut on_stage, &cue.motion, cue.at);
            }
        }
    }

    /// Lets a picture of the ground grow pale for a moment.
    fn dip(&mut self, id: &str, at: u32) {
        let dips = r#"[{"opacity":1},{"opacity":0.45},{"opacity":1}]"#.to_string();
        let ms = Movement::Pulse(0).length();
        for element in self.on_board(id) {
            self.animate_with(&element, &Frames { frames: dips.clone(), at, ms, curve: "linear" }, "none");
        }
    }

    /// Plans all sounds.
    fn sound(&self, staging: &Staging) {
        for cue in &staging.sounds {
            sound::play_step(cue.sound, f64::from(cue.at) / self.rate, cue.step);
        }
    }

    /// With reduced motion nothing moves: what is gained is shown where it lands, and fades.
    fn cut(&mut self, staging: &Staging) {
        for (nth, performer) in staging.performers.iter().enumerate() {
            let goal =
                staging.cues.iter().filter(|cue| cue.performer == nth).find_map(|cue| match &cue.motion {
                    Movement::Fly { to, .. } => Some(to),
                    _ => None,
                });
            if let (Look::Chip { .. }, Some(goal)) = (&performer.look, goal)
                && let Some(on_stage) = self.enter(&performer.look, Some(goal))
            {
                let fades =
                    r#"[{"opacity":0},{"opacity":1,"offset":0.1},{"opacity":1,"offset":0.85},{"opacity":0}]"#;
                let fades = Frames { frames: fades.into(), at: 0, ms: SHOWN, curve: "linear" };
                self.animate(&on_stage.element, &fades, true);
            }
        }
    }

    /// Adds the animations of a cue.
    fn play_cue(&mut self, performer: &mut OnStage, motion: &Movement, at: u32) {
        let goal = match motion {
            Movement::Drop { to, .. }
            | Movement::Fly { to, .. }
            | Movement::Slide { to, .. }
            | Movement::Walk { to }
            | Movement::Rise { to } => self.pose(to, performer),
            _ => performer.pose,
        };
        let (all, visible) = frames(motion, performer.pose, goal, performer.visible);
        for frames in all {
            let frames = Frames { at: frames.at + at, ..frames };
            self.animate(&performer.element, &frames, performer.home.is_some());
        }
        (performer.pose, performer.visible) = (goal, visible);
    }

    /// Starts an animation, whose last frame stays. `early` holds its first frame until then.
    fn animate(&mut self, element: &Element, frames: &Frames, early: bool) {
        self.animate_with(element, frames, if early { "both" } else { "forwards" });
    }

    fn animate_with(&mut self, element: &Element, frames: &Frames, fill: &str) {
        let Ok(keys) = JSON::parse(&frames.frames) else { return };
        let options = format!(
            r#"{{"delay":{},"duration":{},"easing":"{}","fill":"{fill}"}}"#,
            f64::from(frames.at) / self.rate,
            f64::from(frames.ms.max(1)) / self.rate,
            frames.curve,
        );
        let Ok(options) = JSON::parse(&options) else { return };
        self.playing.extend(call(element, "animate", &[keys, options]));
    }

    /// Creates a performer, or finds the element that plays.
    fn enter(&mut self, look: &Look, start: Option<&Anchor>) -> Option<OnStage> {
        let mut performer = match look {
            Look::Part { inside, class, nth } => {
                let inside = if inside.is_empty() { String::new() } else { selector(inside) + " " };
                self.part(&(inside + &selector(class)), *nth)?
            }
            Look::OfSeat { seat, class, nth } => of_seat(*seat)
                .iter()
                .find_map(|seat| self.part(&format!("{seat} {}", selector(class)), *nth))?,
            Look::Piece(piece) => {
                let over = piece.over.as_ref().map_or(String::new(), |over| {
                    let part = |share: f32| number(100.0 * share);
                    let (x, y, side) = (part(over.x), part(over.y), part(over.size));
                    format!(
                        r##"<use class="sign" href="#{}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##,
                        over.art
                    )
                });
                let body = format!(r##"<use href="#{}" width="100" height="100"/>{over}"##, piece.art);
                let size = f64::from(piece.size) * self.board.scale;
                self.created(&format!("piece {}", piece.class), piece.colour, &picture(&body), size)?
            }
            Look::Patch(patch) => {
                let body = self.game.picture(patch.picture);
                let size = 100.0 * self.board.scale;
                self.created(&format!("patch {}", patch.class), 0, &picture(&body), size)?
            }
            Look::Chip { art, colour, text } => {
                let drawn = if art.is_empty() {
                    String::new()
                } else {
                    picture(&format!(r##"<use href="#{art}" width="100" height="100"/>"##))
                };
                let said = if text.is_empty() { String::new() } else { format!("<b>{text}</b>") };
                self.created("chip", *colour, &(drawn + &said), CHIP)?
            }
        };
        if let Some(start) = start {
            performer.pose = self.pose(start, &performer);
            let Pose { x, y, scale } = performer.pose;
            set(&performer.element, "translate", &format!("{x}px {y}px"));
            set(&performer.element, "scale", &scale.to_string());
            // What comes from beside the board is seen when it sets out.
            performer.visible = matches!(start, Anchor::Board(..));
        }
        Some(performer)
    }

    /// Finds a part of the page.
    fn part(&self, selector: &str, nth: usize) -> Option<OnStage> {
        let all = self.document.query_selector_all(selector).ok()?;
        let mut seen = (0..all.length()).filter_map(|nth| all.get(nth)?.dyn_into::<Element>().ok());
        let element =
            seen.by_ref().filter(|element| element.get_bounding_client_rect().width() > 0.0).nth(nth)?;
        let home = middle(&element);
        let size = element.get_bounding_client_rect().width();
        Some(OnStage { element, home: Some(home), size, pose: Pose::default(), visible: false })
    }

    /// Creates the element of a performer, invisible, with its middle at the left upper corner of the window.
    fn created(&self, class: &str, colour: u8, markup: &str, size: f64) -> Option<OnStage> {
        let element = self.document.create_element("div").ok()?;
        let seat = if colour > 0 { format!(" seat-{colour}") } else { String::new() };
        element.set_class_name(&format!("actor {class}{seat}"));
        element.set_inner_html(markup); // markup of our own
        set(&element, "--side", &format!("{size}px"));
        // Fails only for a node that contains the layer.
        let _ = self.layer.append_child(&element);
        Some(OnStage { element, home: None, size, pose: Pose::default(), visible: false })
    }

    /// Hides a piece or patch of the board while its performer plays.
    fn hide(&mut self, id: &str, at: u32, ms: u32) {
        for element in self.on_board(id) {
            self.animate_with(&element, &Frames { at, ms, ..away() }, "none");
        }
    }

    /// Returns the elements of a piece or patch of the board.
    fn on_board(&self, id: &str) -> Vec<Element> {
        let found = self.document.query_selector_all(&format!(".board [data-id=\"{id}\"]"));
        let Ok(found) = found else { return Vec::new() };
        (0..found.length()).filter_map(|nth| found.get(nth)?.dyn_into().ok()).collect()
    }

    /// Returns the pose of a performer at a point.
    fn pose(&self, point: &Anchor, performer: &OnStage) -> Pose {
        let (x, y) = match point {
            Anchor::Board(x, y) => (
                self.board.left + f64::from(*x) * self.board.scale,
                self.board.top + f64::from(*y) * self.board.scale,
            ),
            Anchor::Seat(seat) => self.beside(&of_seat(*seat), ""),
            Anchor::Counter(seat, class) => self.beside(&of_seat(*seat), class),
            Anchor::Part(class) => self.beside(&[], class),
            Anchor::Home => return Pose::default(),
        };
        let beside = !matches!(point, Anchor::Board(..)) && performer.home.is_none();
        let scale = if beside { (CHIP / performer.size).min(1.0) } else { 1.0 };
        let (left, top) = performer.home.unwrap_or_default();
        Pose { x: x - left, y: y - top, scale }
    }

    /// Returns the middle of the first part of this class within one of these elements, else of the first of these, else
    /// of the upper edge of the window.
    fn beside(&self, within: &[String], class: &str) -> (f64, f64) {
        let inner = |within: &str| self.part(&format!("{within} {}", selector(class)), 0);
        let part = match (class.is_empty(), within.is_empty()) {
            (true, _) => None,
            (false, true) => inner(""),
            (false, false) => within.iter().find_map(|within| inner(within)),
        };
        let found = part.or_else(|| within.iter().find_map(|within| self.part(within, 0)));
        let wide =
            web_sys::window().and_then(|window| window.inner_width().ok()?.as_f64()).unwrap_or_default();
        found.and_then(|part| part.home).unwrap_or((wide / 2.0, 0.0))
    }

    /// Counts to the number that an element shows. The faces of the count cover it meanwhile.
    fn count(&mut self, element: &Element, cues: &[&Cue]) {
        let counts: Vec<(u32, i32)> = cues
            .iter()
            .filter_map(|cue| if let Movement::Count(by) = cue.motion { Some((cue.at, by)) } else { None })
            .collect();
        let Some((element, last)) = number_of(element).filter(|_| !counts.is_empty()) else { return };
        let mut now = last - counts.iter().map(|(_, by)| by).sum::<i32>();
        let mut numbers = vec![(0, now)];
        for (at, by) in counts {
            now += by;
            numbers
                .extend(Movement::numbers(by, now).into_iter().skip(1).map(|(ms, shown)| (at + ms, shown)));
        }
        let style = web_sys::window().and_then(|window| window.get_computed_style(&element).ok().flatten());
        let Some(faces) = self.created("count", 0, "", 0.0) else { return };
        for name in LOOKS {
            let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
            set(&faces.element, name, &value.unwrap_or_default());
        }
        let frame = element.get_bounding_client_rect();
        set(&faces.element, "translate", &format!("{}px {}px", frame.left(), frame.top()));
        set(&faces.element, "width", &format!("{}px", frame.width()));
        set(&faces.element, "height", &format!("{}px", frame.height()));
        set(&faces.element, "opacity", "1");
        for (nth, (at, shown)) in numbers.iter().enumerate() {
            let Ok(face) = self.document.create_element("span") else { return };
            face.set_text_content(Some(&shown.to_string()));
            // Fails only for a node that contains the parent.
            let _ = faces.element.append_child(&face);
            if nth > 0 {
                let on = r#"[{"opacity":0},{"opacity":1}]"#.to_string();
                self.animate(&face, &Frames { frames: on, at: *at, ms: 1, curve: "linear" }, true);
                let swells = r#"[{"scale":1.22},{"scale":1}]"#.to_string();
                self.animate(&face, &Frames { frames: swells, at: *at, ms: 160, curve: frames::OUT }, false);
            }
            if let Some((next, _)) = numbers.get(nth + 1) {
                self.animate(&face, &Frames { at: *next, ..away() }, false);
            }
        }
        self.animate(&element, &away(), true);
    }
}

/// Returns the selectors of a seat's card, the listed one first.
fn of_seat(seat: Seat) -> [String; 2] {
    [format!(".seats [data-seat=\"{seat}\"]"), format!("[data-seat=\"{seat}\"]")]
}

/// Returns the innermost element that shows a number alone, and the number.
fn number_of(element: &Element) -> Option<(Element, i32)> {
    let inner = element.query_selector_all("*").ok()?;
    let all = (0..inner.length()).filter_map(|nth| inner.get(nth)?.dyn_into::<Element>().ok());
    let mut all = std::iter::once(element.clone()).chain(all);
    all.find_map(|element| Some((element.clone(), element.text_content()?.trim().parse().ok()?)))
}

/// Sets a property of an element's style. The security policy allows no style attributes.
fn set(element: &Element, name: &str, value: &str) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // Fails only for invalid property names.
        let _ = element.style().set_property(name, value);
    }
}

/// Returns frames that show an element.
fn shown() -> Frames {
    Frames { frames: r#"[{"opacity":1},{"opacity":1}]"#.to_string(), at: 0, ms: 1, curve: "linear" }
}

/// Returns frames that hide an element.
fn away() -> Frames {
    Frames { frames: r#"[{"opacity":0},{"opacity":0}]"#.to_string(), at: 0, ms: 1, curve: "linear" }
}

/// Wraps the body of a picture in a box of 100.
fn picture(body: &str) -> String {
    format!(r#"<svg viewBox="0 0 100 100">{body}</svg>"#)
}

/// Returns the selector of a path of classes.
fn selector(path: &str) -> String {
    let classes = |step: &str| -> String { step.split(' ').map(|class| format!(".{class}")).collect() };
    path.split('/').map(classes).collect::<Vec<_>>().join(" ")
}

/// Returns the middle of an element, at most 60 pixels from its left edge: the sign of a wide card.
fn middle(element: &Element) -> (f64, f64) {
    let frame = element.get_bounding_client_rect();
    (frame.left() + frame.width().min(120.0) / 2.0, frame.top() + frame.height() / 2.0)
}
