//! Chance events and the end of actions, turns and the game (rules: tigris 4, 5, 8, R61 to R65).

use crate::table::{Bag, EventSink, OrNever, Seat};

use super::color::Tiles;
use super::event::{Draw, Event};
use super::options::Options;
use super::state::{ACTIONS, Ending, HAND, Phase, Public, STOCK, Secret, Tigris};

/// Returns whether the game ends after a turn that leaves this many treasures on the board (rules: tigris 8).
pub const fn ends_game_with(treasures: u32) -> bool {
    treasures <= 2
}

impl Tigris {
    /// Returns the initial state: the printed board with its temples and treasures, empty hands, and the first
    /// draw due (rules: tigris 4).
    pub(super) fn set_up(options: &Options, seats: usize) -> Self {
        let mut public = Public::empty(*options, seats);
        let temples = public.map().temples;
        public.tiles[1] = temples;
        public.treasures = temples;
        public.stock = STOCK;
        public.phase = Phase::Deal(Seat::new(0));
        let mut bag = STOCK;
        bag.take(&Bag([0, temples.count() as u8, 0, 0]));
        Self { public, secret: Secret { bag, ..Secret::default() } }
    }

    /// Returns the seat that draws now and the number of tiles it needs (the bag may have fewer).
    pub(super) fn due_draw(&self) -> Option<(Seat, u8)> {
        match self.public.phase {
            Phase::Deal(seat) | Phase::Refill(seat) => Some((seat, self.missing_tiles(seat))),
            Phase::Swap { count } => Some((self.public.active, count)),
            _ => None,
        }
    }

    /// Returns whether the draws that are due take all remaining tiles of the bag.
    pub fn bag_runs_out(&self) -> bool {
        let wanted = match self.public.phase {
            Phase::Refill(_) => Seat::all(self.public.seats()).map(|seat| self.missing_tiles(seat)).sum(),
            Phase::Swap { count } => count,
            _ => return false,
        };
        self.secret.bag.total() <= u32::from(wanted)
    }

    /// Returns the number of tiles missing from a hand.
    fn missing_tiles(&self, seat: Seat) -> u8 {
        HAND.checked_sub(self.secret.hands[seat].total() as u8).or_never(0)
    }

    pub(super) fn draw(&mut self, seat: Seat, tiles: &Tiles, sink: &mut impl EventSink<Event>) {
        let wanted = self.due_draw().map(|due| u32::from(due.1)).or_never(0);
        let short = tiles.total() < wanted;
        self.secret.bag.take(tiles);
        self.secret.hands[seat].put(tiles);
        let phase = self.public.phase;
        sink.emit(|| {
            let why = match phase {
                Phase::Deal(_) => Draw::Deal,
                Phase::Swap { .. } => Draw::Swap,
                _ => Draw::Refill,
            };
            Event::Drew { seat, count: tiles.total() as u8, tiles: Some(*tiles), why }
        });
        match phase {
            _ if short => self.end_game(Ending::Bag, sink),
            Phase::Deal(seat) if seat.index() + 1 < self.public.seats() => {
                self.public.phase = Phase::Deal(seat.next(self.public.seats()));
            }
            Phase::Deal(_) => self.public.phase = Phase::First,
            Phase::Swap { .. } => self.end_action(sink),
            _ => self.refill(sink),
        }
    }

    pub(super) fn set_first_player(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        sink.emit(|| Event::FirstPlayer { seat });
        self.begin_turn(seat, sink);
    }

    fn begin_turn(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.public.active = seat;
        self.public.actions = ACTIONS;
        self.public.phase = Phase::Action;
        sink.emit(|| Event::TurnBegan { seat });
    }

    /// Hands out treasures, then uses up one action (rules: tigris 5).
    pub(super) fn end_action(&mut self, sink: &mut impl EventSink<Event>) {
        if !self.hand_out_treasures(sink) {
            return;
        }
        self.public.actions = self.public.actions.checked_sub(1).or_never(0);
        if self.public.actions > 0 {
            self.public.phase = Phase::Action;
        } else {
            self.end_turn(sink);
        }
    }

    pub(super) fn pass(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        self.public.actions = 0;
        sink.emit(|| Event::Passed { seat });
        self.end_turn(sink);
    }

    /// Ends the turn: scores monuments, refills hands, may end the game, starts the next player's turn (rules: tigris
    /// 5).
    fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.score_monuments(sink);
        self.refill(sink);
    }

    /// Starts the next draw of the refill, active player first, then clockwise. After the last draw the turn ends.
    fn refill(&mut self, sink: &mut impl EventSink<Event>) {
        let (active, seats) = (self.public.active, self.public.seats());
        match active.round(seats).find(|seat| self.missing_tiles(*seat) > 0) {
            Some(_) if self.secret.bag.is_empty() => self.end_game(Ending::Bag, sink),
            Some(seat) => self.public.phase = Phase::Refill(seat),
            None => {
                sink.emit(|| Event::TurnEnded { seat: active });
                if ends_game_with(self.public.treasures.count()) {
                    self.end_game(Ending::Treasures, sink);
                } else {
                    self.begin_turn(active.next(seats), sink);
                }
            }
        }
    }

    pub(super) fn end_game(&mut self, ending: Ending, sink: &mut impl EventSink<Event>) {
        self.public.phase = Phase::Over(ending);
        sink.emit(|| Event::GameOver { ending });
    }
}
