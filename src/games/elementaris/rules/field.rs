//! Fields of the map: their indices, names, and sets of them (rules: elementaris 3).
//!
//! Land comes first, land by land, then bridges, seas and mountains in the same order, the volcano last. A set is a
//! bit set.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;

/// Number of fields.
pub const FIELDS: usize = 81;
/// Number of land fields.
pub const LANDS: usize = 48;
/// Number of fields that can be walked on: land and bridges.
pub const FOOT: usize = 56;
/// Number of fields that can be entered at all: land, bridges and seas.
pub const PLAYABLE: usize = 72;
/// Number of lands around the boiling sea: A north-east, B south-east, C south-west, D north-west.
pub const QUADRANTS: usize = 4;

const MOUNTAINS: usize = 80;

/// The kind of a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Land,
    Bridge,
    Sea,
    Mountain,
    Volcano,
}

/// A field: `A1`, `Ab1` for a bridge, `As1` for a sea, `Am1` for mountains, `V` for the volcano.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

impl Field {
    /// Returns the field at `index`, from 0; larger numbers give the volcano.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self(if index < FIELDS { index as u8 } else { FIELDS as u8 - 1 })
    }

    /// Returns its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Iterates over every field, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Field> + Clone {
        (0..FIELDS).map(Field::at)
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        match self.index() {
            0..LANDS => Kind::Land,
            LANDS..FOOT => Kind::Bridge,
            FOOT..PLAYABLE => Kind::Sea,
            PLAYABLE..MOUNTAINS => Kind::Mountain,
            _ => Kind::Volcano,
        }
    }

    #[inline]
    pub const fn is_sea(self) -> bool {
        matches!(self.kind(), Kind::Sea)
    }

    /// Returns whether it is land or a bridge.
    #[inline]
    pub const fn is_foot(self) -> bool {
        self.index() < FOOT
    }

    #[inline]
    pub const fn is_playable(self) -> bool {
        self.index() < PLAYABLE
    }

    /// Returns the land it belongs to, 0 for A; `None` for the volcano.
    pub const fn quadrant(self) -> Option<usize> {
        match self.kind() {
            Kind::Land => Some(self.index() / 12),
            Kind::Bridge => Some((self.index() - LANDS) / 2),
            Kind::Sea => Some((self.index() - FOOT) / 4),
            Kind::Mountain => Some((self.index() - PLAYABLE) / 2),
            Kind::Volcano => None,
        }
    }

    /// Returns its number within its land and kind, from 1.
    pub const fn number(self) -> usize {
        match self.kind() {
            Kind::Land => self.index() % 12 + 1,
            Kind::Bridge => (self.index() - LANDS) % 2 + 1,
            Kind::Sea => (self.index() - FOOT) % 4 + 1,
            Kind::Mountain => (self.index() - PLAYABLE) % 2 + 1,
            Kind::Volcano => 0,
        }
    }

    /// Returns the field of a land, kind and number, if it exists.
    pub const fn named(quadrant: usize, kind: Kind, number: usize) -> Option<Self> {
        let (first, many) = match kind {
            Kind::Land => (0, 12),
            Kind::Bridge => (LANDS, 2),
            Kind::Sea => (FOOT, 4),
            Kind::Mountain => (PLAYABLE, 2),
            Kind::Volcano => return None,
        };
        if quadrant < QUADRANTS && number >= 1 && number <= many {
            Some(Self::at(first + quadrant * many + number - 1))
        } else {
            None
        }
    }

    /// Returns the corresponding field one land further clockwise; the map has four-fold symmetry.
    pub const fn turned(self) -> Self {
        match self.quadrant() {
            Some(quadrant) => match Self::named((quadrant + 1) % QUADRANTS, self.kind(), self.number()) {
                Some(field) => field,
                None => self,
            },
            None => self,
        }
    }

    /// Returns the set of this field alone.
    #[inline]
    pub const fn only(self) -> Fields {
        Fields(1 << self.0)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(quadrant) = self.quadrant() else { return f.write_str("V") };
        let sign = match self.kind() {
            Kind::Bridge => "b",
            Kind::Sea => "s",
            Kind::Mountain => "m",
            Kind::Land | Kind::Volcano => "",
        };
        write!(f, "{}{sign}{}", ['A', 'B', 'C', 'D'][quadrant % QUADRANTS], self.number())
    }
}

impl FromStr for Field {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        read(text).ok_or_else(|| format!("{} is not a field", quoted(text)))
    }
}

fn read(text: &str) -> Option<Field> {
    if text.eq_ignore_ascii_case("v") {
        return Some(Field::at(FIELDS - 1));
    }
    let mut letters = text.chars();
    let quadrant = "ABCD".find(letters.next()?.to_ascii_uppercase())?;
    let rest = letters.as_str();
    let (kind, number) = match rest.chars().next()?.to_ascii_lowercase() {
        'b' => (Kind::Bridge, &rest[1..]),
        's' => (Kind::Sea, &rest[1..]),
        'm' => (Kind::Mountain, &rest[1..]),
        _ => (Kind::Land, rest),
    };
    let digits = number.bytes().all(|b| b.is_ascii_digit()) && !number.starts_with('0');
    Field::named(quadrant, kind, number.parse().ok().filter(|_| digits)?)
}

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Fields(pub u128);

impl Fields {
    pub const NONE: Self = Self(0);
    /// Land and bridges.
    pub const FOOT: Self = Self((1 << FOOT) - 1);
    /// Land, bridges and seas.
    pub const PLAYABLE: Self = Self((1 << PLAYABLE) - 1);
    pub const SEA: Self = Self(Self::PLAYABLE.0 & !Self::FOOT.0);

    #[inline]
    pub const fn has(self, field: Field) -> bool {
        self.0 >> field.0 & 1 == 1
    }

    #[inline]
    pub const fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.0;
    }

    #[inline]
    pub const fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.0);
    }

    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of fields in the set.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the fields, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let field = (rest != 0).then(|| Field(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            field
        })
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<T: IntoIterator<Item = Field>>(fields: T) -> Self {
        let mut all = Self::NONE;
        fields.into_iter().for_each(|field| all.insert(field));
        all
    }
}
