//! What is said about the camera's picture.

use super::{cs, en};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

#[derive(Clone, Copy)]
pub enum CameraWords {
    /// The name of the picture for screen readers.
    Picture,
    /// The button for the other camera.
    Switch,
}

impl Phrase for CameraWords {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, camera::words(self))
    }
}
