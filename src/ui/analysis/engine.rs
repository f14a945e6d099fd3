//! The engine of an analysis: the connection to the computer player, and the stored results.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::bots::worker_protocol::{Request, Response};
use crate::play::running_game::GameHandle;
use crate::ui::mind::{Host, Line};
use crate::ui::store::{self, Local, StoredAnalysis};

/// The silence, in milliseconds, after which a computer player counts as lost. It covers the longest decision on a
/// slow device, and the time to fetch the program.
const SILENCE: u32 = 30_000;

/// The state of the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Activity {
    /// Idle: not asked for, stopped, or done.
    #[default]
    Rests,
    Works,
    /// No computer player can be started.
    Lost,
}

/// An analysis as the pages see it.
#[derive(Clone, PartialEq, Default)]
pub struct AnalysisState {
    pub state: Activity,
    pub known: Rc<StoredAnalysis>,
    /// Whether storage has no room for the results.
    pub unkept: bool,
    /// Starts or resumes (`true`), or stops.
    pub wish: Callback<bool>,
}

/// The state behind an analysis.
struct Trial {
    id: AttrValue,
    handle: GameHandle,
    show: UseStateSetter<(Activity, Rc<StoredAnalysis>, bool)>,
    known: StoredAnalysis,
    state: Activity,
    unkept: bool,
    line: Option<Line>,
    host: Host,
    ask: u32,
    silence: Option<Timeout>,
}

type SharedTrial = Rc<RefCell<Trial>>;

/// Provides the analysis of a finished saved game: the stored results, and more on request.
#[hook]
pub fn use_analysis(id: &AttrValue, handle: &GameHandle) -> AnalysisState {
    let kept = || store::stored_analysis(&Local, id, handle.summary().entries);
    let shown = use_state_eq(|| (Activity::Rests, Rc::new(kept()), false));
    let trial = {
        let (id, handle, show, known) = (id.clone(), handle.clone(), shown.setter(), (*shown.1).clone());
        use_mut_ref(move || Trial {
            id,
            handle,
            show,
            known,
            state: Activity::Rests,
            unkept: false,
            line: None,
            host: Host::Worker,
            ask: 0,
            silence: None,
        })
    };
    {
        let trial = trial.clone();
        use_effect_with((), move |()| move || trial.borrow_mut().rest(Activity::Rests));
    }
    let wish = use_callback((), move |on: bool, ()| if on { begin(&trial) } else { stop(&trial) });
    let (state, known, unkept) = (*shown).clone();
    AnalysisState { state, known, unkept, wish }
}

impl Trial {
    /// Ends the computer player, if one is running.
    fn rest(&mut self, state: Activity) {
        (self.line, self.silence, self.state) = (None, None, state);
    }

    /// Shows the results so far, and stores them.
    fn tell(&mut self) {
        let worth = self.known.scope.is_some() && !self.known.findings.is_empty();
        self.unkept = worth && !store::store_analysis(&Local, &self.id, &self.known);
        self.show.set((self.state, Rc::new(self.known.clone()), self.unkept));
    }
}

fn begin(trial: &SharedTrial) {
    trial.borrow_mut().host = Host::Worker;
    ask(trial);
}

fn stop(trial: &SharedTrial) {
    let mut it = trial.borrow_mut();
    it.rest(Activity::Rests);
    it.tell();
}

/// Asks a computer player for the missing results.
fn ask(trial: &SharedTrial) {
    let mut it = trial.borrow_mut();
    it.ask += 1;
    let (ask, record, known) = (it.ask, it.handle.record(), it.known.findings.len());
    let ear = trial.clone();
    let line = Line::open(it.host, Callback::from(move |report| hear(&ear, report)));
    line.tell(&Request::Analyse { ask, record, known });
    (it.line, it.state) = (Some(line), Activity::Works);
    it.tell();
    drop(it);
    listen(trial);
}

/// Waits for the next response, with a time limit.
fn listen(trial: &SharedTrial) {
    let lost = trial.clone();
    trial.borrow_mut().silence = Some(Timeout::new(SILENCE, move || hear(&lost, None)));
}

/// Handles a response, or the loss of the computer player: then another one is asked, once, in the page.
fn hear(trial: &SharedTrial, report: Option<Response>) {
    let asked = trial.borrow().ask;
    match report {
        Some(Response::Scope(ask, scope)) if ask == asked => {
            let mut it = trial.borrow_mut();
            it.known.scope = Some(scope);
            it.tell();
        }
        Some(Response::Found(ask, finding)) if ask == asked => {
            let mut it = trial.borrow_mut();
            it.known.findings.push(finding);
            // The chances arrive all at once and are shown together.
            let moments = it.known.scope.map_or(0, |scope| scope.moments);
            if it.known.findings.len() >= moments {
                it.tell();
            }
        }
        Some(Response::Done(ask)) if ask == asked => return stop(trial),
        Some(Response::Nothing(ask, _)) if ask == asked => return lost(trial),
        // Late responses are ignored.
        Some(_) => return,
        None => {
            let again = trial.borrow().host == Host::Worker;
            trial.borrow_mut().rest(Activity::Rests);
            if !again {
                return lost(trial);
            }
            trial.borrow_mut().host = Host::Page;
            return ask(trial);
        }
    }
    listen(trial);
}

fn lost(trial: &SharedTrial) {
    let mut it = trial.borrow_mut();
    it.rest(Activity::Lost);
    it.tell();
}
