//! The Tower: building, range, capturing, closing, exchange and ransom (rules: carcassonne 6, 6.1, 6.2). The
//! complete expansion is here, with its part of the state; the base game does not depend on it.

use crate::order;
use crate::table::{BySeat, EventSink, Seat, never};

use super::action::Stand;
use super::cell::{Cell, Side};
use super::event::Event;
use super::figure::Figure;
use super::options::{Options, Window};
use super::score::Source;
use super::state::{Phase, Public, RANSOM, SEATS};

/// The number of tower pieces for each player, by number of seats from 2. Together they are all neutral pieces.
const HANDED_OUT: [u8; 5] = [10, 9, 7, 6, 5];
/// The maximum number of foundations.
const MAX_SITES: usize = 18;

/// Returns the number of tower pieces each player gets at a table of `seats` (2 to 6).
pub fn pieces_each(seats: usize) -> u8 {
    never!(!(2..=SEATS).contains(&seats));
    HANDED_OUT[seats.clamp(2, SEATS) - 2]
}

/// A foundation on the map with its tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tower {
    pub cell: Cell,
    /// The number of pieces, 0 for a bare foundation.
    pub height: u8,
    /// The figure that closes the tower.
    pub top: Option<Figure>,
}

/// A figure that a tower can capture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Target {
    pub cell: Cell,
    pub spot: Stand,
    pub figure: Figure,
}

/// Towers, pieces and prisoners.
#[derive(Clone, Copy, Debug)]
pub(super) struct Towers {
    sites: [Tower; MAX_SITES],
    count: u8,
    /// The number of pieces in the supply of each seat.
    pub pieces: BySeat<u8, SEATS>,
    /// The number of prisoners by captor, then owner. All followers of a player are equal (R51). With more kinds
    /// of figures this would count by kind too, and the owner of the figure returned in an exchange would choose
    /// it (R14).
    pub prisons: BySeat<BySeat<u8, SEATS>, SEATS>,
    /// Whether the ransom of this turn is used up.
    pub ransomed: bool,
}

impl Towers {
    pub fn start(options: &Options, seats: usize) -> Self {
        let each = if options.towers() { pieces_each(seats) } else { 0 };
        Self {
            sites: [Tower { cell: Cell::new(0, 0), height: 0, top: None }; MAX_SITES],
            count: 0,
            pieces: BySeat::from_fn(|s| if s.index() < seats { each } else { 0 }),
            prisons: BySeat::default(),
            ransomed: false,
        }
    }

    #[inline]
    pub fn sites(&self) -> &[Tower] {
        &self.sites[..usize::from(self.count)]
    }

    /// Adds a foundation when its tile is laid.
    #[inline]
    pub fn add_site(&mut self, cell: Cell) {
        let Some(site) = self.sites.get_mut(usize::from(self.count)) else {
            never!();
            return;
        };
        *site = Tower { cell, height: 0, top: None };
        self.count += 1;
    }

    pub fn site_mut(&mut self, cell: Cell) -> Option<&mut Tower> {
        self.sites[..usize::from(self.count)].iter_mut().find(|site| site.cell == cell)
    }

    pub fn same_supplies(&self, other: &Self) -> bool {
        (self.pieces, self.prisons, self.ransomed) == (other.pieces, other.prisons, other.ransomed)
    }
}

/// Returns the range of a tower of this height, including the new piece (rules: carcassonne 6.1).
pub const fn range(options: &Options, height: u8) -> u8 {
    if options.own_tile_first { height.saturating_sub(1) } else { height }
}

/// Returns whether a tower of this height covers a cell. `filled` returns whether a cell has a tile. The tower's
/// own cell is always covered.
pub fn covers(options: &Options, tower: Cell, height: u8, cell: Cell, filled: impl Fn(Cell) -> bool) -> bool {
    let reach = i32::from(range(options, height));
    let (dx, dy) = (i32::from(cell.x - tower.x), i32::from(cell.y - tower.y));
    let near = dx.abs() + dy.abs() <= reach;
    match (options.manhattan, options.stop_at_gaps) {
        (true, false) => near,
        (true, true) => near && path(tower, cell, reach, filled),
        (false, false) => near && (dx == 0 || dy == 0),
        (false, true) => {
            let (x, y) = (dx.signum() as i16, dy.signum() as i16);
            let between = |step: i32| Cell::new(tower.x + x * step as i16, tower.y + y * step as i16);
            near && (dx == 0 || dy == 0) && (1..(dx + dy).abs()).all(|step| filled(between(step)))
        }
    }
}

/// Returns whether at most `steps` steps over filled cells lead from one cell to another.
fn path(from: Cell, to: Cell, steps: i32, filled: impl Fn(Cell) -> bool) -> bool {
    let (mut reached, mut edge) = (vec![from], vec![from]);
    for _ in 0..steps {
        if reached.contains(&to) {
            break;
        }
        let mut next: Vec<Cell> =
            edge.iter().flat_map(|cell| Side::ALL.map(|side| cell.step(side))).collect();
        order::short(&mut next);
        next.dedup();
        next.retain(|cell| filled(*cell) && !reached.contains(cell));
        reached.extend(&next);
        edge = next;
    }
    reached.contains(&to)
}

impl Public {
    /// Returns every foundation on the map with its tower; with `tower=tiles` all are bare.
    pub fn towers(&self) -> &[Tower] {
        self.towers.sites()
    }

    /// Returns the foundation on this cell; `None` if there is none.
    pub fn tower_at(&self, at: Cell) -> Option<&Tower> {
        self.towers().iter().find(|tower| tower.cell == at)
    }

    /// Returns the number of tower pieces in the supply of a seat.
    pub fn pieces(&self, seat: Seat) -> u8 {
        self.towers.pieces[seat]
    }

    /// Returns the number of followers of `owner` that the captor holds as prisoners.
    pub fn prisoners(&self, captor: Seat, owner: Seat) -> u8 {
        self.towers.prisons[captor][owner]
    }

    /// Returns the number of a seat's followers that are prisoners.
    pub fn captives(&self, owner: Seat) -> u8 {
        self.towers.prisons.iter().map(|captured| captured[owner]).sum()
    }

    /// Returns whether the ransom of this turn is used up.
    pub const fn ransomed(&self) -> bool {
        self.towers.ransomed
    }

    /// Returns the figure at this place.
    pub fn figure_at(&self, at: Cell, spot: Stand) -> Option<Figure> {
        match spot {
            Stand::Top => self.tower_at(at)?.top,
            Stand::Segment(id) => self.tile_at(at)?.figure().filter(|(on, _)| *on == id).map(|f| f.1),
        }
    }

    /// Returns whether a tower of this height on `tower` covers a cell.
    pub fn in_range(&self, tower: Cell, height: u8, cell: Cell) -> bool {
        covers(&self.options, tower, height, cell, |cell| self.map.find(cell).is_some())
    }

    /// Returns every figure of any owner that a tower of this height on `tower` could capture (rules: carcassonne 6.1).
    pub fn targets(&self, tower: Cell, height: u8) -> impl Iterator<Item = Target> + '_ {
        let standing = self.tiles().iter().filter_map(|laid| {
            laid.figure().map(|(id, figure)| Target { cell: laid.cell(), spot: Stand::Segment(id), figure })
        });
        let topping = self
            .towers()
            .iter()
            .filter_map(|site| site.top.map(|figure| Target { cell: site.cell, spot: Stand::Top, figure }));
        standing
            .chain(topping)
            .filter(move |t| t.figure.kind.traits().capturable && self.in_range(tower, height, t.cell))
    }

    /// Returns the cells with tiles that a tower of this height covers, in order.
    pub fn reach(&self, tower: Cell, height: u8) -> Vec<Cell> {
        let cells = self.tiles().iter().map(|laid| laid.cell());
        let mut cells: Vec<Cell> = cells.filter(|cell| self.in_range(tower, height, *cell)).collect();
        order::short(&mut cells);
        cells
    }

    /// Returns whether the options and the state of this turn allow a ransom now, regardless of whether the seat can
    /// pay.
    pub(super) const fn is_ransom_open(&self) -> bool {
        let offered = matches!(self.phase, Phase::Place(_) | Phase::Action { .. } | Phase::Late);
        self.options.towers() && self.options.ransom && offered && !self.towers.ransomed
    }

    /// Returns the captors the active seat may pay now, in order.
    pub(super) fn payable(&self) -> impl Iterator<Item = Seat> + '_ {
        let able = self.is_ransom_open() && self.points(self.active) >= u16::from(RANSOM);
        let seats = if able { self.seats() } else { 0 };
        Seat::all(seats).filter(|captor| self.prisoners(*captor, self.active) > 0)
    }

    /// Returns the points of the active seat after a ransom (rules: carcassonne 10).
    pub fn points_after_ransom(&self) -> u16 {
        self.points(self.active).saturating_sub(RANSOM.into())
    }

    /// Returns whether the turn enters LATE_RANSOM after scoring (rules: carcassonne 5).
    pub(super) fn is_late_ransom_due(&self) -> bool {
        self.is_late_ransom_possible() && self.points(self.active) >= u16::from(RANSOM)
    }

    /// Returns whether the turn might enter LATE_RANSOM, whatever points it still scores (rules: carcassonne 5).
    pub fn is_late_ransom_possible(&self) -> bool {
        let options = &self.options;
        options.towers()
            && options.ransom
            && options.window == Window::WholeTurn
            && !self.towers.ransomed
            && self.captives(self.active) > 0
            && !self.pile.is_empty()
    }

    pub(super) fn build(&mut self, cell: Cell, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let Some(site) = self.towers.site_mut(cell) else {
            never!();
            return;
        };
        site.height += 1;
        let height = site.height;
        self.towers.pieces[seat] -= 1;
        sink.emit(|| Event::TowerBuilt { seat, cell, height, left: self.pieces(seat) });
        let in_range = self.targets(cell, height).next().is_some();
        if let (Phase::Action { at }, true) = (self.phase, in_range) {
            self.phase = Phase::Capture { at, tower: cell };
            return;
        }
        self.score_turn(sink);
    }

    pub(super) fn top(&mut self, cell: Cell, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let Some(site) = self.towers.site_mut(cell) else {
            never!();
            return;
        };
        site.top = Some(Figure::follower(seat));
        let height = site.height;
        self.supply[seat] -= 1;
        sink.emit(|| Event::TowerTopped { seat, cell, height });
        self.score_turn(sink);
    }

    pub(super) fn capture(&mut self, cell: Cell, spot: Stand, sink: &mut impl EventSink<Event>) {
        let Phase::Capture { tower, .. } = self.phase else {
            never!();
            return;
        };
        let seat = self.active;
        let taken = match spot {
            Stand::Top => self.towers.site_mut(cell).and_then(|site| site.top.take()),
            Stand::Segment(_) => self.map.find(cell).and_then(|index| self.map.take(index)),
        };
        let Some(Figure { owner, .. }) = taken else {
            never!();
            return;
        };
        self.last.captured = Some((cell, spot));
        sink.emit(|| Event::Captured { seat, owner, cell, spot, tower });
        if owner == seat {
            self.supply[seat] += 1;
        } else {
            self.towers.prisons[seat][owner] += 1;
            self.exchange(seat, owner, sink);
        }
        self.score_turn(sink);
    }

    /// Exchanges prisoners: if two seats have a figure of each other, one of each returns (rules: carcassonne 6.2,
    /// R14 to R16).
    fn exchange(&mut self, seat: Seat, other: Seat, sink: &mut impl EventSink<Event>) {
        let prisons = &mut self.towers.prisons;
        if prisons[seat][other] == 0 || prisons[other][seat] == 0 {
            return;
        }
        prisons[seat][other] -= 1;
        prisons[other][seat] -= 1;
        self.supply[seat] += 1;
        self.supply[other] += 1;
        sink.emit(|| Event::Exchanged { seat, other });
    }

    pub(super) fn decline(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        sink.emit(|| Event::Declined { seat });
        self.score_turn(sink);
    }

    /// Pays three points for a figure (R17 to R22, R50).
    pub(super) fn ransom(&mut self, captor: Seat, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.earn(seat, Source::Ransom, -i16::from(RANSOM));
        self.earn(captor, Source::Ransom, i16::from(RANSOM));
        self.towers.prisons[captor][seat] -= 1;
        self.towers.ransomed = true;
        self.supply[seat] += 1;
        sink.emit(|| Event::Ransomed { seat, captor, points: RANSOM });
        if self.phase == Phase::Late {
            self.end_turn(sink);
        }
    }
}
