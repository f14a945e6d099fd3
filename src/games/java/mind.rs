//! Evaluation and candidate actions of Java for computer players (rules: java 15).

mod auction;
mod candidates;
mod features;

use crate::bots::{FeatureVector, Mind, Weight};
use crate::table::{Dice, Seat, Temper};

use super::rules::{Action, Event, Java, Phase};

impl Mind for Java {
    type Memory = ();
    const WEIGHTS: &'static [Weight] = features::WEIGHTS;

    fn features(&self, features: &mut FeatureVector) {
        features::state(self, features);
    }

    fn win_prob_scale(&self) -> f32 {
        3.0 + 13.0 * features::remaining(&self.public)
    }

    fn liking(temper: Temper, _seat: Seat, event: &Event) -> f32 {
        match (temper, event) {
            (Temper::Builder, Event::PalaceBuilt { .. } | Event::PalaceExpanded { .. }) => 1.0,
            (Temper::Builder, Event::LakeEnclosed { .. }) => 0.5,
            // It covers what others have laid.
            (Temper::Raider, Event::LandLaid { level: 2.., .. }) => 0.5,
            (Temper::Miser, Event::CardTaken { .. }) => 1.0,
            (Temper::Miser, Event::Passed { .. } | Event::WaterLaid { .. }) => 0.5,
            (Temper::Gambler, Event::FestivalAnnounced { .. } | Event::DeckDrawn { .. }) => 1.0,
            (Temper::Gambler, Event::CardsLaid { .. } | Event::TokenUsed { .. }) => 0.5,
            _ => 0.0,
        }
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
