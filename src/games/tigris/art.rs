//! The pictures of Tigris & Euphrates: sprites, the background of the board and the outlines of regions, all as
//! SVG text. Of the rules this module uses the cells only.

pub mod ground;
pub mod outline;

/// The sprites: tiles, leaders, seals, monuments, markers, cubes, badges, hatchings.
pub const SPRITE: &str = crate::art::drawing!("art/sprite.svg");
