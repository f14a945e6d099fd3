//! A session: options, players, a seed and a list of entries. Everything else is computed from them.
//!
//! Saving, undo, replay, export and tests all use this list. In play, only the session creates dice. It knows no
//! screen: viewers and handing over belong to the shell, which calls [`Session::seal`].
//!
//! A copy is cheap because entries are shared. Frequent queries neither replay the game nor format the log again.

use std::fmt;
use std::ops::Deref;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::controller::Controller;
use super::dice::Dice;
use super::event_sink::NoEvents;
use super::game::Game;
use super::turn::{Actor, Seat, Turn};

/// The player of a seat, as the others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Name as typed: one line, at most [`NAME_LENGTH`] characters, possibly empty.
    pub name: String,
    /// Index into the game's signs (or the shell's six symbols).
    pub sign: u8,
    /// Colour of the seat, 1 to 6.
    pub colour: u8,
    /// The controller at the start of the game.
    #[serde(default, rename = "sits")]
    pub controller: Controller,
}

impl Player {
    /// Creates a human player.
    pub fn person(name: impl Into<String>, sign: u8, colour: u8) -> Self {
        Self { name: name.into(), sign, colour, controller: Controller::Person }
    }

    /// Returns the same player with another controller.
    #[must_use]
    pub fn with_controller(self, controller: Controller) -> Self {
        Self { controller, ..self }
    }
}

/// A change of controller during the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ControllerChange {
    /// Number of entries before the change.
    pub at: usize,
    /// The seat that changes.
    pub seat: Seat,
    /// The new controller.
    pub controller: Controller,
}

/// The longest name of a player or a game, in characters.
pub const NAME_LENGTH: usize = 40;

/// The most accents and other marks on one letter of a name; more would overlap the lines around it.
const MARKS: usize = 3;

/// Returns one line of printable text, cut to [`NAME_LENGTH`] and trimmed. Control characters become spaces.
/// Invisible characters that change the text direction are removed, and so are marks beyond three on a letter.
pub fn tidy_name(text: &str) -> String {
    tidy(text, NAME_LENGTH)
}

/// Tidies like [`tidy_name`], with another length.
pub(super) fn tidy(text: &str, length: usize) -> String {
    let mut room = 0;
    let mut fits = |c: char| {
        if !is_mark(c) {
            room = if c.is_whitespace() { 0 } else { MARKS };
            return true;
        }
        let has_room = room > 0;
        room = room.saturating_sub(1);
        has_room
    };
    let plain = text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !is_hidden(*c));
    let clean: String = plain.filter(|c| fits(*c)).take(length).collect();
    clean.trim().to_string()
}

/// Returns whether a character is invisible and sets the text direction, or is a blank without width.
pub(super) const fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\u{61c}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
    )
}

/// Returns whether a character combines with others, as do those that join letters or select their form.
const fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{591}'..='\u{5bd}'
            | '\u{610}'..='\u{61a}'
            | '\u{64b}'..='\u{65f}'
            | '\u{6d6}'..='\u{6dc}'
            | '\u{e31}'
            | '\u{e34}'..='\u{e3a}'
            | '\u{e47}'..='\u{e4e}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{200c}'
            | '\u{200d}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// The part of a session that is fixed before the first entry.
#[derive(Clone, PartialEq, Debug)]
pub struct Head<O> {
    /// A title given by a person; may be empty.
    pub title: String,
    /// The players in playing order, one per seat.
    pub players: Vec<Player>,
    /// The options of the game.
    pub options: O,
    /// The seed of the dice of every entry.
    pub seed: u64,
    /// Whether the table may take moves back by agreement, beyond free undo.
    pub takeback: bool,
    /// Whether hints are allowed; `None` is the default, which allows them if one person plays.
    pub hints: Option<bool>,
}

/// One line of the log: a move of a seat or a chance result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// The actor.
    pub actor: Actor,
    /// The move or the result.
    pub action: A,
    /// The note after the entry in a record; kept and never interpreted.
    pub note: String,
}

/// Formats the entry as a line of a record, without the line end: `0 king H5  # note`.
impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.actor, self.action)?;
        if self.note.is_empty() { Ok(()) } else { write!(f, "  # {}", self.note) }
    }
}

/// A played entry, shared by copies of a session.
#[derive(Clone, Debug)]
pub struct Step<G: Game>(Rc<StepData<G>>);

/// The content of a step, shared by its copies.
#[derive(Clone, PartialEq, Debug)]
pub struct StepData<G: Game> {
    /// The entry as logged.
    pub entry: Entry<G::Action>,
    /// The events that the entry emitted.
    pub events: Vec<G::Event>,
    /// The entry as a line of a record.
    line: String,
    /// The seat whose turn it is by the rule book before the entry.
    before: Option<Seat>,
    /// The turns begun after the entry.
    turns: Turns,
}

/// Number of turns begun, and the seat of the latest one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Turns {
    begun: usize,
    latest: Option<Seat>,
}

impl Turns {
    /// Returns the count after the turn passes to `now`.
    fn after(self, now: Option<Seat>) -> Self {
        let is_new_turn = now.is_some() && now != self.latest;
        Self { begun: self.begun + usize::from(is_new_turn), latest: now.or(self.latest) }
    }
}

impl<G: Game> Deref for Step<G> {
    type Target = StepData<G>;
    fn deref(&self) -> &StepData<G> {
        &self.0
    }
}

/// Equal if they share the entry, or if their entries are equal.
impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<G: Game> StepData<G> {
    /// Returns the number of turns begun after this entry.
    pub fn turns_begun(&self) -> usize {
        self.turns.begun
    }

    /// Returns the entry as a line of a record, without the line end.
    pub fn line(&self) -> &str {
        &self.line
    }
}

/// A reason why nothing more can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// No entry was made yet.
    Start,
    /// A draw was revealed.
    Chance,
    /// Another seat decided.
    OtherSeat(Seat),
    /// The turn was handed over.
    HandedOver,
    /// The rules make the last action irrevocable.
    Irrevocable,
}

/// A game in progress with its whole history.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Game> {
    /// Players, options and seed.
    pub head: Head<G::Options>,
    /// Position text that the game began from, instead of the set-up.
    start: Option<String>,
    first: G,
    now: G,
    steps: Vec<Step<G>>,
    undone: Vec<Entry<G::Action>>,
    sealed: usize,
    /// Changes of controller, in order.
    changes: Vec<ControllerChange>,
    /// Seeds that replace that of the head, each from a number of entries on.
    seeds: Vec<(usize, u64)>,
}

impl<G: Game> Session<G> {
    /// Starts a new game by the set-up of its rules. Nothing is rolled yet: see [`Session::roll_all`].
    pub fn new(head: Head<G::Options>) -> Self {
        let first = G::start(&head.options, head.players.len());
        Self::from_state(head, None, first)
    }

    /// Starts a game from a position; `text` is kept for the record.
    pub fn from_position(head: Head<G::Options>, text: String, position: G) -> Self {
        Self::from_state(head, Some(text), position)
    }

    fn from_state(head: Head<G::Options>, start: Option<String>, first: G) -> Self {
        let now = first.clone();
        Self {
            head,
            start,
            first,
            now,
            steps: Vec::new(),
            undone: Vec::new(),
            sealed: 0,
            changes: Vec::new(),
            seeds: Vec::new(),
        }
    }

    /// Returns the present state, secrets included. Only views of it may reach a screen.
    pub fn game(&self) -> &G {
        &self.now
    }

    /// Returns the position text that the session began from, if any.
    pub fn start_position(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// Returns the log with its events.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns whether the log is empty.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns the present controller of a seat.
    pub fn controller(&self, seat: Seat) -> Controller {
        let change = self.changes.iter().rev().find(|change| change.seat == seat);
        let first =
            || self.head.players.get(seat.index()).map_or(Controller::Person, |player| player.controller);
        change.map_or_else(first, |change| change.controller)
    }

    /// Returns the players with their present controllers.
    pub fn players(&self) -> Vec<Player> {
        let now = |(seat, player): (usize, &Player)| {
            player.clone().with_controller(self.controller(Seat::new(seat)))
        };
        self.head.players.iter().enumerate().map(now).collect()
    }

    /// Returns the changes of controller, in order.
    pub fn controller_changes(&self) -> &[ControllerChange] {
        &self.changes
    }

    /// Sets the controller of a seat from now on. Before the first entry it replaces the initial one.
    pub fn set_controller(&mut self, seat: Seat, controller: Controller) {
        let at = self.steps.len();
        if self.controller(seat) == controller || seat.index() >= self.head.players.len() {
            return;
        }
        // Of several changes at the same entry the last one counts.
        self.changes.retain(|change| (change.at, change.seat) != (at, seat));
        if at == 0 {
            self.head.players[seat.index()].controller = controller;
        } else if self.controller(seat) != controller {
            self.changes.push(ControllerChange { at, seat, controller });
        }
    }

    /// Sets another seed from now on. A copy uses it to become independent of the original.
    pub fn reseed(&mut self, seed: u64) {
        let at = self.steps.len();
        self.seeds.retain(|(from, _)| *from < at);
        self.seeds.push((at, seed));
    }

    /// Returns the seeds that replaced that of the head, each with the number of entries before it.
    pub fn seeds(&self) -> &[(usize, u64)] {
        &self.seeds
    }

    /// Returns the seed for the dice of the next entry.
    fn seed(&self) -> u64 {
        let entry = self.steps.len();
        let later = self.seeds.iter().rfind(|(from, _)| *from <= entry);
        later.map_or(self.head.seed, |(_, seed)| *seed)
    }

    /// Keeps changes that came after an entry that is taken back. A controller is not a move, and a copy that goes
    /// back keeps its own seed.
    fn keep_changes(&mut self) {
        let entries = self.steps.len();
        if let Some((_, seed)) = self.seeds.last().copied().filter(|(from, _)| *from > entries) {
            self.reseed(seed);
        }
        let late: Vec<ControllerChange> =
            self.changes.iter().copied().filter(|change| change.at > entries).collect();
        self.changes.retain(|change| change.at <= entries);
        late.into_iter().for_each(|change| self.set_controller(change.seat, change.controller));
    }

    /// Plays a decision of `seat`. Chance that falls due is not rolled: the shell may delay it until the turn is
    /// handed over.
    ///
    /// # Errors
    /// The refusal; the session is then unchanged.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.now.check(seat, &action)?;
        self.push(Entry { actor: Actor::Seat(seat), action, note: String::new() });
        self.undone.clear();
        Ok(())
    }

    /// Logs a given chance result (from a record, or a forced draw). Returns `false` if it is impossible now.
    pub fn push_chance(&mut self, result: G::Action) -> bool {
        let is_due = self.now.turn() == Turn::Chance && self.now.is_possible(&result);
        if is_due {
            self.push(Entry { actor: Actor::Chance, action: result, note: String::new() });
            self.undone.clear();
        }
        is_due
    }

    /// Rolls one chance result that is due. Returns `false` if none is.
    pub fn roll(&mut self) -> bool {
        if self.now.turn() != Turn::Chance {
            return false;
        }
        let mut dice = Dice::for_entry(self.seed(), self.steps.len());
        let result = self.now.roll(&mut dice);
        self.push_chance(result)
    }

    /// Rolls every chance result that is due, until a seat decides or the game is over.
    pub fn roll_all(&mut self) {
        while self.roll() {}
    }

    fn push(&mut self, entry: Entry<G::Action>) {
        let (before, mut events) = (self.now.turn_of(), Vec::new());
        self.now.apply(&entry.action, &mut events);
        let turns = self.turns().after(self.now.turn_of());
        let line = entry.to_string();
        self.steps.push(Step(Rc::new(StepData { entry, events, line, before, turns })));
    }

    /// Sets the note of the last entry.
    pub fn set_note(&mut self, note: &str) {
        if let Some(Step(done)) = self.steps.last_mut() {
            let done = Rc::make_mut(done);
            done.entry.note = note.to_string();
            done.line = done.entry.to_string();
        }
    }

    /// Returns the seat whose turn it is by the rule book before the last entry.
    fn seat_before_last(&self) -> Option<Seat> {
        self.steps.last().and_then(|step| step.before)
    }

    /// Returns the turns begun by now.
    fn turns(&self) -> Turns {
        self.steps.last().map_or_else(|| Turns::default().after(self.first.turn_of()), |step| step.turns)
    }

    /// Returns the seat that ended its own turn (by the rule book) with the last entry, while nothing has followed.
    /// The shell shows the result to that seat and waits for "End turn".
    pub fn seat_to_end_turn(&self) -> Option<Seat> {
        let Some(Actor::Seat(actor)) = self.steps.last().map(|s| s.entry.actor) else { return None };
        let own = self.seat_before_last() == Some(actor) && self.now.turn_of() != Some(actor);
        (own && self.sealed < self.steps.len()).then_some(actor)
    }

    /// Returns whether the turn (by the rule book) passed on or ended with the last entry.
    pub fn turn_passed(&self) -> bool {
        self.seat_before_last().is_some() && self.seat_before_last() != self.now.turn_of()
    }

    /// Marks all entries as handed over: undo stops here.
    pub fn seal(&mut self) {
        self.sealed = self.steps.len();
        self.undone.clear();
    }

    /// Returns the number of entries handed over.
    pub fn sealed(&self) -> usize {
        self.sealed
    }

    pub(super) fn set_sealed(&mut self, sealed: usize) {
        self.sealed = sealed.min(self.steps.len());
    }

    /// Returns why `player` cannot undo; `None` if undo is free.
    pub fn undo_lock(&self, player: Seat) -> Option<Lock> {
        let Some(last) = self.steps.last().map(|step| &step.entry) else { return Some(Lock::Start) };
        match last.actor {
            Actor::Chance => Some(Lock::Chance),
            Actor::Seat(seat) if seat != player => Some(Lock::OtherSeat(seat)),
            _ if self.sealed >= self.steps.len() => Some(Lock::HandedOver),
            _ => G::is_irrevocable(&last.action).then_some(Lock::Irrevocable),
        }
    }

    /// Undoes the last entry of `player`. Returns `false` when locked.
    pub fn undo(&mut self, player: Seat) -> bool {
        if self.undo_lock(player).is_some() {
            return false;
        }
        if let Some(step) = self.steps.pop() {
            self.undone.push(step.entry.clone());
            self.now = self.replay_to(self.steps.len());
            self.keep_changes();
        }
        true
    }

    /// Truncates the log to `entries` and ignores undo locks. Only for entries that revealed nothing.
    pub fn truncate(&mut self, entries: usize) {
        self.steps.truncate(entries);
        self.undone.clear();
        self.sealed = self.sealed.min(self.steps.len());
        self.now = self.replay_to(entries);
        self.keep_changes();
    }

    /// Drops entries by `back`, which leaves the first `entries` of them, and keeps the dropped ones for redo.
    pub fn drop_for_redo(&mut self, entries: usize, back: fn(&mut Self, usize)) {
        let dropped = self.steps.iter().skip(entries).rev().map(|step| step.entry.clone());
        let kept: Vec<Entry<G::Action>> = self.undone.drain(..).chain(dropped).collect();
        back(self, entries);
        self.undone = kept;
    }

    /// Redoes an entry of `own`, with the answers to it that were dropped together with it; these are handed over
    /// again. Returns `false` if there is nothing to redo.
    pub fn redo_with_answers(&mut self, own: Seat) -> bool {
        let redone = self.redo();
        let first = self.steps.len();
        while self.undone.last().is_some_and(|entry| entry.actor != Actor::Seat(own)) {
            self.redo();
        }
        if self.steps.len() > first {
            self.sealed = self.steps.len();
        }
        redone
    }

    /// Redoes the entry undone last. Returns `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else { return false };
        self.push(entry);
        true
    }

    /// Returns whether an entry can be redone.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Drops everything after the first `entries` entries, by agreement of the table, and notes it in the log.
    pub fn take_back(&mut self, entries: usize) {
        let dropped = self.steps.len().saturating_sub(entries);
        if dropped == 0 {
            return;
        }
        self.steps.truncate(entries);
        self.now = self.replay_to(entries);
        self.keep_changes();
        self.set_note(&format!("taken back by the table: {dropped}"));
        self.seal();
    }

    /// Returns the state after the first `entries` entries; a number beyond the log gives the present state.
    pub fn at(&self, entries: usize) -> G {
        if entries >= self.steps.len() { self.now.clone() } else { self.replay_to(entries) }
    }

    fn replay_to(&self, entries: usize) -> G {
        let mut game = self.first.clone();
        for step in &self.steps[..entries.min(self.steps.len())] {
            game.apply(&step.entry.action, &mut NoEvents);
        }
        game
    }

    /// Returns a session that ends after the first `entries` entries.
    #[must_use]
    pub fn until(&self, entries: usize) -> Self {
        let mut part = self.clone();
        part.steps.truncate(entries);
        part.undone.clear();
        part.changes.retain(|change| change.at <= entries);
        part.seeds.retain(|(from, _)| *from <= entries);
        part.sealed = part.sealed.min(part.steps.len());
        part.now = self.at(entries);
        part
    }

    /// Returns the number of turns begun: how often the rule book's turn passed to a seat.
    pub fn turns_begun(&self) -> usize {
        self.turns().begun
    }

    /// Returns the number of the turn that an entry belongs to. A chance result between two turns ends the turn
    /// before it, or begins the turn after it if `chance_begins`.
    pub fn turn_at(&self, entry: usize, chance_begins: bool) -> usize {
        // Several tiles may be drawn until one fits: the turn begins after the last of them.
        let between = self.steps.iter().skip(entry).take_while(|step| step.before.is_none());
        if let Some(last) = between.last().filter(|_| chance_begins) {
            return last.turns_begun();
        }
        let before = entry.checked_sub(1).and_then(|last| self.steps.get(last));
        before.map_or_else(|| Turns::default().after(self.first.turn_of()).begun, |step| step.turns_begun())
    }

    /// Returns how many of the first `entries` belong to turns that no later entry can change.
    pub fn settled_entries(&self, entries: usize) -> usize {
        let known = &self.steps[..entries.min(self.steps.len())];
        known.iter().rposition(|step| step.before.is_some()).map_or(0, |last| last + 1)
    }

    /// Returns the number of entries before each turn, in order.
    pub fn turn_starts(&self) -> Vec<usize> {
        let first = Turns::default().after(self.first.turn_of()).begun;
        let counts = std::iter::once(first).chain(self.steps.iter().map(|step| step.turns_begun()));
        let mut begun = Vec::new();
        for (entries, count) in counts.enumerate() {
            if count > begun.len() {
                begun.push(entries);
            }
        }
        begun
    }
}
