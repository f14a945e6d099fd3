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

/// The seats at each edge of the public table, as they are read there from left to right.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatEdges {
    pub far: Vec<Seat>,
    pub right: Vec<Seat>,
    pub near: Vec<Seat>,
    pub left: Vec<Seat>,
}

/// Returns who is at which edge of the public table if all see it from the near side. More seats than fit in a row are
/// divided.
pub fn facing_near(seats: usize) -> SeatEdges {
    let first = if seats > IN_A_ROW { seats / 2 } else { 0 };
    let (far, near) = Seat::all(seats).partition(|seat| seat.index() < first);
    SeatEdges { far, near, ..SeatEdges::default() }
}

/// Returns who is at which edge of the public table if its plates are turned to their owners: people in playing order
/// clockwise, computers at the near edge. With `sides`, one of three or more people is at the left edge, and one of
/// four or more at the right.
pub fn facing_owners(players: &[Player], sides: bool) -> SeatEdges {
    let mut edges = SeatEdges::default();
    for seat in Seat::all(players.len()) {
        match sits_far(players, seat) {
            Some(true) => edges.far.push(seat),
            Some(false) | None => edges.near.insert(0, seat),
        }
    }
    let is_person = |seat: &Seat| players[seat.index()].controller.is_person();
    let people = players.iter().filter(|player| player.controller.is_person()).count();
    if sides && people > 2 {
        // The near row runs against the playing order: the last person of it is the next to the left edge.
        let last = edges.near.iter().position(is_person);
        edges.left.extend(last.map(|nth| edges.near.remove(nth)));
    }
    if sides && people > 3 {
        edges.right.extend(edges.far.pop());
    }
    edges
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
