//! The boundary to a running game of any kind. Commands go in as text, display data comes out as plain values.
//! Arguments may be borrowed for the length of a call. Results borrow nothing, contain no closure, and can be compared,
//! stored and sent. A worker or a separate module could therefore be behind it.

use std::any::Any;
use std::fmt;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::compare::{self, Alternative, Compared};
use super::computer::ComputerToAct;
use super::decision::PendingDecision;
use super::ending::{self, EndPage, Sources};
use super::look_back::{self, ReplayFrame, ReplayIndex};
use super::table_view::{self, LogLine, TableView, ViewOptions, names_of};
use super::{Play, ScreenMode};
use crate::lang::Lang;
use crate::lang::small;
use crate::lang::table::TableWords;
use crate::scenes::staging::Staging;
use crate::scenes::{Command, Scene, Spot, Stage};
use crate::table::session::tidy_name;
use crate::table::{Actor, BySeat, Count, Player, Seat, Session, Slots, Turn, dice, record};

/// A game in progress.
pub trait RunningGame {
    /// Handles one command and returns the resulting table.
    fn act(&self, command: &Command) -> GameHandle;
    /// Handles a command with quick placement: see [`Play::act_quickly`].
    fn act_quickly(&self, command: &Command) -> GameHandle;
    /// Handles a command right after a new decision began; `None` if it would decide, answer or hand over anything.
    fn act_in_haste(&self, command: &Command) -> Option<GameHandle>;
    /// Returns the pending decision and its seat.
    fn decision(&self) -> PendingDecision;
    /// Returns who may look at the screen now.
    fn mode(&self) -> ScreenMode;
    /// Returns the person who holds the device, if known.
    fn holder(&self) -> Option<Seat>;
    /// Returns the same table, opened again by this person.
    fn held_by(&self, holder: Option<Seat>) -> GameHandle;
    /// Returns the table on a seat's own device.
    fn on_own_device(&self, seat: Seat) -> GameHandle;
    /// Returns the table on the device of a watcher.
    fn on_watcher_device(&self) -> GameHandle;
    /// Returns the table on the shared device, where the seats in `away` have devices of their own.
    fn with_away(&self, away: BySeat<bool>) -> GameHandle;
    /// Returns this table with all hands closed, on the screen that showed `before`: see [`Play::with_hands_closed`].
    fn with_hands_closed(&self, before: ScreenMode) -> GameHandle;
    /// Returns this table with the session of another one; `None` if that is of another game.
    fn follow(&self, other: &GameHandle) -> Option<GameHandle>;
    /// Returns whether both tables show one session in the same state.
    fn shares_session(&self, other: &GameHandle) -> bool;
    /// Returns the table as its own type, for tables of one game to meet.
    fn as_any(&self) -> &dyn Any;
    /// Returns the computer that has to decide now, if any.
    fn computer_to_act(&self) -> Option<ComputerToAct>;
    /// Returns whether an earlier state is on screen.
    fn looks_back(&self) -> bool;
    /// Returns whether this is a legal answer of a computer that was asked after `entries` entries.
    fn may_answer(&self, entries: usize, action: &str) -> bool;
    /// Returns everything the playing screen shows.
    fn table_view(&self, view_options: &ViewOptions) -> TableView;
    /// Returns the motions that show entry `entry` to the present viewer; none while the device changes hands.
    fn staging(&self, lang: Lang, entry: usize) -> Staging;
    /// Returns the first entry that the present viewer has not seen on the board.
    fn first_missed(&self) -> usize;
    /// Returns the entry whose result is being shown to all.
    fn result(&self) -> Option<usize>;
    /// Returns lines `from` up to `to` of the log, redacted for the present viewer.
    fn log(&self, lang: Lang, from: usize, to: usize) -> Vec<LogLine>;
    /// Returns the number of first entries whose lines in the log are the same at both tables, if they have the same
    /// viewer.
    fn log_as_at(&self, other: &GameHandle) -> usize;
    /// Describes the whole position for linear reading: groups of lines with headings.
    fn describe(&self, lang: Lang) -> Vec<(String, Vec<String>)>;
    /// Returns legal moves whose words or notation contain `filter`, given in lower case.
    fn choices(&self, lang: Lang, filter: &str, most: usize) -> Choices;
    /// Checks a typed move: the reason if a text is not a move in the game's notation, or not legal now. `None` while
    /// the answer of another device is awaited; then the table is shown again with it.
    fn check_typed(&self, lang: Lang, text: &str) -> Option<Result<(), String>>;
    /// Returns whether the viewer decides and may ask for hints.
    fn hints(&self) -> bool;
    /// Returns the names of the seats, in order.
    fn names(&self, lang: Lang) -> Vec<String>;
    /// Returns the public facts for lists of games.
    fn summary(&self) -> GameSummary;
    /// Returns the record, secrets included.
    fn record(&self) -> String;
    /// Returns the end page; empty before the end.
    fn ending(&self, lang: Lang) -> EndPage;
    /// Returns the sources of the number in this line and column of the breakdown; `None` before the end.
    fn sources(&self, lang: Lang, line: usize, column: usize) -> Option<Sources>;
    /// Returns the board at the end for a step of the walk through the scoring; `None` if there is no such step.
    fn scoring_step_board(&self, lang: Lang, step: usize) -> Option<Scene>;
    /// Returns the staging of that step.
    fn scoring_step_staging(&self, lang: Lang, step: usize) -> Option<Staging>;
    /// Returns the board at the end with these places outlined; before the end, in the viewer's view.
    fn last_board(&self, lang: Lang, places: &[String]) -> Scene;
    /// Returns what looking back needs at every step; with `open`, hands are open if the game is over.
    fn replay_index(&self, lang: Lang, open: bool) -> ReplayIndex;
    /// Returns the screen of looking back after `entries` entries.
    fn replay_frame(&self, lang: Lang, open: bool, entries: usize) -> ReplayFrame;
    /// Returns the staging of the step to that moment from the one before.
    fn replay_staging(&self, lang: Lang, open: bool, entries: usize) -> Staging;
    /// Returns whether a single person plays here, whose decisions may be rated while the game goes on.
    fn is_coached(&self) -> bool;
    /// Returns whether that person has made decisions since entry `since`, and none is due now.
    fn can_rate(&self, since: usize) -> bool;
    /// Compares a decision of a finished game, or of a single person, with another move; `None` if there is nothing to
    /// compare.
    fn compare(&self, lang: Lang, instead: &Alternative) -> Option<Compared>;
    /// Starts a new game with the same players and a new seed; the next seat begins.
    fn rematch(&self) -> GameHandle;
    /// Returns the same table with another title.
    fn with_title(&self, title: &str) -> GameHandle;
    /// For tutorials: plays an entry of a record, by any actor, or nothing, and gives the table to `seat`. `None` if
    /// the entry is not legal. An effect on another seat is shown to all; no other screen comes between.
    fn with_entry(&self, seat: Seat, entry: Option<(Actor, &str)>) -> Option<GameHandle>;
    /// Returns whether "End turn" or "Continue" is awaited.
    fn awaits_continue(&self) -> bool;
    /// Returns what to touch for this action of the viewer, in order, and whether that was done.
    fn touches(&self, action: &str) -> Vec<(Touch, bool)>;
    /// Returns whether the last command was refused.
    fn was_refused(&self) -> bool;
    /// Describes the present picks.
    fn picked(&self) -> Vec<String>;
    /// Returns the action of the commit button in notation, if it has one.
    fn next_action(&self) -> Option<String>;
    /// For puzzles: returns these rows of a seat's breakdown as of now.
    fn breakdown_values(&self, seat: Seat, gain: &[(String, i32)]) -> Vec<i32>;
    /// Returns whether this seat decides in its own turn.
    fn decides(&self, seat: Seat) -> bool;
    /// Returns another seat that decides in the turn of `seat`, and its decision that is worst for these rows.
    fn reply(&self, seat: Seat, gain: &[(String, i32)]) -> Option<(Seat, String)>;
}

/// A target to touch on the way to an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Touch {
    /// A control beside the board, by the text of its pick.
    Control(String),
    /// A place on the board.
    Spot(Spot),
}

/// Public facts about a game for lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSummary {
    /// Id of the game.
    pub game: String,
    pub title: String,
    pub players: Vec<Player>,
    /// Progress of the game.
    pub at: Count,
    /// The seat that has to move or to end its turn.
    pub to_move: Option<Seat>,
    pub over: bool,
    pub entries: usize,
    /// Number of entries handed over.
    pub sealed: usize,
    /// Whether the table may take moves back by agreement.
    pub takeback: bool,
    /// Whether at least one person has to stay, because the game ends only when people agree.
    pub needs_people: bool,
}

/// A page of the legal moves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Choices {
    /// Number of matching moves in all.
    pub found: usize,
    pub first: Vec<Choice>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub words: String,
    pub notation: String,
    /// Aims at the move, so that the commit button plays it; a move without picks is played at once.
    pub command: Command,
}

/// A shared [`RunningGame`]. Two are equal if they are the same allocation, so comparing costs nothing.
#[derive(Clone)]
pub struct GameHandle(Rc<dyn RunningGame>);

impl GameHandle {
    /// Starts play with a session.
    pub fn at<G: Stage>(session: Session<G>) -> Self {
        Self::new(Play::new(session))
    }

    /// Shares a table.
    pub fn new(table: impl RunningGame + 'static) -> Self {
        Self(Rc::new(table))
    }
}

impl std::ops::Deref for GameHandle {
    type Target = dyn RunningGame;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for GameHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for GameHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameHandle({:?})", self.summary())
    }
}

impl<G: Stage> RunningGame for Play<G> {
    fn act(&self, command: &Command) -> GameHandle {
        GameHandle::new(Play::act(self, command.clone()))
    }

    fn act_quickly(&self, command: &Command) -> GameHandle {
        GameHandle(Rc::new(Play::act_quickly(self, command.clone())))
    }

    fn act_in_haste(&self, command: &Command) -> Option<GameHandle> {
        Play::act_in_haste(self, command.clone()).map(|play| GameHandle(Rc::new(play)))
    }

    fn decision(&self) -> PendingDecision {
        Play::decision(self)
    }

    fn mode(&self) -> ScreenMode {
        self.mode
    }

    fn holder(&self) -> Option<Seat> {
        Play::holder(self)
    }

    fn held_by(&self, holder: Option<Seat>) -> GameHandle {
        GameHandle(Rc::new(Play::held_by(self, holder)))
    }

    fn on_own_device(&self, seat: Seat) -> GameHandle {
        GameHandle::new(Play::on_own_device(self, seat))
    }

    fn on_watcher_device(&self) -> GameHandle {
        GameHandle::new(Play::on_watcher_device(self))
    }

    fn with_away(&self, away: BySeat<bool>) -> GameHandle {
        GameHandle::new(Play::with_away(self, away))
    }

    fn with_hands_closed(&self, before: ScreenMode) -> GameHandle {
        GameHandle::new(Play::with_hands_closed(self, before))
    }

    fn follow(&self, other: &GameHandle) -> Option<GameHandle> {
        let other = other.as_any().downcast_ref::<Self>()?;
        Some(GameHandle::new(Play::follow(self, other)))
    }

    fn shares_session(&self, other: &GameHandle) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| Rc::ptr_eq(&self.session, &other.session))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn computer_to_act(&self) -> Option<ComputerToAct> {
        Play::computer_to_act(self)
    }

    fn looks_back(&self) -> bool {
        self.cursor.is_some()
    }

    fn may_answer(&self, entries: usize, action: &str) -> bool {
        self.parse_answer(entries, action).is_some()
    }

    fn table_view(&self, view_options: &ViewOptions) -> TableView {
        table_view::table_view(self, view_options)
    }

    fn staging(&self, lang: Lang, entry: usize) -> Staging {
        super::staging::staging(self, lang, entry)
    }

    fn first_missed(&self) -> usize {
        super::staging::first_missed(self)
    }

    fn result(&self) -> Option<usize> {
        Play::result(self)
    }

    fn log(&self, lang: Lang, from: usize, to: usize) -> Vec<LogLine> {
        table_view::log(self, self.viewer(), lang, &names_of(self, lang), from..to)
    }

    fn log_as_at(&self, other: &GameHandle) -> usize {
        let Some(other) = other.as_any().downcast_ref::<Self>() else { return 0 };
        let both = self.session.steps().iter().zip(other.session.steps());
        let same = both.take_while(|(own, theirs)| own == theirs).count();
        self.session.settled_entries(same)
    }

    fn describe(&self, lang: Lang) -> Vec<(String, Vec<String>)> {
        G::describe(lang, &self.view(), &names_of(self, lang))
    }

    fn choices(&self, lang: Lang, filter: &str, most: usize) -> Choices {
        let (mut choices, view) = (Choices::default(), self.view());
        let legal = self.may_act().then(|| self.selection.legal());
        for action in legal.into_iter().flatten().filter(|action| !G::is_duplicate(&view, action)) {
            let (words, notation) = (G::choice(lang, &view, action), action.to_string());
            if small(&words).contains(filter) || small(&notation).contains(filter) {
                choices.found += 1;
                if choices.first.len() < most {
                    let picks = action.picks();
                    let command =
                        if picks.is_empty() { Command::act(action) } else { Command::choose(picks) };
                    choices.first.push(Choice { words, notation, command });
                }
            }
        }
        choices
    }

    fn check_typed(&self, lang: Lang, text: &str) -> Option<Result<(), String>> {
        if self.hidden {
            return Some(Err(lang.say(TableWords::HandHidden)));
        }
        let parsed = text.parse::<G::Action>().map_err(|why| lang.say(TableWords::NotAMove(&why)));
        let legal = |action: G::Action| match self.viewing_seat() {
            Some(seat) => self.session.game().check(seat, &action).map_err(|why| G::refusal(lang, why)),
            None => Ok(()),
        };
        Some(parsed.and_then(legal))
    }

    fn hints(&self) -> bool {
        Play::hints(self) && self.may_act()
    }

    fn names(&self, lang: Lang) -> Vec<String> {
        names_of(self, lang).iter().cloned().collect()
    }

    fn summary(&self) -> GameSummary {
        let session = &self.session;
        GameSummary {
            game: G::INFO.id.to_string(),
            title: session.head.title.clone(),
            players: session.players(),
            at: session.game().count().unwrap_or(Count::Turn(session.turns_begun())),
            to_move: session.seat_to_end_turn().or(session.game().turn().seat()),
            over: self.mode == ScreenMode::Over || session.game().turn() == Turn::Over,
            entries: session.len(),
            sealed: session.sealed(),
            takeback: session.head.takeback,
            needs_people: self.needs_people(),
        }
    }

    fn record(&self) -> String {
        record::write(&self.session)
    }

    fn ending(&self, lang: Lang) -> EndPage {
        if self.mode == ScreenMode::Over { ending::ending(&self.session, lang) } else { EndPage::default() }
    }

    fn sources(&self, lang: Lang, line: usize, column: usize) -> Option<Sources> {
        (self.mode == ScreenMode::Over).then(|| ending::sources(&self.session, lang, line, column)).flatten()
    }

    fn scoring_step_board(&self, lang: Lang, step: usize) -> Option<Scene> {
        (self.mode == ScreenMode::Over).then(|| ending::walked(&self.session, lang, step)).flatten()
    }

    fn scoring_step_staging(&self, lang: Lang, step: usize) -> Option<Staging> {
        (self.mode == ScreenMode::Over).then(|| ending::walk_staging(&self.session, lang, step)).flatten()
    }

    fn last_board(&self, lang: Lang, places: &[String]) -> Scene {
        ending::board(&self.session, self.viewer(), lang, places, &[])
    }

    fn replay_index(&self, lang: Lang, open: bool) -> ReplayIndex {
        look_back::replay_index(self, lang, open)
    }

    fn replay_frame(&self, lang: Lang, open: bool, entries: usize) -> ReplayFrame {
        look_back::replay_frame(self, lang, open, entries)
    }

    fn replay_staging(&self, lang: Lang, open: bool, entries: usize) -> Staging {
        super::staging::replay_staging(self, lang, open, entries)
    }

    fn is_coached(&self) -> bool {
        self.coached().is_some()
    }

    fn can_rate(&self, since: usize) -> bool {
        Play::can_rate(self, since)
    }

    fn compare(&self, lang: Lang, instead: &Alternative) -> Option<Compared> {
        compare::compare(self, lang, instead)
    }

    fn rematch(&self) -> GameHandle {
        let mut head = self.session.head.clone();
        head.players = self.session.players();
        head.players.rotate_left(1);
        head.seed = dice::fresh_seed();
        head.title.clear();
        GameHandle::at(Session::<G>::new(head))
    }

    fn with_title(&self, title: &str) -> GameHandle {
        let mut play = self.clone();
        Rc::make_mut(&mut play.session).head.title = tidy_name(title);
        GameHandle(Rc::new(play))
    }

    fn with_entry(&self, seat: Seat, entry: Option<(Actor, &str)>) -> Option<GameHandle> {
        let mut play = self.clone();
        let entered = play.enter(seat, entry);
        play.turn_steps = play.turn_steps();
        entered.then(|| GameHandle(Rc::new(play)))
    }

    fn awaits_continue(&self) -> bool {
        self.awaits_end() || matches!(self.mode, ScreenMode::Result(_))
    }

    fn touches(&self, action: &str) -> Vec<(Touch, bool)> {
        self.touches_for(action)
    }

    fn was_refused(&self) -> bool {
        self.refused.is_some()
    }

    fn picked(&self) -> Vec<String> {
        self.selection.taken().iter().map(ToString::to_string).collect()
    }

    fn next_action(&self) -> Option<String> {
        let ends = || G::end_turn(&self.view()).filter(|_| self.selection.is_empty());
        self.ready().cloned().or_else(ends).map(|action| action.to_string())
    }

    fn breakdown_values(&self, seat: Seat, gain: &[(String, i32)]) -> Vec<i32> {
        self.breakdown_of(seat, gain)
    }

    fn decides(&self, seat: Seat) -> bool {
        self.decides_in_turn(seat)
    }

    fn reply(&self, seat: Seat, gain: &[(String, i32)]) -> Option<(Seat, String)> {
        self.worst_reply(seat, gain)
    }
}
