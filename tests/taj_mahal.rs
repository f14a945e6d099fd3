//! Taj Mahal: its data, property tests (rules: taj-mahal 13) over random games, its texts, and its previews.

#[path = "taj_mahal/data.rs"]
mod data;
#[path = "taj_mahal/laws.rs"]
mod laws;
#[path = "taj_mahal/texts.rs"]
mod texts;

use crate::laws::{LawConfig, Secret, verbs};

fn at_the_end(_: &str, over: bool) -> bool {
    over
}

fn never(_: &str, _: bool) -> bool {
    false
}

/// Rules: taj-mahal 6 and 10.
const CONFIG: LawConfig = LawConfig {
    verbs: verbs::TAJ_MAHAL,
    closed: &["deal", "draw"],
    secrets: &[
        Secret { key: "hand", owned: true, open: at_the_end },
        Secret { key: "pile_cards", owned: false, open: never },
    ],
    derived: &["final", "ranking"],
    shown: &["symbol_counts", "map_names"],
};

/// The laws of every game, over option sheets and seat counts.
#[test]
fn taj_mahal_obeys_the_laws_of_the_table() {
    crate::laws::all::<deska::games::taj_mahal::TajMahal>(1, 1500, &CONFIG);
}
