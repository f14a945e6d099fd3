//! Short texts around the map: tray, strip, seat cards, captures, ransom, overlay of the fields, dead places.

use super::noun;
use crate::games::carcassonne::rules::RANSOM;
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::lang::{count_en, list_en};

pub fn words(it: &CarcassonneSays<'_>) -> String {
    match *it {
        CarcassonneSays::TilesLeft(n) => format!("{} left", count_en(n, "tile", "tiles")),
        CarcassonneSays::LastTile => "The last tile".into(),
        CarcassonneSays::Unseen => "Tiles not yet seen".into(),
        CarcassonneSays::Discarded(n) => {
            format!("{} set aside (fits nowhere)", count_en(n, "tile", "tiles"))
        }
        CarcassonneSays::Prisoner => "Prisoner".into(),
        CarcassonneSays::Followers(n) => format!("{} left", noun::followers(n)),
        CarcassonneSays::Pieces(n) => format!("{} left", noun::pieces(n)),
        CarcassonneSays::Prisoners { owner, count } => {
            format!("{owner}: {}", count_en(count.into(), "prisoner", "prisoners"))
        }
        CarcassonneSays::Turn => "Turn the tile".into(),
        CarcassonneSays::Way { shown, of } => format!("Rotation {shown} of {of}"),
        CarcassonneSays::Drawn(tile) => format!("Drawn tile: {tile}"),
        CarcassonneSays::TurnBack => "Turn the tile back".into(),
        CarcassonneSays::OneWay => "Fits one way only".into(),
        CarcassonneSays::OneWayEach => "One way at each place".into(),
        CarcassonneSays::NothingShort => "Nothing".into(),
        CarcassonneSays::Nothing => "Nothing, end the turn".into(),
        CarcassonneSays::WhatDown => "What do you place?".into(),
        CarcassonneSays::OnTile => "On the tile".into(),
        CarcassonneSays::OnTower => "On a tower".into(),
        CarcassonneSays::FollowerOnTile => "Meeple on the tile".into(),
        CarcassonneSays::TowerPiece => "Tower piece".into(),
        CarcassonneSays::FollowerOnTower => "Meeple on a tower".into(),
        CarcassonneSays::WhomToCapture => "Whom do you capture?".into(),
        CarcassonneSays::CaptureNobody => "Capture nobody".into(),
        CarcassonneSays::Ransom { captor } => format!("Ransom: {RANSOM} points to {captor}"),
        CarcassonneSays::RansomShort => "Ransom".into(),
        CarcassonneSays::NoFarmer => "No farmer is on a field yet.".into(),
        CarcassonneSays::WhomToPay => "Whom do you pay?".into(),
        CarcassonneSays::ComesBack { from, to } => {
            format!("{from} → {}, a meeple returns", super::noun::points(to.into()))
        }
        CarcassonneSays::KeepPoints => "Keep the points".into(),
        CarcassonneSays::Fields => "Fields".into(),
        CarcassonneSays::FieldsNow => "The fields as they would score now.".into(),
        CarcassonneSays::Field { name, holders, cities } => {
            let cities = noun::cities(cities);
            format!("{name}, {}: {cities}", list_en(holders))
        }
        CarcassonneSays::IdleFields(names) => format!("No complete city: {}", list_en(names)),
        CarcassonneSays::DeadPlaces(n) => {
            format!("Cross: no remaining tile fits ({})", count_en(n, "place", "places"))
        }
    }
}
