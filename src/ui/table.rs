//! The playing screen: opens a saved game, keeps its state ([`reducer`] changes it), and frames the board.

pub mod bar;
pub mod coach;
pub mod computers;
mod dialogs;
mod feedback;
pub mod frame;
mod held;
mod keys;
mod last_act;
mod log_room;
mod menu;
mod notices;
pub mod offer;
mod reducer;
pub mod sorry;
mod staged;
pub mod takeback;

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use self::last_act::use_last_act;
use self::takeback::TakebackSaid;
use super::phones::hosting::use_phones;
use super::settings::use_home;
use super::sound;
use super::store::{self, Local, StoreError};
use super::{browser, haste, replay, tabs};
use crate::games;
use crate::lang::Lang;
use crate::lang::phones::PhoneWords;
use crate::lang::table::TableWords;
use crate::phones::protocol::GuestInput;
use crate::phones::role::Role;
use crate::phones::seats::{SeatTables, UnwantedInputs};
use crate::phones::takeback::TakebackAct;
use crate::play::ScreenMode;
use crate::play::decision::PendingDecision;
use crate::play::game_module::{GameRef, Opened};
use crate::play::running_game::GameHandle;
use crate::scenes::{Advice, Command, Spot};
use crate::table::Seat;
use crate::table::record::{Record, RecordError};

#[derive(Properties, PartialEq)]
pub struct OpenTableProps {
    /// Id of the saved game.
    pub id: AttrValue,
}

/// An opened saved game: which one it is, and how far it plays.
pub type Found = Result<(GameRef, Opened), RecordError>;

/// Opens the text of a saved game.
///
/// # Errors
/// Returns why it cannot be opened at all.
pub fn found(text: &str) -> Found {
    let record = Record::parse(text)?;
    let game = games::of(&record)?;
    Ok((game, game.open(&record)?))
}

/// Opens the text of a saved game, with the stored holder of the device.
fn found_at(id: &str, text: &str) -> Found {
    let (game, opened) = found(text)?;
    Ok((game, Opened { handle: store::sit_down(&Local, id, opened.handle), ..opened }))
}

/// Loads a saved game and shows its table, or the reason why it cannot be opened.
#[component]
pub fn OpenTable(props: &OpenTableProps) -> Html {
    let lang = use_home().lang;
    let opened = use_memo(props.id.clone(), |id| {
        // Another tab may have continued a game that waits here.
        store::store_what_waits();
        store::text(&Local, id).map(|text| found_at(id, &text))
    });
    match &*opened {
        None => sorry::sorry(lang, lang.say(TableWords::NotFound), &props.id),
        Some(Err(fault)) => sorry::sorry(lang, replay::cannot_open(lang, fault), &props.id),
        Some(Ok((game, opened))) => {
            let broken =
                opened.broken.as_ref().map(|fault| AttrValue::from(replay::stops_at(lang, *game, fault)));
            html! { <AtTable id={props.id.clone()} game={*game} handle={opened.handle.clone()} {broken} /> }
        }
    }
}

/// The game on the screen and whether it may be changed here.
#[derive(Clone, PartialEq)]
pub struct TableState {
    pub game: GameRef,
    pub handle: GameHandle,
    pub id: AttrValue,
    /// Grows with every message, so that rendering can detect changes.
    pub version: u32,
    pub mode: ScreenMode,
    /// Whether this tab holds the game.
    pub ours: bool,
    /// Whether that is known for sure: no computer begins to think before.
    pub held: bool,
    /// The reason why the record does not play to its end: it is then read-only.
    pub broken: Option<AttrValue>,
    pub fault: Option<StoreError>,
    /// The stored text of the game as this tab last read or wrote it; `None` if no other tab can change it.
    pub stored: Option<Rc<str>>,
    /// The index of the first entry that the last command added.
    pub entries_before: usize,
    /// The number of effective commands of people, except takebacks.
    pub done: u32,
    /// The number of times the aimed piece was turned.
    pub turns: usize,
    /// Quick placement (a setting): see [`crate::play::Play::act_quickly`].
    pub quick: bool,
    /// The request of a tutorial.
    pub request: TutorialRequest,
    /// The tables of the seats with phones, and of watchers.
    pub seats: SeatTables,
    /// The number of inputs of phones.
    pub inputs: u32,
    /// For each seat the last input of its phone that was not taken: its number, and why.
    pub unwanted: UnwantedInputs,
    /// Whether this is the phone of a seat or the screen of a watcher: the game is on another device.
    pub guest: bool,
    /// On a phone: why the last input was not taken, until the next change, and a number that grows.
    pub trouble: Option<(PhoneWords<'static>, u32)>,
}

/// The request of a tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TutorialRequest {
    /// The commit button is blocked, because the tutorial asks for something else; a press shows that.
    pub barred: bool,
    /// A place that must be visible.
    pub spot: Option<Spot>,
}

/// A message to the table's reducer.
pub enum TableMsg {
    Do(Command),
    /// A command right after another decision began: nothing is decided.
    Hasten(Command),
    /// This tab got or lost the game; with the language for errors.
    Ours(bool, Lang),
    /// There may be room again for what waits in memory.
    Room,
    /// Another tab stored this text of the game.
    Stored(String),
    /// Input on the phone of a seat.
    Guest(Seat, GuestInput),
    /// A request for a hint on the phone of a seat.
    GuestHint(Seat, PendingDecision),
    /// The hint for the phone of a seat; `None` if no computer can be started.
    Hint(Seat, Option<(String, Advice)>),
    /// Words about taking moves back: on the phone of a seat.
    GuestTakesBack(Seat, TakebackAct),
    /// On this device, by a seat without a phone; `None` for everybody at it.
    TakeBack(Option<Seat>, TakebackAct),
    /// A seat got a phone or plays here again; a watcher joined or left.
    Phone(Role, bool),
    /// The owner of this seat has left the phone.
    Left(Seat),
    /// The phone of a seat is lost, or is there again.
    Silent(Seat, bool),
}

impl TableState {
    /// Creates a table in a tab that may play.
    pub fn at(game: GameRef, handle: GameHandle, id: AttrValue) -> Self {
        Self {
            game,
            mode: handle.mode(),
            entries_before: handle.summary().entries,
            handle,
            id,
            version: 0,
            ours: true,
            held: false,
            broken: None,
            fault: None,
            stored: None,
            done: 0,
            turns: 0,
            quick: false,
            request: TutorialRequest::default(),
            seats: SeatTables::default(),
            inputs: 0,
            unwanted: UnwantedInputs::default(),
            guest: false,
            trouble: None,
        }
    }
}

#[derive(Properties, PartialEq)]
struct AtTableProps {
    id: AttrValue,
    game: GameRef,
    handle: GameHandle,
    broken: Option<AttrValue>,
}

/// A game being played.
#[component]
fn AtTable(props: &AtTableProps) -> Html {
    let home = use_home();
    let table = use_reducer(|| {
        let mut table = TableState {
            broken: props.broken.clone(),
            fault: first_fault(&props.id),
            quick: home.settings.place_at_once,
            ..TableState::at(props.game, props.handle.clone(), props.id.clone())
        };
        table.note_stored();
        table
    });
    let act = {
        let table = table.dispatcher();
        use_callback((), move |command: Command, ()| {
            // Computers, timers and the page itself are never in haste.
            let message = match haste::haste().filter(|_| !command.is_free()) {
                Some(haste::Haste::Early) => return,
                Some(haste::Haste::Hasty) => TableMsg::Hasten(command),
                None => TableMsg::Do(command),
            };
            browser::paint_at_once();
            table.dispatch(message);
        })
    };
    let last_act = use_last_act(&table, &home);
    // A touch that hurries the last act decides nothing after it.
    haste::use_haste(last_act.is_none().then(|| table.handle.decision()), table.done);
    let heard = {
        let (table, lang) = (table.dispatcher(), home.lang);
        Callback::from(move |ours: bool| table.dispatch(TableMsg::Ours(ours, lang)))
    };
    let take_over = use_only_tab(&props.id, heard);
    use_effect_with((), |()| browser::ask_room_again());
    use_background(act.clone());
    use_other_tabs(&props.id, table.dispatcher());
    use_effect_with(home.settings.awake, move |awake| {
        let guard = awake.then(browser::Awake::ask);
        move || drop(guard)
    });
    let computers = computers::use_computers(&table, &act, home.settings.pace);
    let coach = coach::use_coach(&table, home.settings.coach);
    let (phones, page) = use_phones(&table, home.lang);
    let on_takeback = {
        let table = table.dispatcher();
        use_callback((), move |(seat, act): TakebackSaid, ()| table.dispatch(TableMsg::TakeBack(seat, act)))
    };
    let (resting, act) = match &last_act {
        Some(_) => (true, Callback::noop()),
        None => (false, act),
    };
    if table.mode == ScreenMode::Over && !resting {
        let (id, game, handle) = (props.id.clone(), table.game, table.handle.clone());
        let fresh = props.handle.mode() != ScreenMode::Over;
        return html! { <super::over::OverScreen {id} {game} {handle} {fresh} /> };
    }
    let shown = last_act.unwrap_or_else(|| Rc::new((*table).clone()));
    html! {
        <>
            <frame::Frame table={shown} {resting} {act} {take_over} {on_takeback} {computers} {coach} {phones} around={home.settings.around} />
            { page }
        </>
    }
}

/// Returns the storage error when a game is opened, if any.
fn first_fault(id: &str) -> Option<StoreError> {
    if store::blocked() {
        return Some(StoreError::Blocked);
    }
    (store::waits(id) && !store::store_what_waits()).then_some(StoreError::Full)
}

/// Listens for storage changes by other tabs: room again, another title, or another move where there are no locks.
#[hook]
fn use_other_tabs(id: &AttrValue, table: UseReducerDispatcher<TableState>) {
    let key = format!("deska.game.{id}");
    use_effect_with((), move |()| {
        let stored = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                let text = |name: &str| browser::property(event, name).and_then(|value| value.as_string());
                let record = text("newValue").filter(|_| text("key").as_ref() == Some(&key));
                if let Some(record) = record {
                    table.dispatch(TableMsg::Stored(record));
                }
                table.dispatch(TableMsg::Room);
            })
        });
        move || {
            drop(stored);
            store::store_what_waits();
        }
    });
}

/// Holds the game for this tab while it is open; returns a callback that takes it over from another tab.
#[hook]
fn use_only_tab(id: &AttrValue, heard: Callback<bool>) -> Callback<MouseEvent> {
    let guard = use_mut_ref(|| None::<tabs::Guard>);
    {
        let (guard, heard, id) = (guard.clone(), heard.clone(), id.clone());
        use_effect_with((), move |()| {
            *guard.borrow_mut() = Some(tabs::ask(&id, false, heard));
            move || drop(guard.borrow_mut().take())
        });
    }
    let id = id.clone();
    Callback::from(move |_| *guard.borrow_mut() = Some(tabs::ask(&id, true, heard.clone())))
}

/// Hides secrets and stops sounds when the page goes to the background.
#[hook]
fn use_background(act: Callback<Command>) {
    use_effect_with((), move |()| {
        let hide = web_sys::window().and_then(|w| w.document()).map(|document| {
            let watched = document.clone();
            EventListener::new(&document, "visibilitychange", move |_| {
                if watched.visibility_state() == web_sys::VisibilityState::Hidden {
                    sound::stop_all();
                    act.emit(Command::Background);
                }
            })
        });
        move || drop(hide)
    });
}
