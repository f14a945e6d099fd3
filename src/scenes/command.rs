//! What can be done at a table, as text and numbers: the same for every game, so that it can be kept, sent and compared.

use serde::{Deserialize, Serialize};

use super::Spot;
use crate::table::{Controller, Seat};

/// Something done at the table. Moves and picks are words of the game's notation, never indices: a late second tap cannot
/// hit another entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Command {
    /// The seat on the curtain says it is there.
    Reveal,
    /// A place on the board was tapped (or Enter pressed on it).
    Tap(Spot),
    /// A thing beside the board, by the word of its pick, was dropped on a place.
    Drop(String, Spot),
    /// A thing beside the board was picked, by the word of its pick; picked again, it is put back.
    Pick(String),
    /// A thing beside the board, by the word of its pick, is held over a place, or over none: picked and aimed, or the
    /// reason why it may not lie there. Nothing is done before it is let go.
    Hover(String, Option<Spot>),
    /// Exactly these are picked, whatever was before.
    Choose(Vec<String>),
    /// What is aimed at is turned to the next way round, or back to the last one.
    Rotate {
        back: bool,
    },
    /// Everything half chosen is put back.
    Clear,
    /// The action that is ready is done.
    Commit,
    /// This move, in notation, is done, or refused with its reason. A text that is no move does nothing.
    Do(String),
    Undo,
    Redo,
    /// Back to the last commit point.
    ResetTurn,
    /// This own step of the turn is taken out, if those after it stay legal without it.
    TakeOut(usize),
    /// The result was seen, of the turn or on the stage for all: hand over. With steps left, asks once first.
    EndTurn,
    /// Show or hide one's own hand.
    Hide(bool),
    /// The page went to the background.
    Background,
    /// Look at the state after so many entries; `None` is now.
    GoTo(Option<usize>),
    /// The table agreed to go back to so many entries.
    TakeBack(usize),
    /// Outline these places, words of the notation.
    Point(Vec<String>),
    /// A computer that was asked after so many entries shows this move, in notation, before it does it.
    Aim(usize, String),
    /// A computer that was asked after so many entries does this move. Too late or not allowed, it does nothing.
    Answer(usize, String),
    /// Advice to the seat that decides: this move, in notation, is worth a look.
    Hint(String, Advice),
    /// From now on this sits at a seat.
    SetController(Seat, Controller),
}

/// How much of a move is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Advice {
    /// Where on the board it is.
    Region,
    /// It is chosen, ready to be done.
    Move,
    /// The same, and what speaks for it: names of the facts that computers judge by, what weighs most first.
    Why(Vec<String>),
}

impl Command {
    /// Picks a value.
    pub fn pick(pick: impl ToString) -> Self {
        Self::Pick(pick.to_string())
    }

    /// Picks exactly these values.
    pub fn choose<P: ToString>(picks: impl IntoIterator<Item = P>) -> Self {
        Self::Choose(picks.into_iter().map(|pick| pick.to_string()).collect())
    }

    /// Does a move.
    pub fn act(action: impl ToString) -> Self {
        Self::Do(action.to_string())
    }

    /// Whether it changes only what is looked at, never the game.
    pub fn only_looks(&self) -> bool {
        matches!(self, Self::GoTo(_) | Self::Point(_) | Self::Reveal | Self::Background | Self::Hide(_))
    }

    /// Whether it may come at any moment: nothing is decided or picked by it. The curtain has checks of
    /// its own.
    pub fn is_free(&self) -> bool {
        self.only_looks() || matches!(self, Self::Clear)
    }
}
