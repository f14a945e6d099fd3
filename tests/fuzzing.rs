//! The fuzz targets (`fuzz/`) on inputs from a fixed seed, without a fuzzer: they compile, and their inputs reach
//! every kind of action.

#[path = "fuzzing/entries.rs"]
mod entries;
#[path = "fuzzing/record.rs"]
mod record_text;

use std::collections::BTreeSet;
use std::fs;

use deska::games::GameId;
use deska::table::{Dice, record};

use crate::laws::{texts, verbs};
use crate::records;

use entries::Fuzzed;
use texts::{Lexicon, verb};

/// The maximum number of entries of an input, and the bytes before them that choose the table, the moment and the seed.
const ENTRIES: u32 = 60;
const HEAD: u32 = 14;

fn bytes(head: u32, dice: &mut Dice) -> Vec<u8> {
    let entries = 1 + dice.below(ENTRIES);
    (0..head + 4 * entries).map(|_| dice.below(256) as u8).collect()
}

/// Arbitrary entries of a game, half of them from the start as the fuzzer makes them, half from the middle of a
/// record, which random games hardly reach. Each verb of the notation occurs; many of the actions are allowed
/// and many are refused.
fn entries_of<G: Fuzzed>(inputs: usize) {
    let (mut dice, mut met) = (Dice::new(35), entries::Met::default());
    let game = GameId::ALL.iter().position(|id| id.info() == G::INFO).expect("a game of the family") as u8;
    let records: Vec<_> =
        records::all().into_iter().filter(|(_, record)| record.game == G::INFO.id).collect();
    for number in 0..inputs {
        // The last printed line belongs to the failing input.
        if number % 2 == 0 {
            println!("{}, input {number}", G::INFO.id);
            entries::run(&[vec![game], bytes(HEAD, &mut dice)].concat(), &mut met);
        } else {
            let (name, record) = dice.pick(&records).expect("a game has records");
            println!("{name}, input {number}");
            let session = record::play::<G>(record).expect("a record plays").session;
            let moment = session.at(dice.below(session.len() as u32 + 1) as usize);
            entries::from(&moment, &session.head.options, 0, &bytes(4, &mut dice), &mut met);
        }
    }
    println!("{met:?}");
    let wanted: BTreeSet<&str> = G::VERBS.iter().map(|text| verb(text)).collect();
    let missed: Vec<&str> = wanted.into_iter().filter(|verb| !met.verbs.contains(*verb)).collect();
    assert_eq!(missed, [""; 0], "verbs that no entry was made with: {met:?}");
    assert!(met.allowed > inputs && met.refused > inputs && met.over > inputs / 50, "{met:?}");
}

#[test]
fn arbitrary_entries_in_tigris() {
    entries_of::<deska::games::tigris::Tigris>(2000);
}

#[test]
fn arbitrary_entries_in_carcassonne() {
    entries_of::<deska::games::carcassonne::Carcassonne>(2000);
}

#[test]
fn arbitrary_entries_in_taj_mahal() {
    entries_of::<deska::games::taj_mahal::TajMahal>(2000);
}

#[test]
fn arbitrary_entries_in_java() {
    entries_of::<deska::games::java::Java>(2000);
}

#[test]
fn arbitrary_entries_in_elementaris() {
    entries_of::<deska::games::elementaris::Elementaris>(2000);
}

/// The text with some lines changed: a word, number or letter replaced, or the line deleted, doubled or moved.
fn spoiled(text: &str, lexicon: &Lexicon, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for _ in 0..dice.below(4) {
        let at = dice.below(lines.len() as u32) as usize;
        let other = dice.below(lines.len() as u32) as usize;
        match dice.below(8) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other].clone()),
            2 => lines.swap(at, other),
            _ => lines[at] = lexicon.changed(&lines[at], dice),
        }
    }
    lines.join("\n")
}

/// The records of the rule files, most of them slightly damaged.
#[test]
fn arbitrary_records() {
    let (mut dice, mut met) = (Dice::new(35), record_text::Met::default());
    let files = records::files();
    let mut lexicon = Lexicon::default();
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    texts.iter().flat_map(|text| text.lines()).for_each(|line| lexicon.learn(line));
    for number in 0..2000 {
        let at = dice.below(texts.len() as u32) as usize;
        println!("{}, input {number}", files[at].display());
        record_text::run(&spoiled(&texts[at], &lexicon, &mut dice), &mut met);
    }
    println!("{met:?}");
    assert!(met.played > 500 && met.broken > 500 && met.refused > 500 && met.entries > 1000, "{met:?}");
}
