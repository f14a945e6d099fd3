//! Features of a position and their weights (rules: elementaris 15). Distances are computed once for all games.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::bots::{FeatureVector, Weight};
use crate::games::elementaris::rules::{
    ARMIES, CITIES, Element, Elementaris, Field, Fields, MAX_ORBS, MOORINGS, NEAR_MOUNTAINS, NEAR_WATER,
    PLAYABLE, POSITIONS, SITES, mooring, orb, shown_element,
};
use crate::table::Seat;

/// Names and weights of the features, in the order of [`FeatureIndex`].
pub(super) const WEIGHTS: &[Weight] = &[
    // Set by hand; learned in 20 rounds of `deska train elementaris --seats 2,3,4 --games 150 --iterations 16`.
    // Against those set by hand: 54 % ± 6 with two seats, 39 % ± 4 with three.
    ("cities", 3.628, 3.530),
    ("orbs", 2.817, 2.878),
    ("armies", 0.953, 0.776),
    ("orb of earth", 1.223, -0.646),
    ("orb of fire", 1.203, 1.762),
    ("orb of air", 1.647, 4.343),
    ("orb of water", 1.401, 0.975),
    ("two orbs of a colour", 1.4, -3.817),
    ("age of a colour", 1.824, 1.824),
    ("treasury", 0.203, -0.130),
    ("free cities near", 2.2, 3.415),
    ("orbs near", 2.5, 3.294),
    ("cities of others near", 1.5, 2.646),
    ("own cities threatened", -1.722, -1.120),
    ("own cities watched", -0.436, 0.084),
    ("armies that may be lost", -0.7, -0.477),
    ("cities for domination", 1.0, 0.002),
    ("out of the game", -23.721, -23.721),
    ("cities early", 0.0, -0.203),
    ("armies early", 0.0, -0.190),
    ("cities with earth", 0.0, -0.757),
    ("armies with air", 0.0, -0.532),
    ("spell at hand", 0.0, 1.885),
    ("spell feared", 0.0, -0.237),
    ("armies together", 0.0, -0.770),
    ("own orbs unguarded", 0.0, -0.983),
];

/// Index of each feature in [`WEIGHTS`].
#[derive(Clone, Copy)]
enum FeatureIndex {
    Cities,
    Orbs,
    Armies,
    Earth,
    Fire,
    Air,
    Water,
    Twice,
    Age,
    Treasury,
    FreeCities,
    OrbsNear,
    ForeignCities,
    Threatened,
    Watched,
    Exposed,
    Domination,
    Out,
    CitiesEarly,
    ArmiesEarly,
    CitiesWithEarth,
    ArmiesWithAir,
    SpellAtHand,
    SpellFeared,
    Together,
    Unguarded,
}

/// Distances between fields: on foot from land, by the ship that is there from a sea; without boarding on the way.
static APART: LazyLock<[[u8; PLAYABLE]; PLAYABLE]> = LazyLock::new(|| {
    let mut apart = [[FAR; PLAYABLE]; PLAYABLE];
    for (from, distances) in apart.iter_mut().enumerate() {
        distances[from] = 0;
        // With so few fields, repeating until nothing changes is fast enough.
        for _ in 0..PLAYABLE {
            let mut changed = false;
            for at in (0..PLAYABLE).map(Field::at) {
                let here = distances[at.index()];
                let ashore = if at.is_sea() { at.shore() } else { Fields::NONE };
                for to in at.walk().iter().chain(at.sail().iter()).chain(ashore.iter()) {
                    if let Some(distance) = distances.get_mut(to.index())
                        && here != FAR
                        && here + 1 < *distance
                    {
                        *distance = here + 1;
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
    }
    apart
});

const FAR: u8 = 60;

pub(super) fn apart(from: Field, to: Field) -> u8 {
    APART.get(from.index()).and_then(|row| row.get(to.index())).copied().unwrap_or(FAR)
}

/// Returns the share of the game that is left; a constant if it has no last round.
pub(super) fn remaining(game: &Elementaris) -> f32 {
    match game.options.round_limit {
        Some(limit) => {
            (f32::from(limit.saturating_sub(game.round)) / f32::from(limit.max(1))).clamp(0.0, 1.0)
        }
        None => 0.6,
    }
}

/// Computes all features of a state.
pub(super) fn state(game: &Elementaris, features: &mut FeatureVector) {
    let remaining = remaining(game);
    for seat in game.all() {
        if game.out.has(seat) {
            features.add(seat, FeatureIndex::Out as usize, 1.0);
            continue;
        }
        holdings(game, seat, remaining, features);
        targets(game, seat, remaining, features);
        dangers(game, seat, features);
        powers(game, seat, remaining, features);
        unguarded(game, seat, features);
        spells(game, seat, features);
    }
}

/// Adds what counts more while much of the game is left, and what the powers of orbs do for cities and armies.
fn powers(game: &Elementaris, seat: Seat, remaining: f32, features: &mut FeatureVector) {
    let mut add = |index: FeatureIndex, amount: f32| features.add(seat, index as usize, amount);
    let (cities, armies) = (game.cities_of(seat) as f32, game.on_board(seat).count() as f32);
    add(FeatureIndex::CitiesEarly, cities * remaining);
    add(FeatureIndex::ArmiesEarly, armies * remaining);
    let lasting = (remaining * 5.0).min(1.0);
    let value_of = |element: Element| if game.orbs_in(seat, element) > 0 { lasting } else { 0.0 };
    add(FeatureIndex::CitiesWithEarth, value_of(Element::Earth) * cities);
    add(FeatureIndex::ArmiesWithAir, value_of(Element::Air) * armies);
    let others = |field: Field| game.armies_on(seat, field).count().saturating_sub(1);
    add(FeatureIndex::Together, game.whole_ground(seat).iter().map(others).sum::<u32>() as f32);
}

/// Adds own orbs that others could take next: no own army is there, and one of theirs is near.
fn unguarded(game: &Elementaris, seat: Seat, features: &mut FeatureVector) {
    let others = game.living().filter(|other| *other != seat);
    let near = others.fold(Fields::NONE, |all, other| all.with(game.whole_ground(other)));
    for field in (0..SITES).filter(|site| game.orbs[*site] == Some(seat)).map(Field::of_site) {
        let ways = field.walk().with(field.shore()).with(field.only());
        if game.armies_open(seat, field).is_empty() && !ways.and(near).is_empty() {
            features.add(seat, FeatureIndex::Unguarded as usize, 1.0);
        }
    }
}

/// Adds the largest stack of others that a seat could destroy by a spell, to it and to its victim; less the longer its
/// element does not rule yet.
fn spells(game: &Elementaris, seat: Seat, features: &mut FeatureVector) {
    for (element, open) in
        [(Element::Earth, NEAR_MOUNTAINS), (Element::Water, NEAR_WATER), (Element::Fire, Fields::PLAYABLE)]
    {
        let soon = closeness_of_rule(game, element);
        if game.orbs_in(seat, element) < 2 || soon == 0.0 {
            continue;
        }
        let others = game.living().filter(|other| *other != seat);
        let stacks = others.flat_map(|other| {
            let fields = game.whole_ground(other).and(open);
            fields
                .iter()
                .map(move |field| (game.armies_on(other, field).count(), other))
                .collect::<ArrayVec<_, ARMIES>>()
        });
        if let Some((count, victim)) = stacks.max_by_key(|(count, _)| *count) {
            features.add(seat, FeatureIndex::SpellAtHand as usize, count as f32 * soon);
            features.add(victim, FeatureIndex::SpellFeared as usize, count as f32 * soon);
        }
    }
}

/// Returns how soon an element rules: 1 if it does, a fifth less for each round until then, 0 if that takes more than
/// six.
fn closeness_of_rule(game: &Elementaris, element: Element) -> f32 {
    let rules =
        |step: &u8| shown_element((game.clock + step) % POSITIONS, game.options.water_first) == Some(element);
    (0..=6u8).find(rules).map_or(0.0, |step| (0..step).fold(1.0, |soon, _| soon * 0.8))
}

/// Adds cities, orbs, armies and resources.
fn holdings(game: &Elementaris, seat: Seat, remaining: f32, features: &mut FeatureVector) {
    let mut add = |index: FeatureIndex, amount: f32| features.add(seat, index as usize, amount);
    add(FeatureIndex::Cities, game.cities_of(seat) as f32);
    add(FeatureIndex::Orbs, game.orbs_of(seat) as f32);
    add(FeatureIndex::Armies, game.on_board(seat).count() as f32);
    let lasting = (remaining * 5.0).min(1.0);
    for element in Element::ALL {
        let own = game.orbs_in(seat, element);
        let index = match element {
            Element::Earth => FeatureIndex::Earth,
            Element::Fire => FeatureIndex::Fire,
            Element::Air => FeatureIndex::Air,
            Element::Water => FeatureIndex::Water,
        };
        add(index, f32::from(u8::from(own > 0)) * lasting);
        add(FeatureIndex::Twice, f32::from(u8::from(own > 1)) * lasting);
        add(FeatureIndex::Age, f32::from(u8::from(own > 2)) * lasting);
    }
    let ahead = i32::from(game.treasury[seat]) + game.balance(seat);
    // Resources beyond that still buy ships.
    add(FeatureIndex::Treasury, ahead.clamp(-4, 4) as f32 + 0.25 * (ahead - 4).clamp(0, 8) as f32);
    if let Some(needed) = game.options.cities_to_win(game.seats()) {
        add(FeatureIndex::Domination, (game.cities_of(seat) as f32 + 3.0 - f32::from(needed)).max(0.0));
    }
}

/// A ship that an army may board: its land, its sea, and the moves until it is there.
type Ship = (Field, Field, u8);

/// Lists moored ships, and those a seat could buy.
fn ships(game: &Elementaris, seat: Seat) -> ArrayVec<Ship, 16> {
    let empty = (0..MOORINGS).filter(|number| game.moored[*number] > 0).map(mooring);
    let price = u16::from(game.options.ship_price);
    let can_buy = game.ships_left() > 0 && game.treasury[seat] >= price;
    let own = (0..CITIES).filter(|city| can_buy && game.cities[*city] == Some(seat)).map(Field::of_city);
    let bought = own.flat_map(|city| city.shore().iter().map(move |sea| (city, sea, 2)));
    empty.map(|(land, sea)| (land, sea, 1)).chain(bought).take(16).collect()
}

/// Adds reachable targets, near ones with more weight. Two armies for one target count little more than one.
fn targets(game: &Elementaris, seat: Seat, remaining: f32, features: &mut FeatureVector) {
    let mut aimed = Fields::NONE;
    let mut aims: ArrayVec<[Option<Aim>; 2], ARMIES> = ArrayVec::new();
    let hope = 0.28 * (remaining * 6.0).min(1.0);
    let ships = ships(game, seat);
    for army in game.on_board(seat).iter() {
        let Some(from) = game.spot(seat, army) else { continue };
        let strength = game.armies_on(seat, from).count() as f32;
        let near_ships: ArrayVec<Ship, 16> = ships
            .iter()
            .map(|(land, sea, moves)| (*land, *sea, moves + apart(from, *land)))
            .filter(|(.., moves)| *moves <= 4)
            .collect();
        let away = |to: Field| {
            let aboard = near_ships.iter().map(|(_, sea, moves)| moves + apart(*sea, to));
            aboard.fold(apart(from, to), u8::min)
        };
        let mut best: [Option<Aim>; 2] = [None; 2];
        let mut consider = |worth: f32, to: Field, index: FeatureIndex| {
            let halved = if aimed.has(to) { 0.5 } else { 1.0 };
            let value = worth * hope * halved * target_weight(away(to));
            let best = &mut best[usize::from(matches!(index, FeatureIndex::OrbsNear))];
            if best.is_none_or(|(known, ..)| value > known) {
                *best = Some((value, to, index));
            }
        };
        for city in 0..CITIES {
            let to = Field::of_city(city);
            match game.cities[city] {
                None => consider(2.6, to, FeatureIndex::FreeCities),
                Some(owner) if owner != seat => {
                    consider(3.0 * odds(game, seat, owner, to, strength), to, FeatureIndex::ForeignCities);
                }
                _ => {}
            }
        }
        for site in (0..SITES).filter(|site| game.orbs[*site] != Some(seat)) {
            // The first orb of an element brings its power, the second its spells.
            let worth = [1.25, 1.25, 1.0][game.orbs_in(seat, orb(site)).min(2) as usize];
            consider(2.4 * worth, Field::of_site(site), FeatureIndex::OrbsNear);
        }
        let [city, orb] = best;
        let chosen = if value(orb) > value(city) { orb } else { city };
        chosen.iter().for_each(|(_, to, _)| aimed.insert(*to));
        aims.push([city, orb]);
    }
    // Only as many armies aim at orbs as the player may still take: those that gain most by it.
    aims.sort_by(|a, b| (value(b[1]) - value(b[0])).total_cmp(&(value(a[1]) - value(a[0]))));
    let mut orbs = MAX_ORBS.saturating_sub(game.orbs_of(seat));
    for [city, orb] in aims {
        let for_orb = orbs > 0 && value(orb) > value(city);
        orbs -= u32::from(for_orb);
        if let Some((value, _, index)) = if for_orb { orb } else { city } {
            features.add(seat, index as usize, value);
        }
    }
}

/// A target: its value, its field, and the feature it counts for.
type Aim = (f32, Field, FeatureIndex);

fn value(aim: Option<Aim>) -> f32 {
    aim.map_or(0.0, |(value, ..)| value)
}

/// Returns the weight of a target at this distance in moves.
fn target_weight(moves: u8) -> f32 {
    (0..moves.min(20)).fold(1.0, |worth, _| worth * 0.72)
}

/// Returns the odds of an attack on a city with its walls.
fn odds(game: &Elementaris, seat: Seat, owner: Seat, city: Field, strength: f32) -> f32 {
    let fire = if game.orbs_in(seat, Element::Fire) > 0 { 2.0 } else { 1.0 };
    let water = if game.orbs_in(owner, Element::Water) > 0 { 2.0 } else { 1.0 };
    let defence = (game.garrison(owner, city).count() as f32 + 1.0) * water;
    match strength * fire {
        attack if attack > defence => 1.0,
        attack if attack * 2.0 > defence => 0.45,
        _ => 0.15,
    }
}

/// Adds own cities and armies that opponents could beat in their next turn.
fn dangers(game: &Elementaris, seat: Seat, features: &mut FeatureVector) {
    let water = if game.orbs_in(seat, Element::Water) > 0 { 2.0 } else { 1.0 };
    for city in (0..CITIES).filter(|city| game.cities[*city] == Some(seat)) {
        let field = Field::of_city(city);
        let defence = (game.garrison(seat, field).count() as f32 + 1.0) * water;
        let attack = game.living().filter(|other| *other != seat).map(|other| reach(game, other, field));
        let attack = attack.fold(0.0f32, f32::max);
        if attack > defence {
            features.add(seat, FeatureIndex::Threatened as usize, 1.0);
        } else if attack > 0.75 * defence {
            features.add(seat, FeatureIndex::Watched as usize, 1.0);
        }
    }
    for field in game.ground(seat).iter() {
        let own = game.armies_open(seat, field).count() as f32;
        let attack = game.living().filter(|other| *other != seat).map(|other| reach(game, other, field));
        if attack.fold(0.0f32, f32::max) > own * water {
            features.add(seat, FeatureIndex::Exposed as usize, own);
        }
    }
}

/// Returns the strength that another player could bring to a field: all armies on it, and a part of the largest
/// stack one move away.
fn reach(game: &Elementaris, other: Seat, field: Field) -> f32 {
    let fire = if game.orbs_in(other, Element::Fire) > 0 { 2.0 } else { 1.0 };
    let here = game.armies_open(other, field).count() as f32;
    let beside = field.walk().iter().chain(field.shore().iter()).chain(field.sail().iter());
    let near = beside.map(|at| game.armies_on(other, at).count()).max().unwrap_or(0) as f32;
    (here + if here > 0.0 { 0.5 * near } else { near * 0.75 }) * fire
}
