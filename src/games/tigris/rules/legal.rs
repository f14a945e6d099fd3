//! Everything the deciding seat may do: as a list for people and laws, by number for playouts.
//!
//! A *ticket* is a number from 0 to [`Tigris::tickets`] - 1. Every legal action has exactly one ticket; a few
//! tickets are blanks (leaders and tiles that would join kingdoms), because looking at one ticket is much
//! cheaper than knowing all blanks beforehand. Drawing tickets until one is no blank is fair to all actions.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Dice, Seat};

use super::action::Action;
use super::color::{Color, MONUMENTS, Pair, Tiles};
use super::map::BOARD;
use super::state::{Phase, Public, Tigris};

impl Tigris {
    /// The complete list, sorted, no twins.
    pub(super) fn legal_actions(&self) -> Vec<Action> {
        match self.public.phase {
            Phase::Action => self.legal_in_action(),
            _ => {
                let mut legal: Vec<_> =
                    (0..self.tickets()).filter_map(|ticket| self.ticket(ticket)).collect();
                legal.sort_unstable();
                legal
            }
        }
    }

    fn legal_in_action(&self) -> Vec<Action> {
        let (public, seat) = (&self.public, self.public.active);
        let hand = &self.secret.hands[seat.index()];
        let goals = Goals::of(public, seat, hand);
        let mut legal = Vec::with_capacity(512);
        let (two, three) = public.crowded(None);
        for color in Color::ALL {
            let lifted = public.leader(seat, color);
            let joins = if lifted.is_some() { public.crowded(lifted).0 } else { two };
            legal.extend((goals.leaders.cells - joins).cells().map(|to| Action::Position(color, to)));
        }
        legal.extend(
            Color::ALL.into_iter().filter(|c| public.leader(seat, *c).is_some()).map(Action::Withdraw),
        );
        for color in Color::ALL {
            legal.extend(
                (goals.tiles[color.index()].cells - three).cells().map(|at| Action::Place(color, at)),
            );
        }
        legal.extend(goals.catastrophes.cells.cells().map(Action::Catastrophe));
        legal.extend((1..swaps(hand)).map(|n| Action::Swap(nth_swap(hand, n))));
        legal.push(Action::Pass);
        legal
    }

    /// A legal action, each with the same chance.
    pub(super) fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        self.public.turn().seat()?;
        if self.public.phase == Phase::Action {
            let seat = self.public.active;
            let hand = &self.secret.hands[seat.index()];
            let goals = Goals::of(&self.public, seat, hand);
            let tickets = goals.tickets(&self.public, seat, hand);
            // A pass always is among the tickets, so this ends.
            loop {
                let drawn = goals.ticket(&self.public, seat, hand, dice.below(tickets));
                if drawn.is_some() {
                    return drawn;
                }
            }
        }
        self.ticket(dice.below(self.tickets()))
    }

    /// How many tickets there are; blanks occur in phase `action` only.
    pub(super) fn tickets(&self) -> u32 {
        let public = &self.public;
        match public.phase {
            Phase::Action => {
                let hand = &self.secret.hands[public.active.index()];
                Goals::of(public, public.active, hand).tickets(public, public.active, hand)
            }
            Phase::Attack(_) | Phase::Defend { .. } => self.supports().1,
            Phase::ChooseConflict { at } => public.clashes(at.index()).iter().flatten().count() as u32,
            Phase::Monument { at } => {
                let offered = public.monuments_for(at.index()).count() as u32;
                public.squares(at.index()).count() * offered + 1
            }
            Phase::Treasure(seat) => public.may_stay(seat).count(),
            _ => 0,
        }
    }

    /// The action of a ticket; `None` for a blank and beyond the last ticket.
    pub(super) fn ticket(&self, n: u32) -> Option<Action> {
        let public = &self.public;
        match public.phase {
            Phase::Action => {
                let hand = &self.secret.hands[public.active.index()];
                Goals::of(public, public.active, hand).ticket(public, public.active, hand, n)
            }
            Phase::Attack(_) | Phase::Defend { .. } => {
                let (least, count) = self.supports();
                (n < count).then(|| Action::Support(if n == 0 { 0 } else { least + n as u8 - 1 }))
            }
            Phase::ChooseConflict { at } => {
                let clashes = public.clashes(at.index());
                let colors = Color::ALL.into_iter().filter(|c| clashes[c.index()].is_some());
                colors.map(Action::Conflict).nth(n as usize)
            }
            Phase::Monument { at } => {
                let squares = public.squares(at.index());
                let pair = public.monuments_for(at.index()).nth((n / squares.count().max(1)) as usize);
                let corner = squares.nth(n % squares.count().max(1));
                match (pair, corner) {
                    (Some(pair), Some(corner)) => Some(Action::Monument(pair, Cell::at(corner))),
                    _ => (n + 1 == self.tickets()).then_some(Action::Decline),
                }
            }
            Phase::Treasure(seat) => {
                let left = public.may_stay(seat).nth(n)?;
                Some(Action::Treasures((public.treasures_of(seat) - Cells::only(left)).into()))
            }
            _ => None,
        }
    }

    /// The least number above zero that may be committed, and how many choices there are with zero.
    fn supports(&self) -> (u8, u32) {
        let public = &self.public;
        let (fight, committed) = match public.phase {
            Phase::Attack(fight) => (fight, None),
            Phase::Defend { fight, support } => (fight, Some(support)),
            _ => return (1, 0),
        };
        let seat = if committed.is_some() { fight.defender } else { fight.attacker };
        let held = self.secret.hands[seat.index()].0[fight.support_color().index()];
        if !public.options.english {
            return (1, u32::from(held) + 1);
        }
        let (attack, defence) = public.bases(&fight);
        match committed {
            None => {
                let least = (defence + 1).saturating_sub(attack).max(1);
                (least, u32::from((held + 1).saturating_sub(least)) + 1)
            }
            Some(support) => {
                let tie = (attack + support).saturating_sub(defence);
                (tie, 1 + u32::from(tie > 0 && tie <= held))
            }
        }
    }
}

/// Where things may go, before kingdoms are looked at.
struct Goals {
    leaders: Goal,
    tiles: [Goal; 4],
    catastrophes: Goal,
}

/// Cells and their number: counting bits is the dearest part of drawing a ticket, so it is done once.
#[derive(Clone, Copy)]
struct Goal {
    cells: Cells,
    count: u32,
}

impl Goal {
    const NONE: Self = Self { cells: Cells::EMPTY, count: 0 };

    #[inline]
    const fn of(cells: Cells) -> Self {
        Self { cells, count: cells.count() }
    }
}

impl Goals {
    #[inline]
    fn of(public: &Public, seat: Seat, hand: &Tiles) -> Self {
        let (empty, map) = (public.empty_cells(), public.map());
        let (land, river) = (Goal::of(empty & map.land), Goal::of(empty & map.river));
        let held = |color: Color| hand.0[color.index()] > 0;
        let ground = |color: Color| if color == Color::Blue { river } else { land };
        let blocked = public.catastrophes | public.figures | public.facedown | public.treasures;
        let catastrophe = public.catastrophes_held[seat.index()] > 0;
        Self {
            leaders: Goal::of(land.cells & public.temples().neighbours()),
            tiles: Color::ALL.map(|color| if held(color) { ground(color) } else { Goal::NONE }),
            catastrophes: if catastrophe { Goal::of(BOARD - blocked) } else { Goal::NONE },
        }
    }

    fn tickets(&self, public: &Public, seat: Seat, hand: &Tiles) -> u32 {
        let tiles: u32 = self.tiles.iter().map(|goal| goal.count).sum();
        let on_board = Color::ALL.iter().filter(|c| public.leader(seat, **c).is_some()).count() as u32;
        // All counts but "nothing" for a swap, and the pass.
        4 * self.leaders.count + on_board + tiles + self.catastrophes.count + swaps(hand)
    }

    fn ticket(&self, public: &Public, seat: Seat, hand: &Tiles, n: u32) -> Option<Action> {
        let mut left = n;
        let targets = self.leaders.count;
        if left < 4 * targets {
            let color = Color::ALL[(left / targets) as usize];
            let at = self.leaders.cells.nth(left % targets)?;
            let joins = public.joins(at, public.leader(seat, color), 2);
            return (!joins).then(|| Action::Position(color, Cell::at(at)));
        }
        left -= 4 * targets;
        for color in Color::ALL.into_iter().filter(|c| public.leader(seat, *c).is_some()) {
            if left == 0 {
                return Some(Action::Withdraw(color));
            }
            left -= 1;
        }
        for color in Color::ALL {
            let goal = &self.tiles[color.index()];
            if left < goal.count {
                let at = goal.cells.nth(left)?;
                return (!public.joins(at, None, 3)).then(|| Action::Place(color, Cell::at(at)));
            }
            left -= goal.count;
        }
        if left < self.catastrophes.count {
            return self.catastrophes.cells.nth(left).map(|at| Action::Catastrophe(Cell::at(at)));
        }
        left -= self.catastrophes.count;
        match left {
            0 => Some(Action::Pass),
            _ if left < swaps(hand) => Some(Action::Swap(nth_swap(hand, left))),
            _ => None,
        }
    }
}

/// How many different handfuls a hand contains, the empty one included.
fn swaps(hand: &Tiles) -> u32 {
    hand.0.iter().map(|n| u32::from(*n) + 1).product()
}

/// Handful `n` in sorted order; 0 is the empty one.
fn nth_swap(hand: &Tiles, n: u32) -> Tiles {
    let (mut left, mut tiles) = (n, Tiles::default());
    for i in (0..4).rev() {
        let choices = u32::from(hand.0[i]) + 1;
        tiles.0[i] = (left % choices) as u8;
        left /= choices;
    }
    tiles
}

impl Public {
    /// The unused monuments that carry the colour of the tile on this cell (R51).
    pub fn monuments_for(&self, at: usize) -> impl Iterator<Item = Pair> + use<> {
        let (public, color) = (*self, self.tile_at(at));
        let fits = move |pair: &Pair| color.is_some_and(|c| pair.has(c));
        MONUMENTS.into_iter().filter(fits).filter(move |pair| public.monument(*pair).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tigris::rules::Options;
    use crate::table::{Game, Silent, Turn};

    /// The tickets that are no blanks are exactly the legal actions, each once.
    #[test]
    fn every_legal_action_has_one_ticket() {
        let mut blanks = 0;
        for seats in 2..=4 {
            let options = Options { english: seats == 3, ..Options::default() };
            let (mut game, mut dice) = (Tigris::start(&options, seats), Dice::new(seats as u64));
            loop {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Some(game.roll(&mut dice)),
                    Turn::Seat(_) => game.random(&mut dice),
                };
                if game.turn() != Turn::Chance {
                    let tickets = game.tickets();
                    let mut actions: Vec<_> = (0..tickets).filter_map(|n| game.ticket(n)).collect();
                    blanks += tickets as usize - actions.len();
                    actions.sort_unstable();
                    assert_eq!(actions, game.legal(), "{}", game.position_text());
                    assert_eq!(game.ticket(tickets), None);
                }
                action.iter().for_each(|action| game.apply(action, &mut Silent));
            }
        }
        assert!(blanks > 0, "cells that would join kingdoms are blanks");
    }
}
