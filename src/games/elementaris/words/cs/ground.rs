//! Fields and players.

use super::super::ground::{City, FieldFacts, Palace};
use super::noun::{
    armies, armies_count, army, cities, coded, element_of, elemental_by, name, orb, orbs, points, resources,
};
use crate::games::elementaris::rules::Kind;
use crate::lang::Who;
use crate::lang::{count_cs, list_cs};

/// Describes a field in a line.
pub(in super::super) fn field(place: &FieldFacts, who: &Who) -> String {
    let mut all = vec![coded(place.field)];
    match (&place.city, place.kind) {
        (Some(city), _) => all.extend(of_city(city, who)),
        (None, Kind::Bridge) => all.push("most".into()),
        (None, Kind::Sea) => all.push("vodní pole".into()),
        (None, Kind::Mountain | Kind::Volcano) => all.push("nelze vstoupit".into()),
        (None, Kind::Land) => {}
    }
    match place.orb {
        Some((which, None)) => all.push(format!("volný {}", orb(which))),
        Some((which, Some(owner))) => all.push(format!("{} má {}", orb(which), who.name(owner))),
        None => {}
    }
    if let Some((seat, standing)) = place.open {
        let where_ = match (place.kind, &place.city) {
            (Kind::Sea, _) => " na lodi",
            (_, Some(_)) => " před městem",
            _ => "",
        };
        let owner = if who.is(seat) { "vaše".to_string() } else { format!("{}:", who.name(seat)) };
        all.push(format!("{owner} {}{where_}", armies(standing)));
    }
    if !place.ships.is_empty() {
        let mut seas: Vec<String> = place.ships.iter().map(|sea| name(*sea).to_string()).collect();
        seas.dedup();
        let count = count_cs(place.ships.len(), "prázdná loď", "prázdné lodě", "prázdných lodí");
        all.push(format!("{count}, voda {}", list_cs(&seas)));
    }
    if let Some(which) = place.elemental {
        all.push(format!("uzavřeno {}", elemental_by(which)));
    }
    all.join(", ")
}

fn of_city(city: &City, who: &Who) -> Vec<String> {
    let Some(owner) = city.owner else { return vec!["město bez pána".into()] };
    let whose =
        if who.is(owner) { "vaše město".into() } else { format!("městu vládne {}", who.name(owner)) };
    let mut all = vec![whose, "hradby 1".into()];
    all.extend(city.inside.map(|inside| format!("uvnitř {}", army(inside))));
    if !city.camped.is_empty() {
        all.push(format!("utábořeno: {}", armies(city.camped)));
    }
    all
}

/// Describes a player in one line.
pub(super) fn palace(palace: &Palace, who: &Who) -> String {
    let name = who.name(palace.seat);
    if palace.out {
        return format!("{name}: mimo hru");
    }
    let Palace { income, costs, treasury, .. } = palace;
    let mut all = vec![
        points(palace.score as i32),
        cities(palace.cities),
        armies_count(palace.armies.count()),
        format!("výnosy {income}, náklady {costs}, na věži zdrojů {}", resources((*treasury).into())),
    ];
    let held: Vec<String> =
        palace.orbs.iter().map(|(of, count)| format!("{} {}", orbs(*count), element_of(*of))).collect();
    if !held.is_empty() {
        all.push(list_cs(&held));
    }
    format!("{name}: {}", all.join(", "))
}
