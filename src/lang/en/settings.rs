//! The settings, and the pages of help and about.

use crate::lang::settings::SettingsWords;

pub fn words(it: &SettingsWords) -> String {
    match it {
        SettingsWords::Language => "Language",
        SettingsWords::Theme => "Theme",
        SettingsWords::Themes(n) => ["As the device", "Light", "Dark", "High contrast"][(*n).min(3)],
        SettingsWords::Motion => "Motion",
        SettingsWords::MotionHelp => {
            "How pieces and points move and how fast games play by themselves. Where the device asks for less motion, there is less."
        }
        SettingsWords::Motions(n) => ["Calm", "Quick", "Reduced", "None"][(*n).min(3)],
        SettingsWords::TextSize => "Text size",
        SettingsWords::Percent(n) => return format!("{n}%"),
        SettingsWords::RenderContext => "Look",
        SettingsWords::Board => "Board",
        SettingsWords::Coordinates => "Letters and numbers at the board's edge",
        SettingsWords::CoordinatesHelp => "Names of the cells, as the log uses them.",
        SettingsWords::Hints => "Highlight legal places",
        SettingsWords::HintsHelp => {
            "Shows where a picked piece may go, and what that brings, before you commit."
        }
        SettingsWords::Aids => "Aids for counting",
        SettingsWords::AidsHelp => "Lists what nobody has seen yet, where a game allows it.",
        SettingsWords::Notation => "Notation in the log",
        SettingsWords::NotationHelp => "Each move as records write it, such as king H5.",
        SettingsWords::Quick => "Quick placement",
        SettingsWords::QuickHelp => "A tap or a drop on a place does it at once, where it can be undone and nothing is left to turn.",
        SettingsWords::Sounds => "Sounds",
        SettingsWords::SoundsHelp => {
            "Short and soft: placing, turning, points, conflicts, your turn, a refusal."
        }
        SettingsWords::Buzz => "Vibration",
        SettingsWords::BuzzHelp => "The same moments to be felt, where the device can.",
        SettingsWords::Passing => "Passing the tablet",
        SettingsWords::Handover => "Opening the curtain",
        SettingsWords::HandoverHelp => {
            "Holding keeps a stray touch from showing a hand. With a PIN, each seat chooses four digits in each game: they keep a glance away, not somebody who opens the browser's storage."
        }
        SettingsWords::Handovers(n) => ["A tap", "Press and hold", "PIN of 4 digits"][(*n).min(2)],
        SettingsWords::Around => "Around the table",
        SettingsWords::AroundHelp => {
            "For a tablet that lies flat among the players: everything but the board turns to whoever is on the turn. The first half of the seats read from the near side, the second half from the far side."
        }
        SettingsWords::AskEnd => "Ask before a turn ends",
        SettingsWords::AutoEnd => "Turns end by themselves",
        SettingsWords::AutoEndHelp => "Three seconds after the last thing that can be done; whatever is touched stops it.",
        SettingsWords::AskEndHelp => "A second press is needed while actions are left.",
        SettingsWords::AskEnds(n) => ["When actions are left", "Never"][(*n).min(1)],
        SettingsWords::Pace => "Pace of computer players",
        SettingsWords::PaceHelp => {
            "How fast they show one step after another. You can pause them at any time."
        }
        SettingsWords::Paces(n) => ["Normal", "Fast", "Instant", "Step by step"][(*n).min(3)],
        SettingsWords::Device => "Device",
        SettingsWords::LeftHanded => "Left-handed",
        SettingsWords::LeftHandedHelp => "Puts the main button and the side panel on the left.",
        SettingsWords::LetterKeys => "Single-letter keys",
        SettingsWords::LetterKeysHelp => {
            "Z undoes, E ends the turn, H hides the hand. Switch off if they get in your way."
        }
        SettingsWords::Awake => "Keep the screen on during a game",
        SettingsWords::AwakeHelp => "Where the browser allows it.",
        SettingsWords::Storage => "Storage",
        SettingsWords::Used => "Stored on this device:",
        SettingsWords::Persisted(Some(true)) => "The browser has promised to keep the games.",
        SettingsWords::Persisted(Some(false)) => {
            "The browser may delete the games when the device runs out of room. Export what you want to keep."
        }
        SettingsWords::Persisted(None) => {
            "This browser cannot promise to keep the games. Export what you want to keep."
        }
        SettingsWords::AskAgain => "Ask the browser again",
        SettingsWords::Reset => "Reset all settings",
        SettingsWords::ResetDone => "All settings are back to their defaults.",
        SettingsWords::Summary => "Summary",
        SettingsWords::FirstTurn => "First turn",
        SettingsWords::FullRules => "Full rules",
        SettingsWords::Search => "Search this page",
        SettingsWords::Contents => "Contents",
        SettingsWords::NothingFound => "Nothing here says that. Try another word.",
        SettingsWords::Unreachable => "This page could not be loaded. Check the connection.",
        SettingsWords::Licences => "Libraries and their licences",
        SettingsWords::Version => "Version",
        SettingsWords::ClosedRules => "This box is still closed. Its rules will be inside when it opens.",
    }
    .into()
}
