//! The search tree. A node is a decision reached by the same actions, in whichever sampled world. Where everybody sees
//! what chance brings, its results are counted among the actions.

use crate::table::Seat;

use super::mind::exp;

/// Exploration constant: how strongly a good prior attracts simulations.
const EXPLORATION: f32 = 0.8;

/// A decision in the tree.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub mover: Seat,
    pub edges: Vec<Edge<A>>,
    pub visits: u32,
    /// Sum of the differences between simulated and first evaluation.
    gain: f32,
}

/// A candidate of a decision.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub action: A,
    /// The mover's chance by the first evaluation.
    pub first: f32,
    prior: f32,
    pub visits: u32,
    /// Sum of the mover's chances over all simulations.
    sum: f32,
    pub node: Option<usize>,
}

impl<A> Node<A> {
    /// Creates a decision from evaluated candidates; keeps the best `width`, best first.
    pub fn new(mover: Seat, seen: Vec<(A, f32)>, width: usize) -> Self {
        let mut edges: Vec<Edge<A>> = seen
            .into_iter()
            .map(|(action, first)| Edge { action, first, prior: 0.0, visits: 0, sum: 0.0, node: None })
            .collect();
        edges.sort_by(|a, b| b.first.total_cmp(&a.first));
        edges.truncate(width.max(1));
        // Hundreds were evaluated, a dozen are kept: thousands of nodes must not hold the spare capacity.
        edges.shrink_to_fit();
        let mut node = Self { mover, edges, visits: 0, gain: 0.0 };
        node.set_priors();
        node
    }

    /// Computes priors, which fall with the distance from the best, relative to the spread of the candidates.
    fn set_priors(&mut self) {
        let best = self.edges.first().map_or(0.0, |edge| edge.first);
        let worst = self.edges.last().map_or(0.0, |edge| edge.first);
        let scale = ((best - worst) * 0.3).max(1e-6);
        let share: Vec<f32> = self.edges.iter().map(|edge| exp((edge.first - best) / scale)).collect();
        let all: f32 = share.iter().sum();
        self.edges.iter_mut().zip(share).for_each(|(edge, share)| edge.prior = share / all.max(1e-6));
    }

    /// Returns the mover's value of a candidate; the first evaluation counts as one simulation.
    pub fn value(&self, edge: &Edge<A>) -> f32 {
        let gain = if self.visits > 0 { self.gain / self.visits as f32 } else { 0.0 };
        (edge.first + gain + edge.sum) / (1 + edge.visits) as f32
    }

    /// Returns the candidate to simulate next among those that are legal in this world.
    pub fn select(&self, legal: impl Fn(&A) -> bool) -> Option<usize> {
        let values: Vec<f32> = self.edges.iter().map(|edge| self.value(edge)).collect();
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let worst = values.iter().copied().fold(f32::MAX, f32::min);
        let scale = (best - worst).max(1e-6);
        let exploration = (self.visits as f32 + 1.0).sqrt() * EXPLORATION;
        let score = |i: usize| {
            let edge = &self.edges[i];
            (values[i] - worst) / scale + exploration * edge.prior / (1.0 + edge.visits as f32)
        };
        let mut open: Vec<(usize, f32)> = (0..self.edges.len()).map(|i| (i, score(i))).collect();
        open.sort_by(|a, b| b.1.total_cmp(&a.1));
        open.into_iter().map(|(i, _)| i).find(|i| legal(&self.edges[*i].action))
    }

    /// Returns the least visited candidate among those that are legal in this world.
    pub fn least_visited(&self, legal: impl Fn(&A) -> bool) -> Option<usize> {
        let open = (0..self.edges.len()).filter(|i| legal(&self.edges[*i].action));
        open.min_by_key(|i| self.edges[*i].visits)
    }

    /// Returns the value of the best candidate with enough simulations.
    pub fn best_value(&self) -> f32 {
        let known = self.edges.iter().filter(|edge| self.is_known(edge));
        known.map(|edge| self.value(edge)).fold(0.0, f32::max)
    }

    /// Records the mover's chance at the end of a simulation through this candidate.
    pub fn record(&mut self, edge: usize, chance: f32) {
        self.visits += 1;
        if let Some(edge) = self.edges.get_mut(edge) {
            self.gain += chance - edge.first;
            edge.visits += 1;
            edge.sum += chance;
        }
    }

    /// Returns the candidates, best first by value; those with too few simulations come last.
    pub fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.edges.len()).collect();
        let key = |i: &usize| {
            let edge = &self.edges[*i];
            self.value(edge) + if self.is_known(edge) { 1.0 } else { 0.0 }
        };
        order.sort_by(|a, b| key(b).total_cmp(&key(a)));
        order
    }

    /// Returns whether a candidate has enough simulations to be compared by value. One more or less does not outweigh
    /// the simulated values.
    pub fn is_known(&self, edge: &Edge<A>) -> bool {
        edge.visits * 4 >= self.visits.min(64)
    }
}
