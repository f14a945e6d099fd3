//! Property tests of Java (rules: java 13) over random games, and tests of its board.

#[path = "java/laws.rs"]
mod laws;
#[path = "java/places.rs"]
mod places;
#[path = "java/positions.rs"]
mod positions;
#[path = "java/slow.rs"]
mod slow;

use deska::games::java::Java;

use crate::laws::{LawConfig, Secret, verbs};

fn never(_: &str, _: bool) -> bool {
    false
}

/// Rules: java 6 and 10.
const CONFIG: LawConfig = LawConfig {
    verbs: verbs::JAVA,
    closed: &["draw"],
    secrets: &[
        Secret { key: "hands", owned: true, open: never },
        Secret { key: "deck", owned: false, open: never },
    ],
    derived: &[],
    shown: &[],
};

/// The laws of every game, over all option sheets and seat counts.
#[test]
fn java_obeys_the_laws_of_the_table() {
    crate::laws::all::<Java>(1, 40_000, &CONFIG);
}
