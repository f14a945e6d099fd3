//! The rule options of a game, chosen at set-up (rules: carcassonne 9).

use crate::table::Seat;
use crate::table::options::{OptionField, OptionSheet};

/// The parts of The Tower that are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tower {
    #[default]
    On,
    /// The tiles are added; no towers are built (R47).
    Tiles,
    /// The base game.
    Off,
}

/// The times of a turn at which prisoners may be bought back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Window {
    /// Before the tile, before the action and after scoring.
    #[default]
    WholeTurn,
    /// Not after scoring.
    BeforeAction,
}

/// The options of a game. All combinations are allowed, except a first player who is not seated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub tower: Tower,
    /// Followers may be placed on fields.
    pub farmers: bool,
    /// A complete city of two tiles scores one point for each tile and pennant instead of two.
    pub small_city: bool,
    /// The range of a tower ends at gaps in the map.
    pub stop_at_gaps: bool,
    /// Prisoners may be bought back.
    pub ransom: bool,
    /// The first floor covers its own tile only.
    pub own_tile_first: bool,
    /// Range counts steps in any direction instead of along a line.
    pub manhattan: bool,
    pub window: Window,
    /// The first player; `None` draws one at random.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            tower: Tower::On,
            farmers: true,
            small_city: false,
            stop_at_gaps: false,
            ransom: true,
            own_tile_first: false,
            manhattan: false,
            window: Window::WholeTurn,
            first: None,
        }
    }
}

const TOWER: usize = 0;
const TOWER_GAPS: usize = 3;
const RANSOM: usize = 4;
const FIRST_FLOOR: usize = 5;
const RANGE: usize = 6;
const WINDOW: usize = 7;

impl Options {
    /// Returns whether towers are built.
    #[inline]
    pub const fn towers(&self) -> bool {
        matches!(self.tower, Tower::On)
    }
}

impl OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[
        OptionField { name: "tower", values: &["on", "tiles", "off"], default: 0 },
        OptionField { name: "farmers", values: &["on", "off"], default: 0 },
        OptionField { name: "small_city", values: &["4", "2"], default: 0 },
        OptionField { name: "tower_gaps", values: &["over", "stop"], default: 0 },
        OptionField { name: "ransom", values: &["on", "off"], default: 0 },
        OptionField { name: "tower_first_floor", values: &["normal", "own_tile"], default: 0 },
        OptionField { name: "tower_range", values: &["line", "manhattan"], default: 0 },
        OptionField { name: "ransom_window", values: &["whole_turn", "before_action"], default: 0 },
        OptionField { name: "first_player", values: &["random", "0", "1", "2", "3", "4", "5"], default: 0 },
    ];

    fn get(&self, field: usize) -> usize {
        match field {
            TOWER => self.tower as usize,
            1 => usize::from(!self.farmers),
            2 => usize::from(self.small_city),
            TOWER_GAPS => usize::from(self.stop_at_gaps),
            RANSOM => usize::from(!self.ransom),
            FIRST_FLOOR => usize::from(self.own_tile_first),
            RANGE => usize::from(self.manhattan),
            WINDOW => self.window as usize,
            _ => self.first.map_or(0, |seat| seat.index() + 1),
        }
    }

    fn set(&mut self, field: usize, value: usize) {
        let second = value == 1;
        match field {
            TOWER => self.tower = [Tower::On, Tower::Tiles, Tower::Off][value.min(2)],
            1 => self.farmers = !second,
            2 => self.small_city = second,
            TOWER_GAPS => self.stop_at_gaps = second,
            RANSOM => self.ransom = !second,
            FIRST_FLOOR => self.own_tile_first = second,
            RANGE => self.manhattan = second,
            WINDOW => self.window = if second { Window::BeforeAction } else { Window::WholeTurn },
            _ => self.first = value.checked_sub(1).map(Seat::new),
        }
    }

    /// Returns the options without effect: those about towers without towers, and the ransom's window without ransom.
    fn idle(&self, _seats: usize) -> Vec<usize> {
        match (self.towers(), self.ransom) {
            (false, _) => vec![TOWER_GAPS, RANSOM, FIRST_FLOOR, RANGE, WINDOW],
            (true, false) => vec![WINDOW],
            (true, true) => Vec::new(),
        }
    }

    /// Checks that the first player is seated.
    fn fits(&self, seats: usize) -> Result<(), String> {
        match self.first {
            Some(first) if first.index() >= seats => {
                Err(format!("`first_player` is {first}, but the seats are 0 to {}", seats.saturating_sub(1)))
            }
            _ => Ok(()),
        }
    }
}
