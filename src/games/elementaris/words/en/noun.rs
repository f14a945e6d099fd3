//! Nouns with numbers.

use crate::games::elementaris::rules::{Armies, Army, Element, FIELDS, Field};
use crate::lang::{count_en, list_en};

#[rustfmt::skip]
const NAMES: [&str; FIELDS] = [
    "Žárov", "Cinder Plain", "Red Pass", "Soot Fields", "Rudohrad", "Ashen Slope", "Smoking Shore",
    "Sírnice", "Black Cliffs", "Kovářov", "Well of Three Springs", "Isle of the Green Deep", "Jasanov",
    "Fern Dell", "Windy Hamlet", "Maple Grove", "Doubrava", "Deep Forest", "Beech Shore", "Mechov",
    "Green Cape", "Lipohrad", "Fire Grove", "Isle of Still Waters", "Brodec", "Golden Meadow", "Clay Gate",
    "Sands", "Perlovec", "Grain Fields", "Dunes", "Mlžín", "South Shore", "Vodohrad", "Hill of Winds",
    "Smouldering Isle", "Větrov", "Tundra", "Lake Gate", "Icy Plateau", "Orlov", "White Slopes",
    "Snowdrifts", "Sněžín", "Gale Plain", "Bělohrad", "Stone Circle", "Isle of Clouds", "Smiths' Bridge",
    "Charcoal Burners' Bridge", "Oak Bridge", "Pilgrims' Bridge", "Long Bridge", "Fishers' Bridge",
    "Ice Bridge", "Guards' Bridge", "North-East Boiling Sea", "Ashen Strait", "Sulphur Cove", "Amber Bay",
    "South-East Boiling Sea", "Forest Strait", "Moss Cove", "Emerald Bay", "South-West Boiling Sea",
    "Misty Strait", "Pearl Cove", "Western Bay", "North-West Boiling Sea", "Icy Strait", "Snow Cove",
    "Northern Bay", "Glowing Peaks", "Slag Ridge", "Bear Mountains", "Wolf Ridge", "Sunny Rocks",
    "Honey Mountains", "Eagle Peaks", "Frosty Ridge", "Volcano",
];

/// `Deep Forest`; cities keep the names of the board.
pub(in super::super) fn name(field: Field) -> &'static str {
    NAMES[field.index() % FIELDS]
}

/// `Deep Forest (B6)`: where a place is told, so that it can be named in a typed move. The map shows no such word, and
/// every field has its own name.
pub(super) fn coded(at: Field) -> String {
    format!("{} ({at})", name(at))
}

/// `army II`.
pub(in super::super) fn army(army: Army) -> String {
    format!("army {army}")
}

/// `army II`, `armies II and III`.
pub(super) fn armies(all: Armies) -> String {
    let names: Vec<String> = all.iter().map(|army| army.to_string()).collect();
    format!("{} {}", if all.count() == 1 { "army" } else { "armies" }, list_en(&names))
}

pub(in super::super) fn element(element: Element) -> &'static str {
    match element {
        Element::Earth => "earth",
        Element::Water => "water",
        Element::Fire => "fire",
        Element::Air => "air",
    }
}

/// `orb of earth`.
pub(super) fn orb(of: Element) -> String {
    format!("orb of {}", element(of))
}

/// `earth elemental`.
pub(super) fn elemental(of: Element) -> String {
    format!("{} elemental", element(of))
}

/// `an earth elemental`; of fire there is only one.
pub(super) fn an_elemental(of: Element) -> String {
    let article = match of {
        Element::Earth | Element::Air => "an",
        Element::Water => "a",
        Element::Fire => "the",
    };
    format!("{article} {}", elemental(of))
}

pub(super) fn armies_count(count: u32) -> String {
    count_en(count as usize, "army", "armies")
}

pub(super) fn resources(count: u32) -> String {
    count_en(count as usize, "resource", "resources")
}

pub(super) fn cities(count: u32) -> String {
    count_en(count as usize, "city", "cities")
}

pub(super) fn orbs(count: u32) -> String {
    count_en(count as usize, "orb", "orbs")
}

pub(super) fn moves(count: u8) -> String {
    count_en(count.into(), "move", "moves")
}

pub(super) fn points(count: i32) -> String {
    count_en(count.unsigned_abs() as usize, "point", "points")
}

pub(super) fn rounds(count: u8) -> String {
    count_en(count.into(), "round", "rounds")
}
