//! Facts for the words on the button that commits an action.

use super::preview::decider;
use crate::games::tigris::rules::{Action, Effect, Tigris, View};
use crate::table::Game;

/// The facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Button {
    /// The action starts a revolt or a war.
    pub starts_conflict: bool,
    /// The leader is on the board already.
    pub moves: bool,
    /// The base strength of the side that decides on its support.
    pub base: u8,
}

impl Button {
    pub(super) fn of(view: &View, action: &Action) -> Self {
        let (public, seat) = (&view.public, decider(view));
        let is_placement = matches!(action, Action::Position(..) | Action::Place(..));
        let effect =
            if is_placement { Effect::of(&Tigris::preview(view, action)) } else { Effect::default() };
        let base = public.conflict().map(|(conflict, committed)| {
            let (attack, defence) = public.base_strengths(&conflict);
            if committed.is_none() { attack } else { defence }
        });
        let moves = matches!(action, Action::Position(color, _) if public.leader(seat, *color).is_some());
        Self {
            starts_conflict: effect.revolt.is_some() || !effect.wars.is_empty(),
            moves,
            base: base.unwrap_or_default(),
        }
    }
}
