//! The settings, and the pages of help and about.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

#[derive(Clone, Copy, PartialEq)]
pub enum SettingsWords {
    Language,
    Theme,
    Themes(usize),
    Motion,
    MotionHelp,
    Motions(usize),
    TextSize,
    Percent(u16),
    Appearance,
    Board,
    Coordinates,
    CoordinatesHelp,
    ShowLegal,
    ShowLegalHelp,
    Aids,
    AidsHelp,
    Notation,
    NotationHelp,
    Quick,
    QuickHelp,
    Sounds,
    SoundsHelp,
    /// Plays some of them.
    TrySounds,
    Buzz,
    BuzzHelp,
    Passing,
    Handover,
    HandoverHelp,
    Handovers(usize),
    Around,
    AroundHelp,
    AskEnd,
    AskEndHelp,
    /// A turn that has only to end.
    AutoEnd,
    AutoEndHelp,
    AskEnds(usize),
    Pace,
    PaceHelp,
    Coach,
    CoachHelp,
    Paces(usize),
    Device,
    LeftHanded,
    LeftHandedHelp,
    LetterKeys,
    LetterKeysHelp,
    Awake,
    AwakeHelp,
    Storage,
    Used,
    /// Answer of the browser when asked to keep the games.
    Persisted(Option<bool>),
    AskAgain,
    Reset,
    ResetDone,
    // Help and about
    Summary,
    FirstTurn,
    FullRules,
    Search,
    /// The label of a list of chapters.
    Contents,
    NothingFound,
    Unreachable,
    Licences,
    Version,
    ClosedRules,
}

impl Phrase for SettingsWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, settings::words(self))
    }
}
