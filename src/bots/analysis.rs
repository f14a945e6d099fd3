//! Analysis of a finished game: winning chances over time, and people's decisions compared with the search. The coach
//! uses the same comparison for the latest decisions of a running game ([`rate`]).
//!
//! Every decision is evaluated from what its seat could know: the search gets the view and the memory of that seat,
//! as in play. First it finds the best action as a hard computer does. Then that action and the played one get equally
//! many simulations in the same worlds, sampled again for this comparison. So the better action is not merely the
//! luckier one. Iterations are fixed: the same record gives the same analysis on every machine.
//!
//! Results come step by step ([`Analysis::step`]), always in the same order, so that an analysis can be interrupted and
//! resumed ([`Analysis::skip`]).

use serde::{Deserialize, Serialize};

use crate::games::GameId;
use crate::table::record::Record;
use crate::table::{Actor, Controller, Dice, Game, NoEvents, Seat, Session, Viewer};

use super::think::play_forced;
use super::{Level, Mind, Thinker, Thinking, WeightSet, chances, weights};

/// Version of the analysis. Increased when results change, so that stored ones are computed again.
pub const VERSION: u32 = 1;
/// Iterations of the search for the best action.
const SEEK: u32 = 240;
/// Iterations of its comparison with the played action.
const COMPARE: u32 = 160;
/// Sampled worlds for the chances between two turns.
const WORLDS: u64 = 8;
/// The seed of every analysis in the app.
pub const SEED: u64 = 0;
/// The most decisions analysed in a game.
pub const MAX_DECISIONS: usize = 150;
/// The most reasons kept for a decision.
const REASONS: usize = 4;

/// Quality of a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// As good as the best action found.
    Best,
    /// A little worse.
    Good,
    /// Clearly worse.
    Dubious,
    /// Much worse.
    Mistake,
}

impl Verdict {
    /// Every verdict with its smallest loss, per mille of the winning chance. Two analyses of one decision with
    /// different seeds differ by about a hundredth (docs/computer-players.md), so a smaller loss counts as none. A
    /// mistake costs one game in ten, which a player notices over many games.
    pub const FROM: [(Self, u16); 4] =
        [(Self::Mistake, 100), (Self::Dubious, 40), (Self::Good, 15), (Self::Best, 0)];

    /// Returns the verdict for a loss.
    pub fn of(loss: u16) -> Self {
        Self::FROM.into_iter().find(|(_, from)| loss >= *from).map_or(Self::Best, |(verdict, _)| verdict)
    }

    /// Returns the word that the native tool prints.
    pub const fn word(self) -> &'static str {
        ["best", "good", "dubious", "mistake"][self as usize]
    }
}

/// Amount of work of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scope {
    /// Number of times at which the chances are computed: before each turn and at the end.
    pub moments: usize,
    /// Number of decisions to analyse.
    pub decisions: usize,
    /// Number of decisions in the game; a long game has more than are analysed.
    pub of: usize,
}

impl Scope {
    /// Returns the total number of findings.
    pub const fn findings(self) -> usize {
        self.moments + self.decisions
    }
}

/// One result of an analysis.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    /// Number of entries, and the chance of each seat to win then, per mille, from public information.
    Chances(usize, Vec<u16>),
    /// A decision of a person.
    Decision(AnalysedDecision),
}

/// A decision compared with that of the search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysedDecision {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The best action by the search, in notation.
    pub best: String,
    /// The winning chance with it, per mille.
    pub value: u16,
    /// Loss of winning chance with the played action, per mille; 0 if it is as good.
    pub loss: u16,
    /// Features in favour of the best action, by name, largest change first.
    pub reasons: Vec<String>,
}

impl AnalysedDecision {
    /// Returns the verdict for the loss.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.loss)
    }
}

/// Result of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advance {
    /// Nothing yet.
    Working,
    /// The amount of work; returned once, before the first finding.
    Scope(Scope),
    /// The next finding, in the order of the game.
    Found(Finding),
    /// The analysis is complete.
    Done,
}

/// An analysis in progress.
pub trait Analysis {
    /// Runs one step, a few milliseconds at most.
    fn step(&mut self) -> Advance;
    /// Skips the first `known` findings, which are stored already.
    fn skip(&mut self, known: usize);
}

/// The seats whose decisions are analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnalysedSeats {
    /// The decisions of people.
    People,
    /// Decisions of computers too: for measurements.
    All,
}

/// Starts the analysis of a record. The app always uses [`SEED`]; other seeds show the influence of chance.
///
/// # Errors
/// The reason why the record cannot be read or played.
pub fn begin(record: &str, seats: AnalysedSeats, seed: u64) -> Result<Box<dyn Analysis>, String> {
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let game = GameId::of(&record).map_err(|error| error.to_string())?;
    with_game!(game, G => {
        let session = super::session::<G>(&record)?;
        Ok(Box::new(Review::new(session, seats, seed)))
    })
}

/// Starts the comparison of people's decisions since an entry, without the chances over time. The game may still be
/// running: every decision is evaluated from what its seat knew then.
///
/// # Errors
/// The reason why the record cannot be read or played.
pub fn rate(record: &str, since: usize, seed: u64) -> Result<Box<dyn Analysis>, String> {
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let game = GameId::of(&record).map_err(|error| error.to_string())?;
    with_game!(game, G => {
        let session = super::session::<G>(&record)?;
        Ok(Box::new(Review::new(session, AnalysedSeats::People, seed).since(since)))
    })
}

/// A task of the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AnalysisTask {
    /// The chances before a turn or at the end: index, and number of entries.
    Chances(usize, usize),
    /// The decision that became this entry.
    Decision(usize, Seat),
}

/// The analysis of a game of type `G`.
pub struct Review<G: Mind> {
    session: Session<G>,
    seats: AnalysedSeats,
    seed: u64,
    /// The first entry whose decision is analysed, without the chances; `None` for the whole game with them.
    since: Option<usize>,
    /// The decisions found so far.
    decisions: Vec<(usize, Seat)>,
    surveyed: bool,
    tasks: Vec<AnalysisTask>,
    /// The chances before each turn and at the end, computed one by one.
    chances: Vec<Vec<f32>>,
    /// Index of the next task.
    next: usize,
    known: usize,
    past: Replayed<G>,
    work: Option<DecisionTask<G>>,
}

/// The decision that is being analysed.
enum DecisionTask<G: Mind> {
    /// Searching for the best action.
    Seeks(Thinking<G>, u32),
    /// Comparing it with the played action.
    Compares(Thinking<G>, u32, AnalysedDecision),
}

/// The game after some of its entries, with the memories of all seats.
struct Replayed<G: Mind> {
    game: G,
    entries: usize,
    /// By seat, then the memory of a spectator.
    memories: Vec<G::Memory>,
}

impl<G: Mind> Replayed<G> {
    fn new(session: &Session<G>) -> Self {
        let game = session.at(0);
        let memories = vec![G::Memory::default(); game.seats() + 1];
        Self { game, entries: 0, memories }
    }

    /// Replays the session up to a number of entries.
    fn go_to(&mut self, session: &Session<G>, entries: usize) {
        if entries < self.entries {
            *self = Self::new(session);
        }
        let seats = self.game.seats();
        for step in &session.steps()[self.entries..entries.min(session.len())] {
            self.game.apply(&step.entry.action, &mut NoEvents);
            for (nth, memory) in self.memories.iter_mut().enumerate() {
                let viewer = if nth < seats { Viewer::Seat(Seat::new(nth)) } else { Viewer::Spectator };
                let visible_events = step.events.iter().filter_map(|event| G::redact_event(event, viewer));
                visible_events.for_each(|event| G::remember(memory, &event));
            }
        }
        self.entries = entries.max(self.entries);
    }

    /// Returns the view and the memory of a seat.
    fn known_to(&self, seat: Seat) -> (G::View, G::Memory) {
        (self.game.view(Viewer::Seat(seat)), self.memories.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Returns the chances of all seats from public information: the mean over several sampled worlds.
    fn chances(&self, weights: &[f32], seed: u64) -> Vec<f32> {
        let (seats, view) = (self.game.seats(), self.game.view(Viewer::Spectator));
        let memory = self.memories.last().cloned().unwrap_or_default();
        let mut sums = vec![0.0; seats];
        for world in 0..WORLDS {
            let mut dice = Dice::new(luck_seed(seed, self.entries).wrapping_add(world));
            let mut world = G::determinize(&view, &mut dice);
            world.recall(&memory);
            play_forced(&mut world, &mut dice);
            sums.iter_mut().zip(chances(&world, weights)).for_each(|(sum, chance)| *sum += chance);
        }
        sums.into_iter().map(|sum| sum / WORLDS as f32).collect()
    }
}

/// Returns the seed of the analysis after a number of entries.
const fn luck_seed(seed: u64, entries: usize) -> u64 {
    (seed ^ (entries as u64 + 1)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Returns the chances at one index, per mille, averaged over the round of turns around it. A seat looks slightly
/// better before its turn than after it, and averaging over a round cancels that. The final result is not averaged.
fn smoothed_chances(chances: &[Vec<f32>], nth: usize) -> Vec<u16> {
    let (seats, last) = (chances.first().map_or(0, Vec::len), chances.len().saturating_sub(1));
    let reach = if nth == last { 0 } else { (seats / 2).min(nth).min((last - nth).saturating_sub(1)) };
    // In a round of an even number of turns the first and the last entry belong to the same seat.
    let weight = |at: usize| if seats % 2 == 0 && at.abs_diff(nth) == seats / 2 { 0.5 } else { 1.0 };
    let round = nth - reach..=nth + reach;
    let all: f32 = round.clone().map(weight).sum();
    let mean = |seat: usize| round.clone().map(|at| weight(at) * chances[at][seat]).sum::<f32>() / all;
    (0..seats).map(|seat| per_mille(mean(seat))).collect()
}

fn per_mille(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0 + 0.5) as u16
}

/// Returns at most `most` elements, evenly spread.
fn pick_evenly<T: Copy>(all: &[T], most: usize) -> Vec<T> {
    let count = all.len().min(most);
    (0..count).filter_map(|nth| all.get(nth * all.len() / count).copied()).collect()
}

impl<G: Mind> Review<G> {
    /// Creates the analysis of a session.
    pub fn new(session: Session<G>, seats: AnalysedSeats, seed: u64) -> Self {
        let past = Replayed::new(&session);
        Self {
            session,
            seats,
            seed,
            since: None,
            decisions: Vec::new(),
            surveyed: false,
            tasks: Vec::new(),
            chances: Vec::new(),
            next: 0,
            known: 0,
            past,
            work: None,
        }
    }

    /// Limits the analysis to the decisions since an entry, and leaves out the chances.
    #[must_use]
    pub fn since(mut self, entry: usize) -> Self {
        self.since = Some(entry);
        self
    }

    /// Returns the seat if an entry is a decision to analyse: of a chosen controller, with more than one option.
    fn decides(&self, entry: usize) -> Option<Seat> {
        if self.since.is_some_and(|since| entry < since) {
            return None;
        }
        let Actor::Seat(seat) = self.session.steps().get(entry)?.entry.actor else { return None };
        let person = controller_at(&self.session, seat, entry).is_person();
        if !person && self.seats == AnalysedSeats::People {
            return None;
        }
        let mut legal = Vec::new();
        self.past.game.legal_into(&mut legal);
        (legal.len() > 1).then_some(seat)
    }

    /// Examines one more entry; after the last one the tasks are known.
    fn survey(&mut self) -> Advance {
        let entry = self.past.entries;
        if entry < self.session.len() {
            let decision = self.decides(entry).map(|seat| (entry, seat));
            self.decisions.extend(decision);
            self.past.go_to(&self.session, entry + 1);
            return Advance::Working;
        }
        let moments = if self.since.is_some() { Vec::new() } else { self.moments() };
        let decisions = pick_evenly(&self.decisions, MAX_DECISIONS);
        let scope = Scope { moments: moments.len(), decisions: decisions.len(), of: self.decisions.len() };
        let analysed = decisions.into_iter().map(|(entry, seat)| AnalysisTask::Decision(entry, seat));
        self.tasks = moments
            .into_iter()
            .enumerate()
            .map(|(nth, entries)| AnalysisTask::Chances(nth, entries))
            .chain(analysed)
            .collect();
        (self.surveyed, self.next) = (true, self.known);
        Advance::Scope(scope)
    }

    /// Returns the numbers of entries before each turn and at the end.
    fn moments(&self) -> Vec<usize> {
        let mut moments = self.session.turn_starts();
        moments.push(self.session.len());
        moments.dedup();
        moments
    }

    /// Starts the next task.
    fn take_up(&mut self) -> Advance {
        match self.tasks.get(self.next) {
            None => Advance::Done,
            Some(AnalysisTask::Chances(nth, entries)) => {
                let known = self.chances.len();
                if let Some(AnalysisTask::Chances(_, entries)) = self.tasks.get(known) {
                    self.past.go_to(&self.session, *entries);
                    self.chances.push(self.past.chances(&weights::<G>(WeightSet::Learned), self.seed));
                    return Advance::Working;
                }
                self.next += 1;
                Advance::Found(Finding::Chances(*entries, smoothed_chances(&self.chances, *nth)))
            }
            Some(AnalysisTask::Decision(entry, seat)) => {
                self.past.go_to(&self.session, *entry);
                let (view, memory) = self.past.known_to(*seat);
                self.work = Some(DecisionTask::Seeks(
                    Thinking::new(view, memory, Level::Hard, luck_seed(self.seed, *entry)),
                    0,
                ));
                Advance::Working
            }
        }
    }

    /// Runs one more iteration for the decision that is being analysed.
    fn think(&mut self, work: DecisionTask<G>) -> Advance {
        let Some(AnalysisTask::Decision(entry, seat)) = self.tasks.get(self.next).copied() else {
            return Advance::Done;
        };
        let Some(played) = self.session.steps().get(entry).map(|step| &step.entry.action) else {
            return Advance::Done;
        };
        match work {
            DecisionTask::Seeks(mut thinking, done) => {
                if thinking.step() && done + 1 < SEEK {
                    self.work = Some(DecisionTask::Seeks(thinking, done + 1));
                    return Advance::Working;
                }
                let Some(best) = thinking.choice().cloned() else { return Advance::Done };
                let analysed = first_thought(&thinking, entry, seat);
                if best == *played {
                    return self.report_decision(analysed);
                }
                let (view, memory) = self.past.known_to(seat);
                let pair = [best, played.clone()];
                let compares = Thinking::comparing(view, memory, !luck_seed(self.seed, entry), pair);
                self.work = Some(DecisionTask::Compares(compares, 0, analysed));
                Advance::Working
            }
            DecisionTask::Compares(mut thinking, done, analysed) => {
                if thinking.step() && done + 1 < COMPARE {
                    self.work = Some(DecisionTask::Compares(thinking, done + 1, analysed));
                    return Advance::Working;
                }
                let [best, played] = thinking.paired_values();
                self.report_decision(AnalysedDecision {
                    value: per_mille(best),
                    loss: per_mille(best - played),
                    ..analysed
                })
            }
        }
    }

    fn report_decision(&mut self, analysed: AnalysedDecision) -> Advance {
        self.next += 1;
        Advance::Found(Finding::Decision(analysed))
    }
}

/// Returns the best action and its reasons, as if it had been played.
fn first_thought<G: Mind>(thinking: &Thinking<G>, entry: usize, seat: Seat) -> AnalysedDecision {
    let thought = thinking.thought();
    let best = thought.candidates.into_iter().next();
    let value = best.as_ref().map_or(0.0, |best| best.value);
    let reasons = best.into_iter().flat_map(|best| best.reasons);
    let reasons = reasons.filter(|(_, weight)| *weight > 0.0).map(|(name, _)| name.to_string());
    AnalysedDecision {
        entry,
        seat,
        best: thinking.best(),
        value: per_mille(value),
        loss: 0,
        reasons: reasons.take(REASONS).collect(),
    }
}

/// Returns the controller of a seat when an entry was made.
fn controller_at<G: Game>(session: &Session<G>, seat: Seat, entry: usize) -> Controller {
    let change =
        session.controller_changes().iter().rev().find(|change| change.seat == seat && change.at <= entry);
    let first =
        || session.head.players.get(seat.index()).map_or(Controller::Person, |player| player.controller);
    change.map_or_else(first, |change| change.controller)
}

impl<G: Mind> Analysis for Review<G> {
    fn step(&mut self) -> Advance {
        if !self.surveyed {
            return self.survey();
        }
        match self.work.take() {
            Some(work) => self.think(work),
            None => self.take_up(),
        }
    }

    fn skip(&mut self, known: usize) {
        self.known = known;
        self.next = if self.surveyed { known } else { 0 };
    }
}
