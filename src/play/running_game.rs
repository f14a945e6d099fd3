//! The boundary: a game being played, whichever it is. Commands go in as text, everything to be shown comes out as plain
//! data. What goes in may be lent for the length of a call; nothing that comes out is borrowed, there is no closure, and
//! every value can be compared, kept and sent. So a worker or a module of its own could stand behind it.

use std::fmt;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::compare::{self, Compared, Instead};
use super::computer::Thinks;
use super::decision::PendingDecision;
use super::ending::{self, EndPage, Sources};
use super::look_back::{self, Moment, Passage};
use super::table_view::{self, LogLine, TableView, ViewOptions, names_of};
use super::{Play, Show};
use crate::lang::Lang;
use crate::lang::small;
use crate::lang::table::TableWords;
use crate::scenes::{Command, Scene, Spot, Stage};
use crate::table::session::tidy_name;
use crate::table::{Actor, Count, Player, Seat, Session, Slots, Turn, dice, record};

/// A game being played.
pub trait RunningGame {
    /// Does one command and gives the table after it.
    fn act(&self, command: &Command) -> GameHandle;
    /// The same with quick placement: see [`Play::act_quickly`].
    fn act_quickly(&self, command: &Command) -> GameHandle;
    /// Does one command right after another decision began; `None` where it would decide, answer or hand over anything.
    fn act_in_haste(&self, command: &Command) -> Option<GameHandle>;
    /// What is being decided, and by whom.
    fn decision(&self) -> PendingDecision;
    /// Who may look now.
    fn show(&self) -> Show;
    /// The person who has the device, if that is known.
    fn holder(&self) -> Option<Seat>;
    /// The same table, opened again by this person.
    fn held_by(&self, holder: Option<Seat>) -> GameHandle;
    /// The computer that is to decide now, if one is.
    fn thinks(&self) -> Option<Thinks>;
    /// Whether an earlier state is looked at.
    fn looks_back(&self) -> bool;
    /// Whether a computer that was asked after so many entries may do this.
    fn may_answer(&self, entries: usize, action: &str) -> bool;
    /// Everything the playing screen shows.
    fn table_view(&self, view_options: &ViewOptions) -> TableView;
    /// Lines `from` up to `to` of the log, for the present viewer.
    fn log(&self, lang: Lang, from: usize, to: usize) -> Vec<LogLine>;
    /// The whole position for linear reading: headed groups of lines.
    fn describe(&self, lang: Lang) -> Vec<(String, Vec<String>)>;
    /// Legal moves whose words or notation contain a text in small letters.
    fn choices(&self, lang: Lang, filter: &str, most: usize) -> Choices;
    /// # Errors
    /// Why a text is no move in the game's notation, or is not allowed now.
    fn typed(&self, lang: Lang, text: &str) -> Result<(), String>;
    /// What the seats are called, in order.
    fn names(&self, lang: Lang) -> Vec<String>;
    /// What lists may show of it.
    fn summary(&self) -> GameSummary;
    /// The record, secrets included.
    fn record(&self) -> String;
    /// What is told when it is over; nothing before.
    fn ending(&self, lang: Lang) -> EndPage;
    /// Where the number in this line and column of the breakdown came from; `None` before the end.
    fn sources(&self, lang: Lang, line: usize, column: usize) -> Option<Sources>;
    /// The board at the end as a step of the walk through the scoring shows it; `None` where there is no such step.
    fn walked(&self, lang: Lang, step: usize) -> Option<Scene>;
    /// The board at the end with these places outlined; before the end, what the viewer may see of it.
    fn last_board(&self, lang: Lang, places: &[String]) -> Scene;
    /// What looking back needs at every step; with all hands open, if that is wished and the game is over.
    fn passage(&self, lang: Lang, open: bool) -> Passage;
    /// What looking back shows after so many entries.
    fn moment(&self, lang: Lang, open: bool, entries: usize) -> Moment;
    /// A decision of a finished game beside another move; `None` before the end, and where there is nothing to compare.
    fn compared(&self, lang: Lang, instead: &Instead) -> Option<Compared>;
    /// The same seats, the next one first, with new luck.
    fn rematch(&self) -> GameHandle;
    /// The same with another title.
    fn titled(&self, title: &str) -> GameHandle;
    /// The table in the hands of `seat` after an entry of a record, whoever made it, or after nothing; `None` where the
    /// entry cannot be. What it did to another is shown to all, else no screen comes between: for lessons.
    fn entered(&self, seat: Seat, entry: Option<(Actor, &str)>) -> Option<GameHandle>;
    /// Whether "End turn" or "Continue" is awaited.
    fn waits(&self) -> bool;
    /// What is to be touched for this action of the viewer, in order, and whether that was done.
    fn touches(&self, action: &str) -> Vec<(Touch, bool)>;
    /// Whether the last command was refused.
    fn refused(&self) -> bool;
    /// What is picked, in words.
    fn picked(&self) -> Vec<String>;
    /// What the one button does now, in notation, if it does an action.
    fn next_action(&self) -> Option<String>;
}

/// Something to touch on the way to an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Touch {
    /// A thing beside the board, by the word of its pick.
    Control(String),
    /// A place on the board.
    Spot(Spot),
}

/// What lists show of a game: public facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSummary {
    /// Id of the game.
    pub game: String,
    pub title: String,
    pub players: Vec<Player>,
    /// How far it is.
    pub at: Count,
    /// Who is to move, or to end the turn.
    pub to_move: Option<Seat>,
    pub over: bool,
    pub entries: usize,
    /// How many entries are handed over.
    pub sealed: usize,
    /// Whether the table may take moves back by consent.
    pub takeback: bool,
    /// Whether one person at least has to stay: the game ends only when people agree that it does.
    pub needs_people: bool,
}

/// A part of the legal moves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Choices {
    /// How many there are in all.
    pub found: usize,
    pub first: Vec<Choice>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub words: String,
    pub notation: String,
    /// Aims at it, so that the command button does it; a move without anything to pick is done.
    pub command: Command,
}

/// A shared [`RunningGame`]. Two are the same when they are the very same one, so comparing costs nothing.
#[derive(Clone)]
pub struct GameHandle(Rc<dyn RunningGame>);

impl GameHandle {
    /// Seats a game.
    pub fn at<G: Stage>(session: Session<G>) -> Self {
        Self(Rc::new(Play::new(session)))
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
        write!(f, "Seated({:?})", self.summary())
    }
}

impl<G: Stage> RunningGame for Play<G> {
    fn act(&self, command: &Command) -> GameHandle {
        GameHandle(Rc::new(Play::act(self, command.clone())))
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

    fn show(&self) -> Show {
        self.show
    }

    fn holder(&self) -> Option<Seat> {
        Play::holder(self)
    }

    fn held_by(&self, holder: Option<Seat>) -> GameHandle {
        GameHandle(Rc::new(Play::held_by(self, holder)))
    }

    fn thinks(&self) -> Option<Thinks> {
        Play::thinks(self)
    }

    fn looks_back(&self) -> bool {
        self.cursor.is_some()
    }

    fn may_answer(&self, entries: usize, action: &str) -> bool {
        self.answer(entries, action).is_some()
    }

    fn table_view(&self, view_options: &ViewOptions) -> TableView {
        table_view::table_view(self, view_options)
    }

    fn log(&self, lang: Lang, from: usize, to: usize) -> Vec<LogLine> {
        table_view::log(self, self.viewer(), lang, &names_of(self, lang), from..to)
    }

    fn describe(&self, lang: Lang) -> Vec<(String, Vec<String>)> {
        G::describe(lang, &self.view(), &names_of(self, lang))
    }

    fn choices(&self, lang: Lang, filter: &str, most: usize) -> Choices {
        let (mut choices, view) = (Choices::default(), self.view());
        let legal = self.may_act().then(|| self.selection.legal());
        for action in legal.into_iter().flatten().filter(|action| !G::repeats(&view, action)) {
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

    fn typed(&self, lang: Lang, text: &str) -> Result<(), String> {
        let action = text.parse::<G::Action>().map_err(|why| lang.say(TableWords::NotAMove(&why)))?;
        let Some(seat) = self.viewing_seat() else { return Ok(()) };
        self.session.game().check(seat, &action).map_err(|why| G::refusal(lang, why))
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
            to_move: session.ended().or(session.game().turn().seat()),
            over: self.show == Show::Over || session.game().turn() == Turn::Over,
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
        if self.show == Show::Over { ending::ending(&self.session, lang) } else { EndPage::default() }
    }

    fn sources(&self, lang: Lang, line: usize, column: usize) -> Option<Sources> {
        (self.show == Show::Over).then(|| ending::sources(&self.session, lang, line, column)).flatten()
    }

    fn walked(&self, lang: Lang, step: usize) -> Option<Scene> {
        (self.show == Show::Over).then(|| ending::walked(&self.session, lang, step)).flatten()
    }

    fn last_board(&self, lang: Lang, places: &[String]) -> Scene {
        ending::board(&self.session, self.viewer(), lang, places, &[])
    }

    fn passage(&self, lang: Lang, open: bool) -> Passage {
        look_back::passage(self, lang, open)
    }

    fn moment(&self, lang: Lang, open: bool, entries: usize) -> Moment {
        look_back::moment(self, lang, open, entries)
    }

    fn compared(&self, lang: Lang, instead: &Instead) -> Option<Compared> {
        compare::compared(self, lang, instead)
    }

    fn rematch(&self) -> GameHandle {
        let mut head = self.session.head.clone();
        head.players = self.session.players();
        head.players.rotate_left(1);
        head.seed = dice::fresh_seed();
        head.title.clear();
        GameHandle::at(Session::<G>::new(head))
    }

    fn titled(&self, title: &str) -> GameHandle {
        let mut play = self.clone();
        Rc::make_mut(&mut play.session).head.title = tidy_name(title);
        GameHandle(Rc::new(play))
    }

    fn entered(&self, seat: Seat, entry: Option<(Actor, &str)>) -> Option<GameHandle> {
        let mut play = self.clone();
        let entered = play.enter(seat, entry);
        play.turn = play.turn_steps();
        entered.then(|| GameHandle(Rc::new(play)))
    }

    fn waits(&self) -> bool {
        self.awaits_end() || matches!(self.show, Show::Result(_))
    }

    fn touches(&self, action: &str) -> Vec<(Touch, bool)> {
        self.touches_for(action)
    }

    fn refused(&self) -> bool {
        self.refused.is_some()
    }

    fn picked(&self) -> Vec<String> {
        self.selection.taken().iter().map(ToString::to_string).collect()
    }

    fn next_action(&self) -> Option<String> {
        let ends = || G::end_turn(&self.view()).filter(|_| self.selection.is_empty());
        self.ready().cloned().or_else(ends).map(|action| action.to_string())
    }
}
