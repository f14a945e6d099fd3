//! The director plays stagings: performers move above the board, which shows the state after the entry all the time. It
//! animates `translate`, `scale`, `rotate` and `opacity` alone (Web Animations), renders nothing again, and never
//! blocks input: any touch or key lets the rest run out quickly.

mod cast;
mod frames;

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CssStyleDeclaration, Document, Element, HtmlElement};

use self::cast::OnStage;
use self::frames::{Frames, frames};
use super::board::camera::{pan_to, place_at_rest};
use super::browser::{self, call, property};
use super::settings::{Motion, Settings};
use super::{haste, sound};
use crate::play::game_module::GameRef;
use crate::scenes::camera::BoardPlace;
use crate::scenes::staging::{Cue, Look, MISSED, Movement, Performer, Staging};
use crate::scenes::{Patch, Piece, Turned};

/// The milliseconds in which a staging runs out after a touch or a key.
const HURRY: f64 = 250.0;
/// The mark of the page while only the viewer's own piece falls: what is asked beside the board stays.
const NOTHING_FOLLOWS: &str = "falls-only";
/// The speed of routine actions of others.
const BRISK: f64 = 1.82;
/// The longest staging that is undone in sight, in milliseconds, and the lowest speed of that.
const UNDONE: (u32, f64) = (1_600, 3.0);
/// The milliseconds of a turn of the aimed piece.
const TURN: u32 = 160;
/// The milliseconds for which a gain is shown where nothing may move.
const SHOWN: u32 = 1_500;

/// A staging being played.
struct Performance {
    layer: Element,
    /// Performers as they are until it begins.
    stood: Option<Element>,
    animations: Vec<JsValue>,
    /// The time of its end on the page's clock, in milliseconds.
    ends: f64,
    end: Option<Timeout>,
    _inputs: Vec<EventListener>,
}

thread_local! {
    static PLAYING: RefCell<Option<Performance>> = const { RefCell::new(None) };
    /// A call that waits for the end.
    static WAITS: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Calls back when nothing plays any more: at once if nothing does.
pub fn when_over(then: impl FnOnce() + 'static) {
    WAITS.set(Some(Box::new(then)));
    if PLAYING.with_borrow(Option::is_none) {
        call_waiting();
    }
}

fn call_waiting() {
    if let Some(then) = WAITS.take() {
        then();
    }
}

/// Returns the document, if anything may move on it.
fn stage(motion: Motion) -> Option<Document> {
    let document = web_sys::window()?.document()?;
    let has_table = document.query_selector(".table, .public, .replay, .walk").ok().flatten().is_some();
    (motion != Motion::None && has_table && !browser::hidden()).then_some(document)
}

/// Plays a staging in place of a running one, at the tempo of the settings and this many times as fast.
pub fn play(staging: &Staging, game: GameRef, settings: &Settings, speed: u32) {
    play_after(0, staging, game, settings, speed);
}

/// Plays a staging after so many milliseconds, in which the board may move. Until then everything is shown as it was.
pub fn play_after(ms: u32, staging: &Staging, game: GameRef, settings: &Settings, speed: u32) {
    stop();
    let Some(document) = stage(settings.motion).filter(|_| staging.length() > 0) else { return };
    let calm = f64::from(settings.motion.tempo().max(1)) / 100.0 / f64::from(speed.max(1));
    let pace = if staging.brisk { BRISK.max(f64::from(staging.length()) / f64::from(MISSED)) } else { 1.0 };
    let rate = pace / calm;
    let act = staging.split().filter(|_| !browser::calm() && ms == 0 && pan_to(None) == 0);
    let Some(mut stage) = StageOnPage::new(document, game, rate) else { return };
    if browser::calm() {
        let end = stage.cut(staging);
        return stage.keep(0.0, end, finish);
    }
    let Some((act, rest)) = act else { return play_when_still(stage, staging.clone(), ms) };
    // The viewer's piece falls where it was aimed, before the board moves to what follows.
    let [first, then] = [&act, &rest].map(|staging| f64::from(staging.length()) / rate);
    browser::mark_page(NOTHING_FOLLOWS, then == 0.0);
    stage.begin(&act);
    stage.hold(&rest, first as u32);
    stage.keep(first + then + 40.0, first, move || {
        clear();
        match (then > 0.0).then(|| StageOnPage::again(game, rate)).flatten() {
            Some(stage) => play_when_still(stage, rest, 0),
            None => call_waiting(),
        }
    });
}

/// Plays a staging once the board has stopped, at the earliest after so many milliseconds.
fn play_when_still(mut stage: StageOnPage, staging: Staging, ms: u32) {
    let (game, rate) = (stage.game, stage.rate);
    let length = f64::from(staging.length()) / rate + 40.0;
    let wait = pan_to(staging.visible_area).max(ms);
    if wait == 0 {
        stage.begin(&staging);
        return stage.keep(length, length, finish);
    }
    stage.hold(&staging, wait);
    stage.keep(f64::from(wait) + length, wait.into(), move || {
        clear();
        let Some(mut stage) = StageOnPage::again(game, rate) else { return call_waiting() };
        stage.begin(&staging);
        stage.keep(length, length, finish);
    });
}

/// Plays a short staging backwards, without sounds: its entry was undone.
pub fn play_back(staging: &Staging, game: GameRef, settings: &Settings) {
    stop();
    let (length, still) = (f64::from(staging.length()), browser::calm() || staging.length() > UNDONE.0);
    let Some(document) = stage(settings.motion).filter(|_| !still && pan_to(staging.visible_area) == 0)
    else {
        return;
    };
    let Some(mut stage) = StageOnPage::new(document, game, UNDONE.1.max(length / HURRY)) else { return };
    stage.perform(staging);
    let end = length / stage.rate;
    for animation in &stage.playing {
        for (name, value) in [("playbackRate", -1.0), ("currentTime", end)] {
            // Fails only for objects that may not be changed.
            let _ = Reflect::set(animation, &name.into(), &value.into());
        }
    }
    stage.keep(end, end, finish);
}

/// Turns the aimed piece by these degrees to where it is now. Quick turns add up.
pub fn turn(now: &Turned, degrees: f32, motion: Motion) {
    let Some(document) = stage(motion).filter(|_| !browser::calm()) else { return };
    let Ok(found) = document.query_selector_all(".board .ghost, .turns svg") else { return };
    let window = web_sys::window();
    for element in (0..found.length()).filter_map(|nth| found.get(nth)?.dyn_into::<Element>().ok()) {
        let style = window.as_ref().and_then(|window| window.get_computed_style(&element).ok().flatten());
        let still = style.and_then(|style| style.get_property_value("rotate").ok());
        let still = still.and_then(|rotate| rotate.trim_end_matches("deg").parse().ok()).unwrap_or(0.0);
        if element.local_name() == "g" {
            set(&element, "transform-origin", &format!("{}px {}px", now.x, now.y));
        }
        let frames = format!(r#"[{{"rotate":"{}deg"}},{{"rotate":"0deg"}}]"#, still - degrees);
        let options = format!(r#"{{"duration":{},"easing":"{}"}}"#, motion.pause(TURN), frames::OUT);
        if let (Ok(frames), Ok(options)) = (JSON::parse(&frames), JSON::parse(&options)) {
            call(&element, "animate", &[frames, options]);
        }
    }
}

/// Ends the staging early: the board is shown as it is, without further sounds.
pub fn stop() {
    if PLAYING.with_borrow(Option::is_some) {
        sound::stop_all();
        finish();
    }
}

/// Ends the staging.
fn finish() {
    clear();
    call_waiting();
}

/// Removes what plays from the page.
fn clear() {
    let Some(playing) = PLAYING.take() else { return };
    for animation in &playing.animations {
        call(animation, "cancel", &[]);
    }
    playing.layer.remove();
    playing.stood.iter().for_each(Element::remove);
    browser::mark_page("staged", false);
    browser::mark_page(NOTHING_FOLLOWS, false);
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
    haste::now()
}

/// Creates the layer of the performers. It is above the table and not part of it, so that it never turns with it.
fn layer(document: &Document, game: GameRef) -> Option<Element> {
    let layer = document.create_element("div").ok()?;
    layer.set_class_name(&format!("actors game-{}", game.info().id));
    // Both fail only for invalid names, or for a node that contains the body.
    let _ = layer.set_attribute("aria-hidden", "true");
    let _ = document.body()?.append_child(&layer);
    Some(layer)
}

/// Measures a board without a camera.
fn measured() -> BoardPlace {
    let matrix = browser::first(".board.still > svg > g").and_then(|still| call(&still, "getScreenCTM", &[]));
    let side = |name: &str| matrix.as_ref().and_then(|matrix| property(matrix, name)?.as_f64());
    BoardPlace {
        scale: side("a").unwrap_or(1.0),
        left: side("e").unwrap_or(0.0),
        top: side("f").unwrap_or(0.0),
    }
}

/// A staging on its way to the page.
struct StageOnPage {
    document: Document,
    layer: Element,
    game: GameRef,
    board: BoardPlace,
    stood: Option<Element>,
    playing: Vec<JsValue>,
    rate: f64,
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
        browser::mark_page("staged", true);
        Some(Self {
            document,
            layer,
            game,
            board: place_at_rest().unwrap_or_else(measured),
            stood: None,
            playing: Vec::new(),
            rate,
        })
    }

    /// Prepares the next part of a staging.
    fn again(game: GameRef, rate: f64) -> Option<Self> {
        Self::new(web_sys::window()?.document()?, game, rate)
    }

    /// Starts all motions and sounds.
    fn begin(&mut self, staging: &Staging) {
        self.perform(staging);
        self.sound(staging);
    }

    /// Keeps what has been started. `ends`: the milliseconds until computers may go on; `next` follows after some
    /// others.
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
            stood: self.stood,
            animations: self.playing,
            ends: clock() + ends,
            end: Some(Timeout::new(after as u32, next)),
            _inputs: inputs.into_iter().flatten().collect(),
        }));
    }

    /// Lets the board show its earlier pieces, and no new ones, until a staging begins after these milliseconds.
    fn hold(&mut self, staging: &Staging, ms: u32) {
        let ms = (f64::from(ms) * self.rate) as u32;
        let mut stood = String::new();
        for (look, before) in staging.waiting() {
            if let Look::Piece(Piece { id, .. }) | Look::Patch(Patch { id, .. }) = look {
                self.hide(id, 0, ms);
            }
            stood.extend(before.and_then(|at| self.drawn(look, at)));
        }
        self.put_back(&stood);
        for (nth, performer) in staging.performers.iter().enumerate() {
            if let Look::Part { .. } | Look::OfSeat { .. } = &performer.look {
                let later = |cue: &Cue| Cue { at: cue.at + ms, ..cue.clone() };
                let cues: Vec<Cue> =
                    staging.cues.iter().filter(|cue| cue.performer == nth).map(later).collect();
                self.act(performer, &cues);
            }
        }
    }

    /// Plays the cues of a part of the page.
    fn act(&mut self, performer: &Performer, cues: &[Cue]) {
        let Some(mut on_stage) = self.enter(&performer.look, performer.start.as_ref()) else { return };
        self.count(&on_stage.element, cues);
        for cue in cues {
            if matches!(cue.motion, Movement::Flip { open: true }) {
                // The face is turned up: show it.
                self.animate(&on_stage.element, &Frames { at: cue.at, ..shown() }, false);
            }
            self.play_cue(&mut on_stage, &cue.motion, cue.at);
        }
    }

    /// Plays all cues.
    fn perform(&mut self, staging: &Staging) {
        for (nth, performer) in staging.performers.iter().enumerate() {
            let cues: Vec<Cue> = staging.cues.iter().filter(|cue| cue.performer == nth).cloned().collect();
            if let Look::Part { .. } | Look::OfSeat { .. } = &performer.look {
                self.act(performer, &cues);
                continue;
            }
            let only_swells = cues.iter().all(|cue| matches!(cue.motion, Movement::Pulse(_)));
            if let (Look::Patch(Patch { id, .. }), true) = (&performer.look, only_swells) {
                // It carries pieces, which must not be covered.
                cues.iter().for_each(|cue| self.dip(id, cue.at));
                continue;
            }
            let Some(mut on_stage) = self.enter(&performer.look, performer.start.as_ref()) else { continue };
            // An aimed piece is visible on the board already.
            let is_drop = |cue: &Cue| cue.at == 0 && matches!(cue.motion, Movement::Drop { .. });
            on_stage.visible |= staging.aimed && cues.first().is_some_and(is_drop);
            if let Look::Piece(Piece { id, .. }) | Look::Patch(Patch { id, .. }) = &performer.look {
                // A performer that only swells replaces its piece just while it swells.
                let begin = if only_swells { cues.first().map_or(0, |cue| cue.at) } else { 0 };
                let end = cues.iter().map(|cue| cue.at + cue.motion.length()).max().unwrap_or(0);
                if on_stage.visible {
                    self.animate(&on_stage.element, &Frames { at: begin, ..shown() }, false);
                }
                self.hide(id, begin, end - begin);
                self.animate(&on_stage.element, &Frames { at: end, ..away() }, false);
            }
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

    /// Replaces motion by fading if motion is reduced: captions, and gains at their goals, are shown and fade. Returns
    /// the milliseconds that it takes.
    fn cut(&mut self, staging: &Staging) -> f64 {
        let mut end = 0;
        for (nth, performer) in staging.performers.iter().enumerate() {
            let cues = staging.cues.iter().filter(|cue| cue.performer == nth);
            let goal = cues.clone().find_map(|cue| match (&performer.look, &cue.motion) {
                (Look::Chip { .. }, Movement::Fly { to, .. }) => Some((0, to)),
                (Look::Caption(_), Movement::Rise { to }) => Some((cue.at, to)),
                _ => None,
            });
            // The back of a card that is turned over isn't a gain.
            let turns = cues.clone().any(|cue| matches!(cue.motion, Movement::Flip { .. }));
            if let Some((at, goal)) = goal.filter(|_| !turns)
                && let Some(on_stage) = self.enter(&performer.look, Some(goal))
            {
                end = end.max(at);
                let opacity =
                    r#"[{"opacity":0},{"opacity":1,"offset":0.1},{"opacity":1,"offset":0.85},{"opacity":0}]"#;
                let fade = Frames { frames: opacity.into(), at, ms: SHOWN, curve: "linear" };
                self.animate(&on_stage.element, &fade, true);
            }
        }
        f64::from(end + SHOWN) / self.rate
    }

    /// Adds the animations of a cue.
    fn play_cue(&mut self, performer: &mut OnStage, motion: &Movement, at: u32) {
        let goal = match motion {
            Movement::Drop { to, .. }
            | Movement::Fly { to, .. }
            | Movement::Slide { to, .. }
            | Movement::Walk { to }
            | Movement::Ring { to }
            | Movement::Rise { to } => self.pose(to, performer),
            _ => performer.pose,
        };
        if let (Movement::Drop { height, .. }, Some(class)) = (motion, performer.shadow)
            && *height > 0.0
        {
            self.cast_shadow(performer, class, goal, at);
        }
        let (all, visible) = frames(motion, performer.pose, goal, performer.visible);
        for frames in all {
            let frames = Frames { at: frames.at + at, ..frames };
            self.animate(&performer.element, &frames, performer.home.is_some());
        }
        (performer.pose, performer.visible) = (goal, visible);
    }

    /// Starts an animation and keeps its last frame. `early` holds its first frame until then.
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
}

/// Sets a property of an element's style. The security policy allows no style attributes.
fn set(element: &Element, name: &str, value: &str) {
    let style = property(element, "style").and_then(|style| style.dyn_into::<CssStyleDeclaration>().ok());
    if let Some(style) = style {
        // Fails only for invalid property names.
        let _ = style.set_property(name, value);
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
