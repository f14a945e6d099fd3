//! The settings, and the pages of help and about.

use crate::lang::settings::SettingsWords;

pub fn words(it: &SettingsWords) -> String {
    match it {
        SettingsWords::Language => "Language",
        SettingsWords::Theme => "Theme",
        SettingsWords::Themes(n) => ["Same as device", "Light", "Dark", "High contrast"][(*n).min(3)],
        SettingsWords::Motion => "Motion",
        SettingsWords::MotionHelp => {
            "Speed of animations, replays and scoring. Follows your device's “reduce motion” setting."
        }
        SettingsWords::Motions(n) => ["Calm", "Quick", "Reduced", "None"][(*n).min(3)],
        SettingsWords::TextSize => "Text size",
        SettingsWords::Percent(n) => return format!("{n}%"),
        SettingsWords::Appearance => "Appearance",
        SettingsWords::Board => "Board",
        SettingsWords::Coordinates => "Letters and numbers at the board's edge",
        SettingsWords::CoordinatesHelp => "Names of the cells, as the log uses them.",
        SettingsWords::ShowLegal => "Highlight legal places",
        SettingsWords::ShowLegalHelp => {
            "Shows where a picked piece may go and what that brings, before you confirm."
        }
        SettingsWords::Aids => "Aids for counting",
        SettingsWords::AidsHelp => "Lists what nobody has seen yet, where a game allows it.",
        SettingsWords::Notation => "Notation in the log",
        SettingsWords::NotationHelp => "Each move as records write it, such as king H5.",
        SettingsWords::Quick => "Quick placement",
        SettingsWords::QuickHelp => "One tap or drop plays the move if it can be undone. A piece that can be turned is tapped twice.",
        SettingsWords::Sounds => "Sounds",
        SettingsWords::SoundsHelp => {
            "Short and soft: placing, turning, points, conflicts, your turn, a refusal. Off while motion is set to None."
        }
        SettingsWords::TrySounds => "Try the sounds",
        SettingsWords::Buzz => "Vibration",
        SettingsWords::BuzzHelp => "When you act, in conflicts, and when your turn begins, if supported.",
        SettingsWords::Passing => "Passing the tablet",
        SettingsWords::Handover => "Opening the curtain",
        SettingsWords::HandoverHelp => {
            "Holding prevents accidental taps. A PIN (4 digits per player and game) stops a glance, not someone who reads the browser's storage."
        }
        SettingsWords::Handovers(n) => ["A tap", "Press and hold", "4-digit PIN"][(*n).min(2)],
        SettingsWords::Around => "Around the table",
        SettingsWords::AroundHelp => {
            "For a tablet lying flat among the players: everything but the board turns to whoever's turn it is. The first half of the seats sits on the near side, the second half on the far side."
        }
        SettingsWords::AskEnd => "Ask before a turn ends",
        SettingsWords::AutoEnd => "Turns end by themselves",
        SettingsWords::AutoEndHelp => "Three seconds after the last possible step. Any touch stops it.",
        SettingsWords::AskEndHelp => "A second press is needed while actions are left.",
        SettingsWords::AskEnds(n) => ["When actions are left", "Never"][(*n).min(1)],
        SettingsWords::Pace => "Pace of computer players",
        SettingsWords::PaceHelp => {
            "How fast they show one step after another. You can pause them at any time."
        }
        SettingsWords::Coach => "Coach",
        SettingsWords::CoachHelp => "Against computers: after each of your turns a sign beside Undo says how good it was, and why.",
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
        SettingsWords::Persisted(Some(true)) => "The browser won't delete your games by itself.",
        SettingsWords::Persisted(Some(false)) => {
            "This browser may delete your games when the device is full. Export the ones you want to keep."
        }
        SettingsWords::Persisted(None) => {
            "This browser may delete your games. Export the ones you want to keep."
        }
        SettingsWords::AskAgain => "Ask the browser again",
        SettingsWords::Reset => "Reset all settings",
        SettingsWords::ResetDone => "All settings are back to their defaults.",
        SettingsWords::Summary => "Summary",
        SettingsWords::FirstTurn => "First turn",
        SettingsWords::FullRules => "Full rules",
        SettingsWords::Search => "Search this page",
        SettingsWords::Contents => "Contents",
        SettingsWords::NothingFound => "No matches. Try another word.",
        SettingsWords::Unreachable => "This page couldn't be loaded. Check the connection.",
        SettingsWords::Licences => "Libraries and their licences",
        SettingsWords::Version => "Version",
        SettingsWords::ClosedRules => "This box is still closed. Its rules will be inside when it opens.",
    }
    .into()
}
