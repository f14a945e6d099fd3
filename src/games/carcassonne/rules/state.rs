//! The whole state as flat data, all of it public (rules: carcassonne 10). Knows how to read and change single facts,
//! not when the rules allow it.

use std::fmt;

use crate::table::{Bag, BySeat, MAX_SEATS, Seat, Turn, never};

use super::action::Stand;
use super::cell::{Cell, Rotation};
use super::map::{Laid, Map};
use super::options::{Options, Tower};
use super::score::{Earned, Points};
use super::tile::{KINDS, Kind, SegmentId, Set};
use super::tower::Towers;

/// The most seats.
pub const SEATS: usize = MAX_SEATS;
/// Followers of each player.
pub const FOLLOWERS: u8 = 7;
/// What a prisoner costs.
pub const RANSOM: u8 = 3;

/// Tiles by kind.
pub type Tiles = Bag<KINDS>;

/// A game of Carcassonne.
#[derive(Clone, PartialEq)]
pub struct Carcassonne {
    /// What everybody at the table sees, and that is everything.
    pub public: Public,
}

/// What is awaited (rules: carcassonne 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: who begins.
    First,
    /// Chance: a tile for the active seat.
    Draw,
    /// The drawn tile is to be laid.
    Place(Kind),
    /// A follower, a piece, a follower on a tower, or nothing; `at` is the tile just laid.
    Action {
        at: Cell,
    },
    /// A piece was built on `tower`, and figures are in range.
    Capture {
        at: Cell,
        tower: Cell,
    },
    /// All is scored; a prisoner may still be bought back.
    Late,
    Over,
}

/// The state of a game. Two are equal when their positions are; in which order the tiles were laid and what the last
/// entry did ([`Public::last`]) is no part of a position.
#[derive(Clone, Copy)]
pub struct Public {
    pub options: Options,
    pub(super) seats: u8,
    /// Whose turn it is; while a draw is due, whose turn begins.
    pub active: Seat,
    pub phase: Phase,
    /// The tiles still to be drawn.
    pub pile: Tiles,
    pub(super) map: Map,
    pub(super) towers: Towers,
    /// Followers in the supply of each seat.
    pub(super) supply: BySeat<u8, SEATS>,
    pub(super) points: Points,
    /// What the points are made of.
    pub(super) earned: Earned,
    /// What the last entry did, for reports.
    pub last: Last,
}

/// What the last entry did, as `random --json` shows it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Last {
    /// The tile just laid; kept to the end of its turn.
    pub placed: Option<(Cell, Kind, Rotation)>,
    /// The segment a follower was put on.
    pub follower: Option<(Cell, SegmentId)>,
    /// Where a figure was captured.
    pub captured: Option<(Cell, Stand)>,
    pub(super) completed: [Completed; 16],
    pub(super) completions: u8,
}

/// A feature the last entry completed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Completed {
    pub node: u16,
    pub points: u16,
    /// The seats that scored, as bits.
    pub holders: u8,
}

impl Phase {
    /// The word of the position text, see the manual of records.
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

/// How many tiles of each kind a game with this option has, the start tile included.
pub fn all_tiles(tower: Tower) -> Tiles {
    let count = |kind: usize| {
        let tile = Kind::new(kind).tile();
        if tile.set == Set::Base || tower != Tower::Off { tile.count } else { 0 }
    };
    Bag(std::array::from_fn(count))
}

impl Public {
    /// The set-up: the start tile, everything else in the pile (rules: carcassonne 4).
    pub(super) fn set_up(options: &Options, seats: usize) -> Self {
        never!(!(2..=SEATS).contains(&seats));
        let seats = seats.clamp(2, SEATS);
        let mut pile = all_tiles(options.tower);
        pile.0[Kind::START.index()] -= 1;
        // A first player who is not seated is refused where the game is set up (`OptionSheet::fits`).
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

    /// Number of seats, 2 to 6.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whose decision it is.
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Draw => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seat(self.active),
        }
    }

    /// The tiles on the map, in no order that means anything but that the last one was laid last.
    pub fn tiles(&self) -> &[Laid] {
        self.map.tiles()
    }

    /// The tile on this cell.
    pub fn tile_at(&self, at: Cell) -> Option<&Laid> {
        self.map.find(at).map(|index| &self.map.tiles()[index])
    }

    /// Followers in the supply of a seat.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat]
    }

    /// The score on the track.
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat]
    }

    /// The tile that is drawn and not yet laid.
    pub const fn drawn(&self) -> Option<Kind> {
        match self.phase {
            Phase::Place(kind) => Some(kind),
            _ => None,
        }
    }

    /// The cell of the tile just laid, until its turn is scored.
    pub const fn placed(&self) -> Option<Cell> {
        match self.phase {
            Phase::Action { at } | Phase::Capture { at, .. } => Some(at),
            _ => None,
        }
    }

    /// The tiles that fitted nowhere and are out of the game.
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
    /// The position text: a thousand numbers would say less.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position_text())
    }
}

impl fmt::Debug for Carcassonne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.public.fmt(f)
    }
}
