//! Puzzles: each record plays, its solution is legal and reaches the goal, and neither one move nor the greedy line
//! does.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use deska::games;
use deska::lang::Lang;
use deska::play::game_module::GameRef;
use deska::play::puzzle::{self, Puzzle, PuzzleOutcome, PuzzleText};
use deska::scenes::Command;

/// The most moves of a greedy line: some moves cost nothing and can be repeated for ever.
const MOST: usize = 12;

/// The puzzles of a game.
const EACH: usize = 8;

/// Every game with puzzles.
fn files() -> Vec<(GameRef, Vec<Rc<PuzzleText>>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let read = |game: GameRef| {
        let text = fs::read_to_string(folder.join(game.info().id).join("puzzles.json")).ok()?;
        let puzzles = puzzle::read(&text).unwrap_or_else(|| panic!("{}: it reads", game.info().id));
        let puzzles: Vec<Rc<PuzzleText>> = puzzles.into_iter().map(Rc::new).collect();
        (!puzzles.is_empty()).then_some((game, puzzles))
    };
    games::games().map(GameRef).filter_map(read).collect()
}

/// Every puzzle at its beginning, with its name for messages.
fn puzzles() -> impl Iterator<Item = (String, Rc<PuzzleText>, Puzzle)> {
    files().into_iter().flat_map(|(game, puzzles)| {
        puzzles.into_iter().map(move |text| {
            let name = format!("{}/{}", game.info().id, text.id);
            let puzzle =
                Puzzle::open(game, text.clone()).unwrap_or_else(|| panic!("{name}: its record plays"));
            (name, text, puzzle)
        })
    })
}

/// The legal moves of the solver, in notation.
fn legal(puzzle: &Puzzle) -> Vec<String> {
    let choices = puzzle.handle().choices(Lang::En, "", usize::MAX);
    choices.first.into_iter().map(|choice| choice.notation).collect()
}

fn sum(puzzle: &Puzzle, text: &PuzzleText) -> i32 {
    puzzle.handle().breakdown_values(puzzle.seat(), &text.gain).into_iter().sum()
}

#[test]
fn every_file_has_eight_puzzles_of_rising_difficulty_in_both_languages() {
    let files = files();
    assert_eq!(files.len(), games::games().count(), "every game has puzzles");
    for (game, puzzles) in files {
        let id = game.info().id;
        assert_eq!(puzzles.len(), EACH, "{id}");
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.dots), "{id}");
        assert_eq!((puzzles[0].dots, puzzles[EACH - 1].dots), (1, 3), "{id}");
        let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        let plain = |id: &str| id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(ids.len() == EACH && ids.iter().all(|id| plain(id)), "{id}: {ids:?}");
        let written = |texts: &[String]| texts.len() > Lang::Cs as usize;
        assert!(puzzles.iter().all(|p| written(&p.title) && written(&p.goal)), "{id}: English and Czech");
        for lang in Lang::ALL {
            let titles: BTreeSet<&str> = puzzles.iter().map(|p| p.title(lang)).collect();
            assert!(titles.len() == EACH && !titles.contains(""), "{id}: {titles:?}");
            for puzzle in &puzzles {
                let goal = puzzle.goal(lang);
                assert!(goal.ends_with('.') && goal.len() > 10, "{id}/{}: {goal}", puzzle.id);
                let least = puzzle.gain.iter().all(|(_, gain)| *gain > 0) && !puzzle.gain.is_empty();
                assert!(least, "{id}/{}", puzzle.id);
            }
        }
    }
}

#[test]
fn a_puzzle_without_a_title_in_a_language_has_the_english_one() {
    let text = r#"[{"id": "one", "dots": 1, "title": ["One"], "goal": ["Win."], "gain": [], "solution": [], "record": []}]"#;
    let puzzle = puzzle::read(text).expect("it reads").remove(0);
    for lang in Lang::ALL {
        assert_eq!((puzzle.title(lang), puzzle.goal(lang)), ("One", "Win."), "{lang:?}");
    }
}

#[test]
fn every_solution_reaches_its_goal_with_its_last_move() {
    for (name, text, mut puzzle) in puzzles() {
        assert!(text.solution.len() >= 2, "{name}");
        for action in &text.solution {
            assert_eq!(puzzle.outcome(), PuzzleOutcome::Open, "{name} before {action}");
            puzzle = puzzle.play(action).unwrap_or_else(|| panic!("{name}: {action} is legal"));
        }
        assert_eq!(puzzle.outcome(), PuzzleOutcome::Solved, "{name}");
        assert_eq!(puzzle.moves(), text.solution, "{name}");
        let mut shown = puzzle.restarted();
        while let Some(next) = shown.play_solution_move() {
            shown = next;
        }
        assert_eq!(
            (shown.outcome(), shown.moves()),
            (PuzzleOutcome::Solved, text.solution.clone()),
            "{name}"
        );
    }
}

#[test]
fn the_same_moves_at_the_table_solve_it_and_can_be_undone() {
    for (name, text, first) in puzzles() {
        let mut puzzle = first.clone();
        for action in &text.solution {
            if puzzle.handle().awaits_continue() {
                puzzle = puzzle.act(&Command::EndTurn, false);
            }
            puzzle = puzzle.act(&Command::Do(action.clone()), false);
        }
        assert_eq!(
            (puzzle.outcome(), puzzle.moves()),
            (PuzzleOutcome::Solved, text.solution.clone()),
            "{name}"
        );
        for left in (0..text.solution.len()).rev() {
            puzzle = puzzle.act(&Command::Undo, false);
            assert_eq!(puzzle.moves(), text.solution[..left], "{name}");
        }
        assert_eq!(puzzle.outcome(), PuzzleOutcome::Open, "{name}");
    }
}

#[test]
fn neither_one_move_nor_the_greedy_line_solves_a_puzzle() {
    for (name, text, first) in puzzles() {
        let mut puzzle = first.clone();
        for depth in 0..MOST {
            let next: Vec<Puzzle> = legal(&puzzle).iter().filter_map(|action| puzzle.play(action)).collect();
            if depth == 0 {
                let single = next.iter().any(|puzzle| puzzle.outcome() == PuzzleOutcome::Solved);
                assert!(!single, "{name}: one move is enough");
            }
            // Of several moves that gain most, the first one.
            let Some(best) = next.into_iter().rev().max_by_key(|puzzle| sum(puzzle, &text)) else { break };
            puzzle = best;
            assert_ne!(
                puzzle.outcome(),
                PuzzleOutcome::Solved,
                "{name}: the greedy line, {:?}",
                puzzle.moves()
            );
            if puzzle.outcome() == PuzzleOutcome::Failed {
                break;
            }
        }
    }
}
