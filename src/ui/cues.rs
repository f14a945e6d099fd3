//! Short sounds and vibrations for events, both off by default. Each repeats something visible: a placed piece,
//! flying points, the result, the curtain, a refusal. The browser synthesizes the sounds from notes; there are no
//! files.

use std::cell::RefCell;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};

use super::browser::{call, property};
use crate::play::Show;

/// Something to be heard or felt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Something was placed or done.
    Place,
    /// The aimed piece was turned.
    Turn,
    /// Points were won.
    Score,
    /// A result is shown to all.
    Conflict,
    /// The curtain was opened.
    YourTurn,
    Refused,
}

/// The values from which cues are derived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heard {
    pub show: Show,
    pub entries: usize,
    /// Whether the last entry won something.
    pub gains: bool,
    /// The number of refusals so far, and of turns of the aimed piece.
    pub refusals: usize,
    pub turns: usize,
}

/// Returns the cue for the change from one moment to the next. Only the most important one is played.
pub fn cue(before: &Heard, now: &Heard) -> Option<Cue> {
    let shown = before.show != now.show;
    match now.show {
        _ if now.refusals > before.refusals => Some(Cue::Refused),
        Show::Result(_) if shown => Some(Cue::Conflict),
        Show::Hand(_) if shown => Some(Cue::YourTurn),
        Show::Curtain(_) => None,
        _ if now.entries > before.entries && now.gains => Some(Cue::Score),
        _ if now.entries > before.entries => Some(Cue::Place),
        _ if now.turns > before.turns => Some(Cue::Turn),
        _ => None,
    }
}

/// Returns notes to be played one after another: pitch in hertz, length in seconds.
fn notes(cue: Cue) -> &'static [(f64, f64)] {
    match cue {
        Cue::Place => &[(330.0, 0.09)],
        Cue::Turn => &[(440.0, 0.05)],
        Cue::Score => &[(523.0, 0.09), (659.0, 0.14)],
        Cue::Conflict => &[(220.0, 0.14), (277.0, 0.2)],
        Cue::YourTurn => &[(392.0, 0.1), (523.0, 0.16)],
        Cue::Refused => &[(196.0, 0.12)],
    }
}

/// Returns the milliseconds of vibration.
fn buzz(cue: Cue) -> f64 {
    match cue {
        Cue::Place | Cue::Turn => 10.0,
        Cue::Score | Cue::YourTurn => 20.0,
        Cue::Conflict | Cue::Refused => 35.0,
    }
}

/// The volume, where 1 is the maximum.
const LOUD: f64 = 0.06;

thread_local! {
    /// The browser's synthesizer, created with the first sound.
    static SYNTH: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

fn synth() -> Option<JsValue> {
    SYNTH.with_borrow_mut(|synth| {
        if synth.is_none() {
            let window: JsValue = web_sys::window()?.into();
            let maker =
                property(&window, "AudioContext").or_else(|| property(&window, "webkitAudioContext"))?;
            let maker: js_sys::Function = maker.dyn_into().ok()?;
            *synth = Reflect::construct(&maker, &js_sys::Array::new()).ok();
        }
        synth.clone()
    })
}

/// Plays a cue; stays silent where the browser has no support.
pub fn sound(cue: Cue) {
    let Some(synth) = synth() else { return };
    // Browsers suspend it until the page was touched.
    call(&synth, "resume", &[]);
    let mut start = property(&synth, "currentTime").and_then(|time| time.as_f64()).unwrap_or_default();
    for (pitch, length) in notes(cue) {
        note(&synth, *pitch, start, start + length);
        start += length;
    }
}

fn note(synth: &JsValue, pitch: f64, from: f64, to: f64) -> Option<()> {
    let tone = call(synth, "createOscillator", &[])?;
    let volume = call(synth, "createGain", &[])?;
    let number = |value: f64| JsValue::from_f64(value);
    Reflect::set(&tone, &"type".into(), &"triangle".into()).ok()?;
    call(&property(&tone, "frequency")?, "setValueAtTime", &[number(pitch), number(from)])?;
    let gain = property(&volume, "gain")?;
    call(&gain, "setValueAtTime", &[number(LOUD), number(from)])?;
    call(&gain, "exponentialRampToValueAtTime", &[number(0.0001), number(to)])?;
    call(&tone, "connect", std::slice::from_ref(&volume))?;
    call(&volume, "connect", &[property(synth, "destination")?])?;
    call(&tone, "start", &[number(from)])?;
    call(&tone, "stop", &[number(to)])?;
    Some(())
}

/// Vibrates for a cue, where the device supports it.
pub fn vibrate(cue: Cue) {
    if let Some(navigator) = web_sys::window().map(|window| JsValue::from(window.navigator())) {
        call(&navigator, "vibrate", &[JsValue::from_f64(buzz(cue))]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seat;

    fn heard() -> Heard {
        Heard { show: Show::Hand(Seat::new(0)), entries: 3, gains: false, refusals: 0, turns: 0 }
    }

    #[test]
    fn one_cue_tells_what_weighs_most() {
        let before = heard();
        assert_eq!(cue(&before, &before), None);
        assert_eq!(cue(&before, &Heard { entries: 4, ..before }), Some(Cue::Place));
        assert_eq!(cue(&before, &Heard { entries: 4, gains: true, ..before }), Some(Cue::Score));
        assert_eq!(cue(&before, &Heard { turns: 1, ..before }), Some(Cue::Turn));
        assert_eq!(cue(&before, &Heard { refusals: 1, turns: 1, ..before }), Some(Cue::Refused));
        let result = Heard { show: Show::Result(Seat::new(0)), entries: 5, gains: true, ..before };
        assert_eq!(cue(&before, &result), Some(Cue::Conflict));
        assert_eq!(cue(&result, &Heard { show: Show::Curtain(Seat::new(1)), ..result }), None);
        let curtain = Heard { show: Show::Curtain(Seat::new(1)), ..before };
        assert_eq!(cue(&curtain, &Heard { show: Show::Hand(Seat::new(1)), ..before }), Some(Cue::YourTurn));
        assert_eq!(cue(&before, &Heard { entries: 2, ..before }), None, "taking back is silent");
    }
}
