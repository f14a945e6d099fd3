//! Property tests of Carcassonne (rules: carcassonne 13) over random games, and tests of its tiles, positions and
//! records.

#[path = "carcassonne/effects.rs"]
mod effects;
#[path = "carcassonne/features.rs"]
mod features;
#[path = "carcassonne/laws.rs"]
mod laws;
#[path = "carcassonne/options.rs"]
mod options;
#[path = "carcassonne/positions.rs"]
mod positions;
#[path = "carcassonne/range.rs"]
mod range;
#[path = "carcassonne/texts.rs"]
mod texts;
#[path = "carcassonne/tiles.rs"]
mod tiles;

use crate::laws::{LawConfig, verbs};

/// Rules: carcassonne 3.4 and 10.
const CONFIG: LawConfig =
    LawConfig { verbs: verbs::CARCASSONNE, closed: &[], secrets: &[], derived: &[], shown: &[] };

/// The laws of every game, over a covering set of option sheets and all seat counts.
#[test]
fn carcassonne_obeys_the_laws_of_the_table() {
    crate::laws::all::<deska::games::carcassonne::Carcassonne>(1, 1500, &CONFIG);
}
