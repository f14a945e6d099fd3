//! Sounds and vibrations as data: recipes of oscillators and filtered noise, and patterns of pulses. The app's player
//! turns them into calls of the browser. Gains bring each recipe to the level of its class behind a master gain of 0.6;
//! `tests/sounds.rs` renders every recipe and measures lengths, levels and peaks.

use serde::{Deserialize, Serialize};

/// The gain between the recipes and the limiter.
pub const MASTER: f64 = 0.6;

/// The limiter: its threshold in dBFS and its ratio. What reaches full scale leaves it below -9 dBFS.
pub const LIMITER: (f64, f64) = (-9.5, 20.0);

/// The most by which two plays of a sound differ from its recipe: cents of pitch, decibels.
pub const VARIES: (f64, f64) = (40.0, 1.5);

/// A short sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Sound {
    /// A marker or building lands.
    Wood,
    /// A figure lands.
    Figure,
    /// A floor of stone is set down.
    Floor,
    /// A tile lands.
    Clay,
    /// Something is counted or lit; repeated ones rise by semitones.
    Tick,
    /// A card leaves, lands or turns.
    Card,
    /// Points arrive.
    Coin,
    /// Several coins or points arrive.
    Coins,
    /// A player at this device is to move, or something is complete.
    Bell,
    Water,
    /// A conflict.
    War,
    /// Pieces leave the board.
    Fall,
    /// A figure is captured.
    Bars,
    /// Fire.
    Flame,
    /// Air.
    Wind,
    /// Earth.
    Stone,
    /// A spell of water.
    Wave,
    /// Something was won.
    #[default]
    Good,
    /// Phrases for the winner of a game.
    Fanfare,
    Dance,
    Raga,
    Gongs,
    Choir,
}

/// The class of a sound, by its loudness over 400 ms behind the master gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loudness {
    /// -40 LUFS.
    Soft,
    /// -34 LUFS.
    Plain,
    /// -28 LUFS.
    Loud,
}

impl Loudness {
    /// Returns the decibels above the class [`Loudness::Soft`].
    pub const fn above_soft(self) -> f64 {
        match self {
            Self::Soft => 0.0,
            Self::Plain => 6.0,
            Self::Loud => 12.0,
        }
    }
}

/// The source of a layer, and for noise its filter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    Sine,
    Triangle,
    Square,
    /// White noise below a frequency.
    Low,
    /// White noise around a frequency.
    Band,
    /// White noise above a frequency.
    High,
}

impl Voice {
    /// Returns whether the layer is filtered noise.
    pub const fn is_noise(self) -> bool {
        matches!(self, Self::Low | Self::Band | Self::High)
    }

    /// Returns the name that the Web Audio API has for the wave or the filter.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sine => "sine",
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Low => "lowpass",
            Self::Band => "bandpass",
            Self::High => "highpass",
        }
    }
}

/// One layer of a recipe. Its gain rises linearly for `attack`, then falls exponentially until `length`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SoundLayer {
    pub voice: Voice,
    /// Milliseconds from the start of the sound.
    pub at: u16,
    /// Milliseconds until the layer ends, and of these the first in which it rises.
    pub length: u16,
    pub attack: u16,
    /// Frequencies in Hz, spread evenly over the length, with exponential glides between them.
    pub hertz: &'static [u16],
    /// Q of the filter as the Web Audio API has it: a ratio for [`Voice::Band`], else dB. Oscillators have none.
    pub q: f32,
    /// Peak of the envelope, before the gain of the recipe.
    pub gain: f32,
}

impl SoundLayer {
    /// Returns the gain at the end of the fall, as the recipes were measured: e^-5 of the peak for noise.
    pub fn last_gain(&self) -> f32 {
        if self.voice.is_noise() { self.gain * 0.006_738 } else { 0.0001 }
    }

    const fn at(self, at: u16) -> Self {
        Self { at, ..self }
    }

    const fn rising(self, attack: u16) -> Self {
        Self { attack, ..self }
    }
}

const fn noise(voice: Voice, length: u16, hertz: &'static [u16], q: f32, gain: f32) -> SoundLayer {
    SoundLayer { voice, at: 0, length, attack: 1, hertz, q, gain }
}

const fn tone(voice: Voice, length: u16, hertz: &'static [u16], gain: f32) -> SoundLayer {
    SoundLayer { voice, at: 0, length, attack: 2, hertz, q: 0.0, gain }
}

const fn note(voice: Voice, hertz: &'static [u16], at: u16, length: u16) -> SoundLayer {
    SoundLayer { voice, at, length, attack: 12, hertz, q: 0.0, gain: 0.1 }
}

/// Recipe of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    pub class: Loudness,
    /// Milliseconds until the sound is 40 dB below its peak.
    pub length: u16,
    /// The gain of all layers, which brings the sound to the level of its class.
    pub gain: f32,
    pub layers: &'static [SoundLayer],
}

const fn recipe(class: Loudness, length: u16, gain: f32, layers: &'static [SoundLayer]) -> Recipe {
    Recipe { class, length, gain, layers }
}

const WOOD: Recipe = recipe(
    Loudness::Plain,
    50,
    1.34,
    &[noise(Voice::Band, 45, &[1900], 3.0, 0.5), tone(Voice::Sine, 90, &[240, 150], 0.3)],
);

const FIGURE: Recipe = recipe(
    Loudness::Plain,
    34,
    1.57,
    &[noise(Voice::Band, 25, &[2900], 4.0, 0.4), tone(Voice::Sine, 60, &[460, 330], 0.3)],
);

const FLOOR: Recipe = recipe(
    Loudness::Plain,
    81,
    1.07,
    &[noise(Voice::Band, 100, &[420], 1.4, 0.5), tone(Voice::Sine, 140, &[112, 70], 0.34)],
);

const CLAY: Recipe = recipe(
    Loudness::Plain,
    60,
    1.19,
    &[noise(Voice::Band, 60, &[760], 2.0, 0.5), tone(Voice::Sine, 110, &[150, 96], 0.34)],
);

const TICK: Recipe = recipe(Loudness::Soft, 35, 3.01, &[tone(Voice::Triangle, 50, &[660, 640], 0.1)]);

const CARD: Recipe = recipe(
    Loudness::Soft,
    90,
    0.81,
    &[noise(Voice::High, 90, &[2600], 0.7, 0.16), noise(Voice::Band, 30, &[1500], 2.0, 0.25).at(70)],
);

const COIN: Recipe = recipe(
    Loudness::Soft,
    145,
    1.59,
    &[tone(Voice::Triangle, 90, &[1180], 0.09), tone(Voice::Triangle, 140, &[1570], 0.07).at(50)],
);

const COINS: Recipe = recipe(
    Loudness::Soft,
    246,
    1.24,
    &[
        tone(Voice::Triangle, 80, &[1180], 0.08),
        tone(Voice::Triangle, 80, &[1480], 0.07).at(45),
        tone(Voice::Triangle, 80, &[1320], 0.07).at(100),
        tone(Voice::Triangle, 140, &[1760], 0.07).at(150),
    ],
);

const BELL: Recipe = recipe(
    Loudness::Plain,
    520,
    0.74,
    &[
        tone(Voice::Sine, 900, &[587], 0.16),
        tone(Voice::Sine, 542, &[1620], 0.06),
        tone(Voice::Sine, 387, &[3170], 0.025),
    ],
);

const WATER: Recipe = recipe(
    Loudness::Plain,
    195,
    1.53,
    &[
        tone(Voice::Sine, 140, &[420, 980], 0.16),
        tone(Voice::Sine, 160, &[520, 1240], 0.12).at(90),
        noise(Voice::Low, 250, &[900], 0.7, 0.1),
    ],
);

const WAR: Recipe = recipe(
    Loudness::Loud,
    140,
    1.22,
    &[tone(Voice::Sine, 260, &[92, 54], 0.5), noise(Voice::Low, 50, &[420], 1.0, 0.4)],
);

const FALL: Recipe = recipe(
    Loudness::Plain,
    120,
    0.97,
    &[noise(Voice::Low, 160, &[520], 0.8, 0.35), tone(Voice::Sine, 200, &[130, 62], 0.3)],
);

const CLANK: [SoundLayer; 2] =
    [noise(Voice::Band, 30, &[3100], 9.0, 0.5), tone(Voice::Square, 100, &[880, 840], 0.05)];

const BARS: Recipe = recipe(
    Loudness::Loud,
    170,
    4.1,
    &[CLANK[0], CLANK[1], CLANK[0].at(55), CLANK[1].at(55), CLANK[0].at(110), CLANK[1].at(110)],
);

const FLAME: Recipe =
    recipe(Loudness::Plain, 400, 2.2, &[noise(Voice::Band, 430, &[700, 1400], 1.0, 0.3).rising(30)]);

const WIND: Recipe =
    recipe(Loudness::Plain, 400, 2.94, &[noise(Voice::Band, 430, &[500, 1800, 500], 2.0, 0.3).rising(60)]);

const STONE: Recipe =
    recipe(Loudness::Plain, 400, 5.44, &[noise(Voice::Low, 430, &[240], 0.7, 0.3).rising(10)]);

const WAVE: Recipe =
    recipe(Loudness::Plain, 400, 3.28, &[noise(Voice::Low, 430, &[300, 900, 300], 0.7, 0.3).rising(60)]);

const GOOD: Recipe = recipe(
    Loudness::Loud,
    510,
    2.29,
    &[
        tone(Voice::Triangle, 500, &[523], 0.1).rising(8),
        tone(Voice::Triangle, 500, &[659], 0.1).rising(8).at(90),
        tone(Voice::Triangle, 500, &[784], 0.1).rising(8).at(180),
    ],
);

const FANFARE: Recipe = recipe(
    Loudness::Loud,
    1_438,
    1.77,
    &[
        note(Voice::Triangle, &[294], 0, 260),
        note(Voice::Triangle, &[440], 180, 260),
        note(Voice::Triangle, &[466], 360, 260),
        note(Voice::Triangle, &[440], 560, 1_300),
        note(Voice::Triangle, &[587], 560, 1_300),
    ],
);

const DANCE: Recipe = recipe(
    Loudness::Loud,
    1_436,
    2.34,
    &[
        note(Voice::Triangle, &[392], 0, 200),
        note(Voice::Triangle, &[494], 150, 200),
        note(Voice::Triangle, &[587], 300, 200),
        note(Voice::Triangle, &[494], 450, 200),
        note(Voice::Triangle, &[784], 600, 1_250),
    ],
);

const RAGA: Recipe = recipe(
    Loudness::Loud,
    1_409,
    1.62,
    &[
        note(Voice::Sine, &[262], 0, 1_800),
        note(Voice::Triangle, &[523], 0, 300),
        note(Voice::Triangle, &[554], 200, 300),
        note(Voice::Triangle, &[659], 400, 300),
        note(Voice::Triangle, &[784], 650, 1_200),
    ],
);

const GONGS: Recipe = recipe(
    Loudness::Loud,
    1_377,
    1.37,
    &[
        note(Voice::Sine, &[440], 0, 500),
        note(Voice::Sine, &[503], 170, 500),
        note(Voice::Sine, &[576], 340, 500),
        note(Voice::Sine, &[754], 510, 1_300),
        note(Voice::Sine, &[220], 510, 1_300),
    ],
);

const CHOIR: Recipe = recipe(
    Loudness::Loud,
    1_528,
    1.29,
    &[
        note(Voice::Sine, &[262], 0, 1_700).rising(60),
        note(Voice::Sine, &[330], 200, 1_500).rising(60),
        note(Voice::Sine, &[392], 400, 1_400).rising(60),
        note(Voice::Sine, &[523], 600, 1_300).rising(60),
    ],
);

impl Sound {
    pub const ALL: [Self; 23] = [
        Self::Wood,
        Self::Figure,
        Self::Floor,
        Self::Clay,
        Self::Tick,
        Self::Card,
        Self::Coin,
        Self::Coins,
        Self::Bell,
        Self::Water,
        Self::War,
        Self::Fall,
        Self::Bars,
        Self::Flame,
        Self::Wind,
        Self::Stone,
        Self::Wave,
        Self::Good,
        Self::Fanfare,
        Self::Dance,
        Self::Raga,
        Self::Gongs,
        Self::Choir,
    ];

    /// Returns how the sound is made.
    pub const fn recipe(self) -> &'static Recipe {
        match self {
            Self::Wood => &WOOD,
            Self::Figure => &FIGURE,
            Self::Floor => &FLOOR,
            Self::Clay => &CLAY,
            Self::Tick => &TICK,
            Self::Card => &CARD,
            Self::Coin => &COIN,
            Self::Coins => &COINS,
            Self::Bell => &BELL,
            Self::Water => &WATER,
            Self::War => &WAR,
            Self::Fall => &FALL,
            Self::Bars => &BARS,
            Self::Flame => &FLAME,
            Self::Wind => &WIND,
            Self::Stone => &STONE,
            Self::Wave => &WAVE,
            Self::Good => &GOOD,
            Self::Fanfare => &FANFARE,
            Self::Dance => &DANCE,
            Self::Raga => &RAGA,
            Self::Gongs => &GONGS,
            Self::Choir => &CHOIR,
        }
    }

    /// Returns the pitches of its variants, in cents from the recipe. Pieces of the same kind are never quite alike.
    pub const fn variants(self) -> &'static [i16] {
        match self {
            Self::Wood => &[0, -240, 200],
            Self::Clay => &[0, -180, 160],
            Self::Card => &[0, -300, 260],
            _ => &[0],
        }
    }
}

/// Something to be felt: a vibration of the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Buzz {
    /// A piece of one's own lands.
    Drop,
    /// A floor or a palace is built.
    Floor,
    Bars,
    /// A war or a clash.
    War,
    /// A piece of one's own falls.
    Fall,
    /// Points of one's own, at the first step of the count.
    Points,
    /// The turn begins.
    Turn,
    Winner,
    Refused,
}

impl Buzz {
    pub const ALL: [Self; 9] = [
        Self::Drop,
        Self::Floor,
        Self::Bars,
        Self::War,
        Self::Fall,
        Self::Points,
        Self::Turn,
        Self::Winner,
        Self::Refused,
    ];

    /// Returns milliseconds of vibration and of rest in turn; it begins and ends with vibration.
    pub const fn pattern(self) -> &'static [u8] {
        match self {
            Self::Drop => &[8],
            Self::Floor => &[12],
            Self::Bars => &[8, 30, 8, 30, 14],
            Self::War => &[20],
            Self::Fall => &[14, 40, 14],
            Self::Points => &[6],
            Self::Turn => &[10],
            Self::Winner => &[12, 60, 12, 60, 24],
            Self::Refused => &[30],
        }
    }
}
