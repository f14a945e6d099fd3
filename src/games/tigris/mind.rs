//! Evaluation and candidate moves of the computer player for Tigris & Euphrates (rules: tigris 15).

mod features;

use crate::bots::{FeatureVector, Mind, Weight};
use crate::table::{BySeat, Dice, Game, Seat, Temper};

use super::rules::{Action, Color, Conflict, Event, Phase, Points, SEATS, Term, Tigris};

/// Points and treasures as any player could count them from public events.
#[derive(Clone, Copy, Default, Debug)]
pub struct Memory {
    points: BySeat<Points, SEATS>,
    treasures: BySeat<u8, SEATS>,
}

impl Mind for Tigris {
    type Memory = Memory;
    const WEIGHTS: &'static [Weight] = features::WEIGHTS;

    fn remember(memory: &mut Memory, event: &Event) {
        match event {
            Event::Point { seat, color, count, .. } => {
                let points = &mut memory.points[*seat][color.index()];
                *points = points.saturating_add((*count).into());
            }
            Event::TreasuresTaken { seat, cells, .. } => {
                let treasures = &mut memory.treasures[*seat];
                *treasures = treasures.saturating_add(cells.count() as u8);
            }
            _ => {}
        }
    }

    fn recall(&mut self, memory: &Memory) {
        self.suppose(&memory.points, &memory.treasures);
    }

    fn features(&self, features: &mut FeatureVector) {
        features::state(self, features);
    }

    fn win_prob_scale(&self) -> f32 {
        0.5 + 1.3 * features::remaining(self).min(1.0)
    }

    fn liking(temper: Temper, seat: Seat, event: &Event) -> f32 {
        match (temper, event) {
            (Temper::Builder, Event::MonumentBuilt { .. }) => 1.0,
            (Temper::Builder, Event::TilePlaced { .. }) => 0.7,
            (Temper::Raider, Event::ConflictBegan { attacker, .. }) if *attacker == seat => 1.0,
            (Temper::Raider, Event::Catastrophe { .. }) => 0.5,
            (Temper::Raider, Event::Supported { count, .. }) => 0.2 * f32::from(*count),
            (Temper::Miser, Event::Supported { count: 0, .. }) => 1.0,
            (Temper::Miser, Event::LeaderPlaced { .. } | Event::MonumentDeclined { .. }) => 0.7,
            (Temper::Gambler, Event::ConflictBegan { attacker, attack, defence, .. })
                if *attacker == seat && attack <= defence =>
            {
                1.0
            }
            (Temper::Gambler, Event::Swapped { count, .. }) => 0.3 * f32::from(*count),
            _ => 0.0,
        }
    }

    /// Returns the score of each seat's weakest colour.
    fn scores(&self) -> Vec<i32> {
        let rows = self.standing().rows;
        rows.into_iter().find(|row| row.term == Term::Sorted(0)).map(|row| row.values).unwrap_or_default()
    }

    /// Appends the candidate moves: tiles beside an occupied cell, swaps of whole colours, catastrophes on tiles,
    /// and all leader moves.
    fn candidates(&self, _dice: &mut Dice, into: &mut Vec<Action>) {
        self.legal_into(into);
        if self.public.phase != Phase::Action {
            return;
        }
        let near = self.public.occupied().neighbours();
        let tiles = self.public.all_tiles();
        let hand = self.secret().hands[self.public.active];
        into.retain(|action| match action {
            Action::Place(_, at) => near.has(at.index()),
            Action::Catastrophe(at) => tiles.has(at.index()),
            Action::Swap(tiles) => {
                tiles.0.iter().zip(hand.0).all(|(swapped, in_hand)| *swapped == 0 || *swapped == in_hand)
            }
            _ => true,
        });
    }

    /// Returns whether the draw takes the last tiles of the bag. Its outcome is then certain.
    fn needs_luck_first(&self) -> bool {
        self.bag_runs_out()
    }

    fn forced_reply(&self, _dice: &mut Dice) -> Option<Action> {
        let wish = match self.public.phase {
            Phase::Attack(conflict) => self.attack(&conflict),
            Phase::Defend { conflict, support } => self.defence(&conflict, support),
            Phase::ChooseConflict { .. } | Phase::Treasure(_) => None,
            Phase::Monument { .. } => self.monument_to_build(),
            _ => return None,
        };
        let seat = self.turn().seat()?;
        let first = || {
            let mut legal = Vec::new();
            self.legal_into(&mut legal);
            legal.first().copied()
        };
        wish.filter(|action| self.check(seat, action).is_ok()).or_else(first)
    }
}

impl Tigris {
    /// Returns the commitment that beats the tiles an opponent usually has, or no tiles.
    fn attack(&self, conflict: &Conflict) -> Option<Action> {
        let (attack, defence) = self.public.base_strengths(conflict);
        let color = conflict.support_color();
        let in_hand = self.secret().hands[conflict.attacker].0[color.index()];
        let feared = if color == Color::Red { 2 } else { 1 };
        let wanted = (defence + feared + 1).saturating_sub(attack);
        let least = (defence + 1).saturating_sub(attack);
        Some(Action::Support(if wanted <= in_hand {
            wanted
        } else if least <= in_hand {
            in_hand
        } else {
            0
        }))
    }

    /// Returns the commitment of exactly the tiles needed to tie, or no tiles.
    fn defence(&self, conflict: &Conflict, support: u8) -> Option<Action> {
        let (attack, defence) = self.public.base_strengths(conflict);
        let in_hand = self.secret().hands[conflict.defender].0[conflict.support_color().index()];
        let wanted = attack.saturating_add(support).saturating_sub(defence);
        Some(Action::Support(if wanted <= in_hand { wanted } else { 0 }))
    }

    /// Returns the monument whose colours serve more of the builder's leaders than of the opponents', or `Decline`.
    fn monument_to_build(&self) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal_into(&mut legal);
        let worth = |action: &Action| {
            let Action::Monument(monument, at) = action else { return 0 };
            let kingdom = self.public.region(at.index());
            let gain = |color| match self.public.ruler(&kingdom, color) {
                Some(seat) if seat == self.public.active => 2,
                Some(_) => -2,
                None => 0,
            };
            gain(monument.top) + gain(monument.base)
        };
        legal.iter().copied().max_by_key(worth).filter(|action| worth(action) > 0).or(Some(Action::Decline))
    }
}
