//! Checks of the manuals: records in `docs/*.md` are played, errors are provoked, console examples are run, and
//! lists are compared with the code.
//!
//! Blocks tagged `deska` are records that must be valid. A block tagged `deska-error` is followed by a `text` block
//! with its expected error. In a `console` block a line `$ deska …` is run in the project's folder; the lines below
//! it are its output. There, a lone `…` matches any lines and `…` at the end of a line the rest of it. A last line
//! `exit N` is the exit code (else 0). A comment `<!-- sample: WORDS -->` is before a `text` block that `deska
//! WORDS` prints with other numbers. A comment `<!-- table: NAME -->` names the table that follows it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use deska::games::GameId;
use deska::games::carcassonne;
use deska::games::taj_mahal;
use deska::games::tigris::Cell;
use deska::games::tigris::{Color, Conflict, ConflictKind, Ending, Phase};
use deska::table::record::{self, Record};
use deska::table::{Dice, Game, NoEvents, Refusal, Seat, Turn, options, options::OptionSheet};
use deska::with_game;
use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The manuals: the README and every Markdown file under `docs`, with their texts.
fn manuals() -> Vec<(PathBuf, String)> {
    let mut files: Vec<_> = fs::read_dir(root().join("docs")).unwrap().map(|f| f.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "md"));
    files.push(root().join("README.md"));
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// A fenced block.
struct Block {
    tag: String,
    text: String,
    /// `records.md:12`.
    place: String,
}

fn blocks() -> Vec<Block> {
    let mut blocks = Vec::new();
    for (path, text) in manuals() {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut open: Option<Block> = None;
        for (number, line) in text.lines().enumerate() {
            match (open.take(), line.strip_prefix("```")) {
                (None, Some(tag)) => {
                    let place = format!("{name}:{}", number + 1);
                    open = Some(Block { tag: tag.to_string(), text: String::new(), place });
                }
                (Some(block), Some(_)) => blocks.push(block),
                (Some(mut block), None) => {
                    block.text.push_str(line);
                    block.text.push('\n');
                    open = Some(block);
                }
                (None, None) => {}
            }
        }
        assert!(open.is_none(), "{name} ends within a fenced block");
    }
    blocks
}

/// The rows of a named table, cells without code marks.
fn table(name: &str) -> Vec<Vec<String>> {
    let marker = format!("<!-- table: {name} -->");
    let text = manuals().into_iter().find(|(_, text)| text.contains(&marker));
    let (_, text) = text.unwrap_or_else(|| panic!("no manual has the table `{name}`"));
    let rows = text.split(&marker).nth(1).unwrap().trim_start().lines().take_while(|l| l.starts_with('|'));
    let cells = |row: &str| -> Vec<String> {
        row.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect()
    };
    rows.skip(2).map(cells).collect()
}

fn column(name: &str, column: usize) -> Vec<String> {
    table(name).into_iter().map(|row| row[column].clone()).collect()
}

/// The errors of a record; empty if it is valid.
pub fn faults(text: &str) -> Vec<String> {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => return vec![error.to_string()],
    };
    match GameId::of(&record) {
        Ok(game) => with_game!(game, G => faults_of::<G>(&record)),
        Err(error) => vec![error.to_string()],
    }
}

fn faults_of<G: Game>(record: &Record) -> Vec<String> {
    match record::verify::<G>(record) {
        Ok(played) => played.failed.iter().chain(&played.broken).map(ToString::to_string).collect(),
        Err(error) => vec![error.to_string()],
    }
}

#[test]
fn every_record_in_the_manuals_holds() {
    let records: Vec<_> = blocks().into_iter().filter(|block| block.tag == "deska").collect();
    assert!(records.len() >= 8);
    for block in records {
        assert_eq!(faults(&block.text), Vec::<String>::new(), "{}", block.place);
    }
}

#[test]
fn every_fault_in_the_manuals_is_given_in_these_words() {
    let all = blocks();
    let wrong: Vec<_> = all.windows(2).filter(|pair| pair[0].tag == "deska-fault").collect();
    assert!(wrong.len() >= 5);
    for pair in wrong {
        assert_eq!(pair[1].tag, "text", "{}", pair[0].place);
        assert_eq!(faults(&pair[0].text).join("\n"), pair[1].text.trim_end(), "{}", pair[0].place);
    }
}

#[test]
fn every_console_example_prints_what_the_manual_shows() {
    for block in blocks().iter().filter(|block| block.tag == "console") {
        for example in block.text.split("$ ").filter(|part| !part.is_empty()) {
            let (command, shown) = example.split_once('\n').unwrap();
            let Some(arguments) = command.strip_prefix("deska") else { continue };
            let output = Command::new(env!("CARGO_BIN_EXE_deska"))
                .args(words(arguments))
                .current_dir(root())
                .output()
                .unwrap();
            let mut found = String::from_utf8(output.stdout).unwrap();
            found.push_str(&String::from_utf8(output.stderr).unwrap());
            let code = output.status.code().unwrap();
            if code != 0 {
                found.push_str(&format!("exit {code}\n"));
            }
            assert!(like(&found, shown), "{}: {command}\n{found}", block.place);
        }
    }
}

/// Output whose numbers differ between runs: the sample must match except for numbers.
#[test]
fn every_sample_has_the_form_of_what_is_printed() {
    let mut found = 0;
    for (path, text) in manuals() {
        for part in text.split("<!-- sample: ").skip(1) {
            let (command, rest) = part.split_once(" -->\n```text\n").unwrap();
            let shown = rest.split("```").next().unwrap();
            let tool = Command::new(env!("CARGO_BIN_EXE_deska")).args(words(command)).output().unwrap();
            let printed = String::from_utf8(tool.stdout).unwrap();
            assert_eq!(without_numbers(&printed), without_numbers(shown), "{}: {command}", path.display());
            found += 1;
        }
    }
    assert_eq!(found, 1);
}

/// The text with `N` for every number.
fn without_numbers(text: &str) -> String {
    let (mut plain, mut inside) = (String::new(), false);
    for c in text.chars() {
        match (c.is_ascii_digit(), inside) {
            (true, true) => {}
            (true, false) => plain.push('N'),
            (false, _) => plain.push(c),
        }
        inside = c.is_ascii_digit();
    }
    plain
}

/// The words of a command line; quotes keep blanks together.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(i, part)| match i % 2 {
            0 => part.split_whitespace().map(str::to_string).collect::<Vec<_>>(),
            _ => vec![part.to_string()],
        })
        .collect()
}

/// Returns whether an output matches the sample, with `…` for omitted text.
fn like(found: &str, shown: &str) -> bool {
    let mut found = found.lines();
    let mut skipping = false;
    for wanted in shown.trim_end().lines() {
        if wanted == "…" {
            skipping = true;
            continue;
        }
        let same = |line: &str| match wanted.strip_suffix('…') {
            Some(start) => line.starts_with(start),
            None => line.trim_end() == wanted,
        };
        let next = if std::mem::take(&mut skipping) { found.find(|l| same(l)) } else { found.next() };
        if !next.is_some_and(same) {
            return false;
        }
    }
    skipping || found.next().is_none()
}

#[test]
fn links_lead_somewhere() {
    for (path, text) in manuals() {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap_or_default();
            // Pictures are taken from the running app, so a build without them isn't an error.
            // The pictures of a help text (`board:war`) are examples.
            let shown = ["board:", "piece:"].iter().any(|kind| link.starts_with(kind));
            if shown || link.contains("://") || file.is_empty() || file.ends_with(".png") {
                continue;
            }
            assert!(path.with_file_name(file).exists(), "{}: {link}", path.display());
        }
    }
}

/// Adds the words of every text file below a folder.
fn add_words(folder: &Path, found: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            add_words(&path, found);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let name = |c: char| !c.is_ascii_alphanumeric() && c != '_';
            found.extend(text.split(name).map(str::to_string));
        }
    }
}

/// Every name of code in the manuals occurs in the source; the words of records are compared by the chapters.
#[test]
fn names_in_the_manuals_exist() {
    let mut known = BTreeSet::new();
    for folder in ["src", "xtask/src", "tests/browser/src", "tests/laws", "static", "fuzz/fuzz_targets"] {
        add_words(&root().join(folder), &mut known);
    }
    let manuals = manuals().into_iter().filter(|(path, _)| !path.ends_with("records.md"));
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (path, text) in manuals {
        let outside_blocks = text.split("```").step_by(2);
        for code in outside_blocks.flat_map(|text| text.split('`').skip(1).step_by(2)) {
            let parts: Vec<&str> = code.trim_end_matches("()").split("::").collect();
            let is_name = |part: &&str| part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if parts.iter().all(is_name) && code.starts_with(|c: char| c.is_ascii_alphabetic()) {
                seen += 1;
                if !parts.iter().all(|part| known.contains(*part)) {
                    wrong.push(format!("{}: {code}", path.display()));
                }
            }
        }
    }
    assert!(seen > 100, "only {seen} names were found");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Adds the lines of every Rust file below a folder.
fn add_lines(folder: &Path, found: &mut Vec<String>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            add_lines(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.extend(fs::read_to_string(&path).unwrap().lines().map(|line| line.trim().to_string()));
        }
    }
}

/// Every link of a doc comment ends with a name that occurs in the code outside comments.
#[test]
fn links_of_doc_comments_name_something() {
    let mut lines = Vec::new();
    add_lines(&root().join("src"), &mut lines);
    let (docs, code): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.starts_with("//"));
    let apart = |c: char| !c.is_alphanumeric() && c != '_';
    let known: BTreeSet<&str> = code.iter().flat_map(|line| line.split(apart)).collect();
    let links =
        docs.iter().flat_map(|line| line.split("[`").skip(1)).filter_map(|rest| rest.split_once("`]"));
    let names: Vec<&str> =
        links.filter_map(|(link, _)| link.trim_end_matches("()").rsplit("::").next()).collect();
    let plain = |name: &&str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let wrong: Vec<_> = names.iter().filter(|name| plain(name) && !known.contains(*name)).collect();
    assert!(names.len() > 200, "only {} links were found", names.len());
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn the_lines_of_the_head_are_all_in_the_manual() {
    let error = faults("deska 1\nnonsense\n--\n").remove(0);
    let known: BTreeSet<String> = error.rsplit(": ").next().unwrap().split(", ").map(String::from).collect();
    let mut listed: BTreeSet<String> = column("head", 0).into_iter().collect();
    assert!(listed.remove("deska 1") && listed.remove("--"));
    assert_eq!(listed, known);
}

#[test]
fn every_game_has_its_chapter() {
    for id in GameId::ALL {
        with_game!(*id, G => chapter::<G>());
    }
}

fn chapter<G: Game>() {
    let (info, id) = (G::INFO, G::INFO.id);
    let seats = table(&format!("{id} seats"));
    let sign = |i: usize| info.signs.get(i).map_or(i.to_string(), ToString::to_string);
    let signs = if info.signs.is_empty() { 6 } else { info.signs.len() };
    let wanted: Vec<Vec<String>> = vec![
        vec!["seats".into(), format!("{} to {}", info.min_seats, info.max_seats)],
        vec!["signs".into(), (0..signs).map(|i| format!("{i} {}", sign(i))).collect::<Vec<_>>().join(", ")],
    ];
    assert_eq!(seats, wanted);

    let field =
        |f: &options::OptionField| vec![f.name.into(), f.values.join(", "), f.values[f.default].into()];
    let options: Vec<Vec<String>> = <G::Options as OptionSheet>::FIELDS.iter().map(field).collect();
    let listed: Vec<_> = table(&format!("{id} options")).into_iter().map(|row| row[..3].to_vec()).collect();
    assert_eq!(listed, options);

    let codes: Vec<&str> = <G::Refusal as Refusal>::ALL.iter().map(|r| r.code()).collect();
    assert_eq!(column(&format!("{id} refusals"), 0), codes);

    for row in table(&format!("{id} notation")) {
        let action: G::Action = row[0].parse().unwrap_or_else(|reason| panic!("{}: {reason}", row[0]));
        assert_eq!(action.to_string(), row[0], "the manual writes actions as the program does");
    }
    keys::<G>();
}

/// The kinds of values a key had in random games must be those of the manual, example included.
fn keys<G: Game>() {
    let (mut seen, mut phases) = (BTreeMap::<String, BTreeSet<&str>>::new(), BTreeSet::new());
    for seed in 0..4 {
        let usual = G::Options::default();
        for seats in (G::INFO.min_seats..=G::INFO.max_seats).filter(|seats| usual.fits(*seats).is_ok()) {
            let (mut game, mut dice) = (G::start(&G::Options::default(), seats), Dice::new(seed));
            while let Some(action) = entry(&game, &mut dice) {
                see(&game, &mut seen, &mut phases);
                game.apply(&action, &mut NoEvents);
            }
            see(&game, &mut seen, &mut phases);
        }
    }
    let mut listed = BTreeMap::new();
    for row in table(&format!("{} keys", G::INFO.id)) {
        let kinds: BTreeSet<String> = row[1].split(" or ").map(String::from).collect();
        let example: Value = serde_json::from_str(&row[2]).unwrap_or_else(|e| panic!("{}: {e}", row[0]));
        assert!(kinds.contains(kind(&example)), "{}: the example is no {}", row[0], row[1]);
        listed.insert(row[0].clone(), kinds);
    }
    let seen: BTreeMap<_, BTreeSet<String>> =
        seen.into_iter().map(|(k, v)| (format!("/{k}"), v.into_iter().map(String::from).collect())).collect();
    assert_eq!(listed, seen);
    let listed: BTreeSet<_> = column(&format!("{} phases", G::INFO.id), 0).into_iter().collect();
    assert!(phases.is_subset(&listed), "{phases:?}");
}

fn entry<G: Game>(game: &G, dice: &mut Dice) -> Option<G::Action> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(game.roll(dice)),
        Turn::Seat(_) => game.random(dice),
    }
}

fn see<G: Game>(
    game: &G,
    seen: &mut BTreeMap<String, BTreeSet<&'static str>>,
    phases: &mut BTreeSet<String>,
) {
    for (key, value) in game.json().as_object().unwrap() {
        seen.entry(key.clone()).or_default().insert(kind(value));
    }
    phases.insert(game.phase().to_string());
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true/false",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "object",
    }
}

#[test]
fn every_phase_of_tigris_is_in_the_manual() {
    let (seat, at) = (Seat::new(0), Cell { x: 0, y: 0 });
    let conflict = |kind| Conflict { kind, color: Color::Red, attacker: seat, defender: Seat::new(1) };
    let (revolt, war) = (conflict(ConflictKind::Revolt), conflict(ConflictKind::War { at }));
    let all = [
        Phase::Deal(seat),
        Phase::First,
        Phase::Action,
        Phase::Attack(revolt),
        Phase::Defend { conflict: revolt, support: 0 },
        Phase::Attack(war),
        Phase::Defend { conflict: war, support: 0 },
        Phase::ChooseConflict { at },
        Phase::Monument { at },
        Phase::Treasure(seat),
        Phase::Swap { count: 1 },
        Phase::Refill(seat),
        Phase::Over(Ending::Bag),
    ];
    for phase in &all {
        // A new phase does not compile here until it is listed above.
        match phase {
            Phase::Deal(_) | Phase::First | Phase::Action | Phase::Attack(_) | Phase::Defend { .. } => {}
            Phase::ChooseConflict { .. } | Phase::Monument { .. } | Phase::Treasure(_) => {}
            Phase::Swap { .. } | Phase::Refill(_) | Phase::Over(_) => {}
        }
    }
    let names: BTreeSet<String> = all.iter().map(|phase| phase.name().to_string()).collect();
    assert_eq!(column("tigris phases", 0).into_iter().collect::<BTreeSet<_>>(), names);
}

#[test]
fn every_phase_of_carcassonne_is_in_the_manual() {
    use carcassonne::{Cell, Kind, Phase};
    let at = Cell::new(0, 0);
    let all = [
        Phase::First,
        Phase::Draw,
        Phase::Place(Kind::START),
        Phase::Action { at },
        Phase::Capture { at, tower: at },
        Phase::Late,
        Phase::Over,
    ];
    for phase in &all {
        // A new phase does not compile here until it is listed above.
        match phase {
            Phase::First | Phase::Draw | Phase::Place(_) | Phase::Action { .. } => {}
            Phase::Capture { .. } | Phase::Late | Phase::Over => {}
        }
    }
    let names: BTreeSet<String> = all.iter().map(|phase| phase.name().to_string()).collect();
    assert_eq!(column("carcassonne phases", 0).into_iter().collect::<BTreeSet<_>>(), names);
}

#[test]
fn every_phase_of_taj_mahal_is_in_the_manual() {
    use taj_mahal::Phase;
    let all = [
        Phase::Provinces,
        Phase::Bonus,
        Phase::Deal(Seat::new(0)),
        Phase::Supply,
        Phase::Dummy,
        Phase::First,
        Phase::Turn,
        Phase::Place,
        Phase::CardTile,
        Phase::FreeCard,
        Phase::Take,
        Phase::Over,
    ];
    for phase in &all {
        // A new phase does not compile here until it is listed above.
        match phase {
            Phase::Provinces
            | Phase::Bonus
            | Phase::Deal(_)
            | Phase::Supply
            | Phase::Dummy
            | Phase::First => {}
            Phase::Turn | Phase::Place | Phase::CardTile | Phase::FreeCard | Phase::Take | Phase::Over => {}
        }
    }
    let names: BTreeSet<String> = all.iter().map(|phase| phase.name().to_string()).collect();
    assert_eq!(column("taj_mahal phases", 0).into_iter().collect::<BTreeSet<_>>(), names);
}

#[test]
fn every_phase_of_java_is_in_the_manual() {
    use deska::games::java::Phase;
    let (seat, at) = (Seat::new(0), "G7".parse().unwrap());
    let all = [
        Phase::Deal(seat),
        Phase::FirstOpen,
        Phase::First,
        Phase::Main,
        Phase::Draw,
        Phase::Open,
        Phase::Auction { palace: at, bidder: seat },
        Phase::Over,
    ];
    for phase in &all {
        // A new phase does not compile here until it is listed above.
        match phase {
            Phase::Deal(_) | Phase::FirstOpen | Phase::First | Phase::Main => {}
            Phase::Draw | Phase::Open | Phase::Auction { .. } | Phase::Over => {}
        }
    }
    let names: BTreeSet<String> = all.iter().map(|phase| phase.name().to_string()).collect();
    assert_eq!(column("java phases", 0).into_iter().collect::<BTreeSet<_>>(), names);
}

#[test]
fn every_phase_of_elementaris_is_in_the_manual() {
    use deska::games::elementaris::{Ending, Phase};
    let all = [
        Phase::Placement,
        Phase::Activation,
        Phase::Disband,
        Phase::Free,
        Phase::Vote(Seat::new(1)),
        Phase::Over(Ending::Agreement),
    ];
    for phase in &all {
        // A new phase does not compile here until it is listed above.
        match phase {
            Phase::Placement | Phase::Activation | Phase::Disband => {}
            Phase::Free | Phase::Vote(_) | Phase::Over(_) => {}
        }
    }
    let names: BTreeSet<String> = all.iter().map(|phase| phase.name().to_string()).collect();
    assert_eq!(column("elementaris phases", 0).into_iter().collect::<BTreeSet<_>>(), names);
}

#[test]
fn the_limit_of_the_table_is_computed_as_the_manual_says() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap();
    let (code, manual) = (read("xtask/src/sizes.rs"), read("docs/performance.md"));
    assert!(code.contains("(632 + 106 * all) * 105 / 100"));
    assert!(manual.contains("632 KB and 106 KB a game, plus five percent"));
}
