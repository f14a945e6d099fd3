//! The map: tiles in the order they were laid, the free cells around them, and the features they form. Flat and of
//! fixed size. It lays tiles without checking whether the rules allow it.

use super::cell::{Cell, Rotation, Side};
use super::feature::Features;
use super::figure::Figure;
use super::fit::Wanted;
use super::grid::{Grid, Square};
use super::tile::{ALL_TILES, KINDS, Kind, Part, SegmentId, TOUCHES, Terrain};
use super::tiles::TILES;

/// The maximum number of free cells around a connected map of [`ALL_TILES`] tiles.
const MAX_FREE: usize = 2 * ALL_TILES + 2;

/// The number of monasteries on all tiles.
const MAX_MONASTERIES: usize = {
    let (mut kind, mut all) = (0, 0);
    while kind < KINDS {
        all += if Kind::new(kind).monastery().is_some() { TILES[kind].count as usize } else { 0 };
        kind += 1;
    }
    all
};

/// A tile on the map.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    x: i8,
    y: i8,
    pub kind: Kind,
    pub rotation: Rotation,
    /// The node of the tile's first segment, see [`Features`].
    pub(super) first: u16,
    /// The index of the figure's segment.
    on: u8,
    figure: Option<Figure>,
}

impl Laid {
    const NONE: Self =
        Self { x: 0, y: 0, kind: Kind::START, rotation: Rotation::new(0), first: 0, on: 0, figure: None };

    #[inline]
    pub const fn cell(&self) -> Cell {
        Cell::new(self.x as i16, self.y as i16)
    }

    /// Returns the terrain of the edge on this side.
    #[inline]
    pub const fn edge(&self, side: Side) -> Terrain {
        self.kind.edge(side, self.rotation)
    }

    /// Returns the figure on a segment of the tile; a tile never has more than one (R54).
    pub fn figure(&self) -> Option<(SegmentId, Figure)> {
        self.figure.map(|figure| (self.kind.tile().segments[usize::from(self.on)].id, figure))
    }

    /// Returns the node of the figure's segment.
    #[inline]
    pub(super) const fn figure_node(&self) -> u16 {
        self.first + self.on as u16
    }

    /// Returns the node of the tile's monastery.
    #[inline]
    pub(super) fn monastery(&self) -> Option<u16> {
        self.kind.monastery().map(|segment| self.first + segment as u16)
    }

    /// Returns whether the tiles share a side or a corner, or are the same tile.
    #[inline]
    const fn is_beside(&self, other: &Self) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }

    #[inline]
    pub(super) const fn figure_only(&self) -> Option<Figure> {
        self.figure
    }
}

/// A free cell beside the map, and the edges its neighbours require.
#[derive(Clone, Copy, Debug)]
pub(super) struct Free {
    x: i8,
    y: i8,
    pub wanted: Wanted,
}

impl Free {
    #[inline]
    pub const fn cell(&self) -> Cell {
        Cell::new(self.x as i16, self.y as i16)
    }
}

/// The map.
#[derive(Clone, Copy)]
pub(super) struct Map {
    tiles: [Laid; ALL_TILES],
    free: [Free; MAX_FREE],
    count: u8,
    free_count: u8,
    grid: Grid,
    /// The indices of the tiles with a monastery.
    monasteries: [u8; MAX_MONASTERIES],
    monastery_count: u8,
    pub features: Features,
}

impl Map {
    /// Returns a map of only the start tile.
    pub fn start() -> Self {
        let mut map = Self::empty();
        map.lay(Kind::START, Cell::new(0, 0), Rotation::new(0));
        map
    }

    /// Returns a map without tiles; the first tile may be laid anywhere.
    pub fn empty() -> Self {
        Self {
            tiles: [Laid::NONE; ALL_TILES],
            free: [Free { x: 0, y: 0, wanted: Wanted::default() }; MAX_FREE],
            count: 0,
            free_count: 0,
            grid: Grid::empty(),
            monasteries: [0; MAX_MONASTERIES],
            monastery_count: 0,
            features: Features::empty(),
        }
    }

    #[inline]
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles[..usize::from(self.count)]
    }

    #[inline]
    pub fn free(&self) -> &[Free] {
        &self.free[..usize::from(self.free_count)]
    }

    /// Returns the index in [`Map::tiles`] of the tile on this cell.
    #[inline]
    pub fn find(&self, at: Cell) -> Option<usize> {
        match self.grid.at(at) {
            Square::Tile(index) => (self.tiles[index].cell() == at).then_some(index),
            Square::Unknown => self.tiles().iter().position(|laid| laid.cell() == at),
            _ => None,
        }
    }

    /// Returns the index in [`Map::free`] of this free cell.
    #[inline]
    fn find_free(&self, at: Cell) -> Option<usize> {
        match self.grid.at(at) {
            Square::Free(place) => (self.free[place].cell() == at).then_some(place),
            Square::Unknown => self.free().iter().position(|free| free.cell() == at),
            _ => None,
        }
    }

    /// Returns the index of the tile laid last.
    #[inline]
    pub fn last(&self) -> usize {
        usize::from(self.count).saturating_sub(1)
    }

    /// Returns the free cell at this position; `None` for a tile or without a neighbour.
    pub fn free_at(&self, at: Cell) -> Option<&Free> {
        self.find_free(at).map(|place| &self.free[place])
    }

    /// Returns the tile of a node.
    #[inline]
    pub fn tile_of(&self, node: u16) -> &Laid {
        &self.tiles[self.features.tile_of(node)]
    }

    /// Returns the id of a node's segment.
    #[inline]
    pub fn segment_of(&self, node: u16) -> SegmentId {
        let laid = self.tile_of(node);
        laid.kind.tile().segments[usize::from(node - laid.first)].id
    }

    /// Places a figure on a node. Its tile must not have a figure.
    #[inline]
    pub fn put(&mut self, node: u16, figure: Figure) {
        let laid = &mut self.tiles[self.features.tile_of(node)];
        laid.on = (node - laid.first) as u8;
        laid.figure = Some(figure);
        self.features.put(node, figure);
    }

    /// Removes the figure from the tile at this index.
    #[inline]
    pub fn take(&mut self, index: usize) -> Option<Figure> {
        let laid = &mut self.tiles[index];
        let figure = laid.figure.take()?;
        let node = laid.figure_node();
        laid.on = 0;
        self.features.take(node, figure);
        Some(figure)
    }

    /// Lays a tile and joins its features to those of its neighbours. The caller must have checked that it fits
    /// and that the cell is within 100 of the start.
    pub fn lay(&mut self, kind: Kind, at: Cell, rotation: Rotation) {
        let index = usize::from(self.count);
        if index == ALL_TILES {
            return;
        }
        let first = self.features.begin(index, kind);
        let new = Laid { x: at.x as i8, y: at.y as i8, kind, rotation, first, on: 0, figure: None };
        self.tiles[index] = new;
        self.count += 1;
        self.leave_free(at);
        self.grid.lay(at, index);
        for side in Side::ALL {
            self.meet(&new, side);
        }
        self.count_for_monasteries(index);
    }

    /// Removes a cell from the free cells; the last free cell takes its index.
    fn leave_free(&mut self, at: Cell) {
        let Some(place) = self.find_free(at) else { return };
        self.free_count -= 1;
        let last = usize::from(self.free_count);
        self.free[place] = self.free[last];
        if place != last {
            self.grid.move_free(self.free[place].cell(), place);
        }
    }

    /// Joins the new tile to its neighbour on this side, or adds a requirement to the free cell there.
    fn meet(&mut self, new: &Laid, side: Side) {
        let there = new.cell().step(side);
        if let Some(other) = self.find(there) {
            let old = self.tiles[other];
            return self.join(new, &old, side);
        }
        let place = self.find_free(there).unwrap_or_else(|| {
            let place = usize::from(self.free_count);
            self.free[place] = Free { x: there.x as i8, y: there.y as i8, wanted: Wanted::default() };
            self.free_count += 1;
            self.grid.add_free(there, place);
            place
        });
        let free = &mut self.free[place];
        free.wanted = free.wanted.with(side.opposite(), new.edge(side));
    }

    /// Counts the new tile for the monasteries around it. If it has a monastery, also counts the tiles around it.
    fn count_for_monasteries(&mut self, index: usize) {
        let new = self.tiles[index];
        for monastery in self.monasteries.into_iter().take(usize::from(self.monastery_count)) {
            let laid = &self.tiles[usize::from(monastery)];
            if laid.is_beside(&new)
                && let Some(node) = laid.monastery()
            {
                self.features.close(node, 1);
            }
        }
        if let Some(node) = new.monastery() {
            let around = new.cell().around().into_iter().filter(|cell| self.find(*cell).is_some()).count();
            self.features.close(node, around as u8);
            self.monasteries[usize::from(self.monastery_count)] = index as u8;
            self.monastery_count += 1;
        }
    }

    /// Joins the segments that touch across the border on `side` of the new tile.
    fn join(&mut self, new: &Laid, old: &Laid, side: Side) {
        let there = |segment: Option<usize>| segment.map(|s| old.first + s as u16);
        let here = |segment: Option<usize>| segment.map(|s| new.first + s as u16);
        let way = (
            here(new.kind.segment_at(side, new.rotation)),
            there(old.kind.segment_at(side.opposite(), old.rotation)),
        );
        if let (Some(a), Some(b)) = way {
            self.features.join(b, a);
            self.features.close(b, 2);
        }
        for slot in [2 * side.index(), 2 * side.index() + 1] {
            let meadow = (
                here(new.kind.field_at(slot, new.rotation)),
                there(old.kind.field_at(TOUCHES[slot], old.rotation)),
            );
            if let (Some(a), Some(b)) = meadow {
                self.features.join(b, a);
            }
        }
    }

    /// Returns one node of every feature that the tile at this index has just completed. Cities and roads come
    /// first, by segment, then monasteries by cell (rules: carcassonne 7.1).
    pub fn completed_by(&self, index: usize) -> Few {
        let new = &self.tiles[index];
        let mut done = Few::default();
        for (s, segment) in new.kind.tile().segments.iter().enumerate() {
            let node = new.first + s as u16;
            let way = matches!(segment.id.part, Part::City | Part::Road);
            let known = || done.list().iter().any(|d| self.features.same(*d, node));
            if way && self.features.is_complete(node) && !known() {
                done.push(node);
            }
        }
        let ways = done.list().len();
        for monastery in &self.monasteries[..usize::from(self.monastery_count)] {
            let laid = &self.tiles[usize::from(*monastery)];
            let near = laid.is_beside(new);
            if let Some(node) = laid.monastery().filter(|node| near && self.features.is_complete(*node)) {
                done.push(node);
            }
        }
        crate::order::short_by_key(&mut done.list_mut()[ways..], |node| self.tile_of(*node).cell());
        done
    }
}

/// A short list of nodes without heap allocation: one tile completes at most four roads or cities and the
/// monasteries of nine cells.
#[derive(Clone, Copy, Default)]
pub(super) struct Few {
    nodes: [u16; 16],
    count: usize,
}

impl Few {
    #[inline]
    pub fn list(&self) -> &[u16] {
        &self.nodes[..self.count]
    }

    fn list_mut(&mut self) -> &mut [u16] {
        &mut self.nodes[..self.count]
    }

    fn push(&mut self, node: u16) {
        self.nodes[self.count] = node;
        self.count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The grid agrees with the lists, also for maps longer than the grid.
    #[test]
    fn the_grid_agrees_with_the_lists() {
        for (x, y) in [(1, 0), (0, -1)] {
            // A kind with few segments: there are not enough tiles with many segments.
            let (mut map, kind) = (Map::start(), Kind::new(4));
            for step in 1..ALL_TILES as i16 {
                map.lay(kind, Cell::new(x * step, y * step), Rotation::new(0));
                for far in -2..=step + 2 {
                    for aside in -1..=1 {
                        let cell = Cell::new(x * far + y * aside, y * far + x * aside);
                        assert_eq!(map.find(cell), map.tiles().iter().position(|laid| laid.cell() == cell));
                        let free = map.free().iter().position(|free| free.cell() == cell);
                        assert_eq!(map.find_free(cell), free);
                    }
                }
            }
        }
    }
}
