//! Connections to phones: opening, reading, sending and closing.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use super::{FAREWELL, HEARTBEAT, SILENCE, SharedHub, lead_on};
use crate::lang::phones::PhoneWords;
use crate::phones::description::Description;
use crate::phones::feed::{GuestRequest, SeatFeed};
use crate::phones::invitation::{self, CodeError, Invitation, Reply};
use crate::phones::protocol::{CloseReason, HostMessage, Rejection, write};
use crate::phones::rate::Admission;
use crate::phones::role::Role;
use crate::table::Seat;
use crate::ui::browser;
use crate::ui::phones::answered::Receipt;
use crate::ui::phones::camera::{CameraFault, camera_words};
use crate::ui::phones::page::SeatPhone;
use crate::ui::phones::peer::{Peer, PeerEvent};
use crate::ui::route::Route;
use crate::ui::store::{self, Local, Pins};
use crate::ui::table::{TableMsg, TableState};

/// The hub that a connection reports to, and what its device is there. A rematch changes both.
pub type ReportsTo = Rc<RefCell<Option<(SharedHub, Role)>>>;

/// A connection to the phone of a seat, or to the screen of a watcher.
pub struct SeatLink {
    pub peer: Peer,
    pub reports_to: ReportsTo,
    /// Whether the phone still shows the game before.
    pub starts: bool,
    pub feed: SeatFeed,
    pub phone: SeatPhone,
    /// Description of this end, and the address in the code.
    pub description: Option<Description>,
    pub address: String,
    pub trouble: Option<PhoneWords<'static>>,
    pub copied: bool,
    /// Messages that wait until there is a table for the device.
    pub inbox: Vec<String>,
    /// The number of the last refused input that was reported to the phone.
    pub refused: u32,
    /// When the phone last sent something.
    pub last_message_ms: f64,
    /// The reply that another tab passed on: it gets a receipt when the connection is open.
    pub passed_on: Option<String>,
}

impl SeatLink {
    /// Sends the reason why the connection ends, and ends it as soon as that has arrived.
    pub fn part(self, why: CloseReason) {
        self.reports_to.replace(None);
        self.peer.send(&write(&HostMessage::Closed(why)));
        Timeout::new(FAREWELL, move || drop(self)).forget();
    }

    pub fn show_code(&mut self) {
        self.phone = SeatPhone::Code { address: self.address.clone() };
    }
}

/// Changes a connection, if there is one, and draws it.
pub(super) fn change(hub: &SharedHub, role: Role, work: impl FnOnce(&mut SeatLink)) {
    let mut it = hub.borrow_mut();
    if let Some(link) = it.links.get_mut(&role) {
        work(link);
        it.redraw.force_update();
    }
}

/// Begins a connection for a seat or a watcher. If a hand has a PIN, its owner has to be at the tablet.
pub(super) fn offer(hub: &SharedHub, role: Role) {
    let reports_to: ReportsTo = Rc::new(RefCell::new(Some((hub.clone(), role))));
    let events = {
        let reports_to = reports_to.clone();
        Callback::from(move |event| {
            let at = reports_to.borrow().clone();
            if let Some((hub, role)) = at {
                on_event(&hub, role, event);
            }
        })
    };
    let mut it = hub.borrow_mut();
    it.open = true;
    let holder = it.table.handle.holder();
    let locked = |seat: &Seat| holder != Some(*seat) && Pins::of(&Local, &it.table.id).has(*seat);
    let pin_first = role.seat().filter(locked);
    it.pin_first = pin_first;
    if it.pin_first.is_none() {
        let feed = if role.seat().is_some() { SeatFeed::new } else { SeatFeed::of_watcher };
        let link = SeatLink {
            peer: Peer::offering(events),
            reports_to,
            starts: false,
            feed: feed(browser::build()),
            phone: SeatPhone::Preparing,
            description: None,
            address: String::new(),
            trouble: None,
            copied: false,
            inbox: Vec::new(),
            refused: role.seat().and_then(|seat| it.table.unwanted[seat]).map_or(0, |(number, _)| number),
            last_message_ms: browser::now(),
            passed_on: None,
        };
        it.links.insert(role, link);
    }
    it.redraw.force_update();
}

/// Returns the address that the other device opens.
fn address(table: &TableState, role: Role, description: Description) -> String {
    let seat = role.seat().map(Seat::index);
    let player = seat.and_then(|seat| table.handle.summary().players.into_iter().nth(seat));
    let (name, sign, colour) = player.map_or((String::new(), 0, 1), |one| (one.name, one.sign, one.colour));
    let game = table.game.info().id.to_string();
    let invitation = Invitation { version: invitation::FORM, game, role, name, sign, colour, description };
    Route::Join { code: invitation.code() }.whole_address()
}

/// Handles what a connection reports.
fn on_event(hub: &SharedHub, role: Role, event: PeerEvent) {
    match event {
        PeerEvent::Described(description) => {
            let address = address(&hub.borrow().table, role, description.clone());
            change(hub, role, |link| {
                (link.address, link.description) = (address, Some(description));
                link.show_code();
            });
        }
        PeerEvent::Open => {
            change(hub, role, |link| {
                (link.phone, link.trouble, link.last_message_ms) =
                    (SeatPhone::Connected, None, browser::now());
            });
            beat(hub);
            send_receipt(hub, role);
            let dispatch = hub.borrow().dispatch.clone();
            dispatch.dispatch(TableMsg::Phone(role, true));
            if let Some(seat) = role.seat() {
                lead_on(hub, Some(seat));
            }
        }
        PeerEvent::Message(text) => receive(hub, role, text),
        PeerEvent::Lost => {
            change(hub, role, |link| link.phone = SeatPhone::Lost);
            silence(hub, role, true);
        }
        PeerEvent::Failed => fail(hub, role, PhoneWords::Unreachable),
        PeerEvent::Unsupported => fail(hub, role, PhoneWords::TabletCannot),
    }
}

/// Takes a message that has arrived. A phone that sends too much is warned, and disconnected if it continues.
fn receive(hub: &SharedHub, role: Role, text: String) {
    let lost = {
        let mut it = hub.borrow_mut();
        let Some(link) = it.links.get_mut(&role) else { return };
        link.last_message_ms = browser::now();
        match link.feed.admit(link.last_message_ms as u64) {
            Admission::Taken => link.inbox.push(text),
            Admission::Refused => {
                link.peer.send(&write(&HostMessage::Refused(Rejection::TooFast)));
            }
            Admission::Ignored => {}
            Admission::Ended => {
                drop(it);
                return part(hub, role, CloseReason::TooFast);
            }
        }
        link.phone == SeatPhone::Lost
    };
    if lost {
        change(hub, role, |link| link.phone = SeatPhone::Connected);
        silence(hub, role, false);
    }
    read(hub, role);
}

/// Tells the table whether the phone of a seat is lost.
fn silence(hub: &SharedHub, role: Role, lost: bool) {
    let Some(seat) = role.seat() else { return };
    let dispatch = hub.borrow().dispatch.clone();
    dispatch.dispatch(TableMsg::Silent(seat, lost));
}

/// A connection that could not be opened: the card gives the reason.
fn fail(hub: &SharedHub, role: Role, why: PhoneWords<'static>) {
    let away = hub.borrow().table.seats.get(role).is_some();
    change(hub, role, |link| {
        link.phone = if away { SeatPhone::Lost } else { SeatPhone::Tablet };
        link.trouble = Some(why);
    });
}

/// Takes the phone's reply: a scanned code, or a link that was typed.
pub(super) fn accept(hub: &SharedHub, role: Role, text: &str) {
    let scans = hub.borrow().links.get(&role).is_some_and(|link| link.phone == SeatPhone::Camera);
    // A link that is opened once more must not disturb a connection that it made.
    let is_waiting = |link: &SeatLink| matches!(link.phone, SeatPhone::Code { .. } | SeatPhone::Camera);
    if !hub.borrow().links.get(&role).is_some_and(is_waiting) {
        return;
    }
    let answers = |reply: &Reply| {
        let hub = hub.borrow();
        let link = hub.links.get(&role);
        link.and_then(|link| link.description.as_ref()).is_some_and(|description| reply.answers(description))
    };
    let trouble = match text.parse::<Reply>() {
        Ok(reply) if reply.role == role && answers(&reply) => {
            return change(hub, role, |link| {
                link.peer.accept(&reply.description);
                (link.phone, link.trouble) = (SeatPhone::Connecting, None);
            });
        }
        // A camera meets all kinds of codes, such as the one on this very screen.
        Err(CodeError::Other) if scans => return,
        Ok(reply) if reply.role == role => PhoneWords::LinkUsed,
        Ok(_) => PhoneWords::LinkWrongSeat,
        Err(CodeError::Cut) => PhoneWords::LinkCut,
        Err(CodeError::Damaged) => PhoneWords::LinkDamaged,
        Err(CodeError::Newer) => PhoneWords::LinkNewer,
        Err(CodeError::Other) => PhoneWords::LinkOther,
    };
    change(hub, role, |link| link.trouble = Some(trouble));
}

/// Takes a reply that another tab passes on, if it is to an invitation of this table. A link that is opened once more
/// gets its receipt again.
pub(super) fn take_over_reply(hub: &SharedHub, code: &str) {
    let Ok(reply) = code.parse::<Reply>() else { return };
    let role = reply.role;
    let (answers, stands) = {
        let it = hub.borrow();
        let link = it.links.get(&role);
        let description = link.and_then(|link| link.description.as_ref());
        let answers = description.is_some_and(|description| reply.answers(description));
        (answers, link.is_some_and(|link| link.phone == SeatPhone::Connected))
    };
    if answers {
        change(hub, role, |link| link.passed_on = Some(code.into()));
        if stands { send_receipt(hub, role) } else { accept(hub, role, code) }
    }
}

/// Tells the tab that passed on a reply that the connection is open.
fn send_receipt(hub: &SharedHub, role: Role) {
    let code = hub.borrow_mut().links.get_mut(&role).and_then(|link| link.passed_on.take());
    if let Some(code) = code {
        let it = hub.borrow();
        let names = it.table.handle.names(it.lang);
        let name = role.seat().and_then(|seat| names.into_iter().nth(seat.index())).unwrap_or_default();
        store::pass_on_receipt(&Receipt::new(&code, name).text());
    }
}

pub(super) fn camera_failed(hub: &SharedHub, role: Role, fault: CameraFault) {
    change(hub, role, |link| {
        link.show_code();
        link.trouble = Some(camera_words(fault));
    });
}

pub(super) fn copy(hub: &SharedHub, role: Role) {
    let Some(address) = hub.borrow().links.get(&role).map(|link| link.address.clone()) else { return };
    let hub = hub.clone();
    browser::copy(&address, move |done| {
        change(&hub, role, |link| {
            (link.copied, link.trouble) = (done, (!done).then_some(PhoneWords::CopyFailed));
        });
    });
}

/// Ends a connection; its seat plays on the tablet again. Everybody is told, because the request may not be the
/// owner's.
pub(super) fn let_go(hub: &SharedHub, role: Role) {
    let (table, dispatch) = {
        let it = hub.borrow();
        (it.table.clone(), it.dispatch.clone())
    };
    if let Some(seat) = role.seat().filter(|seat| table.seats.get(*seat).is_some()) {
        dispatch.dispatch(TableMsg::Left(seat));
    }
    part(hub, role, CloseReason::SeatIsBack);
}

/// Withdraws a code. A seat whose phone is lost stays lost: only "Play here" gives its hand to the tablet.
pub(super) fn withdraw(hub: &SharedHub, role: Role) {
    let mut it = hub.borrow_mut();
    if role.seat().is_none_or(|seat| it.table.seats.get(seat).is_none()) {
        drop(it);
        return let_go(hub, role);
    }
    it.links.remove(&role);
    it.rest();
    it.redraw.force_update();
}

fn part(hub: &SharedHub, role: Role, why: CloseReason) {
    let (dispatch, away) = {
        let mut it = hub.borrow_mut();
        if let Some(link) = it.links.remove(&role) {
            link.part(why);
        }
        it.rest();
        it.redraw.force_update();
        // A phone that has not joined again is not waited for either.
        role.seat()
            .into_iter()
            .for_each(|seat| store::keep_seat_with_phone(&Local, &it.table.id, seat, false));
        (it.dispatch.clone(), it.table.seats.get(role).is_some())
    };
    if away {
        dispatch.dispatch(TableMsg::Phone(role, false));
    }
}

/// Handles the messages of a device that has a table.
fn read(hub: &SharedHub, role: Role) {
    // Watchers send no input (`SeatFeed::of_watcher`).
    let (seat, mut said, mut leaves) = (role.seat(), Vec::new(), false);
    let dispatch = {
        let mut it = hub.borrow_mut();
        let table = it.table.clone();
        let (Some(own), Some(link)) = (table.seats.get(role), it.links.get_mut(&role)) else { return };
        for text in std::mem::take(&mut link.inbox) {
            match link.feed.hear(&text, own) {
                GuestRequest::Nothing => {}
                GuestRequest::Act(input) => {
                    link.peer.send(&link.feed.arrived());
                    said.extend(seat.map(|seat| TableMsg::Guest(seat, input)));
                }
                GuestRequest::Hint(decision) => {
                    said.extend(seat.map(|seat| TableMsg::GuestHint(seat, decision)));
                }
                GuestRequest::TakeBack(act) => {
                    said.extend(seat.map(|seat| TableMsg::GuestTakesBack(seat, act)));
                }
                GuestRequest::Leave => {
                    leaves = true;
                    said.extend(seat.map(TableMsg::Left));
                }
                GuestRequest::Send(text) => drop(link.peer.send(&text)),
                GuestRequest::Start(text) => {
                    link.peer.send(&text);
                    link.update(&table, role);
                }
                GuestRequest::Update => link.update(&table, role),
            }
        }
        it.dispatch.clone()
    };
    browser::paint_at_once();
    said.into_iter().for_each(|message| dispatch.dispatch(message));
    if leaves {
        part(hub, role, CloseReason::SeatIsBack);
    }
}

impl SeatLink {
    /// Sends what has changed on the screen of the device.
    fn update(&mut self, table: &TableState, role: Role) {
        let Some(own) = table.seats.get(role) else { return };
        if std::mem::take(&mut self.starts) {
            self.peer.send(&self.feed.restart(own));
        }
        let beside = table.seats.beside(role);
        for text in self.feed.update(own).into_iter().chain(self.feed.beside(beside)) {
            self.peer.send(&text);
        }
        let unwanted = role.seat().and_then(|seat| table.unwanted[seat]);
        if let Some((number, why)) = unwanted.filter(|(number, _)| *number != self.refused) {
            self.refused = number;
            self.peer.send(&write(&HostMessage::Refused(why)));
        }
    }
}

/// Sends every device the changes since the last state of the table, and reads the messages that waited for it.
pub(super) fn bring_up_to_date(hub: &SharedHub) {
    let table = hub.borrow().table.clone();
    end_what_is_over(hub, &table);
    let roles: Vec<Role> = hub.borrow().links.keys().copied().collect();
    for role in roles {
        read(hub, role);
        if let Some(link) = hub.borrow_mut().links.get_mut(&role) {
            link.update(&table, role);
        }
    }
}

/// Ends connections of seats that computers play now, and all of them if another tab has the game.
fn end_what_is_over(hub: &SharedHub, table: &TableState) {
    let players = table.handle.summary().players;
    let lost = !table.ours || table.broken.is_some();
    let is_computer = |seat: Seat| !players[seat.index()].controller.is_person();
    let is_given_up = |role: &Role| lost || role.seat().is_some_and(is_computer);
    let roles: Vec<Role> = hub.borrow().links.keys().copied().filter(is_given_up).collect();
    for role in roles {
        let link = hub.borrow_mut().links.remove(&role);
        if let Some(link) = link {
            link.part(if lost { CloseReason::TableLeft } else { CloseReason::ComputerPlays });
        }
        hub.borrow_mut().rest();
        let dispatch = hub.borrow().dispatch.clone();
        dispatch.dispatch(TableMsg::Phone(role, false));
    }
}

/// Sends and expects signs of life while there is a connection.
pub(super) fn beat(hub: &SharedHub) {
    let again = hub.clone();
    let beat = move || {
        let mut it = again.borrow_mut();
        let (alive, now, mut lost) = (write(&HostMessage::Alive), browser::now(), Vec::new());
        for (role, link) in it.links.iter_mut().filter(|(_, link)| link.phone == SeatPhone::Connected) {
            link.peer.send(&alive);
            if now - link.last_message_ms > SILENCE {
                link.phone = SeatPhone::Lost;
                lost.push(*role);
            }
        }
        if !lost.is_empty() {
            it.redraw.force_update();
        }
        drop(it);
        lost.into_iter().for_each(|role| silence(&again, role, true));
    };
    hub.borrow_mut().heartbeat.get_or_insert_with(|| Interval::new(HEARTBEAT, beat));
}
