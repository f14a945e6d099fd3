//! The shelf.

use crate::lang::shelf::ShelfWords;

pub fn words(it: &ShelfWords) -> String {
    match it {
        ShelfWords::Games => "Hry".into(),
        ShelfWords::Play => "Hrát".into(),
        ShelfWords::Continue => "Pokračovat".into(),
        ShelfWords::InProgress => "Rozehrané".into(),
        ShelfWords::Closed => "Ještě se vyřezává".into(),
        ShelfWords::Welcome => {
            "Vyberte si hru. Pravidla i\u{a0}první tah krok za krokem najdete u\u{a0}ní.".into()
        }
        ShelfWords::Hide => "Skrýt tento řádek".into(),
        ShelfWords::Offline => "Připraveno ke hře bez připojení".into(),
        ShelfWords::UpdateReady => "Je připravena novější verze Desky.".into(),
        ShelfWords::UpdateNow => "Použít hned".into(),
        ShelfWords::Seats(least, most) => format!("{least} až {most}"),
        ShelfWords::Minutes(minutes) => format!("{minutes} min"),
        ShelfWords::SeatsLabel => "Hráčů:".into(),
        ShelfWords::MinutesLabel => "Hrací doba:".into(),
    }
}
