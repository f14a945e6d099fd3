//! Words that stand on more than one screen.

use crate::lang::common::{CommonWords, Games, Progress, Size};
use crate::lang::count_en;
use crate::table::Count;

pub fn words(it: &CommonWords) -> String {
    match it {
            CommonWords::Close => "Close",
            CommonWords::Home => "Home",
            CommonWords::BackToTable => "Back to the game",
            CommonWords::MainMenu => "Main menu",
            CommonWords::Help => "Help",
            CommonWords::Undo => "Undo",
            CommonWords::Retry => "Try again",
            CommonWords::Loading => "One moment…",
            CommonWords::NewGame => "New game",
            CommonWords::Rules => "Rules",
            CommonWords::Replay => "Replay",
            CommonWords::SavedGames => "Saved games",
            CommonWords::Settings => "Settings",
            CommonWords::HowTo => "How to use",
            CommonWords::About => "About",
            CommonWords::Unreadable => "Unreadable game",
            CommonWords::StorageBlocked => {
                "This browser keeps nothing for this page, so games are lost when the tab is closed. You can play, \
                 and export a game to keep it."
            }
            CommonWords::StorageFull => {
                "This browser's storage is full. Export games you want to keep, then delete some."
            }
            CommonWords::Legal => "legal",
            CommonWords::Aimed => "chosen, press again to confirm",
        }
        .into()
}

pub fn progress(it: &Progress<'_>) -> String {
    let at = match it.at {
        Count::Turn(n) => format!("Turn {n}"),
        Count::Round(n) => format!("Round {n}"),
        Count::Visit(n) => format!("Visit {n}"),
    };
    it.name.map_or(at.clone(), |name| format!("{at}, {name} to move"))
}

pub fn size(it: &Size) -> String {
    format!("{}\u{a0}kB", it.0.div_ceil(1000).max(1))
}

pub fn games(it: &Games) -> String {
    count_en(it.0, "game", "games")
}
