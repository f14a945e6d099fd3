//! The page of a new game.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};
use crate::table::{Company, Controller, Level, Temper};

#[derive(Clone, Copy)]
pub enum SetupWords<'a> {
    Players,
    /// The three questions: players, their number, their strength.
    WhoPlays,
    Company(Company),
    HowMany,
    HowStrong,
    Level(Level),
    /// The only person at a table of computers.
    You,
    /// Legend of the choice of a temper, its name, and its description.
    Tempers,
    Temper(Temper),
    TemperHelp(Temper),
    /// No option differs from the default, or the number of those that do.
    DefaultRules,
    OtherRules(usize),
    /// Opens the rules.
    Change,
    LastTable,
    PlayAgain,
    /// The question before the first game of a kind.
    FirstTime,
    LearnHelp,
    /// The three lines of it.
    HowYouWin,
    WhatYouDo,
    WhatHappens,
    LearnYes,
    LearnNo,
    LearnBegin,
    Done,
    /// Heading of a seat, counted from 1.
    Seat(usize),
    Name,
    /// Placeholder of an empty name field: the seat is called by its sign then.
    DefaultName(&'a str),
    Sign,
    /// Legend of the choice between a person and computers.
    WhoSits,
    /// The kind of player of a seat.
    Controller(Controller),
    Colour(u8),
    Colours,
    /// A sign or colour another seat has, with which it would be exchanged.
    Taken {
        label: &'a str,
        owner: &'a str,
    },
    Up,
    Down,
    Remove,
    Moved {
        name: &'a str,
        place: usize,
    },
    Add,
    Shuffle,
    Shuffled,
    /// A sheet of options to begin from.
    Preset,
    /// Marks the default value of an option.
    Default,
    Takeback,
    TakebackHelp,
    /// Whether advice of a computer may be asked for.
    Hints,
    HintsHelp,
    Seed,
    SeedHelp,
    Start,
    SameName(&'a str),
    BadSeed,
    Missing(usize),
    NoSuchGame,
    PlayUnsaved,
}

impl Phrase for SetupWords<'_> {
    fn said(&self, lang: Lang) -> String {
        say!(lang, setup::words(self))
    }
}

/// The setup of a table, in one line: seats, then every option that is not the default one.
pub struct SetupSummary {
    pub seats: usize,
    /// `label: value` of what was changed.
    pub changed: Vec<String>,
}

impl Phrase for SetupSummary {
    fn said(&self, lang: Lang) -> String {
        say!(lang, setup::setup_summary(self))
    }
}
