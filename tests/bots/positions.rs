//! Positions in which computers once played obvious mistakes. The last comments of a record say what must not be
//! chosen (`# not: march I D8`), or the one entry that must be (`# only: swap 4k`).

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use deska::bots::{self, Level, decide};

/// The records below `tests/bots/positions` whose names begin with this, with what must not and what must be chosen.
fn positions(game: &str) -> Vec<(String, String, BTreeSet<String>, BTreeSet<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bots/positions");
    let mut found = Vec::new();
    for file in fs::read_dir(&folder).expect("the folder of positions") {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if !name.starts_with(game) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a record");
        let remarks = |word: &str| {
            text.lines().filter_map(|line| line.strip_prefix(word)).map(str::to_string).collect()
        };
        let (never, only) = (remarks("# not: "), remarks("# only: "));
        found.push((name, text, never, only));
    }
    found.sort();
    assert!(!found.is_empty(), "positions of {game}");
    found
}

/// Plays every position of a game at these levels with some seeds; each choice must be sound.
fn sound(game: &str, levels: &[Level], seeds: u64, iterations: u32) {
    for (name, text, never, only) in positions(game) {
        assert!(!never.is_empty() || !only.is_empty(), "{name} forbids nothing");
        for level in levels {
            for seed in 0..seeds {
                let mut thinker = bots::begin(&text, *level, seed).expect("a seat decides");
                let choice = decide(thinker.as_mut(), iterations);
                assert!(!never.contains(&choice), "{name}, {level:?}, seed {seed}: {choice}");
                assert!(
                    only.is_empty() || only.contains(&choice),
                    "{name}, {level:?}, seed {seed}: {choice}"
                );
            }
        }
    }
}

#[test]
fn armies_do_not_march_back_and_buyers_do_not_sink_their_ships() {
    sound("elementaris", &[Level::Normal, Level::Hard, Level::Expert], 3, 120);
}

#[test]
fn a_certain_winner_ends_the_game() {
    sound("tigris-stall", &[Level::Normal, Level::Hard, Level::Expert], 2, 120);
}

#[test]
fn a_win_by_the_last_tiles_of_the_bag_is_seen() {
    sound("tigris-win", &[Level::Normal, Level::Hard, Level::Expert], 2, 120);
}

#[test]
fn followers_are_not_given_away_to_fields() {
    sound("carcassonne", &[Level::Hard, Level::Expert], 2, 120);
}
