//! Nouns with numbers.

use crate::games::carcassonne::rules::{Part, Side, Stand, Terrain};
use crate::lang::{count_en, list_en};

pub(in super::super) fn posture(part: Part) -> &'static str {
    match part {
        Part::City => "knight",
        Part::Road => "highwayman",
        Part::Field => "farmer",
        Part::Monastery => "monk",
    }
}

/// Returns the name of a figure on this spot.
pub(super) fn figure(spot: Stand) -> &'static str {
    match spot {
        Stand::Segment(id) => posture(id.part),
        Stand::Top => "meeple on a tower",
    }
}

pub(super) fn part(part: Part) -> &'static str {
    part.name()
}

pub(super) fn parts(part: Part) -> &'static str {
    match part {
        Part::City => "cities",
        Part::Road => "roads",
        Part::Field => "fields",
        Part::Monastery => "monasteries",
    }
}

pub(super) fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "city",
        Terrain::Road => "road",
        Terrain::Field => "field",
    }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// `north and west`.
pub(super) fn sides(all: &[Side]) -> String {
    list_en(&all.iter().map(|s| side(*s).into()).collect::<Vec<_>>())
}

pub(in super::super) fn points(count: usize) -> String {
    count_en(count, "point", "points")
}

pub(in super::super) fn tiles(count: usize) -> String {
    count_en(count, "tile", "tiles")
}

pub(in super::super) fn floors(count: u8) -> String {
    count_en(count.into(), "floor", "floors")
}

pub(super) fn pennants(count: u8) -> String {
    count_en(count.into(), "coat of arms", "coats of arms")
}

pub(in super::super) fn followers(count: u8) -> String {
    count_en(count.into(), "meeple", "meeples")
}

pub(in super::super) fn pieces(count: u8) -> String {
    count_en(count.into(), "tower piece", "tower pieces")
}

/// `3 complete cities`, `no complete city`.
pub(in super::super) fn cities(count: usize) -> String {
    if count == 0 {
        return "no complete city".into();
    }
    count_en(count, "complete city", "complete cities")
}
