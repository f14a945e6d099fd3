//! Cities and provinces.

use super::super::ground::{CityFacts, Land, When};
use super::noun;
use crate::lang::Who;
use crate::lang::list_en;

/// `Ajmer (AJM1), fortress, bonus tile: tea, free, roads to Gujarat`.
pub(in super::super) fn city(place: &CityFacts, who: &Who) -> String {
    let mut parts =
        vec![noun::city_with_code(place.city), if place.fortress { "fortress" } else { "city" }.to_string()];
    parts.extend(place.bonus.map(|tile| format!("bonus tile: {}", noun::bonus(tile))));
    let owner = |(seat, crowned): &(crate::table::Seat, bool)| {
        let kind = if *crowned { "crowned palace" } else { "palace" };
        match who.is(*seat) {
            true => format!("your {kind}"),
            false => format!("{kind} of {}", who.name(*seat)),
        }
    };
    let palaces: Vec<String> = place.palaces.iter().map(owner).collect();
    parts.push(if palaces.is_empty() { "free".into() } else { list_en(&palaces) });
    if !place.roads.is_empty() {
        parts.push(format!("roads to {}", noun::provinces(&place.roads)));
    }
    parts.join(", ")
}

/// `Gujarat, visit 5, spice and tea, now`.
pub(in super::super) fn province(land: &Land) -> String {
    let mut parts = vec![noun::province(land.province).to_string()];
    if let Some(visit) = land.visit {
        parts.push(format!("visit {visit}"));
        parts.push(noun::goods(land.goods));
    }
    parts.push(
        match land.when {
            When::Past => "visited",
            When::Now => "now",
            When::Coming => "to come",
        }
        .into(),
    );
    parts.join(", ")
}
