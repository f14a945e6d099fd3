//! Names of players, and the seat that a sentence addresses as "you".

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

    /// Returns the name of a seat; its number where the table has no such seat.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Returns the names of seats, for a list of them.
    pub fn all(&self, seats: &[Seat]) -> Vec<String> {
        seats.iter().map(|seat| self.of(*seat)).collect()
    }

    pub fn iter(&self) -> impl Iterator<Item = &String> {
        self.0.iter()
    }
}

/// Returns a sign of a seat as a title. Where a game has none of its own, the symbol belongs to the colour, and the
/// colour names the seat.
pub fn sign(lang: Lang, titles: &Titles, sign: u8) -> String {
    let own = titles[lang as usize].signs.get(usize::from(sign));
    own.map_or_else(|| capital(&lang.say(setup::SetupWords::Colour(sign + 1))), |word| (*word).to_string())
}

/// Names, and the seat that a sentence addresses as "you".
pub struct Who<'a> {
    names: &'a Names,
    you: Option<Seat>,
}

impl<'a> Who<'a> {
    /// Addresses this seat as "you".
    pub fn seat(names: &'a Names, seat: Seat) -> Self {
        Self { names, you: Some(seat) }
    }

    /// Addresses the seat that decides as "you", and nobody while chance is due.
    pub fn deciding(names: &'a Names, decides: Option<Seat>) -> Self {
        Self { names, you: decides }
    }

    /// Addresses the viewer as "you".
    pub fn for_viewer(names: &'a Names, viewer: Viewer) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::All => None,
        };
        Self { names, you }
    }

    /// Addresses nobody: everybody reads the log.
    pub fn for_all(names: &'a Names) -> Self {
        Self { names, you: None }
    }

    /// Returns whether this seat is addressed.
    pub fn is(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Returns the name of a seat, even of the one that is addressed.
    pub fn name(&self, seat: Seat) -> String {
        self.names.of(seat)
    }

    /// Returns the names of seats, for a list of them.
    pub fn all(&self, seats: impl Iterator<Item = Seat>) -> Vec<String> {
        seats.map(|seat| self.name(seat)).collect()
    }

    /// Returns the name of a seat, or `you`, the language's word for the one that is addressed.
    pub fn called(&self, seat: Seat, you: &str) -> String {
        if self.is(seat) { you.into() } else { self.name(seat) }
    }
}
