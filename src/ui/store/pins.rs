//! The PINs by which seats open the curtain: a text of its own beside each game, never in its record. It goes with the game
//! into the bin, is deleted with it, and holds for its copies.
//!
//! A PIN keeps a neighbour from opening a hand in passing. Whoever opens the browser's storage finds the hands themselves
//! there, so a PIN needs no more than not to be read off: it is kept salted and mixed, not locked away.

use super::holder::copy_holder;
use super::{Local, Store, StoreFault, blocked};
use crate::table::dice::fresh_seed;
use crate::table::{MAX_SEATS, Seat};
use crate::ui::link::sum;

const PINS: &str = "deska.pins.";

/// How many digits a PIN has.
pub const DIGITS: usize = 4;

/// The PINs of one game: three numbers a seat, all 0 where there is nothing. A salt; what it and the digits add up to; the
/// seats, a bit each, that have not been told yet that this PIN was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pins(Vec<[u32; 3]>);

impl Pins {
    /// What is kept of a game. What cannot be read is no PIN: it is chosen again.
    pub fn of(store: &impl Store, id: &str) -> Self {
        let text = store.get(&format!("{PINS}{id}")).unwrap_or_default();
        let numbers: Vec<u32> = text.split(' ').map(|word| word.parse().unwrap_or_default()).collect();
        Self(numbers.chunks_exact(3).take(MAX_SEATS).map(|pin| [pin[0], pin[1], pin[2]]).collect())
    }

    fn text(&self) -> String {
        let words: Vec<String> = self.0.iter().flatten().map(u32::to_string).collect();
        words.join(" ")
    }

    /// Keeps them beside their game.
    ///
    /// # Errors
    /// When there is no storage or no room.
    pub fn keep(&self, store: &impl Store, id: &str) -> Result<(), StoreFault> {
        store.set(&format!("{PINS}{id}"), &self.text())
    }

    /// The PINs of a game hold for its copy too, and the same person has the device: otherwise whoever copies a game could
    /// open its hands.
    ///
    /// # Errors
    /// When there is no room.
    pub fn copy(store: &impl Store, id: &str, copy: &str) -> Result<(), StoreFault> {
        store.get(&format!("{PINS}{id}")).map_or(Ok(()), |text| store.set(&format!("{PINS}{copy}"), &text))
    }

    /// Keeps them in the browser. Whether that lasts: where it takes nothing, they hold until the page is closed.
    pub fn keep_here(&self, id: &str) -> bool {
        let kept = self.keep(&Local, id).is_ok();
        if !kept {
            Local.hold(&format!("{PINS}{id}"), &self.text());
        }
        kept && !blocked()
    }

    /// Whether a seat has chosen one.
    pub fn has(&self, seat: Seat) -> bool {
        self.0.get(seat.index()).is_some_and(|[_, mark, _]| *mark != 0)
    }

        copy_holder(store, id, copy);
    /// Whether these digits are those of a seat.
    pub fn opens(&self, seat: Seat, digits: &str) -> bool {
        self.has(seat)
            && self.0.get(seat.index()).is_some_and(|[salt, mark, _]| *mark == mixed(*salt, digits))
    }

    /// A seat chooses its digits.
    pub fn choose(&mut self, seat: Seat, digits: &str) {
        let salt = fresh_seed() as u32;
        let [_, _, news] = *self.at(seat);
        *self.at(seat) = [salt, mixed(salt, digits), news];
    }

    /// Forgets the PIN of a seat; every seat is to be told so, that seat too.
    pub fn forget(&mut self, seat: Seat) {
        *self.at(seat) = [0, 0, u32::MAX];
    }

    /// The seats whose PIN was forgotten while this seat was not told yet.
    pub fn news(&self, seat: Seat) -> Vec<Seat> {
        let news = self.0.iter().enumerate().filter(|(_, [_, _, news])| news >> seat.index() & 1 == 1);
        news.map(|(other, _)| Seat::new(other)).collect()
    }

    /// A seat has opened its curtain, where the news stood. Whether there were any. Who has just chosen the PIN of this
    /// seat need not be the one who had it before: that this one was forgotten stands there once more.
    pub fn told(&mut self, seat: Seat, chose: bool) -> bool {
        let mut any = false;
        for (other, [_, _, news]) in self.0.iter_mut().enumerate() {
            let left = *news & !(1 << seat.index());
            if *news != left && !(chose && other == seat.index()) {
                (*news, any) = (left, true);
            }
        }
        any
    }

    fn at(&mut self, seat: Seat) -> &mut [u32; 3] {
        let many = self.0.len().max(seat.index() + 1);
        self.0.resize(many, [0; 3]);
        &mut self.0[seat.index()]
    }
}

/// What a salt and digits add up to; never 0.
fn mixed(salt: u32, digits: &str) -> u32 {
    sum(format!("{salt} {digits}").as_bytes()).max(1)
}

/// Forgets the PINs of a game that is no more.
pub(super) fn forget_pins(store: &impl Store, id: &str) {
    store.remove(&format!("{PINS}{id}"));
}
