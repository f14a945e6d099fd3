//! The map: twelve provinces, their cities, fortresses and roads (rules: taj-mahal 3). A set of cities is a bit
//! set.
//!
//! Our own design with the counts of the original game; `atlas` has the drawn positions. Checked in
//! `tests/taj_mahal/data.rs`.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

/// Number of provinces, and of visits.
pub const PROVINCES: usize = 12;
/// Number of cities.
pub const CITIES: usize = 49;
/// Number of cities that are fortresses, Agra included.
pub const FORTRESSES: usize = 16;

/// Ids of provinces, in the order of the rule file.
const PROVINCE_WORDS: [&str; PROVINCES] =
    ["KAB", "KAS", "DEL", "AWA", "LAH", "AGR", "ALL", "THA", "MUL", "GUJ", "AJM", "MAL"];

/// Ids of cities, province by province.
#[rustfmt::skip]
const CITY_WORDS: [&str; CITIES] = [
    "KAB1", "KAB2", "KAB3", "KAB4",
    "KAS1", "KAS2", "KAS3", "KAS4",
    "DEL1", "DEL2", "DEL3", "DEL4",
    "AWA1", "AWA2", "AWA3", "AWA4",
    "LAH1", "LAH2", "LAH3", "LAH4",
    "AGR1", "AGR2", "AGR3", "AGR4", "AGR5",
    "ALL1", "ALL2", "ALL3", "ALL4",
    "THA1", "THA2", "THA3", "THA4",
    "MUL1", "MUL2", "MUL3", "MUL4",
    "GUJ1", "GUJ2", "GUJ3", "GUJ4",
    "AJM1", "AJM2", "AJM3", "AJM4",
    "MAL1", "MAL2", "MAL3", "MAL4",
];

/// Index of each province's first city, then the total.
const FIRST: [u8; PROVINCES + 1] = [0, 4, 8, 12, 16, 20, 25, 29, 33, 37, 41, 45, 49];

/// The fortresses, in the order of the cities.
#[rustfmt::skip]
const FORTRESS_CITIES: [u8; FORTRESSES] = [0, 2, 5, 9, 13, 15, 16, 24, 26, 30, 32, 35, 40, 44, 45, 47];

/// Roads; two cities are adjacent exactly if a road joins them.
#[rustfmt::skip]
pub const ROADS: [[u8; 2]; 87] = [
    [0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4],
    [8, 9], [9, 10], [10, 11], [11, 8], [12, 13], [13, 14], [14, 15], [15, 12],
    [16, 17], [17, 18], [18, 19], [19, 16], [20, 24], [24, 21], [21, 22], [22, 23],
    [23, 20], [25, 26], [26, 27], [27, 28], [28, 25], [29, 30], [30, 31], [31, 32],
    [32, 29], [33, 34], [34, 35], [35, 36], [36, 33], [37, 38], [38, 39], [39, 40],
    [40, 37], [41, 42], [42, 43], [43, 44], [44, 41], [45, 46], [46, 47], [47, 48],
    [48, 45], [1, 4], [2, 7], [5, 8], [6, 11], [9, 12], [10, 15], [3, 16],
    [2, 17], [7, 17], [7, 20], [6, 24], [11, 24], [10, 21], [10, 25], [15, 25],
    [14, 26], [17, 20], [18, 23], [21, 25], [22, 28], [19, 29], [19, 30], [18, 33],
    [23, 34], [23, 37], [22, 38], [22, 41], [28, 42], [27, 45], [27, 46], [30, 33],
    [31, 36], [34, 37], [35, 40], [38, 41], [39, 44], [42, 45], [43, 48],
];

const fn neighbours() -> [u64; CITIES] {
    let (mut near, mut i) = ([0; CITIES], 0);
    while i < ROADS.len() {
        let [a, b] = ROADS[i];
        near[a as usize] |= 1 << b;
        near[b as usize] |= 1 << a;
        i += 1;
    }
    near
}

/// Cities one road away from each city.
static NEIGHBOURS: [u64; CITIES] = neighbours();

const fn homes() -> [u8; CITIES] {
    let (mut homes, mut province) = ([0; CITIES], 0);
    while province < PROVINCES {
        let mut city = FIRST[province];
        while city < FIRST[province + 1] {
            homes[city as usize] = province as u8;
            city += 1;
        }
        province += 1;
    }
    homes
}

/// Province of each city.
static HOMES: [u8; CITIES] = homes();

const fn areas() -> [u64; PROVINCES] {
    let (mut areas, mut province) = ([0; PROVINCES], 0);
    while province < PROVINCES {
        areas[province] = (1 << FIRST[province + 1]) - (1 << FIRST[province]);
        province += 1;
    }
    areas
}

/// Cities of each province.
static AREAS: [u64; PROVINCES] = areas();

/// A province. Text form: its id, `KAB`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Province(u8);

/// A city. Text form: its id, `KAB1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct City(u8);

/// A set of cities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cities(pub u64);

impl Province {
    /// Agra's province, which is always visited last.
    pub const AGRA: Self = Self(5);

    /// All provinces, in the order of the rule file.
    pub const ALL: [Self; PROVINCES] = {
        let (mut all, mut i) = ([Self(0); PROVINCES], 0);
        while i < PROVINCES {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its id.
    pub const fn word(self) -> &'static str {
        PROVINCE_WORDS[self.index()]
    }

    /// Returns its cities.
    #[inline]
    pub fn cities(self) -> Cities {
        Cities(AREAS[self.index()])
    }

    /// Returns the province with this id, in upper or lower case.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|province| province.word().eq_ignore_ascii_case(word))
    }
}

impl City {
    /// Returns the city at `index`, in the order of the rule file; larger numbers give the last one.
    pub const fn at(index: usize) -> Self {
        Self(if index < CITIES { index as u8 } else { CITIES as u8 - 1 })
    }

    /// Iterates over all cities, province by province.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..CITIES).map(Self::at)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its id.
    pub const fn word(self) -> &'static str {
        CITY_WORDS[self.index()]
    }

    /// Returns its province.
    #[inline]
    pub fn province(self) -> Province {
        Province(HOMES[self.index()])
    }

    /// Returns the set of this city alone.
    #[inline]
    pub const fn only(self) -> Cities {
        Cities(1 << self.0)
    }

    /// Returns the cities one road away.
    #[inline]
    pub fn neighbours(self) -> Cities {
        Cities(NEIGHBOURS[self.index()])
    }

    /// Returns its index among the fortresses, if it is one.
    pub fn fortress(self) -> Option<usize> {
        FORTRESS_CITIES.iter().position(|city| *city == self.0)
    }

    /// Returns the fortress at `index`, in the order of the cities.
    pub const fn of_fortress(index: usize) -> Self {
        Self(FORTRESS_CITIES[if index < FORTRESSES { index } else { FORTRESSES - 1 }])
    }
}

impl Cities {
    pub const EMPTY: Self = Self(0);

    #[inline]
    pub const fn has(self, city: City) -> bool {
        self.0 >> city.0 & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn insert(&mut self, city: City) {
        self.0 |= 1 << city.0;
    }

    /// Iterates over the cities of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = City> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| City(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// Returns the difference of two sets.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the union of two sets.
    #[inline]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection of two sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns everything reachable from these cities by roads within `through` (rules: taj-mahal 7, step 4).
    #[inline]
    pub fn fill(self, through: Self) -> Self {
        let mut reached = self.0 & through.0;
        let mut fresh = reached;
        while fresh != 0 {
            let city = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            let next = NEIGHBOURS[city] & through.0 & !reached;
            reached |= next;
            fresh |= next;
        }
        Self(reached)
    }

    /// Iterates over the provinces in which the set has a city, in order.
    pub fn provinces(self) -> impl Iterator<Item = Province> {
        Province::ALL.into_iter().filter(move |province| self.0 & AREAS[province.index()] != 0)
    }
}

impl FromIterator<City> for Cities {
    fn from_iter<I: IntoIterator<Item = City>>(cities: I) -> Self {
        cities.into_iter().fold(Self::EMPTY, |all, city| all.with(city.only()))
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Province {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        Self::named(word).ok_or_else(|| format!("{} is not a province", quoted(word)))
    }
}

impl FromStr for City {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        let city = Self::all().find(|city| city.word().eq_ignore_ascii_case(word));
        city.ok_or_else(|| format!("{} is not a city", quoted(word)))
    }
}
