//! The list of saved games.

use crate::lang::count_en;
use crate::lang::saves::{ErrorLocation, SavesWords, StatsWords};

pub fn words(it: &SavesWords<'_>) -> String {
    match it {
        SavesWords::Filter => "Show".into(),
        SavesWords::Filters(n) => ["All", "In progress", "Finished"][(*n).min(2)].into(),
        SavesWords::Sort => "Sort by".into(),
        SavesWords::Sorts(n) => ["Last played", "Name"][(*n).min(1)].into(),
        SavesWords::Empty => "No saved games yet. Games save themselves after every step.".into(),
        SavesWords::ToShelf => "Choose a game".into(),
        SavesWords::EmptyHere => "No game matches this filter.".into(),
        SavesWords::Continue => "Continue".into(),
        SavesWords::ToResult => "Result".into(),
        SavesWords::Duplicate => "Duplicate".into(),
        SavesWords::Rename => "Rename".into(),
        SavesWords::Export => "Export".into(),
        SavesWords::Delete => "Delete".into(),
        SavesWords::Import => "Import".into(),
        SavesWords::OpenPart => "Open the part before the error".into(),
        SavesWords::Over => "Finished".into(),
        SavesWords::LastPlayed(when) => format!("Last played {when}"),
        SavesWords::Copy(title) => format!("{title} (copy)"),
        SavesWords::Part(title) => format!("{title} (part)"),
        SavesWords::Title => "Title".into(),
        SavesWords::TitleHelp => "Leave it empty to name the game after its players.".into(),
        SavesWords::Save => "Save".into(),
        SavesWords::Deleted(1) => "The game was deleted.".into(),
        SavesWords::Deleted(n) => format!("{n} games were deleted."),
        SavesWords::ImportHelp => {
            "Choose a file that was exported from Deska, or paste its text. Every move is checked.".into()
        }
        SavesWords::File => "Choose a file".into(),
        SavesWords::Paste => "Text".into(),
        SavesWords::PasteHelp => "It begins with the line “deska 1”.".into(),
        SavesWords::DoImport => "Import".into(),
        SavesWords::Open => "Open it".into(),
        SavesWords::Imported(game) => format!("The game was imported: {game}."),
        SavesWords::Twin(title) => format!("You have this game already: {title}."),
        SavesWords::ImportedPart(game) => {
            format!("{game}: the game was imported, but its record has a fault.")
        }
        SavesWords::NotImported => "Nothing was imported.".into(),
        SavesWords::NotText => "This file isn't UTF-8 text. Save it as UTF-8 and try again.".into(),
        SavesWords::TooLong => "The text is too long for a game.".into(),
        SavesWords::FromLink => {
            "This game came with the link. Import it to keep it on this device; every move is checked.".into()
        }
        SavesWords::LinkError(n) => [
            "The end of this link is missing. Copy the whole link, or ask for the game as a file.",
            "This link was changed on its way. Ask for it again, or for the game as a file.",
            "This link was made by a newer Deska. Update the app to open it.",
            "This link is too long for a game.",
            "This browser is too old to open the link. Ask for the game as a file.",
        ][(*n).min(4)]
        .into(),
        SavesWords::NotARecord => "This isn't a Deska game: the first line must be “deska 1”.".into(),
        SavesWords::Version(version) => {
            format!("This game was saved by a newer Deska (format {version}). Update the app to open it.")
        }
        SavesWords::Game(game) => {
            format!("This Deska doesn't know the game “{game}”. Update the app to open it.")
        }
        SavesWords::Unreadable(error @ ErrorLocation { entry: 0, line, column, .. }, reason) => {
            format!("The record can't be read at line {line}, column {column}: {reason}.{}", before(error))
        }
        SavesWords::Unreadable(error @ ErrorLocation { entry, line, step, .. }, reason) => {
            format!("Step {entry} in line {line}, “{step}”, can't be read: {reason}.{}", before(error))
        }
        SavesWords::Refused(error, why) => {
            let gap = if why.is_empty() { "" } else { " " };
            format!("The rules don't allow {}.{gap}{why}{}", refused(error), before(error))
        }
    }
}

/// Returns the way on after the fault.
fn before(error: &ErrorLocation) -> &'static str {
    if error.opens { " Everything before it can be opened." } else { "" }
}

/// Returns the step that is not allowed.
fn refused(ErrorLocation { entry, line, step, .. }: &ErrorLocation) -> String {
    match entry {
        0 => format!("the step in line {line}"),
        _ => format!("step {entry} in line {line}, “{step}”"),
    }
}

pub fn stats_words(it: &StatsWords<'_>) -> String {
    match it {
        StatsWords::Title => "Statistics".into(),
        StatsWords::Empty => {
            "No game has been finished on this device yet. Finished games are counted here.".into()
        }
        StatsWords::Counted => {
            "Includes games finished on this device and finished games that were imported, each once. A game \
             deleted later still counts. Nothing leaves the device."
                .into()
        }
        StatsWords::Table(seats, games) => {
            format!("{}: {}", count_en(*seats, "seat", "seats"), count_en(*games, "game", "games"))
        }
        StatsWords::Last(when) => format!("Last finished {when}"),
        StatsWords::Player => "Player".into(),
        StatsWords::Played => "Games".into(),
        StatsWords::Wins => "Wins".into(),
        StatsWords::Mean => "Mean score".into(),
        StatsWords::Best => "Best score".into(),
        StatsWords::Tenths(n) => {
            format!(
                "{}{}.{}",
                if *n < 0 { "\u{2212}" } else { "" },
                n.unsigned_abs() / 10,
                n.unsigned_abs() % 10
            )
        }
        StatsWords::Nameless => "People without a name".into(),
        StatsWords::Share(wins, games) => {
            let wins = if *wins == 1 { "win" } else { "wins" };
            format!("{wins} in {}", count_en(*games, "game", "games"))
        }
        StatsWords::InARow(1) => "win in a row".into(),
        StatsWords::InARow(_) => "wins in a row".into(),
        StatsWords::BestRow(n) => format!("best: {n}"),
        StatsWords::Since(day) => format!("since {day}"),
        StatsWords::Alone => "You".into(),
        StatsWords::ByGame => "Wins by game".into(),
        StatsWords::Of(wins, games) => format!("{wins} of {games}"),
        StatsWords::Rivals => "Head to head".into(),
        StatsWords::LastGames(n) => {
            if *n == 1 {
                "The last game".into()
            } else {
                format!("Last {n} games")
            }
        }
        StatsWords::Placed(place, seats) => format!("place {place} of {seats}"),
        StatsWords::MostPoints => "Most points".into(),
        StatsWords::ClosestWin => "Closest win".into(),
        StatsWords::LargestLead => "Largest lead".into(),
        StatsWords::AllGames => "All games and players".into(),
        StatsWords::ForgetAll => "Reset statistics".into(),
        StatsWords::Sure => {
            "All counts start again at zero. Saved games stay, but aren't counted again.".into()
        }
        StatsWords::Forget => "Reset".into(),
        StatsWords::Keep => "Keep".into(),
    }
}
