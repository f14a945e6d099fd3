//! Texts from outside: each is read, or refused with a place and a reason. Never a panic.

use std::fs;
use std::path::Path;

use deska::games::tigris::Cell;
use deska::games::tigris::{Action, Options, Tigris};
use deska::table::record::{self, Record, RecordError};
use deska::table::{Bag, Game, options};
use proptest::prelude::*;

/// Records to spoil: a conflict, monuments, treasures, and a game from its set-up.
const RECORDS: [&str; 4] =
    ["w02-war-two-colours", "w25-several-squares", "w27-corner-and-choice", "r00-set-up-standard"];

fn text(n: usize) -> String {
    let file = format!("tests/records/tigris/{}.deska", RECORDS[n % RECORDS.len()]);
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a record")
}

/// The position of an error is inside the text, and its reason is short and printable.
pub fn sound(error: &RecordError, text: &str) {
    let lines = text.replace("\r\n", "\n").split(['\n', '\r']).count();
    let placed = (1..=lines).contains(&error.line) && error.column >= 1;
    let shown = !error.reason.is_empty() && error.reason.chars().count() < 1000;
    let is_visible = !error.reason.chars().any(char::is_control);
    assert!(placed && shown && is_visible, "{error:?} in\n{text}");
}

/// A word longer than any that means something.
pub const LONG: &str = match std::str::from_utf8(&[b'9'; 5000]) {
    Ok(long) => long,
    Err(_) => "",
};

/// Reads and plays a text; its errors are valid, and a played record can be written and played again.
fn read(text: &str) {
    let played = match Record::parse(text).and_then(|record| record::play::<Tigris>(&record)) {
        Ok(played) => played,
        Err(error) => return sound(&error, text),
    };
    played.failed.iter().chain(&played.broken).for_each(|error| sound(error, text));
    let written = record::write(&played.session);
    let again = Record::parse(&written).and_then(|record| record::play::<Tigris>(&record));
    let again = again.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert!(again.broken.is_none(), "{:?}\n{written}", again.broken);
    assert_eq!(again.session.game(), played.session.game());
}

/// A change of a text: the bytes at a place are deleted, added or replaced, or two lines change places.
#[derive(Clone, Debug)]
enum Spoil {
    Delete(usize, usize),
    Insert(usize, Vec<u8>),
    Replace(usize, u8),
    Swap(usize, usize),
}

fn spoil() -> impl Strategy<Value = Spoil> {
    let words = prop::sample::select(vec![
        " ",
        "\n",
        "\t",
        "#",
        "--",
        "0",
        "9",
        "99999999999",
        "*",
        "r*",
        "K0",
        "(g)",
        "position",
        "hand 0 6r",
        "seats 4",
        "\u{feff}",
        "ř",
        "expect /x",
        "* roll\n",
        "0 pass\n",
        "A1",
        "options english=on\n",
        "actions 1",
        "bag 0",
        "phase treasure 0\n",
        "sealed 99999999",
        "\u{202e}\u{7}",
        LONG,
    ]);
    prop_oneof![
        (any::<usize>(), 1..20usize).prop_map(|(at, n)| Spoil::Delete(at, n)),
        (any::<usize>(), words).prop_map(|(at, word)| Spoil::Insert(at, word.as_bytes().to_vec())),
        (any::<usize>(), any::<Vec<u8>>()).prop_map(|(at, bytes)| Spoil::Insert(at, bytes)),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Spoil::Replace(at, byte)),
        (any::<usize>(), any::<usize>()).prop_map(|(a, b)| Spoil::Swap(a, b)),
    ]
}

fn spoiled(text: &str, how: &Spoil) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = |at: usize| at % (text.len() + 1);
    match how {
        Spoil::Delete(at, n) => drop(bytes.drain(place(*at)..(place(*at) + n).min(text.len()))),
        Spoil::Insert(at, new) => drop(bytes.splice(place(*at)..place(*at), new.iter().copied())),
        Spoil::Replace(at, byte) => bytes.iter_mut().skip(place(*at)).take(1).for_each(|b| *b = *byte),
        Spoil::Swap(a, b) => {
            let mut lines: Vec<&str> = text.lines().collect();
            let count = lines.len().max(1);
            if !lines.is_empty() {
                lines.swap(a % count, b % count);
            }
            return lines.join("\n");
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_record_plays_or_says_where_it_is_wrong(
        n in 0..RECORDS.len(),
        spoils in prop::collection::vec(spoil(), 1..6),
    ) {
        read(&spoils.iter().fold(text(n), |text, how| spoiled(&text, how)));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), lines in "[ -~\n]{0,200}") {
        for text in [&text, &lines] {
            read(text);
            read(&format!("deska 1\ngame tigris\nseats 2\n{text}\n--\n"));
            read(&format!("deska 1\ngame tigris\nseats 3\n--\n{text}\n"));
            read(&format!("deska 1\ngame tigris\nseats 2\nposition\n{text}\n--\n0 pass\n"));
            let _ = options::read::<Options>(text);
            for seats in 2..=4 {
                if let Err(error) = Tigris::read_position(&Options::default(), seats, text) {
                    prop_assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty(), "{error:?}");
                }
            }
        }
    }

    #[test]
    fn any_word_is_an_action_a_cell_or_refused(
        noise in any::<String>(),
        word in "(king|priest|farmer|trader|temple|farm|market|settlement|k|r|b|g)? ?[a-zA-Z]?[0-9]{0,3}",
        verb in "(swap|support|conflict|monument|treasures|draw|first|catastrophe|pass|decline)( [a-z0-9-]{0,9}){0,3}",
    ) {
        for text in [noise, word, verb] {
            match text.parse::<Action>() {
                Ok(action) => prop_assert_eq!(action.to_string().parse(), Ok(action), "{}", text),
                Err(reason) => prop_assert!(reason.ends_with('.'), "{}", reason),
            }
            match text.parse::<Cell>() {
                Ok(cell) => prop_assert_eq!(cell.to_string().parse(), Ok(cell)),
                Err(reason) => prop_assert!(!reason.is_empty()),
            }
            let letters = ['k', 'r', 'b', 'g'];
            if let Some(bag) = Bag::parse(&text, &letters) {
                prop_assert_eq!(Bag::parse(&bag.text(&letters), &letters), Some(bag));
            }
        }
    }
}
