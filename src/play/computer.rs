//! Computers at the table: which of them decides, what it answers, and what a single person may take back from them.
//! Who thinks, and how long, is not known here: an answer comes in as a command, is judged by the rules like every other
//! move, and is dropped where the game has gone on meanwhile.
//!
//! No device changes hands for a computer, and nobody waits for it to end its turn. With one person at the table that
//! person's hand stays open all the time; with several, all look at the open table while computers decide.

use serde::{Deserialize, Serialize};

use super::running_game::Touch;
use super::{Play, Show};
use crate::scenes::{Advice, Spot, Stage};
use crate::table::options::OptionSheet;
use crate::table::{Actor, Controller, Level, Seat, Selection, Slots};

/// A computer that is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thinks {
    pub seat: Seat,
    pub level: Level,
    /// Number of entries so far: an answer is for this state and no other.
    pub entries: usize,
    /// Whether the entry before was this seat's own.
    pub goes_on: bool,
}

/// Advice that is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hinted {
    /// The move is somewhere around these places; none for a move beside the board.
    Region(Vec<Spot>),
    /// The move that is chosen; its preview is told.
    Move,
    /// What speaks for the move that is chosen, by the names of facts.
    Why(Vec<String>),
}

impl<G: Stage> Play<G> {
    /// The computer that is to decide now, if one is.
    pub fn thinks(&self) -> Option<Thinks> {
        let looking = matches!(self.show, Show::Hand(_) | Show::Watch);
        let seat = self.session.game().turn().seat().filter(|_| looking && self.session.ended().is_none())?;
        let level = self.session.controller(seat).level()?;
        let last = self.session.steps().last().map(|step| step.entry.actor);
        Some(Thinks { seat, level, entries: self.session.len(), goes_on: last == Some(Actor::Seat(seat)) })
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.session.head.players.len()).filter(|seat| self.session.controller(*seat).is_person())
    }

    /// The only person at the table, among computers.
    pub fn alone(&self) -> Option<Seat> {
        let mut people = self.people();
        let only = people.next().filter(|_| people.next().is_none());
        only.filter(|_| self.session.head.players.len() > 1)
    }

    /// Whether a person may ask for advice: agreed upon when the game began, else where one person plays.
    pub fn hints(&self) -> bool {
        self.session.head.hints.unwrap_or_else(|| self.people().count() == 1)
    }

    /// The only person who ever sat at this table. There was nobody to hide a hand from.
    pub(super) fn always_alone(&self) -> Option<Seat> {
        let other = |seat: Seat| {
            let first = self.session.head.players[seat.index()].controller.is_person();
            let later =
                self.session.changes().iter().any(|one| one.seat == seat && one.controller.is_person());
            Some(seat) != self.alone() && (first || later)
        };
        self.alone().filter(|_| !Seat::all(self.session.head.players.len()).any(other))
    }

    /// Who sits before the device while a computer decides: the only person, or all who look on.
    pub(super) fn watching(&self) -> Show {
        self.alone().map_or(Show::Watch, |seat| self.given_to(seat))
    }

    /// The answer of a computer that was asked after so many entries; `None` where it comes too late or the rules do not
    /// allow it. Nothing illegal is ever played.
    pub(super) fn answer(&self, entries: usize, action: &str) -> Option<(Seat, G::Action)> {
        let seat = self.thinks().filter(|thinks| thinks.entries == entries)?.seat;
        let action = action.parse().ok()?;
        self.session.game().check(seat, &action).is_ok().then_some((seat, action))
    }

    /// A computer shows what it is about to do, as far as the viewer may see it.
    pub(super) fn aim(&mut self, entries: usize, action: &str) {
        let answer = self.answer(entries, action);
        let seen =
            answer.and_then(|(seat, action)| G::redact_action(Actor::Seat(seat), &action, self.viewer()));
        self.aimed = seen.map(|action| {
            let picks = action.picks();
            picks.into_iter().fold(Selection::new(vec![action]), |chosen, pick| chosen.pick(pick))
        });
    }

    /// Advice to the person who decides: the region of a move, or the move itself, chosen and ready to be done.
    pub(super) fn advise(&mut self, action: &str, advice: Advice) {
        let legal = action.parse::<G::Action>().ok().filter(|_| self.may_act());
        let listed = |action: &G::Action| self.selection.legal().any(|legal| legal == action);
        let Some(action) = legal.filter(listed) else { return };
        self.unseen = None;
        let picks = || action.picks().into_iter();
        let chosen = picks().fold(self.selection.clear(), |chosen, pick| chosen.pick(pick));
        (self.selection, self.hint) = match advice {
            Advice::Region => (self.opened(), Some(Hinted::Region(self.spots_of(&action)))),
            Advice::Move => (chosen, Some(Hinted::Move)),
            Advice::Why(facts) => (chosen, Some(Hinted::Why(facts))),
        };
    }

    /// Where on the board a move is made; nowhere for one beside it.
    fn spots_of(&self, action: &G::Action) -> Vec<Spot> {
        let touches = self.touches_for(&action.to_string()).into_iter();
        let spot = |(touch, _)| match touch {
            Touch::Spot(spot) => Some(spot),
            Touch::Control(_) => None,
        };
        touches.filter_map(spot).collect()
    }

    /// A computer does what it decided. There is no gate at the end of its turn, and undo stops here.
    pub(super) fn answered(&mut self, entries: usize, action: &str) {
        let Some((seat, action)) = self.answer(entries, action) else { return };
        let entry = self.session.len();
        if self.change().play(seat, action).is_err() {
            return;
        }
        self.change().seal();
        let tells = self.session.steps().get(entry).is_some_and(|step| G::told_to_all(&step.events));
        if self.session.ended().is_none() {
            self.change().settle();
        }
        if tells { self.tell_all(seat, entry) } else { self.hand_over() }
    }

    /// Something else sits at a seat from now on, and whoever decides now gets the device. Computers alone are no table
    /// where only people agree that a game ends.
    pub(super) fn set_controller(&mut self, seat: Seat, controller: Controller) {
        let last = !self.people().any(|person| person != seat);
        if self.session.controller(seat) == controller
            || (last && self.needs_people() && !controller.is_person())
        {
            return;
        }
        let held = self.show;
        self.change().set_controller(seat, controller);
        if !matches!(held, Show::Hand(_) | Show::Curtain(_) | Show::Watch) {
            return;
        }
        self.holder = self.holder.filter(|holder| self.session.controller(*holder).is_person());
        self.hand_over();
        // The device may be in other hands than a moment ago: nothing done before is done again there, and a turn that was
        // only to be ended is over.
        if self.show != held {
            self.change().seal();
            self.hand_over();
        }
    }

    /// Whether the game ends only when people agree that it does.
    pub fn needs_people(&self) -> bool {
        self.session.head.options.needs_people()
    }

    /// What is news to the only person at the table when the decision comes back: what happened since one's own last
    /// turn. Answers in the midst of the turn were watched as they came.
    pub(super) fn news_alone(&self, seat: Seat) -> Option<usize> {
        let steps = self.session.steps();
        let own = steps.iter().rfind(|step| step.entry.actor == Actor::Seat(seat))?;
        (own.turns() < self.session.turns_begun()).then(|| self.news(seat)).flatten()
    }

    /// Where undo is locked and one person plays: how many entries are left when one's own last decision is taken back with
    /// all that followed. Computers consent to everything; the record says it openly.
    pub fn back_to_own(&self) -> Option<usize> {
        let seat = self.alone().filter(|seat| self.viewing_seat() == Some(*seat))?;
        let own = self.session.steps().iter().rposition(|step| step.entry.actor == Actor::Seat(seat));
        own.filter(|own| self.session.head.takeback || self.only_answered(*own))
    }

    /// Whether nothing became known since this entry of the only person: no luck, and a game without secrets, in which
    /// nothing but answers of computers followed.
    fn only_answered(&self, own: usize) -> bool {
        let stands = self.session.steps().get(own).is_some_and(|step| G::is_irrevocable(&step.entry.action));
        let mut later = self.session.steps().iter().skip(own + 1);
        !G::INFO.secrets && !stands && later.all(|step| step.entry.actor != Actor::Chance)
    }

    /// Takes one's own last decision back: over answers that told nothing new it is as if nothing had happened, else it is
    /// noted.
    pub(super) fn go_back_to_own(&mut self, own: usize) {
        if self.only_answered(own) {
            self.change().truncate(own);
        } else {
            self.change().take_back(own);
        }
        self.result = None;
        self.hand_over();
        self.unseen = None;
    }
}
