//! Moves taken back by agreement: who asks, who has agreed, and how the last question ended. Plain data without
//! secrets, the same on all devices. The reducer of the shared table is the only one that changes it.

use serde::{Deserialize, Serialize};

use super::protocol::Rejection;
use crate::play::running_game::GameSummary;
use crate::table::Seat;

/// Something that a person says about taking moves back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TakebackAct {
    /// Asks everybody to go back to this number of entries.
    Ask(usize),
    /// Agrees to the question with this number.
    Agree(u32),
    /// Refuses the question with this number, or withdraws the one of this seat.
    Refuse(u32),
}

/// A question to everybody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakebackQuestion {
    /// Grows with every question, so that an answer to an earlier one is known as such.
    pub number: u32,
    /// The seat that asks; `None` if it was asked on the shared device.
    pub by: Option<Seat>,
    /// The number of entries to go back to.
    pub to: usize,
    /// The people at the table, and whether each has agreed. Computers agree to everything.
    pub people: Vec<(Seat, bool)>,
    /// The number of entries when it was asked.
    entries: usize,
}

impl TakebackQuestion {
    /// Iterates over the people who have not agreed yet.
    pub fn missing(&self) -> impl Iterator<Item = Seat> {
        self.people.iter().filter(|(_, agreed)| !agreed).map(|(seat, _)| *seat)
    }
}

/// The end of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TakebackEnd {
    /// All have agreed: the game went back.
    Agreed,
    /// Somebody does not agree; `None` if that was said on the shared device.
    Refused(Option<Seat>),
    /// Whoever asked has changed their mind.
    Withdrawn,
    /// Something else was done meanwhile, or other people play.
    MovedOn,
    /// The phone of a seat that has to agree is lost.
    PhoneLost(Seat),
}

/// The question that is open, and how the last one ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Takeback {
    pub question: Option<TakebackQuestion>,
    /// Kept until the game goes on.
    pub ended: Option<TakebackEnd>,
    /// The number of questions so far.
    questions: u32,
    /// The number of entries when the last question ended.
    entries: usize,
}

/// Returns the people at a table.
fn people(table: &GameSummary) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(table.players.len()).zip(&table.players);
    seats.filter(|(_, player)| player.controller.is_person()).map(|(seat, _)| seat)
}

impl Takeback {
    /// Handles what `seat` says, or somebody at the shared device. Returns the number of entries to go back to if
    /// everybody has agreed; then [`Takeback::went_back`] follows.
    ///
    /// # Errors
    /// The reason why it is not taken; nothing has changed then.
    pub fn act(
        &mut self,
        seat: Option<Seat>,
        act: TakebackAct,
        table: &GameSummary,
    ) -> Result<Option<usize>, Rejection> {
        match act {
            TakebackAct::Ask(to) => self.ask(seat, to, table)?,
            TakebackAct::Agree(number) => {
                let seat = seat.ok_or(Rejection::Forbidden)?;
                let people = &mut self.open(number)?.people;
                let own = people.iter_mut().find(|(of, _)| *of == seat).ok_or(Rejection::Forbidden)?;
                own.1 = true;
            }
            TakebackAct::Refuse(number) => {
                let own = self.open(number)?.by == seat;
                let why = if own { TakebackEnd::Withdrawn } else { TakebackEnd::Refused(seat) };
                self.end(why, table.entries);
            }
        }
        let agreed = self.question.as_ref().filter(|question| question.missing().next().is_none());
        Ok(agreed.map(|question| question.to))
    }

    fn ask(&mut self, by: Option<Seat>, to: usize, table: &GameSummary) -> Result<(), Rejection> {
        let person = by.is_none_or(|by| people(table).any(|seat| seat == by));
        if !table.takeback || !person {
            return Err(Rejection::Forbidden);
        }
        if self.question.is_some() || table.over || to >= table.entries {
            return Err(Rejection::Late);
        }
        self.questions += 1;
        let people = people(table).map(|seat| (seat, Some(seat) == by)).collect();
        let (number, entries) = (self.questions, table.entries);
        (self.question, self.ended) = (Some(TakebackQuestion { number, by, to, people, entries }), None);
        Ok(())
    }

    /// Returns the open question, if it has this number.
    fn open(&mut self, number: u32) -> Result<&mut TakebackQuestion, Rejection> {
        self.question.as_mut().filter(|question| question.number == number).ok_or(Rejection::Late)
    }

    fn end(&mut self, why: TakebackEnd, entries: usize) {
        (self.question, self.ended, self.entries) = (None, Some(why), entries);
    }

    /// Notes that the game went back as agreed.
    pub fn went_back(&mut self, table: &GameSummary) {
        self.end(TakebackEnd::Agreed, table.entries);
    }

    /// Ends the question because a phone is lost.
    pub fn lose(&mut self, seat: Seat, table: &GameSummary) {
        if self.question.as_ref().is_some_and(|question| question.missing().any(|of| of == seat)) {
            self.end(TakebackEnd::PhoneLost(seat), table.entries);
        }
    }

    /// Compares the question with the table after a change: it ends if the game has gone on or others play.
    pub fn follow(&mut self, table: &GameSummary) {
        let same = |question: &TakebackQuestion| {
            question.entries == table.entries
                && question.people.iter().map(|(seat, _)| *seat).eq(people(table))
        };
        if self.question.as_ref().is_some_and(|question| !same(question)) {
            self.end(TakebackEnd::MovedOn, table.entries);
        } else if self.entries != table.entries {
            self.ended = None;
        }
    }

    /// Returns whether there is nothing to say.
    pub fn is_idle(&self) -> bool {
        self.question.is_none() && self.ended.is_none()
    }
}
