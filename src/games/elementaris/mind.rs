//! How a computer judges Elementaris (rules: elementaris 15).

mod facts;

use crate::bots::{Facts, Mind, Weight};
use crate::table::{Dice, Game, Seat};

use super::rules::{Action, Elementaris, Phase, Seats};

impl Mind for Elementaris {
    type Memory = ();
    const WEIGHTS: &'static [Weight] = facts::WEIGHTS;

    fn facts(&self, facts: &mut Facts) {
        facts::state(self, facts);
    }

    fn spread(&self) -> f32 {
        2.0 + 5.0 * facts::rest(self)
    }

    fn scores(&self) -> Vec<i32> {
        self.all().map(|seat| self.score(seat) as i32).collect()
    }

    /// Nobody resigns, and an end is agreed to by who wins by it; an endless game ends with those who lead.
    fn candidates(&self, _dice: &mut Dice, into: &mut Vec<Action>) {
        self.legal_into(into);
        let Some(seat) = self.turn().seat() else { return };
        let only = into.len();
        into.retain(|action| only == 1 || self.sensible(seat, action));
    }

    fn reflex(&self, _dice: &mut Dice) -> Option<Action> {
        let Phase::Vote(voter) = self.phase else { return None };
        Some(Action::Vote(self.agrees(voter)))
    }
}

/// From this round on an endless game is brought to an end: who leads may propose it, and nobody stands in the way.
const LONG: u16 = 40;

impl Elementaris {
    fn sensible(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Resign | Action::GiveUp(_) => false,
            Action::Propose(winners) => winners.has(seat) && self.long() && *winners == self.leaders(),
            Action::Vote(yes) => *yes == self.agrees(seat),
            _ => true,
        }
    }

    /// Whether a seat agrees to the end that is proposed (rules: elementaris 8.1): it wins by it, or has at most two
    /// thirds of what the lowest of the winners has.
    fn agrees(&self, seat: Seat) -> bool {
        let lowest =
            self.living().filter(|other| self.winners.has(*other)).map(|other| self.score(other)).min();
        let beaten = lowest.is_some_and(|lowest| 3 * self.score(seat) <= 2 * lowest);
        self.winners.has(seat) || beaten || self.long() && self.winners == self.leaders()
    }

    /// Whether the game has no last round and has gone on for long.
    fn long(&self) -> bool {
        self.options.round_limit.is_none() && self.round >= LONG
    }

    /// Who has the highest score.
    fn leaders(&self) -> Seats {
        let best = self.living().map(|seat| self.score(seat)).max();
        self.living().filter(|seat| Some(self.score(*seat)) == best).collect()
    }
}
