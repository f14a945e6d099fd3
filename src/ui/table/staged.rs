//! Entries that the table stages when it shows something new.

use std::ops::Range;

use crate::play::ScreenMode;

/// The most entries that are staged one after another: of a running turn, and of what a seat has not seen yet. With
/// more, only the last ones are.
const MOST: (usize, usize) = (4, 16);

/// State of the table's display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The number of entries.
    pub entries: usize,
    pub mode: ScreenMode,
    /// Whether an earlier moment is on screen.
    pub back: bool,
    /// The entry whose result is shown to all.
    pub result: Option<usize>,
}

/// Consequence of a change of that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Staged {
    /// These entries are staged; with `missed`, the viewer comes back to them.
    Entries { entries: Range<usize>, missed: bool },
    /// The last entry was taken back: its staging runs backwards, if it is still known.
    Undone(usize),
    /// Whatever plays ends.
    Stop,
}

/// Stagings of the table so far.
#[derive(Clone, Debug)]
pub struct Seen {
    last: Shown,
    /// The number of entries when the hand of each seat was last open.
    by_seat: Vec<usize>,
}

impl Seen {
    /// Creates the state for the first screen, which is not staged.
    pub fn at(first: Shown) -> Self {
        Self { last: first, by_seat: Vec::new() }
    }

    /// Returns what follows from a change. `first_missed` returns the first entry that the present viewer has not seen
    /// on the board.
    pub fn next(&mut self, now: Shown, first_missed: impl FnOnce() -> usize) -> Staged {
        let last = std::mem::replace(&mut self.last, now);
        let is_cover = |shown: &Shown| matches!(shown.mode, ScreenMode::Curtain(_));
        let own = if let ScreenMode::Hand(seat) = now.mode {
            let seats = self.by_seat.len().max(seat.index() + 1);
            self.by_seat.resize(seats, 0);
            std::mem::replace(&mut self.by_seat[seat.index()], now.entries)
        } else {
            0
        };
        if now.entries + 1 == last.entries && now.mode == last.mode && !now.back && !last.back {
            return Staged::Undone(now.entries);
        }
        if now.back || is_cover(&now) || now.entries < last.entries {
            return Staged::Stop;
        }
        let missed = is_cover(&last).then(|| first_missed().max(own));
        // A result shown to all is staged as such at first, and as an entry when its screen ends.
        let first = missed.or(last.result.filter(|_| now.result.is_none())).unwrap_or(last.entries);
        let most = if missed.is_some() { MOST.1 } else { MOST.0 };
        let first = first.max(now.entries.saturating_sub(most));
        Staged::Entries { entries: first..now.entries, missed: missed.is_some() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seat;

    const HAND: ScreenMode = ScreenMode::Hand(Seat::new(0));
    const OTHER: ScreenMode = ScreenMode::Hand(Seat::new(1));

    fn shown(entries: usize, mode: ScreenMode) -> Shown {
        Shown { entries, mode, back: false, result: None }
    }

    fn staged(entries: Range<usize>, missed: bool) -> Staged {
        Staged::Entries { entries, missed }
    }

    #[test]
    fn new_entries_are_staged_but_not_the_whole_game() {
        let mut seen = Seen::at(shown(5, HAND));
        assert_eq!(seen.next(shown(6, HAND), || 0), staged(5..6, false));
        assert_eq!(seen.next(shown(60, HAND), || 0), staged(56..60, false));
    }

    #[test]
    fn a_hand_that_opens_shows_what_its_seat_has_missed_once() {
        let mut seen = Seen::at(shown(5, HAND));
        assert_eq!(seen.next(shown(8, ScreenMode::Curtain(Seat::new(1))), || 0), Staged::Stop);
        assert_eq!(seen.next(shown(8, OTHER), || 2), staged(2..8, true));
        assert_eq!(seen.next(shown(8, ScreenMode::Curtain(Seat::new(1))), || 0), Staged::Stop);
        assert_eq!(seen.next(shown(8, OTHER), || 2), staged(8..8, true));
        assert_eq!(seen.next(shown(90, ScreenMode::Curtain(Seat::new(1))), || 0), Staged::Stop);
        assert_eq!(seen.next(shown(90, OTHER), || 2), staged(74..90, true));
    }

    #[test]
    fn a_result_is_staged_again_as_an_entry_when_its_screen_ends() {
        let mut seen = Seen::at(shown(5, HAND));
        let result = Shown { result: Some(5), ..shown(6, ScreenMode::Result(Seat::new(0))) };
        assert_eq!(seen.next(result, || 0), staged(5..6, false));
        assert_eq!(seen.next(shown(6, HAND), || 0), staged(5..6, false));
    }

    #[test]
    fn undo_of_one_entry_runs_backwards_and_undo_of_several_stops() {
        let mut seen = Seen::at(shown(9, HAND));
        assert_eq!(seen.next(shown(8, HAND), || 0), Staged::Undone(8));
        assert_eq!(seen.next(shown(5, HAND), || 0), Staged::Stop);
        let back = Shown { back: true, ..shown(5, HAND) };
        assert_eq!(seen.next(back, || 0), Staged::Stop);
    }
}
