//! A mind at its desk: questions come in as texts, answers go out, and between them it thinks in slices so short that the
//! next message is always heard. The same desk stands in a worker and, where none starts, in the page; it knows neither,
//! and the clock is handed in.

use serde::{Deserialize, Serialize};

use super::judge::{self, Advance, Finding, Judge, Scope, Whose};
use super::{Level, Thinker, begin};

/// What a desk is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// Think about the decision this record ends with. What was thought of before is dropped.
    Think {
        /// The number of the question.
        ask: u32,
        /// The game so far.
        record: String,
        /// How well to play.
        level: Level,
        /// What chance begins with.
        seed: u64,
    },
    /// Judge the game of this record; so many findings are known already. What was thought of before is dropped.
    Judge {
        /// The number of the question.
        ask: u32,
        /// The whole game.
        record: String,
        /// How many findings are known.
        known: usize,
    },
    /// The time is over: answer with the best that is known.
    Now(u32),
    /// Nobody waits any more.
    Stop,
}

/// What a desk says. Every word carries the number of the question, so that late ones are known as such.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Response {
    /// So much of the time is used, in percent.
    Progress(u32, u8),
    /// The decision as a typed move, and what was thought of it.
    Answer {
        /// The number of the question.
        ask: u32,
        /// The move, in the notation of the game.
        action: String,
        /// The chance of each seat to win.
        chances: Vec<f32>,
        /// What speaks for the move, by the names of the game's facts, what weighs most first.
        reasons: Vec<(String, f32)>,
    },
    /// There is nothing to decide or to judge, and why.
    Nothing(u32, String),
    /// How much there is to find out about a game.
    Scope(u32, Scope),
    /// Something was found out; the findings come in the same order every time.
    Found(u32, Finding),
    /// The game is judged.
    Judged(u32),
}

/// Milliseconds between two reports of progress.
const PACE: f64 = 400.0;

/// What lies on a desk.
enum Work {
    Decision(Decision),
    Judgement(u32, Box<dyn Judge>),
}

/// One decision being thought about.
struct Decision {
    ask: u32,
    thinker: Box<dyn Thinker>,
    began: f64,
    /// Milliseconds it may take in all.
    budget: f64,
    /// When progress was reported last.
    told: f64,
}

/// A desk; at most one decision or one game to be judged lies on it.
#[derive(Default)]
pub struct Desk {
    work: Option<Work>,
}

impl Desk {
    /// Hears a message at a moment; says at once what needs no thinking. A text that is no order means nothing.
    pub fn hear(&mut self, text: &str, now: f64) -> Option<String> {
        match serde_json::from_str(text).ok()? {
            Request::Think { ask, record, level, seed } => {
                let budget = f64::from(level.budget_ms());
                let begun = begin(&record, level, seed);
                self.take_up(ask, begun, |thinker| {
                    Work::Decision(Decision { ask, thinker, began: now, budget, told: now })
                })
            }
            Request::Judge { ask, record, known } => {
                let begun = judge::begin(&record, Whose::People, judge::SEED);
                self.take_up(ask, begun, |mut judge| {
                    judge.pass_over(known);
                    Work::Judgement(ask, judge)
                })
            }
            Request::Now(asked) => match self.work.take()? {
                Work::Decision(decision) if decision.ask == asked => said(&decision.answer()),
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

    /// Puts something on the worker instead of what lay there, or says why it cannot be begun.
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
                said(&Response::Nothing(ask, why))
            }
        }
    }

    /// Whether anything lies on the worker.
    pub fn busy(&self) -> bool {
        self.work.is_some()
    }

    /// Thinks for so many milliseconds by this clock, or to the end; then says the answer or what was found out, or now and
    /// then how far it is.
    pub fn slice(&mut self, length: f64, clock: impl Fn() -> f64) -> Option<String> {
        let start = clock();
        let over = |now: f64| now < start || now - start >= length;
        let (report, done) = match self.work.as_mut()? {
            Work::Decision(decision) => decision.slice(over, clock),
            Work::Judgement(ask, judge) => judging(*ask, judge.as_mut(), over, clock),
        };
        if done {
            self.work = None;
        }
        said(&report?)
    }
}

/// Judges until something is found out or the slice is over; what is to be said, and whether that was all.
fn judging(
    ask: u32,
    judge: &mut dyn Judge,
    over: impl Fn(f64) -> bool,
    clock: impl Fn() -> f64,
) -> (Option<Response>, bool) {
    loop {
        match judge.step() {
            Advance::Thinks if over(clock()) => return (None, false),
            Advance::Thinks => {}
            Advance::Scope(scope) => return (Some(Response::Scope(ask, scope)), false),
            Advance::Found(finding) => return (Some(Response::Found(ask, finding)), false),
            Advance::Done => return (Some(Response::Judged(ask)), true),
        }
    }
}

impl Decision {
    /// Thinks until the slice or its time is over; what is to be said, and whether that was all.
    fn slice(&mut self, over: impl Fn(f64) -> bool, clock: impl Fn() -> f64) -> (Option<Response>, bool) {
        loop {
            let more = self.thinker.step();
            let now = clock();
            // A clock that was set back must not keep a mind at work for ever.
            let late = now < self.began || now - self.began >= self.budget;
            if late || !more {
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
        if now - self.told < PACE {
            return None;
        }
        self.told = now;
        let part = ((now - self.began) / self.budget * 100.0).clamp(0.0, 100.0);
        Some(Response::Progress(self.ask, part as u8))
    }
}

fn said(report: &Response) -> Option<String> {
    serde_json::to_string(report).ok()
}
