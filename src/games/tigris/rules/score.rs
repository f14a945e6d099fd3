//! The final score: treasures count for the weakest colours, then the weakest colour decides (rules: tigris 7, 8).

use crate::order;
use crate::table::{OrNever, Row, Seat, Standing};

use super::color::Color;
use super::state::{Points, Tigris};

/// A row of the score breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// Points of a colour before treasures.
    Points(Color),
    /// Number of treasures.
    Treasures,
    /// Treasures assigned to a colour.
    Assigned(Color),
    /// Points of a colour, including its treasures.
    Total(Color),
    /// The totals from the weakest (0) to the strongest (3), regardless of the colours.
    Sorted(u8),
}

/// Returns the number of treasures assigned to each colour: each treasure to a weakest colour, ties in the order
/// of the colours (R59).
pub fn assign(points: &Points, treasures: u8) -> Points {
    let mut assigned = Points::default();
    for _ in 0..treasures {
        let weakest = (0..4).min_by_key(|i| points[*i] + assigned[*i]);
        assigned[weakest.or_never(0)] += 1;
    }
    assigned
}

/// Returns the points including treasures, by colour.
pub fn totals(points: &Points, treasures: u8) -> Points {
    let assigned = assign(points, treasures);
    std::array::from_fn(|i| points[i] + assigned[i])
}

/// Returns the totals from the weakest up. The larger array is the better score.
pub fn sorted(points: &Points, treasures: u8) -> Points {
    let mut sorted = totals(points, treasures);
    order::short(&mut sorted);
    sorted
}

impl Tigris {
    /// Returns the sorted totals of every seat, including treasures.
    pub(super) fn finals(&self) -> Vec<Points> {
        let secret = &self.secret;
        Seat::all(self.public.seats()).map(|s| sorted(&secret.points[s], secret.treasures[s])).collect()
    }

    /// Returns the rank of every seat, 1 is best. Seats with equal totals share a rank (R58).
    pub(super) fn ranks(&self) -> Vec<u8> {
        let finals = self.finals();
        finals.iter().map(|mine| 1 + finals.iter().filter(|other| *other > mine).count() as u8).collect()
    }

    pub(super) fn breakdown(&self) -> Standing<Term> {
        let seats = self.public.seats();
        let (points, held) = (&self.secret.points.0[..seats], &self.secret.treasures.0[..seats]);
        let each = |f: &dyn Fn(&Points, u8) -> u16| -> Vec<i32> {
            points.iter().zip(held).map(|(p, t)| i32::from(f(p, *t))).collect()
        };
        let mut rows = Vec::with_capacity(17);
        let mut row = |term, values| rows.push(Row { term, values });
        for color in Color::ALL {
            row(Term::Points(color), each(&|p, _| p[color.index()]));
        }
        row(Term::Treasures, each(&|_, t| t.into()));
        for color in Color::ALL {
            row(Term::Assigned(color), each(&|p, t| assign(p, t)[color.index()]));
        }
        for color in Color::ALL {
            row(Term::Total(color), each(&|p, t| totals(p, t)[color.index()]));
        }
        for rank in 0..4u8 {
            row(Term::Sorted(rank), each(&|p, t| sorted(p, t)[usize::from(rank)]));
        }
        Standing { ranks: self.ranks(), rows }
    }
}
