//! Features: segments joined over borders, updated as tiles are laid (rules: carcassonne 3.1).
//!
//! Every laid segment is a *node*, numbered in the order of laying. The nodes of a feature share a label and form
//! a ring. Joining two features therefore changes one ring, and every feature can be iterated. This module does
//! not use cells, and of figures only their weight.

use super::figure::{Figure, Weights};
use super::tile::{ALL_SEGMENTS, Kind, Part};

/// All features of the map.
#[derive(Clone, Copy)]
pub(super) struct Features {
    /// The label of each node: the node at whose index `weights` and `open` have the data of the feature.
    label: [u16; ALL_SEGMENTS],
    /// The next node of the same feature, in a ring.
    next: [u16; ALL_SEGMENTS],
    /// The index of the node's tile in the map's list.
    tile: [u8; ALL_SEGMENTS],
    /// By label: the weights of the figures in the feature.
    weights: [Weights; ALL_SEGMENTS],
    /// By label: open edges of a city or road, free cells around a monastery. A field has one for each node, so it
    /// is never complete.
    open: [u8; ALL_SEGMENTS],
    count: u16,
}

impl Features {
    pub fn empty() -> Self {
        Self {
            label: [0; ALL_SEGMENTS],
            next: [0; ALL_SEGMENTS],
            tile: [0; ALL_SEGMENTS],
            weights: [Weights::default(); ALL_SEGMENTS],
            open: [0; ALL_SEGMENTS],
            count: 0,
        }
    }

    /// Adds a feature for each segment of a tile. Returns the node of the first segment.
    pub fn begin(&mut self, tile: usize, kind: Kind) -> u16 {
        let first = self.count;
        for segment in kind.tile().segments {
            let node = self.count;
            let i = usize::from(node);
            self.label[i] = node;
            self.next[i] = node;
            self.tile[i] = tile as u8;
            self.weights[i] = Weights::default();
            self.open[i] = match segment.id.part {
                Part::City | Part::Road => segment.edges.count_ones() as u8,
                Part::Field => 1,
                Part::Monastery => 8,
            };
            self.count += 1;
        }
        first
    }

    /// Returns all nodes.
    pub fn nodes(&self) -> impl Iterator<Item = u16> + use<> {
        0..self.count
    }

    #[inline]
    pub fn label(&self, node: u16) -> u16 {
        self.label[usize::from(node)]
    }

    #[inline]
    pub fn tile_of(&self, node: u16) -> usize {
        usize::from(self.tile[usize::from(node)])
    }

    /// Returns whether two nodes belong to one feature.
    #[inline]
    pub fn same(&self, a: u16, b: u16) -> bool {
        self.label(a) == self.label(b)
    }

    /// Returns the nodes of this node's feature, in arbitrary order.
    #[inline]
    pub fn ring(&self, node: u16) -> impl Iterator<Item = u16> + '_ {
        let mut at = Some(node);
        std::iter::from_fn(move || {
            let here = at?;
            let next = self.next[usize::from(here)];
            at = (next != node).then_some(next);
            Some(here)
        })
    }

    #[inline]
    pub fn weights(&self, node: u16) -> Weights {
        self.weights[usize::from(self.label(node))]
    }

    /// Returns the number of open edges or free cells of the feature.
    #[inline]
    pub fn open(&self, node: u16) -> u8 {
        self.open[usize::from(self.label(node))]
    }

    #[inline]
    pub fn is_complete(&self, node: u16) -> bool {
        self.open(node) == 0
    }

    #[inline]
    pub fn put(&mut self, node: u16, figure: Figure) {
        self.weights[usize::from(self.label(node))].add(figure);
    }

    #[inline]
    pub fn take(&mut self, node: u16, figure: Figure) {
        self.weights[usize::from(self.label(node))].take(figure);
    }

    /// Reduces the number of open edges (or free cells around).
    #[inline]
    pub fn close(&mut self, node: u16, edges: u8) {
        self.open[usize::from(self.label(node))] -= edges;
    }

    /// Joins two features. The nodes of `other` are relabelled.
    #[inline]
    pub fn join(&mut self, node: u16, other: u16) {
        let (into, from) = (usize::from(self.label(node)), usize::from(self.label(other)));
        if into == from {
            return;
        }
        let mut at = other;
        loop {
            self.label[usize::from(at)] = into as u16;
            at = self.next[usize::from(at)];
            if at == other {
                break;
            }
        }
        self.next.swap(usize::from(node), usize::from(other));
        self.weights[into] = self.weights[into].and(self.weights[from]);
        self.open[into] += self.open[from];
    }
}
