//! A game at the table: who holds the device, the selection, refusals. The shell's rules of handing over and undo,
//! without a screen. Every command goes through [`Play::act`].
//!
//! [`running_game`] is the boundary for the app: commands go in as text, display data comes out as plain values, the
//! same for every game.

mod coach;
mod command_bar;
mod commands;
pub mod compare;
pub mod computer;
pub mod decision;
pub mod device;
pub mod ending;
pub mod game_module;
mod handover;
pub mod look_back;
mod prompt;
pub mod puzzle;
pub mod running_game;
pub mod staging;
mod steps;
pub mod table_view;
pub mod tutorial;

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use self::device::Device;
use crate::lang::table::MissedKey;
use crate::scenes::{Command, Spot, Stage, TurnStep};
use crate::table::{Lock, NoEvents, Seat, Selection, Session, Slots, Turn, Viewer};

type PickOf<G> = <<G as crate::table::Game>::Action as Slots>::Pick;

/// The mode of the screen, which decides what may be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ScreenMode {
    /// The device is handed to this seat; nothing of any view is drawn.
    Curtain(Seat),
    /// This seat holds the device.
    Hand(Seat),
    /// The effect of this seat's decision on another is shown to all before the device is handed on. No hand is open.
    Result(Seat),
    /// No hand is open, and the screen shows the public view: a computer or a person on another device decides, or this
    /// device belongs to a watcher.
    Public,
    /// The game is over: everybody may see everything.
    Over,
}

/// A refused action, with everything needed to explain it.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused<G: Stage> {
    pub why: G::Refusal,
    /// The action, if it is refused at every place and the reason names none.
    pub everywhere: Option<G::Action>,
    /// Places to outline, in notation.
    pub causes: Vec<String>,
    /// Whether the touched step is legal and a later one would be refused without it.
    pub later: bool,
    /// Number of the refusal, so that a repeated one is announced again.
    pub number: usize,
}

/// A game at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Play<G: Stage> {
    /// Shared, so that picking and aiming copy no part of the log.
    pub session: Rc<Session<G>>,
    pub mode: ScreenMode,
    device: Device,
    /// The person who holds the device: see [`Play::holds`].
    holder: Option<Seat>,
    pub selection: Selection<G::Action>,
    pub refused: Option<Refused<G>>,
    /// Places mentioned by the log line that is pointed at.
    pub pointed: Vec<String>,
    /// Number of entries of the earlier state on screen; `None` for the present.
    pub cursor: Option<usize>,
    /// Whether the player has hidden their own hand for a moment.
    pub hidden: bool,
    /// Whether the question "end the turn with steps left?" was asked.
    pub end_asked: bool,
    /// First entry that the viewer has not seen, when the device was just handed over.
    pub unseen: Option<usize>,
    /// The same of the only person, when their turn ended before they did anything in it: still news at the next one.
    skipped_news: Option<usize>,
    /// Whether the reason for a locked undo is shown.
    pub undo_explained: bool,
    /// The key that had nothing to do, which is explained.
    pub missed_key: Option<MissedKey>,
    /// The move a computer is about to make, as far as the viewer may see it: a selection from a list of that move
    /// alone.
    pub aimed: Option<Selection<G::Action>>,
    /// The latest hint, while it is shown.
    pub hint: Option<computer::Hinted>,
    /// The place under a dragged control.
    pub hovered: Option<Spot>,
    /// Whether a control is being dragged.
    pub dragging: bool,
    /// Whether the player rotated the picked piece during this decision.
    was_rotated: bool,
    /// The tapped place, if the ready action is only a step on the way to it.
    headed: Option<Spot>,
    /// The entry whose result is, or was last, shown to all; entries up to it are not news to anybody.
    result: Option<usize>,
    announcements: usize,
    /// The steps of the turn so far, redacted for the viewer.
    turn_steps: Rc<[TurnStep<G>]>,
}

impl<G: Stage> Play<G> {
    /// Starts play with a session, new or loaded: rolls the chance that is due and gives the device to the seat that
    /// decides. If only one person ever played at this table, that person has the device already.
    pub fn new(session: Session<G>) -> Self {
        let mut play = Self::blank(Rc::new(session));
        play.holder = play.only_person_ever();
        play.hand_over();
        play.turn_steps = play.turn_steps();
        play
    }

    /// Returns a table whose screen nobody has seen yet.
    fn blank(session: Rc<Session<G>>) -> Self {
        Self {
            session,
            mode: ScreenMode::Over,
            device: Device::default(),
            holder: None,
            selection: Selection::new(Vec::new()),
            refused: None,
            pointed: Vec::new(),
            cursor: None,
            hidden: false,
            end_asked: false,
            unseen: None,
            skipped_news: None,
            undo_explained: false,
            missed_key: None,
            aimed: None,
            hint: None,
            hovered: None,
            dragging: false,
            was_rotated: false,
            headed: None,
            result: None,
            announcements: 0,
            turn_steps: Rc::new([]),
        }
    }

    /// Returns the same table, opened again by a person who holds the device, or by an unknown person.
    #[must_use]
    pub fn held_by(&self, holder: Option<Seat>) -> Self {
        let mut play = self.clone();
        play.holder = holder;
        play.hand_over();
        play.turn_steps = play.turn_steps();
        play
    }

    /// Returns the seat whose hand is open ([`ScreenMode::Hand`]), if any. The device may be held while no hand is
    /// open.
    pub fn viewing_seat(&self) -> Option<Seat> {
        match self.mode {
            ScreenMode::Hand(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the viewer the table is rendered for; while the curtain is closed, the public.
    pub fn viewer(&self) -> Viewer {
        match self.mode {
            ScreenMode::Hand(seat) if !self.hidden => Viewer::Seat(seat),
            ScreenMode::Over => Viewer::All,
            _ => Viewer::Spectator,
        }
    }

    /// Returns the view on screen: of the present state, or of an earlier one.
    pub fn view(&self) -> G::View {
        self.state_on_screen().view(self.viewer())
    }

    fn session_mut(&mut self) -> &mut Session<G> {
        Rc::make_mut(&mut self.session)
    }

    fn state_on_screen(&self) -> G {
        self.session.at(self.cursor.unwrap_or(usize::MAX))
    }

    /// Returns whether the last act of a finished game is on screen: the final scoring and the revealed hands come
    /// after it.
    fn is_last_act(&self) -> bool {
        self.mode != ScreenMode::Over && self.cursor.is_none() && self.session.game().turn() == Turn::Over
    }

    /// Returns the number of entries on screen.
    pub fn shown_entries(&self) -> usize {
        self.cursor.unwrap_or(self.session.len())
    }

    /// Returns the entry whose result is being shown to all.
    pub fn result(&self) -> Option<usize> {
        self.result.filter(|_| matches!(self.mode, ScreenMode::Result(_)) && self.cursor.is_none())
    }

    /// Returns the public view before the entry of [`Play::result`]. While the table looks back at an entry whose
    /// result was shown to all, returns the view before that one, so that its result is shown again.
    pub fn before_result(&self) -> Option<G::View> {
        let steps = self.session.steps();
        let tells = |entry: &usize| steps.get(*entry).is_some_and(|step| G::is_shown_to_all(&step.events));
        let back = self.cursor.and_then(|entries| entries.checked_sub(1)).filter(tells);
        self.result().or(back).map(|entry| self.session.at(entry).view(Viewer::Spectator))
    }

    /// Returns the number of refusals so far, of actions and of undo.
    pub fn announcements(&self) -> usize {
        self.announcements
    }

    /// Returns the seat that decides next or has to end its turn.
    pub fn next_to_act(&self) -> Option<Seat> {
        self.session.seat_to_end_turn().or(self.session.game().turn().seat())
    }

    /// Returns whether the viewer may act: the present is on screen, the hand is open, and the viewer decides.
    pub fn may_act(&self) -> bool {
        let decides =
            self.viewing_seat().is_some() && self.session.game().turn().seat() == self.viewing_seat();
        let person = self.viewing_seat().is_some_and(|seat| self.session.controller(seat).is_person());
        decides
            && person
            && self.cursor.is_none()
            && !self.hidden
            && self.session.seat_to_end_turn().is_none()
    }

    /// Returns whether "End turn" is awaited: the turn is over by the rules and its result is on screen.
    pub fn awaits_end(&self) -> bool {
        let ends = self.session.seat_to_end_turn();
        self.cursor.is_none() && ends.is_some() && ends == self.viewing_seat()
    }

    /// Returns why the viewer cannot undo; `None` if undo is free.
    pub fn undo_lock(&self) -> Option<Lock> {
        self.viewing_seat().map_or(Some(Lock::Start), |seat| self.session.undo_lock(seat))
    }

    /// Returns whether the viewer can redo an entry of their own.
    pub fn may_redo(&self) -> bool {
        self.session.can_redo() && self.viewing_seat().is_some() && self.viewing_seat() == self.next_to_act()
    }

    /// Returns whether undo would be locked after this action: the rules make it binding, the game ends, or chance or
    /// another seat decides within the turn. A turn that ends stays undoable until the device is handed over.
    pub fn locks_undo(&self, action: &G::Action) -> bool {
        let Some((seat, before, after)) = self.try_action(action) else { return false };
        if G::is_irrevocable(action) {
            return true;
        }
        let ends_turn = before.turn_of() == Some(seat) && after.turn_of() != Some(seat);
        after.turn() == Turn::Over || (after.turn() != Turn::Seat(seat) && !ends_turn)
    }

    /// Returns whether nothing takes this action back: undo would be locked, and the viewer may not go back over it
    /// alone ([`Play::back_to_own`]).
    pub fn is_final(&self, action: &G::Action) -> bool {
        let ends_game = || self.try_action(action).is_some_and(|(.., after)| after.turn() == Turn::Over);
        self.locks_undo(action)
            && (self.only_person().is_none() || !self.session.head.takeback || ends_game())
    }

    /// Returns the viewing seat and the game before and after a legal action, as this seat sees it.
    fn try_action(&self, action: &G::Action) -> Option<(Seat, G, G)> {
        let seat = self.viewing_seat()?;
        let before = G::preview_state(&self.session.game().view(Viewer::Seat(seat)), action);
        before.check(seat, action).ok()?;
        let mut after = before.clone();
        after.apply(action, &mut NoEvents);
        Some((seat, before, after))
    }

    /// Returns the action that one more confirmation plays.
    pub fn ready(&self) -> Option<&G::Action> {
        if self.may_act() { self.selection.ready() } else { None }
    }

    /// Handles one command and returns the resulting table.
    #[must_use]
    pub fn act(&self, command: Command) -> Self {
        let mut play = self.clone();
        if !matches!(command, Command::EndTurn) {
            play.end_asked = false;
        }
        if !matches!(command, Command::Point(_) | Command::GoTo(_)) {
            play.pointed.clear();
        }
        play.refused = None;
        (play.undo_explained, play.missed_key) = (false, None);
        play.aimed = play.aimed.filter(|_| command.is_view_only());
        play.hint = None;
        play.hovered = None;
        play.dragging = matches!(command, Command::Hover(..));
        play.command(command);
        play.completed(self)
    }

    /// Brings what depends on the session and the screen up to date after a change.
    fn completed(mut self, before: &Self) -> Self {
        self.holder = self.holder.filter(|seat| self.holds(*seat));
        if !Rc::ptr_eq(&self.session, &before.session)
            || self.mode != before.mode
            || self.hidden != before.hidden
        {
            self.turn_steps = self.turn_steps();
        }
        self
    }

    /// Handles a command with quick placement. An action that a tap or drop on the board makes ready is played at
    /// once. It must be possible to undo it, and nothing may be left to choose. A tap only aims at a piece that can be
    /// rotated; a dropped one that fits in several rotations waits, unless its player rotated it before.
    #[must_use]
    pub fn act_quickly(&self, command: Command) -> Self {
        let drops = matches!(command, Command::Drop(..));
        let places = drops || matches!(command, Command::Tap(_));
        let chooses = matches!(command, Command::Choose(_));
        let after = self.act(command);
        if let Some(action) = after.ready().filter(|action| chooses && G::is_quick_choice(action)).cloned() {
            let mut waits = after.clone();
            waits.play_own(action);
            return waits.completed(&after);
        }
        if !places || after.session.len() != self.session.len() {
            return after;
        }
        let aims = !drops && after.ready().is_some_and(G::can_rotate);
        let as_held = self.was_rotated && self.rotation() == after.rotation();
        if aims || !after.places_freely(as_held) {
            return after;
        }
        let leads_on = after.headed.is_some();
        let after = after.act(Command::Commit);
        if leads_on && after.places_freely(false) { after.act(Command::Commit) } else { after }
    }

    /// Returns whether a ready action can be undone and leaves nothing to choose. With `as_held`, other rotations do
    /// not count if the piece keeps the one it was held in.
    fn places_freely(&self, as_held: bool) -> bool {
        let asks = |action: &G::Action| G::is_costly(action) || G::needs_confirmation(action);
        let freely = self.ready().is_some_and(|action| !asks(action) && !self.locks_undo(action));
        let grows = self.selection.taken().iter().any(|pick| G::Action::is_multi(G::Action::slot(*pick)));
        freely && !grows && (as_held || G::rotated(&self.view(), &self.selection, false).is_none())
    }

    /// Returns the rotation of the picked piece, if it can be rotated.
    fn rotation(&self) -> Option<PickOf<G>> {
        let turn = G::rotated(&self.view(), &self.selection, false)?;
        let same_slot = |pick: &&PickOf<G>| G::Action::slot(**pick) == G::Action::slot(turn);
        self.selection.taken().iter().find(same_slot).copied()
    }

    /// Returns to the present and resets what belongs to looking back.
    fn return_to_present(&mut self) {
        self.cursor = None;
        self.fresh_selection();
    }

    fn fresh_selection(&mut self) {
        let legal =
            if self.session.seat_to_end_turn().is_some() { Vec::new() } else { self.session.game().legal() };
        self.selection = Selection::new(legal);
        self.selection = self.initial_selection();
        (self.was_rotated, self.headed) = (false, None);
    }

    /// Returns the initial selection of a decision: only what the game selects in advance.
    fn initial_selection(&self) -> Selection<G::Action> {
        let empty = self.selection.clear();
        if empty.legal().len() == 0 {
            return empty;
        }
        let view = self.session.game().view(self.viewer());
        let picks = G::opening(&view);
        // A single legal action is ready at once.
        let mut legal = self.selection.legal();
        let only = legal.next().filter(|_| picks.is_empty() && legal.next().is_none()).map(Slots::picks);
        let only = only.into_iter().flatten();
        picks.into_iter().chain(only).fold(empty, |s, p| s.pick(p))
    }
}
