//! A phone's connection to its table: the progress of joining, and the messages in both directions.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use super::Invited;
use crate::lang::Lang;
use crate::lang::phones::PhoneWords;
use crate::phones::guest::{Asker, Guest, News};
use crate::phones::invitation::{Invitation, Reply};
use crate::phones::protocol::{CloseReason, GuestInput, GuestMessage, Rejection, write};
use crate::phones::seats::HintState;
use crate::phones::takeback::TakebackAct;
use crate::play::ScreenMode;
use crate::play::running_game::GameHandle;
use crate::play::table_view::ViewOptions;
use crate::scenes::Command;
use crate::table::Seat;
use crate::ui::phones::hosting::{FAREWELL, HEARTBEAT, SILENCE};
use crate::ui::phones::joining::{JoinMsg, JoinState};
use crate::ui::phones::peer::{Peer, PeerEvent};
use crate::ui::route::Route;
use crate::ui::store::{self, Local};
use crate::ui::table::found;
use crate::ui::{browser, haste};

/// Progress of the phone's connection.
#[derive(Clone, PartialEq)]
pub enum Joining {
    Asked,
    Answering,
    Code(String),
    Playing,
    /// The host does not answer since this time; whether it may come back.
    Lost {
        since: f64,
        waits: bool,
    },
    /// The phone's camera looks for a new code ([`PhoneHub::before`] is what to go back to).
    Scanning,
    Over(PhoneWords<'static>),
}

/// The connection, and the data received over it.
pub struct PhoneHub {
    pub stage: Joining,
    /// The stage before the camera was opened.
    pub before: Option<Joining>,
    pub peer: Option<Peer>,
    /// Whether this screen only watches.
    pub watches: bool,
    pub guest: Guest,
    pub options: ViewOptions,
    pub handle: Option<GameHandle>,
    /// The seat whose hand was shown last; a rematch seats everybody again.
    pub seat: Option<Seat>,
    /// The finished game, and its id among the games kept here.
    pub over: Option<(AttrValue, GameHandle)>,
    /// The number of entries before the last change.
    pub entries_before: usize,
    pub version: u32,
    /// The number of commands of this phone that had an effect, and whether one is on its way.
    pub done: u32,
    pub acted: bool,
    pub turns: usize,
    pub last_message_ms: f64,
    pub copied: bool,
    /// Why the last input was not taken, until the screen changes, and the number of refusals.
    pub refused: Option<PhoneWords<'static>>,
    pub refusals: u32,
    /// The number of inputs that were sent on this connection, and of those that have arrived.
    pub sent: u32,
    pub arrived: u32,
    /// Changes in a row that did not follow the last screen.
    pub losses: u32,
    pub trouble: Option<PhoneWords<'static>>,
    pub heartbeat: Option<Interval>,
    pub redraw: UseForceUpdateHandle,
}

pub type SharedPhone = Rc<RefCell<PhoneHub>>;

/// Whole screens in a row that cannot be read, after which the connection ends.
const MAX_LOSSES: u32 = 2;

/// Time that a phone waits for its table to come back, in seconds.
const WAITS: f64 = 60.0;

impl PhoneHub {
    pub fn new(redraw: UseForceUpdateHandle, spent: bool) -> Self {
        Self {
            stage: if spent { Joining::Over(PhoneWords::LinkUsed) } else { Joining::Asked },
            before: None,
            peer: None,
            watches: false,
            guest: Guest::default(),
            options: ViewOptions::default(),
            handle: None,
            seat: None,
            over: None,
            entries_before: 0,
            version: 0,
            done: 0,
            acted: false,
            turns: 0,
            last_message_ms: 0.0,
            copied: false,
            refused: None,
            refusals: 0,
            sent: 0,
            arrived: 0,
            losses: 0,
            trouble: None,
            heartbeat: None,
            redraw,
        }
    }

    fn send(&self, message: &GuestMessage) {
        if let Some(peer) = &self.peer {
            peer.send(&write(message));
        }
    }

    /// Returns what the page of joining shows; `None` while the hand is on the screen.
    pub fn join_state(&self, lang: Lang) -> Option<JoinState> {
        Some(match &self.stage {
            Joining::Asked => JoinState::Invited,
            Joining::Answering => JoinState::Answering,
            Joining::Code(address) => JoinState::Code { address: address.clone() },
            Joining::Playing if self.handle.is_none() => JoinState::Connecting,
            Joining::Playing | Joining::Scanning => return None,
            Joining::Lost { since, waits } => {
                let left = if *waits { WAITS - (browser::now() - since) / 1_000.0 } else { 0.0 };
                JoinState::Lost { seconds: left.max(0.0).ceil() as u32 }
            }
            Joining::Over(why) => {
                let title = match why {
                    PhoneWords::GivenBack => PhoneWords::SeatOnTablet,
                    PhoneWords::ComputerPlays => PhoneWords::SeatOfComputer,
                    _ => PhoneWords::CannotJoin,
                };
                JoinState::Refused { title: lang.say(title), why: lang.say(*why) }
            }
        })
    }
}

thread_local! {
    /// Whether the last connection broke while input was on its way.
    static UNSURE: Cell<bool> = const { Cell::new(false) };
}

/// Returns the sentence for a refusal.
fn refusal(why: Rejection) -> PhoneWords<'static> {
    match why {
        Rejection::Late => PhoneWords::TooLate,
        Rejection::Forbidden => PhoneWords::OnlyOnTablet,
        Rejection::Unreadable => PhoneWords::NotUnderstood,
        Rejection::TooFast => PhoneWords::TooFast,
        Rejection::OtherRelease => PhoneWords::OtherRelease,
    }
}

/// Changes the state and draws it.
pub fn show(hub: &SharedPhone, work: impl FnOnce(&mut PhoneHub)) {
    let mut it = hub.borrow_mut();
    work(&mut it);
    it.redraw.force_update();
}

/// Does what a person asks for on the page of joining.
pub fn on_msg(hub: &SharedPhone, invitation: &Invited, msg: JoinMsg) {
    match msg {
        JoinMsg::Join => {
            let Ok((_, invitation)) = invitation else { return };
            let (there, to) = (hub.clone(), invitation.clone());
            let events = Callback::from(move |event| on_event(&there, &to, event));
            let peer = Peer::answering(&invitation.description, events);
            let is_watcher = invitation.role.seat().is_none();
            show(hub, |it| (it.peer, it.watches, it.stage) = (Some(peer), is_watcher, Joining::Answering));
        }
        JoinMsg::Copy => {
            let Joining::Code(address) = hub.borrow().stage.clone() else { return };
            let hub = hub.clone();
            browser::copy(&address, move |done| {
                show(&hub, |it| (it.copied, it.trouble) = (done, (!done).then_some(PhoneWords::CopyFailed)));
            });
        }
        JoinMsg::Again => show(hub, PhoneHub::open_camera),
        JoinMsg::Leave => Route::Shelf.go(),
    }
}

/// Handles what the connection reports.
fn on_event(hub: &SharedPhone, to: &Invitation, event: PeerEvent) {
    match event {
        PeerEvent::Described(description) => {
            let reply = Reply::new(to, description);
            let address = Route::Answered { code: reply.code() }.whole_address();
            show(hub, |it| (it.stage, it.copied) = (Joining::Code(address), false));
        }
        PeerEvent::Open => {
            let hello = Guest::hello(browser::build(), hub.borrow().options);
            show(hub, |it| {
                (it.sent, it.arrived) = (0, 0);
                (it.stage, it.last_message_ms) = (Joining::Playing, browser::now());
                it.send(&hello);
            });
            beat(hub);
        }
        PeerEvent::Message(text) => hear(hub, &text),
        PeerEvent::Lost => show(hub, |it| it.lose(false)),
        PeerEvent::Failed => show(hub, |it| it.stop(PhoneWords::Unreachable)),
        PeerEvent::Unsupported => show(hub, |it| it.stop(PhoneWords::PhoneCannot)),
    }
}

impl PhoneHub {
    /// Notes that the host does not answer; `waits` if the connection is still open.
    fn lose(&mut self, waits: bool) {
        if matches!(self.stage, Joining::Playing | Joining::Lost { .. }) {
            self.stage = Joining::Lost { since: browser::now(), waits };
        }
    }

    /// Ends joining with a reason.
    pub fn stop(&mut self, why: PhoneWords<'static>) {
        (self.peer, self.stage) = (None, Joining::Over(why));
    }

    /// Remembers for the next connection that input on this one may be lost.
    pub fn note_unsure(&mut self) {
        UNSURE.set(self.sent != self.arrived && self.over.is_none());
        self.arrived = self.sent;
    }

    /// Tells the host that its phone leaves on purpose, and ends the connection as soon as that has arrived.
    pub fn leave(&mut self) {
        self.note_unsure();
        self.heartbeat = None;
        self.send(&GuestMessage::Leave);
        let peer = self.peer.take();
        Timeout::new(FAREWELL, move || drop(peer)).forget();
    }

    /// Sends an act about taking moves back.
    pub fn take_back(&self, act: TakebackAct) {
        self.send(&GuestMessage::TakeBack(act));
    }

    /// Asks for a hint for the decision on the screen, one at a time.
    pub fn ask_hint(&self) {
        if self.guest.beside().hint != HintState::Sought
            && let Some(screen) = self.guest.screen()
        {
            self.send(&GuestMessage::Hint(screen.decision));
        }
    }

    fn open_camera(&mut self) {
        self.before = Some(std::mem::replace(&mut self.stage, Joining::Scanning));
    }

    /// Shows the page again that was on screen before the camera.
    pub fn leave_camera(&mut self) {
        self.stage = self.before.take().unwrap_or(Joining::Asked);
    }

    /// Asks whose hand it is, as when the link was opened.
    pub fn ask_again(&mut self) {
        self.note_unsure();
        self.handle = None;
        (self.peer, self.stage) = (None, Joining::Asked);
    }
}

/// Handles a message of the host.
fn hear(hub: &SharedPhone, text: &str) {
    let (news, before) = {
        let mut it = hub.borrow_mut();
        it.last_message_ms = browser::now();
        let before = it.handle.as_ref().map(|handle| handle.summary().entries);
        (it.guest.hear(text), before)
    };
    if matches!(hub.borrow().stage, Joining::Lost { .. }) {
        show(hub, |it| it.stage = Joining::Playing);
    }
    match news {
        News::Alive => {}
        // Also of a rematch.
        News::Welcome => show(hub, |it| (it.handle, it.over) = (None, None)),
        News::Refused(Rejection::OtherRelease) => show(hub, |it| it.stop(PhoneWords::OtherRelease)),
        News::Refused(why) => show(hub, |it| {
            (it.refused, it.acted) = (Some(refusal(why)), false);
            it.refusals += 1;
        }),
        News::SideState => show(hub, |it| it.version += 1),
        News::Arrived(inputs) => hub.borrow_mut().arrived = inputs,
        News::Answered => {
            let ask = asker(hub);
            show(hub, |it| (it.handle, it.version) = (it.guest.table(&ask), it.version + 1));
        }
        News::Changed => change(hub, before),
        News::Lost => show(hub, |it| {
            it.losses += 1;
            // The same again would not help.
            if it.losses > MAX_LOSSES {
                return it.stop(PhoneWords::OtherRelease);
            }
            it.send(&Guest::hello(browser::build(), it.options));
        }),
        News::Over(record) => keep(hub, &record),
        News::Closed(CloseReason::SeatIsBack) => show(hub, |it| {
            it.stop(if it.watches { PhoneWords::WatchEnded } else { PhoneWords::GivenBack });
        }),
        News::Closed(CloseReason::ComputerPlays) => show(hub, |it| it.stop(PhoneWords::ComputerPlays)),
        News::Closed(CloseReason::TooFast) => show(hub, |it| it.stop(PhoneWords::DisconnectedTooFast)),
        News::Closed(CloseReason::TableLeft) if hub.borrow().over.is_some() => {}
        News::Closed(CloseReason::TableLeft) => show(hub, |it| it.stop(PhoneWords::Closed)),
    }
}

/// Shows the screen as it is now; `before` is the number of entries that was on it.
fn change(hub: &SharedPhone, before: Option<usize>) {
    let ask = asker(hub);
    show(hub, |it| {
        let unsure = it.handle.is_none() && UNSURE.take();
        it.handle = it.guest.table(&ask);
        if let Some(ScreenMode::Hand(own)) = it.handle.as_ref().map(|handle| handle.mode()) {
            it.seat = Some(own);
        }
        it.version += 1;
        (it.refused, it.losses) = (unsure.then_some(PhoneWords::MaybeLost), 0);
        let now = it.handle.as_ref().map_or(0, |handle| handle.summary().entries);
        let before = before.unwrap_or(now);
        if before != now {
            it.entries_before = before.min(now);
            it.done += u32::from(std::mem::take(&mut it.acted));
        }
    });
}

/// Returns what asks the host for other things to be shown. It is called while the table is drawn.
fn asker(hub: &SharedPhone) -> Asker {
    let hub = Rc::downgrade(hub);
    Rc::new(move |message| {
        if let Some(hub) = hub.upgrade() {
            let text = write(&message);
            Timeout::new(0, move || {
                if let Some(peer) = &hub.borrow().peer {
                    peer.send(&text);
                }
            })
            .forget();
        }
    })
}

/// Keeps the finished game on this phone, and shows its end.
fn keep(hub: &SharedPhone, record: &str) {
    let Ok((_, opened)) = found(record) else { return };
    let id = store::fresh_id(&Local);
    if store::save(&Local, &id, &opened.handle, browser::now()).is_err() {
        store::keep_in_memory(&id, &opened.handle, browser::now());
    }
    show(hub, |it| it.over = Some((id.into(), opened.handle)));
}

/// Sends input to the host. The same filter as at every table drops input for another decision.
pub fn act(hub: &SharedPhone, command: Command, quick: bool) {
    let hasty = match haste::haste().filter(|_| !command.is_free()) {
        Some(haste::Haste::Early) => return,
        hasty => hasty.is_some(),
    };
    show(hub, |it| {
        let Some(decision) = it.guest.screen().map(|screen| screen.decision) else { return };
        it.turns += usize::from(matches!(command, Command::Rotate { .. }));
        it.acted |= !command.is_free();
        it.sent += 1;
        it.send(&GuestMessage::Do(GuestInput { command, decision, hasty, quick }));
    });
}

/// Sends and expects signs of life while there is a connection.
fn beat(hub: &SharedPhone) {
    let again = hub.clone();
    let beat = move || {
        let mut it = again.borrow_mut();
        it.send(&GuestMessage::Alive);
        if it.stage == Joining::Playing && it.over.is_none() && browser::now() - it.last_message_ms > SILENCE
        {
            it.lose(true);
        }
        if matches!(it.stage, Joining::Lost { .. }) {
            it.redraw.force_update();
        }
    };
    hub.borrow_mut().heartbeat = Some(Interval::new(HEARTBEAT, beat));
}
