//! Laws of Carcassonne (rules: carcassonne 13) over random games, and its records.

/// The laws of every game, over a covering set of option sheets and all seat counts.
#[test]
fn carcassonne_obeys_the_laws_of_the_table() {
    crate::laws::all::<deska::games::carcassonne::Carcassonne>(1, 1500);
}
