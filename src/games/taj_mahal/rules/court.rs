//! The court: the winners of the prizes (rules: taj-mahal 7, steps 1 and 2).

use crate::table::Seat;

use super::state::Public;
use super::symbol::{Counts, SYMBOLS, Symbol, Symbols};

/// Lead in a symbol among the players who are still in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lead {
    /// The prize is gone.
    Taken,
    /// No player has the symbol.
    Nobody,
    /// This player shows more than every other one.
    Leads(Seat),
    /// Several players, or the neutral one, show equally many.
    Tie,
}

impl Public {
    /// Returns the neutral player's count of each symbol.
    #[inline]
    pub fn dummy_counts(&self) -> Counts {
        let mut counts = [0; SYMBOLS];
        for card in self.dummy.iter() {
            counts.iter_mut().zip(card.symbols()).for_each(|(all, shown)| *all += shown);
        }
        counts
    }

    /// Returns the prizes a player would win by withdrawing now. These are the prizes at court whose symbol they
    /// show at least once, and more often than each other player still in (R12, R13, R16, R17). The neutral player
    /// is always in.
    #[inline]
    pub fn wins(&self, seat: Seat) -> Symbols {
        self.wins_with(seat, &self.rows[seat].counts)
    }

    /// Returns the prizes a player would win with other counts than those of the row, such as after a play.
    pub fn wins_with(&self, seat: Seat, mine: &Counts) -> Symbols {
        let mut most = self.dummy_counts();
        for other in self.active_seats().filter(|other| *other != seat) {
            let theirs = &self.rows[other].counts;
            most.iter_mut().zip(theirs).for_each(|(most, shown)| *most = (*most).max(*shown));
        }
        self.prizes.iter().filter(|symbol| mine[symbol.index()] > most[symbol.index()]).collect()
    }

    /// Returns the prizes a player would win that one card of another player still in could take away.
    pub fn at_risk(&self, seat: Seat) -> Symbols {
        let mine = &self.rows[seat].counts;
        let mut behind = *mine;
        behind.iter_mut().for_each(|count| *count = count.saturating_sub(1));
        let rivals = self.active_seats().any(|other| other != seat);
        let safe = if rivals { self.wins_with(seat, &behind) } else { Symbols::ALL };
        self.wins(seat).without(safe)
    }

    /// Returns whether no player still in shows a symbol more often than this one.
    pub fn shows_most(&self, seat: Seat, symbol: Symbol) -> bool {
        let shown = |other: Seat| self.rows[other].counts[symbol.index()];
        self.active_seats().all(|other| shown(other) <= shown(seat))
    }

    /// Returns the lead in a symbol.
    pub fn lead(&self, symbol: Symbol) -> Lead {
        if !self.prizes.has(symbol) {
            return Lead::Taken;
        }
        let at = symbol.index();
        let shown = |seat: &Seat| self.rows[*seat].counts[at];
        let most =
            self.active_seats().map(|seat| shown(&seat)).max().unwrap_or(0).max(self.dummy_counts()[at]);
        if most == 0 {
            return Lead::Nobody;
        }
        let mut first = self.active_seats().filter(|seat| shown(seat) == most);
        match (first.next(), first.next()) {
            (Some(seat), None) if self.dummy_counts()[at] < most => Lead::Leads(seat),
            _ => Lead::Tie,
        }
    }
}
