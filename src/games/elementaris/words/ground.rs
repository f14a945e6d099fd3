//! Fields and players as facts without a language.

use crate::games::elementaris::rules::{
    Armies, Army, Element, Elementaris, Field, Kind, View, moorings_of, orb,
};
use crate::table::Seat;

/// Facts about a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FieldFacts {
    pub field: Field,
    pub kind: Kind,
    pub city: Option<City>,
    /// The armies on open ground or at sea here, with their owner.
    pub open: Option<(Seat, Armies)>,
    /// The orb of this site, and its owner.
    pub orb: Option<(Element, Option<Seat>)>,
    /// Seas with empty ships moored here, one entry per ship.
    pub ships: Vec<Field>,
    pub elemental: Option<Element>,
}

/// A city on a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct City {
    pub owner: Option<Seat>,
    /// The army inside: the lowest number.
    pub inside: Option<Army>,
    pub camped: Armies,
}

impl FieldFacts {
    pub(super) fn of(view: &View, field: Field) -> Self {
        let game = &*view.game;
        let holder = game.holder(field).filter(|_| field.is_playable());
        let moored = moorings_of(field).flat_map(|number| {
            let sea = crate::games::elementaris::rules::mooring(number).1;
            std::iter::repeat_n(sea, game.moored[number].into())
        });
        let elements = [Element::Earth, Element::Water, Element::Fire];
        Self {
            field,
            kind: field.kind(),
            city: field.city().map(|city| City::of(game, field, game.cities[city])),
            open: holder.map(|seat| (seat, game.armies_open(seat, field))),
            orb: field.site().map(|site| (orb(site), game.orbs[site])),
            ships: moored.collect(),
            elemental: elements.into_iter().find(|element| game.pieces(*element).has(field)),
        }
    }

    /// Returns whether there are facts beyond its name and kind.
    pub(super) fn is_plain(&self) -> bool {
        self.open.is_none() && self.ships.is_empty() && self.elemental.is_none()
    }
}

impl City {
    fn of(game: &Elementaris, field: Field, owner: Option<Seat>) -> Self {
        let garrison = owner.map(|owner| game.garrison(owner, field)).unwrap_or_default();
        Self { owner, inside: garrison.iter().next(), camped: garrison.iter().skip(1).collect() }
    }
}

/// Facts about a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Palace {
    pub seat: Seat,
    pub out: bool,
    pub cities: u32,
    pub armies: Armies,
    pub income: u32,
    pub costs: u32,
    pub treasury: u16,
    /// Owned orbs by element, without zeros.
    pub orbs: Vec<(Element, u32)>,
    pub score: u32,
}

impl Palace {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let game = &*view.game;
        let orbs = Element::ALL.map(|element| (element, game.orbs_in(seat, element)));
        Self {
            seat,
            out: game.out.has(seat),
            cities: game.cities_of(seat),
            armies: game.on_board(seat),
            income: game.income(seat),
            costs: game.costs(seat),
            treasury: game.treasury[seat],
            orbs: orbs.into_iter().filter(|(_, count)| *count > 0).collect(),
            score: game.score(seat),
        }
    }
}

/// Fields with something on them besides cities and orbs.
pub(super) fn busy(view: &View) -> Vec<FieldFacts> {
    let places = Field::all().map(|field| FieldFacts::of(view, field));
    places.filter(|place| place.city.is_none() && !place.is_plain()).collect()
}

/// Returns every city.
pub(super) fn cities(view: &View) -> Vec<FieldFacts> {
    Field::all().map(|field| FieldFacts::of(view, field)).filter(|place| place.city.is_some()).collect()
}

/// Returns every orb site.
pub(super) fn sites(view: &View) -> Vec<FieldFacts> {
    Field::all().map(|field| FieldFacts::of(view, field)).filter(|place| place.orb.is_some()).collect()
}
