//! Evaluation of the computer player for Carcassonne with The Tower (rules: carcassonne 15).

use crate::bots::{FeatureVector, Mind, Weight};
use crate::table::{Seat, Temper};

use super::rules::{Carcassonne, Event, Part, Phase, Public, Stake, Stand, all_tiles};

/// The names and weights of the features, in points.
const WEIGHTS: &[Weight] = &[
    // Set by hand, then tuned by self-play of two seats: 80.6 % of 80 games against the weights set by hand. The weights of available followers and of followers on fields were
    // set later, by games against other opponents. Self-play rewards a player who spends as many followers as the
    // opponent.
    ("points", 1.0, 1.670),
    ("cities", 1.0, 0.580),
    ("roads", 1.0, 0.612),
    ("monasteries", 1.0, 1.122),
    ("fields", 0.85, 0.973),
    ("followers at hand", 12.0, 20.0),
    ("followers gone to fields", -2.5, -2.5),
    ("followers coming back", 1.1, 0.890),
    ("followers in captivity", -3.2, -4.153),
    ("prisoners", 2.6, 2.780),
    ("tower pieces", 0.35, 0.293),
    ("followers in reach of towers", -0.8, -1.013),
    ("points in reach of towers", -0.12, -0.117),
];

/// The index of each feature in the table.
#[derive(Clone, Copy)]
enum FeatureIndex {
    Points,
    Cities,
    Roads,
    Monasteries,
    Fields,
    AtHand,
    Farmers,
    ComingBack,
    Captives,
    Prisoners,
    Pieces,
    Threatened,
    PointsThreatened,
}

impl Mind for Carcassonne {
    type Memory = ();
    const WEIGHTS: &'static [Weight] = WEIGHTS;
    const LUCK_IS_OPEN: bool = true;

    fn features(&self, features: &mut FeatureVector) {
        let public = &self.public;
        let remaining = remaining(public);
        for seat in Seat::all(public.seats()) {
            supplies(public, seat, remaining, features);
        }
        public.stakes(|stake| weigh(public, stake, remaining, features));
        if public.options.towers() {
            threats(public, remaining, features);
        }
    }

    /// The factors are measured with `deska train`. With towers a lead is worth less, because captures can turn it.
    fn win_prob_scale(&self) -> f32 {
        let swing = if self.public.options.towers() { 2.5 } else { 1.6 };
        swing * (2.0 + 13.0 * remaining(&self.public))
    }

    fn liking(temper: Temper, seat: Seat, event: &Event) -> f32 {
        match (temper, event) {
            (Temper::Builder, Event::FollowerPlaced { segment, .. }) => match segment.part {
                Part::City | Part::Monastery => 1.0,
                _ => 0.0,
            },
            (Temper::Builder, Event::Completed { .. }) => 0.5,
            (Temper::Raider, Event::TowerBuilt { .. }) => 0.5,
            (Temper::Raider, Event::Captured { owner, .. }) if *owner != seat => 1.0,
            (Temper::Miser, Event::Passed { .. }) => 1.0,
            (Temper::Miser, Event::Completed { .. }) => 0.5,
            (Temper::Gambler, Event::FollowerPlaced { segment, .. }) if segment.part == Part::Field => 1.0,
            (Temper::Gambler, Event::TowerTopped { .. }) => 0.5,
            _ => 0.0,
        }
    }

    /// Returns whether the decision belongs to the tile just laid.
    fn continues_move(&self) -> bool {
        matches!(self.public.phase, Phase::Action { .. } | Phase::Capture { .. } | Phase::Late)
    }
}

/// Returns the part of the tiles still to come, 1 at the beginning.
fn remaining(public: &Public) -> f32 {
    public.pile.total() as f32 / all_tiles(public.options.tower).total().max(1) as f32
}

/// Adds the features for points, followers and pieces in supply.
fn supplies(public: &Public, seat: Seat, remaining: f32, features: &mut FeatureVector) {
    let mut add = |index: FeatureIndex, amount: f32| features.add(seat, index as usize, amount);
    add(FeatureIndex::Points, f32::from(public.points(seat)));
    // The first available follower is worth most; all are worth little with few tiles left.
    let at_hand = 1.0 - 0.55f32.powi(i32::from(public.supply(seat)));
    let turns = public.pile.total() as f32 / public.seats() as f32;
    add(FeatureIndex::AtHand, at_hand * (turns / 6.0).min(1.0) * dearness(public));
    add(FeatureIndex::Captives, f32::from(public.captives(seat)) * (turns / 5.0).min(1.0));
    let held: u8 = Seat::all(public.seats()).map(|owner| public.prisoners(seat, owner)).sum();
    add(FeatureIndex::Prisoners, f32::from(held) * (turns / 5.0).min(1.0));
    add(FeatureIndex::Pieces, f32::from(public.pieces(seat)).min(6.0) * remaining);
}

/// Returns the cost factor of a follower: 1 in the base game, less with towers, where keeping followers pays less.
fn dearness(public: &Public) -> f32 {
    if public.options.towers() { 0.5 } else { 1.0 }
}

/// Returns the chance that a feature is completed. Every open place needs a matching tile, drawn by a player with an
/// interest in it.
fn completion(public: &Public, stake: &Stake) -> f32 {
    if stake.complete {
        return 1.0;
    }
    let draws = public.pile.total() as f32 / public.seats() as f32;
    let wanted = stake.fits().len() as f32;
    if draws < wanted * 0.5 {
        return 0.0;
    }
    // Other players also lay tiles around a monastery, if only by accident.
    let help = if stake.part == Part::Monastery { 0.5 } else { 0.16 };
    let each = |fits: &u16| {
        let mine = f32::from(*fits) * (0.55 / public.seats() as f32 + help * 0.5);
        mine / (0.9 + mine)
    };
    let all: f32 = stake.fits().iter().map(each).product();
    all * (draws / (wanted * 1.3 + 0.1)).min(1.0)
}

/// Adds the value of a feature to its holders.
fn weigh(public: &Public, stake: &Stake, remaining: f32, features: &mut FeatureVector) {
    let (index, worth, back) = match stake.part {
        Part::Field => {
            let worth = f32::from(stake.now) + 3.0 * f32::from(stake.coming) * 0.45 * remaining.sqrt();
            (FeatureIndex::Fields, worth, 0.0)
        }
        part => {
            let chance = completion(public, stake);
            let worth = chance * f32::from(stake.full) + (1.0 - chance) * f32::from(stake.now);
            let index = match part {
                Part::City => FeatureIndex::Cities,
                Part::Road => FeatureIndex::Roads,
                _ => FeatureIndex::Monasteries,
            };
            (index, worth, chance)
        }
    };
    let turns = public.pile.total() as f32 / public.seats() as f32;
    for seat in Seat::all(public.seats()) {
        let figures = stake.weights[seat];
        if stake.holds(seat) {
            features.add(seat, index as usize, worth);
        }
        if figures > 0 && stake.part == Part::Field {
            // A farmer never returns: its cost depends on the number of turns in which it is missed.
            let dear = dearness(public);
            features.add(
                seat,
                FeatureIndex::Farmers as usize,
                f32::from(figures) * turns / 20.0 * dear * dear,
            );
        } else if figures > 0 {
            features.add(
                seat,
                FeatureIndex::ComingBack as usize,
                back * f32::from(figures) * (turns / 6.0).min(1.0),
            );
        }
    }
}

/// Adds the figures that the next piece on an open tower could capture.
fn threats(public: &Public, remaining: f32, features: &mut FeatureVector) {
    let armed = |owner: Seat| Seat::all(public.seats()).any(|seat| seat != owner && public.pieces(seat) > 0);
    for tower in public.towers().iter().filter(|tower| tower.top.is_none()) {
        for target in public.targets(tower.cell, tower.height + 1) {
            let owner = target.figure.owner;
            if !armed(owner) {
                continue;
            }
            features.add(owner, FeatureIndex::Threatened as usize, 0.3 + 0.7 * remaining);
            if matches!(target.spot, Stand::Segment(_))
                && let Some(stake) = public.stake_at(target.cell)
                && stake.holds(owner)
            {
                features.add(owner, FeatureIndex::PointsThreatened as usize, f32::from(stake.full.min(24)));
            }
        }
    }
}
