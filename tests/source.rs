//! Invariants of the source text: which module may use which, and forbidden constructs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the crate below the app, each with the modules it may use.
const ARROWS: &[(&str, &[&str])] = &[
    ("order", &[]),
    ("base64url", &[]),
    ("table", &["order"]),
    ("grid", &["order"]),
    ("art", &["grid"]),
    ("lang", &["table"]),
    ("lobby", &["table", "lang"]),
    ("story", &["table", "lang", "order"]),
    ("scenes", &["table", "lang", "story"]),
    ("play", &["table", "lang", "lobby", "story", "scenes"]),
    ("games", &["table", "grid", "order", "art", "lang", "story", "scenes", "play", "lobby"]),
    ("bots", &["table", "games"]),
    ("phones", &["table", "base64url", "lang", "scenes", "play"]),
];

/// The modules of a game, each with the modules of the game and of the crate that it may use.
const ROOMS: &[(&str, &[&str], &[&str])] = &[
    ("rules", &[], &["table", "grid", "order"]),
    ("art", &["rules"], &["grid", "art"]),
    ("words", &["rules"], &["table", "lang", "order"]),
    ("board", &["rules", "words", "art"], &["table", "grid", "order", "art", "lang", "story", "scenes"]),
    ("tutorial", &["words"], &["play"]),
    ("mind", &["rules"], &["table", "bots"]),
];

/// Crates for browsers.
const WEB: &[&str] = &["yew", "web_sys", "js_sys", "gloo", "wasm_bindgen"];

/// Ids of the family's games.
const GAMES: &[&str] = &["tigris", "carcassonne", "taj_mahal", "java", "elementaris"];

/// Names of types with more than one meaning, and the reason.
const TWICE: &[(&str, &str)] = &[
    (
        "Board",
        "the component that draws any board; in Tigris which of its two is played on, a word of the records",
    ),
    ("Cells", "a set of cells, of those that a game has and of those of any grid"),
    ("Part", "Carcassonne's rules have a word for city, road and field; nothing of a screen is near them"),
    ("Play", "what is played into a row, as the rules of Taj Mahal say; the table is not near them"),
    ("Row", "the cards before a player in Taj Mahal; a line of the breakdown of any game"),
];

/// A line of a source file, without the tests at its end.
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

/// Returns whether a file belongs to a part: `src/table.rs` or below `src/table/`.
fn part_of(file: &str, part: &str) -> bool {
    file == format!("src/{part}.rs") || file.starts_with(&format!("src/{part}/"))
}

/// Fails with the places of forbidden code.
fn forbid(what: &str, wrong: impl Fn(&Line) -> bool) {
    let found: Vec<String> = source()
        .iter()
        .filter(|line| wrong(line))
        .map(|l| format!("{}: {}", l.place, l.text.trim()))
        .collect();
    assert!(found.is_empty(), "{what}\n{}", found.join("\n"));
}

/// The module of a file: `src/games/tigris/rules.rs` is `games`, `tigris`, `rules`.
fn module_of(file: &str) -> Vec<String> {
    let inside = file.trim_start_matches("src/").trim_end_matches(".rs");
    inside.split('/').filter(|part| *part != "lib").map(str::to_string).collect()
}

/// Every path of the crate that a file names, from the crate's root: `crate::a::b`, chains of `super`, and the members
/// of groups in braces.
fn paths(file: &str, text: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for start in ["crate::", "super::"] {
        for (at, _) in text.match_indices(start) {
            let before = &text[..at];
            let joined = before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$');
            if joined || before.ends_with("super::") || before.ends_with("::") {
                continue;
            }
            let mut base = if start == "crate::" { Vec::new() } else { module_of(file) };
            let mut rest = &text[at..];
            while let Some(after) = rest.strip_prefix("super::") {
                base.pop();
                rest = after;
            }
            tree(&base, rest.trim_start_matches("crate::"), &mut found);
        }
    }
    found
}

/// Reads a tree of a `use` (or a plain path) and gives what follows it.
fn tree<'a>(base: &[String], text: &'a str, found: &mut Vec<Vec<String>>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = tree(base, rest, found).trim_start();
            match rest.strip_prefix(',') {
                Some(more) if !more.trim_start().starts_with('}') => rest = more,
                Some(more) => return more.trim_start().strip_prefix('}').unwrap_or(""),
                None => return rest.strip_prefix('}').unwrap_or(""),
            }
        }
    }
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '*')).unwrap_or(text.len());
    let (word, mut rest) = text.split_at(end);
    let mut path = base.to_vec();
    if word != "self" && word != "*" {
        path.push(word.to_string());
    }
    if let Some(after) = rest.strip_prefix("::") {
        return tree(&path, after, found);
    }
    if let Some(after) = rest.strip_prefix(" as ") {
        rest = after.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
    }
    found.push(path);
    rest
}

/// The code of each file without comments, as one text: a `use` may go over several lines.
fn code() -> BTreeMap<String, String> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for line in source().into_iter().filter(|line| !line.comment) {
        let text = files.entry(line.file).or_default();
        *text += line.text.split(" // ").next().unwrap_or_default();
        *text += "\n";
    }
    files
}

/// The reason why a file may not use a path, if there is one.
fn wrong(file: &str, path: &[String]) -> Option<&'static str> {
    let (from, first) = (module_of(file), path.first()?.as_str());
    let own = from.first()?.as_str();
    if let ("games", [_, game, room, ..]) = (own, &from[..]) {
        let (_, rooms, parts) = ROOMS.iter().find(|(name, ..)| name == room)?;
        let at_home = first == "games" && path.get(1) == Some(game);
        return match path.get(2) {
            Some(to) if at_home && (to == room || rooms.contains(&to.as_str())) => None,
            _ if at_home => Some("a room knows one above it, or the front page of its game"),
            _ if parts.contains(&first) => None,
            _ => Some("a room knows a part of the crate that it must not"),
        };
    }
    let (_, known) = ARROWS.iter().find(|(part, _)| *part == own)?;
    let part = first == own
        || known.contains(&first)
        || !ARROWS.iter().any(|(part, _)| *part == first) && first != "ui";
    if !part {
        return Some("a part knows one above it");
    }
    match (own, &from[..], path) {
        ("games", [_, game, ..], [_, other, ..]) if GAMES.contains(&other.as_str()) && other != game => {
            Some("a game knows another one")
        }
        _ => None,
    }
}

#[test]
fn dependencies_never_point_back() {
    let found: Vec<String> = code()
        .iter()
        .flat_map(|(file, text)| paths(file, text).into_iter().map(move |path| (file.clone(), path)))
        .filter_map(|(file, path)| {
            Some(format!("{file}: crate::{}: {}", path.join("::"), wrong(&file, &path)?))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn only_the_app_knows_the_browser() {
    forbid("a crate of the browser outside src/ui", |line| {
        let bin = ["src/bin/app.rs", "src/bin/mind.rs", "src/bin/scan.rs"].contains(&line.file.as_str());
        let app = part_of(&line.file, "ui") || bin;
        let word =
            |word: &&str| line.text.contains(&format!("{word}::")) || line.text.contains(&format!("{word}_"));
        !app && !line.comment && WEB.iter().any(word)
    });
}

#[test]
fn code_shared_by_games_names_no_game() {
    let shared = ["table", "grid", "lang", "lobby", "story", "scenes", "play", "art", "bots", "phones"];
    forbid("a game is named where none may be", |line| {
        let text = line.text.to_lowercase();
        let named = GAMES.iter().find(|game| text.contains(*game));
        named.is_some() && shared.iter().any(|part| part_of(&line.file, part))
    });
}

/// Names of `table` that the app may use: players and records, no rules.
const APP_KNOWS: &[&str] = &[
    "Company",
    "Computer",
    "Count",
    "Info",
    "Level",
    "MAX_SEATS",
    "Player",
    "Seat",
    "Controller",
    "dice",
    "record",
    "session",
    "Temper",
];

/// The plain data of `scenes`.
const STAGE: &[&str] = &["Stage", "Look", "Tap"];

#[test]
fn the_app_has_no_type_parameter_over_a_game_names_none_and_asks_no_rule() {
    forbid("a type parameter over a game, or its name, in the app", |line| {
        let parameter =
            ["<G>", "<G:", "G::", "with_game!", "GameId"].iter().any(|word| line.text.contains(word));
        let named = GAMES.iter().any(|game| line.text.to_lowercase().contains(game));
        part_of(&line.file, "ui") && !line.comment && (parameter || named)
    });
    let rules = |path: &[String]| match path {
        [part, word, ..] if part == "table" => !APP_KNOWS.contains(&word.as_str()),
        [part, word, ..] if part == "scenes" => STAGE.contains(&word.as_str()),
        _ => false,
    };
    let files = code();
    let app = files.iter().filter(|(file, _)| part_of(file, "ui"));
    let found: Vec<String> = app
        .flat_map(|(file, text)| paths(file, text).into_iter().map(move |path| (file, path)))
        .filter(|(_, path)| rules(path))
        .map(|(file, path)| format!("{file}: crate::{}", path.join("::")))
        .collect();
    assert!(found.is_empty(), "the app asks rules\n{}", found.join("\n"));
}

/// A new game is a folder and a few lines; `docs/adding-a-game.md` lists them.
#[test]
fn a_game_is_named_in_few_lines_outside_its_folder() {
    for game in GAMES {
        let all = source();
        let named = |line: &&Line| {
            let words = line.text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
            !line.comment
                && !line.file.starts_with(&format!("src/games/{game}"))
                && words.clone().any(|word| word == *game)
        };
        let lines: Vec<&str> = all.iter().filter(named).map(|line| line.place.as_str()).collect();
        assert!((1..=4).contains(&lines.len()), "{game}: {lines:?}");
    }
}

/// The name of the type that a line of code defines, if any. Components are types; associated types, which are
/// indented, are not.
fn defined(text: &str) -> Option<&str> {
    let text = match text.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.strip_prefix(' ')?,
        None => text,
    };
    let (word, rest) = text.split_once(' ')?;
    let name = rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
    let component = word == "fn" && name.starts_with(|c: char| c.is_uppercase());
    (component || ["struct", "enum", "trait", "type", "union"].contains(&word)).then_some(name)
}

/// A type outside the games has a unique name that no game uses for another type. Types that every game defines
/// (its actions, its phase, its view) have the same name in every game on purpose.
#[test]
fn a_name_of_a_type_means_one_thing() {
    let all = source();
    let mut places: BTreeMap<&str, (Vec<&str>, Vec<&str>)> = BTreeMap::new();
    for line in all.iter().filter(|line| !line.comment) {
        if let Some(name) = defined(&line.text) {
            let (shared, games) = places.entry(name).or_default();
            if line.file.starts_with("src/games/") { games } else { shared }.push(&line.place);
        }
    }
    assert!(places.len() > 500, "types were found");
    places.retain(|_, (shared, games)| shared.len() > 1 || !shared.is_empty() && !games.is_empty());
    let excepted: Vec<&str> = TWICE.iter().map(|(name, _)| *name).collect();
    let wrong: Vec<_> = places.iter().filter(|(name, _)| !excepted.contains(*name)).collect();
    assert!(wrong.is_empty(), "names with more than one meaning: {wrong:#?}");
    let idle: Vec<_> = excepted.iter().filter(|name| !places.contains_key(*name)).collect();
    assert!(idle.is_empty(), "exceptions that nothing needs: {idle:?}");
}

#[test]
fn types_are_found_however_they_are_written() {
    let cases = [
        ("pub struct Bag<T>(T);", Some("Bag")),
        ("pub(super) enum Kind {", Some("Kind")),
        ("pub(in crate::play) type Fits<'a> = &'a str;", Some("Fits")),
        ("trait Said: Phrase {", Some("Said")),
        ("pub fn Board(props: &BoardProps) -> Html {", Some("Board")),
        ("pub fn board() {", None),
        ("    type Target = str;", None),
        ("use crate::table;", None),
    ];
    for (text, name) in cases {
        assert_eq!(defined(text), name, "{text}");
    }
}

#[test]
fn only_the_store_touches_storage() {
    forbid("browser storage outside src/ui/store", |line| {
        let words = ["LocalStorage", "SessionStorage", "local_storage", "session_storage"];
        let store = part_of(&line.file, "ui/store") || line.file == "src/ui/store.rs";
        !store && !line.comment && words.iter().any(|w| line.text.contains(w))
    });
}

#[test]
fn only_the_session_makes_dice() {
    forbid("dice are made outside the session", |line| {
        // The tool and matches of computer players roll without a session, by the same rule.
        let tool = ["src/bin/deska.rs", "src/bots/arena.rs"].contains(&line.file.as_str());
        let entry = line.text.contains("Dice::for_entry") && line.file != "src/table/session.rs";
        let bare =
            line.text.contains("Dice::new") && !part_of(&line.file, "table") && !part_of(&line.file, "bots");
        !line.comment && !tool && (entry || bare)
    });
}

#[test]
fn no_style_attributes_and_no_debug_code() {
    forbid("the security policy allows no style attributes", |line| {
        part_of(&line.file, "ui") && !line.comment && line.text.contains(" style=")
    });
    forbid("a loose end", |line| {
        let words = ["todo!(", "unimplemented!(", "dbg!(", ".unwrap()"];
        !line.comment && words.iter().any(|word| line.text.contains(word))
    });
}

/// A rule with `:has()` makes Chromium style much of the page again at every tap, and in the middle of its layout (9 of
/// 20 ms in Java on a slow tablet). The content of an element is a class instead (`ui::parts::holding`).
#[test]
fn no_style_at_the_table_looks_inside_by_itself() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games =
        fs::read_dir(root.join("src/games")).unwrap().map(|game| game.unwrap().path().join("style.css"));
    let mut sheets = 0;
    for file in games.chain([root.join("static/table.css")]).filter(|path| path.is_file()) {
        sheets += 1;
        let text = fs::read_to_string(&file).unwrap();
        let wrong: Vec<&str> = text.lines().filter(|line| line.contains(":has(")).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", file.display());
    }
    assert!(sheets > 5, "the style sheets were read");
}

#[test]
fn paths_are_found_however_they_are_written() {
    let found = |text: &str| {
        let all = paths("src/games/pebbles/board/lights.rs", text);
        all.iter().map(|path| path.join("::")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(found("use crate::ui::kit;"), "ui::kit");
    assert_eq!(found("use crate::{ui, lang::{self, Lang as L},\n table::*,};"), "ui lang lang::Lang table");
    assert_eq!(
        found("super::super::rules::check(crate::art::number(1.0))"),
        "art::number games::pebbles::rules::check"
    );
    assert_eq!(found("let x = mycrate::ui; use super::super::super::super::ui;"), "ui");
    let bad = |file: &str, path: &str| {
        let path: Vec<String> = path.split("::").map(str::to_string).collect();
        wrong(file, &path).is_some()
    };
    assert!(bad("src/games/tigris/rules/check.rs", "games::tigris::words") && bad("src/table/bag.rs", "ui"));
    assert!(bad("src/games/tigris/rules/check.rs", "games::carcassonne::rules"));
    assert!(bad("src/games/tigris/board/lights.rs", "games::tigris::Color"));
    assert!(bad("src/games/tigris/rules/check.rs", "games::tigris::mind"));
    assert!(bad("src/games/tigris/mind/facts.rs", "games::tigris::words"));
    assert!(bad("src/games/tigris/mind.rs", "lang::Lang") && bad("src/games/tigris/rules.rs", "bots::Mind"));
    assert!(!bad("src/games/tigris/mind/facts.rs", "bots::Facts") && bad("src/play.rs", "bots::Level"));
    assert!(bad("src/scenes.rs", "play::Play") && bad("src/games/tigris.rs", "games::carcassonne"));
    assert!(
        !bad("src/games/tigris/board/lights.rs", "games::tigris::rules::Color")
            && !bad("src/play.rs", "scenes::Look")
    );
    assert!(part_of("src/ui/board.rs", "ui") && !part_of("src/uit.rs", "ui"));
}

/// A browser that translates the page, or zooms it by a double tap, breaks it.
#[test]
fn the_page_is_neither_translated_nor_zoomed_by_a_double_tap() {
    let page = include_str!("../index.html");
    assert!(page.contains("<html lang=\"en\" translate=\"no\">"));
    assert!(page.contains("<meta name=\"google\" content=\"notranslate\">"));
    let style = include_str!("../static/base.css");
    let root = style.split("\nhtml {").nth(1).and_then(|rest| rest.split('}').next());
    assert!(root.is_some_and(|rule| rule.contains("touch-action: manipulation;")));
}

/// The loading page would flash in another theme than the app's, or show another language.
#[test]
fn the_page_has_its_theme_before_its_styles() {
    let page = include_str!("../index.html");
    let script = page.find("<script src=\"./theme.js\"></script>").expect("a script that the page waits for");
    assert!(page.find("stylesheet").is_some_and(|style| script < style));
    let script = include_str!("../static/theme.js");
    assert!(script.contains("\"deska.settings\""), "the key of `ui::store`");
    for lang in deska::lang::Lang::ALL {
        assert!(script.contains(&format!("\"{}\"", lang.tag())), "{lang:?}");
    }
}
