//! What one pair of eyes may know: everything (rules: carcassonne 10). The coming draws are in no state.

use std::rc::Rc;

use crate::table::Eyes;

use super::state::Public;

/// The game as seen through some eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub public: Rc<Public>,
    pub eyes: Eyes,
}
