//! The browser tests: all of them in Chromium, and `cargo xtask engines` in Firefox and WebKit.
//!
//! In the other two run those that need nothing but a window, fingers (WebKit's driver makes a mouse of them) and keys.
//! Windows as narrow as phones, throttling, colour schemes and the accessibility tree can be had in Chromium alone.

use anyhow::{Result, ensure};

use crate::steps::{Tally, shown_and_kept};
use crate::tools::Tools;

/// What people play in besides Chromium.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Firefox,
    /// That of Safari, and of every browser on an iPad.
    WebKit,
}

impl Engine {
    pub const ALL: [Self; 2] = [Self::Firefox, Self::WebKit];

    /// As `DESKA_ENGINE` and the command line name it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }
}

/// Whole games, lessons, storage, import, offline and computer players; names of tests, in whichever file.
const TESTS: &[&str] = &[
    // The site
    "starts_offline_after_one_visit",
    "starts_where_there_can_be_no_offline_copy",
    // Every table
    "kept::a_reload_after_the_end_shows_the_end",
    "kept::broken_files_say_why_and_are_kept_where_they_are_of_use",
    "kept::names_and_titles_never_become_markup",
    "lessons::the_lesson_of_java_is_played_by_keys_on_a_desktop",
    "lessons::the_lesson_of_tigris_is_played_by_keys_on_a_desktop",
    "turn::a_turn_needs_no_mouse",
    "turn::undo_says_why_it_stops_at_a_draw",
    // Each game, to its end
    "whole::a_whole_game_is_played_by_clicks_on_a_desktop",
    "whole::an_exported_game_plays_to_the_same_end",
    "a_whole_game_is_played_by_clicks_on_a_tablet",
    "captures_and_a_ransom_are_played_by_keys_on_a_desktop",
    "five_play_to_the_end_by_clicks_on_a_tablet",
    "three_play_to_the_end_by_keys_on_a_desktop",
    "a_ghost_is_turned_by_taps_and_steps_are_taken_out",
    "last_turns_are_played_by_keys_on_a_desktop",
    "a_last_round_is_played_by_keys_on_a_desktop",
    "a_proposal_is_answered_in_turn",
    // Computer players
    "a_person_plays_against_two_computers_by_keys",
    "closing_in_the_midst_of_a_thought_loses_nothing",
    "computers_play_offline_from_cold",
    "without_any_mind_a_person_plays_on",
    "tigris_ends_by_keys",
    "tigris_ends_by_touch",
    "carcassonne_ends_by_keys",
    "carcassonne_ends_by_touch",
    "taj_mahal_ends_by_keys",
    "taj_mahal_ends_by_touch",
    "java_ends_by_keys",
    "java_ends_by_touch",
    "elementaris_ends_by_keys",
    "elementaris_ends_by_touch",
];

/// Up to so many tests that fail run once more by themselves: of many thousand clicks through three drivers one goes
/// astray now and then. What passes only so is named, for whoever sees a name twice has found a fault. More are no accident.
const FEW: usize = 2;

/// Runs the browser tests on the release in `dist/`: all in Chromium, in another engine those that are listed.
pub fn run(tools: &Tools, engine: Option<Engine>) -> Result<Tally> {
    let Some(engine) = engine else { return tried(tools, "chromium", &[]) };
    let run = tried(tools, engine.name(), TESTS)?;
    let ran = (run.passed + run.failed) as usize;
    ensure!(
        ran == TESTS.len(),
        "{ran} tests ran in {}, {} are listed: names have changed",
        engine.name(),
        TESTS.len()
    );
    Ok(run)
}

/// Runs tests, and those that failed once more where they are [`FEW`].
fn tried(tools: &Tools, engine: &str, names: &[&str]) -> Result<Tally> {
    let (run, failed) = once(tools, engine, names)?;
    if failed.is_empty() || failed.len() > FEW {
        return Ok(run);
    }
    println!("\nOnce more: {}", failed.join(", "));
    let (again, _) = once(tools, engine, &failed.iter().map(String::as_str).collect::<Vec<_>>())?;
    if again.failed > 0 || again.passed < run.failed {
        return Ok(run);
    }
    println!("\nPassed on the second try only, in {engine}: {}", failed.join(", "));
    Ok(Tally { passed: run.passed + run.failed, failed: 0 })
}

/// One run of the tests with these names, of all if there are none, and the names of those that failed.
fn once(tools: &Tools, engine: &str, names: &[&str]) -> Result<(Tally, Vec<String>)> {
    let mut command = tools.cargo();
    command.args(["test", "--locked", "-p", "deska-browser-tests", "--no-fail-fast", "--"]);
    // Two browsers at a time, where there are two cores: half of a test is waiting for its browser to be at rest. More would
    // fight for the cores. A failed test says what it saw, not through which calls.
    let browsers = std::thread::available_parallelism().map_or(1, |cores| cores.get().min(2));
    command.arg(format!("--test-threads={browsers}")).env("DESKA_ENGINE", engine).env("RUST_BACKTRACE", "0");
    if !names.is_empty() {
        command.arg("--exact").args(names);
    }
    let (good, output) = shown_and_kept(&mut command)?;
    let mut run = Tally::read(&output);
    run.failed = run.failed.max((!good).into());
    Ok((run, failed(&output)))
}

/// The tests of which `cargo test` says that they failed.
fn failed(output: &str) -> Vec<String> {
    let line = |line: &str| Some(line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?.to_string());
    output.lines().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::failed;

    #[test]
    fn names_of_failed_tests_are_read() {
        let output = "test a::one ... ok\ntest two ... FAILED\n\nfailures:\n\n---- two stdout ----\n\
                      failures:\n    two\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored\n";
        assert_eq!(failed(output), ["two"]);
        assert!(failed("test a::one ... ok\ntest three ... ignored, slow\n").is_empty());
    }
}
