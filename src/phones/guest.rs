//! The guest's end of a connection: the screen as the host sends it, and a [`RunningGame`] made of it, so that the app
//! draws it like any other table. No rule decides here.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::protocol::{
    CloseReason, GuestMessage, GuestQuestion, HostAnswer, HostMessage, MAX_OF_HOST, Rejection, ScreenChange,
    SideState, VERSION, read,
};
use super::screen::{SeatScreen, Sections, join, unpack};
use crate::lang::Lang;
use crate::play::ScreenMode;
use crate::play::compare::{Alternative, Compared};
use crate::play::computer::ComputerToAct;
use crate::play::decision::PendingDecision;
use crate::play::ending::{EndPage, Sources};
use crate::play::look_back::{ReplayFrame, ReplayIndex};
use crate::play::running_game::{Choices, GameHandle, GameSummary, RunningGame, Touch};
use crate::play::table_view::{LogLine, TableView, ViewOptions};
use crate::scenes::staging::Staging;
use crate::scenes::{Command, Scene};
use crate::table::{Actor, BySeat, Seat};

/// Meaning of a host's message for the guest.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// A game begins; its screen follows.
    Welcome,
    /// The screen has changed.
    Changed,
    /// A question was answered.
    Answered,
    /// A change is missing: everything has to be asked for again.
    Lost,
    /// The state beside the screen has changed.
    SideState,
    /// Number of inputs of this connection that have arrived.
    Arrived(u32),
    /// The game is over: its record.
    Over(String),
    /// The host did not take a message.
    Refused(Rejection),
    /// The host ends the connection.
    Closed(CloseReason),
    /// A sign of life.
    Alive,
}

/// Sends a message to the host.
pub type Asker = Rc<dyn Fn(GuestMessage)>;

/// The state of a connection.
#[derive(Default, Debug)]
pub struct Guest {
    number: u32,
    sections: Sections,
    screen: Option<Rc<SeatScreen>>,
    log: Rc<Vec<LogLine>>,
    stagings: Rc<Vec<(usize, Staging)>>,
    answer: Option<Rc<KnownAnswer>>,
    beside: SideState,
}

/// An answered question.
#[derive(Debug)]
struct KnownAnswer {
    /// The number of the screen it is about.
    number: u32,
    lang: Lang,
    question: GuestQuestion,
    answer: HostAnswer,
}

impl Guest {
    /// Returns the first message of a connection.
    pub fn hello(release: String, options: ViewOptions) -> GuestMessage {
        GuestMessage::Hello { version: VERSION, release, options }
    }

    /// Reads a message of the host.
    pub fn hear(&mut self, text: &str) -> News {
        match read(text, MAX_OF_HOST) {
            Err(_) => News::Lost,
            Ok(HostMessage::Welcome) => {
                *self = Self::default();
                News::Welcome
            }
            Ok(HostMessage::Screen(change)) => match self.change(change) {
                Some(()) => News::Changed,
                None => News::Lost,
            },
            Ok(HostMessage::Answer { lang, question, answer }) => {
                self.answer = Some(Rc::new(KnownAnswer { number: self.number, lang, question, answer }));
                News::Answered
            }
            Ok(HostMessage::SideState(beside)) => {
                self.beside = beside;
                News::SideState
            }
            Ok(HostMessage::Arrived(inputs)) => News::Arrived(inputs),
            Ok(HostMessage::Over { record }) => News::Over(record),
            Ok(HostMessage::Refused(why)) => News::Refused(why),
            Ok(HostMessage::Closed(why)) => News::Closed(why),
            Ok(HostMessage::Alive) => News::Alive,
        }
    }

    /// Applies a change; `None` if it does not follow the last one.
    fn change(&mut self, change: ScreenChange) -> Option<()> {
        if change.number != self.number + 1 {
            return None;
        }
        for (nth, text) in change.sections {
            *self.sections.get_mut(nth)? = text;
        }
        self.screen = Some(Rc::new(join(&self.sections)?));
        if let Some((keep, lines)) = change.log {
            let log = Rc::make_mut(&mut self.log);
            log.truncate(keep);
            log.append(&mut unpack(&lines)?);
        }
        self.stagings = Rc::new(unpack(&change.stagings)?);
        self.number = change.number;
        Some(())
    }

    /// Returns the screen, if there is one yet.
    pub fn screen(&self) -> Option<&SeatScreen> {
        self.screen.as_deref()
    }

    /// Returns what is going on beside the screen.
    pub fn beside(&self) -> &SideState {
        &self.beside
    }

    /// Returns the table as it was sent. `ask` is called when the screen wants to show something else.
    pub fn table(&self, ask: &Asker) -> Option<GameHandle> {
        let screen = self.screen.clone()?;
        Some(GameHandle::new(RemoteTable {
            number: self.number,
            screen,
            log: self.log.clone(),
            stagings: self.stagings.clone(),
            answer: self.answer.clone(),
            ask: ask.clone(),
            requested: Cell::new(None),
            pending_question: RefCell::new(None),
        }))
    }
}

/// A table on another device, as it was last sent. Commands do nothing here: the app sends them to the host.
#[derive(Clone)]
struct RemoteTable {
    number: u32,
    screen: Rc<SeatScreen>,
    log: Rc<Vec<LogLine>>,
    stagings: Rc<Vec<(usize, Staging)>>,
    answer: Option<Rc<KnownAnswer>>,
    ask: Asker,
    /// Details requested since, so that none is requested twice.
    requested: Cell<Option<ViewOptions>>,
    pending_question: RefCell<Option<GuestQuestion>>,
}

impl RemoteTable {
    fn same(&self) -> GameHandle {
        GameHandle::new(self.clone())
    }

    /// Returns whether the last answer is to this question, about this screen.
    fn knows(&self, lang: Lang, question: &GuestQuestion) -> bool {
        self.answer.as_deref().is_some_and(|known| {
            (known.number, known.lang) == (self.number, lang) && known.question == *question
        })
    }

    /// Returns the last answer, which may be to another question. Asks if there is none about this screen yet.
    fn answer_to(&self, lang: Lang, question: GuestQuestion) -> Option<&HostAnswer> {
        if !self.knows(lang, &question) && self.pending_question.borrow().as_ref() != Some(&question) {
            *self.pending_question.borrow_mut() = Some(question.clone());
            (self.ask)(GuestMessage::Ask(question));
        }
        self.answer.as_deref().map(|known| &known.answer)
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

    fn mode(&self) -> ScreenMode {
        self.screen.view.mode
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

    fn on_watcher_device(&self) -> GameHandle {
        self.same()
    }

    fn with_away(&self, _: BySeat<bool>) -> GameHandle {
        self.same()
    }

    fn with_hands_closed(&self, _: ScreenMode) -> GameHandle {
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
        let wanted = ViewOptions { announced: 0, ..*view_options };
        if wanted != self.screen.options && self.requested.replace(Some(wanted)) != Some(wanted) {
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

    fn log_as_at(&self, _: &GameHandle) -> usize {
        0
    }

    fn describe(&self, lang: Lang) -> Vec<(String, Vec<String>)> {
        match self.answer_to(lang, GuestQuestion::Position) {
            Some(HostAnswer::Position(position)) => position.clone(),
            _ => Vec::new(),
        }
    }

    fn choices(&self, lang: Lang, filter: &str, most: usize) -> Choices {
        match self.answer_to(lang, GuestQuestion::Choices { filter: filter.into(), most }) {
            Some(HostAnswer::Choices(choices)) => choices.clone(),
            _ => Choices::default(),
        }
    }

    fn check_typed(&self, lang: Lang, text: &str) -> Option<Result<(), String>> {
        let question = GuestQuestion::Typed(text.into());
        let asked = question.clone();
        match self.answer_to(lang, question) {
            Some(HostAnswer::Typed(answer)) if self.knows(lang, &asked) => Some(answer.clone()),
            _ => None,
        }
    }

    fn hints(&self) -> bool {
        self.screen.view.hints
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

    fn scoring_step_staging(&self, _: Lang, _: usize) -> Option<Staging> {
        None
    }

    fn last_board(&self, _: Lang, _: &[String]) -> Scene {
        (*self.screen.view.scene).clone()
    }

    fn replay_index(&self, _: Lang, _: bool) -> ReplayIndex {
        ReplayIndex::default()
    }

    fn replay_frame(&self, _: Lang, _: bool, _: usize) -> ReplayFrame {
        ReplayFrame::default()
    }

    fn replay_staging(&self, _: Lang, _: bool, _: usize) -> Staging {
        Staging::default()
    }

    fn is_coached(&self) -> bool {
        false
    }

    fn can_rate(&self, _: usize) -> bool {
        false
    }

    fn compare(&self, _: Lang, _: &Alternative) -> Option<Compared> {
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

    fn was_refused(&self) -> bool {
        self.screen.refused
    }

    fn picked(&self) -> Vec<String> {
        Vec::new()
    }

    fn next_action(&self) -> Option<String> {
        None
    }

    fn breakdown_values(&self, _: Seat, _: &[(String, i32)]) -> Vec<i32> {
        Vec::new()
    }

    fn decides(&self, _: Seat) -> bool {
        false
    }

    fn reply(&self, _: Seat, _: &[(String, i32)]) -> Option<(Seat, String)> {
        None
    }
}
