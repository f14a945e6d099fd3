//! The player of sounds and vibrations, both off by default. The browser synthesizes each sound from its recipe
//! ([`crate::scenes::sound`]); there are no files. Everything is a no-op where the browser lacks support.

mod mix;

use std::cell::{Cell, RefCell};

use js_sys::{Array, Float32Array, Function, Math, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use mix::{DUCK, DUCK_FOR};
pub use mix::{Mix, Volume};

use super::browser::{self, call, property};
use super::settings::{Motion, Settings};
use crate::scenes::sound::{Buzz, LIMITER, MASTER, Sound, SoundLayer, VARIES};

/// The seconds of noise that all layers share; each begins somewhere in it.
const NOISE: f64 = 0.5;
/// The seconds between a call and the first sample, so that no attack is cut.
const AHEAD: f64 = 0.01;
/// The seconds that a sound may ring after it is 40 dB below its peak.
const TAIL: f64 = 0.5;
/// Methods that are called in several places.
const GAIN: &str = "createGain";
const RAMP: &str = "exponentialRampToValueAtTime";
/// The highest number of semitones by which a repeated sound rises.
const HIGHEST_STEP: u8 = 7;

/// Sounds and vibration that the settings allow.
#[derive(Clone, Copy)]
struct Allowed {
    sounds: bool,
    buzz: bool,
}

/// The nodes of the browser that last.
struct Synth {
    context: JsValue,
    /// The gain before the limiter, to which every sound is connected.
    master: JsValue,
    noise: JsValue,
    /// The sounds that are planned or ring.
    live: Vec<Playing>,
}

/// A sound that is planned or rings.
struct Playing {
    volume: JsValue,
    gain: f64,
    /// Seconds of the browser's clock.
    end: f64,
}

impl Playing {
    /// Moves the volume to a part of its own, within some milliseconds, so that nothing clicks.
    fn fade(&self, part: f64, at: f64) {
        plan(&self.volume, "gain", "setTargetAtTime", &[self.gain * part, at, 0.01]);
    }
}

thread_local! {
    static ALLOWED: Cell<Allowed> = const { Cell::new(Allowed { sounds: false, buzz: false }) };
    static MIX: RefCell<Mix> = RefCell::default();
    /// Created with the first sound.
    static SYNTH: RefCell<Option<Synth>> = const { RefCell::new(None) };
}

/// Takes over what the settings allow. Without motion there are no sounds either: they belong to what moves.
pub fn allow(settings: &Settings) {
    let sounds = settings.sounds && settings.motion != Motion::None;
    ALLOWED.set(Allowed { sounds, buzz: settings.buzz });
    if !sounds {
        stop_all();
    }
}

/// Plays a sound after a delay in milliseconds, if the settings allow it and the page is visible.
pub fn play(sound: Sound, delay_ms: f64) {
    play_step(sound, delay_ms, 0);
}

/// Plays a sound higher by this number of semitones, at most 7.
pub fn play_step(sound: Sound, delay_ms: f64, step: u8) {
    if ALLOWED.get().sounds {
        start(sound, delay_ms, step, false);
    }
}

/// Plays a sound at the level of the soft class.
pub fn play_soft(sound: Sound, delay_ms: f64) {
    if ALLOWED.get().sounds {
        start(sound, delay_ms, 0, true);
    }
}

/// Plays a sound on request, whatever the settings say.
pub fn sample(sound: Sound, delay_ms: f64, soft: bool) {
    start(sound, delay_ms, 0, soft);
}

/// Vibrates, if the settings allow it and the page is visible.
pub fn buzz(buzz: Buzz) {
    let allowed = ALLOWED.get().buzz && !browser::hidden();
    if !allowed || !MIX.with_borrow_mut(|mix| mix.admit_buzz(browser::now())) {
        return;
    }
    if let Some(navigator) = web_sys::window().map(|window| JsValue::from(window.navigator())) {
        let pattern = Array::from(&Uint8Array::from(buzz.pattern()));
        call(&navigator, "vibrate", &[pattern.into()]);
    }
}

/// Stops all sounds that ring, and drops those that are planned.
pub fn stop_all() {
    MIX.with_borrow_mut(Mix::clear);
    SYNTH.with_borrow_mut(|synth| {
        let Some(synth) = synth else { return };
        let now = synth.now();
        for playing in synth.live.drain(..) {
            // The return after a loud sound may be planned.
            plan(&playing.volume, "gain", "cancelScheduledValues", &[now]);
            playing.fade(0.0, now);
        }
    });
}

fn start(sound: Sound, delay_ms: f64, step: u8, soft: bool) {
    if browser::hidden() {
        return;
    }
    SYNTH.with_borrow_mut(|synth| {
        if synth.is_none() {
            *synth = Synth::new();
        }
        if let Some(synth) = synth {
            synth.start(sound, delay_ms, step, soft);
        }
    });
}

impl Synth {
    /// Builds the nodes that all sounds go through.
    fn new() -> Option<Self> {
        let window: JsValue = web_sys::window()?.into();
        let maker = property(&window, "AudioContext").or_else(|| property(&window, "webkitAudioContext"))?;
        let maker: Function = maker.dyn_into().ok()?;
        let context = Reflect::construct(&maker, &Array::new()).ok()?;
        let (master, limiter) = (make(&context, GAIN)?, make(&context, "createDynamicsCompressor")?);
        let out = make(&context, GAIN)?;
        let (threshold, ratio) = LIMITER;
        // The browser's compressor adds a gain: the inverse of its own at full scale to the power of 0.6.
        let added = -0.6 * threshold * (1.0 - 1.0 / ratio);
        set(&master, "gain", MASTER);
        set(&limiter, "threshold", threshold);
        set(&limiter, "ratio", ratio);
        set(&limiter, "knee", 0.0);
        set(&limiter, "attack", 0.001);
        set(&out, "gain", amplitude(-added));
        connect(&master, &limiter);
        connect(&limiter, &out);
        connect(&out, &property(&context, "destination")?);
        let noise = noise(&context)?;
        Some(Self { context, master, noise, live: Vec::new() })
    }

    /// Returns the seconds of the browser's clock.
    fn now(&self) -> f64 {
        number(&self.context, "currentTime")
    }

    fn start(&mut self, sound: Sound, delay_ms: f64, step: u8, soft: bool) -> Option<()> {
        // Browsers suspend it until the page was touched.
        make(&self.context, "resume");
        let now = self.now();
        let at = now + AHEAD + delay_ms / 1000.0;
        let level = MIX.with_borrow_mut(|mix| mix.admit(sound, at * 1000.0, soft, browser::dark()))?;
        self.live.retain(|playing| playing.end > now);
        if level.lowers_others {
            for playing in &self.live {
                playing.fade(amplitude(DUCK), at);
                playing.fade(1.0, at + DUCK_FOR / 1000.0);
            }
        }
        let (recipe, (cents, decibels)) = (sound.recipe(), VARIES);
        let variants = sound.variants();
        let variant = variants[(Math::random() * variants.len() as f64) as usize % variants.len()];
        let cents = f64::from(variant) + cents * either_way() + 100.0 * f64::from(step.min(HIGHEST_STEP));
        let gain = f64::from(recipe.gain) * amplitude(level.decibels + decibels * either_way());
        let volume = make(&self.context, GAIN)?;
        set(&volume, "gain", gain);
        connect(&volume, &self.master);
        for layer in recipe.layers {
            self.layer(layer, &volume, at, cents);
        }
        let end = at + TAIL + f64::from(recipe.length) / 1000.0;
        self.live.push(Playing { volume, gain, end });
        Some(())
    }

    /// Plans one layer.
    fn layer(&self, layer: &SoundLayer, out: &JsValue, at: f64, cents: f64) -> Option<()> {
        let noise = layer.voice.is_noise();
        let source = make(&self.context, if noise { "createBufferSource" } else { "createOscillator" })?;
        let mut pitched = source.clone();
        if noise {
            put(&source, "buffer", &self.noise);
            put(&source, "loop", &JsValue::TRUE);
            pitched = make(&self.context, "createBiquadFilter")?;
            set(&pitched, "Q", layer.q.into());
            connect(&source, &pitched);
        }
        put(&pitched, "type", &layer.voice.name().into());
        set(&pitched, "detune", cents);
        let seconds = |ms: u16| f64::from(ms) / 1000.0;
        let (start, length) = (at + seconds(layer.at), seconds(layer.length));
        let mut way = "setValueAtTime";
        let mut time = start;
        for hertz in layer.hertz {
            plan(&pitched, "frequency", way, &[f64::from(*hertz), time]);
            way = RAMP;
            time += length / (layer.hertz.len() - 1).max(1) as f64;
        }
        let volume = make(&self.context, GAIN)?;
        let risen = start + seconds(layer.attack);
        plan(&volume, "gain", "setValueAtTime", &[0.0001, start]);
        plan(&volume, "gain", "linearRampToValueAtTime", &[layer.gain.into(), risen]);
        plan(&volume, "gain", RAMP, &[layer.last_gain().into(), start + length]);
        connect(&pitched, &volume);
        connect(&volume, out);
        tell(&source, "start", &[start, Math::random() * NOISE]);
        tell(&source, "stop", &[start + length]);
        Some(())
    }
}

/// Returns half a second of white noise as a buffer of the browser.
fn noise(context: &JsValue) -> Option<JsValue> {
    let rate = number(context, "sampleRate");
    let buffer = tell(context, "createBuffer", &[1.0, rate * NOISE, rate])?;
    let mut seed = 1u32;
    let sample = |_| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed as i32 as f32 / (1u32 << 31) as f32
    };
    let samples: Vec<f32> = (0..(rate * NOISE) as u32).map(sample).collect();
    tell(&buffer, "getChannelData", &[0.0])?.dyn_into::<Float32Array>().ok()?.copy_from(&samples);
    Some(buffer)
}

/// Calls a method with numbers.
fn tell(object: &JsValue, method: &str, numbers: &[f64]) -> Option<JsValue> {
    let numbers: Vec<JsValue> = numbers.iter().map(|number| JsValue::from_f64(*number)).collect();
    call(object, method, &numbers)
}

/// Calls a method without arguments.
fn make(object: &JsValue, method: &str) -> Option<JsValue> {
    call(object, method, &[])
}

fn connect(from: &JsValue, to: &JsValue) {
    call(from, "connect", std::slice::from_ref(to));
}

/// Calls a method of a parameter of a node: a value for a time in seconds.
fn plan(node: &JsValue, parameter: &str, method: &str, numbers: &[f64]) {
    if let Some(parameter) = property(node, parameter) {
        tell(&parameter, method, numbers);
    }
}

/// Sets a parameter of a node.
fn set(node: &JsValue, parameter: &str, value: f64) {
    if let Some(parameter) = property(node, parameter) {
        put(&parameter, "value", &value.into());
    }
}

/// Sets a property; those of nodes accept all our values.
fn put(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

fn number(object: &JsValue, name: &str) -> f64 {
    property(object, name).and_then(|value| value.as_f64()).unwrap_or_default()
}

/// Returns the factor for decibels; the browser's function keeps the program small.
fn amplitude(decibels: f64) -> f64 {
    Math::pow(10.0, decibels / 20.0)
}

/// Returns a random number from -1 to 1.
fn either_way() -> f64 {
    Math::random() * 2.0 - 1.0
}
