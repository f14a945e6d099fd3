//! The whole state as flat data: what everybody sees ([`Public`]) and what only some know ([`Secret`]).
//!
//! Knows how to read and change single facts, not when the rules allow it.

use crate::table::{BySeat, OrNever, Seat, Turn, never};

use super::action::Value;
use super::card::{Card, Cards, STOCK};
use super::cell::{CELLS, Cells};
use super::figure::RegionMap;
use super::map::map;
use super::options::Options;
use super::phase::{Ending, Phase};
use super::piece::{LaidTile, Pieces};
use super::score::Points;
use super::tile::Tile;

/// The most seats.
pub const SEATS: usize = 4;
/// Figures of each player.
pub const FIGURES: u8 = 12;
/// Action points of a turn.
pub const ACTION_POINTS: u8 = 6;
/// Cards a player may draw in a turn.
pub const CARDS_A_TURN: u8 = 2;
/// Water tiles of the supply.
pub const WATER: u8 = 16;
/// Palace tiles of the supply, by value.
pub const PALACES: [u8; 5] = [6, 7, 8, 9, 10];

/// A game of Java.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Java {
    /// What everybody at the table sees.
    pub public: Public,
    pub(super) secret: Secret,
}

/// What everybody sees, and has seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub options: Options,
    pub(super) seats: u8,
    pub phase: Phase,
    /// Whose turn it is (not necessarily who decides now).
    pub current: Seat,
    /// Action points left.
    pub ap: u8,
    pub land_placed: bool,
    pub token_used: bool,
    /// Any action was taken in this turn, free moves too.
    pub acted: bool,
    pub cards_drawn: u8,
    /// Turns in a row, of whatever players, without a land tile.
    pub turns_without_land: u8,
    /// Who triggered the end, and by what.
    pub trigger: Option<(Seat, Ending)>,
    pub final_scored: BySeat<bool, SEATS>,
    /// The palaces built or expanded in this turn.
    pub changed: Cells,
    /// The number of land layers on each hex.
    pub heights: [u8; CELLS],
    /// Hexes whose top is a village, without a palace.
    pub villages: Cells,
    pub rice: Cells,
    /// Water, printed and laid.
    pub water: Cells,
    /// The hexes with a palace of each value.
    pub palaces: [Cells; 5],
    /// The palaces whose festival was held.
    pub red: Cells,
    pub figures: BySeat<Cells, SEATS>,
    /// Always what the board says to the current player, see [`RegionMap`].
    pub(super) regions: RegionMap,
    pub pieces: Pieces,
    pub supply: Supply,
    pub own: BySeat<Own, SEATS>,
    /// The face-up card; `None` while one is due.
    pub face_up: Option<Card>,
    pub discard: Cards,
    /// Cards that all saw a player take and that must still be in his hand: whoever imagines hands remembers them.
    pub seen: BySeat<Cards, SEATS>,
    /// What each player has laid in the auction.
    pub laid: BySeat<Cards, SEATS>,
    pub passed: BySeat<bool, SEATS>,
    pub points: BySeat<Points, SEATS>,
    /// Every card there is in this game, wherever it is.
    pub stock: Cards,
}

/// What lies hidden.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Secret {
    pub hands: BySeat<Cards, SEATS>,
    pub deck: Cards,
}

/// What all may take from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supply {
    /// Three-hex tiles.
    pub three: u8,
    pub water: u8,
    /// Palace tiles by value.
    pub palaces: [u8; 5],
}

/// What lies before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Own {
    /// Two-hex tiles.
    pub two: u8,
    pub rice: u8,
    pub village: u8,
    pub tokens: u8,
}

/// What each player begins with.
pub const OWN: Own = Own { two: 5, rice: 3, village: 2, tokens: 3 };

impl Public {
    /// An empty board before the first draw.
    pub(super) fn empty(options: Options, seats: usize) -> Self {
        never!(!(2..=SEATS).contains(&seats));
        let seats = seats.clamp(2, SEATS);
        Self {
            options,
            seats: seats as u8,
            phase: Phase::Main,
            current: Seat::new(0),
            ap: ACTION_POINTS,
            land_placed: false,
            token_used: false,
            acted: false,
            cards_drawn: 0,
            turns_without_land: 0,
            trigger: None,
            final_scored: BySeat::all(false),
            changed: Cells::EMPTY,
            heights: [0; CELLS],
            villages: Cells::EMPTY,
            rice: Cells::EMPTY,
            water: map().printed,
            palaces: [Cells::EMPTY; 5],
            red: Cells::EMPTY,
            figures: BySeat::all(Cells::EMPTY),
            regions: RegionMap::default(),
            pieces: Pieces::default(),
            supply: Supply { three: options.triples, water: WATER, palaces: PALACES },
            own: BySeat::from_fn(|s| if s.index() < seats { OWN } else { Own::default() }),
            face_up: None,
            discard: Cards::default(),
            seen: Default::default(),
            laid: Default::default(),
            passed: BySeat::all(false),
            points: Default::default(),
            stock: STOCK,
        }
    }

    /// Number of seats, 2 to 4.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// All seats in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Whose decision it is.
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::FirstOpen | Phase::First | Phase::Draw | Phase::Open => Turn::Chance,
            Phase::Main => Turn::Seat(self.current),
            Phase::Auction { bidder, .. } => Turn::Seat(bidder),
            Phase::Over => Turn::Over,
        }
    }

    /// The hexes with a palace.
    #[inline]
    pub fn all_palaces(&self) -> Cells {
        let [two, four, six, eight, ten] = self.palaces;
        two | four | (six | eight) | ten
    }

    /// Hexes that belong to settlements: villages and palaces.
    #[inline]
    pub fn built(&self) -> Cells {
        self.villages | self.all_palaces()
    }

    /// Hexes covered by land.
    #[inline]
    pub fn covered(&self) -> Cells {
        self.rice | self.built()
    }

    /// Hexes of the board on which nothing lies.
    #[inline]
    pub fn bare(&self) -> Cells {
        map().board - self.covered() - self.water
    }

    /// The hexes with a figure of anybody.
    #[inline]
    pub fn all_figures(&self) -> Cells {
        let [a, b, c, d] = self.figures.0;
        a | b | (c | d)
    }

    /// The value of the palace on a hex.
    pub fn value_at(&self, cell: usize) -> Option<Value> {
        Value::ALL.into_iter().find(|value| self.palaces[value.index()].has(cell))
    }

    /// Whose figure stands on a hex.
    pub fn figure_at(&self, cell: usize) -> Option<Seat> {
        self.all_seats().find(|seat| self.figures[*seat].has(cell))
    }

    /// Figures a player has left.
    #[inline]
    pub fn figures_left(&self, seat: Seat) -> u8 {
        FIGURES.checked_sub(self.figures[seat].count() as u8).or_never(0)
    }

    /// How many tiles of this kind a player may take.
    #[inline]
    pub fn tiles_left(&self, seat: Seat, tile: Tile) -> u8 {
        let own = &self.own[seat];
        match tile {
            Tile::Three => self.supply.three,
            Tile::Two => own.two,
            Tile::Rice => own.rice,
            Tile::Village => own.village,
        }
    }

    /// One tile less.
    pub(super) fn take_tile(&mut self, seat: Seat, tile: Tile) {
        let own = &mut self.own[seat];
        let count = match tile {
            Tile::Three => &mut self.supply.three,
            Tile::Two => &mut own.two,
            Tile::Rice => &mut own.rice,
            Tile::Village => &mut own.village,
        };
        *count = count.checked_sub(1).or_never(0);
    }

    /// Puts a tile on these hexes, its village first; they are of one height.
    pub(super) fn put_tile(&mut self, tile: Tile, cells: [u8; 3]) {
        let piece =
            LaidTile::new(tile, self.heights[usize::from(cells[0])].checked_add(1).or_never(u8::MAX), cells);
        for (number, cell) in piece.cells().enumerate() {
            self.heights[cell] = piece.level;
            let village = number == 0 && tile.has_village();
            let (on, off) = if village {
                (&mut self.villages, &mut self.rice)
            } else {
                (&mut self.rice, &mut self.villages)
            };
            on.insert(cell);
            off.remove(cell);
        }
        self.pieces.add(piece, &self.heights);
        self.find_regions();
    }

    /// Puts a palace on a hex, its white side up; one that stands there is covered.
    pub(super) fn put_palace(&mut self, cell: usize, value: Value) {
        self.palaces.iter_mut().for_each(|cells| cells.remove(cell));
        self.palaces[value.index()].insert(cell);
        self.villages.remove(cell);
        self.red.remove(cell);
        self.find_regions();
    }
}
