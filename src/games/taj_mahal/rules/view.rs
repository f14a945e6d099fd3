//! Information visible to a viewer, and determinizations consistent with it (rules: taj-mahal 10).

use std::rc::Rc;

use crate::table::{BySeat, Dice, OrNever, Seat, Viewer};

use super::action::Action;
use super::cards::Cards;
use super::score::HandWorth;
use super::state::{Phase, Public, SEATS, Secret, TajMahal};

/// The game as seen by one viewer. `None` is hidden from them; entries beyond the seats are `None` or 0.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Public information.
    pub public: Rc<Public>,
    pub viewer: Viewer,
    /// Coloured and white cards in hand; special cards are public.
    pub hands: BySeat<Option<Cards>, SEATS>,
    /// Number of coloured and white cards in each hand.
    pub sizes: BySeat<u8, SEATS>,
    /// Number of cards in the draw pile.
    pub pile_count: u8,
    /// Cards in the draw pile: `Viewer::All` only.
    pub pile: Option<Cards>,
}

impl View {
    /// Returns the seat's own cards that are not played, special ones included, if the viewer is a seat.
    pub fn mine(&self) -> Option<Cards> {
        match self.viewer {
            Viewer::Seat(seat) => {
                let mut hand = self.hands[seat]?;
                hand.put(&self.public.specials(seat));
                Some(hand)
            }
            _ => None,
        }
    }

    /// Returns the number of cards a player has, special ones that are not in the row included.
    pub fn hand_size(&self, seat: Seat) -> u32 {
        u32::from(self.sizes[seat]) + self.public.specials(seat).total()
    }

    /// Returns the score of a player; at the end of the game with the points for the hand.
    pub fn score(&self, seat: Seat) -> u16 {
        let counted = self.hands[seat].filter(|_| self.public.phase == Phase::Over);
        let worth = |hand| HandWorth::of(&hand, self.public.specials_owned(seat)).total();
        self.public.points[seat].saturating_add(counted.map_or(0, worth))
    }
}

impl TajMahal {
    /// Returns the coloured and white cards of a seat, for computer players, which search determinized states.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.secret.hands[seat]
    }

    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let (public, secret) = (&self.public, &self.secret);
        let is_over = public.phase == Phase::Over;
        let open = |seat| is_over || viewer == Viewer::All || viewer == Viewer::Seat(seat);
        let lifted = |seat: Seat| seat.index() < public.seats() && open(seat);
        View {
            public: Rc::new(*public),
            viewer,
            hands: BySeat::from_fn(|s| lifted(s).then_some(secret.hands[s])),
            sizes: BySeat::from_fn(|s| secret.hands[s].total() as u8),
            pile_count: secret.pile.total() as u8,
            pile: (viewer == Viewer::All).then_some(secret.pile),
        }
    }

    /// Creates a determinization: hidden hands get the cards all saw them take, then random unseen ones.
    pub(super) fn determinized(view: &View, dice: &mut Dice) -> Self {
        let public = *view.public;
        let mut secret = Secret::default();
        let mut unseen = public.unseen();
        for seat in public.all() {
            secret.hands[seat] = view.hands[seat].unwrap_or(public.seen[seat]);
            unseen.take(&secret.hands[seat]);
        }
        let mut deal = |count: u32| {
            let cards = unseen.draw(count, dice);
            unseen.take(&cards);
            cards
        };
        for seat in public.all() {
            let missing = u32::from(view.sizes[seat]).checked_sub(secret.hands[seat].total()).or_never(0);
            secret.hands[seat].put(&deal(missing));
        }
        secret.pile = view.pile.unwrap_or_else(|| deal(view.pile_count.into()));
        Self { public, secret }
    }

    /// Returns a state for previewing `action`: hidden hands hold arbitrary cards, including those the action needs.
    pub(super) fn state_for_preview(view: &View, action: &Action) -> Self {
        let (public, unseen) = (*view.public, view.public.unseen());
        let any = |played: Cards, count: u32| {
            let mut cards = played;
            let others = unseen.iter().filter(|card| played.count(*card) == 0);
            others.take(count.saturating_sub(played.total()) as usize).for_each(|card| cards.add(card));
            cards
        };
        let hand = |seat: Seat| {
            let mut out = Cards::EMPTY;
            if let (Action::Play(cards), true) = (action, seat == public.active) {
                cards.iter().filter(|card| card.special().is_none()).for_each(|card| out.add(card));
            }
            view.hands[seat].unwrap_or_else(|| any(out, view.sizes[seat].into()))
        };
        let pile = view.pile.unwrap_or_else(|| any(Cards::EMPTY, view.pile_count.into()));
        Self { public, secret: Secret { hands: BySeat::from_fn(hand), pile } }
    }
}
