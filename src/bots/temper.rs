//! The choice of a temper among nearly equal candidates. The search evaluates in the same way for all tempers; it only
//! visits more often what a temper may choose. [`MARGIN`] limits the cost of a decision, as the search estimates it.

use crate::table::{Dice, Seat, Temper};

use super::Thinking;
use super::mind::{FeatureVector, Mind};
use super::node::{Edge, Node};
use super::think::play_forced;

/// The largest winning chance that a temper gives up in an even position, for its favourite action instead of one that
/// it ignores.
const MARGIN: f32 = 0.03;

/// Returns the value of a candidate to a temper, with how much the temper likes it.
fn score<A>(root: &Node<A>, edge: &Edge<A>, appeal: f32) -> f32 {
    let best = root.best_value();
    // A game that is nearly won or lost leaves nothing to give up.
    root.value(edge) + appeal * MARGIN * (4.0 * best * (1.0 - best)).max(0.0)
}

/// Moves the favourite among the nearly equal candidates to the front of a ranking.
pub(super) fn prefer<A>(ranking: &mut [usize], root: &Node<A>, appeals: &[f32]) {
    let liked = |(place, i): (usize, &usize)| {
        let edge = &root.edges[*i];
        root.is_known(edge).then(|| (place, score(root, edge, appeals[*i])))
    };
    let liked = ranking.iter().enumerate().filter_map(liked);
    if let Some((favourite, _)) = liked.reduce(|a, b| if b.1 > a.1 { b } else { a }) {
        ranking[..=favourite].rotate_right(1);
    }
}

/// Returns the least tried candidate among those that a temper would choose instead of the best one.
pub(super) fn tempting_candidate<A>(
    root: &Node<A>,
    appeals: &[f32],
    legal: impl Fn(&A) -> bool,
) -> Option<usize> {
    let score = |i: &usize| score(root, &root.edges[*i], appeals[*i]);
    let best = root.ranking().first().map(score)?;
    let open = (0..root.edges.len()).filter(|i| score(i) > best && legal(&root.edges[*i].action));
    open.min_by_key(|i| root.edges[*i].visits)
}

/// Returns how much a temper likes an action, from -1 to 1, by its events; for a raider also by the losses of others.
pub(super) fn appeal<G: Mind>(
    world: &G,
    seat: Seat,
    temper: Temper,
    action: &G::Action,
    weights: &[f32],
) -> f32 {
    let (mut after, mut events) = (world.clone(), Vec::new());
    after.apply(action, &mut events);
    let mut liking = total_liking::<G>(temper, seat, &events);
    if temper == Temper::Raider {
        play_forced(&mut after, &mut Dice::new(0));
        liking += (worth_of_others(world, seat, weights) - worth_of_others(&after, seat, weights))
            / world.win_prob_scale();
    }
    liking.clamp(-1.0, 1.0)
}

fn total_liking<G: Mind>(temper: Temper, seat: Seat, events: &[G::Event]) -> f32 {
    events.iter().map(|event| G::liking(temper, seat, event)).sum()
}

fn worth_of_others<G: Mind>(game: &G, seat: Seat, weights: &[f32]) -> f32 {
    let mut features = FeatureVector::default();
    game.features(&mut features);
    Seat::all(game.seats()).filter(|other| *other != seat).map(|other| features.worth(other, weights)).sum()
}

/// Comparison of a temper with the plain choice in the same decisions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Leaning {
    /// Number of decisions.
    pub decisions: u32,
    /// Decisions in which the temper chooses another action.
    pub other: u32,
    /// Plain choices that cause what the temper likes.
    pub plain: u32,
    /// Choices of the temper that do.
    pub liked: u32,
    /// Sum of the winning chances that the temper gives up.
    pub loss: f64,
}

impl Leaning {
    /// Adds the decision of a search with a temper.
    pub fn add<G: Mind>(&mut self, thinking: &Thinking<G>) {
        let Some(temper) = thinking.temper() else { return };
        let [Some(plain), Some(own)] = [false, true].map(|tempered| thinking.choose(tempered)) else {
            return;
        };
        let is_liked =
            |action: &G::Action| total_liking::<G>(temper, thinking.seat(), &thinking.events(action)) > 0.0;
        self.decisions += 1;
        self.other += u32::from(plain.0 != own.0);
        self.plain += u32::from(is_liked(plain.0));
        self.liked += u32::from(is_liked(own.0));
        self.loss += f64::from(plain.1 - own.1);
    }
}
