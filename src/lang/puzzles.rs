//! The page of learning and the strip above a puzzle; titles and goals are in each game's file.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

#[derive(Clone, Copy)]
pub enum PuzzleWords {
    /// The heading above the puzzles.
    Title,
    /// Explanation of a puzzle.
    Help,
    /// Explanation of the tutorial.
    TutorialHelp,
    /// Number of solved puzzles, number of puzzles.
    Progress(usize, usize),
    /// The number of a puzzle.
    Number(usize),
    /// Difficulty, 1 to 3.
    Dots(u8),
    Solved,
    /// Another ceremony for the last one of a game.
    AllSolved,
    /// The turn ended without the goal.
    Failed,
    TryAgain,
    ShowMe,
    Next,
    /// The way back to the page.
    All,
    /// An address that names no puzzle.
    NoSuchPuzzle,
}

impl Phrase for PuzzleWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, puzzles::words(self))
    }
}
