//! How a computer judges Elementaris (rules: elementaris 15).

mod facts;

use crate::bots::{Facts, Mind};
use crate::table::{Dice, Game, Seat};

use super::rules::{Action, Elementaris, Phase};

impl Mind for Elementaris {
    type Memory = ();
    const WEIGHTS: &'static [(&'static str, f32)] = facts::WEIGHTS;

    fn facts(&self, facts: &mut Facts) {
        facts::state(self, facts);
    }

    fn spread(&self) -> f32 {
        2.0 + 5.0 * facts::rest(self)
    }

    fn scores(&self) -> Vec<i32> {
        self.all().map(|seat| self.score(seat) as i32).collect()
    }

    /// Nobody resigns, and an end is proposed or agreed to only by who wins by it.
    fn candidates(&self, _dice: &mut Dice, into: &mut Vec<Action>) {
        self.legal_into(into);
        let Some(seat) = self.turn().seat() else { return };
        let only = into.len();
        into.retain(|action| only == 1 || self.sensible(seat, action));
    }

    fn reflex(&self, _dice: &mut Dice) -> Option<Action> {
        let Phase::Vote(voter) = self.phase else { return None };
        Some(Action::Vote(self.winners.has(voter)))
    }
}

impl Elementaris {
    fn sensible(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Resign | Action::GiveUp(_) | Action::Propose(_) => false,
            Action::Vote(yes) => *yes == self.winners.has(seat),
            _ => true,
        }
    }
}
