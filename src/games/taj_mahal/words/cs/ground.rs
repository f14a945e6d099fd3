//! Cities and provinces.

use super::super::ground::{CityFacts, Land, When};
use super::noun;
use crate::lang::Who;
use crate::lang::list_cs;

/// `Ajmer (AJM1), pevnost, bonusový žeton: čaj, volné, cesty do provincií: Gudžarát`.
pub(in super::super) fn city(place: &CityFacts, who: &Who) -> String {
    let mut parts =
        vec![noun::city_with_code(place.city), if place.fortress { "pevnost" } else { "město" }.to_string()];
    parts.extend(place.bonus.map(|tile| format!("bonusový žeton: {}", noun::bonus(tile))));
    let owner = |(seat, crowned): &(crate::table::Seat, bool)| {
        let crown = if *crowned { " s korunkou" } else { "" };
        match who.is(*seat) {
            true => format!("váš palác{crown}"),
            false => format!("palác{crown} ({})", who.name(*seat)),
        }
    };
    let palaces: Vec<String> = place.palaces.iter().map(owner).collect();
    parts.push(if palaces.is_empty() { "volné".into() } else { list_cs(&palaces) });
    if !place.roads.is_empty() {
        parts.push(format!("cesty do provincií: {}", noun::provinces(&place.roads)));
    }
    parts.join(", ")
}

/// `Gudžarát, 5. etapa, koření a čaj, právě teď`.
pub(in super::super) fn province(land: &Land) -> String {
    let mut parts = vec![noun::province(land.province).to_string()];
    if let Some(visit) = land.visit {
        parts.push(format!("{visit}.\u{a0}etapa"));
        parts.push(noun::goods(land.goods));
    }
    parts.push(
        match land.when {
            When::Past => "navštívená",
            When::Now => "právě teď",
            When::Coming => "teprve přijde",
        }
        .into(),
    );
    parts.join(", ")
}
