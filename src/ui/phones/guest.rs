//! The phone's side of phones as hands: joins a table by its link, shows the own hand as the host sends it, and sends
//! what is done. The game is on the other device.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::camera::Scanner;
use super::hosting::{HEARTBEAT, SILENCE};
use super::joining::{JoinMsg, JoinPage, JoinState};
use super::peer::{Peer, PeerEvent};
use crate::games;
use crate::lang::phones::PhoneWords;
use crate::lang::{Lang, Names};
use crate::phones::guest::{Asker, Guest, News};
use crate::phones::invitation::{Invitation, Reply, VERSION, WordError};
use crate::phones::protocol::{GuestInput, GuestMessage, Unwanted, write};
use crate::play::game_module::GameRef;
use crate::play::running_game::GameHandle;
use crate::play::table_view::{SeatMark, ViewOptions, mark_of};
use crate::scenes::{Command, Regions};
use crate::table::Player;
use crate::ui::over::OverScreen;
use crate::ui::route::Route;
use crate::ui::settings::use_home;
use crate::ui::store::{self, Local};
use crate::ui::table::frame::Frame;
use crate::ui::table::{TableState, found};
use crate::ui::{browser, haste};

#[derive(Properties, PartialEq)]
pub struct JoinTableProps {
    /// The invitation in the link.
    pub word: AttrValue,
}

/// How far the phone has come.
#[derive(Clone, PartialEq)]
enum Joining {
    Asked,
    Answering,
    Code(String),
    Playing,
    /// The host does not answer since this time.
    Lost(f64),
    /// The phone's camera looks for a new code.
    Scanning,
    Over(PhoneWords<'static>),
}

/// The connection, and what came over it.
struct PhoneHub {
    stage: Joining,
    peer: Option<Peer>,
    guest: Guest,
    options: ViewOptions,
    handle: Option<GameHandle>,
    /// The finished game, and its id among the games kept here.
    over: Option<(AttrValue, GameHandle)>,
    /// The number of entries before the last change.
    told: usize,
    version: u32,
    /// The number of own commands that had an effect, and whether one is on its way.
    done: u32,
    acted: bool,
    turns: usize,
    heard: f64,
    copied: bool,
    trouble: Option<PhoneWords<'static>>,
    heartbeat: Option<Interval>,
    redraw: UseForceUpdateHandle,
}

type SharedPhone = Rc<RefCell<PhoneHub>>;

/// How long a phone waits for its table to come back, in seconds.
const WAITS: f64 = 60.0;

/// The phone of a seat.
#[component]
pub fn JoinTable(props: &JoinTableProps) -> Html {
    let home = use_home();
    let lang = home.lang;
    let redraw = use_force_update();
    let invitation = use_memo(props.word.clone(), |word| invited(word));
    let hub: SharedPhone = use_mut_ref(|| PhoneHub::new(redraw));
    hub.borrow_mut().options = ViewOptions {
        lang,
        hints: home.settings.hints,
        aids: home.settings.aids,
        regions: Regions::default(),
        told: 0,
    };
    {
        let hub = hub.clone();
        use_effect_with((), move |()| {
            move || {
                let mut it = hub.borrow_mut();
                (it.peer, it.heartbeat) = (None, None);
            }
        });
    }
    use_effect_with(home.settings.awake, move |awake| {
        let guard = awake.then(browser::Awake::ask);
        move || drop(guard)
    });
    let decision = hub.borrow().handle.as_ref().map(|handle| handle.decision());
    use_memo(decision, |_| haste::other_decision());
    use_effect_with(decision, |_| haste::other_decision());
    let done = hub.borrow().done;
    use_effect_with(done, |done| {
        if *done > 0 {
            haste::done();
        }
    });
    let act = {
        let hub = hub.clone();
        use_callback(home.settings.place_at_once, move |command: Command, quick| act(&hub, command, *quick))
    };
    let on = {
        let (hub, invitation) = (hub.clone(), invitation.clone());
        use_callback(props.word.clone(), move |msg: JoinMsg, _| on_msg(&hub, &invitation, msg))
    };
    let invitation = match &*invitation {
        Ok((game, invitation)) => Some((*game, invitation)),
        Err(why) => {
            let state = JoinState::Broken { why: lang.say(*why) };
            return html! { <JoinPage {state} {on} /> };
        }
    };
    let it = hub.borrow();
    let game = invitation.map(|(game, _)| game);
    let who = invitation.map(|(game, invitation)| mark(game, invitation, lang));
    if it.stage == Joining::Scanning {
        let on_word = Callback::from(|word: String| {
            if word.parse::<Invitation>().is_ok() {
                Route::Join { word: bare(&word) }.replace();
            }
        });
        let failed = hub.clone();
        let on_fault =
            Callback::from(move |_| show(&failed, |it| it.stage = Joining::Over(PhoneWords::CameraRefused)));
        return html! { <div class="joining"><Scanner {on_word} {on_fault} /></div> };
    }
    if let (Some((id, handle)), Some(game)) = (it.over.clone(), game) {
        return html! { <OverScreen {id} {game} {handle} fresh=true /> };
    }
    let state = it.join_state(lang);
    let joins = state.map(|state| {
        let trouble = it.trouble.map(|words| lang.say(words)).unwrap_or_default();
        html! { <JoinPage {who} {state} copied={it.copied} {trouble} on={on.clone()} /> }
    });
    let plays = matches!(it.stage, Joining::Playing | Joining::Lost(_));
    let table = game.zip(it.handle.clone()).filter(|_| plays).map(|(game, handle)| {
        let table = TableState {
            version: it.version,
            told: it.told,
            done: it.done,
            turns: it.turns,
            guest: true,
            ..TableState::at(game, handle, AttrValue::from("phone"))
        };
        let dimmed = matches!(it.stage, Joining::Lost(_)).then_some("phone-dimmed");
        html! { <div class={classes!("phone-table", dimmed)}><Frame table={Rc::new(table)} {act} take_over={Callback::noop()} /></div> }
    });
    let class = game.map(|game| format!("game-{}", game.info().id));
    html! { <>{ for table }{ for joins.map(|page| html! { <div {class}>{ page }</div> }) }</> }
}

/// Returns the word of an address.
fn bare(address: &str) -> String {
    address.rsplit('/').next().unwrap_or_default().to_string()
}

/// Reads the invitation of a link, and finds its game.
fn invited(word: &str) -> Result<(GameRef, Invitation), PhoneWords<'static>> {
    let invitation: Invitation = word.parse().map_err(|error| match error {
        WordError::Cut => PhoneWords::LinkCut,
        WordError::Damaged => PhoneWords::LinkDamaged,
        WordError::Newer => PhoneWords::LinkNewer,
        WordError::Other => PhoneWords::LinkOther,
    })?;
    if invitation.version != VERSION {
        return Err(PhoneWords::LinkOlder);
    }
    let game = games::game_module(&invitation.game).ok_or(PhoneWords::LinkNewer)?;
    Ok((game, invitation))
}

/// Returns the mark of the seat in the link.
fn mark(game: GameRef, invitation: &Invitation, lang: Lang) -> SeatMark {
    let seats = invitation.seat.index() + 1;
    let player = Player::person(invitation.name.clone(), invitation.sign, invitation.colour);
    let players = vec![player; seats];
    let names = Names::new(lang, game.titles(), &players);
    mark_of((game.info(), game.titles()), &players, &names, lang, invitation.seat)
}

impl PhoneHub {
    fn new(redraw: UseForceUpdateHandle) -> Self {
        Self {
            stage: Joining::Asked,
            peer: None,
            guest: Guest::default(),
            options: ViewOptions::default(),
            handle: None,
            over: None,
            told: 0,
            version: 0,
            done: 0,
            acted: false,
            turns: 0,
            heard: 0.0,
            copied: false,
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
    fn join_state(&self, lang: Lang) -> Option<JoinState> {
        Some(match &self.stage {
            Joining::Asked => JoinState::Invited,
            Joining::Answering => JoinState::Answering,
            Joining::Code(address) => JoinState::Code { address: address.clone() },

            Joining::Playing if self.handle.is_none() => JoinState::Connecting,
            Joining::Playing | Joining::Scanning => return None,
            Joining::Lost(since) => {
                let left = WAITS - (browser::now() - since) / 1_000.0;
                JoinState::Lost { seconds: left.max(0.0).ceil() as u32 }
            }
            Joining::Over(why) => JoinState::Refused { why: lang.say(*why) },
        })
    }
}

/// Changes the state and draws it.
fn show(hub: &SharedPhone, work: impl FnOnce(&mut PhoneHub)) {
    let mut it = hub.borrow_mut();
    work(&mut it);
    it.redraw.force_update();
}

fn on_msg(hub: &SharedPhone, invitation: &Result<(GameRef, Invitation), PhoneWords<'static>>, msg: JoinMsg) {
    match msg {
        JoinMsg::Join => {
            let Ok((_, invitation)) = invitation else { return };
            let (there, to) = (hub.clone(), invitation.clone());
            let events = Callback::from(move |event| heard(&there, &to, event));
            let peer = Peer::answering(&invitation.description, events);
            show(hub, |it| (it.peer, it.stage) = (Some(peer), Joining::Answering));
        }
        JoinMsg::Copy => {
            let Joining::Code(address) = hub.borrow().stage.clone() else { return };
            let hub = hub.clone();
            browser::copy(&address, move |done| {
                show(&hub, |it| (it.copied, it.trouble) = (done, (!done).then_some(PhoneWords::CopyFailed)));
            });
        }
        JoinMsg::Again => show(hub, |it| (it.peer, it.stage) = (None, Joining::Scanning)),
        JoinMsg::Leave => Route::Shelf.go(),
    }
}

/// Handles what the connection reports.
fn heard(hub: &SharedPhone, to: &Invitation, event: PeerEvent) {
    match event {
        PeerEvent::Described(description) => {
            let reply = Reply::new(to, description);
            let address = Route::Answered { word: reply.word() }.whole_address();
            show(hub, |it| (it.stage, it.copied) = (Joining::Code(address), false));
        }
        PeerEvent::Open => {
            let hello = Guest::hello(hub.borrow().options);
            show(hub, |it| {
                (it.stage, it.heard) = (Joining::Playing, browser::now());
                it.send(&hello);
            });
            beat(hub);
        }
        PeerEvent::Message(text) => hear(hub, &text),
        PeerEvent::Lost => show(hub, PhoneHub::lose),
        PeerEvent::Failed => show(hub, |it| it.stage = Joining::Over(PhoneWords::Unreachable)),
        PeerEvent::Unsupported => show(hub, |it| it.stage = Joining::Over(PhoneWords::PhoneCannot)),
    }
}

impl PhoneHub {
    fn lose(&mut self) {
        if self.stage == Joining::Playing {
            self.stage = Joining::Lost(browser::now());
        }
    }
}

/// Handles a message of the host.
fn hear(hub: &SharedPhone, text: &str) {
    let (news, before) = {
        let mut it = hub.borrow_mut();
        it.heard = browser::now();
        let before = it.handle.as_ref().map(|handle| handle.summary().entries);
        (it.guest.hear(text), before)
    };
    if matches!(hub.borrow().stage, Joining::Lost(_)) {
        show(hub, |it| it.stage = Joining::Playing);
    }
    match news {
        News::Alive => {}
        // Also of a rematch.
        News::Welcome(_) => show(hub, |it| (it.handle, it.over) = (None, None)),
        News::Refused(Unwanted::Version(version)) => {
            let newer = version > crate::phones::protocol::VERSION;
            let words = if newer { PhoneWords::LinkNewer } else { PhoneWords::LinkOlder };
            show(hub, |it| (it.peer, it.stage) = (None, Joining::Over(words)));
        }
        // The host's screen is already on its way.
        News::Refused(_) => {}
        News::Changed => {
            let ask = asker(hub);
            show(hub, |it| {
                it.handle = it.guest.table(&ask);
                it.version += 1;
                let now = it.handle.as_ref().map_or(0, |handle| handle.summary().entries);
                let before = before.unwrap_or(now);
                if before != now {
                    it.told = before.min(now);
                    it.done += u32::from(std::mem::take(&mut it.acted));
                }
            });
        }
        News::Lost => {
            let hello = Guest::hello(hub.borrow().options);
            hub.borrow().send(&hello);
        }
        News::Over(record) => keep(hub, &record),
        News::Closed => show(hub, |it| (it.peer, it.stage) = (None, Joining::Over(PhoneWords::GivenBack))),
    }
}

/// Returns what asks the host for other things to be shown. It is called while the table is drawn.
fn asker(hub: &SharedPhone) -> Asker {
    let hub = Rc::downgrade(hub);
    Rc::new(move |message| {
        if let Some(hub) = hub.upgrade() {
            let text = write(&message);
            gloo_timers::callback::Timeout::new(0, move || {
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

/// Sends what was done to the host. The same filter as at every table keeps back input for another decision.
fn act(hub: &SharedPhone, command: Command, quick: bool) {
    let hasty = match haste::haste().filter(|_| !command.is_free()) {
        Some(haste::Haste::Early) => return,
        hasty => hasty.is_some(),
    };
    show(hub, |it| {
        let Some(decision) = it.guest.screen().map(|screen| screen.decision) else { return };
        it.turns += usize::from(matches!(command, Command::Rotate { .. }));
        it.acted |= !command.is_free();
        it.send(&GuestMessage::Do(GuestInput { command, decision, hasty, quick }));
    });
}

/// Sends and expects signs of life while there is a connection.
fn beat(hub: &SharedPhone) {
    let again = hub.clone();
    let beat = move || {
        let mut it = again.borrow_mut();
        it.send(&GuestMessage::Alive);
        if it.stage == Joining::Playing && it.over.is_none() && browser::now() - it.heard > SILENCE {
            it.lose();
        }
        if matches!(it.stage, Joining::Lost(_)) {
            it.redraw.force_update();
        }
    };
    hub.borrow_mut().heartbeat = Some(Interval::new(HEARTBEAT, beat));
}
