//! Information visible to a viewer: everything (rules: elementaris 10).

use std::rc::Rc;

use crate::table::Viewer;

use super::state::Elementaris;

/// The game as seen by one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub game: Rc<Elementaris>,
    pub viewer: Viewer,
}

impl Elementaris {
    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        View { game: Rc::new(*self), viewer }
    }
}
