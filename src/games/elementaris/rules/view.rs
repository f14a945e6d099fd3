//! Information visible to a viewer: everything (rules: elementaris 10).

use std::rc::Rc;

use crate::table::{Game, Viewer};

use super::action::Action;
use super::event::Event;
use super::state::Elementaris;

/// The game as seen by one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub game: Rc<Elementaris>,
    pub viewer: Viewer,
}

impl View {
    /// The game after an action of the deciding seat, and what will be told of it. There is no luck, so it is what then
    /// happens.
    pub fn foresee(&self, action: &Action) -> (Elementaris, Vec<Event>) {
        let (mut game, mut events) = (*self.game, Vec::new());
        game.apply(action, &mut events);
        (game, events)
    }
}

impl Elementaris {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        View { game: Rc::new(*self), viewer }
    }
}
