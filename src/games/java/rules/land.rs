//! Placing land tiles and water (rules: java 6.1, 6.2, R3 to R16).

use crate::table::{EventSink, OrNever, Seat};

use super::cell::{Cell, Cells};
use super::event::Event;
use super::map::{Footprint, map};
use super::refusal::Refusal;
use super::state::Public;
use super::tile::Tile;

/// The action points for placing a land tile without an overhang.
pub const LAND_COST: u8 = 1;

/// Returns the cost of placing a land tile on ground of this height. An overhang costs 1 more for each hex outside, and
/// exists only on the lowest level: above it, the hexes outside are covered already.
const fn land_cost(place: &Footprint, height: u8) -> u8 {
    LAND_COST + if height == 0 { place.outside } else { 0 }
}

/// Obstacles for every tile, and where villages must not meet; computed once for many places.
pub(super) struct Site<'a> {
    public: &'a Public,
    figures: Cells,
    palaces: Cells,
    /// Hexes that a tile may cover, checked one by one.
    free: Cells,
}

impl Public {
    /// Returns the cost of placing this tile on these hexes, ignoring the action points left.
    ///
    /// # Errors
    /// The first reason against it, in the order of the rule file.
    pub(super) fn check_land(&self, seat: Seat, tile: Tile, cells: &[Cell; 3]) -> Result<u8, Refusal> {
        if self.tiles_left(seat, tile) == 0 {
            return Err(Refusal::NoTile);
        }
        let place = on_map(tile, cells).ok_or(Refusal::OffMap)?;
        Site::of(self).check(tile, &place)
    }

    /// Checks whether water may be placed here, ignoring the action points left.
    pub(super) fn check_water(&self, at: Cell) -> Result<(), Refusal> {
        let map = map();
        if self.supply.water == 0 {
            return Err(Refusal::NoTile);
        }
        let at = at.index().filter(|at| map.board.has(*at)).ok_or(Refusal::Outside)?;
        if map.edge.has(at) {
            return Err(Refusal::Edge);
        }
        if self.water.has(at) {
            return Err(Refusal::Water);
        }
        if self.covered().has(at) { Err(Refusal::NotBare) } else { Ok(()) }
    }

    /// Returns the hexes on which water may be placed.
    pub(super) fn water_places(&self) -> Cells {
        if self.supply.water == 0 { Cells::EMPTY } else { self.bare() - map().edge }
    }

    pub(super) fn lay_land(&mut self, tile: Tile, cells: &[Cell; 3], sink: &mut impl EventSink<Event>) {
        let Some(place) = on_map(tile, cells) else { return };
        let seat = self.current;
        let numbers = place.cells.map(usize::from);
        let new: Cells =
            numbers[..tile.size()].iter().copied().filter(|cell| self.heights[*cell] == 0).collect();
        let cost = land_cost(&place, self.heights[numbers[0]]);
        self.spend(cost);
        self.take_tile(seat, tile);
        self.put_tile(tile, place.cells);
        self.land_placed = true;
        let level = self.heights[numbers[0]];
        sink.emit(|| Event::LandLaid { seat, tile, cells: *cells, level, cost });
        self.score_lakes(new, sink);
    }

    pub(super) fn lay_water(&mut self, at: Cell, sink: &mut impl EventSink<Event>) {
        let Some(cell) = at.index() else { return };
        let seat = self.current;
        self.spend(1);
        self.supply.water = self.supply.water.checked_sub(1).or_never(0);
        self.water.insert(cell);
        sink.emit(|| Event::WaterLaid { seat, cell: at });
        self.score_lakes(Cells::only(cell), sink);
    }
}

/// Returns the place with these hexes, if they have the shape of the tile and are on the map.
pub(super) fn on_map(tile: Tile, cells: &[Cell; 3]) -> Option<Footprint> {
    if !tile.fits(cells) {
        return None;
    }
    let first = cells[0].index()?;
    let mut place = Footprint { cells: [first as u8; 3], outside: 0 };
    for (number, cell) in cells[..tile.size()].iter().enumerate() {
        let index = cell.index()?;
        place.cells[number] = index as u8;
        place.outside += u8::from(!map().board.has(index));
    }
    Some(place)
}

impl<'a> Site<'a> {
    pub(super) fn of(public: &'a Public) -> Self {
        let (figures, palaces) = (public.all_figures(), public.all_palaces());
        let free = (map().board | map().outside()) - (figures | palaces | public.water);
        Self { public, figures, palaces, free }
    }

    /// Returns the cost of placing a tile here, or the first reason against it. Does not check that the tile is in
    /// supply.
    pub(super) fn check(&self, tile: Tile, place: &Footprint) -> Result<u8, Refusal> {
        let cells = &place.cells[..tile.size()];
        let overlaps = |set: &Cells| cells.iter().any(|cell| set.has(usize::from(*cell)));
        if overlaps(&self.figures) {
            return Err(Refusal::CoversFigure);
        }
        if overlaps(&self.palaces) {
            return Err(Refusal::CoversPalace);
        }
        if overlaps(&self.public.water) {
            return Err(Refusal::CoversWater);
        }
        let height = |cell: u8| self.public.heights[usize::from(cell)];
        let ground = height(cells[0]);
        if cells.iter().any(|cell| height(*cell) != ground) {
            return Err(Refusal::Uneven);
        }
        if ground == 0 && usize::from(place.outside) == cells.len() {
            return Err(Refusal::Outside);
        }
        self.support(tile, cells)?;
        if tile.has_village() && self.joins(cells) {
            return Err(Refusal::JoinsCities);
        }
        Ok(land_cost(place, ground))
    }

    /// Returns the cost of a tile here, or `None` if it is not allowed; cheap conditions are tested first.
    #[inline]
    pub(super) fn cost(&self, tile: Tile, place: &Footprint) -> Option<u8> {
        let cells = &place.cells[..tile.size()];
        let height = |cell: u8| self.public.heights[usize::from(cell)];
        let ground = height(cells[0]);
        let even = cells.iter().all(|cell| self.free.has(usize::from(*cell)) && height(*cell) == ground);
        if !even || ground == 0 && usize::from(place.outside) == cells.len() {
            return None;
        }
        let fits = self.support(tile, cells).is_ok() && !(tile.has_village() && self.joins(cells));
        fits.then_some(land_cost(place, ground))
    }

    /// Iterates over the legal places of this tile with their costs, in order, from this index on.
    pub(super) fn places(&self, tile: Tile, from: usize) -> impl Iterator<Item = (&'static Footprint, u8)> {
        let places = map().places(tile)[from..].iter();
        places.filter_map(move |place| self.cost(tile, place).map(|cost| (place, cost)))
    }

    /// Checks that the tiles below support this one: not a single tile of its size, nor a single tile at all (R5 to
    /// R7). A hex whose tile is unknown counts as a tile that nothing covers exactly.
    #[inline]
    fn support(&self, tile: Tile, cells: &[u8]) -> Result<(), Refusal> {
        let top = |cell: u8| self.public.pieces.top(usize::from(cell));
        let Some(below) = top(cells[0]).filter(|below| cells.iter().all(|cell| top(*cell) == Some(*below)))
        else {
            return Ok(());
        };
        if self.public.pieces.all()[below].tile.size() == tile.size() {
            return Err(Refusal::ExactCover);
        }
        let alone = tile.size() > 1 && !self.public.options.same_size_only;
        if alone { Err(Refusal::NeedsTwoTiles) } else { Ok(()) }
    }

    /// Returns whether the village of this tile, its first hex, would connect two palaces (R9, R10).
    fn joins(&self, cells: &[u8]) -> bool {
        let village = usize::from(cells[0]);
        // A village placed on a village connects nothing new.
        if self.public.villages.has(village) || self.palaces.is_empty() {
            return false;
        }
        let covered: Cells = cells.iter().map(|cell| usize::from(*cell)).collect();
        let built = (self.public.built() - covered) | Cells::only(village);
        if (map().ground.near(village) & built).count() < 2 {
            return false;
        }
        let city = map().ground.fill(Cells::only(village), built);
        (city & self.palaces).count() > 1
    }
}
