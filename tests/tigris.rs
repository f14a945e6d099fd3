//! Laws of Tigris & Euphrates (rules: tigris 13) over random games, and its records.

#[path = "tigris/laws.rs"]
mod laws;
#[path = "tigris/texts.rs"]
mod texts;

/// The laws of every game, over all option sheets and seat counts.
#[test]
fn tigris_obeys_the_laws_of_the_table() {
    crate::laws::all::<deska::games::tigris::Tigris>(1, 4000);
}
