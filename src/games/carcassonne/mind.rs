//! How a computer judges the game: for now by the standing alone.

use crate::bots::{Facts, Mind};
use crate::table::{Game, Seat};

use super::rules::Carcassonne;

impl Mind for Carcassonne {
    type Memory = ();
    const WEIGHTS: &'static [(&'static str, f32)] = &[("place", -1.0)];

    fn facts(&self, facts: &mut Facts) {
        for (seat, place) in self.standing().places.into_iter().enumerate() {
            facts.add(Seat::new(seat), 0, place.into());
        }
    }

    fn spread(&self) -> f32 {
        1.0
    }
}
