//! Festivals and their auctions (rules: java 5, 6.10, 7.3, R34 to R40, R53 to R55).

use crate::table::{BySeat, EventSink, OrNever, Seat, never};

use super::action::Value;
use super::card::{Card, Cards, counted, worth};
use super::cell::Cell;
use super::event::Event;
use super::phase::Phase;
use super::refusal::Refusal;
use super::score::Source;
use super::state::{Java, Public, SEATS};

impl Public {
    /// Iterates over the players with a figure in the city of this palace.
    pub fn participants(&self, palace: Cell) -> impl Iterator<Item = Seat> + Clone + use<> {
        let city = palace.index().map(|at| self.settlement(at).cells).unwrap_or_default();
        let figures = self.figures;
        self.all_seats().filter(move |seat| figures[*seat].meets(&city))
    }

    /// Iterates over the palaces in which this player may announce a festival, ignoring the land duty and cards.
    pub(super) fn festival_places(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        let white = self.all_palaces() - self.festival_held;
        white.iter().map(Cell::at).filter(move |palace| self.participants(*palace).any(|s| s == seat))
    }

    /// Returns whether the active player may announce a festival with this hand (rules: java 6.10).
    pub fn can_announce_festival(&self, hand: &Cards) -> bool {
        let place = || self.festival_places(self.current).next().is_some();
        !self.must_place_land() && !self.fitting(hand).is_empty() && place()
    }

    /// Returns the number of demanded symbols a player has laid.
    pub fn bid_of(&self, seat: Seat) -> u16 {
        self.face_up.map_or(0, |theme| worth(&self.laid[seat], theme))
    }

    /// Checks cards to be laid: there is at least one, all are in the hand, and each shows a demanded symbol.
    pub(super) fn check_cards(&self, hand: &Cards, cards: &Cards) -> Result<(), Refusal> {
        if !hand.holds(cards) {
            return Err(Refusal::NotInHand);
        }
        let fits = |card: Card| self.face_up.is_some_and(|theme| card.worth(theme) > 0);
        let all_fit = !cards.is_empty() && counted(cards).all(|(card, _)| fits(card));
        if all_fit { Ok(()) } else { Err(Refusal::CardMismatch) }
    }

    /// Returns the cards of a hand that may be laid.
    pub fn fitting(&self, hand: &Cards) -> Cards {
        let mut fitting = Cards::default();
        for (card, count) in counted(hand) {
            if self.face_up.is_some_and(|theme| card.worth(theme) > 0) {
                fitting.0[card.index()] = count;
            }
        }
        fitting
    }

    /// Iterates over the participants who have not passed.
    fn remaining_participants(&self, palace: Cell) -> impl Iterator<Item = Seat> + Clone + use<> {
        let passed = self.passed;
        self.participants(palace).filter(move |seat| !passed[*seat])
    }

    /// Returns whether nobody can change the outcome any more except by wasting cards (R53).
    pub(super) fn is_closed(&self, palace: Cell) -> bool {
        let mut left = self.remaining_participants(palace);
        match (left.next(), left.next()) {
            (None, _) => true,
            (Some(last), None) => {
                let mut others = self.participants(palace).filter(|seat| *seat != last);
                self.bid_of(last) > 0 && others.all(|other| self.bid_of(other) < self.bid_of(last))
            }
            _ => false,
        }
    }
}

impl Java {
    pub(super) fn check_festival(&self, seat: Seat, at: Cell, cards: &Cards) -> Result<(), Refusal> {
        let public = &self.public;
        if public.must_place_land() {
            return Err(Refusal::LandFirst);
        }
        let palace = at.index().filter(|at| public.all_palaces().has(*at)).ok_or(Refusal::NoPalace)?;
        if public.festival_held.has(palace) {
            return Err(Refusal::FestivalHeld);
        }
        if public.participants(at).all(|other| other != seat) {
            return Err(Refusal::NoFigureInCity);
        }
        public.check_cards(&self.secret.hands[seat], cards)
    }

    pub(super) fn announce(&mut self, at: Cell, cards: &Cards, sink: &mut impl EventSink<Event>) {
        let seat = self.public.current;
        self.public.acted = true;
        self.public.laid = Default::default();
        self.public.passed = Default::default();
        self.lay_cards(seat, cards);
        sink.emit(|| Event::FestivalAnnounced { seat, palace: at, cards: *cards });
        self.ask_next_participant(at, seat, sink);
    }

    pub(super) fn raise_bid(&mut self, cards: &Cards, sink: &mut impl EventSink<Event>) {
        let Phase::Auction { palace, bidder } = self.public.phase else {
            never!();
            return;
        };
        self.lay_cards(bidder, cards);
        let total = self.public.bid_of(bidder);
        sink.emit(|| Event::CardsLaid { seat: bidder, cards: *cards, total });
        self.ask_next_participant(palace, bidder, sink);
    }

    pub(super) fn pass(&mut self, sink: &mut impl EventSink<Event>) {
        let Phase::Auction { palace, bidder } = self.public.phase else {
            never!();
            return;
        };
        self.public.passed[bidder] = true;
        sink.emit(|| Event::Passed { seat: bidder, forced: false });
        self.ask_next_participant(palace, bidder, sink);
    }

    fn lay_cards(&mut self, seat: Seat, cards: &Cards) {
        never!(!self.secret.hands[seat].holds(cards));
        self.secret.hands[seat].take(cards);
        self.public.seen[seat].take_known(cards);
        self.public.laid[seat].put(cards);
    }

    /// Asks the next participant who has not passed, until the auction is closed. A player without any card passes
    /// automatically, at once.
    fn ask_next_participant(&mut self, palace: Cell, from: Seat, sink: &mut impl EventSink<Event>) {
        let seats = self.public.seats();
        for seat in from.next(seats).round(seats) {
            let left = self.public.remaining_participants(palace).any(|left| left == seat);
            if left && self.secret.hands[seat].is_empty() {
                self.public.passed[seat] = true;
                sink.emit(|| Event::Passed { seat, forced: true });
            }
        }
        let next = || {
            from.next(seats)
                .round(seats)
                .find(|s| self.public.remaining_participants(palace).any(|l| l == *s))
        };
        match next().filter(|_| !self.public.is_closed(palace)) {
            Some(bidder) => self.public.phase = Phase::Auction { palace, bidder },
            None => self.hold_festival(palace, sink),
        }
    }

    /// Scores the festival, discards the cards, turns the palace over and ends the turn.
    fn hold_festival(&mut self, palace: Cell, sink: &mut impl EventSink<Event>) {
        let public = &mut self.public;
        let (winners, points) = public.festival_winners(palace);
        for seat in public.all_seats().filter(|seat| winners[*seat]) {
            public.score(seat, Source::Festivals, points);
        }
        for laid in std::mem::take(&mut public.laid).0 {
            public.discard.put(&laid);
        }
        public.passed = Default::default();
        palace.index().into_iter().for_each(|at| public.festival_held.insert(at));
        sink.emit(|| Event::FestivalHeld { palace, winners, points });
        self.reshuffle(sink);
        self.end_turn(sink);
    }
}

impl Public {
    /// Returns the winners of a festival as the auction is now, and the points each of them gets.
    pub fn festival_winners(&self, palace: Cell) -> (BySeat<bool, SEATS>, u8) {
        let best = self.participants(palace).map(|seat| self.bid_of(seat)).max().or_never(0);
        let mut winners = BySeat::all(false);
        for seat in self.participants(palace).filter(|seat| self.bid_of(*seat) == best) {
            winners[seat] = true;
        }
        let value = palace.index().and_then(|at| self.value_at(at)).or_never(Value::Two);
        (winners, value.festival_points(winners.iter().filter(|wins| **wins).count()))
    }
}
