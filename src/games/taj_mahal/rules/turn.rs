//! A turn: playing cards, or withdrawing and using the winnings (rules: taj-mahal 6, 7).

use crate::table::{EventSink, OrNever, Seat, never};

use super::action::Named;
use super::card::{Card, Special};
use super::cards::Cards;
use super::event::{Award, Draw, Event};
use super::map::City;
use super::row::Row;
use super::state::{Phase, TajMahal};
use super::symbol::{Symbol, Symbols};
use super::tile::{Bonus, tile_goods};

impl TajMahal {
    /// Plays the cards and passes the turn to the next player still in (rules: taj-mahal 6.1).
    pub(super) fn play(&mut self, cards: &Named, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        let Some((colored, extra)) = cards.played() else {
            never!();
            return;
        };
        self.leave_hand(seat, colored);
        if let Some(extra) = extra.filter(|card| card.special().is_none()) {
            self.leave_hand(seat, extra);
        }
        self.public.rows[seat].lay(colored, extra);
        sink.emit(|| Event::Played { seat, colored, extra });
        if extra == Some(Special::Points.card()) {
            self.award(seat, Award::Special, sink);
        }
        self.next_turn();
    }

    /// Removes a card from the hand. Its publicly seen copy goes first, because `seen` must remain part of the
    /// hand.
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.secret.hands[seat];
        never!(hand.count(card) == 0, "{card} is not in the hand");
        hand.remove(card);
        self.public.seen[seat].remove(card);
    }

    /// Passes the turn clockwise to the next player still in, possibly the same one (R36).
    fn next_turn(&mut self) {
        let (active, seats) = (self.public.active, self.public.seats());
        let mut others = active.next(seats).round(seats);
        let next = others.find(|seat| !self.public.withdrawn[*seat]);
        self.public.active = next.or_never(active);
        self.public.phase = Phase::Turn;
    }

    /// Gives out the prizes at once; palaces are placed next (rules: taj-mahal 7, steps 1 to 3).
    pub(super) fn withdraw(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        let won = self.public.wins(seat);
        let played = !self.public.rows[seat].is_empty();
        sink.emit(|| Event::Withdrew { seat, won, played });
        self.public.prizes = self.public.prizes.without(won);
        for person in won.and(Symbols::PERSONS).iter() {
            self.public.tokens[seat][person.index()] += 1;
        }
        self.public.pending = won;
        self.public.placed = false;
        self.go_on_placing(sink);
    }

    /// Asks for the next palace, or continues with scoring when none is left to place.
    fn go_on_placing(&mut self, sink: &mut impl EventSink<Event>) {
        loop {
            self.drop_the_rest(sink);
            let seat = self.public.active;
            let public = &mut self.public;
            let palaces = public.to_place();
            if palaces.is_empty() {
                return self.score(sink);
            }
            // Impossible in a game from the set-up (R14), but a position may have filled the province before its
            // visit.
            let homeless: Symbols =
                palaces.iter().filter(|symbol| public.sites(*symbol).is_empty()).collect();
            if !homeless.is_empty() {
                sink.emit(|| Event::NoCityLeft { seat, dropped: homeless });
                public.pending = public.pending.without(homeless);
                continue;
            }
            let Some((symbol, city)) = self.only_placement() else {
                self.public.phase = Phase::Place;
                return;
            };
            if self.build(symbol, city, true, sink) {
                return;
            }
        }
    }

    /// Drops the remaining placements once the last palace is built (R26).
    fn drop_the_rest(&mut self, sink: &mut impl EventSink<Event>) {
        let (seat, dropped) = (self.public.active, self.public.to_place());
        if self.public.palaces[seat] == 0 && !dropped.is_empty() {
            sink.emit(|| Event::NoPalaceLeft { seat, dropped });
            self.public.pending = self.public.pending.without(Symbols::PALACES);
        }
    }

    /// Returns the only remaining placement, if the options ask for automatic placement.
    fn only_placement(&self) -> Option<(Symbol, City)> {
        let public = &self.public;
        let mut symbols = public.to_place().iter();
        let symbol = symbols.next().filter(|_| public.options.auto_place && symbols.next().is_none())?;
        let mut cities = public.sites(symbol).iter();
        let city = cities.next()?;
        cities.next().is_none().then_some((symbol, city))
    }

    /// Places a palace chosen by the player (rules: taj-mahal 6.3).
    pub(super) fn place(&mut self, symbol: Symbol, city: City, sink: &mut impl EventSink<Event>) {
        if !self.build(symbol, city, false, sink) {
            self.go_on_placing(sink);
        }
    }

    /// Builds a palace and takes the bonus tile. Returns whether a chance entry is due for a card.
    fn build(&mut self, symbol: Symbol, city: City, alone: bool, sink: &mut impl EventSink<Event>) -> bool {
        let seat = self.public.active;
        let public = &mut self.public;
        public.pending.remove(symbol);
        public.palaces[seat] = public.palaces[seat].checked_sub(1).or_never(0);
        public.placed = true;
        sink.emit(|| Event::PalacePlaced { seat, symbol, city, alone });
        if symbol == Symbol::Mogul {
            public.crowned[seat].insert(city);
            return false; // a crowned palace never takes the tile (R22)
        }
        public.plain[seat].insert(city);
        let bonus = city.fortress().and_then(|at| public.bonus[at].take());
        self.drop_the_rest(sink);
        match bonus {
            Some(bonus) => self.take_bonus(seat, city, bonus, sink),
            None => false,
        }
    }

    /// Resolves a bonus tile. Returns whether a chance entry is due.
    fn take_bonus(&mut self, seat: Seat, city: City, bonus: Bonus, sink: &mut impl EventSink<Event>) -> bool {
        sink.emit(|| Event::BonusTaken { seat, city, bonus });
        match bonus {
            Bonus::Points => self.award(seat, Award::BonusPoints, sink),
            Bonus::Taj => self.award(seat, Award::Taj, sink),
            Bonus::Good(good) => {
                let owned = self.public.goods[seat][good.index()];
                self.award(seat, Award::BonusGood { good, owned }, sink);
                self.public.goods[seat][good.index()] += 1;
            }
            Bonus::Card if self.can_draw() => {
                self.public.phase = Phase::CardTile;
                return true;
            }
            Bonus::Card => sink.emit(|| Event::NothingToDraw { seat, why: Draw::Tile }),
        }
        false
    }

    /// Applies a chance result: a card that only this seat sees.
    pub(super) fn receive_drawn_card(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Event>) {
        let tile = self.public.phase == Phase::CardTile;
        self.leave_piles(&Cards::of(card), sink);
        self.secret.hands[seat].add(card);
        let why = if tile { Draw::Tile } else { Draw::Free };
        sink.emit(|| Event::Drew { seat, card: Some(card), why });
        if tile { self.go_on_placing(sink) } else { self.go_on_taking(sink) }
    }

    /// Scores palaces, then the province tile, and clears the row (rules: taj-mahal 7, steps 4 to 7).
    fn score(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        if self.public.placed {
            let provinces = self.public.palace_points(seat) as u8;
            self.award(seat, Award::Palaces { provinces }, sink);
        }
        if self.public.pending.has(Symbol::Elephant) {
            self.count_tile(seat, sink);
        }
        self.public.pending = Symbols::NONE;
        self.public.placed = false;
        let row = &mut self.public.rows[seat];
        let played = !row.is_empty();
        let cards = row.ordinary();
        *row = Row::EMPTY;
        self.public.discard.put(&cards);
        match (played, self.can_draw()) {
            (false, true) => self.public.phase = Phase::FreeCard,
            (false, false) => {
                sink.emit(|| Event::NothingToDraw { seat, why: Draw::Free });
                self.go_on_taking(sink);
            }
            (true, _) => self.go_on_taking(sink),
        }
    }

    fn count_tile(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let visit = self.public.visit;
        for good in tile_goods(visit) {
            let owned = self.public.goods[seat][good.index()];
            self.award(seat, Award::TileGood { good: *good, owned }, sink);
        }
        for good in tile_goods(visit) {
            self.public.goods[seat][good.index()] += 1;
        }
        self.public.tiles[seat] |= 1 << (visit - 1);
    }

    /// Asks for cards from the supply, or skips this if it is empty (R44).
    fn go_on_taking(&mut self, sink: &mut impl EventSink<Event>) {
        if self.public.supply.is_empty() {
            self.end_withdrawal(sink);
        } else {
            self.public.phase = Phase::Take;
        }
    }

    /// Takes cards from the supply, in view of everybody (rules: taj-mahal 6.4).
    pub(super) fn take(&mut self, cards: &Named, sink: &mut impl EventSink<Event>) {
        let (seat, cards) = (self.public.active, cards.cards());
        never!(!self.public.supply.holds(&cards));
        self.public.supply.take(&cards);
        self.secret.hands[seat].put(&cards);
        self.public.seen[seat].put(&cards);
        sink.emit(|| Event::Took { seat, cards });
        self.end_withdrawal(sink);
    }

    fn end_withdrawal(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.public.active;
        self.public.withdrawn[seat] = true;
        if self.public.active_seats().next().is_some() {
            self.next_turn();
        } else {
            self.end_visit(sink);
        }
    }
}
