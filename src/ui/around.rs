//! Around the table: where a tablet lies flat among the players, everything but the board turns to the side of whoever is
//! on the turn. The table as a whole is turned by half (table.css) and the board back again; its columns change places,
//! as for the left-handed, so that the board stays where it was.
//!
//! Half a turn only. A quarter would need all parts in a room that is high where this one is wide, or a board of half its
//! size beside them, and would move the board at every turn of the game.

use yew::prelude::*;

use super::browser;
use crate::table::{Player, Seat};

/// Whether a seat reads from the far side: people sit in playing order around the table, the second half of them on the
/// other side. A computer reads nothing.
pub fn sits_far(players: &[Player], seat: Seat) -> Option<bool> {
    let people: Vec<usize> = (0..players.len()).filter(|nth| players[*nth].controller.is_person()).collect();
    let place = people.iter().position(|nth| *nth == seat.index())?;
    Some(people.len() > 1 && 2 * place >= people.len())
}

/// Turns the table to the far side as long as it is drawn and `far` holds.
#[hook]
pub fn use_far_side(far: bool, left_handed: bool) {
    use_effect_with((far, left_handed), |(far, left_handed)| {
        let left_handed = *left_handed;
        browser::set_side(*far, left_handed);
        move || browser::set_side(false, left_handed)
    });
}

/// A way on the screen as the parts of the table see it, which may be turned by half; or the other way round.
pub fn turned((x, y): (f64, f64)) -> (f64, f64) {
    if browser::far_side() { (-x, -y) } else { (x, y) }
}
