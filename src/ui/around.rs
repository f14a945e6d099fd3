//! Shared-tablet layout: where a tablet lies flat among the players, everything but the board turns to face the
//! player to move. The whole table is rotated by half a turn (table.css) and the board rotated back. Its columns
//! swap as for left-handed players, so that the board stays in place.
//!
//! Half turns only. A quarter turn would need all parts to fit a tall layout where this one is wide, or a board of
//! half the size. It would also move the board on every turn of the game.

use yew::prelude::*;

use super::browser;
use crate::table::{Player, Seat};

/// Returns whether a seat reads from the far side, or `None` for a computer. People sit in playing order around the
/// table, the second half of them on the far side.
pub fn sits_far(players: &[Player], seat: Seat) -> Option<bool> {
    let people: Vec<usize> = (0..players.len()).filter(|nth| players[*nth].controller.is_person()).collect();
    let place = people.iter().position(|nth| *nth == seat.index())?;
    Some(people.len() > 1 && 2 * place >= people.len())
}

/// The most seats that are side by side at the near edge of a table that all see from there.
const IN_A_ROW: usize = 3;

/// Returns the seats at the far edge of the public table and those at the near one, each from left to right. Around a
/// table, people are at their own edge, in playing order clockwise, and computers at the near one. If all sit at the
/// near side, more seats than fit in a row are divided.
pub fn edges(players: &[Player], around: bool) -> (Vec<Seat>, Vec<Seat>) {
    if !around {
        let far = if players.len() > IN_A_ROW { players.len() / 2 } else { 0 };
        return Seat::all(players.len()).partition(|seat| seat.index() < far);
    }
    let (far, near): (Vec<Seat>, Vec<Seat>) =
        Seat::all(players.len()).partition(|seat| sits_far(players, *seat) == Some(true));
    (far, near.into_iter().rev().collect())
}

/// Turns the table to the far side while the component is mounted and `far` is set.
#[hook]
pub fn use_far_side(far: bool, left_handed: bool) {
    use_effect_with((far, left_handed), |(far, left_handed)| {
        let left_handed = *left_handed;
        browser::set_side(*far, left_handed);
        move || browser::set_side(false, left_handed)
    });
}

/// Converts a vector between screen and table coordinates, which may be rotated by half a turn; works in both
/// directions.
pub fn turned((x, y): (f64, f64)) -> (f64, f64) {
    if browser::far_side() { (-x, -y) } else { (x, y) }
}
