//! The facts of a position, and what they are worth (rules: elementaris 15). Distances are counted once for all games.

use std::sync::LazyLock;

use crate::bots::{Facts, Weight};
use crate::games::elementaris::rules::{
    CITIES, Element, Elementaris, Field, Fields, MOST_ORBS, PLAYABLE, Phase, SITES, orb,
};
use crate::table::Seat;

/// Names and weights, in the order of [`Fact`].
pub(super) const WEIGHTS: &[Weight] = &[
    // Begun by hand, then `deska tune elementaris --seats 2 --rounds 50 --games 2 --seed 1 --iterations 8`, when all games
    // began alike. With drawn openings they win 52 % of 60 games with two seats against those before: no gain, so there is
    // one set for all levels.
    ("cities", 3.628, 3.628),
    ("orbs", 2.817, 2.817),
    ("armies", 0.953, 0.953),
    ("orb of earth", 1.223, 1.223),
    ("orb of fire", 1.203, 1.203),
    ("orb of air", 1.647, 1.647),
    ("orb of water", 1.401, 1.401),
    ("two orbs of a colour", 0.589, 0.589),
    ("age of a colour", 1.824, 1.824),
    ("treasury", 0.203, 0.203),
    ("free cities near", 1.243, 1.243),
    ("orbs near", 1.749, 1.749),
    ("cities of others near", 0.848, 0.848),
    ("own cities threatened", -1.722, -1.722),
    ("own cities watched", -0.436, -0.436),
    ("armies that may be lost", -0.343, -0.343),
    ("moves left", 0.282, 0.282),
    ("out of the game", -23.721, -23.721),
];

/// Where each fact stands in the table.
#[derive(Clone, Copy)]
enum Fact {
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
    Moves,
    Out,
}

/// How far fields are apart on foot and by ship; boarding counts as one move more, for the ship has to be there.
static APART: LazyLock<[[u8; PLAYABLE]; PLAYABLE]> = LazyLock::new(|| {
    let mut apart = [[FAR; PLAYABLE]; PLAYABLE];
    for (from, distances) in apart.iter_mut().enumerate() {
        distances[from] = 0;
        // Few fields: going over all of them until nothing changes is soon done.
        for _ in 0..PLAYABLE {
            let mut changed = false;
            for at in (0..PLAYABLE).map(Field::at) {
                let here = distances[at.index()];
                if here == FAR {
                    continue;
                }
                let ashore = if at.is_sea() { 1 } else { 3 };
                let ways = [(at.walk(), 1), (at.sail(), 1), (at.shore(), ashore)];
                for (to, cost) in
                    ways.into_iter().flat_map(|(fields, cost)| fields.iter().map(move |f| (f, cost)))
                {
                    if let Some(distance) = distances.get_mut(to.index())
                        && here + cost < *distance
                    {
                        *distance = here + cost;
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

fn apart(from: Field, to: Field) -> u8 {
    APART.get(from.index()).and_then(|row| row.get(to.index())).copied().unwrap_or(FAR)
}

/// How much of the game is left, 1 where it has no end.
pub(super) fn rest(game: &Elementaris) -> f32 {
    match game.options.round_limit {
        Some(limit) => {
            (f32::from(limit.saturating_sub(game.round)) / f32::from(limit.max(1))).clamp(0.0, 1.0)
        }
        None => 0.6,
    }
}

/// Fills in everything.
pub(super) fn state(game: &Elementaris, facts: &mut Facts) {
    let rest = rest(game);
    for seat in game.all() {
        if game.out.has(seat) {
            facts.add(seat, Fact::Out as usize, 1.0);
            continue;
        }
        holdings(game, seat, rest, facts);
        targets(game, seat, rest, facts);
        dangers(game, seat, facts);
        if game.active == seat && game.phase == Phase::Activation {
            facts.add(seat, Fact::Moves as usize, f32::from(game.moves).min(3.0));
        }
    }
}

/// Cities, orbs, armies, resources.
fn holdings(game: &Elementaris, seat: Seat, rest: f32, facts: &mut Facts) {
    let mut add = |fact: Fact, amount: f32| facts.add(seat, fact as usize, amount);
    add(Fact::Cities, game.cities_of(seat) as f32);
    add(Fact::Orbs, game.orbs_of(seat) as f32);
    add(Fact::Armies, game.on_board(seat).count() as f32);
    let lasting = (rest * 5.0).min(1.0);
    for element in Element::ALL {
        let own = game.orbs_in(seat, element);
        let fact = match element {
            Element::Earth => Fact::Earth,
            Element::Fire => Fact::Fire,
            Element::Air => Fact::Air,
            Element::Water => Fact::Water,
        };
        add(fact, f32::from(u8::from(own > 0)) * lasting);
        add(Fact::Twice, f32::from(u8::from(own > 1)) * lasting);
        add(Fact::Age, f32::from(u8::from(own > 2)) * lasting);
    }
    let ahead = i32::from(game.treasury[seat]) + game.balance(seat);
    add(Fact::Treasury, ahead.clamp(-4, 4) as f32);
}

/// What an army may reach, nearer things more; two armies to one target are worth little more than one.
fn targets(game: &Elementaris, seat: Seat, rest: f32, facts: &mut Facts) {
    let mut aimed = Fields::NONE;
    let hope = 0.28 * (rest * 6.0).min(1.0);
    for army in game.on_board(seat).iter() {
        let Some(from) = game.spot(seat, army) else { continue };
        let strength = game.armies_on(seat, from).count() as f32;
        let mut best: Option<(f32, Field, Fact)> = None;
        let mut consider = |worth: f32, to: Field, fact: Fact| {
            let halved = if aimed.has(to) { 0.5 } else { 1.0 };
            let value = worth * hope * halved * near(apart(from, to));
            if best.is_none_or(|(known, ..)| value > known) {
                best = Some((value, to, fact));
            }
        };
        for city in 0..CITIES {
            let to = Field::of_city(city);
            match game.cities[city] {
                None => consider(2.6, to, Fact::FreeCities),
                Some(owner) if owner != seat => {
                    consider(3.0 * odds(game, seat, owner, to, strength), to, Fact::ForeignCities);
                }
                _ => {}
            }
        }
        if game.orbs_of(seat) < MOST_ORBS {
            for site in (0..SITES).filter(|site| game.orbs[*site] != Some(seat)) {
                let first = if game.orbs_in(seat, orb(site)) == 0 { 1.25 } else { 1.0 };
                consider(2.4 * first, Field::of_site(site), Fact::OrbsNear);
            }
        }
        if let Some((value, to, fact)) = best {
            facts.add(seat, fact as usize, value);
            aimed.insert(to);
        }
    }
}

/// What is so many moves away counts so much.
fn near(moves: u8) -> f32 {
    0.72f32.powi(moves.into())
}

/// The odds against a city with its walls.
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

/// Own cities and armies that others could beat in their next turn.
fn dangers(game: &Elementaris, seat: Seat, facts: &mut Facts) {
    let water = if game.orbs_in(seat, Element::Water) > 0 { 2.0 } else { 1.0 };
    for city in (0..CITIES).filter(|city| game.cities[*city] == Some(seat)) {
        let field = Field::of_city(city);
        let defence = (game.garrison(seat, field).count() as f32 + 1.0) * water;
        let attack = game.living().filter(|other| *other != seat).map(|other| reach(game, other, field));
        let attack = attack.fold(0.0f32, f32::max);
        if attack > defence {
            facts.add(seat, Fact::Threatened as usize, 1.0);
        } else if attack > 0.75 * defence {
            facts.add(seat, Fact::Watched as usize, 1.0);
        }
    }
    for field in game.ground(seat).iter() {
        let own = game.armies_open(seat, field).count() as f32;
        let attack = game.living().filter(|other| *other != seat).map(|other| reach(game, other, field));
        if attack.fold(0.0f32, f32::max) > own * water {
            facts.add(seat, Fact::Exposed as usize, own);
        }
    }
}

/// The strongest stack another player could bring: on the field, or half of what stands one move away.
fn reach(game: &Elementaris, other: Seat, field: Field) -> f32 {
    let fire = if game.orbs_in(other, Element::Fire) > 0 { 2.0 } else { 1.0 };
    let here = game.armies_open(other, field).count() as f32;
    let beside = field.walk().iter().chain(field.shore().iter()).chain(field.sail().iter());
    let near = beside.map(|at| game.armies_on(other, at).count()).max().unwrap_or(0) as f32;
    (here + if here > 0.0 { 0.5 * near } else { near * 0.75 }) * fire
}
