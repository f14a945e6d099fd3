//! Options of the rules (rules: elementaris 9).

use crate::table::OrNever;

use crate::table::options::{OptionField, OptionSheet, SWITCH};

/// The number of cities with which one player wins (rules: elementaris 8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Domination {
    /// 12 cities with two players, 9 with more.
    Default,
    Off,
    /// This many cities, 9 to 16.
    Cities(u8),
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether the dial begins with water instead of earth (R1).
    pub water_first: bool,
    /// Whether the first city must be in the player's own land.
    pub own_corner: bool,
    /// Whether armies may be recruited without enough income and treasury to pay for them.
    pub free_recruiting: bool,
    /// Price of a ship in resources.
    pub ship_price: u8,
    /// Whether all pieces of earth or water may be cast in one second turn.
    pub all_elementals: bool,
    /// Whether the fire elemental may be cast again in every round.
    pub fire_redirect: bool,
    pub domination: Domination,
    /// Last round, if there is one.
    pub round_limit: Option<u16>,
    /// Whether a player who has lost everything may return while a city is free.
    pub reentry: bool,
    pub rotate_first_player: bool,
    /// Whether the last of three players begins with a resource.
    pub third_seat_bonus: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            water_first: false,
            own_corner: false,
            free_recruiting: false,
            ship_price: 2,
            all_elementals: false,
            fire_redirect: true,
            domination: Domination::Default,
            round_limit: Some(33),
            reentry: false,
            rotate_first_player: false,
            third_seat_bonus: false,
        }
    }
}

/// A named set of options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// One turn of the clock.
    Short,
    Standard,
    /// The author's way: the game ends when the players agree (rules: elementaris 8).
    Author,
}

impl Preset {
    pub const ALL: [Self; 3] = [Self::Short, Self::Standard, Self::Author];

    /// Returns the options of the preset.
    pub fn options(self) -> Options {
        let default = Options::default();
        match self {
            Self::Short => Options { round_limit: Some(17), ..default },
            Self::Standard => default,
            Self::Author => Options { domination: Domination::Off, round_limit: None, ..default },
        }
    }
}

const ORDERS: &[&str] = &["earth-water-fire-air", "water-earth-fire-air"];
const DOMINATION: &[&str] = &["on", "off", "9", "10", "11", "12", "13", "14", "15", "16"];
const PRICES: [u8; 4] = [2, 1, 3, 0];
const LIMITS: [Option<u16>; 4] = [Some(33), Some(17), Some(49), None];

impl Options {
    /// Returns the number of cities that ends the game with this number of seats.
    pub const fn cities_to_win(&self, seats: usize) -> Option<u8> {
        match self.domination {
            Domination::Default if seats == 2 => Some(12),
            Domination::Default => Some(9),
            Domination::Off => None,
            Domination::Cities(cities) => Some(cities),
        }
    }
}

impl OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[
        OptionField { name: "clock_order", values: ORDERS, default: 0 },
        OptionField { name: "first_city", values: &["any", "own_corner"], default: 0 },
        OptionField { name: "recruiting", values: &["solvent", "free"], default: 0 },
        OptionField { name: "ship_price", values: &["2", "1", "3", "0"], default: 0 },
        OptionField { name: "elementals_per_round", values: &["one", "all"], default: 0 },
        OptionField { name: "fire_redirect", values: SWITCH, default: 1 },
        OptionField { name: "domination", values: DOMINATION, default: 0 },
        OptionField { name: "round_limit", values: &["33", "17", "49", "none"], default: 0 },
        OptionField { name: "reentry", values: SWITCH, default: 0 },
        OptionField { name: "rotate_first_player", values: SWITCH, default: 0 },
        OptionField { name: "third_seat_bonus", values: SWITCH, default: 0 },
    ];

    fn get(&self, field: usize) -> usize {
        match field {
            0 => self.water_first.into(),
            1 => self.own_corner.into(),
            2 => self.free_recruiting.into(),
            3 => PRICES.iter().position(|price| *price == self.ship_price).or_never(0),
            4 => self.all_elementals.into(),
            5 => self.fire_redirect.into(),
            6 => match self.domination {
                Domination::Default => 0,
                Domination::Off => 1,
                Domination::Cities(cities) => usize::from(cities.clamp(9, 16)) - 7,
            },
            7 => LIMITS.iter().position(|limit| *limit == self.round_limit).or_never(0),
            8 => self.reentry.into(),
            9 => self.rotate_first_player.into(),
            _ => self.third_seat_bonus.into(),
        }
    }

    fn set(&mut self, field: usize, value: usize) {
        let on = value == 1;
        match field {
            0 => self.water_first = on,
            1 => self.own_corner = on,
            2 => self.free_recruiting = on,
            3 => self.ship_price = PRICES[value % PRICES.len()],
            4 => self.all_elementals = on,
            5 => self.fire_redirect = on,
            6 => {
                self.domination = match value {
                    0 => Domination::Default,
                    1 => Domination::Off,
                    cities => Domination::Cities(cities as u8 + 7),
                }
            }
            7 => self.round_limit = LIMITS[value % LIMITS.len()],
            8 => self.reentry = on,
            9 => self.rotate_first_player = on,
            _ => self.third_seat_bonus = on,
        }
    }

    /// Lists options without effect: the seat's own land with three players, the third seat's bonus with two or four.
    fn idle(&self, seats: usize) -> Vec<usize> {
        if seats == 3 { vec![1] } else { vec![10] }
    }

    fn needs_people(&self) -> bool {
        self.round_limit.is_none()
    }

    fn fits(&self, seats: usize) -> Result<(), String> {
        if self.own_corner && seats == 3 {
            return Err(
                "`first_city=own_corner` is for two or four seats: of three it favours the middle one".into(),
            );
        }
        if self.third_seat_bonus && seats != 3 {
            return Err(format!("`third_seat_bonus` is for three seats, not {seats}"));
        }
        Ok(())
    }
}
