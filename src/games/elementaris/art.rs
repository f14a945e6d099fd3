//! Drawings of Elementaris: the map drawn from its lines, the clock, sprites as text. Depends only on the fields
//! and the clock of the rules.

pub mod clock;
pub mod ground;
pub mod map;

/// Sprites: orbs and icons of elements, shields, elementals, ships, cities, flags, corners of palaces.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");

/// Side of the scene, in scene units.
pub const SIZE: f32 = map::SIDE + 2.0 * map::FRAME;
