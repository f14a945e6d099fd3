//! Queries about the map for people: features and their figures, fitting cells of the drawn tile, dead cells,
//! remaining tiles. All functions only read the state.

use crate::order;
use crate::table::{BySeat, Seat};

use super::cell::{Cell, Rotation, Side};
use super::figure::Weights;
use super::fit::Wanted;
use super::map::Laid;
use super::state::{Public, SEATS, Tiles};
use super::tile::{Kind, Part, SegmentId, Terrain};

/// A road, city, field or monastery in its present state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    pub part: Part,
    /// Its segments: those of a road from end to end, else by cell.
    pub members: Vec<(Cell, SegmentId)>,
    /// The cells that count, each once, in the order of `members`. For a monastery its own cell, then those around it.
    pub tiles: Vec<Cell>,
    pub pennants: u8,
    /// Open edges of a city or road, free cells around a monastery, 0 for a field.
    pub open: u8,
    /// Whether it is complete; always false for a field.
    pub complete: bool,
    /// The figures in it as owner, cell and segment, by cell.
    pub figures: Vec<(Seat, Cell, SegmentId)>,
    /// The weight of each seat in the majority; 0 beyond the seats.
    pub weights: BySeat<u8, SEATS>,
    /// For a field: the complete cities that border it, each with its cells in order.
    pub cities: Vec<Vec<Cell>>,
    /// Points for each holder: as complete, or as it would count if the game ended now.
    pub points: u16,
}

impl Feature {
    /// Returns the seats with the majority: all of them on a tie, none in an empty feature (rules: carcassonne 7.1).
    pub fn holders(&self) -> Vec<Seat> {
        let most = self.weights.iter().copied().max().unwrap_or(0);
        Seat::all(SEATS).filter(|seat| most > 0 && self.weights[*seat] == most).collect()
    }

    /// Returns whether a segment belongs to the feature.
    pub fn has(&self, at: Cell, id: SegmentId) -> bool {
        self.members.contains(&(at, id))
    }
}

/// An edge that prevents a tile from fitting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch {
    pub side: Side,
    /// The neighbour on that side.
    pub neighbour: Cell,
    /// The terrain of the tile's edge and of the neighbour's edge.
    pub mine: Terrain,
    pub theirs: Terrain,
}

impl Public {
    /// Returns the node of a segment of a laid tile.
    pub(super) fn node_at(&self, at: Cell, id: SegmentId) -> Option<u16> {
        let laid = self.tile_at(at)?;
        laid.kind.find(id).map(|segment| laid.first + segment as u16)
    }

    /// Returns the feature of a segment; `None` if there is no such segment.
    pub fn feature(&self, at: Cell, id: SegmentId) -> Option<Feature> {
        self.node_at(at, id).map(|node| self.feature_of(node))
    }

    /// Returns every feature of a kind, in the order of its first member.
    pub fn features(&self, part: Part) -> Vec<Feature> {
        let features = &self.map.features;
        let nodes =
            features.nodes().filter(|n| features.label(*n) == *n && self.map.segment_of(*n).part == part);
        let mut all: Vec<Feature> = nodes.map(|node| self.feature_of(node)).collect();
        order::short_by_key(&mut all, |feature| feature.members.first().copied());
        all
    }

    /// Returns the figures in a segment's feature, which prevent it from being claimed, by cell.
    pub fn occupiers(&self, at: Cell, id: SegmentId) -> Vec<(Seat, Cell, SegmentId)> {
        self.node_at(at, id).map_or(Vec::new(), |node| self.figures_in(node))
    }

    /// Returns the cells where the drawn tile fits, each with the rotations, by cell; empty unless a tile is drawn.
    pub fn placements(&self) -> Vec<(Cell, Vec<Rotation>)> {
        self.drawn().map_or(Vec::new(), |kind| self.placements_of(kind))
    }

    /// Returns the cells where a tile of this kind fits, each with the rotations, by cell.
    pub fn placements_of(&self, kind: Kind) -> Vec<(Cell, Vec<Rotation>)> {
        let fits = self.map.free().iter().map(|free| {
            let rotations = Rotation::ALL.into_iter().filter(|rotation| free.wanted.fits(kind, *rotation));
            (free.cell(), rotations.collect::<Vec<_>>())
        });
        let mut found: Vec<_> = fits.filter(|(_, rotations)| !rotations.is_empty()).collect();
        order::short(&mut found);
        found
    }

    /// Returns the free cells beside the map, in order.
    pub fn free_cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.map.free().iter().map(|free| free.cell()).collect();
        order::short(&mut cells);
        cells
    }

    /// Returns the edges that the neighbours of a free cell beside the map require; `None` elsewhere.
    pub fn wanted(&self, at: Cell) -> Option<Wanted> {
        self.map.free_at(at).map(|free| free.wanted)
    }

    /// Returns the free cells that no remaining tile can ever fill, in order. The drawn tile counts as remaining.
    pub fn dead_cells(&self) -> Vec<Cell> {
        let coming: Vec<Kind> =
            Kind::all().filter(|kind| self.pile.0[kind.index()] > 0 || self.drawn() == Some(*kind)).collect();
        let dead = |wanted: Wanted| coming.iter().all(|kind| wanted.rotations(*kind) == 0);
        let mut cells: Vec<Cell> =
            self.map.free().iter().filter(|free| dead(free.wanted)).map(|free| free.cell()).collect();
        order::short(&mut cells);
        cells
    }

    /// Returns the unseen tiles by kind: those in the pile.
    pub const fn unseen(&self) -> &Tiles {
        &self.pile
    }

    /// Returns the edges that prevent a tile from fitting on a cell, in the order of the sides. Empty if the tile
    /// fits or has no neighbour.
    pub fn mismatches(&self, kind: Kind, at: Cell, rotation: Rotation) -> Vec<Mismatch> {
        let mut found = Vec::new();
        for side in Side::ALL {
            let neighbour = at.step(side);
            let theirs = self.tile_at(neighbour).map(|laid| laid.edge(side.opposite()));
            let mine = kind.edge(side, rotation);
            found.extend(theirs.filter(|t| *t != mine).map(|theirs| Mismatch {
                side,
                neighbour,
                mine,
                theirs,
            }));
        }
        found
    }

    /// Returns the figures of a feature, by cell.
    pub(super) fn figures_in(&self, node: u16) -> Vec<(Seat, Cell, SegmentId)> {
        let inside =
            |laid: &&Laid| laid.figure().is_some() && self.map.features.same(laid.figure_node(), node);
        let standing = self.tiles().iter().filter(inside);
        let mut figures: Vec<_> =
            standing.filter_map(|laid| laid.figure().map(|(id, f)| (f.owner, laid.cell(), id))).collect();
        order::short_by_key(&mut figures, |(_, cell, _)| *cell);
        figures
    }

    pub(super) fn feature_of(&self, node: u16) -> Feature {
        let features = &self.map.features;
        let part = self.map.segment_of(node).part;
        let mut members: Vec<_> = features.ring(node).map(|n| (self.member(n), n)).collect();
        order::short(&mut members);
        let mut nodes: Vec<u16> = members.into_iter().map(|(_, node)| node).collect();
        if part == Part::Road {
            nodes = self.along(&nodes);
        }
        let worth = self.worth(node);
        let open = if part == Part::Field { 0 } else { features.open(node) };
        let weights: Weights = features.weights(node);
        Feature {
            part,
            members: nodes.iter().map(|n| self.member(*n)).collect(),
            tiles: self.counted_cells(part, &nodes),
            pennants: worth.pennants,
            open,
            complete: features.is_complete(node),
            figures: self.figures_in(node),
            weights: BySeat::from_fn(|seat| weights.of(seat)),
            cities: if part == Part::Field { self.city_cells(node) } else { Vec::new() },
            points: worth.points,
        }
    }

    fn member(&self, node: u16) -> (Cell, SegmentId) {
        (self.map.tile_of(node).cell(), self.map.segment_of(node))
    }

    fn counted_cells(&self, part: Part, nodes: &[u16]) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::with_capacity(nodes.len());
        for node in nodes {
            let cell = self.map.tile_of(*node).cell();
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        if let (Part::Monastery, [own]) = (part, &cells[..]) {
            let laid = own.around().into_iter().filter(|cell| self.map.find(*cell).is_some());
            let around: Vec<Cell> = laid.collect();
            cells.extend(around);
        }
        cells
    }

    fn city_cells(&self, field: u16) -> Vec<Vec<Cell>> {
        let cells = |city: u16| {
            let mut cells: Vec<Cell> =
                self.map.features.ring(city).map(|n| self.map.tile_of(n).cell()).collect();
            order::short(&mut cells);
            cells.dedup();
            cells
        };
        let mut cities: Vec<Vec<Cell>> = self.cities_at(field).map(cells).collect();
        order::short(&mut cities);
        cities
    }

    /// Returns the nodes of a road from one end to the other; those of a ring from its first.
    fn along(&self, nodes: &[u16]) -> Vec<u16> {
        let end = nodes.iter().find(|n| self.road_neighbours(**n).count() < 2);
        let mut at = end.or(nodes.first()).copied();
        let mut way = Vec::with_capacity(nodes.len());
        while let Some(here) = at {
            way.push(here);
            at = self.road_neighbours(here).find(|next| !way.contains(next));
        }
        way
    }

    /// Returns the nodes a road segment is joined to, in the order of the sides.
    fn road_neighbours(&self, node: u16) -> impl Iterator<Item = u16> + '_ {
        let laid = self.map.tile_of(node);
        let own = usize::from(node - laid.first);
        let sides =
            Side::ALL.into_iter().filter(move |side| laid.kind.segment_at(*side, laid.rotation) == Some(own));
        sides.filter_map(|side| {
            let other = self.tile_at(laid.cell().step(side))?;
            other.kind.segment_at(side.opposite(), other.rotation).map(|segment| other.first + segment as u16)
        })
    }
}
