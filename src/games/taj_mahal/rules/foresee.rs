//! What an action will do, as far as everybody can know: it is carried out on what is public, so that what is foretold
//! is what then happens.

use super::action::Action;
use super::card::Card;
use super::cards::Cards;
use super::event::Event;
use super::state::{Public, Secret, TajMahal};
use super::view::View;
use crate::table::{Game, Viewer};

impl View {
    /// What is public after an action of the deciding seat, and what will be told of it. Luck that follows is not
    /// foretold: the events end where it is due.
    pub fn foresee(&self, action: &Action) -> (Public, Vec<Event>) {
        // Of hands only what is played matters for what is told; of the pile only whether it holds a card.
        let pile = if self.pile_count > 0 { Cards::of(Card::at(0)) } else { Cards::EMPTY };
        let mut secret = Secret { pile, ..Secret::default() };
        if let Action::Play(cards) = action {
            cards.iter().for_each(|card| secret.hands[self.public.active].add(card));
        }
        let mut game = TajMahal { public: *self.public, secret };
        let mut events = Vec::new();
        game.apply(action, &mut events);
        let heard =
            events.iter().filter_map(|event| TajMahal::redact_event(event, Viewer::Spectator)).collect();
        (game.public, heard)
    }
}
