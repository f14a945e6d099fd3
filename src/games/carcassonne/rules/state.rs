//! The game state as flat data, all of it public (rules: carcassonne 10). This module reads and changes single
//! facts; it does not check whether the rules allow a change.

use std::fmt;

use crate::table::{Bag, BySeat, MAX_SEATS, Seat, Turn, never};

use super::action::Stand;
use super::cell::{Cell, Rotation};
use super::map::{Laid, Map};
use super::options::{Options, Tower};
use super::score::{Earned, Points};
use super::tile::{KINDS, Kind, SegmentId, Set};
use super::tower::Towers;

/// The maximum number of seats.
pub const SEATS: usize = MAX_SEATS;
/// The number of followers of each player.
pub const FOLLOWERS: u8 = 7;
/// The ransom for a prisoner, in points.
pub const RANSOM: u8 = 3;

/// Tiles by kind.
pub type Tiles = Bag<KINDS>;

/// A game of Carcassonne.
#[derive(Clone, PartialEq)]
pub struct Carcassonne {
    /// The public information, which is the complete state.
    pub public: Public,
}

/// The decision or chance event that comes next (rules: carcassonne 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: the first player is drawn.
    First,
    /// Chance: a tile is drawn for the active seat.
    Draw,
    /// The drawn tile has to be laid.
    Place(Kind),
    /// The active seat places a follower, a piece, a follower on a tower, or nothing. `at` is the tile just laid.
    Action {
        at: Cell,
    },
    /// A piece was built on `tower`, and figures are in range.
    Capture {
        at: Cell,
        tower: Cell,
    },
    /// The turn is scored; a prisoner may still be bought back.
    Late,
    Over,
}

/// The state of a game. Two states are equal if their positions are. The order in which tiles were laid and the
/// effects of the last entry ([`Public::last`]) are not part of a position.
#[derive(Clone, Copy)]
pub struct Public {
    pub options: Options,
    pub(super) seats: u8,
    /// The seat whose turn it is; while a draw is due, the seat whose turn begins.
    pub active: Seat,
    pub phase: Phase,
    /// The tiles still to be drawn.
    pub pile: Tiles,
    pub(super) map: Map,
    pub(super) towers: Towers,
    /// The number of followers in the supply of each seat.
    pub(super) supply: BySeat<u8, SEATS>,
    pub(super) points: Points,
    /// The sources of the points.
    pub(super) earned: Earned,
    /// The effects of the last entry, for reports.
    pub last: Last,
}

/// The effects of the last entry, as `random --json` shows them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Last {
    /// The tile just laid; stored until the end of its turn.
    pub placed: Option<(Cell, Kind, Rotation)>,
    /// The segment a follower was placed on.
    pub follower: Option<(Cell, SegmentId)>,
    /// The place of a captured figure.
    pub captured: Option<(Cell, Stand)>,
    pub(super) completed: [Completed; 16],
    pub(super) completions: u8,
}

/// A feature the last entry completed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Completed {
    pub node: u16,
    pub points: u16,
    /// The seats that scored, as a bit set.
    pub holders: u8,
}

impl Phase {
    /// Returns the word of the position text, see the manual of records.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Draw => "draw",
            Self::Place(_) => "place",
            Self::Action { .. } => "action",
            Self::Capture { .. } => "capture",
            Self::Late => "late",
            Self::Over => "over",
        }
    }
}

/// Returns the number of tiles of each kind in a game with this option, including the start tile.
pub fn all_tiles(tower: Tower) -> Tiles {
    let count = |kind: usize| {
        let tile = Kind::new(kind).tile();
        if tile.set == Set::Base || tower != Tower::Off { tile.count } else { 0 }
    };
    Bag(std::array::from_fn(count))
}

impl Public {
    /// Returns the initial state: the start tile on the map, all other tiles in the pile (rules: carcassonne 4).
    pub(super) fn set_up(options: &Options, seats: usize) -> Self {
        never!(!(2..=SEATS).contains(&seats));
        let seats = seats.clamp(2, SEATS);
        let mut pile = all_tiles(options.tower);
        pile.0[Kind::START.index()] -= 1;
        // A first player who is not seated is refused at set-up (`OptionSheet::fits`).
        let first = options.first.filter(|seat| !never!(seat.index() >= seats));
        let in_play = |value: u8| BySeat::from_fn(|s| if s.index() < seats { value } else { 0 });
        Self {
            options: *options,
            seats: seats as u8,
            active: first.unwrap_or(Seat::new(0)),
            phase: if first.is_some() { Phase::Draw } else { Phase::First },
            pile,
            map: Map::start(),
            towers: Towers::start(options, seats),
            supply: in_play(FOLLOWERS),
            points: BySeat::all(0),
            earned: Earned::default(),
            last: Last::default(),
        }
    }

    /// Returns the number of seats, 2 to 6.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns whose decision it is.
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Draw => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seat(self.active),
        }
    }

    /// Returns the tiles on the map, in arbitrary order except that the tile laid last is the last one.
    pub fn tiles(&self) -> &[Laid] {
        self.map.tiles()
    }

    /// Returns the tile on this cell.
    pub fn tile_at(&self, at: Cell) -> Option<&Laid> {
        self.map.find(at).map(|index| &self.map.tiles()[index])
    }

    /// Returns the number of followers in the supply of a seat.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat]
    }

    /// Returns the seat's score on the track.
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat]
    }

    /// Returns the tile that is drawn and not yet laid.
    pub const fn drawn(&self) -> Option<Kind> {
        match self.phase {
            Phase::Place(kind) => Some(kind),
            _ => None,
        }
    }

    /// Returns the cell of the tile just laid, until its turn is scored.
    pub const fn placed(&self) -> Option<Cell> {
        match self.phase {
            Phase::Action { at } | Phase::Capture { at, .. } => Some(at),
            _ => None,
        }
    }

    /// Returns the tiles that fitted nowhere and are out of the game.
    pub fn discarded(&self) -> Tiles {
        let mut gone = all_tiles(self.options.tower);
        gone.take(&self.pile);
        self.tiles().iter().for_each(|laid| gone.0[laid.kind.index()] -= 1);
        self.drawn().iter().for_each(|kind| gone.0[kind.index()] -= 1);
        gone
    }
}

impl PartialEq for Public {
    fn eq(&self, other: &Self) -> bool {
        let facts = |p: &Self| (p.options, p.seats, p.active, p.phase, p.pile, p.supply, p.points);
        let laid = |mine: &Laid| {
            let theirs = other.tile_at(mine.cell());
            theirs.is_some_and(|t| {
                (t.kind, t.rotation, t.figure()) == (mine.kind, mine.rotation, mine.figure())
                    && other.tower_at(t.cell()) == self.tower_at(t.cell())
            })
        };
        facts(self) == facts(other)
            && self.earned == other.earned
            && self.towers.same_supplies(&other.towers)
            && self.tiles().len() == other.tiles().len()
            && self.tiles().iter().all(laid)
    }
}

impl fmt::Debug for Public {
    /// Writes the position text: it is more readable than a thousand numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position_text())
    }
}

impl fmt::Debug for Carcassonne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.public.fmt(f)
    }
}
