//! The map: adjacency, cities, orb sites and moorings (rules: elementaris 3). The fields reachable in one move are
//! one bit set per field.
//!
//! All four lands are alike, so each relation is written once, as in the table of the rule file. `q` is a land, `n`
//! the next one clockwise, `p` the previous one. Checked in `tests/elementaris/map.rs`.

use super::clock::Element;
use super::field::{FIELDS, Field, Fields, Kind, LANDS, QUADRANTS};

/// Number of cities.
pub const CITIES: usize = 16;
/// Number of orb sites.
pub const SITES: usize = 12;
/// Number of moorings, that is of pairs of a land and a sea that touch.
pub const MOORINGS: usize = 52;

/// Connections on foot.
#[rustfmt::skip]
const WALKS: [(&str, &str); 19] = [
    ("q1", "q2"), ("q1", "q3"), ("q2", "q3"), ("q2", "q4"), ("q3", "q5"), ("q4", "q7"), ("q4", "q8"),
    ("q5", "q6"), ("q5", "q9"), ("q6", "q9"), ("q6", "q10"), ("q7", "q8"), ("q7", "q11"), ("q9", "q10"),
    ("q10", "q11"), ("qb1", "q2"), ("qb1", "n3"), ("qb2", "q8"), ("qb2", "n5"),
];

/// Connections by ship.
#[rustfmt::skip]
const SAILS: [(&str, &str); 4] = [("qs1", "qs2"), ("qs1", "ns1"), ("qs2", "qs4"), ("qs3", "qs4")];

/// Coasts: a land field and a sea that touches it.
#[rustfmt::skip]
const SHORES: [(&str, &str); 13] = [
    ("q1", "qs1"), ("q1", "ps1"), ("q2", "qs1"), ("q3", "ps2"), ("q4", "qs2"), ("q5", "ps4"), ("q7", "qs3"),
    ("q8", "qs2"), ("q8", "qs3"), ("q8", "qs4"), ("q9", "ps4"), ("q11", "qs3"), ("q12", "qs4"),
];

/// Land fields of each land that touch mountains.
const BY_MOUNTAINS: [usize; 8] = [2, 3, 4, 5, 6, 7, 10, 11];
/// Land fields of each land that touch no water.
const INLAND: [usize; 2] = [6, 10];
/// Land fields of each land with a city.
const CITY_NUMBERS: [usize; 4] = [1, 5, 8, 10];
/// Land fields of each land with an orb site: frontier, corner, island.
const SITE_NUMBERS: [usize; 3] = [3, 11, 12];

/// Orbs on the sites of each land: frontier, corner, island.
const ORBS: [[Element; 3]; QUADRANTS] = {
    use Element::{Air, Earth, Fire, Water};
    [[Fire, Water, Earth], [Air, Fire, Water], [Earth, Air, Fire], [Water, Earth, Air]]
};

/// Returns the field that `q1`, `ns2` or `pb1` means in a land.
const fn place(name: &str, land: usize) -> usize {
    let text = name.as_bytes();
    let land = match text[0] {
        b'n' => (land + 1) % QUADRANTS,
        b'p' => (land + QUADRANTS - 1) % QUADRANTS,
        _ => land,
    };
    let (kind, mut at) = match text[1] {
        b'b' => (Kind::Bridge, 2),
        b's' => (Kind::Sea, 2),
        _ => (Kind::Land, 1),
    };
    let mut number = 0;
    while at < text.len() {
        number = 10 * number + (text[at] - b'0') as usize;
        at += 1;
    }
    match Field::named(land, kind, number) {
        Some(field) => field.index(),
        None => panic!("a field of the table"),
    }
}

const fn symmetric_neighbours(pairs: &[(&str, &str)]) -> [u128; FIELDS] {
    let (mut near, mut land) = ([0; FIELDS], 0);
    while land < QUADRANTS {
        let mut pair = 0;
        while pair < pairs.len() {
            let (one, other) = (place(pairs[pair].0, land), place(pairs[pair].1, land));
            near[one] |= 1 << other;
            near[other] |= 1 << one;
            pair += 1;
        }
        land += 1;
    }
    near
}

static WALK: [u128; FIELDS] = symmetric_neighbours(&WALKS);
static SAIL: [u128; FIELDS] = symmetric_neighbours(&SAILS);
const SHORE_WORDS: [u128; FIELDS] = symmetric_neighbours(&SHORES);
static SHORE: [u128; FIELDS] = SHORE_WORDS;

const fn land_fields(numbers: &[usize]) -> Fields {
    let (mut all, mut land) = (Fields::NONE, 0);
    while land < QUADRANTS {
        let mut at = 0;
        while at < numbers.len() {
            all.0 |= 1 << (land * 12 + numbers[at] - 1);
            at += 1;
        }
        land += 1;
    }
    all
}

/// Fields with a city.
pub const CITY_FIELDS: Fields = land_fields(&CITY_NUMBERS);
/// Fields with an orb site.
pub const SITE_FIELDS: Fields = land_fields(&SITE_NUMBERS);
/// Playable fields that touch mountains, where elementals of earth may be placed.
pub const NEAR_MOUNTAINS: Fields = land_fields(&BY_MOUNTAINS);
/// Playable fields that touch water, where elementals of water may be placed.
pub const NEAR_WATER: Fields = Fields::PLAYABLE.without(land_fields(&INLAND));

const fn all_moorings() -> [(u8, u8); MOORINGS] {
    let (mut all, mut many, mut land) = ([(0, 0); MOORINGS], 0, 0);
    while land < LANDS {
        let mut seas = SHORE_WORDS[land];
        while seas != 0 {
            all[many] = (land as u8, seas.trailing_zeros() as u8);
            many += 1;
            seas &= seas - 1;
        }
        land += 1;
    }
    assert!(many == MOORINGS);
    all
}

/// Moorings, by land and then by sea.
static MOORED: [(u8, u8); MOORINGS] = all_moorings();

const fn first_moorings() -> [u8; LANDS + 1] {
    let (mut first, mut land) = ([0; LANDS + 1], 0);
    while land < LANDS {
        first[land + 1] = first[land] + SHORE_WORDS[land].count_ones() as u8;
        land += 1;
    }
    first
}

/// Index of each land field's first mooring, then the total.
static FIRST_MOORING: [u8; LANDS + 1] = first_moorings();

impl Field {
    /// Returns where an army on foot may go in one move.
    #[inline]
    pub fn walk(self) -> Fields {
        Fields(WALK[self.index()])
    }

    /// Returns where a ship may go in one move; bridges above do not matter (R27).
    #[inline]
    pub fn sail(self) -> Fields {
        Fields(SAIL[self.index()])
    }

    /// Returns the seas to board on, for land; the land to land on, for a sea.
    #[inline]
    pub fn shore(self) -> Fields {
        Fields(SHORE[self.index()])
    }

    /// Returns the index of the city on this field.
    #[inline]
    pub const fn city(self) -> Option<usize> {
        if !CITY_FIELDS.has(self) {
            return None;
        }
        let within = match self.number() {
            1 => 0,
            5 => 1,
            8 => 2,
            _ => 3,
        };
        Some(self.index() / 12 * 4 + within)
    }

    /// Returns the field of a city.
    pub const fn of_city(city: usize) -> Self {
        Self::at(city / 4 * 12 + CITY_NUMBERS[city % 4] - 1)
    }

    /// Returns the index of the orb site on this field.
    #[inline]
    pub const fn site(self) -> Option<usize> {
        if !SITE_FIELDS.has(self) {
            return None;
        }
        let within = match self.number() {
            3 => 0,
            11 => 1,
            _ => 2,
        };
        Some(self.index() / 12 * 3 + within)
    }

    /// Returns the field of an orb site.
    pub const fn of_site(site: usize) -> Self {
        Self::at(site / 3 * 12 + SITE_NUMBERS[site % 3] - 1)
    }
}

/// Returns the element of the orb that belongs to a site.
#[inline]
pub const fn orb(site: usize) -> Element {
    ORBS[site / 3 % QUADRANTS][site % 3]
}

/// Iterates over the sites whose orbs have this element.
pub fn sites_of(element: Element) -> impl Iterator<Item = usize> + Clone {
    (0..SITES).filter(move |site| orb(*site) == element)
}

/// Returns the land and the sea of a mooring.
#[inline]
pub fn mooring(number: usize) -> (Field, Field) {
    let (land, sea) = MOORED[number % MOORINGS];
    (Field::at(land.into()), Field::at(sea.into()))
}

/// Returns the moorings of a land field; empty for other fields.
#[inline]
pub fn moorings_of(land: Field) -> std::ops::Range<usize> {
    match land.kind() {
        Kind::Land => FIRST_MOORING[land.index()].into()..FIRST_MOORING[land.index() + 1].into(),
        _ => 0..0,
    }
}

/// Returns the mooring of a land field at a sea, if they touch.
#[inline]
pub fn mooring_at(land: Field, sea: Field) -> Option<usize> {
    moorings_of(land).find(|number| mooring(*number).1 == sea)
}
