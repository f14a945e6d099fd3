//! The legal actions of the seat that decides (rules: tigris 6).

use crate::games::tigris::rules::cell::{COLUMNS, Cell, Cells};
use crate::table::{Bag, Seat};

use super::action::Action;
use super::color::{Color, MONUMENTS, Monument, Tiles};
use super::map::{BOARD, ROWS};
use super::state::{Conflict, Phase, Public, Tigris};

impl Tigris {
    /// Appends the legal actions to a list, in any order.
    pub(super) fn list_actions(&self, into: &mut Vec<Action>) {
        let public = &self.public;
        match public.phase {
            Phase::Action => self.list_in_action(into),
            Phase::Attack(conflict) => self.list_supports(&conflict, None, into),
            Phase::Defend { conflict, support } => self.list_supports(&conflict, Some(support), into),
            Phase::ChooseConflict { at } => {
                let wars = public.wars(at.index());
                let colors = Color::ALL.into_iter().filter(|color| wars[color.index()].is_some());
                into.extend(colors.map(Action::Conflict));
            }
            Phase::Monument { at } => {
                let squares = public.squares(at.index());
                for monument in public.monuments_for(at.index()) {
                    into.extend(squares.iter().map(|corner| Action::Monument(monument, Cell::at(corner))));
                }
                into.push(Action::Decline);
            }
            Phase::Treasure(seat) => {
                let linked = public.treasures_of(seat);
                let taken = |left| Action::Treasures((linked - Cells::only(left)).into());
                into.extend(public.may_stay(seat).iter().map(taken));
            }
            _ => {}
        }
    }

    fn list_in_action(&self, into: &mut Vec<Action>) {
        let (public, seat) = (&self.public, self.public.active);
        let hand = &self.secret.hands[seat];
        let goals = Goals::of(public, seat);
        let (two, three) = public.joining_cells();
        let free = goals.leaders - two;
        let (leaders, land) = (CellList::of(free), CellList::of(goals.land - three));
        for color in Color::ALL {
            let home = public.leader_regions[seat][color.index()];
            let lifted = public.leader(seat, color).map(|at| public.joining_cells_without(at, home, two));
            // Usually the cells are the same for all leaders, so they need not be listed again.
            match lifted.map(|joining_cells| goals.leaders - joining_cells).filter(|cells| *cells != free) {
                Some(cells) => CellList::of(cells).list(into, |to| Action::Position(color, to)),
                None => leaders.list(into, |to| Action::Position(color, to)),
            }
        }
        let on_board = Color::ALL.into_iter().filter(|c| public.leader(seat, *c).is_some());
        into.extend(on_board.map(Action::Withdraw));
        for color in colors_in_hand(hand) {
            match color {
                Color::Blue => {
                    CellList::of(goals.river - three).list(into, |at| Action::Place(color, at));
                }
                _ => land.list(into, |at| Action::Place(color, at)),
            }
        }
        CellList::of(goals.catastrophes).list(into, Action::Catastrophe);
        list_swaps(hand, into);
        into.push(Action::Pass);
    }

    /// Appends the numbers of tiles that the deciding side may commit; `committed` is the attacker's, once known.
    fn list_supports(&self, conflict: &Conflict, committed: Option<u8>, into: &mut Vec<Action>) {
        let seat = if committed.is_some() { conflict.defender } else { conflict.attacker };
        let in_hand = self.secret.hands[seat].0[conflict.support_color().index()];
        into.push(Action::Support(0));
        if !self.public.options.english {
            into.extend((1..=in_hand).map(Action::Support));
            return;
        }
        let (attack, defence) = self.public.base_strengths(conflict);
        let Some(support) = committed else {
            let least = (defence + 1).saturating_sub(attack).max(1);
            into.extend((least..=in_hand).map(Action::Support));
            return;
        };
        let tie = (attack + support).saturating_sub(defence);
        if tie > 0 && tie <= in_hand {
            into.push(Action::Support(tie));
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
    leaders: Cells,
    /// The cells for farms, and the cells for all other tiles.
    river: Cells,
    land: Cells,
    catastrophes: Cells,
}

impl Goals {
    #[inline]
    fn of(public: &Public, seat: Seat) -> Self {
        let (empty, map) = (public.empty_cells(), public.map());
        let land = empty & map.land;
        let blocked = public.catastrophes | public.figures | public.facedown | public.treasures;
        let catastrophe = public.catastrophes_held[seat] > 0;
        Self {
            leaders: land & public.temples().neighbours(),
            river: empty & map.river,
            land,
            catastrophes: if catastrophe { BOARD - blocked } else { Cells::EMPTY },
        }
    }
}

/// Returns the colours that the hand has tiles of.
fn colors_in_hand(hand: &Tiles) -> impl Iterator<Item = Color> {
    Color::ALL.into_iter().filter(|color| hand.0[color.index()] > 0)
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
