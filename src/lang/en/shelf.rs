//! The shelf.

use crate::lang::shelf::ShelfWords;

pub fn words(it: &ShelfWords) -> String {
    match it {
        ShelfWords::Games => "Games".into(),
        ShelfWords::Play => "Play".into(),
        ShelfWords::Continue => "Continue".into(),
        ShelfWords::Kept => "Played before".into(),
        ShelfWords::Closed => "Still being carved".into(),
        ShelfWords::Offline => "Works offline".into(),
        ShelfWords::UpdateReady => "A newer version of Deska is ready.".into(),
        ShelfWords::UpdateNow => "Use it now".into(),
        ShelfWords::Seats(least, most) => format!("{least} to {most}"),
        ShelfWords::Minutes(minutes) => format!("{minutes} min"),
        ShelfWords::SeatsLabel => "Players:".into(),
        ShelfWords::MinutesLabel => "Playing time:".into(),
    }
}
