//! The pictures of Taj Mahal: sprites as text, the map drawn from the rule data. Knows of the rules no more than where
//! provinces, cities and roads lie.

pub mod map;

/// The sprites: signs of the symbols, cards, palaces, tiles, goods, cities.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");
