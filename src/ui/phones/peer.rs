//! One end of a data channel between two browsers (WebRTC), without any server: only addresses of the local network are
//! used. How the two ends learn of each other is the caller's task ([`crate::phones::invitation`]).

mod parts;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    EventTarget, MessageEvent, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState,
    RtcIceConnectionState, RtcIceGatheringState, RtcPeerConnection, RtcSdpType, RtcSessionDescriptionInit,
};
use yew::Callback;

use self::parts::{Inbox, MAX_LENGTH, split};
use crate::phones::description::{Description, DescriptionError, SdpType};
use crate::ui::browser::{now, property};

/// The name of the channel.
const CHANNEL: &str = "deska";
/// The milliseconds to wait for further addresses once there is one.
const GATHERING: u32 = 1_500;
/// The milliseconds for which an answering end answers again.
const PATIENCE: f64 = 300_000.0;

/// A report of an end of a connection. Nothing follows after `Lost`, `Failed` or `Unsupported`.
#[derive(Clone, PartialEq, Debug)]
pub enum PeerEvent {
    /// Description of this end, to be passed to the other one. An answering end may report it again, which replaces
    /// the earlier description.
    Described(Description),
    /// Messages can be sent from now on.
    Open,
    /// A message of the other end.
    Message(String),
    /// The connection was open and has ended: at once if the other end was closed, after 15 seconds if it is out of
    /// reach.
    Lost,
    /// The connection could not be made.
    Failed,
    /// This browser has no WebRTC.
    Unsupported,
}

/// One end of a connection. Dropping it closes the connection; nothing is reported then.
pub struct Peer(Rc<CurrentConnection>);

/// The present connection of an end; none where the browser has none.
#[derive(Default)]
struct CurrentConnection(RefCell<Option<Rc<Connection>>>);

struct Connection {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    events: Callback<PeerEvent>,
    state: Cell<ChannelState>,
    /// Whether `Described` was reported.
    described: Cell<bool>,
    /// Whether the description of the other end was given.
    accepted: Cell<bool>,
    inbox: RefCell<Inbox>,
    listeners: RefCell<Vec<EventListener>>,
    gathering: RefCell<Option<Timeout>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ChannelState {
    Connecting,
    Open,
    Over,
}

impl Peer {
    /// Starts a connection. Events are reported later, never from within a call.
    pub fn offering(events: Callback<PeerEvent>) -> Self {
        let current = Rc::new(CurrentConnection::default());
        current.start(None, events);
        Self(current)
    }

    /// Answers the description of an offering end. A person carries the answer there, which takes a while: if the
    /// browser gives up meanwhile, this end answers again.
    pub fn answering(offer: &Description, events: Callback<PeerEvent>) -> Self {
        let current = Rc::new(CurrentConnection::default());
        current.answer(offer.to_sdp(SdpType::Offer), events, now() + PATIENCE);
        Self(current)
    }

    /// Completes the connection of an offering end with the description of the answering one, after
    /// [`PeerEvent::Described`]. Another answer after the first is ignored.
    pub fn accept(&self, answer: &Description) {
        let Some(connection) = self.0.present().filter(|there| !there.accepted.replace(true)) else { return };
        let sdp = answer.to_sdp(SdpType::Answer);
        spawn_local(async move {
            if connection.set_remote(RtcSdpType::Answer, &sdp).await.is_err() {
                connection.end();
            }
        });
    }

    /// Sends a message of at most 4 MB. Returns false if it is longer, or if the connection is not open.
    pub fn send(&self, text: &str) -> bool {
        let Some(connection) = self.0.present() else { return false };
        let open = connection.channel.ready_state() == RtcDataChannelState::Open;
        if !open || connection.state.get() != ChannelState::Open || text.len() > MAX_LENGTH {
            return false;
        }
        let sent = split(text).iter().all(|part| connection.channel.send_with_str(part).is_ok());
        if !sent {
            // The other end may wait for the rest of the message: only a new connection helps.
            spawn_local(async move { connection.end() });
        }
        sent
    }

    /// Returns whether the other end has been silent for about five seconds. It may return, or the connection ends.
    pub fn is_silent(&self) -> bool {
        let state = self.0.present().map(|there| there.connection.ice_connection_state());
        state == Some(RtcIceConnectionState::Disconnected)
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        if let Some(connection) = self.0.present() {
            connection.close();
        }
    }
}

impl CurrentConnection {
    fn present(&self) -> Option<Rc<Connection>> {
        self.0.borrow().clone()
    }

    /// Answers an offer, and again until the time `end` if the browser gives up. Firefox does after 5 seconds where the
    /// network does not resolve the names of the other end.
    fn answer(self: &Rc<Self>, offer: String, events: Callback<PeerEvent>, end: f64) {
        let (current, described) = (Rc::downgrade(self), Cell::new(false));
        let again = offer.clone();
        let on_event = move |event: PeerEvent| match (event, current.upgrade()) {
            (PeerEvent::Failed, Some(current)) if described.get() && now() < end => {
                current.answer(again.clone(), events.clone(), end);
            }
            (event, _) => {
                described.set(described.get() || matches!(event, PeerEvent::Described(_)));
                events.emit(event);
            }
        };
        self.start(Some(offer), Callback::from(on_event));
    }

    fn start(&self, offer: Option<String>, events: Callback<PeerEvent>) {
        let connection = Connection::new(&events, offer.is_some());
        self.0.replace(connection.clone());
        spawn_local(async move {
            let Some(connection) = connection else { return events.emit(PeerEvent::Unsupported) };
            match connection.describe(offer).await {
                Ok(()) => connection.report_description(),
                Err(_) => connection.end(),
            }
        });
    }
}

impl Connection {
    /// Makes a connection with its channel; `None` if the browser has none.
    fn new(events: &Callback<PeerEvent>, answering: bool) -> Option<Rc<Self>> {
        property(&web_sys::window()?.into(), "RTCPeerConnection")?;
        let connection = RtcPeerConnection::new().ok()?;
        // Both ends make the same channel, so neither has to wait for the other one.
        let options = RtcDataChannelInit::new();
        options.set_negotiated(true);
        options.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict(CHANNEL, &options);
        let there = Rc::new(Self {
            connection,
            channel,
            events: events.clone(),
            state: Cell::new(ChannelState::Connecting),
            described: Cell::new(false),
            accepted: Cell::new(answering),
            inbox: RefCell::default(),
            listeners: RefCell::default(),
            gathering: RefCell::default(),
        });
        there.listen();
        Some(there)
    }

    fn listen(self: &Rc<Self>) {
        let on = |target: &EventTarget, name: &'static str, heard: fn(&Self, &web_sys::Event)| {
            let there = Rc::downgrade(self);
            let listener = EventListener::new(target, name, move |event| {
                if let Some(there) = there.upgrade() {
                    heard(&there, event);
                }
            });
            self.listeners.borrow_mut().push(listener);
        };
        on(&self.channel, "open", |there, _| there.opened());
        on(&self.channel, "message", Self::received);
        on(&self.channel, "close", |there, _| there.end());
        on(&self.connection, "iceconnectionstatechange", |there, _| there.check());
        on(&self.connection, "connectionstatechange", |there, _| there.check());
        on(&self.connection, "icegatheringstatechange", |there, _| there.report_description());
    }

    /// Makes the offer, or the answer to an offer. The browser then gathers addresses.
    async fn describe(self: &Rc<Self>, offer: Option<String>) -> Result<(), JsValue> {
        let promise = match offer {
            None => self.connection.create_offer(),
            Some(offer) => {
                self.set_remote(RtcSdpType::Offer, &offer).await?;
                self.connection.create_answer()
            }
        };
        let own: RtcSessionDescriptionInit = JsFuture::from(promise).await?.unchecked_into();
        JsFuture::from(self.connection.set_local_description(&own)).await?;
        let there: Weak<Self> = Rc::downgrade(self);
        let enough = Timeout::new(GATHERING, move || {
            if let Some(there) = there.upgrade() {
                // An error means that there is no address yet: then the last one is waited for.
                let _ = there.report_first_addresses();
            }
        });
        *self.gathering.borrow_mut() = Some(enough);
        Ok(())
    }

    async fn set_remote(&self, kind: RtcSdpType, sdp: &str) -> Result<(), JsValue> {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(sdp);
        JsFuture::from(self.connection.set_remote_description(&description)).await.map(drop)
    }

    /// Reports the description if all addresses are known.
    fn report_description(&self) {
        if self.connection.ice_gathering_state() == RtcIceGatheringState::Complete
            && self.report_first_addresses().is_err()
        {
            self.end();
        }
    }

    /// Reports the description with the addresses that are known, once.
    fn report_first_addresses(&self) -> Result<(), DescriptionError> {
        let own = self.connection.local_description().map(|own| own.sdp());
        let description = Description::from_sdp(&own.unwrap_or_default())?;
        if self.state.get() != ChannelState::Over && !self.described.replace(true) {
            self.events.emit(PeerEvent::Described(description));
        }
        Ok(())
    }

    fn opened(&self) {
        if self.state.get() == ChannelState::Connecting {
            self.state.set(ChannelState::Open);
            self.events.emit(PeerEvent::Open);
        }
    }

    fn received(&self, event: &web_sys::Event) {
        let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        let whole = text.map(|text| self.inbox.borrow_mut().push(&text));
        match whole {
            Some(Ok(None)) => {}
            Some(Ok(Some(text))) if self.state.get() == ChannelState::Open => {
                self.events.emit(PeerEvent::Message(text));
            }
            // Bytes, or parts that no end of ours sends.
            _ => self.end(),
        }
    }

    /// Ends the connection if the browser gave it up. Not while it is `disconnected`, which may pass.
    fn check(&self) {
        let ice = self.connection.ice_connection_state();
        let state = property(&self.connection, "connectionState").and_then(|state| state.as_string());
        let has_ended = matches!(ice, RtcIceConnectionState::Failed | RtcIceConnectionState::Closed);
        if has_ended || state.as_deref() == Some("failed") {
            self.end();
        }
    }

    /// Ends the connection and reports it.
    fn end(&self) {
        let event = match self.state.get() {
            ChannelState::Connecting => PeerEvent::Failed,
            ChannelState::Open => PeerEvent::Lost,
            ChannelState::Over => return,
        };
        self.close();
        self.events.emit(event);
    }

    fn close(&self) {
        self.state.set(ChannelState::Over);
        self.gathering.borrow_mut().take();
        self.listeners.borrow_mut().clear();
        self.channel.close();
        self.connection.close();
    }
}
