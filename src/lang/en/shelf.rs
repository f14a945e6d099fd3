//! The shelf.

use crate::lang::shelf::ShelfWords;

pub fn words(it: &ShelfWords) -> String {
    match it {
        ShelfWords::Games => "Games".into(),
        ShelfWords::Play => "Play".into(),
        ShelfWords::Continue => "Continue".into(),
        ShelfWords::InProgress => "In progress".into(),
        ShelfWords::Closed => "Still being carved".into(),
        ShelfWords::Welcome => "Pick a game. Its rules and a first turn step by step come with it.".into(),
        ShelfWords::Hide => "Hide this line".into(),
        ShelfWords::Offline => "Ready to play offline".into(),
        ShelfWords::UpdateReady => "A newer version of Deska is ready.".into(),
        ShelfWords::UpdateNow => "Use it now".into(),
        ShelfWords::Seats(least, most) => format!("{least} to {most}"),
        ShelfWords::Minutes(minutes) => format!("{minutes} min"),
        ShelfWords::SeatsLabel => "Players:".into(),
        ShelfWords::MinutesLabel => "Playing time:".into(),
    }
}
