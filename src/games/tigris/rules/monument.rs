//! Building monuments and scoring them (rules: tigris 6, 7 *Monuments*, R48 to R55).

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{EventSink, Seat};

use super::color::{Color, Monument};
use super::event::{Award, Event};
use super::state::{ConflictKind, Phase, Public, Tigris, square};

impl Public {
    /// Returns the squares of four face-up tiles of one colour that contain this tile, by their top-left cells (R49).
    #[inline]
    pub fn squares(&self, at: usize) -> Cells {
        let Some(color) = self.tile_at(at) else { return Cells::EMPTY };
        let tiles = self.face_up(color);
        if !(Cells::beside(at) & tiles).is_several() {
            return Cells::EMPTY;
        }
        let corners = [0, 1, 16, 17].into_iter().filter_map(|step| at.checked_sub(step));
        corners.filter(|corner| square_within(*corner, at, &tiles)).collect()
    }

    /// Returns the squares that contain this tile and may carry one of the remaining monuments.
    pub(super) fn buildable(&self, at: usize) -> Cells {
        let squares = self.squares(at);
        let free = squares.is_empty() || self.monuments_for(at).next().is_some();
        if free { squares } else { Cells::EMPTY }
    }

    /// Returns who gets a point of which colour from a monument here, at the end of each of their turns.
    pub fn earners(&self, monument: Monument, corner: usize) -> impl Iterator<Item = (Seat, Color)> + '_ {
        let kingdom = self.region(corner);
        let of = move |color: Color| self.ruler(&kingdom, color).map(|seat| (seat, color));
        [monument.top, monument.base].into_iter().filter_map(of)
    }

    /// Returns the squares on offer in phase `monument`, by their top-left cells.
    pub fn squares_offered(&self) -> Cells {
        match self.phase {
            Phase::Monument { at } => self.squares(at.index()),
            _ => Cells::EMPTY,
        }
    }
}

impl Public {
    /// Returns the treasures to choose from in phase `treasure`.
    pub fn choices(&self) -> Cells {
        match self.phase {
            Phase::Treasure(seat) => self.treasures_of(seat),
            _ => Cells::EMPTY,
        }
    }

    /// Returns the cell under the unification marker while wars are resolved (R26).
    pub fn marker(&self) -> Option<Cell> {
        match self.phase {
            Phase::ChooseConflict { at } => Some(at),
            Phase::Attack(conflict) | Phase::Defend { conflict, .. } => match conflict.kind {
                ConflictKind::War { at } => Some(at),
                ConflictKind::Revolt => None,
            },
            _ => None,
        }
    }
}

fn square_within(corner: usize, at: usize, tiles: &Cells) -> bool {
    let four = square(corner);
    four.has(at) && (four - *tiles).is_empty()
}

impl Tigris {
    /// Offers a monument if one can be built, else ends the action.
    pub(super) fn offer_monument(&mut self, at: Cell, sink: &mut impl EventSink<Event>) {
        if self.public.buildable(at.index()).is_empty() {
            self.end_action(sink);
        } else {
            self.public.phase = Phase::Monument { at };
        }
    }

    /// Builds a monument and turns its four tiles face down. It scores no points now (R55), but leaders may lose
    /// their temples (R54).
    pub(super) fn build_monument(
        &mut self,
        monument: Monument,
        cell: Cell,
        sink: &mut impl EventSink<Event>,
    ) {
        let red = self.public.tile_at(cell.index()) == Some(Color::Red);
        let seat = self.public.active;
        self.public.set_monument(monument, cell.index());
        sink.emit(|| Event::MonumentBuilt { seat, monument, cell });
        if red {
            self.return_homeless(sink);
        }
        self.end_action(sink);
    }

    pub(super) fn decline_monument(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        sink.emit(|| Event::MonumentDeclined { seat });
        self.end_action(sink);
    }

    /// Scores the monuments for the active player's leaders of matching colour in the same kingdom.
    pub(super) fn score_monuments(&mut self, sink: &mut impl EventSink<Event>) {
        if self.public.has_no_monuments() {
            return;
        }
        let seat = self.public.active;
        for (monument, corner) in self.public.monuments() {
            let mut kingdom = None;
            for color in [monument.top, monument.base] {
                let Some(leader) = self.public.leader(seat, color) else { continue };
                if kingdom.get_or_insert_with(|| self.public.region(corner)).has(leader) {
                    self.award(seat, color, 1, Award::Monument { monument }, sink);
                }
            }
        }
    }
}
