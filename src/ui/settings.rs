//! Settings of this device: the values, how they are applied to the page, and the screen to change them.

mod page;

use serde::{Deserialize, Serialize};
use yew::prelude::*;

pub use page::SettingsPage;

use crate::lang::Lang;

/// A theme; `System` follows the device, and its preference for more contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    Light,
    Dark,
    Contrast,
    /// Also the fallback for values of a newer version.
    #[default]
    #[serde(other)]
    System,
}

/// The amount and speed of motion. A device that prefers less motion gets less, whatever is chosen here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    Quick,
    /// Things fade in place.
    Reduced,
    None,
    /// Also the fallback for values of another version.
    #[default]
    #[serde(other)]
    Calm,
}

impl Motion {
    /// Returns the duration of all automatic motion, in percent of the calm pace. The style sheets get it as
    /// `--tempo`; it is decided only here.
    pub const fn tempo(self) -> u32 {
        match self {
            Self::Quick => 50,
            Self::Calm | Self::Reduced | Self::None => 100,
        }
    }

    /// Scales a pause between automatic steps, given for the calm pace in milliseconds.
    pub const fn pause(self, calm: u32) -> u32 {
        calm * self.tempo() / 100
    }

    /// Returns the style sheets' name for the motion, on a device that prefers less motion (`less`) or does not.
    pub const fn moves(self, less: bool) -> &'static str {
        match self {
            Self::None => "none",
            Self::Calm | Self::Quick if !less => "full",
            Self::Calm | Self::Quick | Self::Reduced => "reduced",
        }
    }
}

/// The way to open the curtain.
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

/// When ending a turn asks for confirmation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AskEnd {
    Never,
    #[default]
    #[serde(other)]
    Useful,
}

/// The pace at which computers show their steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    Fast,
    Instant,
    /// The user confirms each step.
    Steps,
    #[default]
    #[serde(other)]
    Normal,
}

impl Pace {
    /// Returns the milliseconds between two steps.
    pub const fn step(self) -> u32 {
        match self {
            Self::Normal | Self::Steps => 600,
            Self::Fast => 250,
            Self::Instant => 0,
        }
    }
}

/// All settings.
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
    /// Highlight legal places.
    #[serde(rename = "hints")]
    pub show_legal: bool,
    /// Show lists of the pieces that nobody has seen yet.
    pub aids: bool,
    pub handover: Handover,
    /// The controls turn to the side of the table where the player to move sits.
    pub around: bool,
    pub ask_end: AskEnd,
    /// A turn with nothing left to do ends by itself after a while.
    pub auto_end: bool,
    pub pace: Pace,
    /// Rate the turns of a single person: see [`crate::ui::table::coach`].
    pub coach: bool,
    /// Command bar on the left.
    pub left_handed: bool,
    /// Single-letter keys.
    pub letter_keys: bool,
    /// Notation behind the lines of the log.
    pub notation: bool,
    /// Quick placement: a tap or a drop performs the prepared action at once, if it can be undone.
    pub place_at_once: bool,
    /// Short sounds and vibrations for events.
    pub sounds: bool,
    pub buzz: bool,
    /// Whether the table has offered sounds, or they were set by hand.
    pub sounds_asked: bool,
    /// Keep the screen awake during a game.
    pub awake: bool,
    /// Ids of the games whose first start has already offered the tutorial.
    #[serde(rename = "asked")]
    pub tutorial_offered: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::System,
            motion: Motion::Calm,
            text: 100,
            coordinates: true,
            show_legal: true,
            aids: true,
            handover: Handover::Hold,
            around: false,
            ask_end: AskEnd::Useful,
            auto_end: true,
            pace: Pace::Normal,
            coach: false,
            left_handed: false,
            letter_keys: true,
            notation: false,
            place_at_once: true,
            sounds: false,
            buzz: false,
            sounds_asked: false,
            awake: true,
            tutorial_offered: Vec::new(),
        }
    }
}

/// Settings and the callback to change them, from the context.
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

/// Provides the settings of this app; only used below `App`, which supplies them.
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
    fn quick_motion_halves_automatic_pauses() {
        assert_eq!(
            [Motion::Calm, Motion::Quick, Motion::Reduced, Motion::None].map(|it| it.pause(1_200)),
            [1_200, 600, 1_200, 1_200]
        );
    }

    #[test]
    fn settings_of_other_versions_are_read() {
        assert_eq!(["full", "system", "swift"].map(stored), [Motion::Calm; 3]);
        assert_eq!(["quick", "reduced", "none"].map(stored), [Motion::Quick, Motion::Reduced, Motion::None]);
    }
}
