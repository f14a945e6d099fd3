//! Information visible to a viewer (rules: java 10): other players' hands are hidden, and the deck is hidden from
//! everybody.

use std::rc::Rc;

use crate::table::{BySeat, Dice, OrNever, Seat, Viewer};

use super::action::Action;
use super::card::Cards;
use super::state::{Java, Public, SEATS, Secret};

/// The game as the viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub public: Rc<Public>,
    pub viewer: Viewer,
    /// Hands the viewer can see.
    pub hands: BySeat<Option<Cards>, SEATS>,
    pub hand_sizes: BySeat<u8, SEATS>,
    pub deck_count: u8,
    /// Cards in the deck; only `Viewer::All` knows them.
    pub deck: Option<Cards>,
}

impl View {
    /// Returns the hand of the viewing seat.
    pub fn mine(&self) -> Option<Cards> {
        match self.viewer {
            Viewer::Seat(seat) => self.hands[seat],
            _ => None,
        }
    }
}

impl Public {
    /// Returns the cards that are face up or were laid.
    pub fn open_cards(&self) -> Cards {
        let mut open = self.discard;
        self.laid.iter().for_each(|laid| open.put(laid));
        self.face_up.into_iter().for_each(|card| open.put(&super::card::one(card)));
        open
    }
}

impl Java {
    /// Returns the cards of a seat, for computer players, which search determinized states.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.secret.hands[seat]
    }

    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let (public, secret) = (&self.public, &self.secret);
        let may_see = |seat| viewer == Viewer::All || viewer == Viewer::Seat(seat);
        let visible_hand =
            |seat: Seat| (seat.index() < public.seats() && may_see(seat)).then_some(secret.hands[seat]);
        View {
            public: Rc::new(*public),
            viewer,
            hands: BySeat::from_fn(visible_hand),
            hand_sizes: BySeat::from_fn(|seat| secret.hands[seat].total() as u8),
            deck_count: secret.deck.total() as u8,
            deck: (viewer == Viewer::All).then_some(secret.deck),
        }
    }

    /// Creates a determinization: hands the viewer cannot see get their publicly seen cards, then random unseen
    /// ones.
    pub(super) fn determinized(view: &View, dice: &mut Dice) -> Self {
        let public = *view.public;
        let mut secret = Secret::default();
        let mut unseen = public.stock;
        unseen.take(&public.open_cards());
        for seat in public.all_seats() {
            secret.hands[seat] = view.hands[seat].unwrap_or(public.seen[seat]);
            unseen.take(&secret.hands[seat]);
        }
        let mut deal = |count: u32| {
            let cards = unseen.draw(count, dice);
            unseen.take(&cards);
            cards
        };
        for seat in public.all_seats() {
            let missing =
                u32::from(view.hand_sizes[seat]).checked_sub(secret.hands[seat].total()).or_never(0);
            secret.hands[seat].put(&deal(missing));
        }
        secret.deck = view.deck.unwrap_or_else(|| deal(view.deck_count.into()));
        Self { public, secret }
    }

    /// Returns a state for previewing `action`: hidden hands hold arbitrary cards, including those the action needs.
    pub(super) fn state_for_preview(view: &View, action: &Action) -> Self {
        let (public, none) = (*view.public, Cards::default());
        let hand = |seat: Seat| {
            let laid = match action {
                Action::Festival(_, cards) | Action::Lay(cards) if public.turn().seat() == Some(seat) => {
                    cards
                }
                _ => &none,
            };
            view.hands[seat].unwrap_or_else(|| Cards::stand_in(laid, view.hand_sizes[seat].into()))
        };
        let deck = view.deck.unwrap_or_else(|| Cards::stand_in(&none, view.deck_count.into()));
        Self { public, secret: Secret { hands: BySeat::from_fn(hand), deck } }
    }
}
