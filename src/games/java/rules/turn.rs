//! Chance results, the steps of a turn, and the end of turns and of the game (rules: java 4, 5, 6.8, 6.9, 8).

use crate::table::{Dice, EventSink, OrNever, Seat, never};

use super::action::Action;
use super::card::{Card, Cards, HAND, STOCK, one, single};
use super::cell::{Cell, Cells};
use super::event::Event;
use super::options::Options;
use super::phase::{Ending, Phase};
use super::state::{ACTION_POINTS, Java, Public, Secret};

impl Java {
    /// Sets up the empty island with empty hands, the first deal due (rules: java 4).
    pub(super) fn set_up(options: &Options, seats: usize) -> Self {
        let mut public = Public::empty(*options, seats);
        public.phase = Phase::Deal(Seat::new(0));
        Self { public, secret: Secret { deck: STOCK, ..Secret::default() } }
    }

    /// Returns whether this is a possible result of the chance entry that is due.
    pub(super) fn is_possible_result(&self, result: &Action) -> bool {
        let deck = &self.secret.deck;
        match (self.public.phase, result) {
            (Phase::Deal(due), Action::Draw(seat, cards)) => {
                due == *seat && cards.total() == HAND && deck.holds(cards)
            }
            (Phase::Draw, Action::Draw(seat, cards)) => {
                self.public.current == *seat && cards.total() == 1 && deck.holds(cards)
            }
            (Phase::FirstOpen | Phase::Open, Action::Open(card)) => deck.holds(&one(*card)),
            (Phase::First, Action::First(seat)) => seat.index() < self.public.seats(),
            _ => false,
        }
    }

    /// Draws a result of the chance entry that is due.
    pub(super) fn roll_result(&self, dice: &mut Dice) -> Action {
        let deck = &self.secret.deck;
        match self.public.phase {
            Phase::Deal(seat) => Action::Draw(seat, deck.draw(HAND, dice)),
            Phase::Draw => Action::Draw(self.public.current, deck.draw(1, dice)),
            Phase::FirstOpen | Phase::Open => Action::Open(single(&deck.draw(1, dice)).or_never(Card::Mask)),
            _ => Action::First(Seat::new(dice.below(self.public.seats() as u32) as usize)),
        }
    }

    pub(super) fn draw(&mut self, seat: Seat, cards: &Cards, sink: &mut impl EventSink<Event>) {
        let first = matches!(self.public.phase, Phase::Deal(_));
        self.secret.deck.take(cards);
        self.secret.hands[seat].put(cards);
        sink.emit(|| Event::Drew { seat, count: cards.total() as u8, cards: Some(*cards), first });
        self.public.phase = match self.public.phase {
            Phase::Deal(_) if seat.index() + 1 < self.public.seats() => {
                Phase::Deal(seat.next(self.public.seats()))
            }
            Phase::Deal(_) => Phase::FirstOpen,
            _ => Phase::Main,
        };
        self.reshuffle(sink);
    }

    pub(super) fn open(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        self.secret.deck.take(&one(card));
        self.public.face_up = Some(card);
        sink.emit(|| Event::Opened { card });
        let set_up = self.public.phase == Phase::FirstOpen;
        self.public.phase = Phase::Main;
        self.reshuffle(sink);
        match (set_up, self.public.options.first) {
            (true, Some(seat)) => self.set_first_player(seat, sink),
            (true, None) => self.public.phase = Phase::First,
            (false, _) => {}
        }
    }

    /// Refills an empty deck from the discard pile at once (rules: java 6.8).
    pub(super) fn reshuffle(&mut self, sink: &mut impl EventSink<Event>) {
        if self.secret.deck.is_empty() && !self.public.discard.is_empty() {
            self.secret.deck = std::mem::take(&mut self.public.discard);
            let count = self.secret.deck.total() as u8;
            sink.emit(|| Event::Reshuffled { count });
        }
    }

    pub(super) fn set_first_player(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        sink.emit(|| Event::FirstPlayer { seat });
        self.public.begin_turn(seat, sink);
    }

    pub(super) fn take_open(&mut self, sink: &mut impl EventSink<Event>) {
        let (seat, public) = (self.public.current, &mut self.public);
        let Some(card) = public.face_up.take() else {
            never!();
            return;
        };
        public.spend(1);
        public.cards_drawn += 1;
        public.seen[seat].put(&one(card));
        self.secret.hands[seat].put(&one(card));
        public.phase = Phase::Open;
        sink.emit(|| Event::CardTaken { seat, card });
    }

    pub(super) fn take_deck(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.public.current;
        self.public.spend(1);
        self.public.cards_drawn += 1;
        self.public.phase = Phase::Draw;
        sink.emit(|| Event::DeckDrawn { seat });
    }

    /// Completes the end of a turn (rules: java 5, TurnEnd and FinalScore).
    pub(super) fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let public = &mut self.public;
        let (seat, lost) = (public.current, public.ap);
        sink.emit(|| Event::TurnEnded { seat, lost });
        public.count_land();
        if let Some(reason) = public.ending().filter(|_| public.trigger.is_none()) {
            public.trigger = Some((seat, reason));
            sink.emit(|| Event::EndTriggered { seat, reason });
        }
        let next = seat.next(public.seats());
        let Some((_, reason)) = public.trigger else { return public.begin_turn(next, sink) };
        public.score_finally(seat, sink);
        if public.final_scored[next] {
            public.clear_turn();
            public.ap = 0;
            public.phase = Phase::Over;
            sink.emit(|| Event::GameOver { reason });
        } else {
            public.begin_turn(next, sink);
        }
    }
}

impl Public {
    fn begin_turn(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.current = seat;
        self.find_regions();
        self.clear_turn();
        self.phase = Phase::Main;
        let last = self.trigger.is_some();
        sink.emit(|| Event::TurnBegan { seat, last });
    }

    fn clear_turn(&mut self) {
        self.ap = ACTION_POINTS;
        (self.land_placed, self.token_used, self.acted) = (false, false, false);
        self.cards_drawn = 0;
        self.changed = Cells::EMPTY;
    }

    fn count_land(&mut self) {
        self.turns_without_land =
            if self.land_placed { 0 } else { self.turns_without_land.saturating_add(1) };
    }

    /// Returns the trigger of the end that applies now (R32, R51).
    pub fn ending(&self) -> Option<Ending> {
        if self.supply.three == 0 {
            return Some(Ending::LastTile);
        }
        (usize::from(self.turns_without_land) >= self.seats()).then_some(Ending::NoLand)
    }

    pub(super) fn use_token(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.current;
        let tokens = &mut self.own[seat].tokens;
        *tokens = tokens.checked_sub(1).or_never(0);
        self.ap += 1;
        (self.token_used, self.acted) = (true, true);
        sink.emit(|| Event::TokenUsed { seat });
    }

    pub(super) fn enter(&mut self, to: Cell, sink: &mut impl EventSink<Event>) {
        let seat = self.current;
        let (Ok(cost), Some(at)) = (self.check_enter(seat, to), to.index()) else { return };
        self.spend(cost);
        self.figures[seat].insert(at);
        sink.emit(|| Event::FigureEntered { seat, to, cost });
    }

    pub(super) fn move_figure(&mut self, from: Cell, to: Cell, sink: &mut impl EventSink<Event>) {
        let seat = self.current;
        let (Some(start), Some(goal)) = (from.index(), to.index()) else { return };
        let Some(cost) = self.walking_cost(start, goal) else { return };
        self.spend(cost);
        self.figures[seat].remove(start);
        self.figures[seat].insert(goal);
        sink.emit(|| Event::FigureMoved { seat, from, to, cost });
    }

    pub(super) fn leave(&mut self, from: Cell, sink: &mut impl EventSink<Event>) {
        let seat = self.current;
        let (Ok(cost), Some(at)) = (self.check_leave(seat, from), from.index()) else { return };
        self.spend(cost);
        self.figures[seat].remove(at);
        sink.emit(|| Event::FigureLeft { seat, from, cost });
    }
}
