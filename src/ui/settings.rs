//! Settings of this device: the values, how they reach the page, and the screen to change them.

mod page;

use serde::{Deserialize, Serialize};
use yew::prelude::*;

pub use page::SettingsPage;

use crate::lang::Lang;

/// A theme; `System` follows the device, and its wish for more contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    Light,
    Dark,
    Contrast,
    /// Also what a newer version may have written.
    #[default]
    #[serde(other)]
    System,
}

/// How much moves; `System` follows the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    Full,
    Reduced,
    None,
    /// Also what a newer version may have written.
    #[default]
    #[serde(other)]
    System,
}

/// How the curtain opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Handover {
    Tap,
    #[default]
    #[serde(other)]
    Hold,
}

/// When ending a turn asks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AskEnd {
    Never,
    #[default]
    #[serde(other)]
    Useful,
}

/// How fast computers show their steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    Fast,
    Instant,
    /// Each step is waited for.
    Steps,
    #[default]
    #[serde(other)]
    Normal,
}

impl Pace {
    /// Milliseconds between two steps.
    pub const fn step(self) -> u32 {
        match self {
            Self::Normal | Self::Steps => 600,
            Self::Fast => 250,
            Self::Instant => 0,
        }
    }
}

/// Everything that can be set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `None` follows the browser.
    pub lang: Option<String>,
    pub theme: Theme,
    pub motion: Motion,
    /// Percent, 100 to 200.
    pub text: u16,
    /// Letters and numbers at the board's edge.
    pub coordinates: bool,
    /// Light legal places.
    pub hints: bool,
    /// Show lists of what nobody has seen yet.
    pub aids: bool,
    pub handover: Handover,
    pub ask_end: AskEnd,
    pub pace: Pace,
    /// Command bar on the left.
    pub left_handed: bool,
    /// Single-letter keys.
    pub letter_keys: bool,
    /// Notation behind the lines of the log.
    pub notation: bool,
    /// A tap on a place does what is ready there, where it can be undone.
    pub quick: bool,
    /// Short sounds, and the device's buzz, at what happens.
    pub sounds: bool,
    pub buzz: bool,
    /// Keep the screen awake during a game.
    pub awake: bool,
    /// The line on the first visit was closed.
    pub welcomed: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::System,
            motion: Motion::System,
            text: 100,
            coordinates: true,
            hints: true,
            aids: true,
            handover: Handover::Hold,
            ask_end: AskEnd::Useful,
            pace: Pace::Normal,
            left_handed: false,
            letter_keys: true,
            notation: true,
            quick: false,
            sounds: false,
            buzz: false,
            awake: true,
            welcomed: false,
        }
    }
}

/// Settings and the way to change them, from the context.
#[derive(Clone, PartialEq)]
pub struct Home {
    pub settings: std::rc::Rc<Settings>,
    pub set: Callback<Settings>,
    pub lang: Lang,
}

impl Home {
    /// Changes settings in place.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = (*self.settings).clone();
        change(&mut settings);
        self.set.emit(settings);
    }
}

/// The settings of this app; only used below `App`, which provides them.
#[hook]
pub fn use_home() -> Home {
    use_context::<Home>().unwrap_or_else(|| Home {
        settings: std::rc::Rc::default(),
        set: Callback::noop(),
        lang: Lang::En,
    })
}
