//! The whole state as flat data: what everybody sees ([`Public`]) and what lies behind screens ([`Secret`]).
//!
//! Knows how to read and change single facts, not when the rules allow it.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Bag, BySeat, Seat, Turn, never};

use super::color::{Color, MONUMENTS, Pair, Tiles};
use super::kingdoms::Homes;
use super::map::{BOARD, Map, map};
use super::options::Options;

/// The most seats.
pub const SEATS: usize = 4;
/// Tiles a hand is refilled to.
pub const HAND: u8 = 6;
/// Actions of a turn.
pub const ACTIONS: u8 = 2;
/// Catastrophe tiles a player starts with.
pub const CATASTROPHES: u8 = 2;
/// All civilization tiles, by colour.
pub const STOCK: Tiles = Bag([30, 57, 36, 30]);

/// Points of one player by colour.
pub type Points = [u16; 4];

const OFF: u8 = u8::MAX;

/// A game of Tigris & Euphrates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tigris {
    /// What everybody at the table sees.
    pub public: Public,
    pub(super) secret: Secret,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub options: Options,
    pub(super) seats: u8,
    /// The cells with a tile of each colour, face up or face down.
    pub tiles: [Cells; 4],
    /// The cells whose tile lies face down under a monument.
    pub facedown: Cells,
    pub catastrophes: Cells,
    pub treasures: Cells,
    /// The cells with a leader; always what `leaders` says.
    pub(super) figures: Cells,
    pub(super) leaders: BySeat<[u8; 4], SEATS>,
    /// Always what `leaders` and `occupied` say, see [`Homes`].
    pub(super) homes: Homes,
    pub(super) monuments: [u8; 6],
    /// Catastrophe tiles each player still holds.
    pub catastrophes_held: BySeat<u8, SEATS>,
    /// Whose turn it is (not necessarily who decides now).
    pub active: Seat,
    /// Actions the active player has left, the present one included.
    pub actions: u8,
    pub phase: Phase,
    /// Every tile there is in this game, wherever it lies.
    pub stock: Tiles,
}

/// What lies behind the screens, in the bag and face down beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Secret {
    pub hands: BySeat<Tiles, SEATS>,
    pub bag: Tiles,
    pub discards: Tiles,
    pub points: BySeat<Points, SEATS>,
    pub treasures: BySeat<u8, SEATS>,
}

/// What is awaited (rules: tigris 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: this seat draws its first hand.
    Deal(Seat),
    /// Chance: the start player.
    First,
    Action,
    /// The attacker commits tiles.
    Attack(Fight),
    /// The defender commits tiles; the attacker committed `support`.
    Defend {
        fight: Fight,
        support: u8,
    },
    /// Several colours clash around the joining tile: the active player picks one.
    ChooseConflict {
        at: Cell,
    },
    /// A square that contains this tile is complete: the active player may build.
    Monument {
        at: Cell,
    },
    /// This owner of a trader chooses treasures.
    Treasure(Seat),
    /// Chance: the active player draws for the tiles he swapped.
    Swap {
        count: u8,
    },
    /// Chance: this seat refills its hand at the end of a turn.
    Refill(Seat),
    Over(Reason),
}

/// Who fights whom in which colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    pub kind: Kind,
    /// The colour of the two leaders.
    pub color: Color,
    pub attacker: Seat,
    pub defender: Seat,
}

/// The two kinds of conflict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Internal: a leader came into a kingdom with a leader of its colour.
    Revolt,
    /// External: the tile at this cell joined two kingdoms.
    War { at: Cell },
}

/// Why the game ended (rules: tigris 8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A tile that was needed could not be drawn.
    Bag,
    /// At most two treasures were left at the end of a turn.
    Treasures,
}

impl Reason {
    /// The word of records and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bag => "bag",
            Self::Treasures => "treasures",
        }
    }
}

impl Kind {
    /// `revolt` or `war`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Revolt => "revolt",
            Self::War { .. } => "war",
        }
    }

    /// The colour of the tiles that decide a conflict of these leaders: temples in a revolt, else their own (rules:
    /// tigris 7).
    pub const fn support_color(self, leaders: Color) -> Color {
        match self {
            Self::Revolt => Color::Red,
            Self::War { .. } => leaders,
        }
    }
}

impl Fight {
    /// The colour of the tiles that decide it (rules: tigris 7).
    pub const fn support_color(&self) -> Color {
        self.kind.support_color(self.color)
    }
}

impl Phase {
    /// The phase's word in the rule file; `draw` and `first` where luck is due.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Deal(_) | Self::Swap { .. } | Self::Refill(_) => "draw",
            Self::First => "first",
            Self::Action => "action",
            Self::Attack(Fight { kind: Kind::Revolt, .. }) => "revolt_attacker",
            Self::Attack(_) => "war_attacker",
            Self::Defend { fight: Fight { kind: Kind::Revolt, .. }, .. } => "revolt_defender",
            Self::Defend { .. } => "war_defender",
            Self::ChooseConflict { .. } => "choose_conflict",
            Self::Monument { .. } => "monument",
            Self::Treasure(_) => "treasure",
            Self::Over(_) => "game_over",
        }
    }
}

impl Public {
    /// An empty board before the first draw.
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
            homes: Homes::default(),
            monuments: [OFF; 6],
            catastrophes_held: BySeat::from_fn(|s| if s.index() < seats { CATASTROPHES } else { 0 }),
            active: Seat::new(0),
            actions: ACTIONS,
            phase: Phase::Action,
            stock: Tiles::default(),
        }
    }

    /// Number of seats, 2 to 4.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// What is printed on the board.
    #[inline]
    pub fn map(&self) -> &'static Map {
        map(self.options.board)
    }

    /// Whose decision it is.
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::First | Phase::Swap { .. } | Phase::Refill(_) => Turn::Chance,
            Phase::Action | Phase::ChooseConflict { .. } | Phase::Monument { .. } => Turn::Seat(self.active),
            Phase::Attack(fight) => Turn::Seat(fight.attacker),
            Phase::Defend { fight, .. } => Turn::Seat(fight.defender),
            Phase::Treasure(seat) => Turn::Seat(seat),
            Phase::Over(_) => Turn::Over,
        }
    }

    /// The cells with a tile, face up or face down.
    #[inline]
    pub fn all_tiles(&self) -> Cells {
        self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3]
    }

    /// The cells with a tile or a leader (rules: tigris 3, *Occupied*).
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.all_tiles() | self.figures
    }

    /// The cells with nothing on them, river and land.
    #[inline]
    pub fn empty_cells(&self) -> Cells {
        BOARD - self.occupied() - self.catastrophes
    }

    /// The supporters of a colour: its face-up tiles.
    #[inline]
    pub fn face_up(&self, color: Color) -> Cells {
        self.tiles[color.index()] - self.facedown
    }

    /// The temples: a face-down red tile is none.
    #[inline]
    pub fn temples(&self) -> Cells {
        self.face_up(Color::Red)
    }

    /// The cells with a leader, whoever owns it.
    pub fn leader_cells(&self) -> Cells {
        self.figures
    }

    /// The colour of the tile on this cell, face up or face down.
    pub fn tile_at(&self, at: usize) -> Option<Color> {
        Color::ALL.into_iter().find(|c| self.tiles[c.index()].has(at))
    }

    /// The cell index of a leader; `None` when it is in supply.
    #[inline]
    pub fn leader(&self, seat: Seat, color: Color) -> Option<usize> {
        match self.leaders[seat][color.index()] {
            OFF => None,
            at => Some(at as usize),
        }
    }

    /// Every leader on the board: owner, colour, cell index; by seat, then colour.
    pub fn leaders(&self) -> impl Iterator<Item = (Seat, Color, usize)> + use<> {
        let places = self.leaders;
        let all = Seat::all(self.seats()).flat_map(|seat| Color::ALL.map(|color| (seat, color)));
        let placed = all.map(move |(seat, color)| (seat, color, places[seat][color.index()]));
        placed.filter(|l| l.2 != OFF).map(|(seat, color, at)| (seat, color, usize::from(at)))
    }

    /// The leader on this cell.
    pub fn leader_at(&self, at: usize) -> Option<(Seat, Color)> {
        self.leaders().find(|l| l.2 == at).map(|(seat, color, _)| (seat, color))
    }

    /// Puts a leader on a cell, or back into supply.
    pub(super) fn set_leader(&mut self, seat: Seat, color: Color, to: Option<usize>) {
        let c = color.index();
        if let Some(from) = self.leader(seat, color) {
            self.figures.remove(from);
            self.leaders[seat][c] = OFF;
            self.homes[seat][c] = Cells::EMPTY;
            self.shrink(Cells::only(from));
        }
        if let Some(to) = to {
            self.figures.insert(to);
            self.leaders[seat][c] = to as u8;
            self.homes[seat][c] = Cells::only(to);
            self.grow(to);
        }
    }

    /// The top-left cell index of a monument; `None` while it is unused.
    #[inline]
    pub fn monument(&self, pair: Pair) -> Option<usize> {
        pair.index().map(|i| self.monuments[i]).filter(|at| *at != OFF).map(usize::from)
    }

    /// The monuments on the board with their top-left cell indices.
    pub fn monuments(&self) -> impl Iterator<Item = (Pair, usize)> + use<> {
        let built = self.monuments;
        MONUMENTS.into_iter().zip(built).filter(|m| m.1 != OFF).map(|(pair, at)| (pair, usize::from(at)))
    }

    /// Whether no monument stands.
    #[inline]
    pub(super) fn no_monuments(&self) -> bool {
        self.facedown.is_empty()
    }

    /// Stands a monument with its top-left corner here; its four tiles turn face down.
    pub(super) fn set_monument(&mut self, pair: Pair, top_left: usize) {
        if let Some(i) = pair.index() {
            self.monuments[i] = top_left as u8;
            self.facedown |= square(top_left);
        }
    }
}

/// The four cells of the square with this top-left cell; empty when it does not fit on the board.
#[inline]
pub fn square(top_left: usize) -> Cells {
    let at = Cell::at(top_left);
    let fits = at.within(super::map::ROWS - 1) && at.x < 15;
    if fits { [0, 1, 16, 17].into_iter().map(|step| top_left + step).collect() } else { Cells::EMPTY }
}
