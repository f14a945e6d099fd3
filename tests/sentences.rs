//! All sentences of the source: numbers in Czech, the glossary of each game, house rules in comments and manuals.

use std::fs;
use std::path::{Path, PathBuf};

use deska::lang::small;

const GAMES: [&str; 5] = ["carcassonne", "elementaris", "java", "taj_mahal", "tigris"];

/// Placeholders after a preposition in Czech sentences that are not numbers, with the reason.
const NO_NUMBERS: [(&str, &str); 10] = [
    ("z {from}", "a cell"),
    ("z {cell}", "a cell"),
    ("{thing} z {}{forced}", "cells"),
    ("Získáte {thing} z {}", "cells"),
    ("{} z {} získá", "cells"),
    ("Z {cell}", "a cell"),
    ("Táhnout s {}", "an army"),
    ("Plout s {}", "an army"),
    ("Poklady v {}", "a colour"),
    ("Ve {city}", "a word: městě"),
];

/// Forbidden words by game (`""`: all) and language, with their replacement.
const FORBIDDEN: [(&str, &str, &str, &str); 55] = [
    ("", "en", "by lot", "at random"),
    ("", "en", "the lot decides", "decided at random"),
    ("", "en", "anew", "again"),
    ("", "en", "nought", "0"),
    ("", "en", "the own", "your own"),
    ("", "en", "as the device", "same as device"),
    ("", "en", "doubtful", "dubious"),
    ("", "en", "judgement", "analysis"),
    ("", "en", "so openly", "the log records it"),
    ("", "en", "does not fit this moment", "you can't do that now"),
    ("", "en", "the panel says", "see what is asked at the top"),
    ("", "en", "you do not hold", "you don't have"),
    ("", "en", "he", "they, or the thing itself"),
    ("", "en", "his", "their, or its"),
    ("", "en", "him", "them, or it"),
    ("", "cs", "mluví pro", "důvod"),
    ("", "cs", "na dohled", "the action: který získáte"),
    ("", "cs", "dotkněte se", "vyberte: keys are used, too"),
    ("", "cs", "ostatní najdete", "zbytek najdete"),
    ("", "cs", "panel říká", "nahoře vidíte"),
    ("", "cs", "říká panel", "nahoře vidíte"),
    ("", "cs", "ukaž", "vy, never ty"),
    ("", "cs", "rozhodlo shodu", "rozhodlo při shodě"),
    ("", "cs", "slíbil", "what the browser does"),
    ("", "cs", "dvou hráčích je", "při dvou hráčích"),
    ("", "cs", "ve třech hráčích", "při třech hráčích"),
    ("carcassonne", "en", "follower", "meeple"),
    ("carcassonne", "en", "followers", "meeples"),
    ("carcassonne", "en", "thief", "highwayman"),
    ("carcassonne", "en", "thieves", "highwaymen"),
    ("carcassonne", "en", "pennant", "coat of arms"),
    ("carcassonne", "en", "pennants", "coats of arms"),
    ("carcassonne", "en", "cloister", "monastery"),
    ("carcassonne", "en", "cloisters", "monasteries"),
    ("carcassonne", "en", "put down", "place"),
    ("carcassonne", "en", "puts down", "places"),
    ("carcassonne", "en", "captive", "prisoner"),
    ("carcassonne", "cs", "záloze", "zásobě"),
    ("carcassonne", "cs", "zajímá", "bere do zajetí: it also means to interest"),
    ("carcassonne", "cs", "hrany", "okraje"),
    ("carcassonne", "cs", "tažená", "vytažená"),
    ("elementaris", "en", "had its call", "has moved"),
    ("elementaris", "en", "called now", "to move"),
    ("elementaris", "en", "touch a", "choose"),
    ("elementaris", "cs", "pokladna", "věž zdrojů"),
    ("elementaris", "cs", "pochodujte", "táhněte"),
    ("java", "en", "reservoir", "lake"),
    ("java", "en", "reservoirs", "lakes"),
    ("java", "en", "lays", "plays a card, places a tile"),
    ("java", "cs", "jezírka", "vodní nádrže"),
    ("java", "cs", "kartičky", "karty, díly"),
    ("taj_mahal", "en", "bonus tokens", "influence tokens; bonus tiles are other things"),
    ("taj_mahal", "cs", "odstoupení platí", "odstoupeno"),
    ("tigris", "en", "unification marker", "unification tile"),
    ("tigris", "cs", "válek", "vnějších konfliktů"),
];

/// Forbidden words of comments and manuals, with their replacement.
const IN_COMMENTS: [(&str, &str); 13] = [
    ("anew", "again"),
    ("by lot", "at random"),
    ("nought", "0"),
    ("doubtful", "dubious"),
    ("foretell", "predict"),
    ("foretells", "predicts"),
    ("the own", "a seat's own, or its own"),
    ("an own", "a seat's own, or its own"),
    ("usual", "default, or typical"),
    ("so many of", "the number of"),
    ("red line", "limit"),
    ("connection stands", "connection is open"),
    ("link is none", "link is invalid"),
];

/// Verbs before "no" that negate a noun, unless "there" comes first: "is no text" is "isn't text".
const NEGATED: [&str; 4] = ["is no", "are no", "was no", "were no"];

/// Words after them with which the sentence is as it should be.
const COMPARED: [&str; 6] = ["better", "longer", "less", "more", "stronger", "such"];

/// Words that begin a clause: no doc comment or heading begins with one (rule 2 of the style), because a noun says
/// sooner which item is meant.
const CLAUSES: [&str; 5] = ["What ", "Who ", "Where ", "How ", "Which "];

/// Lines of the help that use forbidden words on purpose.
const QUOTES: [&str; 1] = ["- **Names.**"];

fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|own| own == end))
        .collect();
    all.sort();
    all
}

/// The texts in quotes of a file, each with its line; texts before an arrow in a file of features are keys.
fn literals(path: &Path, text: &str) -> Vec<(usize, String)> {
    let keyed = path.ends_with("feature.rs");
    let mut all = Vec::new();
    let mut open = None::<(usize, String)>;
    for (number, line) in (1..).zip(text.lines()) {
        if open.is_none() && line.trim_start().starts_with("//") {
            continue;
        }
        let from = line.find("=>").filter(|_| keyed).unwrap_or(0);
        let mut letters = line[from..].trim_start().chars();
        while let Some(letter) = letters.next() {
            match (letter, open.as_mut()) {
                ('"', None) => open = Some((number, String::new())),
                ('"', Some(_)) => all.extend(open.take()),
                ('\\', Some((_, text))) => match letters.next() {
                    Some('u') => {
                        text.push(' ');
                        letters.by_ref().find(|c| *c == '}');
                    }
                    other => text.extend(other),
                },
                (other, Some((_, text))) => text.push(other),
                (_, None) => {}
            }
        }
    }
    all
}

/// Each sentence of a game's words, or of the shell's (`""`), with its place.
fn sentences(game: &str, lang: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = match game {
        "" => root.join("src/lang").join(lang),
        game => root.join("src/games").join(game).join("words").join(lang),
    };
    let mut all = Vec::new();
    for path in files(&folder, "rs") {
        let text = fs::read_to_string(&path).expect("a file of words");
        for (number, said) in literals(&path, &text) {
            let at = format!("{}:{number}", path.strip_prefix(root).unwrap_or(&path).display());
            all.push((at, said.replace('\u{a0}', " ")));
        }
    }
    all
}

/// Each line of a game's help, or of the shell's, with its place.
fn help(game: &str, lang: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = match game {
        "" => root.join("static/help").join(lang),
        game => root.join("src/games").join(game).join("help").join(lang),
    };
    let mut all = Vec::new();
    for path in files(&folder, "md") {
        let text = fs::read_to_string(&path).expect("a page of help");
        for (number, line) in text.lines().enumerate() {
            if QUOTES.iter().any(|quote| line.starts_with(quote)) {
                continue;
            }
            let at = format!("{}:{}", path.strip_prefix(root).unwrap_or(&path).display(), number + 1);
            // Notation, links and anchors are not sentences.
            let mut plain = line.replace('\u{a0}', " ");
            for (open, close) in [("`", "`"), ("](", ")"), ("{#", "}")] {
                while let Some(from) = plain.find(open) {
                    let to =
                        plain[from + open.len()..].find(close).map(|n| from + open.len() + n + close.len());
                    plain.replace_range(from..to.unwrap_or(plain.len()), " ");
                }
            }
            all.push((at, plain));
        }
    }
    all
}

/// Returns whether a text contains these words, as whole words.
fn says(text: &str, words: &str) -> bool {
    let text = small(text);
    let apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
    let ends = |at: usize| words.ends_with('{') || apart(text[at + words.len()..].chars().next());
    text.match_indices(words).any(|(at, _)| apart(text[..at].chars().next_back()) && ends(at))
}

#[test]
fn czech_numbers_have_their_prepositions_from_the_helpers() {
    let mut wrong = Vec::new();
    for game in GAMES.into_iter().chain([""]) {
        for (at, text) in sentences(game, "cs") {
            let text = NO_NUMBERS.iter().fold(text, |text, (known, _)| text.replace(known, ""));
            let found = ["z {", "ze {", "v {", "ve {", "s {"].into_iter().any(|spot| says(&text, spot));
            if found {
                wrong.push(format!("{at}: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "use of_cs or in_cs, or say in NO_NUMBERS why not:\n{}", wrong.join("\n"));
}

#[test]
fn words_come_from_the_glossary() {
    let mut wrong = Vec::new();
    for game in GAMES.into_iter().chain([""]) {
        for lang in ["en", "cs"] {
            let banned: Vec<_> = FORBIDDEN
                .iter()
                .filter(|(own, tongue, ..)| (own.is_empty() || *own == game) && *tongue == lang)
                .collect();
            for (at, text) in sentences(game, lang).into_iter().chain(help(game, lang)) {
                let found = banned.iter().filter(|(_, _, word, _)| says(&text, word));
                wrong.extend(found.map(|(_, _, word, instead)| format!("{at}: `{word}`: {instead}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each line of comments in the code below these folders, and each line of the manuals, with its place.
fn comments() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut folders, mut all) =
        (["src", "tests", "xtask", "benches", "docs"].map(|name| root.join(name)).to_vec(), vec![]);
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            let end = path.extension().unwrap_or_default();
            if path.is_dir() && !path.ends_with("help") && !path.ends_with("records") {
                folders.push(path);
            } else if end == "rs" || end == "md" {
                let text = fs::read_to_string(&path).expect("text");
                for (number, line) in (1..).zip(text.lines()) {
                    let said = if end == "md" { Some(line) } else { line.trim_start().strip_prefix("//") };
                    let at = format!("{}:{number}", path.strip_prefix(root).unwrap_or(&path).display());
                    all.extend(said.map(|said| (at, said.to_string())));
                }
            }
        }
    }
    all
}

/// Returns whether a text negates a noun: "is no text", but not "there is no text" or "is no longer".
fn negates(text: &str) -> bool {
    let text = small(text);
    let negated = |verb: &str| {
        text.match_indices(verb).any(|(at, _)| {
            let next = text[at + verb.len()..].trim_start().split(|c: char| !c.is_alphanumeric()).next();
            let whole = text[at + verb.len()..].starts_with(' ') && text[..at].ends_with(' ');
            let there = text[..at].trim_end().ends_with("there");
            whole && !there && !next.is_some_and(|next| COMPARED.contains(&next))
        })
    };
    NEGATED.into_iter().any(negated)
}

/// Returns whether a line of a doc comment (`/ text` or `! text`) or a heading of a manual (`# text`) begins with a
/// clause.
fn begins_with_a_clause(line: &str) -> bool {
    let text = line.strip_prefix('/').or(line.strip_prefix('!')).or(line.starts_with('#').then_some(line));
    let text = text.unwrap_or_default().trim_start_matches('#').trim_start();
    !text.ends_with('?') && CLAUSES.iter().any(|clause| text.starts_with(clause))
}

#[test]
fn comments_and_manuals_keep_the_house_rules() {
    let all = comments();
    assert!(all.len() > 10_000, "only {} lines were read", all.len());
    let mut wrong = Vec::new();
    for (at, text) in &all {
        let found = IN_COMMENTS.iter().filter(|(word, _)| says(text, word));
        wrong.extend(found.map(|(word, instead)| format!("{at}: `{word}`: {instead}")));
        wrong.extend(negates(text).then(|| format!("{at}: a negated noun: {text}")));
        wrong.extend(begins_with_a_clause(text).then(|| format!("{at}: begins with a clause: {text}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Clauses and words that no name of a test begins with or contains: the name is a sentence whose subject comes first.
const IN_TEST_NAMES: [&str; 8] =
    ["fn what_", "fn who_", "fn whoever_", "fn where_", "fn which_", "fn how_", "fn it_", "_the_own_"];

/// The Rust files below these folders, each with its text.
fn rust_files(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut folders: Vec<PathBuf> =
        folders.iter().map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).collect();
    let mut all = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("text");
                all.push((path, text));
            }
        }
    }
    all
}

/// Verbs and pronouns that name nothing: a field or function is called by what it holds or does.
const IN_NAMES: [&str; 7] = ["told", "heard", "what", "stands", "goes", "asks", "repeats"];

/// Returns the name of the function or field that a line of Rust declares.
fn declared_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = line
        .strip_prefix("pub ")
        .or_else(|| line.strip_prefix("pub(")?.split_once(") ").map(|p| p.1))
        .unwrap_or(line);
    let line = line.strip_prefix("const ").unwrap_or(line);
    let (name, end) = match line.strip_prefix("fn ") {
        Some(function) => (function, '('),
        None => (line, ':'),
    };
    let (name, rest) = name.split_once(|c: char| !c.is_alphanumeric() && c != '_')?;
    let declares = end == '(' || line[name.len()..].starts_with(": ") && !rest.is_empty();
    declares.then_some(name)
}

#[test]
fn names_are_nouns_of_the_field() {
    assert_eq!(declared_name("    pub(super) fn told(&self) {"), Some("told"));
    assert_eq!(declared_name("    pub heard: String,"), Some("heard"));
    assert_eq!(declared_name("        what => 1,"), None);
    let mut wrong = Vec::new();
    for (path, text) in rust_files(&["src"]) {
        let names = text.lines().filter_map(declared_name).filter(|name| IN_NAMES.contains(name));
        wrong.extend(names.map(|name| format!("{}: {name}", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_of_tests_begin_with_their_subject() {
    let mut wrong = Vec::new();
    for (path, text) in rust_files(&["src", "tests", "xtask"]) {
        let tests = text.split("test]\n").skip(1);
        let names = tests.filter_map(|test| test.lines().find(|line| line.contains("fn ")));
        let names = names.filter(|name| IN_TEST_NAMES.iter().any(|word| name.contains(word)));
        wrong.extend(names.map(|name| format!("{}: {}", path.display(), name.trim())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the doc comments of a file that open otherwise than `Returns whether` although their function returns a bool.
fn unclear_answers(text: &str) -> Vec<String> {
    let (mut opening, mut wrong) = (None, Vec::new());
    for line in text.lines().map(str::trim_start) {
        match line.strip_prefix("///") {
            Some(said) if opening.is_none() => opening = Some(said.trim_start().to_string()),
            Some(_) => {}
            None if line.starts_with("#[") => {}
            None => {
                let answers = line.contains("fn ") && line.contains("-> bool");
                let unclear =
                    |said: &String| ["Whether ", "Checks whether "].iter().any(|word| said.starts_with(word));
                wrong.extend(opening.take().filter(|said| answers && unclear(said)));
            }
        }
    }
    wrong
}

#[test]
fn doc_comments_of_bool_functions_say_what_they_return() {
    let mut wrong = Vec::new();
    for (path, text) in rust_files(&["src"]) {
        wrong.extend(unclear_answers(&text).into_iter().map(|said| format!("{}: {said}", path.display())));
    }
    assert!(wrong.is_empty(), "write \"Returns whether\": {wrong:#?}");
    let lines = |said: &str| format!("/// {said} it is.\n#[inline]\npub fn is_it(&self) -> bool {{");
    assert_eq!(unclear_answers(&lines("Whether")).len(), 1);
    assert!(unclear_answers(&lines("Returns whether")).is_empty());
}

#[test]
fn a_negated_noun_is_found() {
    assert!(negates("this is no text") && negates("Pieces are no marks of it."));
    assert!(!negates("there is no text") && !negates("it is no longer a text"));
}

#[test]
fn a_clause_at_the_beginning_is_found() {
    assert!(begins_with_a_clause("/ What the table shows.") && begins_with_a_clause("## How to host"));
    assert!(!begins_with_a_clause(" What follows") && !begins_with_a_clause("/ State of the table."));
    assert!(!begins_with_a_clause("# Which file?") && !begins_with_a_clause("What you see"));
}

#[test]
fn a_forbidden_word_is_found_as_a_whole_word_only() {
    assert!(says("A Follower stands", "follower") && says("„ukaž mé“", "ukaž") && says("he", "he"));
    assert!(!says("the others", "he") && !says("lays_out", "lays") && !says("ukažte", "ukaž"));
    let line = "// \"no\"\n    \"temples in hand\" => \"chrámy v\\u{a0}ruce\",";
    let said = (2, "chrámy v ruce".to_string());
    assert_eq!(literals(Path::new("feature.rs"), line).as_slice(), std::slice::from_ref(&said));
    assert_eq!(literals(Path::new("say.rs"), line), [(2, "temples in hand".to_string()), said]);
}
