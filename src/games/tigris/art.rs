//! The pictures of Tigris & Euphrates: sprites as text, the ground of the board, outlines of regions. Knows of the
//! rules no more than cells.

pub mod ground;
pub mod outline;

/// The sprites: tiles, leaders, seals, monuments, markers, cubes, badges, hatchings.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");
