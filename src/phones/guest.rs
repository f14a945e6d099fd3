//! The guest's end of a connection: the screen as the host sends it, and a [`RunningGame`] made of it, so that the app
//! draws it like any other table. No rule decides here.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use serde_json::Value;

use super::protocol::{
    GuestMessage, GuestQuestion, HostAnswer, HostMessage, LONGEST_OF_HOST, LogChange, ScreenChange,
    SeatScreen, Unwanted, VERSION, read,
};
use crate::lang::Lang;
use crate::play::Show;
use crate::play::compare::{Compared, Instead};
use crate::play::computer::ComputerToAct;
use crate::play::decision::PendingDecision;
use crate::play::ending::{EndPage, Sources};
use crate::play::look_back::{Moment, Passage};
use crate::play::running_game::{Choices, GameHandle, GameSummary, RunningGame, Touch};
use crate::play::table_view::{LogLine, TableView, ViewOptions};
use crate::scenes::staging::Staging;
use crate::scenes::{Command, Scene};
use crate::table::{Actor, BySeat, Seat};

/// What a message of the host means for the guest.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The host plays this game; its screen follows.
    Welcome(String),
    /// The screen has changed, or a question was answered.
    Changed,
    /// A change is missing: everything has to be asked for again.
    Lost,
    /// The game is over: its record.
    Over(String),
    /// The host did not take a message.
    Refused(Unwanted),
    /// The seat plays on the shared device again.
    Closed,
    /// A sign of life.
    Alive,
}

/// Sends a message to the host.
pub type Asker = Rc<dyn Fn(GuestMessage)>;

/// The state of a connection.
#[derive(Default, Debug)]
pub struct Guest {
    number: u32,
    document: Value,
    screen: Option<Rc<SeatScreen>>,
    log: Rc<Vec<LogLine>>,
    stagings: Rc<Vec<(usize, Staging)>>,
    answer: Option<Rc<KnownAnswer>>,
}

/// An answered question: for a language, a number of entries.
type KnownAnswer = (Lang, usize, GuestQuestion, HostAnswer);

impl Guest {
    /// Returns the first message of a connection.
    pub fn hello(options: ViewOptions) -> GuestMessage {
        GuestMessage::Hello { version: VERSION, options }
    }

    /// Reads a message of the host.
    pub fn hear(&mut self, text: &str) -> News {
        match read(text, LONGEST_OF_HOST) {
            Err(_) => News::Lost,
            Ok(HostMessage::Welcome { version, .. }) if version != VERSION => {
                News::Refused(Unwanted::Version(version))
            }
            Ok(HostMessage::Welcome { game, .. }) => {
                *self = Self::default();
                News::Welcome(game)
            }
            Ok(HostMessage::Screen(change)) => match self.change(change) {
                Some(()) => News::Changed,
                None => News::Lost,
            },
            Ok(HostMessage::Answer { lang, entries, question, answer }) => {
                self.answer = Some(Rc::new((lang, entries, question, answer)));
                News::Changed
            }
            Ok(HostMessage::Over { record }) => News::Over(record),
            Ok(HostMessage::Refused(why)) => News::Refused(why),
            Ok(HostMessage::Closed) => News::Closed,
            Ok(HostMessage::Alive) => News::Alive,
        }
    }

    /// Applies a change; `None` if it does not follow the last one.
    fn change(&mut self, change: ScreenChange) -> Option<()> {
        if change.number != self.number + 1 {
            return None;
        }
        json_patch::patch(&mut self.document, &change.screen).ok()?;
        self.screen = Some(Rc::new(serde_json::from_value(self.document.clone()).ok()?));
        if let Some(LogChange { keep, lines }) = change.log {
            let log = Rc::make_mut(&mut self.log);
            log.truncate(keep);
            log.extend(lines);
        }
        self.stagings = Rc::new(change.stagings);
        self.number = change.number;
        Some(())
    }

    /// Returns the screen, if there is one yet.
    pub fn screen(&self) -> Option<&SeatScreen> {
        self.screen.as_deref()
    }

    /// Returns the table as it was sent. `ask` is called when the screen wants to show something else.
    pub fn table(&self, ask: &Asker) -> Option<GameHandle> {
        let screen = self.screen.clone()?;
        Some(GameHandle::new(RemoteTable {
            screen,
            log: self.log.clone(),
            stagings: self.stagings.clone(),
            answer: self.answer.clone(),
            ask: ask.clone(),
            looked: Cell::new(None),
            asked: RefCell::new(None),
        }))
    }
}

/// A table on another device, as it was last sent. Commands do nothing here: the app sends them to the host.
#[derive(Clone)]
struct RemoteTable {
    screen: Rc<SeatScreen>,
    log: Rc<Vec<LogLine>>,
    stagings: Rc<Vec<(usize, Staging)>>,
    answer: Option<Rc<KnownAnswer>>,
    ask: Asker,
    /// What was asked for since, so that nothing is asked twice.
    looked: Cell<Option<ViewOptions>>,
    asked: RefCell<Option<GuestQuestion>>,
}

impl RemoteTable {
    fn same(&self) -> GameHandle {
        GameHandle::new(self.clone())
    }

    /// Returns the answer to a question if it is there; otherwise asks for it.
    fn answered(&self, lang: Lang, question: GuestQuestion) -> Option<&HostAnswer> {
        let entries = self.screen.summary.entries;
        let known = |(of, at, asked, _): &&KnownAnswer| (*of, *at, asked) == (lang, entries, &question);
        let answer = self.answer.as_deref().filter(known).map(|(.., answer)| answer);
        if answer.is_none() && self.asked.borrow().as_ref() != Some(&question) {
            *self.asked.borrow_mut() = Some(question.clone());
            (self.ask)(GuestMessage::Ask(question));
        }
        answer
    }
}

impl RunningGame for RemoteTable {
    fn act(&self, _: &Command) -> GameHandle {
        self.same()
    }

    fn act_quickly(&self, _: &Command) -> GameHandle {
        self.same()
    }

    fn act_in_haste(&self, _: &Command) -> Option<GameHandle> {
        None
    }

    fn decision(&self) -> PendingDecision {
        self.screen.decision
    }

    fn show(&self) -> Show {
        self.screen.view.show
    }

    fn holder(&self) -> Option<Seat> {
        None
    }

    fn held_by(&self, _: Option<Seat>) -> GameHandle {
        self.same()
    }

    fn on_own_device(&self, _: Seat) -> GameHandle {
        self.same()
    }

    fn with_away(&self, _: BySeat<bool>) -> GameHandle {
        self.same()
    }

    fn follow(&self, _: &GameHandle) -> Option<GameHandle> {
        None
    }

    fn shares_session(&self, _: &GameHandle) -> bool {
        false
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn computer_to_act(&self) -> Option<ComputerToAct> {
        None
    }

    fn looks_back(&self) -> bool {
        self.screen.view.cursor.is_some()
    }

    fn may_answer(&self, _: usize, _: &str) -> bool {
        false
    }

    fn table_view(&self, view_options: &ViewOptions) -> TableView {
        let wanted = ViewOptions { told: 0, ..*view_options };
        if wanted != self.screen.options && self.looked.replace(Some(wanted)) != Some(wanted) {
            (self.ask)(GuestMessage::Look(wanted));
        }
        self.screen.view.clone()
    }

    fn staging(&self, _: Lang, entry: usize) -> Staging {
        let staging = self.stagings.iter().find(|(of, _)| *of == entry);
        staging.map(|(_, staging)| staging.clone()).unwrap_or_default()
    }

    fn first_missed(&self) -> usize {
        self.screen.summary.entries
    }

    fn result(&self) -> Option<usize> {
        None
    }

    fn log(&self, _: Lang, from: usize, to: usize) -> Vec<LogLine> {
        self.log.iter().filter(|line| (from..to).contains(&line.entry)).cloned().collect()
    }

    fn describe(&self, lang: Lang) -> Vec<(String, Vec<String>)> {
        match self.answered(lang, GuestQuestion::Position) {
            Some(HostAnswer::Position(position)) => position.clone(),
            _ => Vec::new(),
        }
    }

    fn choices(&self, lang: Lang, filter: &str, most: usize) -> Choices {
        match self.answered(lang, GuestQuestion::Choices { filter: filter.into(), most }) {
            Some(HostAnswer::Choices(choices)) => choices.clone(),
            _ => Choices::default(),
        }
    }

    fn typed(&self, _: Lang, _: &str) -> Result<(), String> {
        Err(String::new())
    }

    fn names(&self, _: Lang) -> Vec<String> {
        self.screen.names.clone()
    }

    fn summary(&self) -> GameSummary {
        self.screen.summary.clone()
    }

    fn record(&self) -> String {
        String::new()
    }

    fn ending(&self, _: Lang) -> EndPage {
        EndPage::default()
    }

    fn sources(&self, _: Lang, _: usize, _: usize) -> Option<Sources> {
        None
    }

    fn scoring_step_board(&self, _: Lang, _: usize) -> Option<Scene> {
        None
    }

    fn last_board(&self, _: Lang, _: &[String]) -> Scene {
        (*self.screen.view.scene).clone()
    }

    fn passage(&self, _: Lang, _: bool) -> Passage {
        Passage::default()
    }

    fn moment(&self, _: Lang, _: bool, _: usize) -> Moment {
        Moment::default()
    }

    fn compared(&self, _: Lang, _: &Instead) -> Option<Compared> {
        None
    }

    fn rematch(&self) -> GameHandle {
        self.same()
    }

    fn with_title(&self, _: &str) -> GameHandle {
        self.same()
    }

    fn with_entry(&self, _: Seat, _: Option<(Actor, &str)>) -> Option<GameHandle> {
        None
    }

    fn awaits_continue(&self) -> bool {
        self.screen.awaits_continue
    }

    fn touches(&self, _: &str) -> Vec<(Touch, bool)> {
        Vec::new()
    }

    fn refused(&self) -> bool {
        self.screen.refused
    }

    fn picked(&self) -> Vec<String> {
        Vec::new()
    }

    fn next_action(&self) -> Option<String> {
        None
    }
}
