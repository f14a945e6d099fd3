//! The shelf.

use crate::lang::shelf::ShelfWords;

pub fn words(it: &ShelfWords) -> String {
    match it {
        ShelfWords::Games => "Hry".into(),
        ShelfWords::Play => "Hrát".into(),
        ShelfWords::Continue => "Pokračovat".into(),
        ShelfWords::Kept => "Dohrané a uložené hry".into(),
        ShelfWords::Closed => "Ještě se vyřezává".into(),
        ShelfWords::Offline => "Funguje bez připojení".into(),
        ShelfWords::UpdateReady => "Je připravena novější verze Desky.".into(),
        ShelfWords::UpdateNow => "Použít hned".into(),
        ShelfWords::Seats(least, most) => format!("{least} až {most}"),
        ShelfWords::Minutes(minutes) => format!("{minutes} min"),
        ShelfWords::SeatsLabel => "Hráčů:".into(),
        ShelfWords::MinutesLabel => "Hrací doba:".into(),
    }
}
