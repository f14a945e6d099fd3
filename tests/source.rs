//! Invariants of the source text: which module may know which, and what nobody writes.

use std::fs;
use std::path::{Path, PathBuf};

/// The parts of the crate below the app, each with the parts it must not know.
const ARROWS: &[(&str, &[&str])] = &[
    ("table", &["grid", "games", "bots", "lang", "lobby", "story", "scenes", "play", "art", "ui"]),
    ("grid", &["table", "games", "bots", "lang", "lobby", "story", "scenes", "play", "art", "ui"]),
    ("games", &["bots", "lang", "lobby", "story", "scenes", "play", "art", "ui"]),
    ("bots", &["lang", "lobby", "story", "scenes", "play", "art", "ui"]),
    ("art", &["table", "games", "bots", "lang", "lobby", "story", "scenes", "play", "ui"]),
    ("lang", &["bots", "lobby", "story", "scenes", "play", "art", "ui"]),
    ("lobby", &["games", "bots", "lang", "story", "scenes", "play", "art", "ui"]),
    ("story", &["bots", "lobby", "scenes", "play", "art", "ui"]),
    ("scenes", &["bots", "lobby", "play", "ui"]),
    ("play", &["games", "bots", "lobby", "art", "ui"]),
];

/// Crates that only exist in a browser, or build its pages.
const WEB: &[&str] = &["yew", "web_sys", "js_sys", "gloo", "wasm_bindgen"];

/// Ids of the family's games.
const GAMES: &[&str] = &["tigris", "carcassonne", "taj_mahal", "java", "elementaris"];

/// A line of code: no comment, not of the tests at a file's foot.
struct Line {
    /// `src/table/bag.rs`.
    file: String,
    /// `src/table/bag.rs:12`.
    place: String,
    text: String,
    /// The whole line was a comment; its text is kept in `text`.
    comment: bool,
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

fn source() -> Vec<Line> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    files(&root.join("src"), &mut found);
    found.sort();
    let mut all = Vec::new();
    for path in found {
        let file = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).unwrap();
        for (i, line) in text.lines().enumerate().take_while(|(_, line)| line.trim() != "#[cfg(test)]") {
            let comment = line.trim_start().starts_with("//");
            let place = format!("{file}:{}", i + 1);
            all.push(Line { file: file.clone(), place, text: line.to_string(), comment });
        }
    }
    assert!(all.len() > 3000, "the source was read");
    all
}

/// Whether a file belongs to a part: `src/table.rs` or below `src/table/`.
fn part_of(file: &str, part: &str) -> bool {
    file == format!("src/{part}.rs") || file.starts_with(&format!("src/{part}/"))
}

/// Whether a word stands in a text with no letter, digit or underscore around it.
fn names(text: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let after = &text[at + word.len()..];
        !text[..at].ends_with(joins) && !after.starts_with(joins)
    })
}

/// Collects the places where code does what it must not.
fn forbid(what: &str, wrong: impl Fn(&Line) -> bool) {
    let found: Vec<String> = source()
        .iter()
        .filter(|line| wrong(line))
        .map(|l| format!("{}: {}", l.place, l.text.trim()))
        .collect();
    assert!(found.is_empty(), "{what}\n{}", found.join("\n"));
}

#[test]
fn arrows_never_point_back() {
    forbid("a part knows one above it", |line| {
        let forbidden = ARROWS.iter().find(|(part, _)| part_of(&line.file, part));
        let knows = |part: &&str| names(&line.text, &format!("crate::{part}"));
        !line.comment && forbidden.is_some_and(|(_, parts)| parts.iter().any(knows))
    });
}

#[test]
fn only_the_app_knows_the_browser() {
    forbid("a crate of the browser outside src/ui", |line| {
        let app = part_of(&line.file, "ui") || line.file == "src/bin/app.rs";
        let word =
            |word: &&str| line.text.contains(&format!("{word}::")) || line.text.contains(&format!("{word}_"));
        !app && !line.comment && WEB.iter().any(word)
    });
}

#[test]
fn what_all_games_share_names_no_game() {
    let shared = ["table", "grid", "lobby", "play", "bots"];
    forbid("a game is named where none may be", |line| {
        let text = line.text.to_lowercase();
        let named = GAMES.iter().find(|game| text.contains(*game));
        // The scenes of a game are a child module; declaring it is all that `scenes.rs` may say about it.
        let of_games = ["src/scenes.rs", "src/story.rs"];
        let declares = |game: &str| text.trim() == format!("pub mod {game};");
        let here =
            shared.iter().any(|part| part_of(&line.file, part)) || of_games.contains(&line.file.as_str());
        here && named.is_some_and(|game| !(of_games.contains(&line.file.as_str()) && declares(game)))
    });
}

#[test]
fn only_the_store_touches_storage() {
    forbid("browser storage outside src/ui/store.rs", |line| {
        let words = ["LocalStorage", "SessionStorage", "local_storage", "session_storage"];
        line.file != "src/ui/store.rs" && !line.comment && words.iter().any(|w| line.text.contains(w))
    });
}

#[test]
fn only_the_session_makes_dice() {
    forbid("dice are made outside the session", |line| {
        let tool = line.file == "src/bin/deska.rs";
        let entry = line.text.contains("Dice::for_entry") && line.file != "src/table/session.rs";
        let bare = line.text.contains("Dice::new") && !part_of(&line.file, "table");
        !line.comment && !tool && (entry || bare)
    });
}

#[test]
fn no_style_attributes_and_no_loose_ends() {
    forbid("the security policy allows no style attributes", |line| {
        part_of(&line.file, "ui") && !line.comment && line.text.contains(" style=")
    });
    forbid("a loose end", |line| {
        let words = ["todo!(", "unimplemented!(", "dbg!(", ".unwrap()"];
        !line.comment && words.iter().any(|word| line.text.contains(word))
    });
}

#[test]
fn the_words_are_found_where_they_stand() {
    assert!(names("use crate::ui::kit;", "crate::ui") && names("crate::ui", "crate::ui"));
    assert!(!names("use crate::uid;", "crate::ui") && !names("mycrate::ui", "crate::ui"));
    assert!(part_of("src/ui.rs", "ui") && part_of("src/ui/board.rs", "ui") && !part_of("src/uit.rs", "ui"));
}
