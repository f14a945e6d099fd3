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

/// How many wrong PINs are free.
const FREE: u32 = 5;
/// The first wait after them, and the longest, in seconds.
const WAIT: (u32, u32) = (15, 300);

/// The PINs of one game: three numbers a seat, all 0 where there is nothing. A salt; what it and the digits add up to; the
/// seats, a bit each, that have not been told yet that this PIN was forgotten. Behind them, how many wrong PINs were entered
/// since the last right one, and until when nobody may try again, in seconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pins {
    seats: Vec<[u32; 3]>,
    wrong: u32,
    until: u32,
}

impl Pins {
    /// What is kept of a game. What cannot be read is no PIN: it is chosen again.
    pub fn of(store: &impl Store, id: &str) -> Self {
        let text = store.get(&format!("{PINS}{id}")).unwrap_or_default();
        let numbers: Vec<u32> = text.split(' ').map(|word| word.parse().unwrap_or_default()).collect();
        let seats = numbers.chunks_exact(3);
        let (wrong, until) = match seats.remainder() {
            [wrong, until] => (*wrong, *until),
            _ => (0, 0),
        };
        Self { seats: seats.take(MAX_SEATS).map(|pin| [pin[0], pin[1], pin[2]]).collect(), wrong, until }
    }

    fn text(&self) -> String {
        let tries = [self.wrong, self.until];
        let tries = tries.iter().filter(|_| self.wrong > 0);
        let words: Vec<String> = self.seats.iter().flatten().chain(tries).map(u32::to_string).collect();
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
        copy_holder(store, id, copy);
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
        self.seats.get(seat.index()).is_some_and(|[_, mark, _]| *mark != 0)
    }

    /// Whether these digits are those of a seat.
    pub fn opens(&self, seat: Seat, digits: &str) -> bool {
        self.has(seat)
            && self.seats.get(seat.index()).is_some_and(|[salt, mark, _]| *mark == mixed(*salt, digits))
    }

    /// A wrong PIN was entered, `now` in milliseconds since 1970.
    pub fn was_wrong(&mut self, now: f64) {
        self.wrong = self.wrong.saturating_add(1);
        if let Some(more) = self.wrong.checked_sub(FREE) {
            self.until = seconds(now) + (WAIT.0 << more.min(8)).min(WAIT.1);
        }
    }

    /// The right one was entered. Whether there were wrong ones before.
    pub fn was_right(&mut self) -> bool {
        self.until = 0;
        std::mem::take(&mut self.wrong) > 0
    }

    /// How many seconds nobody may try a PIN. A clock that was set back holds up nobody.
    pub fn wait(&self, now: f64) -> u32 {
        Some(self.until.saturating_sub(seconds(now))).filter(|wait| *wait <= WAIT.1).unwrap_or_default()
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
        self.was_right();
    }

    /// The seats whose PIN was forgotten while this seat was not told yet.
    pub fn news(&self, seat: Seat) -> Vec<Seat> {
        let news = self.seats.iter().enumerate().filter(|(_, [_, _, news])| news >> seat.index() & 1 == 1);
        news.map(|(other, _)| Seat::new(other)).collect()
    }

    /// A seat has opened its curtain, where the news stood. Whether there were any. Who has just chosen the PIN of this
    /// seat need not be the one who had it before: that this one was forgotten stands there once more.
    pub fn told(&mut self, seat: Seat, chose: bool) -> bool {
        let mut any = false;
        for (other, [_, _, news]) in self.seats.iter_mut().enumerate() {
            let left = *news & !(1 << seat.index());
            if *news != left && !(chose && other == seat.index()) {
                (*news, any) = (left, true);
            }
        }
        any
    }

    fn at(&mut self, seat: Seat) -> &mut [u32; 3] {
        let many = self.seats.len().max(seat.index() + 1);
        self.seats.resize(many, [0; 3]);
        &mut self.seats[seat.index()]
    }
}

fn seconds(milliseconds: f64) -> u32 {
    (milliseconds / 1000.0) as u32
}

/// What a salt and digits add up to; never 0.
fn mixed(salt: u32, digits: &str) -> u32 {
    sum(format!("{salt} {digits}").as_bytes()).max(1)
}

/// Forgets the PINs of a game that is no more.
pub(super) fn forget_pins(store: &impl Store, id: &str) {
    store.remove(&format!("{PINS}{id}"));
}
