//! Sentences in the frame of every tutorial; its sentences are each game's own.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

#[derive(Clone, Copy)]
pub enum TutorialWords {
    /// The name of the tutorial, on the shelf and on its card.
    Title,
    /// The way to it: short, for the shelf and a new game.
    Learn,
    /// The way from the text of the first turn to the tutorial.
    PlayIt,
    /// Another move was tried than the one that is shown.
    Strayed,
    /// The button was pressed too early.
    Early,
    /// The attempt is refused; the line above the board says why.
    Refused,
    /// All is aimed: what is left is the button.
    Press,
    /// The present step and the number of steps.
    Step(usize, usize),
    Leave,
    /// Begins the tutorial again, which is asked about first.
    Again,
    Sure,
    GoOn,
    /// After the last step.
    Done,
}

impl Phrase for TutorialWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, tutorial::words(self))
    }
}
