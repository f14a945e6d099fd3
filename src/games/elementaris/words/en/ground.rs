//! Fields and players.

use super::super::ground::{City, FieldFacts, Palace};
use super::noun::{
    an_elemental, armies, armies_count, army, cities, coded, element, name, orb, orbs, points, resources,
};
use crate::games::elementaris::rules::Kind;
use crate::lang::Who;
use crate::lang::{count_en, list_en};

/// Describes a field in a line.
pub(in super::super) fn field(place: &FieldFacts, who: &Who) -> String {
    let mut all = vec![coded(place.field)];
    match (&place.city, place.kind) {
        (Some(city), _) => all.extend(of_city(city, who)),
        (None, Kind::Bridge) => all.push("bridge".into()),
        (None, Kind::Sea) => all.push("sea".into()),
        (None, Kind::Mountain | Kind::Volcano) => all.push("can't be entered".into()),
        (None, Kind::Land) => {}
    }
    match place.orb {
        Some((which, None)) => all.push(format!("{}, free", orb(which))),
        Some((which, Some(owner))) => {
            all.push(format!("site of the {}, which {} has", orb(which), who.name(owner)));
        }
        None => {}
    }
    if let Some((seat, standing)) = place.open {
        let owner = if who.is(seat) { "your".into() } else { format!("{}:", who.name(seat)) };
        let where_ = match (place.kind, &place.city) {
            (Kind::Sea, _) => " on ships",
            (_, Some(_)) => " before it",
            _ => "",
        };
        all.push(format!("{owner} {}{where_}", armies(standing)));
    }
    if !place.ships.is_empty() {
        let mut seas: Vec<String> = place.ships.iter().map(|sea| name(*sea).to_string()).collect();
        seas.dedup();
        all.push(format!(
            "{} on {}",
            count_en(place.ships.len(), "empty ship", "empty ships"),
            list_en(&seas)
        ));
    }
    if let Some(which) = place.elemental {
        all.push(format!("closed by {}", an_elemental(which)));
    }
    all.join(", ")
}

fn of_city(city: &City, who: &Who) -> Vec<String> {
    let Some(owner) = city.owner else { return vec!["city nobody owns".into()] };
    let whose = if who.is(owner) { "your city".into() } else { format!("city of {}", who.name(owner)) };
    let mut all = vec![whose, "walls 1".into()];
    all.extend(city.inside.map(|inside| format!("{} inside", army(inside))));
    if !city.camped.is_empty() {
        all.push(format!("{} camped", armies(city.camped)));
    }
    all
}

/// Describes a player in one line.
pub(super) fn palace(palace: &Palace, who: &Who) -> String {
    let name = who.name(palace.seat);
    if palace.out {
        return format!("{name}: out of the game");
    }
    let Palace { income, costs, treasury, .. } = palace;
    let mut all = vec![
        points(palace.score as i32),
        cities(palace.cities),
        armies_count(palace.armies.count()),
        format!("income {income}, costs {costs}, treasury {}", resources((*treasury).into())),
    ];
    let held: Vec<String> =
        palace.orbs.iter().map(|(of, count)| format!("{} of {}", orbs(*count), element(*of))).collect();
    if !held.is_empty() {
        all.push(list_en(&held));
    }
    format!("{name}: {}", all.join(", "))
}
