//! Commands: input of a player as text and numbers, the same for every game, so that it can be stored, sent and
//! compared.

use serde::{Deserialize, Serialize};

use super::Spot;
use crate::table::{Controller, Seat};

/// An input of a player. Moves and picks are texts in the game's notation, never indices, so a late second tap cannot
/// hit another entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Command {
    /// The seat on the curtain confirms that it is there.
    Reveal,
    /// Tap on a place of the board (or Enter on it).
    Tap(Spot),
    /// Drop of a control beside the board, given by the text of its pick, on a place.
    Drop(String, Spot),
    /// Tap on a control beside the board, given by the text of its pick; a second one removes the pick.
    Pick(String),
    /// Drag of a control over a place, or over none: picks and aims it, or shows why it may not go there. Nothing is
    /// played before it is dropped.
    Hover(String, Option<Spot>),
    /// Replaces the selection by exactly these picks.
    Choose(Vec<String>),
    /// Rotates the aimed piece to its next rotation, or back to the last one.
    Rotate {
        back: bool,
    },
    /// Clears the selection.
    Clear,
    /// Plays the action that is ready.
    Commit,
    /// Plays this move, given in notation, or shows why it is refused. Any other text does nothing.
    Do(String),
    /// Shows why no move like this one, given in notation, is legal at any place.
    Ask(String),
    Undo,
    Redo,
    /// Undoes back to the last commit point.
    ResetTurn,
    /// Removes this step of the player's own turn, if the later ones stay legal without it.
    TakeOut(usize),
    /// Confirms the result of the turn, or one shown to all, and hands over. With steps left, asks once first.
    EndTurn,
    /// Shows or hides the player's own hand.
    Hide(bool),
    /// The page went to the background.
    Background,
    /// Shows the state after this number of entries; `None` is the present.
    GoTo(Option<usize>),
    /// Takes entries back to this number, by agreement of the table.
    TakeBack(usize),
    /// Outlines these places, given in notation.
    Point(Vec<String>),
    /// Shows the next move, in notation, of a computer that was asked after this number of entries.
    Aim(usize, String),
    /// Plays the move of a computer that was asked after this number of entries. Does nothing if it is too late or
    /// illegal.
    Answer(usize, String),
    /// Shows a hint to the seat that decides: this move, in notation, is promising.
    Hint(String, Advice),
    /// Sets the controller of a seat from now on.
    SetController(Seat, Controller),
}

/// Level of detail of a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Advice {
    /// The region of the board; the move itself, selected and ready, if a region does not help.
    First,
    /// The move with its reasons: names of features, largest change first.
    Why(Vec<String>),
}

impl Command {
    /// Returns the command that picks a value.
    pub fn pick(pick: impl ToString) -> Self {
        Self::Pick(pick.to_string())
    }

    /// Returns the command that picks exactly these values.
    pub fn choose<P: ToString>(picks: impl IntoIterator<Item = P>) -> Self {
        Self::Choose(picks.into_iter().map(|pick| pick.to_string()).collect())
    }

    /// Returns the command that plays a move.
    pub fn act(action: impl ToString) -> Self {
        Self::Do(action.to_string())
    }

    /// Returns the command that asks why no move like this one is legal anywhere.
    pub fn ask(action: impl ToString) -> Self {
        Self::Ask(action.to_string())
    }

    /// Returns whether it changes only what is on screen, never the game.
    pub fn is_view_only(&self) -> bool {
        matches!(self, Self::GoTo(_) | Self::Point(_) | Self::Reveal | Self::Background | Self::Hide(_))
    }

    /// Returns whether it may come at any time, because it decides and picks nothing. The curtain has checks of its
    /// own.
    pub fn is_free(&self) -> bool {
        self.is_view_only() || matches!(self, Self::Clear)
    }
}
