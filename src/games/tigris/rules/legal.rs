//! Legal actions of the seat to move: as a list for players and invariant tests, by number for playouts.
//!
//! A *ticket* is a number from 0 to [`Tigris::tickets`] - 1. Every legal action has exactly one ticket. A few
//! tickets are blanks (leaders and tiles that would join kingdoms), because checking one ticket is much cheaper
//! than finding all blanks beforehand. Drawing until a ticket is not blank gives every action the same chance.

use crate::games::tigris::rules::cell::{COLUMNS, Cell, Cells};
use crate::table::{Bag, Dice, Seat};

use super::action::Action;
use super::color::{Color, MONUMENTS, Monument, Tiles};
use super::map::{BOARD, ROWS};
use super::state::{Phase, Public, Tigris};

impl Tigris {
    /// Returns the complete list of legal actions, sorted and without duplicates.
    pub(super) fn legal_actions(&self) -> Vec<Action> {
        let mut legal = Vec::with_capacity(512);
        self.list_actions(&mut legal);
        if self.public.phase != Phase::Action {
            legal.sort_unstable();
        }
        legal
    }

    /// Appends the legal actions to a list; sorted in phase `action`.
    pub(super) fn list_actions(&self, into: &mut Vec<Action>) {
        match self.public.phase {
            Phase::Action => self.list_in_action(into),
            _ => into.extend((0..self.tickets()).filter_map(|ticket| self.ticket(ticket))),
        }
    }

    fn list_in_action(&self, into: &mut Vec<Action>) {
        let (public, seat) = (&self.public, self.public.active);
        let hand = &self.secret.hands[seat];
        let goals = Goals::of(public, seat);
        let (two, three) = public.joining_cells();
        let free = goals.leaders.cells - two;
        let (leaders, land) = (CellList::of(free), CellList::of(goals.land.cells - three));
        for color in Color::ALL {
            let home = public.leader_regions[seat][color.index()];
            let lifted = public.leader(seat, color).map(|at| public.joining_cells_without(at, home, two));
            // Usually the cells are the same for all leaders, so they need not be listed again.
            match lifted
                .map(|joining_cells| goals.leaders.cells - joining_cells)
                .filter(|cells| *cells != free)
            {
                Some(cells) => CellList::of(cells).list(into, |to| Action::Position(color, to)),
                None => leaders.list(into, |to| Action::Position(color, to)),
            }
        }
        let on_board = Color::ALL.into_iter().filter(|c| public.leader(seat, *c).is_some());
        into.extend(on_board.map(Action::Withdraw));
        for color in colors_in_hand(hand) {
            match color {
                Color::Blue => {
                    CellList::of(goals.river.cells - three).list(into, |at| Action::Place(color, at));
                }
                _ => land.list(into, |at| Action::Place(color, at)),
            }
        }
        CellList::of(goals.catastrophes.cells).list(into, Action::Catastrophe);
        list_swaps(hand, into);
        into.push(Action::Pass);
    }

    /// Returns a legal action, each with the same chance.
    pub(super) fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        self.public.turn().seat()?;
        if self.public.phase == Phase::Action {
            let seat = self.public.active;
            let hand = &self.secret.hands[seat];
            let goals = Goals::of(&self.public, seat);
            let tickets = goals.tickets(&self.public, seat, hand);
            // The tickets always include a pass, so this loop ends.
            loop {
                let drawn = goals.ticket(&self.public, seat, hand, dice.below(tickets));
                if drawn.is_some() {
                    return drawn;
                }
            }
        }
        self.ticket(dice.below(self.tickets()))
    }

    /// Returns the number of tickets. Blanks occur in phase `action` only.
    pub(super) fn tickets(&self) -> u32 {
        let public = &self.public;
        match public.phase {
            Phase::Action => {
                let hand = &self.secret.hands[public.active];
                Goals::of(public, public.active).tickets(public, public.active, hand)
            }
            Phase::Attack(_) | Phase::Defend { .. } => self.supports().1,
            Phase::ChooseConflict { at } => public.wars(at.index()).iter().flatten().count() as u32,
            Phase::Monument { at } => {
                let offered = public.monuments_for(at.index()).count() as u32;
                public.squares(at.index()).count() * offered + 1
            }
            Phase::Treasure(seat) => public.may_stay(seat).count(),
            _ => 0,
        }
    }

    /// Returns the action of a ticket; `None` for a blank and beyond the last ticket.
    pub(super) fn ticket(&self, n: u32) -> Option<Action> {
        let public = &self.public;
        match public.phase {
            Phase::Action => {
                let hand = &self.secret.hands[public.active];
                Goals::of(public, public.active).ticket(public, public.active, hand, n)
            }
            Phase::Attack(_) | Phase::Defend { .. } => {
                let (least, count) = self.supports();
                (n < count).then(|| Action::Support(if n == 0 { 0 } else { least + n as u8 - 1 }))
            }
            Phase::ChooseConflict { at } => {
                let wars = public.wars(at.index());
                let colors = Color::ALL.into_iter().filter(|c| wars[c.index()].is_some());
                colors.map(Action::Conflict).nth(n as usize)
            }
            Phase::Monument { at } => {
                let squares = public.squares(at.index());
                let monument = public.monuments_for(at.index()).nth((n / squares.count().max(1)) as usize);
                let corner = squares.nth(n % squares.count().max(1));
                match (monument, corner) {
                    (Some(monument), Some(corner)) => Some(Action::Monument(monument, Cell::at(corner))),
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

    /// Returns the lowest legal commitment above zero and the number of choices including zero.
    fn supports(&self) -> (u8, u32) {
        let public = &self.public;
        let (conflict, committed) = match public.phase {
            Phase::Attack(conflict) => (conflict, None),
            Phase::Defend { conflict, support } => (conflict, Some(support)),
            _ => return (1, 0),
        };
        let seat = if committed.is_some() { conflict.defender } else { conflict.attacker };
        let in_hand = self.secret.hands[seat].0[conflict.support_color().index()];
        if !public.options.english {
            return (1, u32::from(in_hand) + 1);
        }
        let (attack, defence) = public.base_strengths(&conflict);
        match committed {
            None => {
                let least = (defence + 1).saturating_sub(attack).max(1);
                (least, u32::from((in_hand + 1).saturating_sub(least)) + 1)
            }
            Some(support) => {
                let tie = (attack + support).saturating_sub(defence);
                (tie, 1 + u32::from(tie > 0 && tie <= in_hand))
            }
        }
    }
}

/// The cells of a set as a list, to be turned into actions of several colours.
struct CellList {
    cells: [Cell; ROWS * COLUMNS],
    count: usize,
}

impl CellList {
    fn of(set: Cells) -> Self {
        let mut list = Self { cells: [Cell::at(0); ROWS * COLUMNS], count: 0 };
        for (i, word) in set.0.into_iter().enumerate() {
            let mut left = word;
            while left != 0 {
                list.cells[list.count] = Cell::at(64 * i + left.trailing_zeros() as usize);
                list.count += 1;
                left &= left - 1;
            }
        }
        list
    }

    /// Appends the action that `make` returns for each cell.
    fn list(&self, into: &mut Vec<Action>, make: impl Fn(Cell) -> Action) {
        into.extend(self.cells[..self.count].iter().map(|cell| make(*cell)));
    }
}

/// The cells where pieces may go, before kingdoms are considered.
struct Goals {
    leaders: Goal,
    /// The cells for farms, and the cells for all other tiles.
    river: Goal,
    land: Goal,
    catastrophes: Goal,
}

/// A set of cells with its size. Counting bits is the most expensive part of drawing a ticket, so it is done once.
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
    fn of(public: &Public, seat: Seat) -> Self {
        let (empty, map) = (public.empty_cells(), public.map());
        let (land, river) = (Goal::of(empty & map.land), Goal::of(empty & map.river));
        let blocked = public.catastrophes | public.figures | public.facedown | public.treasures;
        let catastrophe = public.catastrophes_held[seat] > 0;
        Self {
            leaders: Goal::of(land.cells & public.temples().neighbours()),
            river,
            land,
            catastrophes: if catastrophe { Goal::of(BOARD - blocked) } else { Goal::NONE },
        }
    }

    /// Returns the cells for a tile of this colour.
    #[inline]
    const fn of_tile(&self, color: Color) -> &Goal {
        if matches!(color, Color::Blue) { &self.river } else { &self.land }
    }

    fn tickets(&self, public: &Public, seat: Seat, hand: &Tiles) -> u32 {
        let tiles: u32 = colors_in_hand(hand).map(|color| self.of_tile(color).count).sum();
        let on_board = Color::ALL.iter().filter(|c| public.leader(seat, **c).is_some()).count() as u32;
        // `swaps` also counts the empty swap; its number is used for the pass.
        4 * self.leaders.count + on_board + tiles + self.catastrophes.count + swaps(hand)
    }

    fn ticket(&self, public: &Public, seat: Seat, hand: &Tiles, n: u32) -> Option<Action> {
        let mut left = n;
        let targets = self.leaders.count;
        if left < 4 * targets {
            let color = Color::ALL[(left / targets) as usize];
            let at = self.leaders.cells.nth(left % targets)?;
            let joins = public.may_join(at) && public.touched_by(seat, color, at).count > 1;
            return (!joins).then(|| Action::Position(color, Cell::at(at)));
        }
        left -= 4 * targets;
        for color in Color::ALL.into_iter().filter(|c| public.leader(seat, *c).is_some()) {
            if left == 0 {
                return Some(Action::Withdraw(color));
            }
            left -= 1;
        }
        for color in colors_in_hand(hand) {
            let goal = self.of_tile(color);
            if left < goal.count {
                let at = goal.cells.nth(left)?;
                let joins = public.may_join(at) && public.touched(at).count > 2;
                return (!joins).then(|| Action::Place(color, Cell::at(at)));
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

/// Returns the colours that the hand has tiles of.
fn colors_in_hand(hand: &Tiles) -> impl Iterator<Item = Color> {
    Color::ALL.into_iter().filter(|color| hand.0[color.index()] > 0)
}

/// Returns the number of different subsets of a hand, including the empty one.
fn swaps(hand: &Tiles) -> u32 {
    hand.0.iter().map(|n| u32::from(*n) + 1).product()
}

/// Appends a swap of every subset but the empty one, in sorted order.
fn list_swaps(hand: &Tiles, into: &mut Vec<Action>) {
    let [black, red, blue, green] = hand.0;
    for k in 0..=black {
        for r in 0..=red {
            for b in 0..=blue {
                let least = u8::from(k + r + b == 0);
                into.extend((least..=green).map(|g| Action::Swap(Bag([k, r, b, g]))));
            }
        }
    }
}

/// Returns subset `n` in sorted order; 0 is the empty one.
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
    /// Returns the unused monuments that have the colour of the tile on this cell (R51).
    pub fn monuments_for(&self, at: usize) -> impl Iterator<Item = Monument> + use<> {
        let color = self.tile_at(at);
        let unused =
            MONUMENTS.map(|monument| (monument, self.monument_corner(monument).is_none())).into_iter();
        let fits = move |monument: Monument| color.is_some_and(|c| monument.has(c));
        unused.filter(move |(monument, unused)| *unused && fits(*monument)).map(|(monument, _)| monument)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tigris::rules::Options;
    use crate::table::{Game, NoEvents, Turn};

    /// The tickets that are not blanks are exactly the legal actions, each once.
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
                action.iter().for_each(|action| game.apply(action, &mut NoEvents));
            }
        }
        assert!(blanks > 0, "cells that would join kingdoms are blanks");
    }
}
