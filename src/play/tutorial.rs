//! The tutorial: the record of a small game with all chance results, and one sentence per step. The learner plays the
//! next entry of the record; chance and the other seats follow by themselves. Another legal move gets a kind answer
//! when it is picked, and the commit button waits for the right one.

use std::rc::Rc;

use super::commands::meaning;
use super::game_module::GameRef;
use super::running_game::{GameHandle, Touch};
use super::{PickOf, Play, ScreenMode};
use crate::lang::{Lang, Names};
use crate::scenes::{Command, RenderContext, Spot, Stage, Tap};
use crate::table::record::{self, Item, Record};
use crate::table::{Actor, Seat, Selection, Slots};

/// The seat of the learner.
pub const LEARNER: Seat = Seat::new(0);

/// The files of a tutorial in the folder of a game.
pub struct Course {
    /// The record, including the moves of all seats and all chance results.
    pub record: &'static str,
    /// The texts of every step and of the end, in each language. A step is a move of the learner, or a look at its
    /// result that ends with "End turn" or "Continue".
    pub texts: [&'static [&'static str]; Lang::ALL.len()],
}

/// The task of the learner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Play this move, given in notation.
    Play(String),
    /// Look at the result, then continue.
    Go,
    /// Nothing more.
    Done,
}

/// The answer to a command that does not follow the task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The move is legal but leads elsewhere.
    Allowed,
    /// The move is refused; the prompt gives the reason.
    Refused,
    /// The commit button was pressed before the right move was picked.
    Early,
}

/// The texts on the card of a tutorial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    pub text: &'static str,
    /// The answer to another command.
    pub answer: Option<Answer>,
    /// Number of steps done, and of all steps.
    pub at: usize,
    pub of: usize,
    /// Targets to touch, in order, and whether each is done. When none is left, the commit button follows.
    pub touches: Vec<(Touch, bool)>,
    pub done: bool,
}

/// A tutorial in progress.
#[derive(Clone, PartialEq)]
pub struct Tutorial {
    game: GameRef,
    record: Rc<Record>,
    handle: GameHandle,
    /// Number of entries played and of steps done.
    entries: usize,
    step: usize,
    steps: usize,
    answer: Option<Answer>,
}

impl Tutorial {
    /// Starts the tutorial of a game after `step` steps; `None` if the game has none, or its record cannot be
    /// played.
    pub fn at(game: GameRef, step: usize) -> Option<Self> {
        let mut record = Record::parse(game.course()?.record).ok()?;
        let lines = std::mem::take(&mut record.items);
        // Chance before the first decision belongs to the opening, or the table would roll it.
        let first =
            lines.iter().position(|line| matches!(line.item, Item::Entry { actor: Actor::Seat(_), .. }));
        let mut opening = record.clone();
        opening.items = lines[..first?].to_vec();
        record.items = lines;
        let handle = game.open(&opening).ok()?.handle.with_entry(LEARNER, None)?;
        let tutorial =
            Self { game, record: Rc::new(record), handle, entries: first?, step: 0, steps: 0, answer: None };
        let mut all = vec![tutorial.play_others()?];
        while let Some(next) = all.last().and_then(Self::next_step) {
            all.push(next);
        }
        let steps = all.len() - 1;
        let at = all.into_iter().nth(step.min(steps))?;
        Some(Self { steps, ..at })
    }

    /// Returns the present table.
    pub fn handle(&self) -> &GameHandle {
        &self.handle
    }

    /// Returns the number of steps done.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Returns the number of all steps.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// Returns the next entry of the record.
    fn entry(&self) -> Option<(Actor, &str)> {
        match &self.record.items.get(self.entries)?.item {
            Item::Entry { actor, action, .. } => Some((*actor, action)),
            _ => None,
        }
    }

    /// Returns the present task of the learner.
    pub fn task(&self) -> Task {
        match self.entry() {
            _ if self.handle.awaits_continue() => Task::Go,
            Some((_, action)) => Task::Play(action.to_string()),
            None => Task::Done,
        }
    }

    /// Returns the texts of the card.
    pub fn card(&self, lang: Lang) -> CardText {
        let texts = self.game.course().map_or(&[][..], |course| course.texts[lang as usize]);
        let (task, looks_back) = (self.task(), matches!(self.handle.mode(), ScreenMode::Result(_)));
        let touches = match &task {
            Task::Play(action) if !looks_back => self.handle.touches(action),
            _ => Vec::new(),
        };
        let answer = if self.handle.was_refused() { Some(Answer::Refused) } else { self.answer };
        CardText {
            text: texts.get(self.step).copied().unwrap_or_default(),
            answer,
            at: self.step,
            of: self.steps,
            touches,
            done: task == Task::Done,
        }
    }

    /// Plays the entries of chance and of the other seats, up to the learner's next task.
    fn play_others(mut self) -> Option<Self> {
        while !self.handle.awaits_continue()
            && let Some(entry) = self.entry().filter(|(actor, _)| *actor != Actor::Seat(LEARNER))
        {
            self.handle = self.handle.with_entry(LEARNER, Some(entry))?;
            self.entries += 1;
        }
        Some(self)
    }

    /// Moves on past the present task; `None` at the end.
    fn next_step(&self) -> Option<Self> {
        let mut next = Self { step: self.step + 1, answer: None, ..self.clone() };
        match self.task() {
            Task::Done => return None,
            Task::Go => next.handle = self.handle.with_entry(LEARNER, None)?,
            Task::Play(_) => {
                next.handle = self.handle.with_entry(LEARNER, self.entry())?;
                next.entries += 1;
            }
        }
        next.play_others()
    }

    /// Returns whether the commit button would do something other than the task.
    pub fn blocks_commit(&self) -> bool {
        matches!(self.task(), Task::Play(action) if self.handle.next_action().as_ref() != Some(&action))
    }

    /// Returns whether a command, which led to the table `handle`, picked anything outside the task. Defaults that
    /// come with a right pick, such as the first rotation of a tile, do not count.
    fn leads_away(&self, command: &Command, handle: &GameHandle) -> bool {
        let Task::Play(action) = self.task() else { return false };
        let asked = self.handle.touches(&action);
        let is_asked = |wanted: Touch| asked.iter().any(|(touch, _)| *touch == wanted);
        let is_followed = match command {
            Command::Tap(spot) => is_asked(Touch::Spot(*spot)),
            Command::Drop(control, spot) => {
                is_asked(Touch::Control(control.clone())) && is_asked(Touch::Spot(*spot))
            }
            Command::Pick(word) => is_asked(Touch::Control(word.clone())),
            Command::Choose(_) => handle.next_action() == Some(action),
            _ => true,
        };
        let before = self.handle.picked();
        !is_followed && handle.picked().iter().any(|pick| !before.contains(pick))
    }

    /// Handles one command and returns the resulting tutorial.
    #[must_use]
    pub fn act(&self, command: &Command) -> Self {
        let stray = || Self {
            answer: Some(Answer::Allowed),
            handle: self.handle.act(&Command::Clear),
            ..self.clone()
        };
        match command {
            Command::Reveal
            | Command::Background
            | Command::TakeBack(_)
            | Command::Redo
            | Command::SetController(..) => {
                return self.clone();
            }
            Command::Undo | Command::ResetTurn | Command::TakeOut(_) => {
                return Self::at(self.game, self.step.saturating_sub(1)).unwrap_or_else(|| self.clone());
            }
            Command::EndTurn if self.task() == Task::Go => {
                return self.next_step().unwrap_or_else(|| self.clone());
            }
            Command::EndTurn | Command::Commit if self.blocks_commit() => {
                return Self { answer: Some(Answer::Early), ..self.clone() };
            }
            _ => {}
        }
        let handle = self.handle.act(command);
        let before = self.handle.summary().entries;
        if handle.summary().entries == before {
            // A command that only changes the view keeps the answer on screen.
            let is_view_only = command.is_view_only()
                || matches!(command, Command::Tap(_)) && handle.picked() == self.handle.picked();
            let answer = match self.leads_away(command, &handle) {
                true => Some(Answer::Allowed),
                false => self.answer.filter(|_| is_view_only),
            };
            return Self { handle, answer, ..self.clone() };
        }
        let wanted = self.entry().map(|(actor, action)| format!("{actor} {action}"));
        let made = handle.record();
        let made = made.lines().skip_while(|line| *line != "--").nth(1 + before);
        match self.next_step() {
            Some(next) if made == wanted.as_deref() => next,
            _ => stray(),
        }
    }
}

impl<G: Stage> Play<G> {
    /// Plays an entry of a record, if one is given, and gives the table to `seat`. Returns `false` if the entry is
    /// not legal.
    pub(super) fn enter(&mut self, seat: Seat, entry: Option<(Actor, &str)>) -> bool {
        let (first, ends) = (self.session.len(), G::end_turn(&self.view()));
        // The learner's entries can be undone freely, up to those of others and chance.
        if entry.is_none_or(|(actor, _)| actor != Actor::Seat(seat)) {
            self.session_mut().seal();
        }
        if let Some((actor, action)) = entry
            && record::enter(self.session_mut(), actor, action, "").is_err()
        {
            return false;
        }
        (self.cursor, self.hidden, self.unseen, self.refused, self.result) = (None, false, None, None, None);
        self.selection = Selection::new(Vec::new());
        (self.mode, self.holder) = (ScreenMode::Hand(seat), Some(seat));
        let steps = &self.session.steps()[first..];
        if steps.iter().any(|step| G::is_shown_to_all(&step.events)) {
            self.show_result(seat, first);
            return true;
        }
        // An action that ends the turn by itself needs no confirmation.
        let at_once = |action: &G::Action| G::at_once(action) || ends.as_ref() == Some(action);
        let is_same_turn =
            |actor| actor == Actor::Seat(seat) && !steps.iter().any(|step| at_once(&step.entry.action));
        if !entry.is_some_and(|(actor, _)| is_same_turn(actor)) {
            self.session_mut().seal();
        }
        if self.session.game().turn().seat() == Some(seat) {
            self.fresh_selection();
        }
        true
    }

    /// Returns what to touch for this action, in the order of its picks. Each is a place whose tap means the pick
    /// (and others of the action), or the control of that name.
    pub(super) fn touches_for(&self, action: &str) -> Vec<(Touch, bool)> {
        let Some(action) = action.parse::<G::Action>().ok().filter(|_| self.may_act()) else {
            return Vec::new();
        };
        if G::end_turn(&self.view()).as_ref() == Some(&action) {
            return Vec::new(); // the commit button does it
        }
        let picks = action.picks();
        let (mut selection, mut touches) = (self.initial_selection(), Vec::new());
        for pick in &picks {
            if selection.has(*pick) || G::Action::is_default(*pick) {
                continue;
            }
            let (touch, meant) = match self.spot_for(&selection, *pick, &action) {
                Some((spot, meant)) => (Touch::Spot(spot), meant),
                None => (Touch::Control(pick.to_string()), vec![*pick]),
            };
            touches.push((touch, meant.iter().all(|pick| self.selection.has(*pick))));
            selection = meant.into_iter().fold(selection, |s, pick| s.pick(pick));
        }
        touches
    }

    /// Returns the place whose tap means this pick, possibly with others of the action, and all its picks. Of several
    /// places, one that the action only leads towards comes last ([`Stage::leads_on`]).
    fn spot_for(
        &self,
        selection: &Selection<G::Action>,
        pick: PickOf<G>,
        action: &G::Action,
    ) -> Option<(Spot, Vec<PickOf<G>>)> {
        let (view, names, all) = (self.view(), Names::default(), action.picks());
        let ctx = RenderContext {
            selection: Some(selection),
            viewing_seat: self.viewing_seat(),
            show_legal: true,
            ..RenderContext::at(&view, Lang::default(), &names, &self.session.head.players)
        };
        let scene = G::scene(&ctx);
        let meant =
            scene.places.iter().filter_map(|place| match meaning::<G>(&view, selection, place.spot) {
                Tap::Pick(meant) if meant.contains(&pick) && meant.iter().all(|pick| all.contains(pick)) => {
                    Some((place.spot, meant))
                }
                _ => None,
            });
        meant.min_by_key(|(spot, _)| G::is_step_towards(&view, action, *spot))
    }
}
