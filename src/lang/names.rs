//! Names of players, and the one that is spoken to.

use super::{Lang, Titles, capital, setup};
use crate::table::{Player, Seat, Viewer};

/// Names of the players: the name typed, else the sign of the seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    pub fn new(lang: Lang, titles: &Titles, players: &[Player]) -> Self {
        let name = |p: &Player| if p.name.is_empty() { sign(lang, titles, p.sign) } else { p.name.clone() };
        Self(players.iter().map(name).collect())
    }

    /// The name of a seat; its number where the table has no such seat.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The names of seats, for a list of them.
    pub fn all(&self, seats: &[Seat]) -> Vec<String> {
        seats.iter().map(|seat| self.of(*seat)).collect()
    }

    pub fn iter(&self) -> impl Iterator<Item = &String> {
        self.0.iter()
    }
}

/// A sign of a seat as a title. Where a game has none of its own, the symbol belongs to the colour, and the colour
/// names the seat.
pub fn sign(lang: Lang, titles: &Titles, sign: u8) -> String {
    let own = titles[lang as usize].signs.get(usize::from(sign));
    own.map_or_else(|| capital(&lang.say(setup::SetupWords::Colour(sign + 1))), |word| (*word).to_string())
}

/// Names, and the seat that hears the sentence as "you".
pub struct Who<'a> {
    names: &'a Names,
    you: Option<Seat>,
}

impl<'a> Who<'a> {
    /// This seat is spoken to.
    pub fn seat(names: &'a Names, seat: Seat) -> Self {
        Self { names, you: Some(seat) }
    }

    /// Whoever decides is spoken to; nobody where luck decides.
    pub fn deciding(names: &'a Names, decides: Option<Seat>) -> Self {
        Self { names, you: decides }
    }

    /// The viewer is addressed as "you".
    pub fn for_viewer(names: &'a Names, viewer: Viewer) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::All => None,
        };
        Self { names, you }
    }

    /// Nobody is addressed: everybody reads the log.
    pub fn for_all(names: &'a Names) -> Self {
        Self { names, you: None }
    }

    /// Returns whether this seat is spoken to.
    pub fn is(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The name of a seat, also of the one that is spoken to.
    pub fn name(&self, seat: Seat) -> String {
        self.names.of(seat)
    }

    /// The names of seats, for a list of them.
    pub fn all(&self, seats: impl Iterator<Item = Seat>) -> Vec<String> {
        seats.map(|seat| self.name(seat)).collect()
    }

    /// The name of a seat, or the language's word for whoever is spoken to.
    pub fn called(&self, seat: Seat, you: &str) -> String {
        if self.is(seat) { you.into() } else { self.name(seat) }
    }
}
