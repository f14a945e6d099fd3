//! Puzzles: a position in which one seat is to move, a goal to be reached before its turn ends, and a solution. The
//! other seats decide only where the turn asks them, and then as badly for the solver as they can. A chance event ends
//! a turn.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::game_module::GameRef;
use super::running_game::GameHandle;
use super::{Play, ScreenMode};
use crate::lang::Lang;
use crate::scenes::{Command, Stage};
use crate::table::record::Record;
use crate::table::{Actor, Game, NoEvents, Seat, Turn};

/// The most replies of other seats to one move.
const MAX_REPLIES: usize = 20;

/// A puzzle as its file has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PuzzleText {
    /// Its name in addresses and in the storage, unique in its game.
    pub id: String,
    /// Difficulty, 1 to 3.
    pub dots: u8,
    /// The titles, in the order of [`Lang::ALL`]; a language without one has the first.
    pub title: Vec<String>,
    /// The goals, one sentence each, in the same order.
    pub goal: Vec<String>,
    /// The goal as rows of the solver's own breakdown (the name of a [`Game::Term`]) and by how much each has to grow.
    pub gain: Vec<(String, i32)>,
    /// The solver's moves, in notation.
    pub solution: Vec<String>,
    /// The lines of the record. Its position, or its last entry, leaves the move to the solver.
    pub record: Vec<String>,
}

impl PuzzleText {
    /// Returns the title in a language, or in the first language if this one has none yet.
    pub fn title(&self, lang: Lang) -> &str {
        in_lang(&self.title, lang)
    }

    /// Returns the goal in a language, or in the first language if this one has none yet.
    pub fn goal(&self, lang: Lang) -> &str {
        in_lang(&self.goal, lang)
    }
}

fn in_lang(texts: &[String], lang: Lang) -> &str {
    texts.get(lang as usize).or(texts.first()).map_or("", String::as_str)
}

/// Reads the puzzles of a game from their file; `None` if it cannot be read.
pub fn read(text: &str) -> Option<Vec<PuzzleText>> {
    serde_json::from_str(text).ok()
}

/// The outcome of a puzzle so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleOutcome {
    Open,
    Solved,
    /// The turn ended without the goal.
    Failed,
}

/// A puzzle on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    text: Rc<PuzzleText>,
    seat: Seat,
    start: GameHandle,
    handle: GameHandle,
}

impl Puzzle {
    /// Sets up a puzzle; `None` if its record cannot be played.
    pub fn open(game: GameRef, text: Rc<PuzzleText>) -> Option<Self> {
        let record = Record::parse(&text.record.join("\n")).ok()?;
        let opened = game.open(&record).ok().filter(|opened| opened.broken.is_none())?;
        let seat = opened.handle.summary().to_move?;
        let start = opened.handle.with_entry(seat, None)?;
        Some(Self { text, seat, handle: start.clone(), start })
    }

    /// Returns the present table.
    pub fn handle(&self) -> &GameHandle {
        &self.handle
    }

    /// Returns the seat of the solver.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the outcome so far.
    pub fn outcome(&self) -> PuzzleOutcome {
        let values = |handle: &GameHandle| handle.breakdown_values(self.seat, &self.text.gain);
        let reached = self.text.gain.iter().zip(values(&self.start)).zip(values(&self.handle));
        match reached.into_iter().all(|(((_, gain), before), now)| now - before >= *gain) {
            true => PuzzleOutcome::Solved,
            false if self.handle.decides(self.seat) || self.shows_result() => PuzzleOutcome::Open,
            false => PuzzleOutcome::Failed,
        }
    }

    fn shows_result(&self) -> bool {
        matches!(self.handle.mode(), ScreenMode::Result(_))
    }

    /// Returns the moves of the solver so far, in notation.
    pub fn moves(&self) -> Vec<String> {
        let own = format!("{} ", Actor::Seat(self.seat));
        entries(&self.handle, self.start.summary().entries)
            .iter()
            .filter_map(|line| line.strip_prefix(&own).map(str::to_string))
            .collect()
    }

    /// Returns the same puzzle at its beginning.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self { handle: self.start.clone(), ..self.clone() }
    }

    /// Plays a move of the solver and the replies to it; `None` if it is not legal.
    pub fn play(&self, action: &str) -> Option<Self> {
        let mut handle = self.handle.with_entry(self.seat, Some((Actor::Seat(self.seat), action)))?;
        for _ in 0..MAX_REPLIES {
            let Some((other, reply)) = handle.reply(self.seat, &self.text.gain) else { break };
            handle = handle.with_entry(self.seat, Some((Actor::Seat(other), &reply)))?;
        }
        Some(Self { handle, ..self.clone() })
    }

    /// Plays the next move of the solution, from the beginning if another way was taken; `None` at its end.
    pub fn play_solution_move(&self) -> Option<Self> {
        let moves = self.moves();
        if self.text.solution.starts_with(&moves) {
            return self.text.solution.get(moves.len()).and_then(|action| self.play(action));
        }
        self.restarted().play(self.text.solution.first()?)
    }

    /// Handles one command and returns the resulting puzzle; with `quick`, a tap places at once.
    #[must_use]
    pub fn act(&self, command: &Command, quick: bool) -> Self {
        match command {
            Command::Reveal | Command::Background | Command::TakeBack(_) | Command::SetController(..) => {
                return self.clone();
            }
            Command::Undo => return self.without_last_move().unwrap_or_else(|| self.clone()),
            Command::ResetTurn => return self.restarted(),
            Command::EndTurn if self.shows_result() => {
                let handle = self.handle.with_entry(self.seat, None).unwrap_or_else(|| self.handle.clone());
                return Self { handle, ..self.clone() };
            }
            Command::EndTurn | Command::Commit if self.outcome() != PuzzleOutcome::Open => {
                return self.clone();
            }
            _ => {}
        }
        let handle = if quick { self.handle.act_quickly(command) } else { self.handle.act(command) };
        let fresh = entries(&handle, self.handle.summary().entries);
        let own = format!("{} ", Actor::Seat(self.seat));
        let is_own_turn = handle.mode() == ScreenMode::Hand(self.seat) && handle.decides(self.seat);
        if fresh.is_empty() || is_own_turn && fresh.iter().all(|line| line.starts_with(&own)) {
            return Self { handle, ..self.clone() };
        }
        // The device was handed on, or chance was due: only the solver's own moves are played again.
        let moves = fresh.iter().filter_map(|line| line.strip_prefix(&own));
        let played = moves.into_iter().try_fold(self.clone(), |puzzle, action| puzzle.play(action));
        played.unwrap_or_else(|| self.clone())
    }

    /// Returns the puzzle without the last move.
    fn without_last_move(&self) -> Option<Self> {
        let moves = self.moves();
        let (_, kept) = moves.split_last()?;
        // Undo of the table keeps what can be redone.
        let undone = self.handle.act(&Command::Undo);
        if undone.summary().entries + 1 == self.handle.summary().entries {
            return Some(Self { handle: undone, ..self.clone() });
        }
        kept.iter().try_fold(self.restarted(), |puzzle, action| puzzle.play(action))
    }
}

/// Returns the entries from `first` on, as lines of the record.
fn entries(handle: &GameHandle, first: usize) -> Vec<String> {
    let record = handle.record();
    record.lines().skip_while(|line| *line != "--").skip(1 + first).map(str::to_string).collect()
}

impl<G: Stage> Play<G> {
    /// Returns these rows of a seat's breakdown, 0 for a missing one.
    pub(super) fn breakdown_of(&self, seat: Seat, gain: &[(String, i32)]) -> Vec<i32> {
        breakdown_values(self.session.game(), seat, gain)
    }

    /// Returns whether this seat decides in its own turn.
    pub(super) fn decides_in_turn(&self, seat: Seat) -> bool {
        let game = self.session.game();
        game.turn() == Turn::Seat(seat)
            && game.turn_of().is_none_or(|turn| turn == seat)
            && self.session.seat_to_end_turn().is_none()
    }

    /// Returns the decision of another seat within the turn of `seat` that leaves these rows lowest; of several the
    /// last one.
    pub(super) fn worst_reply(&self, seat: Seat, gain: &[(String, i32)]) -> Option<(Seat, String)> {
        let game = self.session.game();
        let other = game.turn().seat().filter(|other| *other != seat && game.turn_of() == Some(seat))?;
        let value = |action: &G::Action| {
            let mut after = game.clone();
            after.apply(action, &mut NoEvents);
            breakdown_values(&after, seat, gain).into_iter().sum::<i32>()
        };
        let worst = game.legal().into_iter().rev().min_by_key(value)?;
        Some((other, worst.to_string()))
    }
}

fn breakdown_values<G: Game>(game: &G, seat: Seat, gain: &[(String, i32)]) -> Vec<i32> {
    let rows = game.standing().rows;
    let value = |name: &String| {
        let row = rows.iter().find(|row| format!("{:?}", row.term) == *name);
        row.and_then(|row| row.values.get(seat.index()).copied()).unwrap_or_default()
    };
    gain.iter().map(|(name, _)| value(name)).collect()
}
