//! The recipes of the sounds, rendered as the Web Audio API defines it and measured: length, loudness, peak. And the
//! rules by which sounds and vibrations follow each other.

use deska::scenes::sound::{Buzz, LIMITER, Loudness, MASTER, Sound, SoundLayer, VARIES, Voice};
use deska::ui::sound::Mix;

/// Samples a second.
const RATE: f64 = 48_000.0;

/// A filter of second order; its memory is the last two inputs and outputs.
struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
    memory: [f64; 4],
}

impl Biquad {
    fn new(b: [f64; 3], a: [f64; 2]) -> Self {
        Self { b, a, memory: [0.0; 4] }
    }

    /// Sets the coefficients that the Web Audio API has for a filter.
    fn tune(&mut self, voice: Voice, hertz: f64, q: f64) {
        let turn = std::f64::consts::TAU * hertz / RATE;
        let ratio = if voice == Voice::Band { q } else { 10f64.powf(q / 20.0) };
        let (alpha, cos) = (turn.sin() / (2.0 * ratio), turn.cos());
        let b = match voice {
            Voice::Band => [alpha, 0.0, -alpha],
            Voice::High => [(1.0 + cos) / 2.0, -1.0 - cos, (1.0 + cos) / 2.0],
            _ => [(1.0 - cos) / 2.0, 1.0 - cos, (1.0 - cos) / 2.0],
        };
        self.b = b.map(|value| value / (1.0 + alpha));
        self.a = [-2.0 * cos / (1.0 + alpha), (1.0 - alpha) / (1.0 + alpha)];
    }

    fn next(&mut self, x: f64) -> f64 {
        let [x1, x2, y1, y2] = self.memory;
        let y = self.b[0] * x + self.b[1] * x1 + self.b[2] * x2 - self.a[0] * y1 - self.a[1] * y2;
        self.memory = [x, x1, y, y1];
        y
    }
}

/// Returns the frequency at a part of the length (0 to 1).
fn hertz(layer: &SoundLayer, part: f64) -> f64 {
    let spans = layer.hertz.len() - 1;
    if spans == 0 {
        return f64::from(layer.hertz[0]);
    }
    let at = (part * spans as f64).min(spans as f64 - 1e-9);
    let (from, to) = (layer.hertz[at as usize], layer.hertz[at as usize + 1]);
    f64::from(from) * (f64::from(to) / f64::from(from)).powf(at.fract())
}

/// Returns the envelope after a number of milliseconds.
fn envelope(layer: &SoundLayer, ms: f64) -> f64 {
    let (gain, attack, length) = (f64::from(layer.gain), f64::from(layer.attack), f64::from(layer.length));
    match ms < attack {
        true => 0.0001 + (gain - 0.0001) * ms / attack,
        false => gain * (f64::from(layer.last_gain()) / gain).powf((ms - attack) / (length - attack)),
    }
}

fn wave(voice: Voice, phase: f64) -> f64 {
    let sine = (std::f64::consts::TAU * phase).sin();
    match voice {
        Voice::Triangle => sine.asin() * std::f64::consts::FRAC_2_PI,
        Voice::Square => sine.signum(),
        _ => sine,
    }
}

/// Renders a sound behind the master gain, with noise from a seed.
fn rendered(sound: Sound, seed: u64) -> Vec<f64> {
    detuned(sound, seed, 0.0)
}

/// Renders a sound so many cents higher.
fn detuned(sound: Sound, mut seed: u64, cents: f64) -> Vec<f64> {
    let recipe = sound.recipe();
    let mut samples = vec![0.0; (RATE * 2.2) as usize];
    for layer in recipe.layers {
        let mut filter = Biquad::new([0.0; 3], [0.0; 2]);
        let mut phase = 0.0;
        let first = (f64::from(layer.at) * RATE / 1000.0) as usize;
        for nth in 0..(f64::from(layer.length) * RATE / 1000.0) as usize {
            let ms = nth as f64 * 1000.0 / RATE;
            let pitch = hertz(layer, ms / f64::from(layer.length)) * (cents / 1200.0).exp2();
            let voice = if layer.voice.is_noise() {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                filter.tune(layer.voice, pitch, f64::from(layer.q));
                filter.next((seed >> 33) as f64 / f64::from(1u32 << 30) - 1.0)
            } else {
                phase = (phase + pitch / RATE).fract();
                wave(layer.voice, phase)
            };
            samples[first + nth] += voice * envelope(layer, ms) * f64::from(recipe.gain) * MASTER;
        }
    }
    samples
}

fn peak(samples: &[f64]) -> f64 {
    samples.iter().fold(0.0, |peak, sample| f64::max(peak, sample.abs()))
}

fn decibels(gain: f64) -> f64 {
    20.0 * gain.log10()
}

/// Returns the milliseconds until a sound stays 40 dB below its peak.
fn length(samples: &[f64]) -> f64 {
    let quiet = peak(samples) / 100.0;
    samples.iter().rposition(|sample| sample.abs() > quiet).unwrap_or(0) as f64 * 1000.0 / RATE
}

/// Returns the loudness in LUFS (ITU-R BS.1770, one channel) of the loudest 400 ms.
fn loudness(samples: &[f64]) -> f64 {
    let mut shelf = Biquad::new([1.535_124_86, -2.691_696_19, 1.198_392_81], [-1.690_659_29, 0.732_480_77]);
    let mut pass = Biquad::new([1.0, -2.0, 1.0], [-1.990_047_45, 0.990_072_25]);
    let squares: Vec<f64> = samples.iter().map(|sample| pass.next(shelf.next(*sample)).powi(2)).collect();
    let window = (RATE * 0.4) as usize;
    let means = squares.windows(window).step_by(240).map(|part| part.iter().sum::<f64>() / window as f64);
    -0.691 + 10.0 * means.fold(0.0, f64::max).log10()
}

/// Returns the mean of a measure over several runs of noise.
fn measured(sound: Sound, measure: impl Fn(&[f64]) -> f64) -> f64 {
    (1..=8).map(|seed| measure(&rendered(sound, seed * 77_777))).sum::<f64>() / 8.0
}

fn target(class: Loudness) -> f64 {
    -40.0 + class.above_soft()
}

#[test]
fn every_sound_ends_as_late_as_its_recipe_says() {
    for sound in Sound::ALL {
        let recipe = sound.recipe();
        let (says, is) = (f64::from(recipe.length), measured(sound, length));
        assert!((is - says).abs() <= says * 0.1, "{sound:?}: {is} ms, not {says}");
        assert!(!recipe.layers.is_empty());
        for layer in recipe.layers {
            assert!(layer.attack < layer.length && layer.at + layer.length <= 2000, "{sound:?}: {layer:?}");
            assert!(!layer.hertz.is_empty() && layer.hertz.iter().all(|hertz| (20..12_000).contains(hertz)));
            // The browser refuses an exponential fall to 0.
            assert!(layer.last_gain() > 0.0 && layer.last_gain() < layer.gain, "{sound:?}: {layer:?}");
            assert_eq!(layer.voice.is_noise(), layer.q > 0.0, "{sound:?}: {layer:?}");
        }
    }
}

#[test]
fn every_sound_is_as_loud_as_its_class() {
    for sound in Sound::ALL {
        let (wants, is) = (target(sound.recipe().class), measured(sound, loudness));
        assert!((is - wants).abs() <= 1.0, "{sound:?}: {is} LUFS, not {wants}");
    }
}

#[test]
fn wood_clay_and_cards_have_three_variants_of_the_same_loudness() {
    for sound in Sound::ALL {
        let variants = sound.variants();
        let several = matches!(sound, Sound::Wood | Sound::Clay | Sound::Card);
        assert_eq!(variants.len(), if several { 3 } else { 1 }, "{sound:?}");
        for cents in variants {
            let is = loudness(&detuned(sound, 77_777, f64::from(*cents)));
            let expected = target(sound.recipe().class);
            assert!((is - expected).abs() <= 1.5, "{sound:?}, {cents} cents: {is} LUFS, not {expected}");
        }
    }
}

#[test]
fn classes_are_those_of_the_design() {
    let of = |class| Sound::ALL.into_iter().filter(|sound| sound.recipe().class == class).collect::<Vec<_>>();
    assert_eq!(of(Loudness::Soft), [Sound::Tick, Sound::Card, Sound::Coin, Sound::Coins]);
    let phrases = [Sound::Fanfare, Sound::Dance, Sound::Raga, Sound::Gongs, Sound::Choir];
    let loud = [Sound::War, Sound::Bars, Sound::Good].into_iter().chain(phrases);
    assert_eq!(of(Loudness::Loud), loud.collect::<Vec<_>>());
    for phrase in phrases {
        assert!((1_350..=1_550).contains(&phrase.recipe().length), "{phrase:?} is not a phrase of 1.5 s");
    }
}

#[test]
fn nothing_leaves_the_limiter_above_its_ceiling() {
    let (threshold, ratio) = LIMITER;
    for sound in Sound::ALL {
        let highest = (1..=8).map(|seed| peak(&rendered(sound, seed * 77_777))).fold(0.0, f64::max);
        let before = decibels(highest) + VARIES.1;
        let after = before.min(threshold + (before - threshold).max(0.0) / ratio);
        assert!(after <= -9.0, "{sound:?}: {before} dBFS before the limiter, {after} behind it");
    }
}

#[test]
fn a_vibration_begins_and_ends_with_a_pulse_and_is_short() {
    for buzz in Buzz::ALL {
        let pattern = buzz.pattern();
        assert_eq!(pattern.len() % 2, 1, "{buzz:?}");
        let all: u32 = pattern.iter().map(|ms| u32::from(*ms)).sum();
        assert!(pattern.iter().all(|ms| *ms > 0) && all <= 200, "{buzz:?}: {all} ms");
    }
}

fn level(mix: &mut Mix, sound: Sound, at: f64) -> Option<f64> {
    mix.admit(sound, at, false, false).map(|level| level.decibels)
}

#[test]
fn the_same_sound_does_not_follow_within_60_ms() {
    let mut mix = Mix::default();
    assert_eq!(level(&mut mix, Sound::Wood, 1000.0), Some(0.0));
    assert_eq!(level(&mut mix, Sound::Wood, 1059.0), None);
    assert_eq!(level(&mut mix, Sound::Clay, 1059.0), Some(0.0), "another sound may");
    assert_eq!(level(&mut mix, Sound::Wood, 1060.0), Some(0.0));
    assert_eq!(level(&mut mix, Sound::Wood, 1030.0), None, "whichever was planned first");
    mix.clear();
    assert_eq!(level(&mut mix, Sound::Wood, 1061.0), Some(0.0), "what was stopped counts no more");
}

#[test]
fn a_long_run_falls_by_one_decibel_a_step() {
    let mut mix = Mix::default();
    let run: Vec<f64> =
        (0..9).filter_map(|nth| level(&mut mix, Sound::Tick, f64::from(nth) * 90.0)).collect();
    assert_eq!(run, [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -2.0, -3.0]);
    assert_eq!(level(&mut mix, Sound::Tick, 1200.0), Some(0.0), "a pause ends the run");
    let long = (0..60).filter_map(|nth| level(&mut mix, Sound::Card, f64::from(nth) * 90.0));
    assert_eq!(long.last(), Some(-12.0));
}

#[test]
fn a_loud_sound_lowers_the_others_for_300_ms() {
    let mut mix = Mix::default();
    let war = mix.admit(Sound::War, 500.0, false, false).expect("the first sound");
    assert!(war.lowers_others && war.decibels == 0.0);
    assert_eq!(level(&mut mix, Sound::Coin, 499.0), Some(0.0), "it was before");
    assert_eq!(level(&mut mix, Sound::Wood, 600.0), Some(-8.0));
    let bars = mix.admit(Sound::Bars, 700.0, false, false).expect("another sound");
    assert!(!bars.lowers_others && bars.decibels == -8.0, "one loud sound at a time");
    assert_eq!(level(&mut mix, Sound::Wood, 800.0), Some(0.0), "300 ms after the first one");
}

#[test]
fn soft_plays_and_the_dark_theme_lower_the_level() {
    let mut mix = Mix::default();
    let mut at = |sound, soft, night| mix.admit(sound, 0.0, soft, night).map(|level| level.decibels);
    assert_eq!(at(Sound::Bell, true, false), Some(-6.0));
    assert_eq!(at(Sound::Good, true, true), Some(-16.0));
    assert_eq!(at(Sound::Coin, true, false), Some(0.0));
    assert!(!mix.admit(Sound::War, 0.0, true, false).is_none_or(|level| level.lowers_others));
}

#[test]
fn two_vibrations_are_150_ms_apart() {
    let mut mix = Mix::default();
    let admitted = [1000.0, 1149.0, 1150.0, 1200.0].map(|now| mix.admit_buzz(now));
    assert_eq!(admitted, [true, false, true, false]);
    mix.clear();
    assert!(!mix.admit_buzz(1250.0), "stopping the sounds changes nothing");
}
