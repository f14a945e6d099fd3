//! The host's end of one connection: what the guest was sent, and what has changed since.

use super::protocol::{
    GuestInput, GuestMessage, GuestQuestion, HostAnswer, HostMessage, MAX_CHOICES, MAX_OF_GUEST, Rejection,
    ScreenChange, SideState, VERSION, read, write,
};
use super::rate::{Admission, Rate};
use super::screen::{SeatScreen, Sections, pack, split};
use super::takeback::TakebackAct;
use crate::lang::small;
use crate::play::ScreenMode;
use crate::play::decision::PendingDecision;
use crate::play::running_game::GameHandle;
use crate::play::table_view::{LogLine, ViewOptions};
use crate::scenes::staging::Staging;

/// The most entries that are staged one after another.
const STAGED: usize = 4;

/// A request of a guest to the host.
#[derive(Clone, PartialEq, Debug)]
pub enum GuestRequest {
    /// Nothing.
    Nothing,
    /// To act at its table.
    Act(GuestInput),
    /// A hint for this decision.
    Hint(PendingDecision),
    /// To take moves back, or an answer to such a question.
    TakeBack(TakebackAct),
    /// To go, on purpose.
    Leave,
    /// To be sent this text.
    Send(String),
    /// To be sent this text and the whole screen.
    Start(String),
    /// To be sent what has changed, because it looks at other things.
    Update,
}

/// The state of a connection.
#[derive(Default, Debug)]
pub struct SeatFeed {
    /// The release of the app: screens of another one may have another form.
    release: String,
    /// Whether the guest only watches: nothing it sends is input.
    watches: bool,
    /// Whether the guest said hello.
    begun: bool,
    options: ViewOptions,
    /// The number of the last change.
    number: u32,
    /// The screen as sent.
    screen: Sections,
    log: Vec<LogLine>,
    /// The table as sent, whether its hand was hidden, and whether the game was over.
    table: Option<GameHandle>,
    viewer: (bool, bool),
    /// The number of entries announced before the last ones.
    entries_before: usize,
    over: bool,
    /// State beside the screen, as last sent.
    beside: SideState,
    /// The number of inputs that have arrived.
    arrived: u32,
    rate: Rate,
}

impl SeatFeed {
    /// Waits for the first message of a guest of the same release of the app.
    pub fn new(release: String) -> Self {
        Self { release, ..Self::default() }
    }

    /// Waits for the first message of a watcher of the same release.
    pub fn of_watcher(release: String) -> Self {
        Self { watches: true, ..Self::new(release) }
    }

    /// Counts a message at a time in milliseconds, before it is read.
    pub fn admit(&mut self, now: u64) -> Admission {
        self.rate.admit(now)
    }

    /// Reads a message of the guest at `table`.
    pub fn hear(&mut self, text: &str, table: &GameHandle) -> GuestRequest {
        let message = match read(text, MAX_OF_GUEST) {
            Ok(message) => message,
            Err(why) => return GuestRequest::Send(write(&HostMessage::Refused(why))),
        };
        match message {
            GuestMessage::Hello { version, release, .. }
                if (version, &release) != (VERSION, &self.release) =>
            {
                GuestRequest::Send(write(&HostMessage::Refused(Rejection::OtherRelease)))
            }
            GuestMessage::Hello { options, .. } => {
                self.options = options;
                GuestRequest::Start(self.restart(table))
            }
            _ if !self.begun => GuestRequest::Nothing,
            GuestMessage::Do(_) | GuestMessage::Hint(_) | GuestMessage::TakeBack(_) if self.watches => {
                GuestRequest::Send(write(&HostMessage::Refused(Rejection::Forbidden)))
            }
            GuestMessage::Do(input) => {
                self.arrived += 1;
                GuestRequest::Act(input)
            }
            GuestMessage::Hint(decision) => GuestRequest::Hint(decision),
            GuestMessage::TakeBack(act) => GuestRequest::TakeBack(act),
            GuestMessage::Look(options) => {
                self.options = options;
                self.table = None;
                GuestRequest::Update
            }
            GuestMessage::Leave => GuestRequest::Leave,
            GuestMessage::Ask(question) => GuestRequest::Send(write(&self.answer(question, table))),
            GuestMessage::Alive => GuestRequest::Nothing,
        }
    }

    /// Starts again, as for a rematch: the guest has nothing yet. Returns the message that says so.
    pub fn restart(&mut self, table: &GameHandle) -> String {
        let (release, options, watches) = (std::mem::take(&mut self.release), self.options, self.watches);
        let (arrived, rate, entries_before) = (self.arrived, self.rate, table.summary().entries);
        *self =
            Self { begun: true, release, options, watches, entries_before, arrived, rate, ..Self::default() };
        write(&HostMessage::Welcome)
    }

    fn answer(&self, question: GuestQuestion, table: &GameHandle) -> HostMessage {
        let lang = self.options.lang;
        let answer = match &question {
            GuestQuestion::Choices { filter, most } => {
                HostAnswer::Choices(table.choices(lang, &small(filter), MAX_CHOICES.min(*most)))
            }
            GuestQuestion::Position => HostAnswer::Position(table.describe(lang)),
            GuestQuestion::Typed(text) => HostAnswer::Typed(table.check_typed(lang, text).unwrap_or(Ok(()))),
        };
        HostMessage::Answer { lang, question, answer }
    }

    /// Returns the messages that bring the guest's screen up to date.
    pub fn update(&mut self, table: &GameHandle) -> Vec<String> {
        if !self.begun || self.table.as_ref() == Some(table) {
            return Vec::new();
        }
        let last = self.table.replace(table.clone());
        let stagings = self.stagings(last.as_ref(), table);
        let screen = self.screen(table);
        // A player who hides their hand does not see what only its owner may read; at the end everything is open.
        let viewer = (screen.view.hidden, table.mode() == ScreenMode::Over);
        let kept_lines = last.filter(|_| viewer == self.viewer).map_or(0, |last| last.log_as_at(table));
        self.viewer = viewer;
        let log = self.log_change(table, kept_lines);
        let screen = split(screen);
        let changed =
            |(nth, text): (usize, &String)| (self.screen[nth] != *text).then(|| (nth, text.clone()));
        let sections: Vec<(usize, String)> = screen.iter().enumerate().filter_map(changed).collect();
        let mut messages = Vec::new();
        if !sections.is_empty() || log.is_some() {
            (self.screen, self.number) = (screen, self.number + 1);
            let change = ScreenChange { number: self.number, sections, log, stagings: pack(&stagings) };
            messages.push(write(&HostMessage::Screen(change)));
        }
        if table.mode() == ScreenMode::Over && !self.over {
            self.over = true;
            messages.push(write(&HostMessage::Over { record: table.record() }));
        }
        messages
    }

    /// Returns the stagings of the entries since the last table, and notes which were announced.
    fn stagings(&mut self, last: Option<&GameHandle>, table: &GameHandle) -> Vec<(usize, Staging)> {
        let (lang, entries) = (self.options.lang, table.summary().entries);
        let sent = last.map(|last| last.summary().entries);
        if let Some(sent) = sent.filter(|_| !last.is_some_and(|last| last.shares_session(table))) {
            self.entries_before = sent.min(entries);
        }
        let first = sent.unwrap_or(entries).max(entries.saturating_sub(STAGED));
        (first..entries).map(|entry| (entry, table.staging(lang, entry))).collect()
    }

    /// Returns the message about what is beside the screen, if that has changed.
    pub fn beside(&mut self, beside: SideState) -> Option<String> {
        if !self.begun || self.beside == beside {
            return None;
        }
        self.beside = beside.clone();
        Some(write(&HostMessage::SideState(beside)))
    }

    /// Returns the message that says how many inputs have arrived.
    pub fn arrived(&self) -> String {
        write(&HostMessage::Arrived(self.arrived))
    }

    fn screen(&self, table: &GameHandle) -> SeatScreen {
        SeatScreen {
            view: table.table_view(&ViewOptions { announced: self.entries_before, ..self.options }),
            options: ViewOptions { announced: 0, ..self.options },
            decision: table.decision(),
            summary: table.summary(),
            names: table.names(self.options.lang),
            awaits_continue: table.awaits_continue(),
            refused: table.was_refused(),
        }
    }

    /// Returns how many lines of the log stay, and the packed lines that follow them; `None` if all stay. The lines of
    /// the first `stays` entries are known to be the same: putting a long game into words takes long.
    fn log_change(&mut self, table: &GameHandle, stays: usize) -> Option<(usize, String)> {
        let first = self.log.partition_point(|line| line.entry < stays);
        let log = table.log(self.options.lang, stays, usize::MAX);
        let keep = first + self.log[first..].iter().zip(&log).take_while(|(old, new)| old == new).count();
        let new = &log[keep - first..];
        let change = (keep < self.log.len() || !new.is_empty()).then(|| (keep, pack(&new)));
        self.log.truncate(keep);
        self.log.extend_from_slice(new);
        change
    }
}
