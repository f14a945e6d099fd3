//! Phones as hands, as far as they need a browser: the connection, the camera, and what the tablet and a phone show while
//! they connect.

pub mod camera;
pub mod drawings;
pub mod joining;
pub mod page;
pub mod peer;
pub mod plates;
