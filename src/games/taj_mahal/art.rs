//! Drawings of Taj Mahal: sprites as text, and the map, drawn from the rule data. Depends only on the positions of
//! provinces, cities and roads.

pub mod map;

/// Sprites: icons of the symbols, cards, palaces, tiles, goods, cities.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");
