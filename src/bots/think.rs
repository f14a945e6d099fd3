//! The search for one decision: evaluation of every candidate, then simulations in sampled worlds.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;

use crate::table::{Dice, MAX_SEATS, NoEvents, Seat, Temper, Turn};

use super::level::{Level, Limits, Reach};
use super::mind::{FeatureVector, MAX_FEATURES, Mind, chances, weights};
use super::node::Node;
use super::temper::{appeal, prefer, tempting_candidate};
use super::{Candidate, Thinker, Thought};

/// Candidates that one iteration evaluates.
const CANDIDATES_PER_STEP: usize = 48;
/// Total evaluations for a decision with few candidates.
const PRIOR_EVALUATIONS: usize = 192;
/// The most evaluations of one candidate.
const MAX_ROUNDS: usize = 16;
/// The most forced replies and chance results in a row before a position is evaluated as it is.
const MAX_SETTLING_STEPS: usize = 24;
/// The first simulations, which end with the seat's own turn.
const OWN_TURN_SIMULATIONS: u32 = 48;
/// Decisions evaluated together as one move.
const COMPOUND_DEPTH: usize = 2;
/// The longest simulation, in decisions.
const MAX_DEPTH: usize = 64;
/// The most candidates evaluated in later decisions of the seat's own turn.
const MAX_OWN_CANDIDATES: usize = 400;
/// The most nodes of the tree.
const MAX_NODES: usize = 20_000;
/// The most positions kept for recognition.
const MAX_TRANSPOSITIONS: usize = 1_000;

/// A search in a game of type `G`.
pub struct Thinking<G: Mind> {
    view: G::View,
    memory: G::Memory,
    seat: Seat,
    temper: Option<Temper>,
    /// Appeal of each candidate of the root to the temper.
    appeals: Vec<f32>,
    limits: Limits,
    weights: Vec<f32>,
    dice: Dice,
    /// The candidates with the sums of their first evaluations.
    priors: Vec<(G::Action, f32)>,
    /// The sampled world of the present round: all candidates are compared in the same one.
    world: G,
    evaluated: usize,
    rounds: usize,
    tree: Vec<Node<G::Action>>,
    transpositions: Vec<Transposition>,
    /// The nodes behind results of chance, by the node before and the hashed result ([`Mind::LUCK_IS_OPEN`]).
    after_luck: BTreeMap<(usize, u64), usize>,
    merged: u32,
    simulations: u32,
    iterations: u32,
    /// Two actions are compared: each gets the same number of simulations, with this seed.
    paired_seed: Option<u64>,
}

/// A position after a step of the seat's own turn, with its node. Positions are the same if they were reached by the
/// same steps in any order and have the same features for the seat.
struct Transposition {
    /// Sum over the steps that led to it.
    steps: u64,
    features: [f32; MAX_FEATURES],
    node: usize,
}

/// Returns the node of a known position.
fn node_of(met: &[Transposition], features: &[f32; MAX_FEATURES], steps: u64) -> Option<usize> {
    met.iter().find(|met| met.steps == steps && met.features == *features).map(|met| met.node)
}

impl<G: Mind> Thinking<G> {
    /// Starts a search for the active seat. `view` is the view of that seat.
    pub fn new(view: G::View, memory: G::Memory, level: Level, seed: u64) -> Self {
        Self::with_weights(view, memory, level, seed, weights::<G>(level.weighing()))
    }

    /// Starts a search with other weights than those of the level.
    pub fn with_weights(
        view: G::View,
        memory: G::Memory,
        level: Level,
        seed: u64,
        weights: Vec<f32>,
    ) -> Self {
        let mut dice = Dice::new(seed);
        let limits = level.limits();
        let world = determinize::<G>(&view, &memory, &mut dice);
        let mut actions = Vec::new();
        append_candidates(&world, &memory, &mut dice, &mut actions);
        actions.sort_unstable();
        actions.dedup();
        if limits.drop_percent > 0 {
            drop_candidates(&mut actions, limits.drop_percent, &mut dice);
        }
        let seat = world.turn().seat().unwrap_or(Seat::new(0));
        let priors: Vec<_> = actions.into_iter().map(|action| (action, 0.0)).collect();
        let rounds = (PRIOR_EVALUATIONS / priors.len().max(1)).clamp(1, MAX_ROUNDS);
        Self {
            view,
            memory,
            seat,
            temper: None,
            appeals: Vec::new(),
            limits,
            weights,
            dice,
            priors,
            world,
            evaluated: 0,
            rounds,
            tree: Vec::new(),
            transpositions: Vec::new(),
            after_luck: BTreeMap::new(),
            merged: 0,
            simulations: 0,
            iterations: 0,
            paired_seed: None,
        }
    }

    /// Returns the search with a temper, which chooses among nearly equal candidates.
    #[must_use]
    pub fn with_temper(self, temper: Option<Temper>) -> Self {
        Self { temper, ..self }
    }

    /// Starts a comparison of two legal actions. No other action is evaluated, and both get the same number of
    /// simulations in the same worlds.
    pub(super) fn comparing(view: G::View, memory: G::Memory, seed: u64, pair: [G::Action; 2]) -> Self {
        let mut thinking = Self::new(view, memory, Level::Hard, seed);
        thinking.priors = pair.into_iter().map(|action| (action, 0.0)).collect();
        (thinking.rounds, thinking.paired_seed) = (MAX_ROUNDS, Some(seed));
        thinking
    }

    /// Returns the values of the two compared actions, in the given order.
    pub(super) fn paired_values(&self) -> [f32; 2] {
        let worth = |nth: usize| match (self.tree.first(), self.priors.get(nth)) {
            (Some(root), Some((action, _))) => {
                root.edges.iter().find(|edge| edge.action == *action).map_or(0.0, |edge| root.value(edge))
            }
            _ => 0.0,
        };
        [worth(0), worth(1)]
    }

    /// Returns the best action so far; `None` only if a seat has no legal action, which no game allows.
    pub fn choice(&self) -> Option<&G::Action> {
        match self.tree.first() {
            Some(_) => self.choose(true).map(|(action, _)| action),
            None => self.best_by_prior().map(|i| &self.priors[i].0),
        }
    }

    /// Returns the choice by temper, or the best candidate, with its value; `None` until all candidates are evaluated.
    pub(super) fn choose(&self, tempered: bool) -> Option<(&G::Action, f32)> {
        let root = self.tree.first()?;
        let best = &root.edges[*self.ranking(root, tempered).first()?];
        Some((&best.action, root.value(best)))
    }

    /// Ranks the candidates of the root, best first, by temper with its favourite in front.
    fn ranking(&self, root: &Node<G::Action>, tempered: bool) -> Vec<usize> {
        let mut ranking = root.ranking();
        if tempered && self.temper.is_some() {
            prefer(&mut ranking, root, &self.appeals);
        }
        ranking
    }

    /// Returns the temper, if the search has one.
    pub(super) const fn temper(&self) -> Option<Temper> {
        self.temper
    }

    /// Returns the seat that decides.
    pub(super) const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns what an action would cause in the world of the last evaluation.
    pub(super) fn events(&self, action: &G::Action) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.world.clone().apply(action, &mut events);
        events
    }

    /// Returns the best candidate by first evaluation.
    fn best_by_prior(&self) -> Option<usize> {
        let count = self.priors.len();
        let rounds = self.evaluated.checked_div(count).unwrap_or(0);
        // In the middle of a round the first ones have one evaluation more.
        let evaluations = |i: usize| rounds + usize::from(i < self.evaluated - rounds * count);
        let known = (0..count).filter(|i| evaluations(*i) > 0);
        let mean = |i: usize| self.priors[i].1 / evaluations(i) as f32;
        known.max_by(|a, b| mean(*a).total_cmp(&mean(*b))).or((count > 0).then_some(0))
    }

    /// Evaluates the next few candidates; the last of them create the root of the tree.
    fn evaluate_next(&mut self) {
        let count = self.priors.len();
        let place = self.evaluated % count;
        if place == 0 && self.evaluated > 0 {
            self.world = determinize::<G>(&self.view, &self.memory, &mut self.dice);
        }
        let last = (place + CANDIDATES_PER_STEP).min(count);
        for (action, sum) in &mut self.priors[place..last] {
            // Every candidate of a round gets the same dice.
            let mut dice = Dice::new(self.evaluated as u64 / count as u64);
            *sum += evaluate_action(&self.world, action, &self.weights, &mut dice)[self.seat.index()];
        }
        self.evaluated += last - place;
        if self.evaluated >= self.rounds * count {
            let rounds = self.rounds as f32;
            let evaluated = self.priors.iter().map(|(action, sum)| (action.clone(), sum / rounds)).collect();
            let root = Node::new(self.seat, evaluated, self.limits.width.max(1));
            if let Some(temper) = self.temper {
                let actions = root.edges.iter().map(|edge| &edge.action);
                let appeal_of = |action| appeal(&self.world, self.seat, temper, action, &self.weights);
                self.appeals = actions.map(appeal_of).collect();
            }
            self.tree.push(root);
        }
    }

    /// Runs one simulation in a newly sampled world.
    fn simulate(&mut self) {
        if let Some(seed) = self.paired_seed {
            // Both compared actions get the same dice.
            self.dice = Dice::new(seed.wrapping_add(u64::from(self.simulations.div_ceil(2))));
        }
        let mut world = determinize::<G>(&self.view, &self.memory, &mut self.dice);
        let mut path = Vec::with_capacity(8);
        let mut memory = self.memory.clone();
        let (mut at, mut steps) = (0, 0u64);
        let outcome = loop {
            if !path.is_empty() && self.is_long_enough(&world, path.len()) {
                break self.evaluate_leaf(world);
            }
            let mut drawn = None;
            while world.turn() == Turn::Chance {
                let luck = world.roll(&mut self.dice);
                drawn = G::LUCK_IS_OPEN.then(|| hash_text(&luck));
                world.apply(&luck, &mut NoEvents);
            }
            let Turn::Seat(mover) = world.turn() else { break chances(&world, &self.weights) };
            if path.len() >= MAX_DEPTH || !path.is_empty() && self.is_long_enough(&world, path.len()) {
                break self.evaluate_leaf(world);
            }
            if let Some(drawn) = drawn {
                match self.node_after_luck(at, drawn) {
                    Some(node) => at = node,
                    None => break self.evaluate_candidates(&world, &memory, mover).0,
                }
            }
            if self.tree[at].edges.is_empty() {
                break self.expand(&world, &memory, at, mover);
            }
            let node = &self.tree[at];
            if node.mover != mover {
                break self.evaluate_leaf(world);
            }
            let legal = |action: &G::Action| world.check(mover, action).is_ok();
            let edge = match path.is_empty() {
                true if self.paired_seed.is_some() => node.least_visited(legal),
                // Every third simulation tries what the temper may choose.
                true if self.simulations.is_multiple_of(3) && self.temper.is_some() => {
                    tempting_candidate(node, &self.appeals, legal).or_else(|| node.select(legal))
                }
                _ => node.select(legal),
            };
            let Some(edge) = edge else { break self.evaluate_leaf(world) };
            let own = mover == self.seat && world.turn_of() == self.world.turn_of();
            let action = &node.edges[edge].action;
            steps = steps.wrapping_add(hash_text(action));
            world.note_action(&mut memory, action);
            world.apply(action, &mut NoEvents);
            path.push((at, edge));
            match self.child(at, edge, own.then_some((&world, steps))) {
                Some(next) => at = next,
                None => break self.evaluate_leaf(world),
            }
        };
        for (at, edge) in path {
            let node = &mut self.tree[at];
            node.record(edge, outcome[node.mover.index()]);
        }
    }

    /// Returns whether a simulation is long enough. The first simulations plan the seat's own turn at every level:
    /// the answers of others are only worth knowing for good plans.
    fn is_long_enough(&self, world: &G, entries: usize) -> bool {
        let reach = if self.simulations <= OWN_TURN_SIMULATIONS { Reach::Own } else { self.limits.reach };
        match reach {
            // Chance at the end of the turn is not resolved: it would only add noise.
            Reach::Own => world.turn_of() != self.world.turn_of(),
            Reach::Decisions(most) => entries >= most,
        }
    }

    /// Returns the node behind a candidate, created on first use; `None` if the tree is full. After a step of the
    /// seat's own turn, `own` has the world and the sum of all steps. A position reached in another order shares its
    /// node.
    fn child(&mut self, at: usize, edge: usize, own: Option<(&G, u64)>) -> Option<usize> {
        if let Some(node) = self.tree[at].edges[edge].node {
            return Some(node);
        }
        let own = own.map(|(world, steps)| {
            let mut features = FeatureVector::default();
            world.features(&mut features);
            (features.of(self.seat), steps)
        });
        let node = match own
            .as_ref()
            .and_then(|(features, steps)| node_of(&self.transpositions, features, *steps))
        {
            Some(node) => {
                self.merged += 1;
                node
            }
            None if self.tree.len() >= MAX_NODES => return None,
            None => {
                let node = self.tree.len();
                self.tree.push(Node::new(self.seat, Vec::new(), 1));
                if let Some((features, steps)) =
                    own.filter(|_| self.transpositions.len() < MAX_TRANSPOSITIONS)
                {
                    self.transpositions.push(Transposition { steps, features, node });
                }
                node
            }
        };
        self.tree[at].edges[edge].node = Some(node);
        Some(node)
    }

    /// Returns the node behind a result of chance, created on first use; `None` if the tree is full.
    fn node_after_luck(&mut self, at: usize, drawn: u64) -> Option<usize> {
        let next = self.tree.len();
        match self.after_luck.entry((at, drawn)) {
            Entry::Occupied(known) => Some(*known.get()),
            Entry::Vacant(_) if next >= MAX_NODES => None,
            Entry::Vacant(new) => {
                self.tree.push(Node::new(self.seat, Vec::new(), 1));
                Some(*new.insert(next))
            }
        }
    }

    /// Evaluates the candidates of a new decision and returns the chances after the best of them.
    fn expand(&mut self, world: &G, memory: &G::Memory, at: usize, mover: Seat) -> [f32; MAX_SEATS] {
        let (best, seen) = self.evaluate_candidates(world, memory, mover);
        if !seen.is_empty() {
            self.tree[at] = Node::new(mover, seen, self.limits.width);
        }
        best
    }

    /// Evaluates the candidates of a decision. Returns the chances after the best of them, and what each is worth to
    /// the mover.
    fn evaluate_candidates(
        &mut self,
        world: &G,
        memory: &G::Memory,
        mover: Seat,
    ) -> ([f32; MAX_SEATS], Vec<(G::Action, f32)>) {
        let mut actions = Vec::with_capacity(256);
        append_candidates(world, memory, &mut self.dice, &mut actions);
        // In the seat's own turn all candidates are evaluated, later a sample.
        let own = mover == self.seat && world.turn_of() == self.world.turn_of();
        thin(&mut actions, if own { MAX_OWN_CANDIDATES } else { self.limits.breadth }, &mut self.dice);
        let dice = Dice::new(self.simulations.into());
        let mut best = None;
        let mut evaluated = Vec::with_capacity(actions.len());
        for action in actions {
            let outlook = evaluate_action(world, &action, &self.weights, &mut dice.clone());
            let worth = outlook[mover.index()];
            if best.is_none_or(|best: [f32; MAX_SEATS]| worth > best[mover.index()]) {
                best = Some(outlook);
            }
            evaluated.push((action, worth));
        }
        (best.unwrap_or_else(|| chances(world, &self.weights)), evaluated)
    }

    fn evaluate_leaf(&mut self, mut world: G) -> [f32; MAX_SEATS] {
        play_forced(&mut world, &mut self.dice);
        chances(&world, &self.weights)
    }

    /// Returns the changes in the evaluation of the searching seat by an action, feature by feature. A learned weight
    /// against the sign that was given by hand only corrects other features, and isn't a reason.
    fn reasons(&self, action: &G::Action) -> Vec<(&'static str, f32)> {
        let (mut before, mut after) = (FeatureVector::default(), FeatureVector::default());
        self.world.features(&mut before);
        let mut world = self.world.clone();
        world.apply(action, &mut NoEvents);
        play_forced(&mut world, &mut Dice::new(0));
        world.features(&mut after);
        let change = |i: usize| {
            let weight = self.weights.get(i).copied().unwrap_or_default();
            (after.get(self.seat, i) - before.get(self.seat, i)) * weight
        };
        let agreement =
            |i: usize, by_hand: f32| self.weights.get(i).is_some_and(|weight| weight * by_hand >= 0.0);
        let features = G::WEIGHTS.iter().enumerate().filter(|(i, (_, by_hand, _))| agreement(*i, *by_hand));
        let mut reasons: Vec<_> = features.map(|(i, (name, ..))| (*name, change(i))).collect();
        reasons.retain(|(_, change)| change.abs() > 0.005);
        reasons.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        reasons
    }
}

impl<G: Mind> Thinker for Thinking<G> {
    fn step(&mut self) -> bool {
        if self.priors.len() < 2 {
            return false;
        }
        self.iterations += 1;
        if self.tree.is_empty() {
            self.evaluate_next();
            return self.tree.is_empty() || self.limits.simulations > 0;
        }
        if self.simulations >= self.limits.simulations {
            return false;
        }
        self.simulations += 1;
        self.simulate();
        self.simulations < self.limits.simulations
    }

    fn best(&self) -> String {
        self.choice().map(ToString::to_string).unwrap_or_default()
    }

    fn thought(&self) -> Thought {
        let candidate = |action: &G::Action, value: f32, visits: u32| Candidate {
            action: action.to_string(),
            value,
            visits,
            reasons: self.reasons(action),
        };
        let now = match self.choice() {
            Some(action) => evaluate_action(&self.world, action, &self.weights, &mut Dice::new(0)),
            None => chances(&self.world, &self.weights),
        };
        let candidates: Vec<Candidate> = match self.tree.first() {
            Some(root) => {
                let ranked = self.ranking(root, true).into_iter().map(|i| &root.edges[i]);
                ranked.map(|edge| candidate(&edge.action, root.value(edge), edge.visits)).collect()
            }
            None => {
                let only = self.choice().map(|action| candidate(action, now[self.seat.index()], 0));
                only.into_iter().collect()
            }
        };
        let chances = now[..self.world.seats()].to_vec();
        Thought { candidates, chances, iterations: self.iterations, merged: self.merged }
    }
}

/// Hashes the text of a step (FNV-1a).
fn hash_text(step: &dyn fmt::Display) -> u64 {
    struct Sum(u64);
    impl fmt::Write for Sum {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for byte in text.bytes() {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            Ok(())
        }
    }
    let mut sum = Sum(0xcbf2_9ce4_8422_2325);
    let _ = fmt::Write::write_fmt(&mut sum, format_args!("{step}")); // writing cannot fail
    sum.0
}

/// Appends the candidates of a position; all legal actions if the game names none.
fn append_candidates<G: Mind>(world: &G, memory: &G::Memory, dice: &mut Dice, into: &mut Vec<G::Action>) {
    world.candidates(dice, into);
    if into.iter().any(|action| !world.undoes(memory, action)) {
        into.retain(|action| !world.undoes(memory, action));
    }
    if into.is_empty() {
        world.legal_into(into);
    }
}

/// Samples a world that is consistent with the knowledge and the memory of the seat.
fn determinize<G: Mind>(view: &G::View, memory: &G::Memory, dice: &mut Dice) -> G {
    let mut world = G::determinize(view, dice);
    world.recall(memory);
    world
}

/// Returns the chances of all seats after an action and its forced consequences.
pub(super) fn evaluate_action<G: Mind>(
    world: &G,
    action: &G::Action,
    weights: &[f32],
    dice: &mut Dice,
) -> [f32; MAX_SEATS] {
    evaluate_compound(world, action, weights, dice, COMPOUND_DEPTH)
}

/// Evaluates an action together with its best continuation if the seat continues the same move.
fn evaluate_compound<G: Mind>(
    world: &G,
    action: &G::Action,
    weights: &[f32],
    dice: &mut Dice,
    depth: usize,
) -> [f32; MAX_SEATS] {
    let mut after = world.clone();
    after.apply(action, &mut NoEvents);
    play_forced(&mut after, dice);
    if depth > 0
        && let Turn::Seat(mover) = after.turn()
        && Turn::Seat(mover) == world.turn()
        && after.continues_move()
    {
        let mut actions = Vec::new();
        after.candidates(dice, &mut actions);
        let outcomes =
            actions.iter().map(|action| evaluate_compound(&after, action, weights, dice, depth - 1));
        let best = outcomes.reduce(|a, b| if b[mover.index()] > a[mover.index()] { b } else { a });
        return best.unwrap_or_else(|| chances(&after, weights));
    }
    chances(&after, weights)
}

/// Plays forced replies and chance results that must precede an evaluation.
pub(super) fn play_forced<G: Mind>(world: &mut G, dice: &mut Dice) {
    for _ in 0..MAX_SETTLING_STEPS {
        let action = match world.turn() {
            Turn::Over => return,
            Turn::Chance if world.needs_luck_first() => world.roll(dice),
            Turn::Chance => return,
            Turn::Seat(_) => match world.forced_reply(dice) {
                Some(action) => action,
                None => return,
            },
        };
        world.apply(&action, &mut NoEvents);
    }
}

/// Drops a percentage of candidates at random, never all.
fn drop_candidates<A>(actions: &mut Vec<A>, percent: u32, dice: &mut Dice) {
    let keep = dice.below(actions.len() as u32) as usize;
    let mut place = 0;
    actions.retain(|_| {
        let kept = dice.below(100) >= percent || place == keep;
        place += 1;
        kept
    });
}

/// Keeps a random sample of at most `most`, unordered.
fn thin<A>(actions: &mut Vec<A>, most: usize, dice: &mut Dice) {
    if most == 0 || actions.len() <= most {
        return;
    }
    for place in 0..most {
        let other = place + dice.below((actions.len() - place) as u32) as usize;
        actions.swap(place, other);
    }
    actions.truncate(most);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::bots::decide;
    use crate::games::carcassonne::rules::{Carcassonne, Options};
    use crate::table::{Game, Viewer};

    use super::*;

    #[test]
    fn every_tile_that_may_come_has_decisions_of_its_own() {
        let mut game = Carcassonne::start(&Options::default(), 2);
        let mut dice = Dice::new(1);
        while game.turn() == Turn::Chance {
            let luck = game.roll(&mut dice);
            game.apply(&luck, &mut NoEvents);
        }
        let seat = game.turn().seat().expect("a seat decides");
        let mut thinking = Thinking::<Carcassonne>::new(game.view(Viewer::Seat(seat)), (), Level::Hard, 1);
        decide(&mut thinking, 600);
        let mut behind: BTreeMap<usize, Vec<BTreeSet<String>>> = BTreeMap::new();
        for ((before, _), node) in &thinking.after_luck {
            let edges = thinking.tree[*node].edges.iter().map(|edge| edge.action.to_string());
            behind.entry(*before).or_default().push(edges.collect());
        }
        let most = behind.values().max_by_key(|nodes| nodes.len()).expect("chance was met");
        assert!(most.len() > 8 && most.iter().all(|edges| !edges.is_empty()), "{most:?}");
        let different: BTreeSet<_> = most.iter().collect();
        assert!(different.len() * 2 > most.len(), "{most:?}");
    }
}
