//! Property tests of Tigris & Euphrates (rules: tigris 13) over random games, and tests of its records.

#[path = "tigris/laws.rs"]
mod laws;
#[path = "tigris/texts.rs"]
mod texts;

use crate::laws::{LawConfig, Secret, verbs};

fn at_the_end(_: &str, over: bool) -> bool {
    over
}

fn never(_: &str, _: bool) -> bool {
    false
}

fn with_open_scores(options: &str, over: bool) -> bool {
    over || options.contains("open_scores=on")
}

/// Rules: tigris 6 and 10.
const CONFIG: LawConfig = LawConfig {
    verbs: verbs::TIGRIS,
    closed: &["swap", "draw"],
    secrets: &[
        Secret { key: "hand", owned: true, open: at_the_end },
        Secret { key: "vp", owned: true, open: with_open_scores },
        Secret { key: "treasures_held", owned: true, open: with_open_scores },
        Secret { key: "bag_tiles", owned: false, open: never },
        Secret { key: "discards", owned: false, open: never },
    ],
    derived: &["ranking", "final", "final_by_color"],
    shown: &["open_scores", "show_bag_count"],
};

/// The laws of every game, over all option sheets and seat counts.
#[test]
fn tigris_obeys_the_laws_of_the_table() {
    crate::laws::all::<deska::games::tigris::Tigris>(1, 4000, &CONFIG);
}
