//! The native tool under bad conditions: closed outputs, invalid files, missing arguments.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn deska(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_deska"));
    command.args(words).current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

fn run(words: &[&str]) -> Output {
    deska(words).output().unwrap()
}

/// Standard error, and the exit code.
fn fails(words: &[&str]) -> (String, Option<i32>) {
    let output = run(words);
    (String::from_utf8(output.stderr).unwrap(), output.status.code())
}

/// A folder of this test alone, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder); // it may not be there yet
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A task of each kind that prints, quick ones.
const PRINTING: [&[&str]; 7] = [
    &["--help"],
    &["--version"],
    &["count", "tigris", "1"],
    &["bench", "tigris", "--seconds", "0"],
    &["random", "tigris"],
    &["legal", "tests/records/tigris/w27-corner-and-choice.deska"],
    &["replay", "tests/records/tigris/w27-corner-and-choice.deska"],
];

#[test]
fn a_closed_pipe_is_not_an_error() {
    for words in PRINTING {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let output = deska(words).stdout(writer).stderr(Stdio::piped()).spawn().unwrap().wait_with_output();
        let output = output.unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((said.as_str(), output.status.code()), ("", Some(0)), "{words:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_in_one_line() {
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    for words in PRINTING {
        let output = deska(words).stdout(full()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
        assert!(said.starts_with("deska: ") && said.lines().count() == 1, "{words:?}: {said}");
    }
    let output = deska(&["random", "chess"]).stderr(full()).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "even if nobody hears of it");
}

#[test]
fn a_game_of_computers_is_saved_and_analysed() {
    let folder = folder("judged");
    let kept = folder.to_str().unwrap();
    let game = ["arena", "tigris", "--seats", "random,random", "--games", "1", "--keep", kept];
    assert!(run(&game).status.success());
    let file = folder.join("tigris-1.deska");
    assert!(run(&["replay", file.to_str().unwrap()]).status.success(), "it is a record");
    // The first decisions say enough.
    let text = fs::read_to_string(&file).unwrap();
    let short: Vec<&str> = text.lines().take(18).collect();
    fs::write(&file, short.join("\n")).unwrap();
    let output = |words: &[&str]| String::from_utf8(run(words).stdout).unwrap();
    let said = output(&["analyse", file.to_str().unwrap()]);
    assert!(said.contains("chances") && said.contains("decisions analysed"), "{said}");
    let lines = output(&["analyse", file.to_str().unwrap(), "--json"]);
    assert!(lines.lines().count() > 2);
    for line in lines.lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(value["chances"].is_array() || value["decision"]["best"].is_string(), "{line}");
    }
    let (wrong, code) = fails(&["analyse", "Cargo.toml"]);
    assert!(wrong.starts_with("deska: Cargo.toml: line 1") && code == Some(1), "{wrong}");
}

#[test]
fn a_ladder_has_a_row_for_each_pairing() {
    let rows = |options: &str| {
        let words = [
            "ladder",
            "taj_mahal",
            "--games",
            "1",
            "--iterations",
            "1",
            "--seats",
            "2",
            "--options",
            options,
        ];
        String::from_utf8(run(&words).stdout).unwrap()
    };
    let said = rows("dummy=on");
    for rung in ["normal against random", "normal against easy", "hard against normal", "expert against hard"]
    {
        // Both orders of the seats.
        assert!(said.contains(&format!("| 2 | {rung} | 1 | 2 |")), "{said}");
    }
    assert_eq!(rows("").lines().count(), 2, "two play this only with the dummy: no row under the head");
}

#[test]
fn a_missing_word_is_named() {
    let all = "deska: the following required arguments were not provided:";
    for (words, missing) in [
        (&["count"][..], "<GAME> <DEPTH>"),
        (&["count", "tigris"], "<DEPTH>"),
        (&["replay"], "<PATH>"),
        (&["legal"], "<FILE>"),
    ] {
        assert_eq!(fails(words), (format!("{all} {missing}; see `deska --help`\n"), Some(1)), "{words:?}");
    }
    let (said, code) = fails(&["count", "tigris", "some"]);
    assert!(said.starts_with("deska: invalid value 'some' for '<DEPTH>'") && code == Some(1), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn seeds_are_hexadecimal_and_games_known() {
    for seed in ["+5", "0x5", "10000000000000000"] {
        let wanted = format!("deska: `{seed}` is not a hexadecimal seed\n");
        assert_eq!(fails(&["random", "tigris", "--seed", seed]), (wanted, Some(1)));
    }
    let folder = folder("games");
    let file = folder.join("wrong.deska");
    fs::write(&file, "deska 1\nseats 2\ngame carcasonne\n--\n").unwrap();
    let name = file.display();
    let error = "line 3, column 6: there is no game `carcasonne`; the games are: tigris, carcassonne, taj_mahal, java, elementaris";
    let path = file.to_str().unwrap();
    assert_eq!(fails(&["legal", path]), (format!("deska: {name}: {error}\n"), Some(1)));
    let printed = String::from_utf8(run(&["replay", path]).stdout).unwrap();
    assert_eq!(printed, format!("FAIL  {name}: {error}\n0 passed, 1 failed\n"));
}

#[test]
fn invalid_utf_8_is_reported_with_its_place() {
    let file = folder("latin").join("latin.deska");
    fs::write(&file, b"deska 1\ngame tigris\nplayer 0 0 1 Anna \xe8\n--\n").unwrap();
    let wanted = format!("deska: {}: line 3, column 19: this is not UTF-8\n", file.display());
    assert_eq!(fails(&["legal", file.to_str().unwrap()]), (wanted, Some(1)));
}

#[test]
fn a_record_that_is_too_long_is_refused() {
    let file = folder("size").join("long.deska");
    let mut text = String::from("deska 1\ngame tigris\nseats 2\n--\nturn * draw\n");
    let path = file.to_str().unwrap().to_string();
    text.push_str(&"#".repeat(2_000_000 - text.len()));
    fs::write(&file, &text).unwrap();
    assert!(run(&["replay", &path]).status.success(), "2,000,000 bytes are read");
    fs::write(&file, text + "#").unwrap();
    let wanted = format!("deska: {path} is too long for a record: it has more than 2000000 bytes\n");
    assert_eq!(fails(&["legal", &path]), (wanted, Some(1)));
}

#[cfg(unix)]
#[test]
fn links_are_not_followed_and_only_files_are_read() {
    use std::os::unix::fs::symlink;
    let folder = folder("links");
    let good = "deska 1\ngame tigris\nseats 2\n--\nturn * draw\n";
    fs::create_dir(folder.join("inner")).unwrap();
    fs::write(folder.join("inner/good.deska"), good).unwrap();
    symlink(&folder, folder.join("inner/round")).unwrap();
    symlink(&folder, folder.join("again")).unwrap();
    symlink("/dev/zero", folder.join("zero.deska")).unwrap();
    let made = Command::new("mkfifo").arg(folder.join("pipe.deska")).status().unwrap();
    assert!(made.success());
    let path = folder.to_str().unwrap();
    let output = run(&["replay", path]);
    let name = folder.join("inner/good.deska");
    let wanted = format!("ok    {} (0 entries, 1 expectations)\n1 passed, 0 failed\n", name.display());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), wanted);
    for name in ["zero.deska", "pipe.deska", "inner"] {
        let file = folder.join(name);
        let wanted = format!("deska: {} is not a regular file\n", file.display());
        assert_eq!(fails(&["legal", file.to_str().unwrap()]), (wanted, Some(1)));
    }
}
