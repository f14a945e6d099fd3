//! The tablet's side of phones as hands: a connection for each seat with a phone and each watcher, their state on its
//! page, and the messages in both directions. Only the table's reducer changes the game itself.

mod links;
mod rematch;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use self::links::{
    SeatLink, accept, bring_up_to_date, camera_failed, change, copy, let_go, offer, take_over_reply, withdraw,
};
use super::camera::Scanner;
use super::page::{PhoneSeat, PhonesMsg, PhonesPage, SeatPhone};
use crate::lang::phones::PhoneWords;
use crate::lang::{Lang, Names};
use crate::phones::role::Role;
use crate::play::ScreenMode;
use crate::play::table_view::{SeatMark, mark_of};
use crate::table::Seat;
use crate::ui::browser;
use crate::ui::store::{self, Local};
use crate::ui::table::{TableMsg, TableState};

/// The time between two signs of life, in milliseconds.
pub const HEARTBEAT: u32 = 2_000;
/// The time for a last message to arrive, in milliseconds.
pub const FAREWELL: u32 = 500;
/// After this silence, in milliseconds, the other side counts as lost.
pub const SILENCE: f64 = 6_500.0;

/// The phones as the table shows them.
#[derive(Clone, PartialEq, Default)]
pub struct Phones {
    /// The seats with phones, and whether the phone is lost.
    pub seats: Rc<[(Seat, bool)]>,
    /// Opens the page of phones; `None` where seats cannot have phones.
    pub open: Option<Callback<()>>,
    pub on: Callback<PhonesMsg>,
}

impl Phones {
    /// Returns whether this seat has a phone, and whether that is lost.
    pub fn of(&self, seat: Seat) -> Option<bool> {
        self.seats.iter().find(|(of, _)| *of == seat).map(|(_, lost)| *lost)
    }

    /// Returns a callback that sends a message.
    pub fn does(&self, msg: PhonesMsg) -> Callback<()> {
        self.on.reform(move |()| msg.clone())
    }
}

thread_local! {
    /// Whether the page of phones opens with the next table.
    static LEADS: Cell<bool> = const { Cell::new(false) };
}

/// Lets the next table open with the page of phones, which leads from seat to seat.
pub fn open_with_next_table() {
    LEADS.set(true);
}

/// All connections, and the table as it was drawn last.
struct Hub {
    links: BTreeMap<Role, SeatLink>,
    table: Rc<TableState>,
    dispatch: UseReducerDispatcher<TableState>,
    redraw: UseForceUpdateHandle,
    lang: Lang,
    /// Whether the page is open.
    open: bool,
    /// Whether it leads from seat to seat.
    leads: bool,
    /// Whether it leads only to the seats that had phones before this page was loaded.
    again: bool,
    /// The seat that got no code because its hand has a PIN and is not open.
    pin_first: Option<Seat>,
    /// Runs while there is a connection.
    heartbeat: Option<Interval>,
}

type SharedHub = Rc<RefCell<Hub>>;

impl Hub {
    /// Shows codes where the camera was: it does not run behind a closed page, or for two seats.
    fn leave_camera(&mut self) {
        let scans = |link: &&mut SeatLink| link.phone == SeatPhone::Camera;
        self.links.values_mut().filter(scans).for_each(SeatLink::show_code);
    }

    /// Returns the persons without a connection, in playing order.
    fn without_phone(&self) -> impl Iterator<Item = Seat> {
        let players = self.table.handle.summary().players;
        let all = Seat::all(players.len()).filter(move |seat| players[seat.index()].controller.is_person());
        all.filter(|seat| !self.links.contains_key(&(*seat).into()))
    }

    /// Returns whether this seat had a phone before the page was loaded, which has to join again.
    fn joins_again(&self, seat: Seat) -> bool {
        self.again && store::seats_with_phones(&Local, &self.table.id).contains(&seat)
    }

    /// Returns the persons whose phones may join now, in playing order.
    fn to_join(&self) -> impl Iterator<Item = Seat> {
        self.without_phone().filter(|seat| !self.again || self.joins_again(*seat))
    }

    /// Ends what runs for connections if there are none.
    fn rest(&mut self) {
        if self.links.is_empty() {
            self.heartbeat = None;
        }
    }
}

/// Connects phones to this table. Returns what the table shows of them, and their page if it is open.
#[hook]
pub fn use_phones(table: &UseReducerHandle<TableState>, lang: Lang) -> (Phones, Html) {
    let redraw = use_force_update();
    let hub: SharedHub = {
        let (table, redraw) = (table.clone(), redraw.clone());
        use_mut_ref(move || Hub {
            links: BTreeMap::new(),
            table: Rc::new((*table).clone()),
            dispatch: table.dispatcher(),
            redraw,
            lang,
            open: false,
            leads: false,
            again: false,
            pin_first: None,
            heartbeat: None,
        })
    };
    {
        let mut it = hub.borrow_mut();
        (it.table, it.lang) = (Rc::new((**table).clone()), lang);
    }
    {
        let hub = hub.clone();
        use_effect_with((table.version, table.inputs), move |_| bring_up_to_date(&hub));
    }
    {
        // A closed table closes its connections.
        let hub = hub.clone();
        use_effect_with((), move |()| {
            rematch::take_over(&hub);
            if LEADS.take() {
                hub.borrow_mut().leads = true;
                lead_on(&hub, None);
            }
            move || {
                rematch::leave(&hub);
            }
        });
    }
    {
        let hub = hub.clone();
        use_effect_with(table.held, move |held| {
            if *held {
                join_again(&hub);
            }
        });
    }
    {
        let hub = hub.clone();
        use_effect_with((), move |()| {
            let listener = store::listen_for_replies(move |word| take_over_reply(&hub, &word));
            move || drop(listener)
        });
    }
    let on = {
        let hub = hub.clone();
        use_callback((), move |msg: PhonesMsg, ()| on_msg(&hub, msg))
    };
    let open = {
        let hub = hub.clone();
        use_callback((), move |(), ()| {
            let mut it = hub.borrow_mut();
            it.open = true;
            it.redraw.force_update();
        })
    };
    let it = hub.borrow();
    let away =
        Seat::all(table.handle.summary().players.len()).filter(|seat| table.seats.get(*seat).is_some());
    let lost = |seat: Seat| it.links.get(&seat.into()).is_none_or(|link| link.phone != SeatPhone::Connected);
    let seats = away.map(|seat| (seat, lost(seat))).collect();
    let page = if it.open && table.ours { page(&hub, &it, lang, &on) } else { Html::default() };
    (Phones { seats, open: (table.ours && table.held).then_some(open), on }, page)
}

/// Renders the page of phones.
fn page(hub: &SharedHub, it: &Hub, lang: Lang, on: &Callback<PhonesMsg>) -> Html {
    let all = Seat::all(it.table.handle.summary().players.len());
    let seats: Vec<PhoneSeat> =
        all.map(|seat| phone_seat(it, lang, mark_at(&it.table, lang, seat))).collect();
    let watchers = watchers(it, lang);
    let mut cards = seats.iter().chain(&watchers);
    let scans = cards.find(|card| card.phone == SeatPhone::Camera).map(|card| card.role);
    let scanner = scans.map(|role| {
        let (words, faults) = (hub.clone(), hub.clone());
        let on_word = Callback::from(move |word: String| accept(&words, role, &word));
        let on_fault = Callback::from(move |fault| camera_failed(&faults, role, fault));
        html! { <Scanner {on_word} {on_fault} /> }
    });
    let lead = lead(it, lang);
    html! { <PhonesPage {seats} {watchers} {lead} on={on.clone()}>{ for scanner }</PhonesPage> }
}

/// Opens the page if seats had phones when this game was loaded, and leads to them: connections do not outlive a page.
/// Their phones are lost until they join again, so that nobody opens these hands by going back to the game.
fn join_again(hub: &SharedHub) {
    let (missing, dispatch) = {
        let mut it = hub.borrow_mut();
        let is_over = it.table.broken.is_some() || it.table.mode == ScreenMode::Over;
        it.again = true;
        let missing: Vec<Seat> = it.to_join().collect();
        if is_over || missing.is_empty() {
            it.again = false;
            return;
        }
        (it.open, it.leads) = (true, true);
        it.redraw.force_update();
        (missing, it.dispatch.clone())
    };
    lead_on(hub, None);
    for seat in missing {
        dispatch.dispatch(TableMsg::Phone(seat.into(), true));
        dispatch.dispatch(TableMsg::Silent(seat, true));
    }
}

/// Offers a code to the next person after this seat who has no phone, while the page leads from seat to seat.
fn lead_on(hub: &SharedHub, after: Option<Seat>) {
    if !hub.borrow().leads {
        return;
    }
    let next = hub.borrow().to_join().find(|seat| after.is_none_or(|after| *seat > after));
    match next {
        Some(seat) => offer(hub, seat.into()),
        None => hub.borrow_mut().leads = false,
    }
}

/// Returns who joins now and who is next, as a sentence; empty if the page does not lead.
fn lead(it: &Hub, lang: Lang) -> String {
    let names = it.table.handle.names(lang);
    let is_joining = |(_, link): &(&Role, &SeatLink)| link.phone != SeatPhone::Connected;
    let now = it
        .links
        .iter()
        .filter(|_| it.leads)
        .filter(is_joining)
        .filter_map(|(role, _)| role.seat())
        .next_back();
    let name = |seat: Seat| names.get(seat.index()).map(String::as_str);
    let sentence = |now: Seat| {
        let next = it.to_join().find(|seat| *seat > now);
        lang.say(PhoneWords::Lead(name(now).unwrap_or_default(), next.and_then(name)))
    };
    let misses = it.again && (now.is_some() || it.to_join().next().is_some());
    let again = misses.then(|| lang.say(PhoneWords::JoinAgain));
    again.into_iter().chain(now.map(sentence)).collect::<Vec<_>>().join(" ")
}

/// Returns the mark of a seat at this table.
pub fn mark_at(table: &TableState, lang: Lang, seat: Seat) -> SeatMark {
    let (players, titles) = (table.handle.summary().players, table.game.titles());
    let names = Names::new(lang, titles, &players);
    mark_of((table.game.info(), titles), &players, &names, lang, seat)
}

fn phone_seat(it: &Hub, lang: Lang, mark: SeatMark) -> PhoneSeat {
    let seat = mark.seat;
    let link = it.links.get(&seat.into());
    let person = it.table.handle.summary().players[seat.index()].controller.is_person();
    let phone = match link {
        Some(link) => link.phone.clone(),
        None if !person => SeatPhone::Computer,
        None if it.table.seats.get(seat).is_some() || it.joins_again(seat) => SeatPhone::Lost,
        None => SeatPhone::Tablet,
    };
    let pin = (it.pin_first == Some(seat)).then(|| lang.say(PhoneWords::PinFirst(&mark.name)));
    let trouble = link.and_then(|link| link.trouble).map(|words| lang.say(words)).or(pin).unwrap_or_default();
    let copied = link.is_some_and(|link| link.copied);
    let SeatMark { name, symbol, colour, .. } = mark;
    PhoneSeat { role: seat.into(), name, symbol, colour, phone, trouble, copied }
}

/// Returns the screens that watch, and the next one if there may be more.
fn watchers(it: &Hub, lang: Lang) -> Vec<PhoneSeat> {
    let next = Role::watchers().find(|role| !it.links.contains_key(role));
    let shown = |(_, role): &(usize, Role)| it.links.contains_key(role) || next == Some(*role);
    let card = |(nth, role): (usize, Role)| {
        let link = it.links.get(&role);
        let trouble = link.and_then(|link| link.trouble).map(|words| lang.say(words));
        PhoneSeat {
            role,
            name: lang.say(PhoneWords::Screen(nth + 1)),
            symbol: "i-eye".into(),
            colour: 0,
            phone: link.map_or(SeatPhone::Tablet, |link| link.phone.clone()),
            trouble: trouble.unwrap_or_default(),
            copied: link.is_some_and(|link| link.copied),
        }
    };
    Role::watchers().enumerate().filter(shown).map(card).collect()
}

fn on_msg(hub: &SharedHub, msg: PhonesMsg) {
    match msg {
        PhonesMsg::Show(role) => offer(hub, role),
        PhonesMsg::Copy(role) => copy(hub, role),
        PhonesMsg::Scan(role) => {
            // There is one camera.
            hub.borrow_mut().leave_camera();
            change(hub, role, |link| link.phone = SeatPhone::Camera);
        }
        PhonesMsg::Paste(role, text) => accept(hub, role, &text),
        PhonesMsg::Cancel(role) => {
            let scans = |link: &SeatLink| link.phone == SeatPhone::Camera;
            if hub.borrow().links.get(&role).is_some_and(scans) {
                change(hub, role, SeatLink::show_code);
            } else {
                withdraw(hub, role);
                // People who decline a phone for now are skipped.
                role.seat().into_iter().for_each(|seat| lead_on(hub, Some(seat)));
            }
        }
        PhonesMsg::PlayHere(role) => let_go(hub, role),
        PhonesMsg::Close => {
            let mut it = hub.borrow_mut();
            (it.open, it.leads, it.again) = (false, false, false);
            it.leave_camera();
            it.redraw.force_update();
            focus_on_curtain();
        }
    }
}

/// Gives the focus to a curtain that appeared behind the page, once the page is gone: the button that opened the page
/// is gone too.
fn focus_on_curtain() {
    Timeout::new(0, || {
        if browser::has_focus("body") {
            browser::focus(".pin-asks, .curtain-button");
        }
    })
    .forget();
}
