//! Every record under `tests/records` plays to its end and all its expectations hold. Together the records of a
//! game cover every worked example of its rule file, every refusal and every way of ending.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use deska::games::GameId;
use deska::table::record::{self, Item, Record};
use deska::table::{Game, Refusal, Turn};
use deska::with_game;

/// Every `*.deska` below a folder, in order.
fn below(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(below(&path));
        } else if path.extension().is_some_and(|e| e == "deska") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The files of all records, in order.
pub fn files() -> Vec<PathBuf> {
    below(&folder())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// Every record with the path below `tests/records`.
pub fn all() -> Vec<(String, Record)> {
    let root = folder();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let record = Record::parse(&fs::read_to_string(&path).unwrap());
        (name.clone(), record.unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    files().into_iter().map(read).collect()
}

fn play<G: Game>(name: &str, record: &Record) {
    let played = record::verify::<G>(record).unwrap_or_else(|error| panic!("{name}: {error}"));
    let faults: Vec<_> = played.failed.iter().chain(&played.broken).map(|f| format!("{name}: {f}")).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(played.fulfilled > 0, "{name} expects nothing");
    let again = record::write(&played.session);
    let again = record::play::<G>(&Record::parse(&again).unwrap()).unwrap();
    assert_eq!(again.session.game(), played.session.game(), "{name} written and read again");
}

#[test]
fn every_record_replays_and_meets_its_expectations() {
    let all = all();
    assert!(all.len() >= 60);
    for (name, record) in all {
        let game = GameId::named(&record.game).unwrap_or_else(|| panic!("{name}: unknown game"));
        with_game!(game, G => play::<G>(&name, &record));
    }
}

/// The numbered items of a rule file, and those that need no record.
struct RuleFile {
    game: GameId,
    /// Worked examples: `W01` up to this number.
    examples: usize,
    /// Worked examples that are not games, and their tests.
    no_games: &'static [(usize, &'static str)],
    /// Rulings: `R1` up to this number; 0 if records are not named after them.
    rulings: usize,
    /// Rulings covered by other tests or worked examples.
    elsewhere: &'static [(usize, &'static str)],
    /// The endings of a game, as in its last event.
    endings: &'static [&'static str],
}

const RULE_FILES: &[RuleFile] = &[
    RuleFile {
        game: GameId::Tigris,
        examples: 36,
        no_games: &[],
        rulings: 0,
        elsewhere: &[],
        endings: &["GameOver { ending: Bag }", "GameOver { ending: Treasures }"],
    },
    RuleFile {
        game: GameId::Carcassonne,
        examples: 26,
        no_games: &[(15, "range"), (16, "range"), (19, "tiles")],
        rulings: 54,
        elsewhere: &[
            (7, "W8, declined"),
            (8, "W8, the first piece"),
            (10, "W14"),
            (14, "W9"),
            (17, "W10, W17, W22"),
            (19, "W17"),
            (23, "W11"),
            (29, "W1"),
            (36, "tiles: TM"),
            (37, "tiles: C, S, T, TP"),
            (45, "figure kinds, in effects"),
            (47, "W23"),
            (53, "tiles: pennants"),
        ],
        endings: &["GameOver { ending: LastTile }", "GameOver { ending: NothingFits }"],
    },
    RuleFile {
        game: GameId::TajMahal,
        examples: 23,
        no_games: &[],
        rulings: 53,
        elsewhere: &[
            (27, "laws: who has not withdrawn has no palace in the present province"),
            (41, "laws: tokens"),
            (46, "table talk needs no function"),
        ],
        endings: &["GameOver"],
    },
    RuleFile {
        game: GameId::Java,
        examples: 26,
        no_games: &[],
        rulings: 55,
        elsewhere: &[(1, "map"), (2, "map"), (44, "laws: no card is lost")],
        endings: &["GameOver { reason: LastTile }", "GameOver { reason: NoLand }"],
    },
    RuleFile {
        game: GameId::Elementaris,
        examples: 24,
        no_games: &[],
        rulings: 66,
        elsewhere: &[(28, "laws: ships"), (36, "battle: the whole table"), (47, "map: orbs of each element")],
        endings: &[
            "GameOver { ending: Agreement }",
            "GameOver { ending: Domination }",
            "GameOver { ending: LastRuler }",
            "GameOver { ending: RoundLimit }",
        ],
    },
];

/// Every game of the catalogue with the names of its records (without the folder) and the records.
fn games() -> impl Iterator<Item = (&'static RuleFile, Vec<(String, Record)>)> {
    let all = all();
    GameId::ALL.iter().map(move |id| {
        let file = RULE_FILES.iter().find(|file| file.game == *id);
        let folder = format!("{}/", id.info().id);
        let mine = all.iter().filter(|(_, record)| record.game == id.info().id);
        let name = |name: &str| {
            name.strip_prefix(&folder).expect("a record lies in the folder of its game").to_string()
        };
        let mine = mine.map(|(path, record)| (name(path), record.clone())).collect();
        (file.unwrap_or_else(|| panic!("{} has no rule file here", id.info().id)), mine)
    })
}

#[test]
fn every_worked_example_of_every_rule_file_is_a_record() {
    for (file, records) in games() {
        for n in (1..=file.examples).filter(|n| file.no_games.iter().all(|(other, _)| other != n)) {
            let prefix = format!("w{n:02}-");
            let shown = records.iter().any(|(name, _)| name.starts_with(&prefix));
            assert!(shown, "{prefix} of {:?} is missing", file.game);
        }
        let beyond = format!("w{:02}-", file.examples + 1);
        assert!(records.iter().all(|(name, _)| !name.starts_with(&beyond)), "{beyond} of {:?}", file.game);
    }
}

#[test]
fn every_ruling_is_shown() {
    for (file, records) in games() {
        for n in 1..=file.rulings {
            let named = |title: &str| title.split([' ', ',']).any(|word| word == format!("R{n}"));
            let shown = records.iter().any(|(_, record)| named(&record.title));
            let elsewhere = file.elsewhere.iter().any(|(other, _)| *other == n);
            assert!(shown != elsewhere, "ruling {n} of {:?} is shown by a record or elsewhere", file.game);
        }
    }
}

/// The codes that records expect, and how games of records ended.
fn reached<G: Game>(records: &[(String, Record)]) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut codes, mut endings) = (BTreeSet::new(), BTreeSet::new());
    for (name, record) in records {
        codes.extend(record.items.iter().filter_map(|line| match &line.item {
            Item::Refuse { code, .. } => Some(code.clone()),
            _ => None,
        }));
        let played = record::play::<G>(record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let last = played.session.steps().last().and_then(|step| step.events.last());
        if played.session.game().turn() == Turn::Over {
            endings.extend(last.map(|event| format!("{event:?}")));
        }
    }
    (codes, endings)
}

#[test]
fn every_refusal_and_every_ending_of_every_game_is_reached() {
    for (file, records) in games() {
        let (codes, endings) = with_game!(file.game, G => reached::<G>(&records));
        let wanted: BTreeSet<String> = with_game!(file.game, G => {
            <G as Game>::Refusal::ALL.iter().map(|refusal| refusal.code().to_string()).collect()
        });
        assert_eq!(codes, wanted, "refusals of {:?}", file.game);
        assert!(endings.iter().eq(file.endings), "{:?} ended with {endings:?}", file.game);
    }
}
