//! Arbitrary text as a record: it plays, or a fault says where it is wrong. What was played is written and played
//! again to an equal session. Never a panic.

#![no_main]

use deska::games::tigris::{Action, Options, Tigris};
use deska::grid::square::Cell;
use deska::table::record::{self, Fault, Record};
use deska::table::{Game, options};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    whole(text);
    // The deeper readers, without waiting for the fuzzer to find a head.
    whole(&format!("deska 1\ngame tigris\nseats 2\n--\n{text}"));
    whole(&format!("deska 1\ngame tigris\nseats 3\nposition\n{text}\n--\n"));
    let _ = options::read::<Options>(text);
    for line in text.lines() {
        if let Ok(action) = line.parse::<Action>() {
            assert_eq!(action.to_string().parse(), Ok(action), "{line}");
        }
        if let Ok(cell) = line.parse::<Cell>() {
            assert_eq!(cell.to_string().parse(), Ok(cell), "{line}");
        }
    }
});

fn whole(text: &str) {
    let played = match Record::parse(text).and_then(|record| record::play::<Tigris>(&record)) {
        Ok(played) => played,
        Err(fault) => return sound(&fault),
    };
    played.failed.iter().chain(&played.broken).for_each(sound);
    let written = record::write(&played.session);
    let again = Record::parse(&written).and_then(|record| record::play::<Tigris>(&record));
    let again = again.unwrap_or_else(|fault| panic!("{fault}\n{written}"));
    assert_eq!(again.broken, None, "{written}");
    assert_eq!(again.session.game(), played.session.game(), "{written}");
    let game = played.session.game();
    let position = game.write_position();
    let read = Tigris::read_position(&played.session.head.options, game.seats(), &position);
    assert_eq!(read.as_ref(), Ok(game), "{position}");
}

fn sound(fault: &Fault) {
    assert!(fault.line >= 1 && fault.column >= 1 && !fault.reason.is_empty(), "{fault:?}");
}
