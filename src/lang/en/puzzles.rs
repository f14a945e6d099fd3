//! The page of learning and the strip above a puzzle.

use crate::lang::puzzles::PuzzleWords;

pub fn words(it: &PuzzleWords) -> String {
    match it {
        PuzzleWords::Title => "Puzzles".into(),
        PuzzleWords::Help => "Reach the goal before your turn ends. No luck is involved.".into(),
        PuzzleWords::TutorialHelp => "A few turns with a guide: you learn the rules as you play.".into(),
        PuzzleWords::Progress(solved, of) => format!("{solved} of {of} solved"),
        PuzzleWords::Number(number) => format!("Puzzle {number}"),
        PuzzleWords::Dots(dots) => format!("Difficulty {dots} of 3"),
        PuzzleWords::Solved => "Solved!".into(),
        PuzzleWords::AllSolved => "Solved! That was the last one.".into(),
        PuzzleWords::Failed => "Turn over, goal not reached.".into(),
        PuzzleWords::TryAgain => "Try again".into(),
        PuzzleWords::ShowMe => "Show me".into(),
        PuzzleWords::Next => "Next puzzle".into(),
        PuzzleWords::All => "All puzzles".into(),
        PuzzleWords::NoSuchPuzzle => "There is no such puzzle.".into(),
    }
}
