//! The coach: after the turn of a single person a computer player of its own compares their decisions with those of
//! its search. A sign in the command bar tells the result, and a sheet the reasons. Nothing runs while the person
//! thinks, and nothing if the setting is off.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::TableState;
use crate::bots::analysis::{AnalysedDecision, Finding, Verdict};
use crate::bots::worker_protocol::{Request, Response};
use crate::lang::Lang;
use crate::lang::analysis::CoachWords;
use crate::play::compare::Alternative;
use crate::play::running_game::GameHandle;
use crate::scenes::Command;
use crate::ui::analysis::{reason, sign, verdict_line, word};
use crate::ui::kit::{button, icon};
use crate::ui::mind::{Host, Line};

/// The silence, in milliseconds, after which the computer player counts as lost.
const SILENCE: u32 = 30_000;

/// The work of the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CoachWork {
    /// No decision was rated yet.
    #[default]
    Waits,
    /// The last turn is being rated.
    Rates,
    /// The last turn is rated.
    Rated,
    /// No computer player could be started.
    Lost,
}

/// The coach as the table shows it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Coach {
    /// Whether there is a coach at this table.
    pub on: bool,
    pub work: CoachWork,
    /// The rated decisions of the last turn, in the order of the game.
    pub decisions: Rc<Vec<AnalysedDecision>>,
}

impl Coach {
    /// Returns the worst verdict of the last turn; `None` before it is rated.
    fn worst(&self) -> Option<Verdict> {
        let rated = self.work == CoachWork::Rated;
        self.decisions.iter().map(AnalysedDecision::verdict).max().filter(|_| rated)
    }
}

/// The state behind the coach.
struct Rating {
    show: UseStateSetter<(CoachWork, Rc<Vec<AnalysedDecision>>)>,
    work: CoachWork,
    decisions: Vec<AnalysedDecision>,
    /// The number of entries whose decisions were rated, or need not be.
    since: usize,
    ask: u32,
    line: Option<Line>,
    silence: Option<Timeout>,
}

type SharedRating = Rc<RefCell<Rating>>;

/// Rates the decisions of a single person after each turn, while `on`.
#[hook]
pub(super) fn use_coach(table: &TableState, on: bool) -> Coach {
    let handle = &table.handle;
    let entries = handle.summary().entries;
    let shown = use_state_eq(|| (CoachWork::Waits, Rc::new(Vec::new())));
    let rating = {
        let show = shown.setter();
        use_mut_ref(move || Rating {
            show,
            work: CoachWork::Waits,
            decisions: Vec::new(),
            since: entries,
            ask: 0,
            line: None,
            silence: None,
        })
    };
    let on = on && table.held && table.broken.is_none() && handle.is_coached();
    let due = on && handle.can_rate(rating.borrow().since.min(entries));
    {
        let (rating, handle) = (rating.clone(), handle.clone());
        use_effect_with((on, due, entries), move |(on, due, entries)| match (on, due) {
            (false, _) => rating.borrow_mut().stop(*entries),
            (true, true) => rate(&rating, &handle, *entries),
            (true, false) => rating.borrow_mut().forget(*entries),
        });
    }
    use_effect_with((), move |()| move || rating.borrow_mut().stop(0));
    let (work, decisions) = (*shown).clone();
    Coach { on, work, decisions }
}

impl Rating {
    fn tell(&self) {
        self.show.set((self.work, Rc::new(self.decisions.clone())));
    }

    /// Ends the computer player.
    fn rest(&mut self, work: CoachWork) {
        (self.line, self.silence, self.work) = (None, None, work);
        self.tell();
    }

    /// Ends everything; decisions so far are not rated later.
    fn stop(&mut self, entries: usize) {
        (self.decisions, self.since) = (Vec::new(), entries);
        self.rest(CoachWork::Waits);
    }

    /// Drops the ratings of decisions that have been taken back since.
    fn forget(&mut self, entries: usize) {
        if entries >= self.since {
            return;
        }
        self.since = entries;
        self.decisions.retain(|rated| rated.entry < entries);
        let work = if self.decisions.is_empty() { CoachWork::Waits } else { CoachWork::Rated };
        self.rest(work);
    }
}

/// Asks a computer player to rate the decisions that are not rated yet.
fn rate(rating: &SharedRating, handle: &GameHandle, entries: usize) {
    {
        let ear = rating.clone();
        let line = Line::open(Host::Worker, Callback::from(move |report| hear(&ear, report)));
        let mut it = rating.borrow_mut();
        it.ask += 1;
        let since = it.since.min(entries);
        line.tell(&Request::Rate { ask: it.ask, record: handle.record(), since });
        (it.since, it.work) = (entries, CoachWork::Rates);
        it.decisions.clear();
        it.line = Some(line);
        it.tell();
    }
    listen(rating);
}

/// Waits for the next response, with a time limit.
fn listen(rating: &SharedRating) {
    let lost = rating.clone();
    rating.borrow_mut().silence = Some(Timeout::new(SILENCE, move || hear(&lost, None)));
}

/// Handles a response, or the loss of the computer player.
fn hear(rating: &SharedRating, report: Option<Response>) {
    {
        let mut it = rating.borrow_mut();
        let asked = it.ask;
        match report {
            Some(Response::Scope(ask, _)) if ask == asked => {}
            Some(Response::Found(ask, Finding::Decision(rated))) if ask == asked => it.decisions.push(rated),
            Some(Response::Done(ask)) if ask == asked => return it.rest(CoachWork::Rated),
            Some(Response::Nothing(ask, _)) if ask == asked => return it.rest(CoachWork::Lost),
            // Late responses are ignored.
            Some(_) => return,
            None => return it.rest(CoachWork::Lost),
        }
    }
    listen(rating);
}

/// Renders the sign of the coach, which opens its sheet.
pub fn coach_button(lang: Lang, coach: &Coach, opens: Callback<MouseEvent>) -> Html {
    let worst = coach.worst();
    let (shape, class) = match (coach.work, worst) {
        (_, Some(verdict)) => (sign(verdict), verdict.word()),
        (CoachWork::Rates, _) => ("clock", "rates"),
        _ => ("mind", "waits"),
    };
    let label = lang.say(match worst {
        Some(verdict) => CoachWords::LastTurn(word(lang, verdict)),
        None => CoachWords::Title,
    });
    html! {
        <button type="button" class={classes!("btn", "icon-only", "coach", class)} aria-label={label.clone()} title={label} onclick={opens}>{ icon(shape, 24) }</button>
    }
}

/// Renders the sheet: each decision of the last turn with its verdict, the computer's move and its reason.
pub fn coach_sheet(lang: Lang, coach: &Coach, handle: &GameHandle, act: &Callback<Command>) -> Html {
    let words = match coach.work {
        CoachWork::Waits => Some(CoachWords::Waits),
        CoachWork::Rates => Some(CoachWords::Rates),
        CoachWork::Lost => Some(CoachWords::Lost),
        CoachWork::Rated if coach.decisions.is_empty() => Some(CoachWords::NoChoice),
        CoachWork::Rated => None,
    };
    html! {
        <div class="coach-sheet">
            <p role="status">{ lang.say(words.unwrap_or(CoachWords::About)) }</p>
            <ol class="judge-list">{ for coach.decisions.iter().map(|rated| decision(lang, rated, handle, act)) }</ol>
        </div>
    }
}

fn decision(lang: Lang, rated: &AnalysedDecision, handle: &GameHandle, act: &Callback<Command>) -> Html {
    let AnalysedDecision { entry, best, reasons, .. } = rated;
    let instead = Alternative { entry: *entry, other: best, reasons, shows_other: false };
    let Some(compared) = handle.compare(lang, &instead) else { return Html::default() };
    let onshow = {
        let entry = *entry;
        act.reform(move |_: MouseEvent| Command::GoTo(Some(entry)))
    };
    html! {
        <li key={*entry}>
            { verdict_line(lang, rated) }
            { reason(lang, &compared) }
            { button("btn small", Some(("replay", 20)), lang.say(CoachWords::OnTheBoard), onshow) }
        </li>
    }
}
