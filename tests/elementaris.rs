//! Elementaris: its data, property tests (rules: elementaris 13) over random games, battles, positions and the seed
//! text.

#[path = "elementaris/battle.rs"]
mod battle;
#[path = "elementaris/laws.rs"]
mod laws;
#[path = "elementaris/map.rs"]
mod map;
#[path = "elementaris/options.rs"]
mod options;
#[path = "elementaris/positions.rs"]
mod positions;
#[path = "elementaris/seed.rs"]
mod seed;

use crate::laws::{LawConfig, verbs};

/// Rules: elementaris 6 and 10.
const CONFIG: LawConfig =
    LawConfig { verbs: verbs::ELEMENTARIS, closed: &[], secrets: &[], derived: &[], shown: &[] };

/// The laws of every game, over option sheets and seat counts.
#[test]
fn elementaris_obeys_the_laws_of_the_table() {
    crate::laws::all::<deska::games::elementaris::Elementaris>(1, 20_000, &CONFIG);
}
