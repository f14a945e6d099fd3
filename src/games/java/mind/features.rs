//! Features of a position and their weights in points (rules: java 7, 15).

use crate::bots::{FeatureVector, Weight};
use crate::games::java::rules::{Java, Phase, Public, Settlement, worth};
use crate::table::Seat;

use super::auction::cheapest;

/// Names and weights of the features, in the order of [`FeatureIndex`].
pub(super) const WEIGHTS: &[Weight] = &[
    // Set by hand, then tuned by self-play of two seats: 63.7 % of 80 games against the weights set by hand.
    ("points", 1.0, 1.132),
    ("cities led", 1.0, 0.868),
    ("places behind the leader", 0.7, 0.714),
    ("palaces to build", 0.9, 1.027),
    ("palaces to expand", 0.9, 0.616),
    ("lakes to close", 0.9, 0.832),
    ("figures on the island", 0.9, 0.848),
    ("figures in settlements", 0.7, 0.716),
    ("heights of figures", 0.25, 0.210),
    ("lead in height", 0.35, 0.475),
    ("festival cards", 0.8, 1.155),
    ("festivals to win", 0.8, 0.671),
    ("action tokens", 1.3, 1.461),
    ("own tiles", 0.6, 0.619),
    ("action points left", 1.0, 0.977),
];

/// Index of each feature in [`WEIGHTS`].
#[derive(Clone, Copy)]
pub(super) enum FeatureIndex {
    Points,
    Led,
    Behind,
    Build,
    Expand,
    Lakes,
    Figures,
    Settled,
    Heights,
    LeadInHeight,
    Cards,
    Festivals,
    Tokens,
    Tiles,
    ActionPoints,
}

/// Returns the share of the game that is left, 1 at the start.
pub(super) fn remaining(public: &Public) -> f32 {
    if public.trigger.is_some() {
        return 0.0;
    }
    f32::from(public.supply.three) / f32::from(public.options.triples.max(1))
}

/// Computes all features of a state.
pub(super) fn state(game: &Java, features: &mut FeatureVector) {
    let (public, remaining) = (&game.public, remaining(&game.public));
    for place in public.settlements() {
        settlement(public, &place, remaining, features);
    }
    cities(public, remaining, features);
    lakes(public, remaining, features);
    for seat in public.all_seats() {
        holdings(game, seat, remaining, features);
    }
}

/// Returns whether the seat can still act in this turn.
fn at_work(public: &Public, seat: Seat) -> bool {
    public.phase == Phase::Main && public.current == seat && public.ap > 0
}

/// Adds the palaces that a leader could build or expand, and the presence of figures in the settlement.
fn settlement(public: &Public, place: &Settlement, remaining: f32, features: &mut FeatureVector) {
    if !public.all_figures().meets(&place.cells) {
        return;
    }
    let all_heights = public.all_figure_heights(&place.cells);
    for seat in public.all_seats().filter(|seat| !all_heights[*seat].is_empty()) {
        features.add(
            seat,
            FeatureIndex::Settled as usize,
            (0.25 + 0.75 * remaining) * (place.size() as f32 / 4.0).min(1.5),
        );
        let heights = all_heights[seat].heights();
        let mine = heights.first().copied().unwrap_or(0);
        let others = public.all_seats().filter(|other| *other != seat);
        let theirs = others.filter_map(|other| all_heights[other].heights().first().copied()).max();
        let lead = f32::from(mine) - f32::from(theirs.unwrap_or(0));
        features.add(seat, FeatureIndex::LeadInHeight as usize, lead.clamp(-2.0, 2.0) * remaining.sqrt());
    }
    let Some(leader) = public.leader(&place.cells) else { return };
    if public.final_scored[leader] {
        return;
    }
    let old = place.palace.and_then(|at| public.value_at(at));
    let Some(best) = public.values_for(place, old).last() else { return };
    let changed = place.palace.is_some_and(|at| public.changed.has(at));
    let odds = match (at_work(public, leader), changed) {
        (true, false) => 0.7,
        (true, true) => 0.25,
        (false, _) => 0.35 * remaining.min(0.5) * 2.0,
    };
    let kept = 0.4 + 0.6 * (1.0 - remaining);
    match old {
        None => {
            let gain = f32::from(best.half()) + kept * f32::from(best.points());
            features.add(leader, FeatureIndex::Build as usize, odds * gain * 0.8);
        }
        Some(old) => {
            let more = f32::from(best.points()) - f32::from(old.points());
            features.add(
                leader,
                FeatureIndex::Expand as usize,
                odds * (f32::from(best.half()) + kept * more),
            );
        }
    }
}

/// Adds the points of a final scoring now; a lead counts less early on, when it is easily lost.
fn cities(public: &Public, remaining: f32, features: &mut FeatureVector) {
    let kept = 0.45 + 0.55 * (1.0 - remaining);
    for city in public.cities() {
        for seat in public.all_seats().filter(|seat| !public.final_scored[*seat]) {
            let index = if city.prize_ranks[seat] == 1 { FeatureIndex::Led } else { FeatureIndex::Behind };
            features.add(seat, index as usize, f32::from(city.prize(seat)) * kept);
        }
    }
}

/// Adds nearly enclosed lakes, which bring points to the leader on their shore.
fn lakes(public: &Public, remaining: f32, features: &mut FeatureVector) {
    for lake in public.lakes() {
        let missing = (lake.shore - public.covered()).count() as usize;
        let Some(leader) = lake.leader.filter(|_| (1..=5).contains(&missing)) else { continue };
        let busy = if at_work(public, leader) { 1.5 } else { 1.0 };
        let odds = [0.0, 0.5, 0.4, 0.3, 0.15, 0.08][missing] * busy * (remaining * 3.0).min(1.0);
        features.add(leader, FeatureIndex::Lakes as usize, f32::from(lake.points) * odds);
    }
}

/// Adds points, figures, cards, tokens and tiles of a seat.
fn holdings(game: &Java, seat: Seat, remaining: f32, features: &mut FeatureVector) {
    let public = &game.public;
    let mut add = |index: FeatureIndex, amount: f32| features.add(seat, index as usize, amount);
    add(FeatureIndex::Points, f32::from(public.total(seat)));
    let figures = public.figures[seat];
    let count = figures.count() as f32;
    add(FeatureIndex::Figures, (count - 0.05 * count * count).max(0.0) * remaining);
    let heights: u32 = figures.iter().map(|at| u32::from(public.heights[at])).sum();
    add(FeatureIndex::Heights, heights as f32 * (0.3 + 0.7 * remaining));
    let hand = game.hand(seat);
    let cards = hand.total() as f32;
    add(FeatureIndex::Cards, (cards - 0.06 * cards * cards).min(4.0) * (remaining * 4.0).min(1.0));
    add(FeatureIndex::Festivals, festivals(game, seat));
    add(FeatureIndex::Tokens, f32::from(public.own[seat].tokens) * (remaining * 8.0).min(1.0));
    let own = &public.own[seat];
    add(FeatureIndex::Tiles, f32::from(own.two + own.rice + own.village) * (remaining * 4.0).min(1.0));
    // Every player gets a full turn, so action points count only once the turn is under way.
    if public.phase == Phase::Main && public.current == seat && (public.acted || public.land_placed) {
        add(FeatureIndex::ActionPoints, f32::from(public.ap));
    }
}

/// Returns the best festival this seat could announce, given its cards and those of the other participants.
fn festivals(game: &Java, seat: Seat) -> f32 {
    let public = &game.public;
    let Some(theme) = public.face_up else { return 0.0 };
    let mine = worth(&public.fitting(game.hand(seat)), theme);
    if mine == 0 || public.trigger.is_some() && public.final_scored[seat] {
        return 0.0;
    }
    let mut best = 0.0f32;
    for city in public.cities() {
        let own = public.figures[seat].meets(&city.cells);
        if !own || city.palace.index().is_some_and(|at| public.festival_held.has(at)) {
            continue;
        }
        let others = public.participants(city.palace).filter(|other| *other != seat);
        let rival = others.map(|other| worth(&public.fitting(game.hand(other)), theme)).max().unwrap_or(0);
        let cost = cheapest(game, seat, rival.min(mine - 1) + 1).map_or(3, |cards| cards.total()) as f32;
        let odds = if mine > rival { 0.85 } else { 0.25 };
        best = best.max(f32::from(city.value.festival_points(1)) * odds - 0.8 * cost);
    }
    best
}
