//! Connections that outlive a finished game: its rematch takes them over, so that nobody scans a code again.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;

use super::links::{SeatLink, beat};
use super::{Hub, SeatPhone, SharedHub};
use crate::phones::protocol::CloseReason;
use crate::phones::role::Role;
use crate::play::ScreenMode;
use crate::table::Seat;
use crate::ui::table::TableMsg;

/// The time in which a rematch can take over the connections, in milliseconds.
const PATIENCE: u32 = 2_000;

thread_local! {
    /// The connections of a finished game whose table was just left.
    static LEFT: RefCell<Option<SharedHub>> = const { RefCell::new(None) };
}

impl Hub {
    fn close(&mut self) {
        std::mem::take(&mut self.links).into_values().for_each(|link| link.part(CloseReason::TableLeft));
        self.heartbeat = None;
    }

    /// Returns the game, and the names and signs of its seats.
    fn table_of(&self) -> (&'static str, Vec<(String, u8)>) {
        let players = self.table.handle.summary().players;
        (self.table.game.info().id, players.into_iter().map(|one| (one.name, one.sign)).collect())
    }
}

/// Leaves a table: its connections end, after a finished game only if no rematch takes them over.
pub(super) fn leave(hub: &SharedHub) {
    let can_rematch = hub.borrow().table.mode == ScreenMode::Over && !hub.borrow().links.is_empty();
    if !can_rematch {
        return hub.borrow_mut().close();
    }
    LEFT.set(Some(hub.clone()));
    Timeout::new(PATIENCE, || {
        if let Some(left) = LEFT.take() {
            left.borrow_mut().close();
        }
    })
    .forget();
}

/// Takes over the connections of the game before, if this is its rematch: the same players, the next seat begins.
pub(super) fn take_over(hub: &SharedHub) {
    let Some(left) = LEFT.take() else { return };
    let ((game, mut before), (this, players)) = (left.borrow().table_of(), hub.borrow().table_of());
    before.rotate_left(1);
    if (game, &before) == (this, &players) {
        let tables = left.borrow().table.seats.clone();
        let there = |(role, link): &(Role, SeatLink)| {
            tables.get(*role).is_some() && link.phone == SeatPhone::Connected
        };
        let all = std::mem::take(&mut left.borrow_mut().links);
        let (links, others): (Vec<_>, Vec<_>) = all.into_iter().partition(there);
        others.into_iter().for_each(|(_, link)| link.part(CloseReason::TableLeft));
        let moved: Vec<Role> = links.into_iter().map(|(role, link)| move_to(hub, role, link)).collect();
        let dispatch = hub.borrow().dispatch.clone();
        moved.into_iter().for_each(|role| dispatch.dispatch(TableMsg::Phone(role, true)));
        beat(hub);
    }
    left.borrow_mut().close();
}

/// Gives a connection to the seat that its player has now, or to the watcher it was of, and returns which.
fn move_to(hub: &SharedHub, role: Role, mut link: SeatLink) -> Role {
    let seats = hub.borrow().table.handle.summary().players.len();
    let role = role.seat().map_or(role, |seat| Seat::new((seat.index() + seats - 1) % seats).into());
    link.reports_to.replace(Some((hub.clone(), role)));
    (link.starts, link.refused) = (true, 0);
    hub.borrow_mut().links.insert(role, link);
    role
}
