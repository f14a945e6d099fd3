//! The course of a turn, from the draw to the end of the game (rules: carcassonne 5, 8).

use crate::table::{Dice, Seat, Tell};

use super::action::Action;
use super::cell::{Cell, Rotation};
use super::event::{Ending, Event};
use super::figure::Figure;
use super::state::{Last, Phase, Public};
use super::tile::{Kind, SegmentId};

impl Public {
    /// Carries out an action that was checked, or a chance result that is possible.
    pub(super) fn carry_out(&mut self, action: &Action, tell: &mut impl Tell<Event>) {
        self.last = Last { placed: self.last.placed, ..Last::default() };
        match *action {
            Action::Place(at, rotation) => self.place(at, rotation, tell),
            Action::Follower(_, id) => self.put_follower(id, tell),
            Action::Build(at) => self.build(at, tell),
            Action::Top(at) => self.top(at, tell),
            Action::Pass => {
                let seat = self.active;
                tell.tell(|| Event::Passed { seat });
                self.score_turn(tell);
            }
            Action::Capture(at, spot) => self.capture(at, spot, tell),
            Action::Decline => self.decline(tell),
            Action::Ransom(captor, _) => self.ransom(captor, tell),
            Action::End => self.end_turn(tell),
            Action::First(seat) => {
                self.active = seat;
                self.phase = Phase::Draw;
                tell.tell(|| Event::FirstPlayer { seat });
            }
            Action::Draw(kind) => self.draw(kind, tell),
        }
    }

    /// A tile of the pile, each with the same chance.
    pub(super) fn roll_draw(&self, dice: &mut Dice) -> Kind {
        let mut ticket = dice.below(self.pile.total());
        for kind in Kind::all() {
            let count = u32::from(self.pile.0[kind.index()]);
            if ticket < count {
                return kind;
            }
            ticket -= count;
        }
        Kind::START
    }

    /// Whether a tile fits anywhere in any rotation (R31).
    #[inline]
    pub fn fits_anywhere(&self, kind: Kind) -> bool {
        self.map.free().iter().any(|free| free.wanted.rotations(kind) != 0)
    }

    fn draw(&mut self, kind: Kind, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        self.last.placed = None;
        self.towers.ransomed = false;
        self.pile.0[kind.index()] -= 1;
        tell.tell(|| Event::Drew { seat, kind, left: self.pile.total() as u8 });
        if self.fits_anywhere(kind) {
            self.phase = Phase::Place(kind);
            return;
        }
        tell.tell(|| Event::Discarded { seat, kind });
        if self.pile.is_empty() {
            self.finish(Ending::NothingFits, tell);
        }
    }

    fn place(&mut self, at: Cell, rotation: Rotation, tell: &mut impl Tell<Event>) {
        let Phase::Place(kind) = self.phase else { return };
        let seat = self.active;
        self.map.lay(kind, at, rotation);
        if kind.tile().foundation {
            self.towers.add_site(at);
        }
        self.last.placed = Some((at, kind, rotation));
        self.phase = Phase::Action { at };
        tell.tell(|| Event::TilePlaced { seat, kind, cell: at, rotation });
    }

    fn put_follower(&mut self, id: SegmentId, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let Some(node) = self.placed().and_then(|at| self.node_at(at, id)) else { return };
        let cell = self.map.tile_of(node).cell();
        self.map.put(node, Figure::follower(seat));
        self.supply[seat.index()] -= 1;
        self.last.follower = Some((cell, id));
        tell.tell(|| Event::FollowerPlaced { seat, cell, segment: id });
        self.score_turn(tell);
    }

    /// LATE_RANSOM where it is due, else the end of the turn.
    pub(super) fn after_scoring(&mut self, tell: &mut impl Tell<Event>) {
        if self.late_ransom_due() {
            self.phase = Phase::Late;
        } else {
            self.end_turn(tell);
        }
    }

    pub(super) fn end_turn(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        tell.tell(|| Event::TurnEnded { seat });
        self.towers.ransomed = false;
        if self.pile.is_empty() {
            self.finish(Ending::LastTile, tell);
            return;
        }
        self.active = seat.next(self.seats());
        self.phase = Phase::Draw;
    }

    fn finish(&mut self, ending: Ending, tell: &mut impl Tell<Event>) {
        self.score_final(tell);
        self.phase = Phase::Over;
        // Nobody's turn has one value, so that equal ends are equal.
        self.active = Seat::new(0);
        tell.tell(|| Event::GameOver { ending });
    }
}
