//! Sentences about the camera's picture.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

#[derive(Clone, Copy)]
pub enum CameraWords {
    /// The name of the picture for screen readers.
    Picture,
    /// The button for the other camera.
    Switch,
}

impl Phrase for CameraWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, camera::words(self))
    }
}
