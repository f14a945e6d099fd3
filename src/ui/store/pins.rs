//! The PINs by which seats open the curtain: their own text beside each game, never in its record. They move with
//! the game into the trash, are deleted with it, and apply to its copies.
//!
//! A PIN keeps a neighbour from opening a hand in passing. The browser's storage contains the hands themselves. So a
//! PIN must only be unreadable at a glance: it is stored salted and hashed, not encrypted.

use super::holder::copy_holder;
use super::{Local, Store, StoreError, blocked};
use crate::base64url::sum;
use crate::table::dice::fresh_seed;
use crate::table::{MAX_SEATS, Seat};

const PINS: &str = "deska.pins.";

/// The number of digits of a PIN.
pub const DIGITS: usize = 4;

/// The number of wrong PINs without a wait.
const FREE: u32 = 5;
/// The first wait after them, and the longest, in seconds.
const WAIT: (u32, u32) = (15, 300);

/// The PINs of one game: three numbers per seat, all 0 if there is no PIN. They are a salt, the hash of salt and
/// digits, and a bit set of the seats not yet told that this PIN was forgotten. After the seats: the number of
/// wrong PINs since the last right one, and the end of the current wait, in seconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pins {
    seats: Vec<[u32; 3]>,
    wrong: u32,
    until: u32,
}

impl Pins {
    /// Returns the stored PINs of a game. Unreadable data counts as no PIN: it is chosen again.
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

    /// Stores them beside their game.
    ///
    /// # Errors
    /// When there is no storage or no room.
    pub fn keep(&self, store: &impl Store, id: &str) -> Result<(), StoreError> {
        store.set(&format!("{PINS}{id}"), &self.text())
    }

    /// Copies the PINs and the holder of the device to a copy of a game: otherwise anyone could open its hands by
    /// copying it.
    ///
    /// # Errors
    /// When there is no room.
    pub fn copy(store: &impl Store, id: &str, copy: &str) -> Result<(), StoreError> {
        copy_holder(store, id, copy);
        store.get(&format!("{PINS}{id}")).map_or(Ok(()), |text| store.set(&format!("{PINS}{copy}"), &text))
    }

    /// Stores them in the browser. Returns whether that lasts; if not, they apply until the page is closed.
    pub fn keep_here(&self, id: &str) -> bool {
        let kept = self.keep(&Local, id).is_ok();
        if !kept {
            Local.hold(&format!("{PINS}{id}"), &self.text());
        }
        kept && !blocked()
    }

    /// Returns whether a seat has chosen a PIN.
    pub fn has(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|[_, mark, _]| *mark != 0)
    }

    /// Returns whether these digits are those of a seat.
    pub fn opens(&self, seat: Seat, digits: &str) -> bool {
        self.has(seat)
            && self.seats.get(seat.index()).is_some_and(|[salt, mark, _]| *mark == mixed(*salt, digits))
    }

    /// Counts a wrong PIN, `now` in milliseconds since 1970.
    pub fn was_wrong(&mut self, now: f64) {
        self.wrong = self.wrong.saturating_add(1);
        if let Some(more) = self.wrong.checked_sub(FREE) {
            self.until = seconds(now) + (WAIT.0 << more.min(8)).min(WAIT.1);
        }
    }

    /// Resets the count after a right PIN. Returns whether there were wrong ones before.
    pub fn was_right(&mut self) -> bool {
        self.until = 0;
        std::mem::take(&mut self.wrong) > 0
    }

    /// Returns for how many seconds nobody may try a PIN. A clock that was set back does not extend the wait.
    pub fn wait(&self, now: f64) -> u32 {
        Some(self.until.saturating_sub(seconds(now))).filter(|wait| *wait <= WAIT.1).unwrap_or_default()
    }

    /// Sets the digits of a seat.
    pub fn choose(&mut self, seat: Seat, digits: &str) {
        let salt = fresh_seed() as u32;
        let [_, _, news] = *self.at(seat);
        *self.at(seat) = [salt, mixed(salt, digits), news];
    }

    /// Forgets the PIN of a seat. Every seat is to be told, including that seat.
    pub fn forget(&mut self, seat: Seat) {
        *self.at(seat) = [0, 0, u32::MAX];
        self.was_right();
    }

    /// Returns the seats whose forgotten PIN this seat has not been told about yet.
    pub fn news(&self, seat: Seat) -> Vec<Seat> {
        let news = self.seats.iter().enumerate().filter(|(_, [_, _, news])| news >> seat.index() & 1 == 1);
        news.map(|(other, _)| Seat::new(other)).collect()
    }

    /// Marks the news as seen, since a seat has opened its curtain. Returns whether there were any. If the seat's
    /// PIN was just chosen (`chose`), its own news stays once more. The person need not be the one who had the old
    /// PIN.
    pub fn mark_news_seen(&mut self, seat: Seat, chose: bool) -> bool {
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

/// Returns the hash of a salt and digits; never 0.
fn mixed(salt: u32, digits: &str) -> u32 {
    sum(format!("{salt} {digits}").as_bytes()).max(1)
}

/// Deletes the PINs of a removed game.
pub(super) fn forget_pins(store: &impl Store, id: &str) {
    store.remove(&format!("{PINS}{id}"));
}
