//! Phones at the table, as far as they need a browser: the connection and the camera.

pub mod camera;
pub mod peer;
