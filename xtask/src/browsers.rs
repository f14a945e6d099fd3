//! The browser tests: in Chromium, and some of them in Firefox and WebKit.
//!
//! Firefox and WebKit run the tests that need nothing but a window, fingers (WebKit's driver turns them into a
//! mouse) and keys. Phone-sized windows, throttling, colour schemes and the accessibility tree are only available
//! in Chromium. Failed tests are not retried: an occasional failure is a bug in the test or in the app.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::check::BROWSER;
use crate::steps::{Tally, shown_and_kept};
use crate::tools::Tools;

/// A browser engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Chromium,
    Firefox,
    /// The engine of Safari, and of every browser on an iPad.
    WebKit,
}

impl Engine {
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Returns its name in `DESKA_ENGINE` and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Returns the engine of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name)
    }
}

/// The extent of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// The checks for a change.
    Commit,
    /// Everything: before a release, and every night.
    All,
}

/// The tests in the other engines on each commit: engines differ in startup, input, storage and the worker.
const FEW: [&str; 8] = [
    "site::starts_offline_after_one_visit",
    "game::kept::broken_files_are_explained_and_kept_if_useful",
    "game::tutorials::the_tutorial_of_java_is_played_by_keys_on_a_desktop",
    "game::turn::a_turn_needs_no_mouse",
    "game::whole::a_whole_game_is_played_by_clicks_on_a_desktop",
    "computers::a_person_plays_against_two_computers_by_keys",
    "evenings::elementaris_ends_by_touch",
    "elementaris::a_last_round_is_played_by_keys_on_a_desktop",
];

/// The additional tests there with `--all`: whole games, tutorials, storage, import, offline and computer players.
const MORE: [&str; 25] = [
    "site::starts_without_support_for_an_offline_copy",
    "game::kept::a_reload_after_the_end_shows_the_end",
    "game::kept::names_and_titles_never_become_markup",
    "game::tutorials::the_tutorial_of_tigris_is_played_by_keys_on_a_desktop",
    "game::turn::undo_says_why_it_stops_at_a_draw",
    "game::whole::an_exported_game_plays_to_the_same_end",
    "carcassonne::a_whole_game_is_played_by_clicks_on_a_tablet",
    "game::whole::a_whole_game_is_played_by_clicks_on_a_tablet",
    "carcassonne::captures_and_a_ransom_are_played_by_keys_on_a_desktop",
    "taj_mahal::five_play_to_the_end_by_clicks_on_a_tablet",
    "taj_mahal::three_play_to_the_end_by_keys_on_a_desktop",
    "java::a_ghost_is_turned_by_taps_and_steps_are_taken_out",
    "java::last_turns_are_played_by_keys_on_a_desktop",
    "elementaris::a_proposal_is_answered_in_turn",
    "computers::closing_the_page_while_a_computer_thinks_loses_nothing",
    "computers::computers_play_offline_from_cold",
    "computers::without_the_computer_program_a_person_can_play_on",
    "evenings::tigris_ends_by_keys",
    "evenings::tigris_ends_by_touch",
    "evenings::carcassonne_ends_by_keys",
    "evenings::carcassonne_ends_by_touch",
    "evenings::taj_mahal_ends_by_keys",
    "evenings::taj_mahal_ends_by_touch",
    "evenings::java_ends_by_keys",
    "evenings::java_ends_by_touch",
];

/// Ignored tests that are separate tasks.
const APART: [&str; 4] = ["monkey::", "measure::", "measure_minds::", "evenings::whole_games_are_played"];

/// Returns the command of the browser tests; arguments are for it.
pub fn tests(tools: &Tools, engine: Engine) -> Command {
    let mut command = tools.cargo();
    command.arg("test").args(BROWSER).args(["--test", "browser", "--"]);
    // A failed test prints what it saw; a backtrace adds nothing.
    command.env("DESKA_ENGINE", engine.name()).env("RUST_BACKTRACE", "0");
    command
}

/// Runs the browser tests on the release in `dist/`: all in Chromium, the listed ones in another engine.
pub fn run(tools: &Tools, engine: Engine, depth: Depth) -> Result<(bool, String)> {
    let mut command = tests(tools, engine);
    // Two browsers a core: half of a test is waiting for its browser to be at rest. One needs some 300 MB.
    let browsers = std::thread::available_parallelism().map_or(1, |cores| (2 * cores.get()).min(4));
    command.arg(format!("--test-threads={browsers}"));
    if depth == Depth::All {
        command.arg("--include-ignored");
        command.args(APART.iter().flat_map(|name| ["--skip", name]));
    }
    if engine == Engine::Chromium {
        return shown_and_kept(&mut command);
    }
    let more = if depth == Depth::All { &MORE[..] } else { &[] };
    let names: Vec<&str> = FEW.iter().chain(more).copied().collect();
    let (good, output) = shown_and_kept(command.arg("--exact").args(&names))?;
    let run = Tally::read(&output);
    let ran = (run.passed + run.failed) as usize;
    ensure!(ran == names.len(), "{ran} tests ran, {} are listed: names have changed", names.len());
    Ok((good, output))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::tools::root;

    #[test]
    fn every_listed_test_exists() {
        for name in FEW.iter().chain(&MORE) {
            let (module, test) = name.rsplit_once("::").unwrap();
            let file =
                root().join("tests/browser/tests").join(module.replace("::", "/")).with_extension("rs");
            let source = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{name}: no such module"));
            assert!(source.contains(&format!("async fn {test}(")), "{name}: no such test");
        }
        assert!(FEW.iter().all(|name| !MORE.contains(name)));
    }

    #[test]
    fn separate_test_tasks_exist() {
        for name in APART {
            let module = name.split("::").next().unwrap();
            assert!(root().join("tests/browser/tests").join(module).with_extension("rs").is_file(), "{name}");
        }
    }
}
