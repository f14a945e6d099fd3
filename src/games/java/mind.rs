//! How a computer judges Java and what it finds worth trying (rules: java 15).

mod auction;
mod facts;
mod tries;

use crate::bots::{Facts, Mind, Weight};
use crate::table::Dice;

use super::rules::{Action, Java, Phase};

impl Mind for Java {
    type Memory = ();
    const WEIGHTS: &'static [Weight] = facts::WEIGHTS;

    fn facts(&self, facts: &mut Facts) {
        facts::state(self, facts);
    }

    fn spread(&self) -> f32 {
        3.0 + 13.0 * facts::rest(&self.public)
    }

    /// Of the thousands of actions of a turn those that touch something: see `tries`.
    fn candidates(&self, dice: &mut Dice, into: &mut Vec<Action>) {
        match self.public.phase {
            Phase::Auction { .. } => auction::bids(self, into),
            _ => tries::list(&self.public, self, dice, into),
        }
    }

    fn reflex(&self, _dice: &mut Dice) -> Option<Action> {
        matches!(self.public.phase, Phase::Auction { .. }).then(|| auction::bid(self))
    }
}
