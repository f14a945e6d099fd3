//! Set-up, the end and the start of visits, and chance results (rules: taj-mahal 4, 5.1, 5.2).

use crate::table::{BySeat, Dice, EventSink, OrNever, Seat, never};

use super::action::{Action, Named};
use super::card::Special;
use super::cards::Cards;
use super::event::Event;
use super::map::{PROVINCES, Province};
use super::state::{DUMMY_CARDS, HAND, LAST_VISIT, Phase, TajMahal};
use super::symbol::Symbols;
use super::tile::{AGRA, Bonus, Bonuses};

impl TajMahal {
    /// Returns the number of cards that the due chance entry asks for; there may be fewer (R44).
    fn cards_asked_for(&self) -> u32 {
        match self.public.phase {
            Phase::Deal(_) => HAND,
            Phase::Supply => self.public.supply_size(),
            Phase::Dummy => DUMMY_CARDS,
            Phase::CardTile | Phase::FreeCard => 1,
            _ => 0,
        }
    }

    /// Returns whether a card can be drawn at all.
    pub(super) fn can_draw(&self) -> bool {
        !self.secret.pile.is_empty() || !self.public.discard.is_empty()
    }

    /// Returns the number of cards that the due chance entry brings.
    fn cards_due(&self) -> u32 {
        self.cards_asked_for().min(self.secret.pile.total() + self.public.discard.total())
    }

    /// Returns whether these cards can come from the top of the pile. If the pile is too small, that is all of it
    /// and the rest from the discarded cards (R43).
    fn can_be_on_top(&self, cards: &Cards) -> bool {
        let pile = &self.secret.pile;
        if cards.total() != self.cards_due() {
            return false;
        }
        if cards.total() <= pile.total() {
            return pile.holds(cards);
        }
        let mut rest = *cards;
        rest.take(pile);
        cards.holds(pile) && self.public.discard.holds(&rest)
    }

    /// Removes cards from the pile; a pile that is too small is refilled with the discarded cards.
    pub(super) fn leave_piles(&mut self, cards: &Cards, sink: &mut impl EventSink<Event>) {
        let pile = self.secret.pile;
        if cards.total() <= pile.total() {
            never!(!pile.holds(cards), "cards that are not in the pile");
            return self.secret.pile.take(cards);
        }
        let count = self.public.discard.total() as u8;
        sink.emit(|| Event::Reshuffled { count });
        let mut rest = *cards;
        rest.take(&pile);
        self.secret.pile = self.public.discard;
        self.secret.pile.take(&rest);
        self.public.discard = Cards::EMPTY;
    }

    /// Returns whether this is a possible result of the chance entry that is due.
    pub(super) fn is_possible_result(&self, result: &Action) -> bool {
        let can_exist = |cards: &Named| !cards.beyond(&super::STOCK) && self.can_be_on_top(&cards.cards());
        match (self.public.phase, result) {
            (Phase::Provinces, Action::Provinces(order)) => {
                let mut sorted = *order;
                crate::order::short(&mut sorted);
                let others = Province::ALL.into_iter().filter(|province| *province != Province::AGRA);
                sorted.into_iter().eq(others)
            }
            (Phase::Bonus, Action::Bonus(tiles)) => is_complete(tiles),
            (Phase::Deal(seat), Action::Deal(other, cards)) => seat == *other && can_exist(cards),
            (Phase::Supply, Action::Supply(cards)) | (Phase::Dummy, Action::Dummy(cards)) => can_exist(cards),
            (Phase::First, Action::First(seat)) => seat.index() < self.public.seats(),
            (Phase::CardTile | Phase::FreeCard, Action::Draw(seat, card)) => {
                *seat == self.public.active
                    && card.special().is_none()
                    && self.can_be_on_top(&Cards::of(*card))
            }
            _ => false,
        }
    }

    /// Draws a result of the chance entry that is due.
    pub(super) fn roll_result(&self, dice: &mut Dice) -> Action {
        match self.public.phase {
            Phase::Provinces => {
                let mut order =
                    Province::ALL.map(|p| if p == Province::AGRA { Province::ALL[PROVINCES - 1] } else { p });
                shuffle(&mut order[..PROVINCES - 1], dice);
                Action::Provinces(std::array::from_fn(|visit| order[visit]))
            }
            Phase::Bonus => Action::Bonus(roll_bonuses(dice)),
            Phase::First => Action::First(Seat::new(dice.below(self.public.seats() as u32) as usize)),
            Phase::CardTile | Phase::FreeCard => {
                let pile = if self.secret.pile.is_empty() { &self.public.discard } else { &self.secret.pile };
                // A chance entry is only due if a card is left.
                let card = pile.pick(dice).or_never(super::Card::at(0));
                Action::Draw(self.public.active, card)
            }
            phase => {
                let cards = Named::all(&self.draw_cards(dice)).or_never(Named::NONE);
                match phase {
                    Phase::Deal(seat) => Action::Deal(seat, cards),
                    Phase::Dummy => Action::Dummy(cards),
                    _ => Action::Supply(cards),
                }
            }
        }
    }

    fn draw_cards(&self, dice: &mut Dice) -> Cards {
        let (pile, due) = (&self.secret.pile, self.cards_due());
        if due <= pile.total() {
            return pile.draw(due, dice);
        }
        let mut cards = *pile;
        cards.put(&self.public.discard.draw(due - pile.total(), dice));
        cards
    }

    pub(super) fn lay_provinces(
        &mut self,
        order: &[Province; PROVINCES - 1],
        sink: &mut impl EventSink<Event>,
    ) {
        self.public.order[..PROVINCES - 1].copy_from_slice(order);
        self.public.order[PROVINCES - 1] = Province::AGRA;
        self.public.phase = Phase::Bonus;
        let order = self.public.order;
        sink.emit(|| Event::ProvincesLaid { order });
    }

    pub(super) fn lay_bonuses(&mut self, tiles: &Bonuses, sink: &mut impl EventSink<Event>) {
        self.public.bonus = *tiles;
        self.public.bonus[AGRA] = Some(Bonus::Taj);
        self.public.phase = Phase::Deal(Seat::new(0));
        let tiles = self.public.bonus;
        sink.emit(|| Event::BonusLaid { tiles });
    }

    pub(super) fn deal(&mut self, seat: Seat, cards: &Named, sink: &mut impl EventSink<Event>) {
        let cards = cards.cards();
        self.leave_piles(&cards, sink);
        self.secret.hands[seat] = cards;
        sink.emit(|| Event::Dealt { seat, count: cards.total() as u8, cards: Some(cards) });
        if seat.index() + 1 < self.public.seats() {
            self.public.phase = Phase::Deal(seat.next(self.public.seats()));
        } else {
            self.request_supply(sink);
        }
    }

    pub(super) fn lay_supply(&mut self, cards: &Named, sink: &mut impl EventSink<Event>) {
        let cards = cards.cards();
        self.leave_piles(&cards, sink);
        self.public.supply = cards;
        sink.emit(|| Event::SupplyLaid { cards });
        self.continue_after_supply(sink);
    }

    /// Continues with the cards of the neutral player, the choice of the first player, or the first turn.
    fn continue_after_supply(&mut self, sink: &mut impl EventSink<Event>) {
        if self.public.options.dummy && self.can_draw() {
            self.public.phase = Phase::Dummy;
        } else {
            self.continue_after_dummy(sink);
        }
    }

    pub(super) fn lay_dummy(&mut self, cards: &Named, sink: &mut impl EventSink<Event>) {
        let cards = cards.cards();
        self.leave_piles(&cards, sink);
        self.public.dummy = cards;
        sink.emit(|| Event::DummyLaid { cards });
        self.continue_after_dummy(sink);
    }

    fn continue_after_dummy(&mut self, sink: &mut impl EventSink<Event>) {
        match (self.public.visit, self.public.options.first) {
            (1, None) => self.public.phase = Phase::First,
            (1, Some(_)) => self.begin_first_turn(sink),
            _ => self.public.phase = Phase::Turn,
        }
    }

    pub(super) fn set_first_player(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.public.start = seat;
        sink.emit(|| Event::FirstPlayer { seat });
        self.begin_first_turn(sink);
    }

    /// Completes the set-up and begins the first visit.
    fn begin_first_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.public.active = self.public.start;
        self.public.phase = Phase::Turn;
        self.emit_visit_began(sink);
    }

    fn emit_visit_began(&self, sink: &mut impl EventSink<Event>) {
        let (visit, province, start) = (self.public.visit, self.public.province(), self.public.start);
        sink.emit(|| Event::VisitBegan { visit, province, start });
    }

    /// Removes the tile if nobody won it and exchanges pairs of tokens; then the next visit or the end
    /// (rules: taj-mahal 5.2).
    pub(super) fn end_visit(&mut self, sink: &mut impl EventSink<Event>) {
        let visit = self.public.visit;
        sink.emit(|| Event::VisitEnded { visit });
        for cards in [self.public.dummy, self.public.supply] {
            self.public.discard.put(&cards);
        }
        (self.public.dummy, self.public.supply) = (Cards::EMPTY, Cards::EMPTY);
        if let Some(tile) = self.public.tile_at_court() {
            sink.emit(|| Event::TileRemoved { tile });
        }
        for seat in self.public.all() {
            for special in Special::ALL {
                self.exchange(seat, special, sink);
            }
        }
        if visit >= LAST_VISIT {
            self.public.active = self.public.start;
            self.public.phase = Phase::Over;
            for seat in self.public.all() {
                sink.emit(|| Event::HandCounted { seat, worth: self.hand_worth(seat) });
            }
            sink.emit(|| Event::GameOver);
        } else {
            self.begin_visit(sink);
        }
    }

    /// Exchanges two tokens of a person for the special card (R37 to R40).
    fn exchange(&mut self, seat: Seat, special: Special, sink: &mut impl EventSink<Event>) {
        let tokens = &mut self.public.tokens[seat][special.index()];
        if *tokens >= 2 {
            *tokens -= 2;
            let from = self.public.special[special.index()].replace(seat);
            sink.emit(|| Event::Exchanged { seat, special, from });
        }
    }

    /// Begins one of the visits 2 to 12 (rules: taj-mahal 5.1).
    fn begin_visit(&mut self, sink: &mut impl EventSink<Event>) {
        let public = &mut self.public;
        public.visit += 1;
        public.start = public.start.next(public.seats());
        public.active = public.start;
        public.prizes = Symbols::ALL;
        public.withdrawn = BySeat::all(false);
        self.emit_visit_began(sink);
        self.request_supply(sink);
    }

    /// Makes the supply the next chance entry, if a card is left for it (R44).
    fn request_supply(&mut self, sink: &mut impl EventSink<Event>) {
        if self.can_draw() {
            self.public.phase = Phase::Supply;
        } else {
            sink.emit(|| Event::NoSupply);
            self.continue_after_dummy(sink);
        }
    }
}

fn shuffle<T>(things: &mut [T], dice: &mut Dice) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// Returns whether every fortress but Agra has a tile, and each tile occurs as often as in the box.
fn is_complete(tiles: &Bonuses) -> bool {
    let count = |bonus: Bonus| tiles.iter().filter(|tile| **tile == Some(bonus)).count();
    let rest = Bonus::ALL.into_iter().filter(|bonus| *bonus != Bonus::Taj);
    tiles[AGRA].is_none() && rest.into_iter().all(|bonus| count(bonus) == usize::from(bonus.copies()))
}

fn roll_bonuses(dice: &mut Dice) -> Bonuses {
    let rest = Bonus::ALL.into_iter().filter(|bonus| *bonus != Bonus::Taj);
    let mut all: Vec<Option<Bonus>> =
        rest.flat_map(|bonus| std::iter::repeat_n(Some(bonus), usize::from(bonus.copies()))).collect();
    shuffle(&mut all, dice);
    all.insert(AGRA, None);
    std::array::from_fn(|at| all.get(at).copied().flatten())
}
