//! `cargo xtask engines`: browser tests in Firefox and WebKit.
//!
//! The same tests as in Chromium, those that need nothing but a window, fingers (WebKit's driver makes a mouse of them) and
//! keys. Windows as narrow as phones, throttling, colour schemes and the accessibility tree can be had in Chromium alone.

use anyhow::{Result, ensure};

use crate::steps::{Tally, shown_and_kept};
use crate::tools::Tools;

/// What else people play in.
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
    "kept::broken_files_say_why_and_are_kept",
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

/// Runs the tests in one engine, on the release in `dist/`.
pub fn run(tools: &Tools, engine: Engine) -> Result<Tally> {
    let mut command = tools.cargo();
    command.args(["test", "--locked", "-p", "deska-browser-tests", "--no-fail-fast", "--"]);
    command.args(["--test-threads=1", "--exact"]).args(TESTS).env("DESKA_ENGINE", engine.name());
    let (good, output) = shown_and_kept(&mut command)?;
    let mut run = Tally::read(&output);
    run.failed = run.failed.max((!good).into());
    let ran = (run.passed + run.failed) as usize;
    ensure!(
        ran == TESTS.len(),
        "{ran} tests ran in {}, {} are listed: names have changed",
        engine.name(),
        TESTS.len()
    );
    Ok(run)
}
