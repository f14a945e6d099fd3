//! The sequence of a turn, from the draw to the end of the game (rules: carcassonne 5, 8).

use crate::table::{Dice, EventSink, Seat};

use super::action::Action;
use super::cell::{Cell, Rotation};
use super::event::{Ending, Event};
use super::figure::Figure;
use super::state::{Last, Phase, Public};
use super::tile::{Kind, SegmentId};

impl Public {
    /// Applies a checked action or a possible chance result.
    pub(super) fn carry_out(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        self.last = Last { placed: self.last.placed, ..Last::default() };
        match *action {
            Action::Place(at, rotation) => self.place(at, rotation, sink),
            Action::Follower(_, id) => self.put_follower(id, sink),
            Action::Build(at) => self.build(at, sink),
            Action::Top(at) => self.top(at, sink),
            Action::Pass => {
                let seat = self.active;
                sink.emit(|| Event::Passed { seat });
                self.score_turn(sink);
            }
            Action::Capture(at, spot) => self.capture(at, spot, sink),
            Action::Decline => self.decline(sink),
            Action::Ransom(captor, _) => self.ransom(captor, sink),
            Action::End => self.end_turn(sink),
            Action::First(seat) => {
                self.active = seat;
                self.phase = Phase::Draw;
                sink.emit(|| Event::FirstPlayer { seat });
            }
            Action::Draw(kind) => self.draw(kind, sink),
        }
    }

    /// Returns a random tile of the pile, each with the same chance.
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

    /// Returns whether a tile fits anywhere in any rotation (R31).
    #[inline]
    pub fn fits_anywhere(&self, kind: Kind) -> bool {
        self.map.free().iter().any(|free| free.wanted.rotations(kind) != 0)
    }

    fn draw(&mut self, kind: Kind, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.last.placed = None;
        self.towers.ransomed = false;
        self.pile.0[kind.index()] -= 1;
        sink.emit(|| Event::Drew { seat, kind, left: self.pile.total() as u8 });
        if self.fits_anywhere(kind) {
            self.phase = Phase::Place(kind);
            return;
        }
        sink.emit(|| Event::Discarded { seat, kind });
        if self.pile.is_empty() {
            self.finish(Ending::NothingFits, sink);
        }
    }

    fn place(&mut self, at: Cell, rotation: Rotation, sink: &mut impl EventSink<Event>) {
        let Phase::Place(kind) = self.phase else { return };
        let seat = self.active;
        self.map.lay(kind, at, rotation);
        if kind.tile().foundation {
            self.towers.add_site(at);
        }
        self.last.placed = Some((at, kind, rotation));
        self.phase = Phase::Action { at };
        sink.emit(|| Event::TilePlaced { seat, kind, cell: at, rotation });
    }

    fn put_follower(&mut self, id: SegmentId, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        let Some(node) = self.placed().and_then(|at| self.node_at(at, id)) else { return };
        let cell = self.map.tile_of(node).cell();
        self.map.put(node, Figure::follower(seat));
        self.supply[seat] -= 1;
        self.last.follower = Some((cell, id));
        sink.emit(|| Event::FollowerPlaced { seat, cell, segment: id });
        self.score_turn(sink);
    }

    /// Enters LATE_RANSOM if it is due, else ends the turn.
    pub(super) fn continue_after_scoring(&mut self, sink: &mut impl EventSink<Event>) {
        if self.is_late_ransom_due() {
            self.phase = Phase::Late;
        } else {
            self.end_turn(sink);
        }
    }

    pub(super) fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        sink.emit(|| Event::TurnEnded { seat });
        self.towers.ransomed = false;
        if self.pile.is_empty() {
            self.finish(Ending::LastTile, sink);
            return;
        }
        self.active = seat.next(self.seats());
        self.phase = Phase::Draw;
    }

    fn finish(&mut self, ending: Ending, sink: &mut impl EventSink<Event>) {
        self.score_final(sink);
        self.phase = Phase::Over;
        // A fixed active seat, so that equal final states compare equal.
        self.active = Seat::new(0);
        sink.emit(|| Event::GameOver { ending });
    }
}

#[cfg(test)]
mod tests {
    use super::super::cell::Side;
    use super::super::map::Map;
    use super::super::options::Options;
    use super::*;
    use crate::table::{NoEvents, Turn};

    /// Returns the cell after a quarter turn clockwise about the start tile.
    fn turned(at: Cell) -> Cell {
        Cell::new(-at.y, at.x)
    }

    fn turned_action(action: &Action) -> Action {
        match *action {
            Action::Place(at, rotation) => Action::Place(turned(at), Rotation::new(rotation.quarters() + 1)),
            Action::Build(at) => Action::Build(turned(at)),
            Action::Top(at) => Action::Top(turned(at)),
            Action::Capture(at, spot) => Action::Capture(turned(at), spot),
            other => other,
        }
    }

    fn listed(game: &Public) -> Vec<Action> {
        let mut legal = Vec::new();
        game.list_actions(&mut legal);
        legal
    }

    /// Rules: carcassonne 13, invariant 13: turning the whole game by a quarter turn about the start tile does not
    /// change its course.
    #[test]
    fn a_game_on_a_turned_map_is_the_same_game() {
        for seed in 0..30 {
            let options =
                Options { manhattan: seed % 2 == 1, stop_at_gaps: seed % 3 == 1, ..Options::default() };
            let mut dice = Dice::new(seed);
            let mut game = Public::set_up(&options, 2 + seed as usize % 5);
            let mut other = game;
            other.map = Map::empty();
            other.map.lay(Kind::START, Cell::new(0, 0), Rotation::new(1));
            loop {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance if game.phase == Phase::First => Action::First(Seat::new(1)),
                    Turn::Chance => Action::Draw(game.roll_draw(&mut dice)),
                    Turn::Seat(_) => *dice.pick(&listed(&game)).expect("a decision"),
                };
                let mut legal: Vec<Action> = listed(&game).iter().map(turned_action).collect();
                legal.sort_unstable();
                let mut turned = listed(&other);
                turned.sort_unstable();
                assert_eq!(legal, turned);
                game.carry_out(&action, &mut NoEvents);
                other.carry_out(&turned_action(&action), &mut NoEvents);
                assert_eq!(
                    (game.points, game.supply, game.earned),
                    (other.points, other.supply, other.earned)
                );
                assert!(game.towers.same_supplies(&other.towers));
            }
            assert_eq!(other.phase, Phase::Over);
        }
        assert_eq!(turned(Cell::new(0, 0).step(Side::North)), Cell::new(0, 0).step(Side::East));
    }
}
