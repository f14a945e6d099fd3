//! The option sheet (rules: carcassonne 9): options without effect, valid seat counts, and the covering set of sheets.

use std::collections::BTreeSet;

use deska::games::carcassonne::{Carcassonne, Options};
use deska::games::{game_module, tigris};
use deska::table::Seat;
use deska::table::options::{self, OptionSheet};
use deska::table::record::{self, Record, RecordErrorKind};

fn idle(sheet: &str) -> Vec<&'static str> {
    let sheet: Options = options::read(sheet).expect("a sheet");
    sheet.idle(2).into_iter().map(|field| Options::FIELDS[field].name).collect()
}

#[test]
fn options_without_effect_are_known() {
    let tower = ["tower_gaps", "ransom", "tower_first_floor", "tower_range", "ransom_window"];
    assert_eq!(idle("tower=off"), tower);
    assert_eq!(idle("tower=tiles ransom=off"), tower);
    assert_eq!(idle("ransom=off"), ["ransom_window"]);
    assert_eq!(idle("farmers=off"), [""; 0]);
}

#[test]
fn the_first_player_must_be_seated() {
    let begin = |options: &str, seats: usize| {
        let text = format!("deska 1\ngame carcassonne\nseats {seats}\noptions {options}\n--\n");
        record::begin::<Carcassonne>(&Record::parse(&text).expect("a record")).map(|_| ())
    };
    for seats in 2..=6 {
        for first in 0..6 {
            let begun = begin(&format!("first_player={first}"), seats);
            assert_eq!(begun.is_ok(), first < seats, "{first} of {seats}");
        }
        assert_eq!(begin("", seats), Ok(()));
    }
    let error = begin("first_player=4", 2).expect_err("seat 4 of 2");
    assert_eq!((error.kind, error.line, error.column), (RecordErrorKind::Syntax, 4, 9));
    assert_eq!(error.reason, "`first_player` is 4, but the seats are 0 to 1");
}

#[test]
fn the_lobby_begins_no_game_that_does_not_fit() {
    let game = game_module("carcassonne").expect("it is in the catalogue");
    let mut form = crate::lobby::new(game.0, [1, 2, 3, 4, 5, 6], &[]);
    let field = Options::FIELDS.iter().position(|field| field.name == "first_player").expect("the option");
    assert!(game.begin(&form).is_some());
    form.options[field] = 3;
    assert!(game.begin(&form).is_none(), "seat 2 of 2");
    form.add();
    let begun = game.begin(&form).expect("seat 2 of 3");
    assert_eq!(begun.summary().to_move, Some(Seat::new(2)));
}

/// Among the covering sheets any two values of any two options meet.
#[test]
fn the_covering_sheets_cover_all_pairs() {
    let sheets = options::covering::<Options>();
    assert_eq!(sheets.first(), Some(&Options::default()));
    assert!(sheets.len() < 60, "{}", sheets.len());
    let fields = Options::FIELDS.len();
    let mut met = BTreeSet::new();
    for sheet in &sheets {
        let pairs = (0..fields).flat_map(|a| (a + 1..fields).map(move |b| (a, b)));
        met.extend(pairs.map(|(a, b)| (a, sheet.get(a), b, sheet.get(b))));
    }
    for a in 0..fields {
        for b in a + 1..fields {
            for value in 0..Options::FIELDS[a].values.len() {
                for other in 0..Options::FIELDS[b].values.len() {
                    assert!(met.contains(&(a, value, b, other)), "{a}={value} {b}={other}");
                }
            }
        }
    }
    let few = options::covering::<tigris::Options>();
    assert_eq!(few, options::all::<tigris::Options>(), "all where they are few");
}

#[test]
fn every_sheet_is_written_and_read() {
    for sheet in options::all::<Options>() {
        assert_eq!(options::read::<Options>(&options::write(&sheet)), Ok(sheet));
    }
}
