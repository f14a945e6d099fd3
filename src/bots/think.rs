//! One decision: first a look at every candidate, then walks through imagined worlds.

use std::fmt;

use crate::table::{Dice, MAX_SEATS, NoEvents, Seat, Turn};

use super::level::{Level, Limits, Reach};
use super::mind::{FEATURES, FeatureVector, Mind, chances, weights};
use super::node::Node;
use super::{Candidate, Thinker, Thought};

/// Candidates one iteration looks at.
const LOOK: usize = 48;
/// Looks at all candidates together that a decision with few of them is worth.
const LOOKS: usize = 192;
/// The most looks at one candidate.
const MOST_ROUNDS: usize = 16;
/// Quick answers and luck in a row before a position is judged as it is.
const SETTLING: usize = 24;
/// Walks that end with one's own turn.
const OWN_WALKS: u32 = 48;
/// Decisions that are looked at in one breath.
const COMPOUND_DEPTH: usize = 2;
/// The longest walk.
const DEEPEST: usize = 64;
/// The most candidates of later decisions of one's own turn that are looked at.
const OWN_BREADTH: usize = 400;
/// The largest tree.
const NODES: usize = 20_000;
/// The most positions that are kept to be known again.
const MET: usize = 1_000;

/// A mind at work for one game.
pub struct Thinking<G: Mind> {
    view: G::View,
    memory: G::Memory,
    seat: Seat,
    limits: Limits,
    weights: Vec<f32>,
    dice: Dice,
    /// The candidates and the sum of their chances at first sight.
    seen: Vec<(G::Action, f32)>,
    /// The world of the present round of looks: all candidates are compared in the same one.
    world: G,
    looked: usize,
    rounds: usize,
    tree: Vec<Node<G::Action>>,
    met: Vec<Met>,
    merged: u32,
    walks: u32,
    iterations: u32,
    /// Two entries are compared: each gets the same walks, with luck from this seed.
    even: Option<u64>,
}

/// A position after a step of one's own turn, and its node. What was reached by the same steps, whatever their order, and
/// is the same to the judgement of the seat is the same position.
struct Met {
    /// Sum over the steps that led to it.
    steps: u64,
    features: [f32; FEATURES],
    node: usize,
}

/// The node of a position that was met.
fn node_of(met: &[Met], features: &[f32; FEATURES], steps: u64) -> Option<usize> {
    met.iter().find(|met| met.steps == steps && met.features == *features).map(|met| met.node)
}

impl<G: Mind> Thinking<G> {
    /// Begins a decision of the seat in turn. `view` is that seat's.
    pub fn new(view: G::View, memory: G::Memory, level: Level, seed: u64) -> Self {
        Self::with_weights(view, memory, level, seed, weights::<G>(level.weighing()))
    }

    /// The same with other weights than those of the level.
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
        gather(&world, &memory, &mut dice, &mut actions);
        actions.sort_unstable();
        actions.dedup();
        if limits.overlooks > 0 {
            drop_candidates(&mut actions, limits.overlooks, &mut dice);
        }
        let seat = world.turn().seat().unwrap_or(Seat::new(0));
        let seen: Vec<_> = actions.into_iter().map(|action| (action, 0.0)).collect();
        let rounds = (LOOKS / seen.len().max(1)).clamp(1, MOST_ROUNDS);
        Self {
            view,
            memory,
            seat,
            limits,
            weights,
            dice,
            seen,
            world,
            looked: 0,
            rounds,
            tree: Vec::new(),
            met: Vec::new(),
            merged: 0,
            walks: 0,
            iterations: 0,
            even: None,
        }
    }

    /// Begins to compare two legal entries: no other is looked at, and both are walked equally often through the same
    /// worlds.
    pub(super) fn between(view: G::View, memory: G::Memory, seed: u64, pair: [G::Action; 2]) -> Self {
        let mut thinking = Self::new(view, memory, Level::Hard, seed);
        thinking.seen = pair.into_iter().map(|action| (action, 0.0)).collect();
        (thinking.rounds, thinking.even) = (MOST_ROUNDS, Some(seed));
        thinking
    }

    /// What the two entries are worth that are compared, in the order in which they were given.
    pub(super) fn both(&self) -> [f32; 2] {
        let worth = |nth: usize| match (self.tree.first(), self.seen.get(nth)) {
            (Some(root), Some((action, _))) => {
                root.edges.iter().find(|edge| edge.action == *action).map_or(0.0, |edge| root.value(edge))
            }
            _ => 0.0,
        };
        [worth(0), worth(1)]
    }

    /// The best entry so far as an action; `None` only where a seat has nothing to do, which no game allows.
    pub fn choice(&self) -> Option<&G::Action> {
        match self.tree.first() {
            Some(root) => root.ranking().first().map(|best| &root.edges[*best].action),
            None => self.best_by_prior().map(|i| &self.seen[i].0),
        }
    }

    /// The best of what was looked at so far.
    fn best_by_prior(&self) -> Option<usize> {
        let count = self.seen.len();
        let rounds = self.looked.checked_div(count).unwrap_or(0);
        // In the middle of a round the first ones have been looked at once more.
        let looks = |i: usize| rounds + usize::from(i < self.looked - rounds * count);
        let known = (0..count).filter(|i| looks(*i) > 0);
        let mean = |i: usize| self.seen[i].1 / looks(i) as f32;
        known.max_by(|a, b| mean(*a).total_cmp(&mean(*b))).or((count > 0).then_some(0))
    }

    /// Looks at the next few candidates; whether there are more.
    fn ctx(&mut self) {
        let count = self.seen.len();
        let place = self.looked % count;
        if place == 0 && self.looked > 0 {
            self.world = determinize::<G>(&self.view, &self.memory, &mut self.dice);
        }
        let last = (place + LOOK).min(count);
        for (action, sum) in &mut self.seen[place..last] {
            // The same luck for every candidate of a round.
            let mut luck = Dice::new(self.looked as u64 / count as u64);
            *sum += sight(&self.world, action, &self.weights, &mut luck)[self.seat.index()];
        }
        self.looked += last - place;
        if self.looked >= self.rounds * count {
            let rounds = self.rounds as f32;
            let seen = self.seen.iter().map(|(action, sum)| (action.clone(), sum / rounds)).collect();
            self.tree.push(Node::new(self.seat, seen, self.limits.width.max(1)));
        }
    }

    /// One walk through a world imagined afresh.
    fn simulate(&mut self) {
        if let Some(seed) = self.even {
            // The same luck for both.
            self.dice = Dice::new(seed.wrapping_add(u64::from(self.walks.div_ceil(2))));
        }
        let mut world = determinize::<G>(&self.view, &self.memory, &mut self.dice);
        let mut path = Vec::with_capacity(8);
        let mut memory = self.memory.clone();
        let (mut at, mut steps) = (0, 0u64);
        let outcome = loop {
            if !path.is_empty() && self.beyond(&world, path.len()) {
                break self.judge(world);
            }
            while world.turn() == Turn::Chance {
                let luck = world.roll(&mut self.dice);
                world.apply(&luck, &mut NoEvents);
            }
            let Turn::Seat(mover) = world.turn() else { break chances(&world, &self.weights) };
            if path.len() >= DEEPEST || !path.is_empty() && self.beyond(&world, path.len()) {
                break self.judge(world);
            }
            if self.tree[at].edges.is_empty() {
                break self.expand(&world, &memory, at, mover);
            }
            let node = &self.tree[at];
            if node.mover != mover {
                break self.judge(world);
            }
            let legal = |action: &G::Action| world.check(mover, action).is_ok();
            let even = self.even.is_some() && path.is_empty();
            let Some(edge) = (if even { node.least_known(legal) } else { node.select(legal) }) else {
                break self.judge(world);
            };
            let own = mover == self.seat && world.turn_of() == self.world.turn_of();
            let action = &node.edges[edge].action;
            steps = steps.wrapping_add(number(action));
            world.follow(&mut memory, action);
            world.apply(action, &mut NoEvents);
            path.push((at, edge));
            match self.child(at, edge, own.then_some((&world, steps))) {
                Some(next) => at = next,
                None => break self.judge(world),
            }
        };
        for (at, edge) in path {
            let node = &mut self.tree[at];
            node.learn(edge, outcome[node.mover.index()]);
        }
    }

    /// Whether a walk has gone far enough. The first walks plan one's own turn at every level: what others may do to it is
    /// only worth knowing of good plans.
    fn beyond(&self, world: &G, entries: usize) -> bool {
        let reach = if self.walks <= OWN_WALKS { Reach::Own } else { self.limits.reach };
        match reach {
            // What luck brings at the end of the turn is not waited for: it only blurs the picture.
            Reach::Own => world.turn_of() != self.world.turn_of(),
            Reach::Entries(most) => entries >= most,
        }
    }

    /// The node behind a candidate, made when it is first needed; none where the tree is full. After a step of one's own
    /// turn, `own` has the world and the sum of all steps: what was met in another order shares its node.
    fn child(&mut self, at: usize, edge: usize, own: Option<(&G, u64)>) -> Option<usize> {
        if let Some(node) = self.tree[at].edges[edge].node {
            return Some(node);
        }
        let own = own.map(|(world, steps)| {
            let mut features = FeatureVector::default();
            world.features(&mut features);
            (features.of(self.seat), steps)
        });
        let node = match own.as_ref().and_then(|(features, steps)| node_of(&self.met, features, *steps)) {
            Some(node) => {
                self.merged += 1;
                node
            }
            None if self.tree.len() >= NODES => return None,
            None => {
                let node = self.tree.len();
                self.tree.push(Node::new(self.seat, Vec::new(), 1));
                if let Some((features, steps)) = own.filter(|_| self.met.len() < MET) {
                    self.met.push(Met { steps, features, node });
                }
                node
            }
        };
        self.tree[at].edges[edge].node = Some(node);
        Some(node)
    }

    /// Looks at the candidates of a decision that was not met before; the outlook of the best of them.
    fn expand(&mut self, world: &G, memory: &G::Memory, at: usize, mover: Seat) -> [f32; MAX_SEATS] {
        let mut actions = Vec::with_capacity(256);
        gather(world, memory, &mut self.dice, &mut actions);
        // In one's own turn everything is looked at, later on a choice.
        let own = mover == self.seat && world.turn_of() == self.world.turn_of();
        thin(&mut actions, if own { OWN_BREADTH } else { self.limits.breadth }, &mut self.dice);
        let luck = Dice::new(self.walks.into());
        let mut best = [0.0; MAX_SEATS];
        let mut seen = Vec::with_capacity(actions.len());
        for action in actions {
            let outlook = sight(world, &action, &self.weights, &mut luck.clone());
            if seen.is_empty() || outlook[mover.index()] > best[mover.index()] {
                best = outlook;
            }
            seen.push((action, outlook[mover.index()]));
        }
        if seen.is_empty() {
            return chances(world, &self.weights);
        }
        self.tree[at] = Node::new(mover, seen, self.limits.width);
        best
    }

    fn judge(&mut self, mut world: G) -> [f32; MAX_SEATS] {
        settle(&mut world, &mut self.dice);
        chances(&world, &self.weights)
    }

    /// What an entry changes in the judgement of the seat that thinks, fact by fact.
    fn reasons(&self, action: &G::Action) -> Vec<(&'static str, f32)> {
        let (mut before, mut after) = (FeatureVector::default(), FeatureVector::default());
        self.world.features(&mut before);
        let mut world = self.world.clone();
        world.apply(action, &mut NoEvents);
        settle(&mut world, &mut Dice::new(0));
        world.features(&mut after);
        let change = |i: usize| {
            let weight = self.weights.get(i).copied().unwrap_or_default();
            (after.get(self.seat, i) - before.get(self.seat, i)) * weight
        };
        let names = G::WEIGHTS.iter().map(|(name, ..)| *name).enumerate();
        let mut reasons: Vec<_> =
            names.map(|(i, name)| (name, change(i))).filter(|r| r.1.abs() > 0.005).collect();
        reasons.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        reasons
    }
}

impl<G: Mind> Thinker for Thinking<G> {
    fn step(&mut self) -> bool {
        if self.seen.len() < 2 {
            return false;
        }
        self.iterations += 1;
        if self.tree.is_empty() {
            self.ctx();
            return self.tree.is_empty() || self.limits.walks > 0;
        }
        if self.walks >= self.limits.walks {
            return false;
        }
        self.walks += 1;
        self.simulate();
        self.walks < self.limits.walks
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
            Some(action) => sight(&self.world, action, &self.weights, &mut Dice::new(0)),
            None => chances(&self.world, &self.weights),
        };
        let candidates: Vec<Candidate> = match self.tree.first() {
            Some(root) => {
                let ranked = root.ranking().into_iter().map(|i| &root.edges[i]);
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

/// A number for a step, by its text (FNV-1a).
fn number(step: &dyn fmt::Display) -> u64 {
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
    let _ = fmt::Write::write_fmt(&mut sum, format_args!("{step}")); // it cannot fail
    sum.0
}

/// What is worth a look in a position; everything legal where the mind names nothing.
fn gather<G: Mind>(world: &G, memory: &G::Memory, dice: &mut Dice, into: &mut Vec<G::Action>) {
    world.candidates(dice, into);
    if into.iter().any(|action| !world.undoes(memory, action)) {
        into.retain(|action| !world.undoes(memory, action));
    }
    if into.is_empty() {
        world.legal_into(into);
    }
}

/// A world the seat may be in, as far as it knows and remembers.
fn determinize<G: Mind>(view: &G::View, memory: &G::Memory, dice: &mut Dice) -> G {
    let mut world = G::determinize(view, dice);
    world.recall(memory);
    world
}

/// The chances of all seats after an action and what belongs to it.
pub(super) fn sight<G: Mind>(
    world: &G,
    action: &G::Action,
    weights: &[f32],
    luck: &mut Dice,
) -> [f32; MAX_SEATS] {
    evaluate_compound(world, action, weights, luck, COMPOUND_DEPTH)
}

/// The same, with the best way to go on where the seat goes on in the same breath.
fn evaluate_compound<G: Mind>(
    world: &G,
    action: &G::Action,
    weights: &[f32],
    luck: &mut Dice,
    deep: usize,
) -> [f32; MAX_SEATS] {
    let mut after = world.clone();
    after.apply(action, &mut NoEvents);
    settle(&mut after, luck);
    if deep > 0
        && let Turn::Seat(mover) = after.turn()
        && Turn::Seat(mover) == world.turn()
        && after.continues_move()
    {
        let mut actions = Vec::new();
        after.candidates(luck, &mut actions);
        let outlooks =
            actions.iter().map(|action| evaluate_compound(&after, action, weights, luck, deep - 1));
        let best = outlooks.reduce(|a, b| if b[mover.index()] > a[mover.index()] { b } else { a });
        return best.unwrap_or_else(|| chances(&after, weights));
    }
    chances(&after, weights)
}

/// Answers what must be answered before a position can be judged.
pub(super) fn settle<G: Mind>(world: &mut G, luck: &mut Dice) {
    for _ in 0..SETTLING {
        let action = match world.turn() {
            Turn::Over => return,
            Turn::Chance if world.luck_first() => world.roll(luck),
            Turn::Chance => return,
            Turn::Seat(_) => match world.forced_reply(luck) {
                Some(action) => action,
                None => return,
            },
        };
        world.apply(&action, &mut NoEvents);
    }
}

/// Forgets some candidates at random, never all.
fn drop_candidates<A>(actions: &mut Vec<A>, percent: u32, dice: &mut Dice) {
    let keep = dice.below(actions.len() as u32) as usize;
    let mut place = 0;
    actions.retain(|_| {
        let kept = dice.below(100) >= percent || place == keep;
        place += 1;
        kept
    });
}

/// A random choice of at most so many, in no order.
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
