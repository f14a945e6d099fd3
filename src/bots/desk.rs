//! A mind at its desk: questions come in as texts, answers go out, and between them it thinks in slices so short that the
//! next message is always heard. The same desk stands in a worker and, where none starts, in the page; it knows neither,
//! and the clock is handed in.

use serde::{Deserialize, Serialize};

use super::{Level, Thinker, begin};

/// What a desk is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// Think about the decision this record ends with. What was thought of before is dropped.
    Think { ask: u32, record: String, level: Level, seed: u64 },
    /// The time is over: answer with the best that is known.
    Now(u32),
    /// Nobody waits any more.
    Stop,
}

/// What a desk says. Every word carries the number of the question, so that late ones are known as such.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Report {
    /// So much of the time is used, in percent.
    Progress(u32, u8),
    /// The decision as a typed move, and what was thought of it.
    Answer {
        ask: u32,
        action: String,
        /// The chance of each seat to win.
        chances: Vec<f32>,
        /// What speaks for the move, by the names of the game's facts, what weighs most first.
        reasons: Vec<(String, f32)>,
    },
    /// There is nothing to decide, and why.
    Nothing(u32, String),
}

/// Milliseconds between two reports of progress.
const PACE: f64 = 400.0;

/// One decision being thought about.
struct Work {
    ask: u32,
    thinker: Box<dyn Thinker>,
    began: f64,
    /// Milliseconds it may take in all.
    budget: f64,
    /// When progress was reported last.
    told: f64,
}

/// A desk; at most one decision lies on it.
#[derive(Default)]
pub struct Desk {
    work: Option<Work>,
}

impl Desk {
    /// Hears a message at a moment; says at once what needs no thinking. A text that is no order means nothing.
    pub fn hear(&mut self, text: &str, now: f64) -> Option<String> {
        match serde_json::from_str(text).ok()? {
            Order::Think { ask, record, level, seed } => match begin(&record, level, seed) {
                Ok(thinker) => {
                    let budget = f64::from(level.budget_ms());
                    self.work = Some(Work { ask, thinker, began: now, budget, told: now });
                    None
                }
                Err(why) => {
                    self.work = None;
                    said(&Report::Nothing(ask, why))
                }
            },
            Order::Now(ask) => {
                let work = self.work.take_if(|work| work.ask == ask)?;
                said(&work.answer())
            }
            Order::Stop => {
                self.work = None;
                None
            }
        }
    }

    /// Whether a decision lies on the desk.
    pub fn busy(&self) -> bool {
        self.work.is_some()
    }

    /// Thinks for so many milliseconds by this clock, or to the end; then says the answer, or now and then how far it is.
    pub fn slice(&mut self, length: f64, clock: impl Fn() -> f64) -> Option<String> {
        let work = self.work.as_mut()?;
        let start = clock();
        loop {
            let more = work.thinker.step();
            let now = clock();
            // A clock that was set back must not keep a mind at work for ever.
            let over = now < work.began || now - work.began >= work.budget;
            if over || !more {
                return said(&self.work.take()?.answer());
            }
            if now - start >= length {
                return work.progress(now);
            }
        }
    }
}

impl Work {
    fn answer(&self) -> Report {
        let (thought, action) = (self.thinker.thought(), self.thinker.best());
        let chosen = thought.candidates.into_iter().find(|candidate| candidate.action == action);
        let reasons = chosen.map(|candidate| candidate.reasons).unwrap_or_default();
        let reasons = reasons.into_iter().map(|(name, weight)| (name.to_string(), weight)).collect();
        Report::Answer { ask: self.ask, action, chances: thought.chances, reasons }
    }

    fn progress(&mut self, now: f64) -> Option<String> {
        if now - self.told < PACE {
            return None;
        }
        self.told = now;
        let part = ((now - self.began) / self.budget * 100.0).clamp(0.0, 100.0);
        said(&Report::Progress(self.ask, part as u8))
    }
}

fn said(report: &Report) -> Option<String> {
    serde_json::to_string(report).ok()
}
