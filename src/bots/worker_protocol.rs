//! The worker protocol: requests and responses as text, and a search in time slices so short that messages are never
//! kept waiting. The same code runs in a worker and, if none starts, in the page. It depends on neither; the clock is
//! passed in.

use serde::{Deserialize, Serialize};

use crate::table::Computer;

use super::analysis::{self, Advance, AnalysedSeats, Analysis, Finding, Scope};
use super::{Thinker, begin};

/// A request to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// Search for the decision at the end of this record. Replaces earlier work.
    Think {
        /// Number of the request.
        ask: u32,
        /// The record so far.
        record: String,
        /// The computer player.
        computer: Computer,
        /// The seed of the search.
        seed: u64,
    },
    /// Analyse the game of this record. Replaces earlier work.
    Analyse {
        /// Number of the request.
        ask: u32,
        /// The whole record.
        record: String,
        /// Number of findings that are known already and skipped.
        known: usize,
    },
    /// Compare the decisions of people since this entry with those of the search. Replaces earlier work.
    Rate {
        /// Number of the request.
        ask: u32,
        /// The record so far.
        record: String,
        /// The first entry whose decision is rated.
        since: usize,
    },
    /// Time is up: answer with the best action so far.
    Now(u32),
    /// Stop: nobody waits for an answer any more.
    Stop,
}

/// A response of the worker. Each has the number of its request, so that late ones are recognized.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Response {
    /// Time used, in percent.
    Progress(u32, u8),
    /// The decision in notation, with its evaluation.
    Answer {
        /// Number of the request.
        ask: u32,
        /// The action in notation.
        action: String,
        /// The winning chance of each seat.
        chances: Vec<f32>,
        /// Features in favour of the action, by name, largest change first.
        reasons: Vec<(String, f32)>,
    },
    /// The reason why there is nothing to decide or to analyse.
    Nothing(u32, String),
    /// The amount of work of an analysis.
    Scope(u32, Scope),
    /// A finding of an analysis, always in the same order.
    Found(u32, Finding),
    /// The analysis is complete.
    Done(u32),
}

/// Milliseconds between two progress reports.
const PROGRESS_INTERVAL_MS: f64 = 400.0;

/// The present work.
enum Work {
    Decision(Decision),
    Analysis(u32, Box<dyn Analysis>),
}

/// A decision being searched for.
struct Decision {
    ask: u32,
    thinker: Box<dyn Thinker>,
    began_ms: f64,
    /// Time budget in milliseconds.
    budget_ms: f64,
    /// Time of the last progress report.
    reported_ms: f64,
}

/// The state of a worker: at most one decision or one analysis.
#[derive(Default)]
pub struct Worker {
    work: Option<Work>,
}

impl Worker {
    /// Handles a request at a time and returns an immediate response if there is one. Other text is ignored.
    pub fn handle(&mut self, text: &str, now: f64) -> Option<String> {
        match serde_json::from_str(text).ok()? {
            Request::Think { ask, record, computer, seed } => {
                let budget = f64::from(computer.level.budget_ms());
                let begun = begin(&record, computer, seed);
                self.take_up(ask, begun, |thinker| {
                    Work::Decision(Decision {
                        ask,
                        thinker,
                        began_ms: now,
                        budget_ms: budget,
                        reported_ms: now,
                    })
                })
            }
            Request::Analyse { ask, record, known } => {
                let begun = analysis::begin(&record, AnalysedSeats::People, analysis::SEED);
                self.take_up(ask, begun, |mut analysis| {
                    analysis.skip(known);
                    Work::Analysis(ask, analysis)
                })
            }
            Request::Rate { ask, record, since } => {
                let begun = analysis::rate(&record, since, analysis::SEED);
                self.take_up(ask, begun, |analysis| Work::Analysis(ask, analysis))
            }
            Request::Now(asked) => match self.work.take()? {
                Work::Decision(decision) if decision.ask == asked => to_text(&decision.answer()),
                other => {
                    self.work = Some(other);
                    None
                }
            },
            Request::Stop => {
                self.work = None;
                None
            }
        }
    }

    /// Replaces the present work, or returns why the new work cannot start.
    fn take_up<T>(
        &mut self,
        ask: u32,
        begun: Result<T, String>,
        work: impl FnOnce(T) -> Work,
    ) -> Option<String> {
        match begun {
            Ok(begun) => {
                self.work = Some(work(begun));
                None
            }
            Err(why) => {
                self.work = None;
                to_text(&Response::Nothing(ask, why))
            }
        }
    }

    /// Returns whether there is any work.
    pub fn busy(&self) -> bool {
        self.work.is_some()
    }

    /// Works for `length` milliseconds by this clock, or to the end. Returns an answer or a finding, otherwise a
    /// progress report at intervals.
    pub fn run_for(&mut self, length: f64, clock: impl Fn() -> f64) -> Option<String> {
        let start = clock();
        let is_due = |now: f64| now < start || now - start >= length;
        let (report, done) = match self.work.as_mut()? {
            Work::Decision(decision) => decision.slice(is_due, clock),
            Work::Analysis(ask, analysis) => run_analysis(*ask, analysis.as_mut(), is_due, clock),
        };
        if done {
            self.work = None;
        }
        to_text(&report?)
    }
}

/// Analyses until there is a finding or the slice ends. Returns the response, and whether the work is complete.
fn run_analysis(
    ask: u32,
    analysis: &mut dyn Analysis,
    over: impl Fn(f64) -> bool,
    clock: impl Fn() -> f64,
) -> (Option<Response>, bool) {
    loop {
        match analysis.step() {
            Advance::Working if over(clock()) => return (None, false),
            Advance::Working => {}
            Advance::Scope(scope) => return (Some(Response::Scope(ask, scope)), false),
            Advance::Found(finding) => return (Some(Response::Found(ask, finding)), false),
            Advance::Done => return (Some(Response::Done(ask)), true),
        }
    }
}

impl Decision {
    /// Searches until the slice or the budget ends. Returns the response, and whether the work is complete.
    fn slice(&mut self, over: impl Fn(f64) -> bool, clock: impl Fn() -> f64) -> (Option<Response>, bool) {
        loop {
            let more = self.thinker.step();
            let now = clock();
            // A clock that was set back must not keep a search running for ever.
            let is_late = now < self.began_ms || now - self.began_ms >= self.budget_ms;
            if is_late || !more {
                return (Some(self.answer()), true);
            }
            if over(now) {
                return (self.progress(now), false);
            }
        }
    }

    fn answer(&self) -> Response {
        let (thought, action) = (self.thinker.thought(), self.thinker.best());
        let chosen = thought.candidates.into_iter().find(|candidate| candidate.action == action);
        let reasons = chosen.map(|candidate| candidate.reasons).unwrap_or_default();
        let reasons = reasons.into_iter().map(|(name, weight)| (name.to_string(), weight)).collect();
        Response::Answer { ask: self.ask, action, chances: thought.chances, reasons }
    }

    fn progress(&mut self, now: f64) -> Option<Response> {
        if now - self.reported_ms < PROGRESS_INTERVAL_MS {
            return None;
        }
        self.reported_ms = now;
        let part = ((now - self.began_ms) / self.budget_ms * 100.0).clamp(0.0, 100.0);
        Some(Response::Progress(self.ask, part as u8))
    }
}

fn to_text(report: &Response) -> Option<String> {
    serde_json::to_string(report).ok()
}
