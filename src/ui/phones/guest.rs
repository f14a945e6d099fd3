//! The phone's side of phones as hands: joins a table by its link, shows its owner's hand as the host sends it, and
//! sends the owner's input. A watcher is shown the public table, and sends no input. The game is on the other device.

mod connection;

use std::rc::Rc;

use yew::prelude::*;

use self::connection::{Joining, PhoneHub, SharedPhone, act, on_msg, show};
use super::camera::Scanner;
use super::joining::{JoinMsg, JoinPage, JoinState};
use crate::games;
use crate::lang::phones::PhoneWords;
use crate::lang::{Lang, Names};
use crate::phones::invitation::{CodeError, Invitation};
use crate::phones::seats::{HintState, SeatTables};
use crate::play::game_module::GameRef;
use crate::play::table_view::{SeatMark, ViewOptions, mark_of};
use crate::scenes::{Command, Regions};
use crate::table::{Player, Seat};
use crate::ui::kit::button;
use crate::ui::over::OverScreen;
use crate::ui::route::Route;
use crate::ui::settings::{Home, use_home};
use crate::ui::store::{self, Local};
use crate::ui::table::TableState;
use crate::ui::table::computers::{ComputerControl, Computers, Status};
use crate::ui::table::frame::Frame;
use crate::ui::table::takeback::TakebackSaid;
use crate::ui::{browser, haste};

/// The game and the invitation of a link, or why the link is invalid.
type Invited = Result<(GameRef, Invitation), PhoneWords<'static>>;

#[derive(Properties, PartialEq)]
pub struct JoinTableProps {
    /// The invitation in the link.
    pub code: AttrValue,
}

/// The phone of a seat, or the screen of a watcher.
#[component]
pub fn JoinTable(props: &JoinTableProps) -> Html {
    let home = use_home();
    let invited = use_memo(props.code.clone(), |code| invited(code));
    let hub = use_connection(&home, &props.code);
    let act = {
        let hub = hub.clone();
        use_callback(home.settings.place_at_once, move |command: Command, quick| act(&hub, command, *quick))
    };
    let watches = matches!(&*invited, Ok((_, invitation)) if invitation.role.seat().is_none());
    let callbacks = use_host_callbacks(&hub, if watches { Callback::noop() } else { act });
    let on = {
        let (hub, invited) = (hub.clone(), invited.clone());
        use_callback(props.code.clone(), move |msg: JoinMsg, _| on_msg(&hub, &invited, msg))
    };
    let it = hub.borrow();
    if it.stage == Joining::Scanning {
        return scanner(&hub, &props.code, home.lang);
    }
    let (game, invitation) = match &*invited {
        Ok((game, invitation)) => (*game, invitation),
        Err(why) => return html! { <JoinPage state={JoinState::Broken { why: home.lang.say(*why) }} {on} /> },
    };
    if let Some((id, handle)) = it.over.clone() {
        return html! { <OverScreen {id} {game} {handle} fresh=true guest=true own={it.seat} /> };
    }
    let join_page = it.join_state(home.lang).map(|state| {
        let who = invitation.role.seat().map(|seat| mark(game, invitation, seat, home.lang));
        let (watches, class) = (who.is_none(), format!("game-{}", game.info().id));
        let trouble = it.trouble.map(|words| home.lang.say(words)).unwrap_or_default();
        html! { <div {class}><JoinPage {who} {watches} {state} copied={it.copied} {trouble} {on} /></div> }
    });
    html! { <>{ for table(&it, game, &callbacks) }{ for join_page }</> }
}

/// Keeps a connection while the page is open.
#[hook]
fn use_connection(home: &Home, code: &AttrValue) -> SharedPhone {
    let redraw = use_force_update();
    // A page that was loaded again has lost its connection, and an invitation serves once.
    let hub: SharedPhone = use_mut_ref(|| PhoneHub::new(redraw, store::has_joined(&Local, code)));
    hub.borrow_mut().options = ViewOptions {
        lang: home.lang,
        show_legal: home.settings.show_legal,
        aids: home.settings.aids,
        regions: Regions::default(),
        announced: 0,
    };
    {
        let hub = hub.clone();
        use_effect_with((), move |()| move || hub.borrow_mut().leave());
    }
    use_effect_with(home.settings.awake, move |awake| {
        let guard = awake.then(browser::Awake::ask);
        move || drop(guard)
    });
    // Pages such as the settings leave the connection and lead back here.
    let has_hand = hub.borrow().handle.is_some();
    use_effect_with((has_hand, code.clone()), |(has_hand, code)| {
        browser::mark_moment(browser::PHONE, has_hand.then(|| code.as_str()));
        if *has_hand {
            store::keep_joined(&Local, code);
        }
        || browser::mark_moment(browser::PHONE, None)
    });
    let decision = hub.borrow().handle.as_ref().map(|handle| handle.decision());
    let done = hub.borrow().done;
    haste::use_haste(decision, done);
    let lost = matches!(hub.borrow().stage, Joining::Lost { .. });
    use_effect_with(lost, |lost| {
        if *lost {
            browser::focus(".joining-lost .btn");
        }
    });
    hub
}

/// A message of the phone's table to the host.
struct HostCallbacks {
    act: Callback<Command>,
    on_takeback: Callback<TakebackSaid>,
    control: Callback<ComputerControl>,
}

#[hook]
fn use_host_callbacks(hub: &SharedPhone, act: Callback<Command>) -> HostCallbacks {
    let (there, on) = (hub.clone(), hub.clone());
    let on_takeback = use_callback((), move |(_, act): TakebackSaid, ()| there.borrow().take_back(act));
    let control = use_callback((), move |control: ComputerControl, ()| {
        // The host's computers are its own affair, except for hints.
        if control == ComputerControl::Hint {
            on.borrow().ask_hint();
        }
    });
    HostCallbacks { act, on_takeback, control }
}

/// Renders the table as it was received last, dimmed if the connection is lost.
fn table(it: &PhoneHub, game: GameRef, says: &HostCallbacks) -> Option<Html> {
    let lost = matches!(it.stage, Joining::Lost { .. });
    let handle = it.handle.clone().filter(|_| lost || it.stage == Joining::Playing)?;
    let table = TableState {
        version: it.version,
        entries_before: it.entries_before,
        done: it.done,
        turns: it.turns,
        guest: true,
        trouble: it.refused.map(|why| (why, it.refusals)),
        seats: SeatTables::of_guest(it.guest.beside()),
        ..TableState::at(game, handle, AttrValue::from("phone"))
    };
    let hint = it.guest.beside().hint;
    let (seeks, missing) = (hint == HintState::Sought, hint == HintState::Missing);
    let status = Status { seeks, lost: missing, ..Status::default() };
    let computers = Computers { status, control: says.control.clone() };
    Some(html! {
        <div class={classes!("phone-table", lost.then_some("phone-dimmed"))} inert={lost}>
            <Frame table={Rc::new(table)} act={says.act.clone()} take_over={Callback::noop()} on_takeback={says.on_takeback.clone()} {computers} />
        </div>
    })
}

/// Renders the camera that looks for a new invitation. The connection stays until there is one.
fn scanner(hub: &SharedPhone, own: &AttrValue, lang: Lang) -> Html {
    let (again, failed, back) = (hub.clone(), hub.clone(), hub.clone());
    let own = own.clone();
    let on_word = Callback::from(move |text: String| {
        let code = text.rsplit('/').next().unwrap_or_default().to_string();
        if code.parse::<Invitation>().is_err() {
            return;
        }
        if code == *own { show(&again, PhoneHub::ask_again) } else { Route::Join { code }.replace() }
    });
    let on_fault = Callback::from(move |_| show(&failed, |it| it.stop(PhoneWords::PhoneCamera)));
    let onclick = Callback::from(move |_: MouseEvent| show(&back, PhoneHub::leave_camera));
    html! {
        <main class="joining">
            <h1 class="joining-title">{ lang.say(PhoneWords::ScanNew) }</h1>
            <Scanner {on_word} {on_fault} />
            <div class="joining-foot">{ button("joining-second", None, lang.say(PhoneWords::Cancel), onclick) }</div>
        </main>
    }
}

/// Reads the invitation of a link, and finds its game.
fn invited(code: &str) -> Invited {
    let invitation: Invitation = code.parse().map_err(|error| match error {
        CodeError::Cut => PhoneWords::LinkCut,
        CodeError::Damaged => PhoneWords::LinkDamaged,
        CodeError::Newer => PhoneWords::LinkNewer,
        CodeError::Other => PhoneWords::LinkOther,
    })?;
    let game = games::game_module(&invitation.game).ok_or(PhoneWords::LinkNewer)?;
    Ok((game, invitation))
}

/// Returns the mark of the seat in the link.
fn mark(game: GameRef, invitation: &Invitation, seat: Seat, lang: Lang) -> SeatMark {
    let seats = seat.index() + 1;
    let player = Player::person(invitation.name.clone(), invitation.sign, invitation.colour);
    let players = vec![player; seats];
    let names = Names::new(lang, game.titles(), &players);
    mark_of((game.info(), game.titles()), &players, &names, lang, seat)
}
