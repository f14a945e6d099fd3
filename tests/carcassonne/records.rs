//! Every record of the game plays and holds; together they reach every worked example, every ruling that a record can
//! show, every refusal and every ending.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use deska::games::carcassonne::{Carcassonne, Ending, Event};
use deska::table::record::{self, Item, Record};
use deska::table::{Game, Refusal};

fn all() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/carcassonne");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let record = Record::parse(&fs::read_to_string(path).unwrap());
        (name.clone(), record.unwrap_or_else(|fault| panic!("{name}: {fault}")))
    };
    files.iter().map(read).collect()
}

#[test]
fn every_record_of_carcassonne_plays_and_holds() {
    let mut faults = Vec::new();
    for (name, record) in all() {
        match record::judge::<Carcassonne>(&record) {
            Err(fault) => faults.push(format!("{name}: {fault}")),
            Ok(played) => {
                faults.extend(played.failed.iter().chain(&played.broken).map(|f| format!("{name}: {f}")));
                assert!(played.held > 0, "{name} expects nothing");
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_worked_example_of_carcassonne_is_a_record() {
    let names: Vec<String> = all().into_iter().map(|(name, _)| name).collect();
    // W15, W16 and W19 are no games: see the tests of range and of tiles.
    for n in (1..=26).filter(|n| ![15, 16, 19].contains(n)) {
        let prefix = format!("w{n:02}-");
        assert!(names.iter().any(|name| name.starts_with(&prefix)), "{prefix} is missing");
    }
}

/// Rulings that other tests or worked examples show: what they say holds for every game, or for the tiles.
const ELSEWHERE: &[(usize, &str)] = &[
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
];

#[test]
fn every_ruling_is_shown() {
    let records = all();
    for n in 1..=54 {
        let named = |title: &str| {
            let words = title.split([' ', ',']).map(str::to_string);
            words.into_iter().any(|word| word == format!("R{n}"))
        };
        let shown = records.iter().any(|(_, record)| named(&record.title));
        assert!(shown || ELSEWHERE.iter().any(|(other, _)| *other == n), "ruling {n} is shown nowhere");
    }
}

#[test]
fn every_refusal_and_every_ending_of_carcassonne_is_reached() {
    let (mut codes, mut last_tile, mut nothing_fits) = (BTreeSet::new(), 0, 0);
    for (_, record) in all() {
        for line in &record.items {
            if let Item::Refuse { code, .. } = &line.item {
                codes.insert(code.clone());
            }
        }
        let played = record::play::<Carcassonne>(&record).unwrap();
        for event in played.session.steps().iter().flat_map(|step| &step.events) {
            match event {
                Event::GameOver { ending: Ending::LastTile } => last_tile += 1,
                Event::GameOver { ending: Ending::NothingFits } => nothing_fits += 1,
                _ => {}
            }
        }
    }
    let wanted: BTreeSet<String> =
        <Carcassonne as Game>::Refusal::ALL.iter().map(|r| r.code().to_string()).collect();
    assert_eq!(codes, wanted);
    assert!(last_tile > 0 && nothing_fits > 0);
}
