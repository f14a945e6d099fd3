//! A game looked back at: how the chances went, and what a mind would have done where a person decided.
//!
//! Every decision is judged from what its seat could know: the mind gets the view of that seat at that moment and what the
//! seat had heard, as when it plays. First it looks for the best entry as a hard computer does; then that entry and the one
//! that was played are walked equally often through the same imagined worlds, with luck of their own, so that the better
//! one is not merely the luckier one. The numbers of iterations are fixed: the same record gives the same judgement, on
//! every machine.
//!
//! It comes bit by bit ([`Judge::step`]), in the same order every time, so that one may stop and go on later
//! ([`Judge::pass_over`]).

use serde::{Deserialize, Serialize};

use crate::games::GameId;
use crate::table::record::Record;
use crate::table::{Actor, Controller, Dice, Game, NoEvents, Seat, Session, Viewer};

use super::think::settle;
use super::{Level, Mind, Thinker, Thinking, Weighing, chances, weights};

/// Grows when the same record would be judged otherwise: what was kept before is judged again.
pub const VERSION: u32 = 1;
/// Iterations that look for the best entry.
const SEEK: u32 = 240;
/// Iterations that compare it with the one that was played.
const COMPARE: u32 = 160;
/// Imagined worlds in which the chances between two turns are judged.
const WORLDS: u64 = 8;
/// The seed of all that is thought in the app.
pub const SEED: u64 = 0;
/// The most decisions that are judged in a game.
pub const MOST: usize = 150;
/// The most reasons that are kept of a decision.
const REASONS: usize = 4;

/// What a decision is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// As good as the best that was found.
    Best,
    /// A little worse.
    Good,
    /// Clearly worse.
    Doubtful,
    /// Much worse.
    PictureError,
}

impl Verdict {
    /// Every verdict with the smallest loss it is said of, per mille of the chance to win. Two looks at one decision with
    /// other seeds lie about a hundredth apart (docs/computer-players.md), so below that nothing is said; a mistake costs
    /// what a player feels in the course of the game, one game in ten.
    pub const FROM: [(Self, u16); 4] =
        [(Self::PictureError, 100), (Self::Doubtful, 40), (Self::Good, 15), (Self::Best, 0)];

    /// The word for a loss.
    pub fn of(loss: u16) -> Self {
        Self::FROM.into_iter().find(|(_, from)| loss >= *from).map_or(Self::Best, |(verdict, _)| verdict)
    }

    /// As the native tool prints it.
    pub const fn word(self) -> &'static str {
        ["best", "good", "doubtful", "mistake"][self as usize]
    }
}

/// How much there is to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scope {
    /// Moments at which the chances are judged: before each turn and at the end.
    pub moments: usize,
    /// Decisions that are judged.
    pub decisions: usize,
    /// Decisions there were; more than are judged in a long game.
    pub of: usize,
}

impl Scope {
    /// How many findings there will be.
    pub const fn findings(self) -> usize {
        self.moments + self.decisions
    }
}

/// Something found out about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    /// After so many entries, the chance of each seat to win, per mille, as all could judge it who saw what was open.
    Chances(usize, Vec<u16>),
    /// A decision of a person.
    Decision(Judged),
}

/// A decision beside what a mind would have done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// Who decided.
    pub seat: Seat,
    /// What the mind would have done, as a typed move.
    pub best: String,
    /// The chance to win with that, per mille.
    pub value: u16,
    /// How much smaller it is with what was played, per mille; 0 where that is as good.
    pub loss: u16,
    /// What speaks for the mind's move, by the names of the game's facts, what weighs most first.
    pub reasons: Vec<String>,
}

impl Judged {
    /// The word for it.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.loss)
    }
}

/// What came of a bit of thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advance {
    /// More is to come.
    Thinks,
    /// How much there is to look at; said once, before the first finding.
    Scope(Scope),
    /// A finding, the next in the order of the game.
    Found(Finding),
    /// All was judged.
    Done,
}

/// A game being judged.
pub trait Judge {
    /// A bit of thought, a few milliseconds at most.
    fn step(&mut self) -> Advance;
    /// The first findings are known already and not looked for again.
    fn pass_over(&mut self, known: usize);
}

/// Whose decisions are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The decisions of people.
    People,
    /// Those of computers, too: for measuring.
    All,
}

/// Begins to judge the game of a record. The app always takes [`SEED`]; another one shows how far luck matters.
///
/// # Errors
/// Why the record cannot be read or played.
pub fn begin(record: &str, whose: Whose, seed: u64) -> Result<Box<dyn Judge>, String> {
    let record = Record::parse(record).map_err(|fault| fault.to_string())?;
    let game = GameId::of(&record).map_err(|fault| fault.to_string())?;
    with_game!(game, G => {
        let session = super::session::<G>(&record)?;
        Ok(Box::new(Review::new(session, whose, seed)))
    })
}

/// Something to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Matter {
    /// The chances at this moment, after so many entries.
    Chances(usize, usize),
    /// The decision that became this entry.
    Decision(usize, Seat),
}

/// A game being judged, for one game of the family.
pub struct Review<G: Mind> {
    session: Session<G>,
    whose: Whose,
    seed: u64,
    /// Decisions found so far, and whether all entries were looked through.
    decisions: Vec<(usize, Seat)>,
    surveyed: bool,
    tasks: Vec<Matter>,
    /// The chances at each moment, judged one by one.
    chances: Vec<Vec<f32>>,
    /// The next task.
    next: usize,
    known: usize,
    past: Replayed<G>,
    work: Option<Inquiry<G>>,
}

/// The decision that is thought about.
enum Inquiry<G: Mind> {
    /// What would the mind do?
    Seeks(Thinking<G>, u32),
    /// Is that better than what was played?
    Compares(Thinking<G>, u32, Judged),
}

/// The game after some of its entries, with what everybody had heard by then.
struct Replayed<G: Mind> {
    game: G,
    entries: usize,
    /// By seat, and last what all heard.
    memories: Vec<G::Memory>,
}

impl<G: Mind> Replayed<G> {
    fn new(session: &Session<G>) -> Self {
        let game = session.at(0);
        let memories = vec![G::Memory::default(); game.seats() + 1];
        Self { game, entries: 0, memories }
    }

    /// On to the moment after so many entries.
    fn go_to(&mut self, session: &Session<G>, entries: usize) {
        if entries < self.entries {
            *self = Self::new(session);
        }
        let seats = self.game.seats();
        for step in &session.steps()[self.entries..entries.min(session.len())] {
            self.game.apply(&step.entry.action, &mut NoEvents);
            for (nth, memory) in self.memories.iter_mut().enumerate() {
                let viewer = if nth < seats { Viewer::Seat(Seat::new(nth)) } else { Viewer::Spectator };
                let heard = step.events.iter().filter_map(|event| G::redact_event(event, viewer));
                heard.for_each(|event| G::remember(memory, &event));
            }
        }
        self.entries = entries.max(self.entries);
    }

    /// What a seat may know now, and what it heard.
    fn known_to(&self, seat: Seat) -> (G::View, G::Memory) {
        (self.game.view(Viewer::Seat(seat)), self.memories.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The chances of all seats as the open table tells them: the mean over some imagined worlds.
    fn chances(&self, weights: &[f32], seed: u64) -> Vec<f32> {
        let (seats, view) = (self.game.seats(), self.game.view(Viewer::Spectator));
        let memory = self.memories.last().cloned().unwrap_or_default();
        let mut sums = vec![0.0; seats];
        for world in 0..WORLDS {
            let mut dice = Dice::new(luck_of(seed, self.entries).wrapping_add(world));
            let mut world = G::determinize(&view, &mut dice);
            world.recall(&memory);
            settle(&mut world, &mut dice);
            sums.iter_mut().zip(chances(&world, weights)).for_each(|(sum, chance)| *sum += chance);
        }
        sums.into_iter().map(|sum| sum / WORLDS as f32).collect()
    }
}

/// The seed of what is thought about a moment.
const fn luck_of(seed: u64, entries: usize) -> u64 {
    (seed ^ (entries as u64 + 1)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// The chances at a moment, per mille, as the mean over one round of turns with this moment in its middle: whoever is to
/// move looks a little better than when the turn is done, and with every turn that would be another one. The result at the
/// end stands as it is.
fn round_about(chances: &[Vec<f32>], nth: usize) -> Vec<u16> {
    let (seats, last) = (chances.first().map_or(0, Vec::len), chances.len().saturating_sub(1));
    let reach = if nth == last { 0 } else { (seats / 2).min(nth).min((last - nth).saturating_sub(1)) };
    // In a round of an even number of turns the first and the last moment are of the same seat.
    let weight = |at: usize| if seats % 2 == 0 && at.abs_diff(nth) == seats / 2 { 0.5 } else { 1.0 };
    let round = nth - reach..=nth + reach;
    let all: f32 = round.clone().map(weight).sum();
    let mean = |seat: usize| round.clone().map(|at| weight(at) * chances[at][seat]).sum::<f32>() / all;
    (0..seats).map(|seat| per_mille(mean(seat))).collect()
}

fn per_mille(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0 + 0.5) as u16
}

/// So many of them, evenly spread.
fn spread<T: Copy>(all: &[T], most: usize) -> Vec<T> {
    let count = all.len().min(most);
    (0..count).filter_map(|nth| all.get(nth * all.len() / count).copied()).collect()
}

impl<G: Mind> Review<G> {
    /// Begins to judge a game.
    pub fn new(session: Session<G>, whose: Whose, seed: u64) -> Self {
        let past = Replayed::new(&session);
        Self {
            session,
            whose,
            seed,
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

    /// Whether an entry is a decision to be judged: of somebody who had a choice.
    fn decides(&self, entry: usize) -> Option<Seat> {
        let Actor::Seat(seat) = self.session.steps().get(entry)?.entry.actor else { return None };
        let person = controller_at(&self.session, seat, entry).is_person();
        if !person && self.whose == Whose::People {
            return None;
        }
        let mut legal = Vec::new();
        self.past.game.legal_into(&mut legal);
        (legal.len() > 1).then_some(seat)
    }

    /// Looks at one more entry; when all were seen, what there is to do is known.
    fn survey(&mut self) -> Advance {
        let entry = self.past.entries;
        if entry < self.session.len() {
            let decides = self.decides(entry).map(|seat| (entry, seat));
            self.decisions.extend(decides);
            self.past.go_to(&self.session, entry + 1);
            return Advance::Thinks;
        }
        let mut moments = self.session.turns();
        moments.push(self.session.len());
        moments.dedup();
        let decisions = spread(&self.decisions, MOST);
        let scope = Scope { moments: moments.len(), decisions: decisions.len(), of: self.decisions.len() };
        let judged = decisions.into_iter().map(|(entry, seat)| Matter::Decision(entry, seat));
        self.tasks = moments
            .into_iter()
            .enumerate()
            .map(|(nth, entries)| Matter::Chances(nth, entries))
            .chain(judged)
            .collect();
        (self.surveyed, self.next) = (true, self.known);
        Advance::Scope(scope)
    }

    /// Begins what is next.
    fn take_up(&mut self) -> Advance {
        match self.tasks.get(self.next) {
            None => Advance::Done,
            Some(Matter::Chances(nth, entries)) => {
                let known = self.chances.len();
                if let Some(Matter::Chances(_, entries)) = self.tasks.get(known) {
                    self.past.go_to(&self.session, *entries);
                    self.chances.push(self.past.chances(&weights::<G>(Weighing::Tuned), self.seed));
                    return Advance::Thinks;
                }
                self.next += 1;
                Advance::Found(Finding::Chances(*entries, round_about(&self.chances, *nth)))
            }
            Some(Matter::Decision(entry, seat)) => {
                self.past.go_to(&self.session, *entry);
                let (view, memory) = self.past.known_to(*seat);
                self.work = Some(Inquiry::Seeks(
                    Thinking::new(view, memory, Level::Hard, luck_of(self.seed, *entry)),
                    0,
                ));
                Advance::Thinks
            }
        }
    }

    /// One more iteration of the decision that is thought about.
    fn think(&mut self, work: Inquiry<G>) -> Advance {
        let Some(Matter::Decision(entry, seat)) = self.tasks.get(self.next).copied() else {
            return Advance::Done;
        };
        let Some(played) = self.session.steps().get(entry).map(|step| &step.entry.action) else {
            return Advance::Done;
        };
        match work {
            Inquiry::Seeks(mut thinking, done) => {
                if thinking.step() && done + 1 < SEEK {
                    self.work = Some(Inquiry::Seeks(thinking, done + 1));
                    return Advance::Thinks;
                }
                let Some(best) = thinking.choice().cloned() else { return Advance::Done };
                let judged = first_thought(&thinking, entry, seat);
                if best == *played {
                    return self.found(judged);
                }
                let (view, memory) = self.past.known_to(seat);
                let pair = [best, played.clone()];
                let compares = Thinking::between(view, memory, !luck_of(self.seed, entry), pair);
                self.work = Some(Inquiry::Compares(compares, 0, judged));
                Advance::Thinks
            }
            Inquiry::Compares(mut thinking, done, judged) => {
                if thinking.step() && done + 1 < COMPARE {
                    self.work = Some(Inquiry::Compares(thinking, done + 1, judged));
                    return Advance::Thinks;
                }
                let [best, played] = thinking.both();
                self.found(Judged { value: per_mille(best), loss: per_mille(best - played), ..judged })
            }
        }
    }

    fn found(&mut self, judged: Judged) -> Advance {
        self.next += 1;
        Advance::Found(Finding::Decision(judged))
    }
}

/// What the mind would do, and why, as if that had been played.
fn first_thought<G: Mind>(thinking: &Thinking<G>, entry: usize, seat: Seat) -> Judged {
    let thought = thinking.thought();
    let best = thought.candidates.into_iter().next();
    let value = best.as_ref().map_or(0.0, |best| best.value);
    let reasons = best.into_iter().flat_map(|best| best.reasons);
    let reasons = reasons.filter(|(_, weight)| *weight > 0.0).map(|(name, _)| name.to_string());
    Judged {
        entry,
        seat,
        best: thinking.best(),
        value: per_mille(value),
        loss: 0,
        reasons: reasons.take(REASONS).collect(),
    }
}

/// What sat at a seat when an entry was made.
fn controller_at<G: Game>(session: &Session<G>, seat: Seat, entry: usize) -> Controller {
    let change = session.changes().iter().rev().find(|change| change.seat == seat && change.at <= entry);
    let first =
        || session.head.players.get(seat.index()).map_or(Controller::Person, |player| player.controller);
    change.map_or_else(first, |change| change.controller)
}

impl<G: Mind> Judge for Review<G> {
    fn step(&mut self) -> Advance {
        if !self.surveyed {
            return self.survey();
        }
        match self.work.take() {
            Some(work) => self.think(work),
            None => self.take_up(),
        }
    }

    fn pass_over(&mut self, known: usize) {
        self.known = known;
        self.next = if self.surveyed { known } else { 0 };
    }
}
