//! The camera.

use crate::lang::camera::CameraWords;

pub fn words(it: &CameraWords) -> String {
    match it {
        CameraWords::Picture => "Obraz z kamery".into(),
        CameraWords::Switch => "Přepnout kameru".into(),
    }
}
