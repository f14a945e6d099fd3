//! Cities, provinces and players as facts without a language.

use crate::games::taj_mahal::rules::{
    Bonus, City, Good, LAST_VISIT, Phase, Province, Public, View, tile_goods,
};
use crate::table::Seat;

/// Facts about a city.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CityFacts {
    pub city: City,
    pub fortress: bool,
    pub bonus: Option<Bonus>,
    /// The palaces there by owner, and whether each is crowned.
    pub palaces: Vec<(Seat, bool)>,
    /// Other provinces connected by a road.
    pub roads: Vec<Province>,
}

impl CityFacts {
    pub(super) fn of(view: &View, city: City) -> Self {
        let public = &*view.public;
        let roads = city.neighbours().provinces().filter(|province| *province != city.province());
        Self {
            city,
            fortress: city.fortress().is_some(),
            bonus: public.bonus_on(city),
            palaces: public.palaces_on(city).collect(),
            roads: roads.collect(),
        }
    }
}

/// When a province is visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    Past,
    Now,
    Coming,
}

/// Facts about a province.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Land {
    pub province: Province,
    /// Its visit; `None` before the tiles are placed.
    pub visit: Option<u8>,
    pub goods: &'static [Good],
    pub when: When,
}

impl Land {
    pub(super) fn of(view: &View, province: Province) -> Self {
        let public = &*view.public;
        let visit = (public.phase != Phase::Provinces).then(|| public.visit_of(province));
        let turn = match visit {
            Some(visit) if visit < public.visit || public.phase == Phase::Over => When::Past,
            Some(visit) if visit == public.visit => When::Now,
            _ => When::Coming,
        };
        Self { province, visit, goods: visit.map_or(&[], tile_goods), when: turn }
    }
}

/// Returns the present and later provinces, in the order of their visits.
pub(super) fn to_come(view: &View) -> Vec<Land> {
    let public = &*view.public;
    if public.phase == Phase::Provinces {
        return Vec::new();
    }
    (public.visit..=LAST_VISIT)
        .filter_map(|visit| public.order.get(usize::from(visit) - 1))
        .map(|province| Land::of(view, *province))
        .filter(|land| land.when != When::Past)
        .collect()
}

/// Cities with something on them.
pub(super) fn built(public: &Public) -> Vec<City> {
    City::all()
        .filter(|city| public.palaces_on(*city).next().is_some() || public.bonus_on(*city).is_some())
        .collect()
}
