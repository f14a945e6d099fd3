//! Scores, ranks and the breakdown of the result (rules: elementaris 7.2, 8).

use crate::table::{Row, Seat, Standing};

use super::state::{Elementaris, Ending, Phase};

/// A row of the breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// Cities owned; three points each.
    Cities,
    /// Orbs owned; two points each.
    Orbs,
    /// Armies on the board; a point each.
    Armies,
    /// Score; zero for eliminated players.
    Score,
    /// Resources in the treasury, the first tie-break.
    Treasury,
    /// 1 for eliminated players. Only if there are any.
    Out,
    /// Ending of the game, with 1 for the winners. Only when it is over.
    Ended(Ending),
}

impl Term {
    /// Returns the points of each unit in the score (rules: elementaris 7.2); 1 for rows that are not part of it.
    pub const fn points(self) -> i32 {
        match self {
            Self::Cities => 3,
            Self::Orbs => 2,
            _ => 1,
        }
    }
}

impl Elementaris {
    /// Returns the ranking of players at the round limit: score, treasury, cities, orbs.
    pub(super) fn rank(&self, seat: Seat) -> (u32, u16, u32, u32) {
        (self.score(seat), self.treasury[seat], self.cities_of(seat), self.orbs_of(seat))
    }

    /// Returns the ranks: the winners of an ending, then remaining players by score, then eliminated ones; equals
    /// share a rank.
    pub(super) fn ranks(&self) -> Vec<u8> {
        let is_over = matches!(self.phase, Phase::Over(_));
        let worth = |seat: Seat| {
            let (wins, living) = (is_over && self.winners.has(seat), !self.out.has(seat));
            let rank = if wins || !living { (0, 0, 0, 0) } else { self.rank(seat) };
            (wins, living || wins, rank)
        };
        let all: Vec<_> = self.all().map(worth).collect();
        all.iter().map(|mine| 1 + all.iter().filter(|other| *other > mine).count() as u8).collect()
    }

    pub(super) fn breakdown(&self) -> Standing<Term> {
        let row = |term, value: &dyn Fn(Seat) -> u32| Row {
            term,
            values: self.all().map(|seat| value(seat) as i32).collect(),
        };
        let mut rows = vec![
            row(Term::Cities, &|seat| self.cities_of(seat)),
            row(Term::Orbs, &|seat| self.orbs_of(seat)),
            row(Term::Armies, &|seat| self.on_board(seat).count()),
            row(Term::Score, &|seat| self.score(seat)),
            row(Term::Treasury, &|seat| self.treasury[seat].into()),
        ];
        if !self.out.is_empty() {
            rows.push(row(Term::Out, &|seat| self.out.has(seat).into()));
        }
        if let Phase::Over(ending) = self.phase {
            rows.push(row(Term::Ended(ending), &|seat| self.winners.has(seat).into()));
        }
        Standing { ranks: self.ranks(), rows }
    }
}
