//! The game state as flat data: public information ([`Public`]) and hidden information ([`Secret`]).
//!
//! This module reads and changes single facts; it does not check whether the rules allow a change.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Bag, BySeat, Seat, Turn, never};

use super::color::{Color, MONUMENTS, Monument, Tiles};
use super::kingdoms::LeaderRegions;
use super::map::{BOARD, Map, map};
use super::options::Options;

/// The maximum number of seats.
pub const SEATS: usize = 4;
/// The number of tiles that a hand is refilled to.
pub const HAND: u8 = 6;
/// The number of actions of a turn.
pub const ACTIONS: u8 = 2;
/// The number of catastrophe tiles each player starts with.
pub const CATASTROPHES: u8 = 2;
/// The number of civilization tiles in the game, by colour.
pub const STOCK: Tiles = Bag([30, 57, 36, 30]);

/// The points of one player by colour.
pub type Points = [u16; 4];

const OFF: u8 = u8::MAX;

/// A game of Tigris & Euphrates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tigris {
    /// The public information.
    pub public: Public,
    pub(super) secret: Secret,
}

/// The information that is visible to all players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub options: Options,
    pub(super) seats: u8,
    /// The cells with a tile of each colour, face up or face down.
    pub tiles: [Cells; 4],
    /// The cells whose tile is face down under a monument.
    pub facedown: Cells,
    pub catastrophes: Cells,
    pub treasures: Cells,
    /// The cells with a leader; always consistent with `leaders`.
    pub(super) figures: Cells,
    pub(super) leaders: BySeat<[u8; 4], SEATS>,
    /// The region of each leader, see [`LeaderRegions`]; always consistent with `leaders` and `occupied`.
    pub(super) leader_regions: LeaderRegions,
    pub(super) monuments: [u8; 6],
    /// The number of catastrophe tiles each player has left.
    pub catastrophes_held: BySeat<u8, SEATS>,
    /// The seat whose turn it is; another seat may have to decide now.
    pub active: Seat,
    /// The number of actions the active player has left, including the present one.
    pub actions: u8,
    pub phase: Phase,
    /// All tiles of this game, wherever they are.
    pub stock: Tiles,
}

/// The hidden information: tiles behind the screens, in the bag and face down beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Secret {
    pub hands: BySeat<Tiles, SEATS>,
    pub bag: Tiles,
    pub discards: Tiles,
    pub points: BySeat<Points, SEATS>,
    pub treasures: BySeat<u8, SEATS>,
}

/// The decision or chance event that comes next (rules: tigris 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: this seat draws its first hand.
    Deal(Seat),
    /// Chance: the first player is drawn.
    First,
    Action,
    /// The attacker commits tiles.
    Attack(Conflict),
    /// The defender commits tiles; the attacker committed `support`.
    Defend {
        conflict: Conflict,
        support: u8,
    },
    /// Several colours are in conflict around the joining tile: the active player chooses one.
    ChooseConflict {
        at: Cell,
    },
    /// A square that contains this tile is complete: the active player may build.
    Monument {
        at: Cell,
    },
    /// This seat, which has a trader, chooses treasures.
    Treasure(Seat),
    /// Chance: the active player draws replacements for swapped tiles.
    Swap {
        count: u8,
    },
    /// Chance: this seat refills its hand at the end of a turn.
    Refill(Seat),
    Over(Ending),
}

/// The attacker, defender and colour of a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Conflict {
    pub kind: ConflictKind,
    /// The colour of the two leaders.
    pub color: Color,
    pub attacker: Seat,
    pub defender: Seat,
}

/// The kind of conflict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConflictKind {
    /// Internal conflict: a leader was placed in a kingdom with a leader of the same colour.
    Revolt,
    /// External conflict: the tile on this cell joined two kingdoms.
    War { at: Cell },
}

/// The reason why the game ended (rules: tigris 8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A required tile could not be drawn.
    Bag,
    /// At most two treasures were left at the end of a turn.
    Treasures,
}

impl Ending {
    /// Returns the word of records and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bag => "bag",
            Self::Treasures => "treasures",
        }
    }
}

impl ConflictKind {
    /// Returns `revolt` or `war`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Revolt => "revolt",
            Self::War { .. } => "war",
        }
    }

    /// Returns the colour of the tiles that decide a conflict of these leaders: temples in a revolt, otherwise
    /// their own colour (rules: tigris 7).
    pub const fn support_color(self, leaders: Color) -> Color {
        match self {
            Self::Revolt => Color::Red,
            Self::War { .. } => leaders,
        }
    }
}

impl Conflict {
    /// Returns the colour of the tiles that decide the conflict (rules: tigris 7).
    pub const fn support_color(&self) -> Color {
        self.kind.support_color(self.color)
    }
}

impl Phase {
    /// Returns the phase's word in the rule file; `draw` and `first` for chance events.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Deal(_) | Self::Swap { .. } | Self::Refill(_) => "draw",
            Self::First => "first",
            Self::Action => "action",
            Self::Attack(Conflict { kind: ConflictKind::Revolt, .. }) => "revolt_attacker",
            Self::Attack(_) => "war_attacker",
            Self::Defend { conflict: Conflict { kind: ConflictKind::Revolt, .. }, .. } => "revolt_defender",
            Self::Defend { .. } => "war_defender",
            Self::ChooseConflict { .. } => "choose_conflict",
            Self::Monument { .. } => "monument",
            Self::Treasure(_) => "treasure",
            Self::Over(_) => "game_over",
        }
    }
}

impl Public {
    /// Returns an empty board before the first draw.
    pub(super) fn empty(options: Options, seats: usize) -> Self {
        Self {
            options,
            seats: if never!(!(2..=SEATS).contains(&seats)) { SEATS } else { seats } as u8,
            tiles: [Cells::EMPTY; 4],
            facedown: Cells::EMPTY,
            catastrophes: Cells::EMPTY,
            treasures: Cells::EMPTY,
            figures: Cells::EMPTY,
            leaders: BySeat::all([OFF; 4]),
            leader_regions: LeaderRegions::default(),
            monuments: [OFF; 6],
            catastrophes_held: BySeat::from_fn(|s| if s.index() < seats { CATASTROPHES } else { 0 }),
            active: Seat::new(0),
            actions: ACTIONS,
            phase: Phase::Action,
            stock: Tiles::default(),
        }
    }

    /// Returns the number of seats, 2 to 4.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns the printed features of the board.
    #[inline]
    pub fn map(&self) -> &'static Map {
        map(self.options.board)
    }

    /// Returns whose decision it is.
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::First | Phase::Swap { .. } | Phase::Refill(_) => Turn::Chance,
            Phase::Action | Phase::ChooseConflict { .. } | Phase::Monument { .. } => Turn::Seat(self.active),
            Phase::Attack(conflict) => Turn::Seat(conflict.attacker),
            Phase::Defend { conflict, .. } => Turn::Seat(conflict.defender),
            Phase::Treasure(seat) => Turn::Seat(seat),
            Phase::Over(_) => Turn::Over,
        }
    }

    /// Returns the cells with a tile, face up or face down.
    #[inline]
    pub fn all_tiles(&self) -> Cells {
        self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3]
    }

    /// Returns the cells with a tile or a leader (rules: tigris 3, *Occupied*).
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.all_tiles() | self.figures
    }

    /// Returns the empty cells, river and land.
    #[inline]
    pub fn empty_cells(&self) -> Cells {
        BOARD - self.occupied() - self.catastrophes
    }

    /// Returns the supporters of a colour: its face-up tiles.
    #[inline]
    pub fn face_up(&self, color: Color) -> Cells {
        self.tiles[color.index()] - self.facedown
    }

    /// Returns the temples. A face-down red tile does not count.
    #[inline]
    pub fn temples(&self) -> Cells {
        self.face_up(Color::Red)
    }

    /// Returns the cells with a leader of any owner.
    pub fn leader_cells(&self) -> Cells {
        self.figures
    }

    /// Returns the colour of the tile on this cell, face up or face down.
    pub fn tile_at(&self, at: usize) -> Option<Color> {
        Color::ALL.into_iter().find(|c| self.tiles[c.index()].has(at))
    }

    /// Returns the cell index of a leader; `None` if it is in supply.
    #[inline]
    pub fn leader(&self, seat: Seat, color: Color) -> Option<usize> {
        match self.leaders[seat][color.index()] {
            OFF => None,
            at => Some(at as usize),
        }
    }

    /// Returns every leader on the board as owner, colour and cell index, by seat, then colour.
    pub fn leaders(&self) -> impl Iterator<Item = (Seat, Color, usize)> + use<> {
        let places = self.leaders;
        let all = Seat::all(self.seats()).flat_map(|seat| Color::ALL.map(|color| (seat, color)));
        let placed = all.map(move |(seat, color)| (seat, color, places[seat][color.index()]));
        placed.filter(|l| l.2 != OFF).map(|(seat, color, at)| (seat, color, usize::from(at)))
    }

    /// Returns the owner and colour of the leader on this cell.
    pub fn leader_at(&self, at: usize) -> Option<(Seat, Color)> {
        self.leaders().find(|l| l.2 == at).map(|(seat, color, _)| (seat, color))
    }

    /// Moves a leader to a cell, or to its owner's supply.
    pub(super) fn set_leader(&mut self, seat: Seat, color: Color, to: Option<usize>) {
        let c = color.index();
        if let Some(from) = self.leader(seat, color) {
            self.figures.remove(from);
            self.leaders[seat][c] = OFF;
            self.leader_regions[seat][c] = Cells::EMPTY;
            self.split_regions(Cells::only(from));
        }
        if let Some(to) = to {
            self.figures.insert(to);
            self.leaders[seat][c] = to as u8;
            self.leader_regions[seat][c] = Cells::only(to);
            self.join_regions(to);
        }
    }

    /// Returns the top-left cell index of a monument; `None` while it is unused.
    #[inline]
    pub fn monument_corner(&self, monument: Monument) -> Option<usize> {
        monument.index().map(|i| self.monuments[i]).filter(|at| *at != OFF).map(usize::from)
    }

    /// Returns the monuments on the board with their top-left cell indices.
    pub fn monuments(&self) -> impl Iterator<Item = (Monument, usize)> + use<> {
        let built = self.monuments;
        MONUMENTS
            .into_iter()
            .zip(built)
            .filter(|m| m.1 != OFF)
            .map(|(monument, at)| (monument, usize::from(at)))
    }

    /// Returns whether the board has no monument.
    #[inline]
    pub(super) fn has_no_monuments(&self) -> bool {
        self.facedown.is_empty()
    }

    /// Places a monument with its top-left corner here and turns its four tiles face down.
    pub(super) fn set_monument(&mut self, monument: Monument, top_left: usize) {
        if let Some(i) = monument.index() {
            self.monuments[i] = top_left as u8;
            self.facedown |= square(top_left);
        }
    }
}

/// Returns the four cells of the square with this top-left cell; empty if it does not fit on the board.
#[inline]
pub fn square(top_left: usize) -> Cells {
    let at = Cell::at(top_left);
    let is_on_board = at.within(super::map::ROWS - 1) && at.x < 15;
    if is_on_board { [0, 1, 16, 17].into_iter().map(|step| top_left + step).collect() } else { Cells::EMPTY }
}
