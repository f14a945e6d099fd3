//! The pictures of Elementaris: the map drawn by code from its lines, the clock, sprites as text. Knows of the rules no
//! more than fields and the clock.

pub mod clock;
pub mod ground;
pub mod map;

/// The sprites: orbs and signs of elements, shields, elementals, ships, cities, flags, corners of palaces.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");

/// Side of the scene.
pub const SIZE: f32 = map::SIDE + 2.0 * map::FRAME;
