//! A session: options, players, a seed and a list of entries. Everything else is computed from them.
//!
//! Save, undo, replay, export and test fixture are that one list. The session is the only maker of dice; it
//! knows no screen: who looks and when the device changes hands is the shell's, which calls [`Session::seal`].
//!
//! A copy is cheap: entries are shared. Nothing that is asked often replays the game or formats the log again.

use std::fmt;
use std::ops::Deref;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::controller::Controller;
use super::dice::Dice;
use super::event_sink::NoEvents;
use super::game::Game;
use super::turn::{Actor, Seat, Turn};

/// Who sits at a seat, as the others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// As typed, one line, at most [`NAME_LENGTH`] characters; may be empty.
    pub name: String,
    /// Index into the game's signs (or the shell's six symbols).
    pub sign: u8,
    /// Colour of the seat, 1 to 6.
    pub colour: u8,
    /// What sits there when the game begins.
    #[serde(default, rename = "sits")]
    pub controller: Controller,
}

impl Player {
    /// A person.
    pub fn person(name: impl Into<String>, sign: u8, colour: u8) -> Self {
        Self { name: name.into(), sign, colour, controller: Controller::Person }
    }

    /// The same player with something else in the seat.
    #[must_use]
    pub fn controller(self, controller: Controller) -> Self {
        Self { controller, ..self }
    }
}

/// A seat changed hands in mid-game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takeover {
    /// After so many entries.
    pub at: usize,
    /// The seat that changes.
    pub seat: Seat,
    /// Who plays it from then on.
    pub controller: Controller,
}

/// The longest name of a player or a game, in characters.
pub const NAME_LENGTH: usize = 40;

/// The most accents and other marks on one letter of a name; more would be painted over the lines around.
const MARKS: usize = 3;

/// One line of printable text, cut to [`NAME_LENGTH`]: control characters become spaces, what is not seen but turns
/// the text around is left out, so are marks beyond three on a letter; ends are trimmed.
pub fn tidy_name(text: &str) -> String {
    tidy(text, NAME_LENGTH)
}

/// The same, cut to another length.
pub(super) fn tidy(text: &str, length: usize) -> String {
    let mut room = 0;
    let mut fits = |c: char| {
        if !is_mark(c) {
            room = if c.is_whitespace() { 0 } else { MARKS };
            return true;
        }
        let fits = room > 0;
        room = room.saturating_sub(1);
        fits
    };
    let plain = text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !is_hidden(*c));
    let clean: String = plain.filter(|c| fits(*c)).take(length).collect();
    clean.trim().to_string()
}

/// Characters that are not seen and say how the text around them runs, and blanks without a width.
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

/// Characters that are painted onto the letter before them; those that join letters or choose their form too.
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

/// What is settled before the first entry.
#[derive(Clone, PartialEq, Debug)]
pub struct Head<O> {
    /// A title given by a person; may be empty.
    pub title: String,
    /// One a seat, in playing order.
    pub players: Vec<Player>,
    /// The options of the game.
    pub options: O,
    /// Makes the dice of every entry.
    pub seed: u64,
    /// Whether the table may take moves back by consent, beyond free undo.
    pub takeback: bool,
    /// Whether advice may be asked for; `None` as is usual, where one person plays.
    pub hints: Option<bool>,
}

/// One line of the log: what somebody did, or what luck brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// Who made the entry.
    pub actor: Actor,
    /// What was done.
    pub action: A,
    /// A remark behind the entry in a record; kept, never judged.
    pub note: String,
}

/// The entry as a line of a record, without the end of the line: `0 king H5  # note`.
impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.actor, self.action)?;
        if self.note.is_empty() { Ok(()) } else { write!(f, "  # {}", self.note) }
    }
}

/// An entry that was carried out. Shared: copies of a session hold the same ones.
#[derive(Clone, Debug)]
pub struct Step<G: Game>(Rc<Done<G>>);

/// What a step holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Done<G: Game> {
    /// The entry as logged.
    pub entry: Entry<G::Action>,
    /// What the entry made happen.
    pub events: Vec<G::Event>,
    /// The entry as a line of a record.
    line: String,
    /// Whose turn it was by the rule book before the entry.
    before: Option<Seat>,
    /// The turns that had begun after it.
    turns: Turns,
}

/// How many turns have begun, and whose the latest one is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Turns {
    begun: usize,
    whose: Option<Seat>,
}

impl Turns {
    /// The count after whoever's turn it is now.
    fn then(self, now: Option<Seat>) -> Self {
        let begins = now.is_some() && now != self.whose;
        Self { begun: self.begun + usize::from(begins), whose: now.or(self.whose) }
    }
}

impl<G: Game> Deref for Step<G> {
    type Target = Done<G>;
    fn deref(&self) -> &Done<G> {
        &self.0
    }
}

/// The same step, or an equal one.
impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<G: Game> Done<G> {
    /// How many turns had begun after this entry.
    pub fn turns(&self) -> usize {
        self.turns.begun
    }

    /// The entry as a line of a record, without the end of the line.
    pub fn line(&self) -> &str {
        &self.line
    }
}

/// Why nothing more can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// Nothing was done yet.
    Start,
    /// A draw became known.
    Draw,
    /// Another seat decided something.
    OtherSeat(Seat),
    /// The turn was handed over.
    HandedOver,
    /// By the rules of the game it stands.
    Irrevocable,
}

/// A game being played, with its whole past.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Game> {
    /// Players, options and seed.
    pub head: Head<G::Options>,
    /// Position text the game began from, instead of the set-up.
    start: Option<String>,
    first: G,
    now: G,
    steps: Vec<Step<G>>,
    undone: Vec<Entry<G::Action>>,
    sealed: usize,
    /// Seats that changed hands, in order.
    changes: Vec<Takeover>,
    /// Seeds that make the dice from a number of entries on, instead of the head's.
    seeds: Vec<(usize, u64)>,
}

impl<G: Game> Session<G> {
    /// A new game by the set-up of its rules. Nothing is rolled yet: see [`Session::settle`].
    pub fn new(head: Head<G::Options>) -> Self {
        let first = G::start(&head.options, head.players.len());
        Self::from_state(head, None, first)
    }

    /// A game that begins from a position read before; `text` is kept for the record.
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

    /// The present state, secrets included. Only views of it may reach a screen.
    pub fn game(&self) -> &G {
        &self.now
    }

    /// Position text the session began from, if it did.
    pub fn start_position(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The log with its events.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing happened yet.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// What sits at a seat now.
    pub fn controller(&self, seat: Seat) -> Controller {
        let change = self.changes.iter().rev().find(|change| change.seat == seat);
        let first =
            || self.head.players.get(seat.index()).map_or(Controller::Person, |player| player.controller);
        change.map_or_else(first, |change| change.controller)
    }

    /// The players with what sits there now.
    pub fn players(&self) -> Vec<Player> {
        let now =
            |(seat, player): (usize, &Player)| player.clone().controller(self.controller(Seat::new(seat)));
        self.head.players.iter().enumerate().map(now).collect()
    }

    /// The seats that changed hands, in order.
    pub fn changes(&self) -> &[Takeover] {
        &self.changes
    }

    /// From now on this sits at a seat. Before the first entry it sat there from the start.
    pub fn set_controller(&mut self, seat: Seat, controller: Controller) {
        let at = self.steps.len();
        if self.controller(seat) == controller || seat.index() >= self.head.players.len() {
            return;
        }
        // Of several changes at one moment the last one counts.
        self.changes.retain(|change| (change.at, change.seat) != (at, seat));
        if at == 0 {
            self.head.players[seat.index()].controller = controller;
        } else if self.controller(seat) != controller {
            self.changes.push(Takeover { at, seat, controller });
        }
    }

    /// From now on another seed makes the dice, as in a copy, whose luck is not that of the game it was copied from.
    pub fn reseed(&mut self, seed: u64) {
        let at = self.steps.len();
        self.seeds.retain(|(from, _)| *from < at);
        self.seeds.push((at, seed));
    }

    /// The seeds that followed that of the head, each with the number of entries from which on it holds.
    pub fn seeds(&self) -> &[(usize, u64)] {
        &self.seeds
    }

    /// The seed that makes the dice of the next entry.
    fn seed(&self) -> u64 {
        let entry = self.steps.len();
        let later = self.seeds.iter().rfind(|(from, _)| *from <= entry);
        later.map_or(self.head.seed, |(_, seed)| *seed)
    }

    /// Changes that came after an entry that is taken back hold all the same: who sits there is no move, and a copy that goes
    /// back keeps its own luck.
    fn keep_changes(&mut self) {
        let entries = self.steps.len();
        if let Some((_, seed)) = self.seeds.last().copied().filter(|(from, _)| *from > entries) {
            self.reseed(seed);
        }
        let late: Vec<Takeover> = self.changes.iter().copied().filter(|change| change.at > entries).collect();
        self.changes.retain(|change| change.at <= entries);
        late.into_iter().for_each(|change| self.set_controller(change.seat, change.controller));
    }

    /// Does what `seat` decided. Luck that falls due is not rolled: the shell may hold it back until the turn
    /// is handed over.
    ///
    /// # Errors
    /// The refusal; nothing changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.now.check(seat, &action)?;
        self.push(Entry { actor: Actor::Seat(seat), action, note: String::new() });
        self.undone.clear();
        Ok(())
    }

    /// Logs a result of luck that was written down (a record, a forced draw). `false` if it is impossible now.
    pub fn draw(&mut self, result: G::Action) -> bool {
        let fits = self.now.turn() == Turn::Chance && self.now.possible(&result);
        if fits {
            self.push(Entry { actor: Actor::Chance, action: result, note: String::new() });
            self.undone.clear();
        }
        fits
    }

    /// Rolls one result of the luck that is due. `false` when none is.
    pub fn roll(&mut self) -> bool {
        if self.now.turn() != Turn::Chance {
            return false;
        }
        let mut dice = Dice::for_entry(self.seed(), self.steps.len());
        let result = self.now.roll(&mut dice);
        self.draw(result)
    }

    /// Rolls all luck that is due, until a seat decides or the game is over.
    pub fn settle(&mut self) {
        while self.roll() {}
    }

    fn push(&mut self, entry: Entry<G::Action>) {
        let (before, mut events) = (self.now.turn_of(), Vec::new());
        self.now.apply(&entry.action, &mut events);
        let turns = self.begun().then(self.now.turn_of());
        let line = entry.to_string();
        self.steps.push(Step(Rc::new(Done { entry, events, line, before, turns })));
    }

    /// Puts a remark behind the last entry.
    pub fn remark(&mut self, note: &str) {
        if let Some(Step(done)) = self.steps.last_mut() {
            let done = Rc::make_mut(done);
            done.entry.note = note.to_string();
            done.line = done.entry.to_string();
        }
    }

    /// Whose turn it was by the rule book before the last entry.
    fn before(&self) -> Option<Seat> {
        self.steps.last().and_then(|step| step.before)
    }

    /// The turns that have begun by now.
    fn begun(&self) -> Turns {
        self.steps.last().map_or_else(|| Turns::default().then(self.first.turn_of()), |step| step.turns)
    }

    /// The seat that ended its own turn (by the rule book) with the last entry, while nothing has followed yet.
    /// The shell shows the result to that seat and waits for "End turn".
    pub fn ended(&self) -> Option<Seat> {
        let Some(Actor::Seat(actor)) = self.steps.last().map(|s| s.entry.actor) else { return None };
        let own = self.before() == Some(actor) && self.now.turn_of() != Some(actor);
        (own && self.sealed < self.steps.len()).then_some(actor)
    }

    /// Whether the turn (by the rule book) passed on or ended with the last entry.
    pub fn turn_passed(&self) -> bool {
        self.before().is_some() && self.before() != self.now.turn_of()
    }

    /// Marks everything so far as handed over: undo stops here.
    pub fn seal(&mut self) {
        self.sealed = self.steps.len();
        self.undone.clear();
    }

    /// How many entries are handed over.
    pub fn sealed(&self) -> usize {
        self.sealed
    }

    pub(super) fn set_sealed(&mut self, sealed: usize) {
        self.sealed = sealed.min(self.steps.len());
    }

    /// Why `player` cannot undo; `None` when undo is free.
    pub fn lock(&self, player: Seat) -> Option<Lock> {
        let Some(last) = self.steps.last().map(|step| &step.entry) else { return Some(Lock::Start) };
        match last.actor {
            Actor::Chance => Some(Lock::Draw),
            Actor::Seat(seat) if seat != player => Some(Lock::OtherSeat(seat)),
            _ if self.sealed >= self.steps.len() => Some(Lock::HandedOver),
            _ => G::is_irrevocable(&last.action).then_some(Lock::Irrevocable),
        }
    }

    /// Takes back the last entry of `player`. `false` when locked.
    pub fn undo(&mut self, player: Seat) -> bool {
        if self.lock(player).is_some() {
            return false;
        }
        if let Some(step) = self.steps.pop() {
            self.undone.push(step.entry.clone());
            self.now = self.replayed(self.steps.len());
            self.keep_changes();
        }
        true
    }

    /// Goes back to the first `entries` entries without a trace, whoever made the others; for answers that told nothing new.
    pub fn truncate(&mut self, entries: usize) {
        self.steps.truncate(entries);
        self.undone.clear();
        self.sealed = self.sealed.min(self.steps.len());
        self.now = self.replayed(entries);
        self.keep_changes();
    }

    /// Does again what was undone last. `false` when there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else { return false };
        self.push(entry);
        true
    }

    /// Whether something can be done again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Drops everything after the first `entries` entries, by consent of the table, and notes it openly.
    pub fn take_back(&mut self, entries: usize) {
        let dropped = self.steps.len().saturating_sub(entries);
        if dropped == 0 {
            return;
        }
        self.steps.truncate(entries);
        self.now = self.replayed(entries);
        self.keep_changes();
        self.remark(&format!("taken back by the table: {dropped}"));
        self.seal();
    }

    /// The state after the first `entries` entries; more than there are means now.
    pub fn at(&self, entries: usize) -> G {
        if entries >= self.steps.len() { self.now.clone() } else { self.replayed(entries) }
    }

    fn replayed(&self, entries: usize) -> G {
        let mut game = self.first.clone();
        for step in &self.steps[..entries.min(self.steps.len())] {
            game.apply(&step.entry.action, &mut NoEvents);
        }
        game
    }

    /// A session that ends after the first `entries` entries.
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

    /// Index of the first entry `seat` has not been shown: everything after its own last decision.
    pub fn since(&self, seat: Seat) -> usize {
        self.steps.iter().rposition(|s| s.entry.actor == Actor::Seat(seat)).map_or(0, |i| i + 1)
    }

    /// How many turns have begun by now: how often the rule book's turn passed to a seat.
    pub fn turns_begun(&self) -> usize {
        self.begun().begun
    }

    /// The number of the turn that this entry belongs to. What chance does between two turns ends the one before, or begins
    /// the one after it.
    pub fn turn_at(&self, entry: usize, chance_begins: bool) -> usize {
        // Several tiles may be drawn until one fits: the turn has begun after the last of them.
        let between = self.steps.iter().skip(entry).take_while(|step| step.before.is_none());
        if let Some(last) = between.last().filter(|_| chance_begins) {
            return last.turns();
        }
        let before = entry.checked_sub(1).and_then(|last| self.steps.get(last));
        before.map_or_else(|| Turns::default().then(self.first.turn_of()).begun, |step| step.turns())
    }

    /// After how many entries each turn began, in order.
    pub fn turns(&self) -> Vec<usize> {
        let first = Turns::default().then(self.first.turn_of()).begun;
        let counts = std::iter::once(first).chain(self.steps.iter().map(|step| step.turns()));
        let mut begun = Vec::new();
        for (entries, count) in counts.enumerate() {
            if count > begun.len() {
                begun.push(entries);
            }
        }
        begun
    }
}
