//! The laid area: tiles in the order they were laid, the free cells around them, and the features they form.
//! Flat and of fixed size; knows how to lay a tile, not when the rules allow it.

use super::cell::{Cell, Rotation, Side};
use super::feature::Features;
use super::figure::Figure;
use super::fit::Wanted;
use super::tile::{ALL_TILES, Kind, Part, SegmentId, TOUCHES, Terrain};

/// The most free cells a connected map of [`ALL_TILES`] tiles can have around it.
const MOST_FREE: usize = 2 * ALL_TILES + 2;

/// A tile on the map.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    x: i8,
    y: i8,
    pub kind: Kind,
    pub rotation: Rotation,
    /// The node of its first segment, see [`Features`].
    pub(super) first: u16,
    /// The index of the segment the figure stands on.
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

    /// What the edge on this side shows.
    #[inline]
    pub const fn edge(&self, side: Side) -> Terrain {
        self.kind.edge(side, self.rotation)
    }

    /// The figure on a segment of the tile; at most one ever stands there (R54).
    pub fn figure(&self) -> Option<(SegmentId, Figure)> {
        self.figure.map(|figure| (self.kind.tile().segments[usize::from(self.on)].id, figure))
    }

    /// The node of the segment the figure stands on.
    #[inline]
    pub(super) const fn stands_on(&self) -> u16 {
        self.first + self.on as u16
    }

    #[inline]
    pub(super) const fn figure_only(&self) -> Option<Figure> {
        self.figure
    }
}

/// A free cell beside the map, and what its neighbours ask of a tile there.
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

/// The laid area.
#[derive(Clone, Copy)]
pub(super) struct Map {
    tiles: [Laid; ALL_TILES],
    free: [Free; MOST_FREE],
    count: u8,
    free_count: u8,
    pub features: Features,
}

impl Map {
    /// Nothing but the start tile.
    pub fn start() -> Self {
        let mut map = Self::empty();
        map.lay(Kind::START, Cell::new(0, 0), Rotation::new(0));
        map
    }

    /// No tile at all; the first one may be laid anywhere.
    pub fn empty() -> Self {
        Self {
            tiles: [Laid::NONE; ALL_TILES],
            free: [Free { x: 0, y: 0, wanted: Wanted::default() }; MOST_FREE],
            count: 0,
            free_count: 0,
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

    /// The place in [`Map::tiles`] of the tile on this cell.
    #[inline]
    pub fn find(&self, at: Cell) -> Option<usize> {
        self.tiles().iter().position(|laid| laid.cell() == at)
    }

    /// The same, looked for from the tile laid last.
    #[inline]
    pub fn find_late(&self, at: Cell) -> Option<usize> {
        self.tiles().iter().rposition(|laid| laid.cell() == at)
    }

    /// The tile laid last.
    #[inline]
    pub fn last(&self) -> usize {
        usize::from(self.count).saturating_sub(1)
    }

    /// The free cell of this place, `None` where a tile lies or no neighbour does.
    pub fn free_at(&self, at: Cell) -> Option<&Free> {
        self.free().iter().find(|free| free.cell() == at)
    }

    /// The tile a node belongs to.
    #[inline]
    pub fn tile_of(&self, node: u16) -> &Laid {
        &self.tiles[self.features.tile_of(node)]
    }

    /// The name of a node's segment.
    #[inline]
    pub fn segment_of(&self, node: u16) -> SegmentId {
        let laid = self.tile_of(node);
        laid.kind.tile().segments[usize::from(node - laid.first)].id
    }

    /// Puts a figure on a node of a tile that bears none.
    #[inline]
    pub fn put(&mut self, node: u16, figure: Figure) {
        let laid = &mut self.tiles[self.features.tile_of(node)];
        laid.on = (node - laid.first) as u8;
        laid.figure = Some(figure);
        self.features.put(node, figure);
    }

    /// Takes the figure off the tile at this place in the list.
    #[inline]
    pub fn take(&mut self, index: usize) -> Option<Figure> {
        let laid = &mut self.tiles[index];
        let figure = laid.figure.take()?;
        let node = laid.stands_on();
        laid.on = 0;
        self.features.take(node, figure);
        Some(figure)
    }

    /// Lays a tile and joins its features to those of its neighbours. The caller has made sure that it fits and that
    /// the cell lies within 100 of the start.
    pub fn lay(&mut self, kind: Kind, at: Cell, rotation: Rotation) {
        let index = usize::from(self.count);
        if index == ALL_TILES {
            return;
        }
        let (x, y) = (at.x as i8, at.y as i8);
        let first = self.features.begin(index, kind);
        self.tiles[index] = Laid { x, y, kind, rotation, first, on: 0, figure: None };
        self.count += 1;
        let beside = self.meet(index);
        self.surround(index, beside);
    }

    /// Joins the new tile to its neighbours and tells monasteries; gives the neighbours by side.
    fn meet(&mut self, index: usize) -> [bool; 4] {
        let new = self.tiles[index];
        let (mut beside, mut around) = ([false; 4], 0);
        for other in 0..index {
            let laid = self.tiles[other];
            let (dx, dy) = (i32::from(laid.x) - i32::from(new.x), i32::from(laid.y) - i32::from(new.y));
            if dx.abs() > 1 || dy.abs() > 1 {
                continue;
            }
            around += 1;
            if let Some(monastery) = laid.kind.monastery() {
                self.features.close(laid.first + monastery as u16, 1);
            }
            let side = match (dx, dy) {
                (0, -1) => Side::North,
                (1, 0) => Side::East,
                (0, 1) => Side::South,
                (-1, 0) => Side::West,
                _ => continue,
            };
            beside[side.index()] = true;
            self.join(&new, &laid, side);
        }
        if let Some(monastery) = new.kind.monastery() {
            self.features.close(new.first + monastery as u16, around);
        }
        beside
    }

    /// Joins what touches across the border on `side` of the new tile.
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

    /// Updates the free cells around the new tile.
    fn surround(&mut self, index: usize, beside: [bool; 4]) {
        let new = self.tiles[index];
        let (mut known, mut taken) = (beside, None);
        for (place, free) in self.free[..usize::from(self.free_count)].iter_mut().enumerate() {
            let (dx, dy) = (i32::from(free.x) - i32::from(new.x), i32::from(free.y) - i32::from(new.y));
            let side = match (dx, dy) {
                (0, 0) => {
                    taken = Some(place);
                    continue;
                }
                (0, -1) => Side::North,
                (1, 0) => Side::East,
                (0, 1) => Side::South,
                (-1, 0) => Side::West,
                _ => continue,
            };
            known[side.index()] = true;
            free.wanted = free.wanted.with(side.opposite(), new.edge(side));
        }
        if let Some(place) = taken {
            self.free_count -= 1;
            self.free[place] = self.free[usize::from(self.free_count)];
        }
        for side in Side::ALL.into_iter().filter(|side| !known[side.index()]) {
            let at = new.cell().step(side);
            let wanted = Wanted::default().with(side.opposite(), new.edge(side));
            self.free[usize::from(self.free_count)] = Free { x: at.x as i8, y: at.y as i8, wanted };
            self.free_count += 1;
        }
    }

    /// The nodes of every feature the tile at this place in the list has just completed, one each: cities and roads by
    /// segment, then monasteries by cell (rules: carcassonne 7.1).
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
        for laid in self.tiles() {
            let (dx, dy) = (i32::from(laid.x) - i32::from(new.x), i32::from(laid.y) - i32::from(new.y));
            if let (true, Some(m)) = (dx.abs() <= 1 && dy.abs() <= 1, laid.kind.monastery()) {
                let node = laid.first + m as u16;
                if self.features.is_complete(node) {
                    done.push(node);
                }
            }
        }
        done.list_mut()[ways..].sort_unstable_by_key(|node| self.tile_of(*node).cell());
        done
    }
}

/// A few nodes, without the heap: one tile completes at most four ways and the monasteries of nine cells.
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
