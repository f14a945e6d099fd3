//! Placing tiles, catastrophes and swaps (rules: tigris 5, 6, 7 *Tile point*).

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{EventSink, OrNever, Seat};

use super::color::{Color, Tiles, tiles_of};
use super::event::{Award, Event};
use super::state::{Ending, Phase, Public, Tigris};

impl Tigris {
    /// Places the tile. Then scores its point or begins the wars of a union, and then offers a monument.
    pub(super) fn place_tile(&mut self, color: Color, cell: Cell, sink: &mut impl EventSink<Event>) {
        let (seat, at) = (self.public.active, cell.index());
        let touched = self.public.touched(at);
        let point = self.public.tile_point(touched.only(), color);
        self.secret.hands[seat].take(&tiles_of(color, 1));
        self.public.tiles[color.index()].insert(at);
        self.public.join_regions(at);
        sink.emit(|| Event::TilePlaced { seat, color, cell });
        if touched.count == 2 {
            sink.emit(|| Event::Union { cell });
            return self.next_conflict(cell, sink);
        }
        if let Some((owner, leader)) = point {
            self.award(owner, color, 1, Award::Tile { leader }, sink);
        }
        self.offer_monument(cell, sink);
    }

    /// Places a catastrophe tile and removes the tile it covers from the game (R70 to R72).
    pub(super) fn lay_catastrophe(&mut self, cell: Cell, sink: &mut impl EventSink<Event>) {
        let (seat, at) = (self.public.active, cell.index());
        let tile = self.public.tile_at(at);
        if let Some(color) = tile {
            self.public.tiles[color.index()].remove(at);
            self.public.split_regions(Cells::only(at));
            self.secret.discards.put(&tiles_of(color, 1));
        }
        self.public.catastrophes.insert(at);
        let held = &mut self.public.catastrophes_held[seat];
        *held = held.checked_sub(1).or_never(0);
        sink.emit(|| Event::Catastrophe { seat, cell, tile });
        if tile == Some(Color::Red) {
            self.return_homeless(sink);
        }
        self.end_action(sink);
    }

    /// Discards the tiles. A chance event draws replacements, or the game ends if the bag is empty (R62, R68).
    pub(super) fn swap_tiles(&mut self, tiles: &Tiles, sink: &mut impl EventSink<Event>) {
        let (seat, count) = (self.public.active, tiles.total() as u8);
        self.secret.hands[seat].take(tiles);
        self.secret.discards.put(tiles);
        sink.emit(|| Event::Swapped { seat, count, tiles: Some(*tiles) });
        if self.secret.bag.is_empty() {
            self.end_game(Ending::Bag, sink);
        } else {
            self.public.phase = Phase::Swap { count };
        }
    }

    pub(super) fn award(
        &mut self,
        seat: Seat,
        color: Color,
        count: u8,
        why: Award,
        sink: &mut impl EventSink<Event>,
    ) {
        let points = &mut self.secret.points[seat][color.index()];
        *points = points.checked_add(count.into()).or_never(u16::MAX);
        sink.emit(|| Event::Point { seat, color, count, why });
    }
}

impl Public {
    /// Returns the scoring seat and leader for a tile placed in this one kingdom: the matching leader, else the king.
    #[inline]
    pub(super) fn tile_point(&self, kingdom: Option<Cells>, color: Color) -> Option<(Seat, Color)> {
        let kingdom = kingdom?;
        let by = |leader: Color| self.ruler(&kingdom, leader).map(|seat| (seat, leader));
        by(color).or_else(|| by(Color::Black))
    }
}
