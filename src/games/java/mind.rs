//! Evaluation and candidate actions of Java for computer players (rules: java 15).

mod auction;
mod candidates;
mod features;

use crate::bots::{FeatureVector, Mind, Weight};
use crate::table::Dice;

use super::rules::{Action, Java, Phase};

impl Mind for Java {
    type Memory = ();
    const WEIGHTS: &'static [Weight] = features::WEIGHTS;

    fn features(&self, features: &mut FeatureVector) {
        features::state(self, features);
    }

    fn win_prob_scale(&self) -> f32 {
        3.0 + 13.0 * features::remaining(&self.public)
    }

    /// Lists the few actions worth searching, out of the thousands that are legal in a turn; see `candidates`.
    fn candidates(&self, dice: &mut Dice, into: &mut Vec<Action>) {
        match self.public.phase {
            Phase::Auction { .. } => auction::bids(self, into),
            _ => candidates::list(&self.public, self, dice, into),
        }
    }

    fn forced_reply(&self, _dice: &mut Dice) -> Option<Action> {
        matches!(self.public.phase, Phase::Auction { .. }).then(|| auction::bid(self))
    }
}
