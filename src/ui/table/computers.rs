//! Computers at the table: asks a computer player for its decisions, and shows them at a human pace. It decides no
//! rule: the running game has the legal actions, and the computer player searches.
//!
//! A decision has four steps: requested, answered, shown (`Command::Aim`), performed (`Command::Answer`). Nothing
//! runs while a person thinks. If a computer player is lost, silent or wrong, another one is asked once. After that
//! the table says so and a person takes over.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::super::mind::{Host, Line};
use super::super::settings::Pace;
use super::super::{browser, director};
use super::{TableMsg, TableState};
use crate::bots::worker_protocol::{Request, Response};
use crate::play::ScreenMode;
use crate::play::computer::ComputerToAct;
use crate::play::running_game::GameHandle;
use crate::scenes::{Advice, Command};
use crate::table::dice::fresh_seed;
use crate::table::{Computer, Level, Seat};

/// After this many milliseconds of thinking a person may demand the move.
const PATIENCE: u32 = 2_000;
/// The silence, in milliseconds beyond its time, after which a computer player counts as lost.
const SILENCE: u32 = 8_000;
/// Like [`SILENCE`] if the program is fetched into the page, which may take longer.
const SILENCE_IN_PAGE: u32 = 30_000;
/// The time a result is shown when nobody has to confirm it, in milliseconds.
const RESULT: u32 = 2_400;

/// A hint for a seat: a move in notation, with its advice; `None` if no computer can be started.
type HintFor = (Seat, Option<(String, Advice)>);

/// The state of the computers, as the table shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Status {
    /// Thinking takes long: a person may demand the move.
    pub slow: bool,
    /// No computer player can be started.
    pub lost: bool,
    /// Each step waits for the user.
    pub paused: bool,
    /// A hint is being computed.
    pub seeks: bool,
}

/// A person's control of the computers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComputerControl {
    /// Answer with the best move so far.
    Now,
    /// Take one more step.
    Next,
    /// Wait for each step, or continue automatically.
    Pause(bool),
    /// Try to think again.
    Again,
    /// A hint for the person who decides: first the region or the move, then the move with its reasons.
    Hint,
}

/// The computers as the frame sees them.
#[derive(Clone, PartialEq, Default)]
pub struct Computers {
    pub status: Status,
    pub control: Callback<ComputerControl>,
}

impl Computers {
    /// Returns a callback that sends a control on a click.
    pub fn on_click(&self, control: ComputerControl) -> Callback<MouseEvent> {
        self.control.reform(move |_: MouseEvent| control)
    }
}

/// The state behind the table.
struct Engine {
    act: Callback<Command>,
    /// Shows a hint on the phone of a seat; `None` if none can be computed.
    advise: Callback<HintFor>,
    show: UseStateSetter<Status>,
    status: Status,
    pace: Pace,
    /// The game as it is drawn, and the awaited decision.
    handle: GameHandle,
    wanted: Option<ComputerToAct>,
    /// The user is browsing the history: nothing moves.
    looks_back: bool,
    line: Option<Line>,
    host: Host,
    /// The number of the last request.
    ask: u32,
    /// Whether this decision was requested a second time.
    again: bool,
    /// The decision to be shown.
    answer: Option<String>,
    /// The decision is shown on the board and is performed next.
    aimed: bool,
    /// The hint: its record, the move, and the reasons.
    hint: Option<(String, String, Vec<String>)>,
    /// The phone's seat that asked for it; `None` for the person at this device.
    hint_to: Option<Seat>,
    /// The record it was requested for: after an undo the same number of entries may be different ones.
    hint_for: String,
    /// The user asked for one step.
    step: bool,
    /// When the last step was performed.
    done: f64,
    /// The next automatic step.
    next: Option<Timeout>,
    patience: Option<Timeout>,
    silence: Option<Timeout>,
}

type Shared = Rc<RefCell<Engine>>;

/// Lets computers play while this tab holds the game.
#[hook]
pub fn use_computers(table: &UseReducerHandle<TableState>, act: &Callback<Command>, pace: Pace) -> Computers {
    let status = use_state_eq(|| Status { paused: pace == Pace::Steps, ..Status::default() });
    let engine = {
        let (act, show, handle) = (act.clone(), status.setter(), table.handle.clone());
        let table = table.dispatcher();
        let advise = Callback::from(move |(seat, hint)| table.dispatch(TableMsg::Hint(seat, hint)));
        use_mut_ref(move || Engine::new((act, advise), show, handle, pace))
    };
    let mine = table.held && table.broken.is_none();
    let wanted = table.handle.computer_to_act().filter(|_| mine);
    let unwatched = mine && matches!(table.mode, ScreenMode::Result(_)) && !people(&table.handle);
    engine.borrow_mut().handle = table.handle.clone();
    {
        let engine = engine.clone();
        use_effect_with((wanted, pace), move |(wanted, pace)| {
            engine.borrow_mut().pace = *pace;
            want(&engine, *wanted);
        });
    }
    {
        let (engine, back) = (engine.clone(), table.handle.looks_back());
        use_effect_with(back, move |back| {
            engine.borrow_mut().looks_back = *back;
            move_on(&engine);
        });
    }
    {
        // A phone that asks for a hint waits until no computer decides.
        let (engine, inputs) = (engine.clone(), table.inputs);
        let sought = table.seats.hint_sought().filter(|_| mine && wanted.is_none());
        use_effect_with((sought, inputs), move |(sought, _)| {
            if let Some(seat) = *sought {
                hint(&engine, Some(seat));
            }
        });
    }
    {
        // A result among computers alone is shown for a while.
        let (act, paused) = (act.clone(), status.paused);
        use_effect_with((unwatched, paused), move |(unwatched, paused)| {
            let on = (*unwatched && !*paused).then(|| {
                let go_on = Rc::new(move || act.emit(Command::EndTurn));
                let next = Rc::new(RefCell::new(None));
                let later = next.clone();
                // The staging of the result begins meanwhile, and may take longer.
                let first = Timeout::new(RESULT, move || {
                    let rest = director::rest();
                    let wait = if rest > 0.0 { rest as u32 + RESULT / 2 } else { 0 };
                    later.replace(Some(Timeout::new(wait, move || go_on())));
                });
                next.replace(Some(first));
                next
            });
            move || drop(on.and_then(|next| next.take()))
        });
    }
    {
        let engine = engine.clone();
        use_effect_with((), move |()| move || engine.borrow_mut().close());
    }
    let control = use_callback((), move |control: ComputerControl, ()| on_control(&engine, control));
    Computers { status: *status, control }
}

fn people(handle: &GameHandle) -> bool {
    handle.summary().players.iter().any(|player| player.controller.is_person())
}

impl Engine {
    fn new(
        (act, advise): (Callback<Command>, Callback<HintFor>),
        show: UseStateSetter<Status>,
        handle: GameHandle,
        pace: Pace,
    ) -> Self {
        Self {
            act,
            advise,
            show,
            status: Status { paused: pace == Pace::Steps, ..Status::default() },
            pace,
            handle,
            wanted: None,
            looks_back: false,
            line: None,
            host: Host::Worker,
            ask: 0,
            again: false,
            answer: None,
            aimed: false,
            hint: None,
            hint_to: None,
            hint_for: String::new(),
            step: false,
            done: 0.0,
            next: None,
            patience: None,
            silence: None,
        }
    }

    /// Returns whether a hint for this record is being computed.
    fn seeks_for(&self, record: &str) -> bool {
        self.status.seeks && self.hint_for == record
    }

    fn status(&mut self, change: impl FnOnce(&mut Status)) {
        change(&mut self.status);
        self.show.set(self.status);
    }

    /// Stops waiting for a decision.
    fn rest(&mut self) {
        if self.wanted.is_some() && self.answer.is_none() {
            self.line.iter().for_each(|line| line.tell(&Request::Stop));
        }
        (self.answer, self.aimed, self.again) = (None, false, false);
        (self.next, self.patience, self.silence) = (None, None, None);
    }

    fn close(&mut self) {
        self.rest();
        self.wanted = None;
        self.line = None;
    }
}

/// Changes the awaited decision, if any.
fn want(engine: &Shared, wanted: Option<ComputerToAct>) {
    {
        let mut it = engine.borrow_mut();
        if it.wanted == wanted {
            return;
        }
        it.rest();
        it.wanted = wanted;
        it.hint = None;
        it.status(|status| (status.slow, status.lost, status.seeks) = (false, false, false));
    }
    ask(engine);
}

/// Requests the awaited decision.
fn ask(engine: &Shared) {
    let Some(ComputerToAct { computer, .. }) = engine.borrow().wanted else { return };
    put(engine, computer);
    let slow = engine.clone();
    engine.borrow_mut().patience =
        Some(Timeout::new(PATIENCE, move || slow.borrow_mut().status(|status| status.slow = true)));
}

/// Sends the decision to a computer player.
fn put(engine: &Shared, computer: Computer) {
    let mut it = engine.borrow_mut();
    it.ask += 1;
    let (ask, record, host) = (it.ask, it.handle.record(), it.host);
    let line = it.line.get_or_insert_with(|| {
        let engine = engine.clone();
        Line::open(host, Callback::from(move |report| hear(&engine, report)))
    });
    line.tell(&Request::Think { ask, record, computer, seed: fresh_seed() });
    drop(it);
    listen(engine);
}

/// Requests a hint for the person who decides, at this device or on the phone of a seat. The next request shows its
/// reasons.
fn hint(engine: &Shared, to: Option<Seat>) {
    let record = engine.borrow().handle.record();
    let hint = engine.borrow().hint.clone().filter(|(of, ..)| *of == record);
    engine.borrow_mut().hint_to = to;
    match hint {
        Some((_, action, reasons)) => show_hint(engine, action, Advice::Why(reasons)),
        None if engine.borrow().seeks_for(&record) || engine.borrow().wanted.is_some() => {}
        None => {
            {
                let mut it = engine.borrow_mut();
                it.hint_for = record;
                it.status(|status| status.seeks = true);
            }
            put(engine, Level::Hard.into());
        }
    }
}

/// Shows a hint to the player who asked for it.
fn show_hint(engine: &Shared, action: String, advice: Advice) {
    let (to, act, advise) = {
        let it = engine.borrow();
        (it.hint_to, it.act.clone(), it.advise.clone())
    };
    match to {
        Some(seat) => advise.emit((seat, Some((action, advice)))),
        None => act.emit(Command::Hint(action, advice)),
    }
}

/// Handles a hint: shows where to look.
fn advise(engine: &Shared, action: String, reasons: Vec<(String, f32)>) {
    let reasons = reasons.into_iter().filter(|(_, weight)| *weight > 0.0).map(|(name, _)| name).collect();
    {
        let mut it = engine.borrow_mut();
        it.silence = None;
        it.status(|status| status.seeks = false);
        // The person may have played on meanwhile.
        let record = it.handle.record();
        if record != it.hint_for {
            return;
        }
        it.hint = Some((record, action.clone(), reasons));
    }
    show_hint(engine, action, Advice::First);
}

/// Waits for the next response, with a time limit.
fn listen(engine: &Shared) {
    let lost = engine.clone();
    let mut it = engine.borrow_mut();
    let silence = if it.host == Host::Worker { SILENCE } else { SILENCE_IN_PAGE };
    it.silence = Some(Timeout::new(silence, move || hear(&lost, None)));
}

/// Handles a response, or the loss of the computer player.
fn hear(engine: &Shared, report: Option<Response>) {
    let asked = engine.borrow().ask;
    match report {
        Some(Response::Progress(ask, _)) if ask == asked => listen(engine),
        Some(Response::Answer { ask, action, reasons, .. })
            if ask == asked && engine.borrow().status.seeks =>
        {
            advise(engine, action, reasons);
        }
        Some(Response::Answer { ask, action, .. }) if ask == asked => {
            let is_expected = {
                let mut it = engine.borrow_mut();
                (it.silence, it.patience) = (None, None);
                let is_expected =
                    it.wanted.is_some_and(|wanted| it.handle.may_answer(wanted.entries, &action));
                it.answer = Some(action).filter(|_| is_expected);
                it.status(|status| status.slow = false);
                is_expected
            };
            if is_expected { move_on(engine) } else { elsewhere(engine) }
        }
        Some(Response::Nothing(ask, _)) if ask == asked && !engine.borrow().status.seeks => elsewhere(engine),
        // Late responses are ignored.
        Some(_) => {}
        None => elsewhere(engine),
    }
}

/// Repeats the request elsewhere after a lost or wrong computer player: once in a worker and once in the page.
fn elsewhere(engine: &Shared) {
    {
        let mut it = engine.borrow_mut();
        (it.line, it.silence, it.patience) = (None, None, None);
        if it.wanted.is_none() {
            // The next request opens a new connection.
            let lost = it.host == Host::Page;
            it.host = Host::Page;
            it.status(|status| (status.seeks, status.lost) = (false, lost));
            let Some(seat) = it.hint_to.take() else { return };
            let advise = it.advise.clone();
            drop(it);
            return if lost { advise.emit((seat, None)) } else { hint(engine, Some(seat)) };
        }
        if it.again {
            it.wanted = it.wanted.filter(|_| it.host == Host::Worker);
        }
        if it.wanted.is_none() {
            return it.status(|status| (status.slow, status.lost) = (false, true));
        }
        it.again = true;
        it.host = Host::Page;
    }
    ask(engine);
}

/// Shows the decision, then performs it, each at its time.
fn move_on(engine: &Shared) {
    let (wait, aims) = {
        let mut it = engine.borrow_mut();
        it.next = None;
        let held = it.looks_back || it.status.paused && !it.step && !it.aimed;
        if held || it.answer.is_none() {
            return;
        }
        // Half of a step's time shows the last result, the other half the next move.
        let half = f64::from(it.pace.step()) / 2.0;
        let since = browser::now() - it.done;
        let wait = if it.aimed || it.step { half } else { (half - since).max(0.0).min(half) };
        // The last action is staged to its end, unless there is nothing to wait for.
        let wait = if half > 0.0 && !it.aimed { wait.max(director::rest()) } else { wait };
        (if it.step && !it.aimed { 0.0 } else { wait }, !it.aimed && half > 0.0)
    };
    let later = engine.clone();
    let next = Timeout::new(wait as u32, move || if aims { aim(&later) } else { play(&later) });
    engine.borrow_mut().next = Some(next);
}

fn aim(engine: &Shared) {
    let (act, command) = {
        let mut it = engine.borrow_mut();
        let (Some(wanted), Some(answer)) = (it.wanted, it.answer.clone()) else { return };
        it.aimed = true;
        (it.act.clone(), Command::Aim(wanted.entries, answer))
    };
    act.emit(command);
    move_on(engine);
}

fn play(engine: &Shared) {
    let (act, command) = {
        let mut it = engine.borrow_mut();
        let (Some(wanted), Some(answer)) = (it.wanted, it.answer.take()) else { return };
        (it.aimed, it.step, it.done) = (false, false, browser::now());
        (it.act.clone(), Command::Answer(wanted.entries, answer))
    };
    act.emit(command);
}

fn on_control(engine: &Shared, control: ComputerControl) {
    match control {
        ComputerControl::Now => {
            let it = engine.borrow();
            it.line.iter().for_each(|line| line.tell(&Request::Now(it.ask)));
        }
        ComputerControl::Next => {
            engine.borrow_mut().step = true;
            move_on(engine);
        }
        ComputerControl::Pause(paused) => {
            engine.borrow_mut().status(|status| status.paused = paused);
            move_on(engine);
        }
        ComputerControl::Hint => hint(engine, None),
        ComputerControl::Again => {
            {
                let mut it = engine.borrow_mut();
                it.close();
                (it.host, it.again) = (Host::Worker, false);
                it.wanted = it.handle.computer_to_act();
                it.status(|status| (status.slow, status.lost) = (false, false));
            }
            ask(engine);
        }
    }
}
