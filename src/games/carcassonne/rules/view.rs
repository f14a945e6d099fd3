//! The view of the game: everything is visible (rules: carcassonne 10). Future draws are not part of the state.

use std::rc::Rc;

use crate::table::Viewer;

use super::state::Public;

/// The game as seen by one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub public: Rc<Public>,
    pub viewer: Viewer,
}
