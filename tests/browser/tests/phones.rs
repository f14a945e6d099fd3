//! Hands on phones: tabs of one browser are the tablet and its phones, connected by data channels.

mod camera;
mod engines;
mod hands;
mod house;
mod liar;
mod lost;
mod measure;
mod monkey;
mod pin;
mod play;
mod rematch;
