//! The winner of a game in which the most points win and equal points share the victory.

use super::{Lang, Names, cs, en, in_language};
use crate::table::{Seat, Standing};

/// The outcome of such a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MostPoints {
    /// More than one if they share the victory.
    pub winners: Vec<Seat>,
    pub points: i32,
    /// The best of the others and their points; empty when all win together.
    pub rivals: Vec<Seat>,
    pub less: i32,
}

impl MostPoints {
    /// Reads the outcome from a standing; `total` names the row of the points.
    pub fn of<T: PartialEq>(standing: &Standing<T>, total: &T) -> Self {
        let (winners, rivals) = (standing.winners(), standing.rivals());
        let points = |seats: &[Seat]| standing.value(total, seats.first());
        Self { points: points(&winners), less: points(&rivals), winners, rivals }
    }

    /// Returns a headline, and a sentence with the points.
    pub fn said(&self, lang: Lang, names: &Names) -> (String, String) {
        lang.tie_both(in_language!(lang, verdict::most_points(self, names)))
    }
}
