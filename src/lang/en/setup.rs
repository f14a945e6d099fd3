//! The page of a new game.

use super::table::level_en;
use crate::lang::setup::{SetupSummary, SetupWords};
use crate::lang::{capital, count_en, list_en};
use crate::table::Sits;

/// The name of a seat colour.
fn colour_en(colour: u8) -> &'static str {
    ["blue", "orange", "green", "purple", "ochre", "charcoal"][usize::from(colour.clamp(1, 6)) - 1]
}

pub fn words(it: &SetupWords<'_>) -> String {
    match it {
        SetupWords::Title(game) => format!("New game: {game}"),
        SetupWords::Players => "Players, in playing order".into(),
        SetupWords::Options => "Rules of this game".into(),
        SetupWords::Advanced => "Advanced".into(),
        SetupWords::Seat(n) => format!("Seat {n}"),
        SetupWords::Name => "Name".into(),
        SetupWords::NameHint(sign) => capital(sign),
        SetupWords::Sign => "Symbol".into(),
        SetupWords::WhoPlays => "Person or computer".into(),
        SetupWords::Sits(Sits::Person) => "Person".into(),
        SetupWords::Sits(Sits::Computer(level)) => format!("Computer, {}", level_en(*level)),
        SetupWords::Colour(colour) => colour_en(*colour).into(),
        SetupWords::Colours => "Colour".into(),
        SetupWords::Up(n) => format!("Move seat {n} up"),
        SetupWords::Down(n) => format!("Move seat {n} down"),
        SetupWords::Drag(n) => format!("Drag seat {n} to another place"),
        SetupWords::Remove(n) => format!("Remove seat {n}"),
        SetupWords::Moved { name, place } => format!("{name} is now number {place}."),
        SetupWords::Add => "Add seat".into(),
        SetupWords::Shuffle => "Shuffle order".into(),
        SetupWords::Shuffled => "The order was shuffled.".into(),
        SetupWords::Preset => "Kind of game".into(),
        SetupWords::Usual => "usual".into(),
        SetupWords::Takeback => "Moves may be taken back by agreement".into(),
        SetupWords::Hints => "Hints may be asked for".into(),
        SetupWords::HintsHelp => {
            "Whoever decides may ask a computer where to look, what to do and why. Usual where one person plays.".into()
        }
        SetupWords::TakebackHelp => {
            "When all agree, the game goes back to any line of the log; the log says so openly.".into()
        }
        SetupWords::Seed => "Seed".into(),
        SetupWords::SeedHelp => "Empty means random. The same seed deals the same tiles.".into(),
        SetupWords::Start => "Start game".into(),
        SetupWords::SameName(name) => format!("Two seats are called {name}: rename one."),
        SetupWords::BadSeed => {
            "A seed has at most 16 digits and letters, 0 to 9 and a to f. Or leave it empty.".into()
        }
        SetupWords::Missing(n) => {
            format!("{} to fix first", count_en(*n, "thing", "things"))
        }
        SetupWords::NoSuchGame => "There is no such game on this shelf.".into(),
        SetupWords::PlayUnsaved => "Play without saving".into(),
    }
}

pub fn setup_summary(it: &SetupSummary) -> String {
    let seats = count_en(it.seats, "player", "players");
    if it.changed.is_empty() {
        return format!("{seats}, the usual rules");
    }
    format!("{seats}; {}", list_en(&it.changed))
}
