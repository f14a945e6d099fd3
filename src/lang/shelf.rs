//! The shelf.

use super::Phrase;

#[derive(Clone, Copy)]
pub enum Shelf<'a> {
    /// The heading for screen readers; the wordmark is the visible one.
    Games,
    Continue,
    /// Heading of the strip of games in progress.
    InProgress,
    /// A box that cannot be opened yet.
    Closed,
    Welcome,
    Hide,
    Offline,
    UpdateReady,
    UpdateNow,
    /// The line under the name of a game.
    Mood(&'a str),
    /// What is added to the name of a game.
    With(&'a str),
    Seats(usize, usize),
    Minutes(u16),
    SeatsLabel,
    MinutesLabel,
}

impl Phrase for Shelf<'_> {
    fn en(&self) -> String {
        match self {
            Shelf::Games => "Games".into(),
            Shelf::Continue => "Continue".into(),
            Shelf::InProgress => "In progress".into(),
            Shelf::Closed => "Still being carved".into(),
            Shelf::Welcome => "Pick a game. Rules and a guided first turn are inside each one.".into(),
            Shelf::Hide => "Hide this line".into(),
            Shelf::Offline => "Ready to play offline".into(),
            Shelf::UpdateReady => "A newer version of Deska is ready.".into(),
            Shelf::UpdateNow => "Use it now".into(),
            Shelf::Mood(id) => match *id {
                "tigris" => "Four peoples between two rivers",
                "carcassonne" => "Lay the land, raise the towers",
                "taj_mahal" => "Win the court, join the cities",
                "java" => "Terraces, villages and feasts",
                "elementaris" => "Armies, orbs and a great clock",
                _ => "",
            }
            .into(),
            Shelf::With(id) => if *id == "carcassonne" { "with The Tower" } else { "" }.into(),
            Shelf::Seats(least, most) => format!("{least} to {most}"),
            Shelf::Minutes(minutes) => format!("{minutes} min"),
            Shelf::SeatsLabel => "Players:".into(),
            Shelf::MinutesLabel => "Playing time:".into(),
        }
    }
    fn cs(&self) -> String {
        match self {
            Shelf::Games => "Hry".into(),
            Shelf::Continue => "Pokračovat".into(),
            Shelf::InProgress => "Rozehrané".into(),
            Shelf::Closed => "Ještě se vyřezává".into(),
            Shelf::Welcome => {
                "Vyberte si hru. Pravidla i\u{a0}první tah s\u{a0}průvodcem jsou v\u{a0}každé z\u{a0}nich."
                    .into()
            }
            Shelf::Hide => "Skrýt tento řádek".into(),
            Shelf::Offline => "Připraveno ke hře bez připojení".into(),
            Shelf::UpdateReady => "Je připravena novější verze Desky.".into(),
            Shelf::UpdateNow => "Použít hned".into(),
            Shelf::Mood(id) => match *id {
                "tigris" => "Čtyři národy mezi dvěma řekami",
                "carcassonne" => "Krajina pod rukama, věže k\u{a0}nebi",
                "taj_mahal" => "Získejte dvůr, spojte města",
                "java" => "Terasy, vesnice a\u{a0}slavnosti",
                "elementaris" => "Armády, koule a\u{a0}veliké hodiny",
                _ => "",
            }
            .into(),
            Shelf::With(id) => if *id == "carcassonne" { "s\u{a0}rozšířením Věž" } else { "" }.into(),
            Shelf::Seats(least, most) => format!("{least} až {most}"),
            Shelf::Minutes(minutes) => format!("{minutes} min"),
            Shelf::SeatsLabel => "Hráčů:".into(),
            Shelf::MinutesLabel => "Hrací doba:".into(),
        }
    }
}
