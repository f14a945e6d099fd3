//! Elementaris: its data, its laws (rules: elementaris 13) over random games, battles, positions and the seed text.

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

use crate::laws::Facts;

/// Rules: elementaris 6 and 10.
const FACTS: Facts = Facts {
    verbs: &[
        "place I B1",
        "recruit II A8",
        "march I B6",
        "attack I B9",
        "sortie III",
        "occupy I",
        "assault I",
        "take I",
        "board I As4",
        "sail I As2",
        "sea_attack I As2",
        "land I A12",
        "sink I As4",
        "stance I open",
        "pass",
        "disband II",
        "cast earth A6",
        "transfer 1 III B6",
        "give_up B3",
        "buy A8 As3",
        "propose 0+2",
        "vote yes",
        "resign",
        "done",
    ],
    closed: &[],
    secrets: &[],
    derived: &[],
    shown: &[],
};

/// The laws of every game, over option sheets and seat counts.
#[test]
fn elementaris_obeys_the_laws_of_the_table() {
    crate::laws::all::<deska::games::elementaris::Elementaris>(1, 20_000, &FACTS);
}
