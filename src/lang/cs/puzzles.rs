//! The page of learning and the strip above a puzzle.

use crate::lang::of_cs;
use crate::lang::puzzles::PuzzleWords;

pub fn words(it: &PuzzleWords) -> String {
    match it {
        PuzzleWords::Title => "Úlohy".into(),
        PuzzleWords::Help => "Splňte cíl, než skončí váš tah. Náhoda o ničem nerozhoduje.".into(),
        PuzzleWords::TutorialHelp => "Několik tahů s průvodcem: pravidla se naučíte při hře.".into(),
        PuzzleWords::Progress(solved, of) => format!("Vyřešeno {solved} {}", of_cs(*of)),
        PuzzleWords::Number(number) => format!("Úloha {number}"),
        PuzzleWords::Dots(dots) => format!("Obtížnost {dots} {}", of_cs(3)),
        PuzzleWords::Solved => "Vyřešeno!".into(),
        PuzzleWords::AllSolved => "Vyřešeno! To byla poslední.".into(),
        PuzzleWords::Failed => "Tah skončil bez cíle.".into(),
        PuzzleWords::TryAgain => "Zkusit znovu".into(),
        PuzzleWords::ShowMe => "Ukázat řešení".into(),
        PuzzleWords::Next => "Další úloha".into(),
        PuzzleWords::All => "Všechny úlohy".into(),
        PuzzleWords::NoSuchPuzzle => "Taková úloha neexistuje.".into(),
    }
}
