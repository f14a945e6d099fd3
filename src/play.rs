//! A game at the table: whose hands hold the device, what is half chosen, what was refused. The shell's rules
//! of passing and undoing, without a screen. Every change goes through [`Play::act`].
//!
//! [`running_game`] is the boundary that the app sees: commands go in as text, what is shown comes out as plain data, whichever
//! game it is.

mod command_bar;
mod commands;
pub mod compare;
pub mod computer;
pub mod decision;
pub mod ending;
pub mod game_module;
mod handover;
pub mod lesson;
pub mod look_back;
mod prompt;
pub mod running_game;
mod steps;
pub mod table_view;

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::lang::table::MissedKey;
use crate::scenes::{Command, Spot, Stage, TurnStep};
use crate::table::{Lock, NoEvents, Seat, Selection, Session, Slots, Turn, Viewer};

type PickOf<G> = <<G as crate::table::Game>::Action as Slots>::Pick;

/// Who may look now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Show {
    /// The device changes hands; nothing of any view is drawn. It goes to this seat.
    Curtain(Seat),
    /// This seat holds the device.
    Hand(Seat),
    /// What this seat's decision did to another is shown to all before the device goes on. No hand is open.
    Result(Seat),
    /// A computer decides and nobody's hand is open: all look at the table.
    Watch,
    /// The game is over: everybody may see everything.
    Over,
}

/// An action that was refused, with everything needed to say why.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused<R> {
    pub why: R,
    /// Notation words of the places to outline.
    pub causes: Vec<String>,
    /// Whether it is not the step that was touched but a later one which could not be made without it.
    pub later: bool,
    /// Grows with every refusal, so that the same one twice is announced twice.
    pub number: usize,
}

/// A game at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Play<G: Stage> {
    /// Shared, so that picking and aiming copy nothing of the log.
    pub session: Rc<Session<G>>,
    pub show: Show,
    /// The person who has the device: see [`Play::holds`].
    holder: Option<Seat>,
    pub selection: Selection<G::Action>,
    pub refused: Option<Refused<G::Refusal>>,
    /// Places a log line speaks of.
    pub pointed: Vec<String>,
    /// Looking back at the state after so many entries.
    pub cursor: Option<usize>,
    /// One's own hand is hidden for a moment.
    pub hidden: bool,
    /// The question "end the turn with steps left?" was asked.
    pub asked: bool,
    /// First entry the viewer has not seen, when the device was just handed over.
    pub unseen: Option<usize>,
    /// Undo was asked for while it is locked: the reason is told.
    pub undo_explained: bool,
    /// A key had nothing to do: that is told.
    pub missed_key: Option<MissedKey>,
    /// What a computer is about to do, as far as the viewer may see it: chosen from a list of this alone.
    pub aimed: Option<Selection<G::Action>>,
    /// What was advised last, while it is looked at.
    pub hint: Option<computer::Hinted>,
    /// The place a dragged thing is held over.
    pub hovered: Option<Spot>,
    /// Whether a thing is being dragged.
    pub held: bool,
    /// Whether the player turned what is picked, since this decision began.
    turned: bool,
    /// The place that was tapped, where the action that is ready only leads on to it.
    headed: Option<Spot>,
    /// The entry whose result is, or was last, shown to all; entries up to it are no news to anybody at the table.
    result: Option<usize>,
    refusals: usize,
    /// The steps of the turn so far, as the viewer may know them.
    turn: Rc<[TurnStep<G>]>,
}

impl<G: Stage> Play<G> {
    /// Sits down at a session, new or loaded: luck that is due is rolled, then the device goes to whoever decides. Where
    /// only one person ever sat at this table, that person has the device already.
    pub fn new(session: Session<G>) -> Self {
        let mut play = Self {
            session: Rc::new(session),
            show: Show::Over,
            holder: None,
            selection: Selection::new(Vec::new()),
            refused: None,
            pointed: Vec::new(),
            cursor: None,
            hidden: false,
            asked: false,
            unseen: None,
            undo_explained: false,
            missed_key: None,
            aimed: None,
            hint: None,
            hovered: None,
            held: false,
            turned: false,
            headed: None,
            result: None,
            refusals: 0,
            turn: Rc::new([]),
        };
        play.holder = play.always_alone();
        play.hand_over();
        play.turn = play.turn_steps();
        play
    }

    /// The same table, opened again by a person who has the device, or by nobody known.
    #[must_use]
    pub fn held_by(&self, holder: Option<Seat>) -> Self {
        let mut play = self.clone();
        play.holder = holder;
        play.hand_over();
        play.turn = play.turn_steps();
        play
    }

    /// The seat that holds the device, if one does.
    pub fn viewing_seat(&self) -> Option<Seat> {
        match self.show {
            Show::Hand(seat) => Some(seat),
            _ => None,
        }
    }

    /// The viewer the table is drawn for. Behind the curtain, everybody's.
    pub fn viewer(&self) -> Viewer {
        match self.show {
            Show::Hand(seat) if !self.hidden => Viewer::Seat(seat),
            Show::Over => Viewer::All,
            _ => Viewer::Spectator,
        }
    }

    /// What is drawn: the present state, or the one looked back at.
    pub fn view(&self) -> G::View {
        self.state_on_screen().view(self.viewer())
    }

    fn change(&mut self) -> &mut Session<G> {
        Rc::make_mut(&mut self.session)
    }

    fn state_on_screen(&self) -> G {
        self.session.at(self.cursor.unwrap_or(usize::MAX))
    }

    /// Number of entries the screen shows.
    pub fn shown_entries(&self) -> usize {
        self.cursor.unwrap_or(self.session.len())
    }

    /// The entry whose result is shown to all now.
    pub fn result(&self) -> Option<usize> {
        self.result.filter(|_| matches!(self.show, Show::Result(_)) && self.cursor.is_none())
    }

    /// The public view before that entry.
    pub fn before_result(&self) -> Option<G::View> {
        self.result().map(|entry| self.session.at(entry).view(Viewer::Spectator))
    }

    /// How many refusals there were, of actions and of undo.
    pub fn refusals(&self) -> usize {
        self.refusals
    }

    /// The seat that decides next, or is to end its turn.
    pub fn next(&self) -> Option<Seat> {
        self.session.ended().or(self.session.game().turn().seat())
    }

    /// Whether the viewer may act: it is the present, the hand is open, and the viewer decides.
    pub fn may_act(&self) -> bool {
        let decides =
            self.viewing_seat().is_some() && self.session.game().turn().seat() == self.viewing_seat();
        let person = self.viewing_seat().is_some_and(|seat| self.session.controller(seat).is_person());
        decides && person && self.cursor.is_none() && !self.hidden && self.session.ended().is_none()
    }

    /// Whether "End turn" is awaited: the turn is over by the rules, its result is being looked at.
    pub fn awaits_end(&self) -> bool {
        self.cursor.is_none() && self.viewing_seat().is_some() && self.session.ended().is_some()
    }

    /// Why the viewer cannot undo; `None` when it is free.
    pub fn lock(&self) -> Option<Lock> {
        self.viewing_seat().map_or(Some(Lock::Start), |seat| self.session.lock(seat))
    }

    /// Whether this action would make a commit point at once: luck or another seat follows, or the game is over.
    pub fn locks(&self, action: &G::Action) -> bool {
        let (now, Some(seat)) = (self.session.game(), self.viewing_seat()) else { return false };
        let mut after = now.clone();
        if now.check(seat, action).is_err() {
            return false;
        }
        if G::is_irrevocable(action) {
            return true;
        }
        after.apply(action, &mut NoEvents);
        let ends_turn = now.turn_of() == Some(seat) && after.turn_of() != Some(seat);
        after.turn() == Turn::Over || (after.turn() != Turn::Seat(seat) && !ends_turn)
    }

    /// The action that one more confirmation carries out.
    pub fn ready(&self) -> Option<&G::Action> {
        if self.may_act() { self.selection.ready() } else { None }
    }

    /// Does one command and gives the table after it.
    #[must_use]
    pub fn act(&self, command: Command) -> Self {
        let mut play = self.clone();
        if !matches!(command, Command::EndTurn) {
            play.asked = false;
        }
        if !matches!(command, Command::Point(_) | Command::GoTo(_)) {
            play.pointed.clear();
        }
        play.refused = None;
        (play.undo_explained, play.missed_key) = (false, None);
        play.aimed = play.aimed.filter(|_| command.only_looks());
        play.hint = None;
        play.hovered = None;
        play.held = matches!(command, Command::Hover(..));
        play.command(command);
        play.holder = play.holder.filter(|seat| play.holds(*seat));
        if !Rc::ptr_eq(&play.session, &self.session) || play.show != self.show || play.hidden != self.hidden {
            play.turn = play.turn_steps();
        }
        play
    }

    /// The same with quick placement: what a tap or a drop makes ready on the board is done at once, where it can be
    /// undone and nothing about it is left to choose. What fits there in several ways waits, unless its player turned it
    /// before.
    #[must_use]
    pub fn act_quickly(&self, command: Command) -> Self {
        let places = matches!(command, Command::Tap(_) | Command::Drop(..));
        let after = self.act(command);
        if !places || after.session.len() != self.session.len() {
            return after;
        }
        let as_held = self.turned && self.way_round() == after.way_round();
        if !after.places_freely(as_held) {
            return after;
        }
        let leads_on = after.headed.is_some();
        let after = after.act(Command::Commit);
        if leads_on && after.places_freely(false) { after.act(Command::Commit) } else { after }
    }

    /// Whether an action is ready that can be undone, with nothing about it left to choose but, where it lies as it was
    /// held, another way round.
    fn places_freely(&self, as_held: bool) -> bool {
        let freely = self.ready().is_some_and(|action| !G::grave(action) && !self.locks(action));
        let grows = self.selection.taken().iter().any(|pick| G::Action::is_multi(G::Action::slot(*pick)));
        freely && !grows && (as_held || G::rotated(&self.view(), &self.selection, false).is_none())
    }

    /// Which way round what is picked is held, where it can be turned.
    fn way_round(&self) -> Option<PickOf<G>> {
        let turn = G::rotated(&self.view(), &self.selection, false)?;
        let same_slot = |pick: &&PickOf<G>| G::Action::slot(**pick) == G::Action::slot(turn);
        self.selection.taken().iter().find(same_slot).copied()
    }

    /// Back from looking back, with everything put back.
    fn present(&mut self) {
        self.cursor = None;
        self.fresh_selection();
    }

    fn fresh_selection(&mut self) {
        let legal = if self.session.ended().is_some() { Vec::new() } else { self.session.game().legal() };
        self.selection = Selection::new(legal);
        self.selection = self.opened();
        (self.turned, self.headed) = (false, None);
    }

    /// The selection as a decision begins: what the game chooses beforehand, and nothing else.
    fn opened(&self) -> Selection<G::Action> {
        let empty = self.selection.clear();
        if empty.legal().len() == 0 {
            return empty;
        }
        let view = self.session.game().view(self.viewer());
        let picks = G::opening(&view);
        // Where there is one thing to do, it is ready.
        let mut legal = self.selection.legal();
        let only = legal.next().filter(|_| picks.is_empty() && legal.next().is_none()).map(Slots::picks);
        let only = only.into_iter().flatten();
        picks.into_iter().chain(only).fold(empty, |s, p| s.pick(p))
    }
}
