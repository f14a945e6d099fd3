//! Computers at the table: which one decides, its answers, and what a single person may take back. This module is
//! independent of the search: an answer arrives as a command and is checked by the rules like every other move. It is
//! dropped if the game has moved on.
//!
//! The device is not handed over to a computer, and nobody waits for it to end its turn. With one person at the table
//! that person's hand stays open. With several, all see the public view while computers decide.

use serde::{Deserialize, Serialize};

use super::device::Device;
use super::running_game::Touch;
use super::{Play, ScreenMode};
use crate::scenes::{Advice, Spot, Stage};
use crate::table::options::OptionSheet;
use crate::table::{Actor, Computer, Controller, Seat, Selection, Session, Slots};

/// A computer that has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ComputerToAct {
    pub seat: Seat,
    pub computer: Computer,
    /// Number of entries so far: an answer is valid for this state only.
    pub entries: usize,
    /// Whether the previous entry was this seat's own.
    pub goes_on: bool,
}

/// The hint on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hinted {
    /// The region of the move: places around it.
    Region(Vec<Spot>),
    /// The move itself is selected and previewed.
    Move,
    /// Features in favour of the selected move, by name.
    Why(Vec<String>),
}

impl<G: Stage> Play<G> {
    /// Returns the computer that has to decide now, if any.
    pub fn computer_to_act(&self) -> Option<ComputerToAct> {
        let is_board_shown = matches!(self.mode, ScreenMode::Hand(_) | ScreenMode::Public);
        let seat = self
            .session
            .game()
            .turn()
            .seat()
            .filter(|_| is_board_shown && self.session.seat_to_end_turn().is_none())?;
        let computer = self.session.controller(seat).computer()?;
        let last = self.session.steps().last().map(|step| step.entry.actor);
        Some(ComputerToAct {
            seat,
            computer,
            entries: self.session.len(),
            goes_on: last == Some(Actor::Seat(seat)),
        })
    }

    /// Iterates over the seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.session.head.players.len()).filter(|seat| self.session.controller(*seat).is_person())
    }

    /// Returns the only person at the table, among computers.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        let only = people.next().filter(|_| people.next().is_none());
        only.filter(|_| self.session.head.players.len() > 1)
    }

    /// Returns whether a person may ask for hints: as set for this game, by default if one person plays.
    pub fn hints(&self) -> bool {
        self.session.head.hints.unwrap_or_else(|| self.people().count() == 1)
    }

    /// Returns the only person who ever played at this table, from whom no hand had to be hidden.
    pub(super) fn only_person_ever(&self) -> Option<Seat> {
        let other = |seat: Seat| {
            let first = self.session.head.players[seat.index()].controller.is_person();
            let later = self
                .session
                .controller_changes()
                .iter()
                .any(|one| one.seat == seat && one.controller.is_person());
            Some(seat) != self.only_person() && (first || later)
        };
        self.only_person().filter(|_| !Seat::all(self.session.head.players.len()).any(other))
    }

    /// Returns the screen mode while a computer decides: the open hand of the only person, else the public view.
    pub(super) fn screen_for_computer(&self) -> ScreenMode {
        match self.device {
            Device::Own(own) => ScreenMode::Hand(own),
            Device::Watcher => ScreenMode::Public,
            Device::Shared { .. } => {
                self.only_person().map_or(ScreenMode::Public, |seat| self.screen_for_person(seat))
            }
        }
    }

    /// Parses the answer of a computer that was asked after `entries` entries. `None` if it is too late or not legal,
    /// so nothing illegal is ever played.
    pub(super) fn parse_answer(&self, entries: usize, action: &str) -> Option<(Seat, G::Action)> {
        let seat = self.computer_to_act().filter(|thinks| thinks.entries == entries)?.seat;
        let action = action.parse().ok()?;
        self.session.game().check(seat, &action).is_ok().then_some((seat, action))
    }

    /// Shows the move that a computer is about to make, as far as the viewer may see it.
    pub(super) fn aim(&mut self, entries: usize, action: &str) {
        let answer = self.parse_answer(entries, action);
        let visible =
            answer.and_then(|(seat, action)| G::redact_action(Actor::Seat(seat), &action, self.viewer()));
        self.aimed = visible.map(|action| {
            let picks = action.picks();
            picks.into_iter().fold(Selection::new(vec![action]), |chosen, pick| chosen.pick(pick))
        });
    }

    /// Shows a hint to the person who decides: the region of a move, or the move itself, selected and ready.
    pub(super) fn advise(&mut self, action: &str, advice: Advice) {
        let legal = action.parse::<G::Action>().ok().filter(|_| self.may_act());
        let listed = |action: &G::Action| self.selection.legal().any(|legal| legal == action);
        let Some(action) = legal.filter(listed) else { return };
        self.unseen = None;
        let picks = || action.picks().into_iter();
        let chosen = picks().fold(self.selection.clear(), |chosen, pick| chosen.pick(pick));
        let spots = self.spots_of(&action);
        (self.selection, self.hint) = match advice {
            // A region does not help if the move has no place, or if cards decide it: the move itself is shown.
            Advice::First if G::HINTS_AT_ONCE || spots.is_empty() => (chosen, Some(Hinted::Move)),
            Advice::First => (self.initial_selection(), Some(Hinted::Region(spots))),
            Advice::Why(facts) => (chosen, Some(Hinted::Why(facts))),
        };
    }

    /// Returns the places on the board of a move; empty for a move without a place.
    fn spots_of(&self, action: &G::Action) -> Vec<Spot> {
        let touches = self.touches_for(&action.to_string()).into_iter();
        let spot = |(touch, _)| match touch {
            Touch::Spot(spot) => Some(spot),
            Touch::Control(_) => None,
        };
        touches.filter_map(spot).collect()
    }

    /// Plays the answer of a computer. Its turn ends without confirmation, and undo stops here.
    pub(super) fn play_answer(&mut self, entries: usize, action: &str) {
        let Some((seat, action)) = self.parse_answer(entries, action) else { return };
        let entry = self.session.len();
        if self.session_mut().play(seat, action).is_err() {
            return;
        }
        self.session_mut().seal();
        let has_result = self.session.steps().get(entry).is_some_and(|step| G::is_shown_to_all(&step.events));
        if self.session.seat_to_end_turn().is_none() {
            self.session_mut().roll_all();
        }
        if has_result { self.show_result(seat, entry) } else { self.hand_over() }
    }

    /// Sets the controller of a seat from now on and gives the device to the seat that decides. Does nothing if only
    /// computers would remain in a game that ends by agreement of people.
    pub(super) fn set_controller(&mut self, seat: Seat, controller: Controller) {
        let last = !self.people().any(|person| person != seat);
        if self.session.controller(seat) == controller
            || (last && self.needs_people() && !controller.is_person())
        {
            return;
        }
        let held = self.mode;
        self.session_mut().set_controller(seat, controller);
        if !matches!(held, ScreenMode::Hand(_) | ScreenMode::Curtain(_) | ScreenMode::Public) {
            return;
        }
        self.holder = self.holder.filter(|holder| self.session.controller(*holder).is_person());
        self.hand_over();
        // The device may have changed hands. Redo is dropped for the new holder, and a turn that only had to be ended
        // is over.
        if self.mode != held {
            self.session_mut().seal();
            self.hand_over();
        }
    }

    /// Returns whether the game ends only when people agree.
    pub fn needs_people(&self) -> bool {
        self.session.head.options.needs_people()
    }

    /// Returns the first news for the only person when the decision returns: the entries since their last turn, and
    /// those that were news when that turn ended by itself. Answers during the turn were seen as they came.
    pub(super) fn news_for_only_person(&self, seat: Seat) -> Option<usize> {
        let steps = self.session.steps();
        let own = steps.iter().rfind(|step| step.entry.actor == Actor::Seat(seat))?;
        let is_next_turn = own.turns_begun() < self.session.turns_begun();
        let skipped = self.skipped_news.filter(|first| *first < steps.len());
        self.news(seat).into_iter().chain(skipped).min().filter(|_| is_next_turn)
    }

    /// Returns the number of entries left if the only person takes back their last decision with everything after it,
    /// where undo is locked. Computers always agree, and the record notes it.
    pub fn back_to_own(&self) -> Option<usize> {
        let seat = self.only_person().filter(|seat| self.viewing_seat() == Some(*seat))?;
        let own = self.session.steps().iter().rposition(|step| step.entry.actor == Actor::Seat(seat));
        own.filter(|own| self.session.head.takeback || self.only_answered(*own))
    }

    /// Returns whether nothing was revealed since this entry of the only person: no chance, no secrets in the game,
    /// and only answers of computers.
    fn only_answered(&self, own: usize) -> bool {
        let is_binding =
            self.session.steps().get(own).is_some_and(|step| G::is_irrevocable(&step.entry.action));
        let mut later = self.session.steps().iter().skip(own + 1);
        !G::INFO.secrets && !is_binding && later.all(|step| step.entry.actor != Actor::Chance)
    }

    /// Takes back the only person's last decision; one redo brings it back with all answers. After answers that
    /// revealed nothing the log is truncated, otherwise the takeback is noted.
    pub(super) fn go_back_to_own(&mut self, own: usize) {
        let back = if self.only_answered(own) { Session::truncate } else { Session::take_back };
        self.session_mut().drop_for_redo(own, back);
        self.result = None;
        self.hand_over();
        self.unseen = None;
    }
}
