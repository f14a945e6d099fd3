//! Phones as hands: what the tablet and a phone at its table show while they connect. These components are independent
//! of connections, cameras and games: properties in, callbacks out.

pub mod answered;
pub mod camera;
pub mod drawings;
pub mod guest;
pub mod hosting;
pub mod joining;
pub mod page;
pub mod peer;
pub mod plates;
