//! The whole state as plain data: public ([`Public`]) and hidden ([`Secret`]) information.
//!
//! Reads and changes single facts; legality is checked elsewhere.

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

/// Maximum number of seats.
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
    /// Information visible to everybody.
    pub public: Public,
    pub(super) secret: Secret,
}

/// Public information, past information included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub options: Options,
    pub(super) seats: u8,
    pub phase: Phase,
    /// Player whose turn it is, who is not always the one to decide.
    pub current: Seat,
    /// Action points left.
    pub ap: u8,
    pub land_placed: bool,
    pub token_used: bool,
    /// Whether any action was taken in this turn, free moves included.
    pub acted: bool,
    pub cards_drawn: u8,
    /// Successive turns of any players without a land tile.
    pub turns_without_land: u8,
    /// Seat that triggered the end, and its trigger.
    pub trigger: Option<(Seat, Ending)>,
    pub final_scored: BySeat<bool, SEATS>,
    /// Palaces built or expanded in this turn.
    pub changed: Cells,
    /// Number of land layers on each hex.
    pub heights: [u8; CELLS],
    /// Hexes whose top is a village, without a palace.
    pub villages: Cells,
    pub rice: Cells,
    /// Water, printed and laid.
    pub water: Cells,
    /// Hexes with a palace of each value.
    pub palaces: [Cells; 5],
    /// Palaces whose festival was held.
    pub festival_held: Cells,
    pub figures: BySeat<Cells, SEATS>,
    /// Regions of the current player, always up to date; see [`RegionMap`].
    pub(super) regions: RegionMap,
    pub pieces: Pieces,
    pub supply: Supply,
    pub own: BySeat<Own, SEATS>,
    /// The face-up card; `None` while one is due.
    pub face_up: Option<Card>,
    pub discard: Cards,
    /// Cards that all saw a player take and that must still be in hand; determinization keeps them.
    pub seen: BySeat<Cards, SEATS>,
    /// Cards each player has laid in the auction.
    pub laid: BySeat<Cards, SEATS>,
    pub passed: BySeat<bool, SEATS>,
    pub points: BySeat<Points, SEATS>,
    /// All cards in this game, wherever they are.
    pub stock: Cards,
}

/// Hidden information.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Secret {
    pub hands: BySeat<Cards, SEATS>,
    pub deck: Cards,
}

/// Common supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supply {
    /// Three-hex tiles.
    pub three: u8,
    pub water: u8,
    /// Palace tiles by value.
    pub palaces: [u8; 5],
}

/// Supply of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Own {
    /// Two-hex tiles.
    pub two: u8,
    pub rice: u8,
    pub village: u8,
    pub tokens: u8,
}

/// Supply of each player at the start.
pub const OWN: Own = Own { two: 5, rice: 3, village: 2, tokens: 3 };

impl Public {
    /// Creates an empty board before the first draw.
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
            festival_held: Cells::EMPTY,
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

    /// Returns the number of seats, 2 to 4.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Iterates over all seats in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Returns whose turn it is to decide: a seat, chance, or nobody when the game is over.
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::FirstOpen | Phase::First | Phase::Draw | Phase::Open => Turn::Chance,
            Phase::Main => Turn::Seat(self.current),
            Phase::Auction { bidder, .. } => Turn::Seat(bidder),
            Phase::Over => Turn::Over,
        }
    }

    /// Returns the hexes with a palace.
    #[inline]
    pub fn all_palaces(&self) -> Cells {
        let [two, four, six, eight, ten] = self.palaces;
        two | four | (six | eight) | ten
    }

    /// Returns the hexes of settlements: villages and palaces.
    #[inline]
    pub fn built(&self) -> Cells {
        self.villages | self.all_palaces()
    }

    /// Returns the hexes covered by land.
    #[inline]
    pub fn covered(&self) -> Cells {
        self.rice | self.built()
    }

    /// Returns the empty hexes of the board.
    #[inline]
    pub fn bare(&self) -> Cells {
        map().board - self.covered() - self.water
    }

    /// Returns the hexes with a figure of any player.
    #[inline]
    pub fn all_figures(&self) -> Cells {
        let [a, b, c, d] = self.figures.0;
        a | b | (c | d)
    }

    /// Returns the value of the palace on a hex.
    pub fn value_at(&self, cell: usize) -> Option<Value> {
        Value::ALL.into_iter().find(|value| self.palaces[value.index()].has(cell))
    }

    /// Returns the owner of the figure on a hex.
    pub fn figure_at(&self, cell: usize) -> Option<Seat> {
        self.all_seats().find(|seat| self.figures[*seat].has(cell))
    }

    /// Returns how many figures a player has left.
    #[inline]
    pub fn figures_left(&self, seat: Seat) -> u8 {
        FIGURES.checked_sub(self.figures[seat].count() as u8).or_never(0)
    }

    /// Returns how many tiles of this kind a player may take.
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

    /// Removes a tile from the supply.
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

    /// Puts a tile on these hexes, its village first; they must have the same height.
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

    /// Puts a palace on a hex, its white side up, covering any palace already there.
    pub(super) fn put_palace(&mut self, cell: usize, value: Value) {
        self.palaces.iter_mut().for_each(|cells| cells.remove(cell));
        self.palaces[value.index()].insert(cell);
        self.villages.remove(cell);
        self.festival_held.remove(cell);
        self.find_regions();
    }
}
