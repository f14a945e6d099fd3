//! The features of a position and their weights in points of the weakest colour (rules: tigris 15).

use crate::bots::{FeatureVector, Weight};
use crate::games::tigris::rules::{Cells, Color, Phase, Tigris, sorted};
use crate::table::Seat;

/// The names and weights of the features, in the order of [`FeatureIndex`].
pub(super) const WEIGHTS: &[Weight] = &[
    // Set by hand, then learned by self-play with two seats. The learned weights won 73.3 % of 60 games against the
    // others.
    ("points of all colours, early", 0.6, 0.567),
    ("weakest colour, early", 0.25, 0.272),
    ("weakest colour, late", 1.0, 0.904),
    ("second weakest colour, late", 0.25, 0.437),
    ("third colour, late", 0.06, 0.072),
    ("strongest colour, late", 0.02, 0.016),
    ("leaders on the board", 0.3, 0.298),
    ("leaders of needed colours", 0.35, 0.282),
    ("tiles behind leaders", 0.05, 0.038),
    ("temples around leaders", 0.15, 0.172),
    ("leaders open to revolt", -0.35, -0.573),
    ("wars to be won", 0.12, 0.118),
    ("wars to be lost", -0.2, -0.214),
    ("monuments that pay", 0.4, 0.425),
    ("treasures within reach", 0.3, 0.260),
    ("temples in hand", 0.08, 0.140),
    ("tiles in hand that score", 0.18, 0.128),
    ("catastrophes in hand", 0.2, 0.174),
    ("king over colours without leader", 0.15, 0.103),
    ("actions left", 0.45, 0.584),
];

/// The index of each feature in the table. The other colours, from the weakest up, come after `Late`.
#[derive(Clone, Copy)]
enum FeatureIndex {
    Early,
    WeakestEarly,
    Late,
    Leaders = 6,
    Needed,
    Behind,
    Temples,
    Revolt,
    WarsWon,
    WarsLost,
    Monuments,
    Treasures,
    TemplesInHand,
    ScoringTiles,
    Catastrophes,
    King,
    Actions,
}

/// Estimates how many turns each seat still has.
fn turns_left(game: &Tigris) -> f32 {
    let seats = game.public.seats() as f32;
    let by_bag = game.secret().bag.total() as f32 / (3.2 * seats);
    let by_treasures = (game.public.treasures.count() as f32 - 2.0).max(0.0) * 3.5 / seats + 0.5;
    by_bag.min(by_treasures).min(10.0)
}

/// Returns the remaining part of the game, 1 at the beginning.
pub(super) fn remaining(game: &Tigris) -> f32 {
    (turns_left(game) / 10.0).clamp(0.0, 1.0)
}

/// Data shared by all seats.
struct Common {
    temples: Cells,
    /// Empty land cells.
    open: Cells,
    remaining: f32,
    turns: f32,
}

/// Computes all features.
pub(super) fn state(game: &Tigris, features: &mut FeatureVector) {
    let public = &game.public;
    let common = Common {
        temples: public.temples(),
        open: public.empty_cells() & public.map().land,
        remaining: remaining(game),
        turns: turns_left(game),
    };
    for seat in Seat::all(public.seats()) {
        let hand = expected_hand(game, seat);
        let need = needs(game, seat);
        totals(game, seat, common.remaining, features);
        for color in Color::ALL {
            if let Some(at) = public.leader(seat, color) {
                let leader =
                    Leader { seat, color, at, kingdom: public.region(at), need: need[color.index()] };
                presence(game, &leader, &common, &hand, features);
                threats(game, &leader, &common, &hand, features);
                if color == Color::Black {
                    features.add(
                        seat,
                        FeatureIndex::King as usize,
                        ruled_alone(game, &leader.kingdom, &need) * common.remaining,
                    );
                }
            }
        }
        monuments(game, seat, &need, common.turns, features);
        features.add(seat, FeatureIndex::TemplesInHand as usize, hand[Color::Red.index()].min(3.0));
        let catastrophes = f32::from(public.catastrophes_held[seat]);
        features.add(seat, FeatureIndex::Catastrophes as usize, catastrophes * common.remaining);
        if public.active == seat {
            features.add(seat, FeatureIndex::Actions as usize, actions_left(game));
        }
    }
}

/// A leader on the board.
struct Leader {
    seat: Seat,
    color: Color,
    at: usize,
    /// The leader's kingdom.
    kingdom: Cells,
    need: f32,
}

/// Adds the points by colour from the weakest up, including treasures. Early every point counts, but less in
/// colours that have many; late the weakest colour counts.
fn totals(game: &Tigris, seat: Seat, remaining: f32, features: &mut FeatureVector) {
    let colors = sorted(&game.secret().points[seat], game.secret().treasures[seat]);
    for (i, total) in colors.into_iter().enumerate() {
        let total = f32::from(total);
        // The first points of a colour count in full, later ones less and less: 4, 8 and 16 points count 2.7, 4 and
        // 5.3.
        features.add(seat, FeatureIndex::Early as usize, remaining * 8.0 * total / (8.0 + total));
        features.add(seat, FeatureIndex::Late as usize + i, (1.0 - remaining) * total);
    }
    features.add(seat, FeatureIndex::WeakestEarly as usize, remaining * f32::from(colors[0]));
}

/// Returns the value of a point of each colour: 1 for the weakest, less for colours ahead of it.
fn needs(game: &Tigris, seat: Seat) -> [f32; 4] {
    let points = game.secret().points[seat];
    let least = points.into_iter().min().unwrap_or(0);
    points.map(|n| 1.0 / (1.0 + f32::from(n - least) * 0.5))
}

/// Returns the hand including the expected draws for missing tiles.
fn expected_hand(game: &Tigris, seat: Seat) -> [f32; 4] {
    let hand = game.secret().hands[seat];
    let missing = 6u32.saturating_sub(hand.total()) as f32;
    let share = [0.21, 0.33, 0.25, 0.21];
    std::array::from_fn(|i| f32::from(hand.0[i]) + missing * share[i])
}

/// Returns the number of actions the active seat can still use.
fn actions_left(game: &Tigris) -> f32 {
    match game.public.phase {
        Phase::Action => f32::from(game.public.actions),
        Phase::Refill(_) | Phase::Over(_) => 0.0,
        _ => f32::from(game.public.actions.saturating_sub(1)),
    }
}

/// Adds the features of a leader's surroundings.
fn presence(game: &Tigris, leader: &Leader, common: &Common, hand: &[f32; 4], features: &mut FeatureVector) {
    let Leader { seat, color, need, .. } = *leader;
    let mut add = |index: FeatureIndex, amount: f32| features.add(seat, index as usize, amount);
    let behind = (game.public.face_up(color) & leader.kingdom).count() as f32;
    let around = (Cells::beside(leader.at) & common.temples).count() as usize;
    add(FeatureIndex::Leaders, common.remaining);
    add(FeatureIndex::Needed, need * common.remaining);
    add(FeatureIndex::Behind, behind.min(6.0) * (0.3 + need) * common.remaining);
    add(FeatureIndex::Temples, [0.0, 0.0, 0.6, 0.9, 1.0][around.min(4)] * (0.4 + need) * common.remaining);
    add(FeatureIndex::ScoringTiles, hand[color.index()].min(2.0) * (0.2 + need));
    if color == Color::Green {
        add(FeatureIndex::Treasures, reachable(game, &leader.kingdom));
    }
}

/// Returns the weighted number of treasures in the trader's kingdom or one tile away from it.
fn reachable(game: &Tigris, kingdom: &Cells) -> f32 {
    let here = (game.public.treasures & *kingdom).count() as f32;
    let next = kingdom.neighbours() & game.public.empty_cells();
    let near = ((game.public.treasures - *kingdom) & next.neighbours()).count() as f32;
    if here > 0.0 { here * 0.5 + near } else { near * 0.5 }
}

/// Adds the risks and chances of this leader in revolts and wars.
fn threats(game: &Tigris, leader: &Leader, common: &Common, hand: &[f32; 4], features: &mut FeatureVector) {
    let Leader { seat, color, need, .. } = *leader;
    let around = (Cells::beside(leader.at) & common.temples).count() as f32;
    let strength = around + hand[Color::Red.index()].min(4.0);
    let (mut risk, mut won, mut lost) = (0.0f32, 0.0, 0.0);
    for rival in Seat::all(game.public.seats()).filter(|rival| *rival != seat) {
        let theirs = expected_hand(game, rival);
        let distant = game.public.leader(rival, color).filter(|at| !leader.kingdom.has(*at));
        let attack = best_cell(&leader.kingdom, common) + theirs[Color::Red.index()].min(4.0);
        // A leader that is on another cell is less likely to come.
        let ready = if distant.is_some() { 0.4 } else { 1.0 };
        risk = risk.max(odds(attack - strength - 0.5) * ready);
        let Some(at) = distant else { continue };
        let (a, b) = war(game, leader, &game.public.region(at), hand, &theirs);
        won += a;
        lost += b;
    }
    features.add(seat, FeatureIndex::Revolt as usize, risk * (0.5 + need) * common.remaining);
    features.add(seat, FeatureIndex::WarsWon as usize, won * (0.3 + need));
    features.add(seat, FeatureIndex::WarsLost as usize, lost * (0.5 + need) * (0.3 + common.remaining));
}

/// Returns the highest number of temples around an open cell of a kingdom's edge, where an opponent may enter.
fn best_cell(kingdom: &Cells, common: &Common) -> f32 {
    let rim = kingdom.neighbours() & common.open & common.temples.neighbours();
    rim.iter().map(|at| (Cells::beside(at) & common.temples).count()).max().unwrap_or(0) as f32
}

/// Returns the gain and the cost of a war against the kingdom `other` in the leader's colour, if one tile could start
/// it.
fn war(game: &Tigris, leader: &Leader, other: &Cells, hand: &[f32; 4], theirs: &[f32; 4]) -> (f32, f32) {
    let joints = leader.kingdom.neighbours() & other.neighbours() & game.public.empty_cells();
    if joints.is_empty() {
        return (0.0, 0.0);
    }
    let supporters = game.public.face_up(leader.color);
    let (mine, rivals) = ((supporters & leader.kingdom).count() as f32, (supporters & *other).count() as f32);
    let color = leader.color.index();
    let win = odds(mine + hand[color] - rivals - theirs[color]);
    (win * (1.0 + rivals.min(6.0)), (1.0 - win) * (1.0 + mine.min(6.0)))
}

/// Returns the winning chance of a side with this lead in strength.
fn odds(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (2.0 + lead.abs())
}

/// Returns a king's gain from colours that have no leader in the same kingdom.
fn ruled_alone(game: &Tigris, kingdom: &Cells, need: &[f32; 4]) -> f32 {
    let alone = Color::ALL.into_iter().filter(|color| game.public.ruler(kingdom, *color).is_none());
    alone.map(|color| need[color.index()]).sum()
}

/// Adds the income of monuments: they score for seats with a leader of their colours in the kingdom.
fn monuments(game: &Tigris, seat: Seat, need: &[f32; 4], turns: f32, features: &mut FeatureVector) {
    for (monument, corner) in game.public.monuments() {
        let kingdom = game.public.region(corner);
        for color in [monument.top, monument.base] {
            if game.public.leader(seat, color).is_some_and(|at| kingdom.has(at)) {
                let worth = turns.min(7.0) * (0.3 + need[color.index()]);
                features.add(seat, FeatureIndex::Monuments as usize, worth);
            }
        }
    }
}
