//! The rules by which sounds and vibrations follow each other, without a browser. Times are milliseconds of any clock.

use crate::scenes::sound::{Loudness, Sound};

/// The least time between two plays of the same sound.
const AGAIN: f64 = 60.0;
/// The longest time between two plays of the same sound that belong to one run.
const RUN_GAP: f64 = 400.0;
/// The number of plays in a run before each further one falls by 1 dB, and by how much at most.
const RUN: u32 = 6;
const RUN_LOWEST: u32 = 12;
/// A loud sound lowers all others: decibels, and for how long.
pub(super) const DUCK: f64 = -8.0;
pub(super) const DUCK_FOR: f64 = 300.0;
/// The dark theme is for quiet rooms.
const NIGHT: f64 = -4.0;
/// The least time between two vibrations.
const BUZZ_AGAIN: f64 = 150.0;

const NEVER: f64 = f64::NEG_INFINITY;

/// The sounds and vibrations that were played or are planned.
#[derive(Clone, Debug)]
pub struct Mix {
    /// By sound: when its last play starts, and the place of that in its run, from 1.
    last: [(f64, u32); Sound::ALL.len()],
    /// When the last loud sound starts.
    loud: f64,
    /// When the last vibration started.
    buzz: f64,
}

impl Default for Mix {
    fn default() -> Self {
        Self { last: [(NEVER, 0); Sound::ALL.len()], loud: NEVER, buzz: NEVER }
    }
}

/// The level of one play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Volume {
    /// Decibels relative to the recipe.
    pub decibels: f64,
    /// Whether it lowers the sounds that are playing or planned already, as it does later ones.
    pub lowers_others: bool,
}

impl Mix {
    /// Plans a sound that starts at a time; `None` if it would follow itself too soon. A `soft` one is brought to the
    /// level of the soft class.
    pub fn admit(&mut self, sound: Sound, at: f64, soft: bool, night: bool) -> Option<Volume> {
        let (before, run) = self.last[sound as usize];
        let apart = (at - before).abs();
        if apart < AGAIN {
            return None;
        }
        let run = if apart < RUN_GAP { run + 1 } else { 1 };
        self.last[sound as usize] = (at, run);
        let class = sound.recipe().class;
        let ducked = (0.0..DUCK_FOR).contains(&(at - self.loud));
        let lowers_others = class == Loudness::Loud && !soft && !ducked;
        if lowers_others {
            self.loud = at;
        }
        let mut decibels = -f64::from(run.saturating_sub(RUN).min(RUN_LOWEST));
        if ducked {
            decibels += DUCK;
        }
        if soft {
            decibels -= class.above_soft();
        }
        if night {
            decibels += NIGHT;
        }
        Some(Volume { decibels, lowers_others })
    }

    /// Returns whether a vibration may start now, and remembers it.
    pub fn admit_buzz(&mut self, now: f64) -> bool {
        let free = (now - self.buzz).abs() >= BUZZ_AGAIN;
        if free {
            self.buzz = now;
        }
        free
    }

    /// Clears the list of sounds, since everything planned was stopped.
    pub fn clear(&mut self) {
        *self = Self { buzz: self.buzz, ..Self::default() };
    }
}
