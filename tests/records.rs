//! Every record under `tests/records` plays to its end and all its expectations hold; together they reach every
//! refusal and every way of ending.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use deska::games::GameId;
use deska::games::tigris::Tigris;
use deska::table::record::{self, Item, Record};
use deska::table::{Game, Refusal};
use deska::with_game;

/// Every `*.deska` below a folder, in order.
fn records(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(records(&path));
        } else if path.extension().is_some_and(|e| e == "deska") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn all() -> Vec<(String, Record)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let record = Record::parse(&fs::read_to_string(&path).unwrap());
        (name.clone(), record.unwrap_or_else(|fault| panic!("{name}: {fault}")))
    };
    records(&root).into_iter().map(read).collect()
}

fn play<G: Game>(name: &str, record: &Record) {
    let played = record::judge::<G>(record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let faults: Vec<_> = played.failed.iter().chain(&played.broken).map(|f| format!("{name}: {f}")).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(played.held > 0, "{name} expects nothing");
    let again = record::write(&played.session);
    let again = record::play::<G>(&Record::parse(&again).unwrap()).unwrap();
    assert_eq!(again.session.game(), played.session.game(), "{name} written and read again");
}

#[test]
fn every_record_plays_and_holds() {
    let all = all();
    assert!(all.len() >= 60);
    for (name, record) in all {
        let game = GameId::named(&record.game).unwrap_or_else(|| panic!("{name}: unknown game"));
        with_game!(game, G => play::<G>(&name, &record));
    }
}

#[test]
fn every_worked_example_is_a_record() {
    let names: Vec<String> = all().into_iter().map(|(name, _)| name).collect();
    for n in 1..=36 {
        let prefix = format!("tigris/w{n:02}-");
        assert!(names.iter().any(|name| name.starts_with(&prefix)), "{prefix} is missing");
    }
}

#[test]
fn every_refusal_and_every_ending_is_reached() {
    let mut codes = BTreeSet::new();
    let mut endings = BTreeSet::new();
    for (_, record) in all().into_iter().filter(|(_, r)| r.game == "tigris") {
        for line in &record.items {
            if let Item::Refuse { code, .. } = &line.item {
                codes.insert(code.clone());
            }
        }
        let played = record::play::<Tigris>(&record).unwrap();
        endings.insert(played.session.game().json()["game_over"].to_string());
    }
    let wanted: BTreeSet<String> =
        <Tigris as Game>::Refusal::ALL.iter().map(|r| r.code().to_string()).collect();
    assert_eq!(wanted.difference(&codes).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(endings, ["\"bag\"", "\"treasures\"", "null"].map(String::from).into());
}
