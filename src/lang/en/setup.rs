//! The page of a new game.

use super::table::{computer_en, level_en, temper_en};
use crate::lang::setup::{SetupSummary, SetupWords};
use crate::lang::{capital, count_en, list_en};
use crate::table::{Company, Controller, Temper};

/// Returns the name of a seat colour.
fn colour_en(colour: u8) -> &'static str {
    ["blue", "orange", "green", "purple", "ochre", "charcoal"][usize::from(colour.clamp(1, 6)) - 1]
}

pub fn words(it: &SetupWords<'_>) -> String {
    match it {
        SetupWords::Players => "Seats, in playing order".into(),
        SetupWords::WhoPlays => "Who plays?".into(),
        SetupWords::Company(Company::Computers) => "Me against computers".into(),
        SetupWords::Company(Company::People) => "Around this device".into(),
        SetupWords::Company(Company::Mixed) => "Mixed".into(),
        SetupWords::HowMany => "How many?".into(),
        SetupWords::HowStrong => "How strong?".into(),
        SetupWords::Level(level) => capital(level_en(*level)),
        SetupWords::You => "You".into(),
        SetupWords::Tempers => "Style of play".into(),
        SetupWords::Temper(temper) => capital(temper_en(*temper)),
        SetupWords::TemperHelp(Temper::Builder) => "Prefers to build.".into(),
        SetupWords::TemperHelp(Temper::Raider) => "Prefers fights and takes from others.".into(),
        SetupWords::TemperHelp(Temper::Miser) => "Prefers to save.".into(),
        SetupWords::TemperHelp(Temper::Gambler) => "Prefers risks.".into(),
        SetupWords::DefaultRules => "Default rules".into(),
        SetupWords::OtherRules(changes) => format!("Rules with {}", count_en(*changes, "change", "changes")),
        SetupWords::Change => "Change".into(),
        SetupWords::LastTable => "Last table".into(),
        SetupWords::PlayAgain => "Play again".into(),
        SetupWords::FirstTime => "Learn it in 3 minutes?".into(),
        SetupWords::LearnHelp => "You play the first turns, and every step says what to do and why.".into(),
        SetupWords::HowYouWin => "How you win".into(),
        SetupWords::WhatYouDo => "What you do".into(),
        SetupWords::WhatHappens => "What can happen".into(),
        SetupWords::LearnYes => "Yes, show me".into(),
        SetupWords::LearnNo => "Not now".into(),
        SetupWords::LearnBegin => "Begin".into(),
        SetupWords::Done => "Done".into(),
        SetupWords::Seat(n) => format!("Seat {n}"),
        SetupWords::Name => "Name".into(),
        SetupWords::DefaultName(sign) => capital(sign),
        SetupWords::Sign => "Symbol".into(),
        SetupWords::WhoSits => "Played by".into(),
        SetupWords::Controller(Controller::Person) => "Person".into(),
        SetupWords::Controller(Controller::Computer(computer)) => capital(&computer_en(*computer)),
        SetupWords::Colour(colour) => colour_en(*colour).into(),
        SetupWords::Colours => "Colour".into(),
        SetupWords::Taken { label, owner } => format!("{label}: {owner} has it, exchange"),
        SetupWords::Up => "Earlier in the order".into(),
        SetupWords::Down => "Later in the order".into(),
        SetupWords::Remove => "Remove".into(),
        SetupWords::Moved { name, place } => format!("{name} is now number {place}."),
        SetupWords::Add => "Add seat".into(),
        SetupWords::Shuffle => "Shuffle the order".into(),
        SetupWords::Shuffled => "The order was shuffled.".into(),
        SetupWords::Preset => "Preset".into(),
        SetupWords::Default => "default".into(),
        SetupWords::Takeback => "Allow takebacks".into(),
        SetupWords::Hints => "Allow hints".into(),
        SetupWords::HintsHelp => {
            "The player to move can ask the computer for a hint. On by default in solo games.".into()
        }
        SetupWords::TakebackHelp => {
            "If everybody agrees, the game can go back to any line of the log. The log records it.".into()
        }
        SetupWords::Seed => "Seed".into(),
        SetupWords::SeedHelp => "Empty means random. The same seed repeats every chance event.".into(),
        SetupWords::Start => "Start".into(),
        SetupWords::SameName(name) => format!("Two seats are called {name}: rename one."),
        SetupWords::BadSeed => {
            "A seed has at most 16 digits and letters, 0 to 9 and a to f. Or leave it empty.".into()
        }
        SetupWords::Missing(n) => {
            format!("{} to fix first", count_en(*n, "thing", "things"))
        }
        SetupWords::NoSuchGame => "This game isn't on the shelf.".into(),
        SetupWords::PlayUnsaved => "Play without saving".into(),
    }
}

pub fn setup_summary(it: &SetupSummary) -> String {
    let seats = count_en(it.seats, "player", "players");
    if it.changed.is_empty() {
        return format!("{seats}, default rules");
    }
    format!("{seats}; {}", list_en(&it.changed))
}
