//! What a viewer may know: everything (rules: carcassonne 10). The coming draws are in no state.

use std::rc::Rc;

use crate::table::Viewer;

use super::state::Public;

/// The game as seen by one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub public: Rc<Public>,
    pub viewer: Viewer,
}
