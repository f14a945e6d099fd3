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

/// How much moves, and how fast. A device that asks for less motion gets less, whatever is chosen here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    Quick,
    /// Things fade in their place.
    Reduced,
    None,
    /// Also what another version may have written.
    #[default]
    #[serde(other)]
    Calm,
}

impl Motion {
    /// How long everything takes that goes by itself, in percent of the calm pace. The style sheets know it as `--tempo`:
    /// this is the one place that decides it.
    pub const fn tempo(self) -> u32 {
        match self {
            Self::Quick => 50,
            Self::Calm | Self::Reduced | Self::None => 100,
        }
    }

    /// A pause between steps that follow each other by themselves, from the calm one, in milliseconds.
    pub const fn pause(self, calm: u32) -> u32 {
        calm * self.tempo() / 100
    }

    /// What moves, in the word of the style sheets, on a device that asks for less motion or does not.
    pub const fn moves(self, less: bool) -> &'static str {
        match self {
            Self::None => "none",
            Self::Calm | Self::Quick if !less => "full",
            Self::Calm | Self::Quick | Self::Reduced => "reduced",
        }
    }
}

/// How the curtain opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Handover {
    Tap,
    /// Each seat chooses four digits.
    Pin,
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
    /// The controls turn to the side of the table where the one on the turn sits.
    pub around: bool,
    pub ask_end: AskEnd,
    /// A turn that has only to end does so by itself after a while.
    pub auto_end: bool,
    pub pace: Pace,
    /// Command bar on the left.
    pub left_handed: bool,
    /// Single-letter keys.
    pub letter_keys: bool,
    /// Notation behind the lines of the log.
    pub notation: bool,
    /// Quick placement: a tap or a drop does what is ready there, where it can be undone.
    pub place_at_once: bool,
    /// Short sounds, and the device's buzz, at what happens.
    pub sounds: bool,
    pub buzz: bool,
    /// Keep the screen awake during a game.
    pub awake: bool,
    /// Games before whose first start was asked whether to learn them, by id.
    pub asked: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::System,
            motion: Motion::Calm,
            text: 100,
            coordinates: true,
            hints: true,
            aids: true,
            handover: Handover::Hold,
            around: false,
            ask_end: AskEnd::Useful,
            auto_end: true,
            pace: Pace::Normal,
            left_handed: false,
            letter_keys: true,
            notation: false,
            place_at_once: true,
            sounds: false,
            buzz: false,
            awake: true,
            asked: Vec::new(),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(motion: &str) -> Motion {
        let settings: Settings =
            serde_json::from_str(&format!("{{\"motion\":\"{motion}\"}}")).unwrap_or_default();
        settings.motion
    }

    #[test]
    fn a_device_that_asks_for_less_motion_always_gets_less() {
        for motion in [Motion::Calm, Motion::Quick, Motion::Reduced] {
            assert_eq!(motion.moves(true), "reduced");
        }
        assert_eq!(
            [Motion::Calm, Motion::Quick, Motion::Reduced].map(|it| it.moves(false)),
            ["full", "full", "reduced"]
        );
        assert_eq!([true, false].map(|less| Motion::None.moves(less)), ["none", "none"]);
    }

    #[test]
    fn quick_halves_what_goes_by_itself() {
        assert_eq!(
            [Motion::Calm, Motion::Quick, Motion::Reduced, Motion::None].map(|it| it.pause(1_200)),
            [1_200, 600, 1_200, 1_200]
        );
    }

    #[test]
    fn what_other_versions_wrote_is_understood() {
        assert_eq!(["full", "system", "swift"].map(stored), [Motion::Calm; 3]);
        assert_eq!(["quick", "reduced", "none"].map(stored), [Motion::Quick, Motion::Reduced, Motion::None]);
    }
}
