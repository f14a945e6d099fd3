//! The camera.

use crate::lang::camera::CameraWords;

pub fn words(it: &CameraWords) -> String {
    match it {
        CameraWords::Picture => "Camera picture".into(),
        CameraWords::Switch => "Switch camera".into(),
    }
}
